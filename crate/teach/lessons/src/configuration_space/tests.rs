//! Compares the map with exact tests of single poses, with closed forms, and the bound on the motion with many motions.

use super::arm::{JointValues, LIMIT, Workplace, link_of, motion_bound, obstacle_of, poses};
use super::map::{CellClass, Map, MapCell};
use super::path::{Path, is_straight_clear};
use super::samples::Samples;
use nearpoint_geometry::Point;
use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::random::SplitMix64;

fn between(random: &mut SplitMix64, low: f64, high: f64) -> f64 {
    low + (high - low) * random.uniform()
}

fn inside(random: &mut SplitMix64, cell: &MapCell) -> JointValues {
    [0, 1].map(|joint| between(random, cell.low[joint], cell.high[joint]))
}

/// Returns the distance of a point from a link, by the distances from its edges; 0 inside.
fn distance_from_link(workplace: &Workplace, link: usize, values: JointValues, p: Point2) -> f64 {
    let pose = poses(values)[link];
    let p = pose
        .inverse_transform_point(&Point::new(p.x, p.y, 0.0))
        .xy();
    let ring = &workplace.links[link].rings()[0];
    let edges = ring.iter().zip(ring.iter().cycle().skip(1));
    let mut is_inside = true;
    let mut nearest = f64::INFINITY;
    for (a, b) in edges {
        let (way, off) = (b - a, p - a);
        is_inside &= way.x * off.y - way.y * off.x >= 0.0;
        let along = (off.dot(&way) / way.norm_squared()).clamp(0.0, 1.0);
        nearest = nearest.min((off - way * along).norm());
    }
    if is_inside { 0.0 } else { nearest }
}

#[test]
fn cells_agree_with_planar_tests_of_poses_in_them() {
    let mut random = SplitMix64::seeded(44);
    let mut counts = [0; 3];
    for shift in [[0.0, 0.0], [-30.0, -30.0], [20.0, -10.0]] {
        let workplace = Workplace::with_disc_and_post(shift).unwrap();
        let map = Map::new(&workplace, 6).unwrap();
        let area: f64 = map.cells.iter().map(MapCell::area).sum();
        assert!((area / (4.0 * LIMIT * LIMIT) - 1.0).abs() < 1e-9);
        for cell in &map.cells {
            match cell.class {
                CellClass::Clear => {
                    for _ in 0..4 {
                        let values = inside(&mut random, cell);
                        assert!(!workplace.collides(values), "{cell:?} {values:?}");
                        assert!(workplace.nearest(values).distance > 0.0);
                    }
                    counts[0] += 1;
                }
                CellClass::Meets(_) => {
                    let all = (0..50).map(|_| inside(&mut random, cell));
                    let mut all = all.chain([cell.centre()]);
                    assert!(all.any(|values| workplace.collides(values)), "{cell:?}");
                    counts[1] += 1;
                }
                CellClass::Undecided => counts[2] += 1,
            }
        }
    }
    assert!(counts.iter().all(|count| *count > 500), "{counts:?}");
}

/// The disc is a polygon between two circles, so its region lies between those of the circles.
#[test]
fn region_of_the_disc_is_that_of_a_circle() {
    let workplace = Workplace::with_disc_and_post([-20.0, -20.0]).unwrap();
    let ring = &workplace.obstacles[0].rings()[0];
    let sum = ring.iter().fold(Point2::origin(), |sum, p| sum + p.coords);
    let centre = sum / ring.len() as f64;
    let outer = (ring[0] - centre).norm();
    let inner = (ring[0] + (ring[1] - ring[0]) / 2.0 - centre).norm();
    let map = Map::new(&workplace, 7).unwrap();
    let mut random = SplitMix64::seeded(45);
    let mut counts = [0; 2];
    for cell in map.cells_of(&|pair| obstacle_of(pair, 2) == 0) {
        let far = |values| {
            let of = |link| distance_from_link(&workplace, link, values, centre);
            of(0).min(of(1))
        };
        match cell.class {
            CellClass::Clear => {
                assert!(far(inside(&mut random, &cell)) > inner, "{cell:?}");
                counts[0] += 1;
            }
            CellClass::Meets(_) => {
                let mut some = (0..50).map(|_| inside(&mut random, &cell));
                let is_met = far(cell.centre()) < outer || some.any(|values| far(values) < outer);
                assert!(is_met, "{cell:?}");
                counts[1] += 1;
            }
            CellClass::Undecided => {}
        }
    }
    assert!(counts.iter().all(|count| *count > 200), "{counts:?}");
}

/// A turn of the first link by more than asin((r + w) / d) from the direction of a circle's centre takes it off the circle,
/// where w is half its width and d the distance of the centre.
#[test]
fn strip_of_the_first_link_is_as_wide_as_the_closed_form() {
    let workplace = Workplace::with_disc_and_post([-30.0, -30.0]).unwrap();
    let ring = &workplace.obstacles[0].rings()[0];
    let sum = ring.iter().fold(Point2::origin(), |sum, p| sum + p.coords);
    let centre = sum / ring.len() as f64;
    let outer = (ring[0] - centre).norm();
    let inner = (ring[0] + (ring[1] - ring[0]) / 2.0 - centre).norm();
    let half_width = workplace.links[0].bounds()[1].y;
    let half = |radius: f64| {
        ((radius + half_width) / centre.coords.norm())
            .asin()
            .to_degrees()
    };
    let direction = centre.y.atan2(centre.x).to_degrees();
    let map = Map::new(&workplace, 11).unwrap();
    let cells = map.cells_of(&|pair| link_of(pair, 2) == 0 && obstacle_of(pair, 2) == 0);
    let own = || cells.iter().filter(|cell| cell.class != CellClass::Clear);
    let low = own().map(|cell| cell.low[0]).fold(f64::INFINITY, f64::min);
    let high = own()
        .map(|cell| cell.high[0])
        .fold(f64::NEG_INFINITY, f64::max);
    let cell = 2.0 * LIMIT / 2048.0;
    for end in [direction - low, high - direction] {
        assert!(
            half(inner) <= end && end <= half(outer) + 2.0 * cell,
            "{low} {high}"
        );
    }
    assert!(cells.iter().all(|cell| cell.high[1] - cell.low[1] > LIMIT));
}

#[test]
fn no_point_of_the_arm_moves_more_than_the_bound() {
    let workplace = Workplace::with_peg().unwrap();
    let mut random = SplitMix64::seeded(46);
    let mut largest = 0.0_f64;
    for i in 0..20_000 {
        let deviations = [0, 1].map(|_| LIMIT * random.uniform() * [1.0, 0.1][i % 2]);
        // Half of the arms are nearly stretched, where the bound is nearly reached.
        let from = [
            LIMIT * random.signed(),
            LIMIT * random.signed() * [1.0, 0.01][i / 2 % 2],
        ];
        let to = [0, 1].map(|joint| from[joint] + deviations[joint] * random.signed());
        let to = if i % 3 == 0 {
            [0, 1].map(|joint| from[joint] + deviations[joint])
        } else {
            to
        };
        for (link, contour) in workplace.links.iter().enumerate() {
            let [there, back] = [to, from].map(|values| poses(values)[link]);
            for corner in &contour.rings()[0] {
                let p = Point::new(corner.x, corner.y, 0.0);
                let moved = (there * p - back * p).norm();
                let bound = motion_bound(deviations);
                assert!(moved <= bound * (1.0 + 1e-9), "seed 46, {i}");
                largest = largest.max(moved / bound);
            }
        }
    }
    assert!(largest > 0.9, "{largest}");
}

#[test]
fn path_stays_clear_and_ends_where_it_should() {
    let workplace = Workplace::with_disc_and_post([0.0; 2]).unwrap();
    let map = Map::new(&workplace, 6).unwrap();
    let mut random = SplitMix64::seeded(47);
    let mut counts = [0; 2];
    for _ in 0..40 {
        let ends = [0, 1].map(|_| [0, 1].map(|_| LIMIT * random.signed()));
        let [from, to] = ends;
        let path = Path::find(&map, from, to);
        if is_straight_clear(&map, from, to) {
            assert!(path.is_some(), "{ends:?}");
        }
        let Some(path) = path else {
            counts[1] += 1;
            continue;
        };
        counts[0] += 1;
        for (end, fraction) in ends.into_iter().zip([0.0, 1.0]) {
            let found = path.at(fraction);
            let is_there = |joint: usize| (found[joint] - end[joint]).abs() < 1e-9;
            assert!(is_there(0) && is_there(1), "{ends:?} {found:?}");
        }
        for i in 0..=500 {
            let values = path.at(f64::from(i) / 500.0);
            assert!(!workplace.collides(values), "{ends:?} {values:?}");
        }
    }
    assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
}

/// The peg is met at the pose that the search found, and no sample of the lesson met it.
#[test]
fn peg_is_met_where_the_search_says_and_fills_no_more_of_the_map() {
    let workplace = Workplace::with_peg().unwrap();
    let map = Map::new(&workplace, 11).unwrap();
    assert!(workplace.collides(map.colliding_values().unwrap()));
    assert_eq!(Samples::on_grid(&workplace).hits(), 0);
    // Samples of the box around all cells that are not clear estimate the share, which the search bounds.
    let open = || {
        map.cells
            .iter()
            .filter(|cell| cell.class != CellClass::Clear)
    };
    let end = |joint: usize, sign: f64| {
        let ends = open().map(|cell| {
            if sign > 0.0 {
                cell.high[joint]
            } else {
                cell.low[joint]
            }
        });
        sign * ends
            .map(|value| sign * value)
            .fold(f64::NEG_INFINITY, f64::max)
    };
    let [low, high] = [-1.0, 1.0].map(|sign| [end(0, sign), end(1, sign)]);
    let mut random = SplitMix64::seeded(48);
    let around = MapCell {
        low,
        high,
        class: CellClass::Undecided,
    };
    let count = 200_000;
    let hits = (0..count)
        .filter(|_| workplace.collides(inside(&mut random, &around)))
        .count();
    let share = hits as f64 / f64::from(count) * around.area() / (4.0 * LIMIT * LIMIT);
    let bound = 1.0 - map.share(|class| class == CellClass::Clear);
    assert!(hits > 100 && share < bound * 1.1, "{hits} {share} {bound}");
}
