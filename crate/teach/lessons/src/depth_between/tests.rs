//! Checks the texts' claims by classes, by brute force where possible, and by many motions.

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{PairClass, Solid, examine};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Vector, brute_force};

use super::parts::{Kind, Parts};
use super::search::Search;
use super::separating_motion::SeparatingMotions;
use crate::shapes::direction;

const OVERLAPS: [f64; 15] = [
    1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0, 6.5, 7.0, 7.5, 8.0,
];
const TURNS: [f64; 5] = [0.0, 5.0, 10.0, 15.0, 20.0];
/// The rounding error of a length that is shown as computed.
const NOISE: f64 = 1e-9;

fn each(mut visit: impl FnMut(&Parts, &str)) {
    for kind in [Kind::Bracket, Kind::Peg] {
        for overlap in OVERLAPS {
            for turn in TURNS {
                let parts = Parts::new(kind, overlap, f64::to_radians(turn)).unwrap();
                visit(&parts, &format!("{kind:?} {overlap} {turn}°"));
            }
        }
    }
}

/// Returns the class that the review page would show.
fn class(parts: &Parts, by: &Vector) -> PairClass {
    let [a, b] = [&parts.a, &parts.b].map(|shape| Solid {
        shape,
        is_exact_mesh: true,
        unit: Unit::Mm,
    });
    let pose = parts.moved(by);
    let pairs = colliding_pairs(a.shape, b.shape, &pose, &SequentialExecutor).unwrap();
    examine(&a, &b, &pose, &pairs, &SequentialExecutor)
        .unwrap()
        .class
}

#[test]
fn the_interval_is_that_of_the_review_page_and_only_narrows() {
    each(|parts, what| {
        let search = Search::new(parts).unwrap();
        let [a, b] = [&parts.a, &parts.b].map(|shape| Solid {
            shape,
            is_exact_mesh: true,
            unit: Unit::Mm,
        });
        let pairs = brute_force::colliding_pairs(&parts.a, &parts.b, &parts.b_in_a);
        assert_eq!(search.pairs, pairs.len(), "{what}");
        let found = examine(&a, &b, &parts.b_in_a, &pairs, &SequentialExecutor).unwrap();
        assert_eq!(found.class, PairClass::Interferes, "{what}");
        assert_eq!(found.depth, Some(search.depth), "{what}");
        for two in search.steps.windows(2) {
            let is_narrower = two[0].lower <= two[1].lower && two[0].upper >= two[1].upper;
            assert!(
                is_narrower && two[0].visited <= two[1].visited,
                "{what}: {two:?}"
            );
        }
        let most = search.depth.lower * (1.0 + 1.0 / 32.0);
        assert!(search.depth.upper <= most + NOISE, "{what}");
        let [first, half] = [search.steps.first(), search.halfway()].map(Option::unwrap);
        let width = [first, half].map(|step| step.upper - step.lower);
        assert!(width[1] <= width[0] / 2.0, "{what}: {width:?}");
        assert!(half.visited < search.piece_count(), "{what}");
    });
}

/// Checks random motions up to the lower bound, and all motions that the lesson tries.
#[test]
fn no_motion_shorter_than_the_lower_bound_parts_them() {
    const SEED: u64 = 7;
    println!("seed {SEED}");
    let mut random = SplitMix64::seeded(SEED);
    each(|parts, what| {
        let search = Search::new(parts).unwrap();
        assert_eq!(search.still_interfering, search.tried.len(), "{what}");
        for _ in 0..10 {
            let by = direction(&mut random) * (random.uniform() * search.depth.lower);
            assert_eq!(class(parts, &by), PairClass::Interferes, "{what}: {by:?}");
        }
        let nearly = direction(&mut random) * (0.999 * search.depth.lower);
        assert_eq!(class(parts, &nearly), PairClass::Interferes, "{what}");
    });
}

#[test]
fn separating_motion_leaves_no_overlap() {
    let (mut stuck, mut shortened) = (0, 0);
    each(|parts, what| {
        let (search, ways) = (
            Search::new(parts).unwrap(),
            SeparatingMotions::new(parts).unwrap(),
        );
        for way in [&ways.hulls, &ways.back, &ways.push, ways.best()] {
            let parted = matches!(
                class(parts, &way.shift),
                PairClass::Touches | PairClass::Clear
            );
            assert_eq!(parted, way.is_separating, "{what}: {way:?}");
            assert!(
                !parted || way.length() >= search.depth.lower - NOISE,
                "{what}: {way:?}"
            );
        }
        assert!(
            ways.hulls.is_separating && ways.back.is_separating,
            "{what}"
        );
        // The motion goes back to the first contact: a little farther, and the parts interfere.
        assert_eq!(class(parts, &ways.back.shift), PairClass::Touches, "{what}");
        let farther = ways.back.shift * (1.0 - 1e-3);
        let is_less = ways.back.length() < ways.hulls.length() - NOISE;
        assert!(
            !is_less || class(parts, &farther) == PairClass::Interferes,
            "{what}"
        );
        stuck += usize::from(!ways.push.is_separating);
        shortened += usize::from(is_less);
    });
    println!("{stuck} pushes are stuck, {shortened} ways are shortened");
    assert!(stuck > 0 && shortened > 0);
}

/// Checks the bracket with a block that is not turned, for which both lengths are known.
#[test]
fn the_bracket_is_bounded_as_computed_by_hand() {
    for overlap in OVERLAPS {
        let parts = Parts::new(Kind::Bracket, overlap, 0.0).unwrap();
        let (search, ways) = (
            Search::new(&parts).unwrap(),
            SeparatingMotions::new(&parts).unwrap(),
        );
        let edge = overlap * f64::sqrt(2.0);
        // The depth is the block's edge, as long as it is nearer to the corner than to the arms' backs; else a wall's
        // thickness.
        let depth = edge.min(10.0 - overlap).max(overlap);
        let found = search.depth;
        assert!(
            found.lower <= depth + NOISE && found.upper >= depth - NOISE,
            "{overlap}"
        );
        assert!(
            found.upper <= found.lower * (1.0 + 1.0 / 32.0) + NOISE,
            "{overlap}"
        );
        let truth = shortest_motion(overlap);
        assert!((truth - edge).abs() < NOISE, "{overlap}: {truth}");
        assert!(
            (ways.best().length() - truth).abs() < NOISE,
            "{overlap}: {ways:?}"
        );
    }
}

/// Returns the length of the shortest separating motion, by brute force: the block is in an arm while the motion is inside a
/// box. The nearest point outside all boxes has coordinates of their sides, or none.
fn shortest_motion(overlap: f64) -> f64 {
    let (thick, long, wide) = (10.0, 30.0, 45.0);
    let side = 24.0;
    // Returns the interval along an axis in which the block overlaps an arm: from where it enters to where it leaves.
    let past = |begin: f64, end: f64| [begin - (side - overlap), end + overlap];
    let (across, along) = (past(-thick, 0.0), past(-thick, long));
    let boxes = [
        [across, [-wide, wide], along],
        [along, [-wide, wide], across],
    ];
    let choices = |axis: usize| {
        let sides = boxes.iter().flat_map(move |one| one[axis]);
        std::iter::once(0.0).chain(sides).collect::<Vec<f64>>()
    };
    let is_inside = |p: &Vector, one: &[[f64; 2]; 3]| {
        (0..3).all(|axis| one[axis][0] < p[axis] && p[axis] < one[axis][1])
    };
    let mut best = f64::INFINITY;
    for x in choices(0) {
        for y in choices(1) {
            for z in choices(2) {
                let by = Vector::new(x, y, z);
                if !boxes.iter().any(|one| is_inside(&by, one)) {
                    best = best.min(by.norm());
                }
            }
        }
    }
    best
}
