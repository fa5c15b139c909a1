//! Checks the texts against slow reliable answers, for every shape and at the ends of the parameters.

use nearpoint_geometry::brute_force;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{PairClass, UndecidedReason};
use nearpoint_geometry::shape::{Mesh, Shape, Soup};
use nearpoint_geometry::{Point, Pose};

use super::cells::{Cells, around_b};
use super::cut::{counts, curves, is_of_b, length, tetrahedra};
use super::steps::Steps;
use super::world::{NAMES, Pair, SHIFTS, TURNS, World};

fn worlds() -> impl Iterator<Item = (String, World)> {
    let [least, greatest, _] = SHIFTS;
    let places = NAMES
        .into_iter()
        .flat_map(move |name| [least, 8.0, 10.0, greatest].map(|shift| (name, shift)));
    let all =
        places.flat_map(|(name, shift)| [TURNS[0], 20.0, TURNS[1]].map(|turn| (name, shift, turn)));
    all.map(|(name, shift, turn)| {
        let what = format!("{name} at {shift}, turned by {turn}°");
        (what, World::new(name, shift, turn).unwrap())
    })
}

fn near(found: f64, expected: f64, what: &str) {
    let off = (found - expected).abs();
    assert!(off < 1e-8, "{what}: {found}, not {expected}");
}

fn off_surface(shape: &Shape, pose: &Pose, p: &Point) -> f64 {
    let dot = Soup {
        positions: vec![(*p).into()],
        triangles: vec![[0, 0, 0]],
        faces: Vec::new(),
    };
    let dot = Shape::build(Mesh::weld(dot).unwrap(), &SequentialExecutor);
    let (limit, mut warm) = (f64::INFINITY, WarmStart::default());
    let found = clearance(
        shape,
        &dot,
        &pose.inverse(),
        limit,
        &mut warm,
        &SequentialExecutor,
    );
    found.unwrap().unwrap().distance
}

#[test]
fn classes_agree_with_the_texts() {
    for (what, world) in worlds() {
        let World {
            inside,
            across,
            beside,
            open,
            ..
        } = &world;
        assert_eq!(inside.class(), PairClass::Interferes, "{what}");
        assert!(inside.pairs.is_empty(), "{what}");
        near(inside.volume(), inside.b.volume(), &what);
        let ray = ray_crossings(&inside.a, &inside.rightmost());
        assert_eq!((ray.winding, ray.crossings, ray.is_inside), (1, 1, true));

        assert_eq!(across.class(), PairClass::Interferes, "{what}");
        assert_eq!(across.stays_inside(), [true; 2], "{what}");

        assert_eq!(beside.class(), PairClass::Touches, "{what}");
        assert!(!beside.pairs.is_empty(), "{what}");
        assert!(beside.volume() == 0.0, "{what}");

        assert_eq!(open.class(), PairClass::Undecided, "{what}");
        assert_eq!(open.findings.undecided_reason, Some(UndecidedReason::OpenA));
        assert!(open.pairs.is_empty(), "{what}");
        assert!(
            !ray_crossings(&open.a, &open.rightmost()).is_inside,
            "{what}"
        );
    }
}

#[test]
fn pairs_and_volume_equal_brute_force() {
    for (what, world) in worlds() {
        for pair in [&world.inside, &world.across, &world.beside, &world.open] {
            let all = brute_force::colliding_pairs(&pair.a, &pair.b, &pair.pose);
            assert_eq!(pair.pairs, all, "{what}");
        }
        let Pair { a, b, pose, .. } = &world.across;
        near(
            world.across.volume(),
            brute_force::intersection_volume(a, b, pose),
            &what,
        );
    }
}

#[test]
fn cut_surface_is_closed() {
    for (what, world) in worlds() {
        let pair = &world.across;
        let body = pair.body().unwrap();
        let counts = counts(body);
        assert_eq!(counts.unmatched, 0, "{what}");
        assert_eq!(body.component_count(), 1, "{what}");
        let curves = curves(body);
        assert!(!curves.is_empty(), "{what}");
        for curve in &curves {
            assert!(curve.len() > 3 && curve.first() == curve.last(), "{what}");
            assert!(length(curve) > 1.0, "{what}");
            for p in curve {
                assert!(off_surface(&pair.a, &Pose::identity(), p) < 1e-9, "{what}");
                assert!(off_surface(&pair.b, &pair.pose, p) < 1e-9, "{what}");
            }
        }
        let [a, b] = pair.cut_counts();
        assert!(a.cut > 0 && b.cut > 0 && a.dropped > 0, "{what}");
        let kept = |of_b| body.facets.iter().any(|facet| is_of_b(facet) == of_b);
        assert!(kept(false) && kept(true), "{what}");
        let parts = tetrahedra(body);
        near(parts.over[0] + parts.over[1], body.volume(), &what);
        let is_convex = !what.starts_with("ring");
        assert!(!is_convex || parts.negative == 0, "{what}: {parts:?}");
    }
}

/// Checks that the cell count approximates the volume: a centre gives a wrong answer only if a surface crosses its cell.
#[test]
fn cell_count_approximates_volume() {
    for (what, world) in worlds() {
        let (pair, volume) = (&world.across, world.across.volume());
        for cells in Cells::up_to(pair, 24) {
            let around = around_b(pair);
            let cell = (around.hi - around.lo) / cells.across as f64;
            let surface = pair.body().unwrap().area();
            let off = (cells.volume - volume).abs();
            assert!(off <= surface * cell.norm(), "{what}: {off}");
        }
    }
}

#[test]
fn the_gaps_are_those_of_brute_force() {
    for (what, world) in worlds() {
        let reported = Steps::new(world, 2);
        for (pair, gap) in [&reported.world.inside, &reported.world.open]
            .into_iter()
            .zip(reported.gaps)
        {
            let [p, q] = gap.unwrap();
            let limit = f64::INFINITY;
            let sure = brute_force::clearance(&pair.a, &pair.b, &pair.pose, limit).unwrap();
            near((q - p).norm(), sure.distance, &what);
        }
        // A box without a lid has four edges at its top.
        assert_eq!(reported.rim.len(), 4, "{what}");
        assert!(
            reported
                .rim
                .iter()
                .flatten()
                .all(|p| p.z == reported.world.open.a.bounds().hi.z)
        );
    }
}

/// Checks that B, slid out of A, never gains common volume, and ends with none.
#[test]
fn overlap_volume_along_separation_decreases_to_zero() {
    for (what, world) in worlds() {
        let volumes: Vec<f64> = world
            .volumes_by_shift
            .iter()
            .map(|[_, volume]| *volume)
            .collect();
        near(volumes[0], world.across.b.volume(), &what);
        assert!(volumes.is_sorted_by(|p, q| *q <= p + 1e-9), "{what}");
        assert_eq!(volumes.last(), Some(&0.0), "{what}");
    }
}
