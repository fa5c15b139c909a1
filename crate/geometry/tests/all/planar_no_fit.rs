//! Tests no-fit polygons: against the union of Minkowski sums of triangles, and against every position on the lattice.

use crate::common;
use crate::common::planar::{on_lattice, rectangle, star};
use nearpoint_geometry::brute_force::{no_fit_distance, no_fit_polygon};
use nearpoint_geometry::planar::{
    Grid, GridPolygon, NoFitPolygon, PlanarRotation, Point2, Polygon, Vector2, first_contact,
    first_contact_turning, inset, overlaps, overlaps_with_rotation,
};
use nearpoint_testing::Random;

fn pairs() -> usize {
    common::pairs_from_env(150)
}

fn grid() -> Grid {
    Grid::for_extent(64.0)
}

fn turned(polygon: &Polygon, degrees: f64) -> GridPolygon {
    GridPolygon::new(polygon, PlanarRotation::from_degrees(degrees), grid())
}

#[test]
fn the_shortest_move_is_that_of_the_union_of_sums() {
    let mut random = Random::seeded("the shortest move", 91);
    let mut checked = 0;
    for pair in 0..pairs() {
        let count = 3 + random.index(9);
        let a = turned(&star(&mut random, count), random.between(-180.0, 180.0));
        let count = 3 + random.index(9);
        let b = turned(&star(&mut random, count), random.between(-180.0, 180.0));
        let exact = NoFitPolygon::new(&a, &b);
        let truth = no_fit_polygon(&a, &b, 1e-9);
        for _ in 0..100 {
            let by = grid().vector(Vector2::new(random.signed() * 1.5, random.signed() * 1.5));
            let Some(found) = exact.separation(by) else {
                assert!(!overlaps(&a, &b, by));
                continue;
            };
            assert!(
                !overlaps(&a, &b, by + found.translation),
                "pair {pair}: not clear"
            );
            let least = no_fit_distance(&truth, by);
            let length = found.translation.norm();
            let off = (length - least).abs();
            assert!(off <= 1e-9, "pair {pair} {by}: {length} for {least}");
            checked += 1;
        }
    }
    assert!(checked > 20 * pairs(), "{checked}");
}

/// Tests every position with whole coordinates or those of the start: among squares, the nearest clear position is one of
/// these.
fn nearest_on_lattice(a: &GridPolygon, b: &GridPolygon, by: Vector2) -> f64 {
    let choices = |own: f64| (-14..=14).map(f64::from).chain([own]);
    let places = choices(by.x).flat_map(|x| choices(by.y).map(move |y| Vector2::new(x, y)));
    let clear = places.filter(|place| !overlaps(a, b, *place));
    let far = clear.map(|place| (place - by).norm());
    far.fold(f64::INFINITY, f64::min)
}

#[test]
fn slots_and_places_that_just_fit() {
    let mut random = Random::seeded("just fit", 92);
    let (mut slots, mut places, mut used) = (0, 0, 0);
    for _ in 0..4 * pairs() {
        let squares =
            |random: &mut Random| loop {
                let made = on_lattice(random);
                let level = |p: &Point2, q: &Point2| p.x == q.x || p.y == q.y;
                if made.rings().iter().all(|ring| {
                    (0..ring.len()).all(|i| level(&ring[i], &ring[(i + 1) % ring.len()]))
                }) {
                    return made;
                }
            };
        let a = turned(&squares(&mut random), 90.0 * random.index(4) as f64);
        let b = turned(&squares(&mut random), 90.0 * random.index(4) as f64);
        let exact = NoFitPolygon::new(&a, &b);
        let edges: Vec<_> = exact.edges().map(|side| [side.from, side.to]).collect();
        let is_slot = |[p, q]: &&[Point2; 2]| edges.contains(&[*q, *p]);
        slots += edges.iter().filter(is_slot).count();
        places += exact.points().len();
        for _ in 0..10 {
            let mut half = || random.index(40) as f64 / 4.0 - 5.0;
            let by = Vector2::new(half(), half());
            let Some(found) = exact.separation(by) else {
                continue;
            };
            assert!(!overlaps(&a, &b, by + found.translation));
            let least = nearest_on_lattice(&a, &b, by);
            let off = (found.translation.norm() - least).abs();
            assert!(off <= 1e-12, "{a:?} {b:?} {by}: {found:?} for {least}");
            used += 1;
        }
    }
    let seen = [slots, places, used];
    assert!(slots > 0 && places > 0 && used > 100, "{seen:?}");
}

#[test]
fn a_plug_in_its_hole_and_a_key_in_its_slot() {
    let frame = common::planar::polygon(&[
        &[[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]],
        &[[3.0, 3.0], [7.0, 3.0], [7.0, 7.0], [3.0, 7.0]],
    ]);
    let frame = turned(&frame, 0.0);
    let plug = turned(&rectangle([0.0, 0.0], [4.0, 4.0]), 0.0);
    let exact = NoFitPolygon::new(&frame, &plug);
    assert_eq!(exact.points(), [Point2::new(3.0, 3.0)]);
    let found = exact.separation(Vector2::new(3.25, 3.5)).unwrap();
    assert_eq!(found.translation, Vector2::new(-0.25, -0.5));
    // With play, the position becomes a small square of its own, extending by twice the inset.
    let loose = NoFitPolygon::new(&frame, &inset(&plug, 1e-6));
    let found = loose.separation(Vector2::new(3.25, 3.5)).unwrap();
    assert!((found.translation - Vector2::new(-0.25, -0.5)).amax() < 3e-6);
    let slotted = common::drawn("0 0, 10 0, 10 6, 6 6, 6 2, 4 2, 4 6, 0 6");
    let slotted = turned(&Polygon::new(vec![slotted]).unwrap(), 0.0);
    let key = turned(&rectangle([0.0, 0.0], [2.0, 3.0]), 0.0);
    let exact = NoFitPolygon::new(&slotted, &key);
    let found = exact.separation(Vector2::new(4.5, 3.0)).unwrap();
    assert_eq!(found.translation, Vector2::new(-0.5, 0.0));
    let found = exact.separation(Vector2::new(4.0, 1.0)).unwrap();
    assert_eq!(found.translation, Vector2::new(0.0, 1.0));
}

#[test]
fn the_first_contact_of_a_straight_way() {
    let mut random = Random::seeded("straight ways", 93);
    let mut contacts = 0;
    for _ in 0..pairs() {
        let a = turned(&star(&mut random, 9), 0.0);
        let b = turned(&star(&mut random, 7), random.between(-180.0, 180.0));
        let exact = NoFitPolygon::new(&a, &b);
        for _ in 0..20 {
            let from = Vector2::new(random.signed() * 3.0, random.signed() * 3.0);
            let by = Vector2::new(random.signed() * 4.0, random.signed() * 4.0);
            if overlaps(&a, &b, from) {
                continue;
            }
            let steps = 400;
            let fraction = |k: i32| f64::from(k) / f64::from(steps);
            let hit = (0..=steps).find(|k| overlaps(&a, &b, from + by * fraction(*k)));
            match (exact.first_contact(from, by), hit) {
                (Some(contact), Some(hit)) => {
                    // Steps may pass through thin parts; they never find less than there is.
                    assert!(contact.fraction <= fraction(hit) + 1e-12);
                    contacts += 1;
                }
                (None, Some(hit)) => panic!("missed at {}", fraction(hit)),
                (Some(contact), None) => {
                    let beyond = from + by * contact.fraction - contact.normal * 1e-9;
                    assert!(
                        overlaps(&a, &b, beyond),
                        "no contact at {}",
                        contact.fraction
                    );
                }
                (None, None) => {}
            }
            if let Some(contact) = exact.first_contact(from, by) {
                let before = from + by * contact.fraction + contact.normal * 1e-9;
                assert!(!overlaps(&a, &b, before), "too late");
            }
        }
    }
    assert!(contacts > 2 * pairs(), "{contacts}");
}

#[test]
fn straight_ways_with_and_without_a_no_fit_polygon() {
    let mut random = Random::seeded("with and without", 94);
    for _ in 0..pairs() {
        let a = turned(&star(&mut random, 9), 0.0);
        let b = turned(&star(&mut random, 7), random.between(-180.0, 180.0));
        let exact = NoFitPolygon::new(&a, &b);
        for _ in 0..20 {
            let mut place = || Vector2::new(random.signed() * 3.0, random.signed() * 3.0);
            let (from, by) = (grid().vector(place()), place());
            if overlaps(&a, &b, from) {
                assert_eq!(first_contact(&a, &b, from, by), None);
                continue;
            }
            let (with, without) = (
                exact.first_contact(from, by),
                first_contact(&a, &b, from, by),
            );
            match (with, without) {
                (Some(p), Some(q)) => {
                    assert!((p.fraction - q.fraction).abs() <= 1e-11, "{p:?} {q:?}");
                    assert!((p.point - q.point).norm() <= 1e-9, "{p:?} {q:?}");
                }
                (p, q) => assert!(p.is_none() && q.is_none(), "{p:?} {q:?}"),
            }
        }
    }
}

#[test]
fn the_first_contact_of_a_turn() {
    let mut random = Random::seeded("turns", 95);
    let mut contacts = 0;
    for _ in 0..4 * pairs() {
        let a = turned(&star(&mut random, 9), 0.0);
        let b = star(&mut random, 7);
        let start = PlanarRotation::from_radians(random.between(-3.0, 3.0));
        let from = grid().vector(Vector2::new(random.signed() * 2.0, random.signed() * 2.0));
        let angle = random.between(-3.0, 3.0);
        let at = |fraction: f64| PlanarRotation::from_radians(start.angle() + angle * fraction);
        let meets = |fraction: f64| overlaps_with_rotation(&a, &b, at(fraction), from);
        if meets(0.0) {
            continue;
        }
        let steps = 300;
        let hit = (0..=steps).find(|k| meets(f64::from(*k) / f64::from(steps)));
        let found = first_contact_turning(&a, &b, start, from, angle);
        match (found, hit) {
            (Some(found), Some(hit)) => {
                assert!(found.fraction <= f64::from(hit) / f64::from(steps) + 1e-10);
                contacts += 1;
            }
            (None, Some(hit)) => panic!("missed before step {hit}"),
            (Some(_) | None, None) => {}
        }
        if let Some(found) = found {
            assert!(meets(found.fraction + 1e-9 / angle.abs()), "no contact");
            let before = (found.fraction - 1e-9 / angle.abs()).max(0.0);
            assert!(!meets(before), "too late");
        }
    }
    assert!(contacts > pairs() / 4, "{contacts}");
}
