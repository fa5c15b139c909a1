//! Tests the overlap of contours: against triangles in whole numbers, and laws.

use crate::common;
use crate::common::planar::{ExactContour, pair, polygon, rectangle};
use nearpoint_geometry::planar::{
    Grid, GridPolygon, PlanarRotation, Relation, Vector2, distance, overlaps,
    overlaps_with_rotation, relation,
};
use nearpoint_testing::Random;

/// Returns the number of poses, by default a few thousand.
fn poses() -> usize {
    common::cases_from_env("NEARPOINT_POSES", 6_000)
}

#[test]
fn polygon_overlap_agrees_with_integer_triangles() {
    let mut random = Random::seeded("as triangles in whole numbers say", 81);
    let (mut compared, mut collide) = (0, 0);
    for pose in 0..poses() {
        let (a, b, by) = pair(&mut random);
        let (Some(exact_a), Some(exact_b)) = (
            ExactContour::new(&a, Vector2::zeros()),
            ExactContour::new(&b, by),
        ) else {
            continue;
        };
        let truth = exact_a.overlaps(&exact_b);
        assert_eq!(overlaps(&a, &b, by), truth, "pose {pose}: {a:?} {b:?} {by}");
        assert_eq!(relation(&a, &b, by).is_collision(), truth, "pose {pose}");
        compared += 1;
        collide += usize::from(truth);
    }
    assert!(compared > poses() * 9 / 10, "{compared} compared");
    assert!(collide > poses() / 5, "{collide} collide");
}

fn turned(polygon: &nearpoint_geometry::planar::Polygon, degrees: f64) -> GridPolygon {
    GridPolygon::new(
        polygon,
        PlanarRotation::from_degrees(degrees),
        Grid::for_extent(64.0),
    )
}

#[test]
fn every_relation() {
    let frame = polygon(&[
        &[[0.0, 0.0], [10.0, 0.0], [10.0, 10.0], [0.0, 10.0]],
        &[[3.0, 3.0], [7.0, 3.0], [7.0, 7.0], [3.0, 7.0]],
    ]);
    let frame = turned(&frame, 0.0);
    let square = turned(&rectangle([0.0, 0.0], [1.0, 1.0]), 90.0);
    let plug = turned(&rectangle([0.0, 0.0], [4.0, 4.0]), 0.0);
    let around = turned(&rectangle([-1.0, -1.0], [11.0, 11.0]), 0.0);
    let step = plug.grid().step();
    use Relation::*;
    // The square was turned about its corner: it extends from -1 to 0 along x.
    for (what, b, x, y, expected) in [
        ("within", &square, 2.0, 1.0, BInA),
        ("touching from within", &square, 1.0, 0.0, BInA),
        ("in the hole", &square, 5.0, 5.0, Separated),
        ("at the hole's side", &square, 4.0, 4.0, Touching),
        ("at the side", &square, 0.0, 4.0, Touching),
        ("corner to corner", &square, 0.0, 10.0, Touching),
        ("beside", &square, -1.0, 20.0, Separated),
        ("just fits", &plug, 3.0, 3.0, Touching),
        ("over the hole", &plug, 3.0, 3.5, Overlapping),
        ("a step over", &plug, 3.0, 3.0 + step, Overlapping),
        ("over a corner", &plug, 0.0, 0.0, Overlapping),
        ("the same", &frame, 0.0, 0.0, BInA),
        ("around", &around, 0.0, 0.0, AInB),
    ] {
        let found = relation(&frame, b, Vector2::new(x, y));
        assert_eq!(found, expected, "{what}");
    }
}

#[test]
fn relation_of_swapped_or_moved_polygons_is_unchanged() {
    let mut random = Random::seeded("who is a", 82);
    for _ in 0..3000 {
        let (a, b, by) = pair(&mut random);
        let swapped = |relation| match relation {
            Relation::AInB => Relation::BInA,
            Relation::BInA => Relation::AInB,
            other => other,
        };
        let by = a.grid().vector(by);
        let (one, other) = (relation(&a, &b, by), relation(&b, &a, -by));
        // The same contour lies in itself, in either order.
        assert!(
            one == swapped(other) || a.points().len() == b.points().len(),
            "{one:?} {other:?}"
        );
        assert_eq!(one.is_collision(), overlaps(&a, &b, by));
    }
}

#[test]
fn overlap_rotated_on_access_equals_rotated_before() {
    let mut random = Random::seeded("turned on the way", 83);
    let grid = Grid::for_extent(64.0);
    for _ in 0..3000 {
        let shape = common::planar::star(&mut random, 12);
        let (a, _, by) = pair(&mut random);
        let turn = PlanarRotation::from_radians(random.between(-3.0, 3.0));
        let before = GridPolygon::new(&shape, turn, grid);
        let found = overlaps(&a, &before, by);
        assert_eq!(found, overlaps_with_rotation(&a, &shape, turn, by));
    }
}

#[test]
fn the_gap_is_that_of_the_nearest_edges() {
    let mut random = Random::seeded("the gap", 84);
    for _ in 0..3000 {
        let (a, b, by) = pair(&mut random);
        let by = a.grid().vector(by);
        let found = distance(&a, &b, by);
        let apart = relation(&a, &b, by) == Relation::Separated;
        assert_eq!(found.distance > 0.0, apart);
        if !apart {
            continue;
        }
        let edges = |of: &GridPolygon, by: Vector2| {
            let all = of.rings().flat_map(move |ring| {
                (0..ring.len()).map(move |i| [ring[i] + by, ring[(i + 1) % ring.len()] + by])
            });
            all.collect::<Vec<_>>()
        };
        let (of_a, of_b) = (edges(&a, Vector2::zeros()), edges(&b, by));
        let mut least = f64::INFINITY;
        for [p, q] in &of_a {
            for [r, s] in &of_b {
                for (p, q, r) in [(p, q, r), (p, q, s), (r, s, p), (r, s, q)] {
                    let fraction = (r - p).dot(&(q - p)) / (q - p).norm_squared();
                    least = least.min((p + (q - p) * fraction.clamp(0.0, 1.0) - r).norm());
                }
            }
        }
        assert!((found.distance - least).abs() <= 1e-12, "{found:?} {least}");
        assert!(((found.on_a - found.on_b).norm() - least).abs() <= 1e-12);
    }
}
