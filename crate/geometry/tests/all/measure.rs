//! Tests measurements on known shapes, and laws of measurements between two features.

use super::surfaces::tube;
use crate::common::placed;
use nearpoint_geometry::closest::WarmStart;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::measure::{
    Curve, FeatureDistance, FeatureKind, FeatureMap, PickedFeature, SupportKind, measure_between,
};
use nearpoint_geometry::random::SplitMix64;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::shapes::shape;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, TAU};
use std::sync::Arc;

const SEED: u64 = 2101;

fn feature_map(soup: Soup) -> FeatureMap {
    FeatureMap::new(&Arc::new(shape(soup)), false)
}

/// Makes a cuboid from the origin.
fn cuboid(x: f64, y: f64, z: f64) -> FeatureMap {
    feature_map(placed(
        primitives::cuboid(x, y, z),
        [x / 2.0, y / 2.0, z / 2.0],
    ))
}

/// Makes a shaft of radius 2 and height 3 whose side is stated to be a cylinder.
fn stated_shaft() -> FeatureMap {
    FeatureMap::new(&Arc::new(tube(24, 2.0, 0.0, 3.0)), false)
}

/// Returns the feature at a position.
fn pick(part: &FeatureMap, kind: FeatureKind, at: [f64; 3]) -> PickedFeature {
    part.pick(kind, at.into()).unwrap()
}

/// Returns a triangle of a part, and its centroid.
fn some_place(part: &FeatureMap, random: &mut SplitMix64) -> (u32, Point) {
    let count = part.shape().mesh().triangles().len();
    let t = (random.uniform() * count as f64) as u32;
    let [a, b, c] = part.shape().triangle(t);
    (t, Point::from((a.coords + b.coords + c.coords) / 3.0))
}

fn measured_if_any(features: [&PickedFeature; 2], poses: [&Pose; 2]) -> Option<FeatureDistance> {
    measure_between(
        features,
        poses,
        &mut WarmStart::default(),
        &SequentialExecutor,
    )
    .unwrap()
}

fn measured(features: [&PickedFeature; 2], poses: [&Pose; 2]) -> FeatureDistance {
    measured_if_any(features, poses).expect("both have bodies")
}

fn apart(between: &FeatureDistance, of: SupportKind) -> Option<f64> {
    let found = between
        .support_distances
        .iter()
        .find(|apart| apart.kind == of);
    found.map(|apart| apart.distance)
}

#[test]
fn a_cuboid_has_six_planes_and_twelve_lines_that_are_exact() {
    let cuboid = cuboid(1.0, 2.0, 3.0);
    assert_eq!(cuboid.patches().len(), 6);
    assert_eq!(cuboid.edges().len(), 12);
    for edge in cuboid.edges() {
        assert!(edge.curve == Curve::Straight && edge.is_exact);
    }
    let edge = pick(&cuboid, FeatureKind::Edge, [0.0, 0.0, 1.0]);
    assert_eq!(edge.measurements.length, Some(3.0));
    let top = pick(&cuboid, FeatureKind::Face, [0.4, 0.7, 3.0]);
    assert_eq!(top.measurements.area, Some(2.0));
    let bottom = pick(&cuboid, FeatureKind::Face, [0.4, 0.7, 0.0]);
    let side = pick(&cuboid, FeatureKind::Face, [0.0, 0.7, 1.0]);
    let here = Pose::identity();
    let across = measured([&top, &bottom], [&here; 2]);
    assert_eq!((across.distance, across.error), (3.0, 0.0));
    assert_eq!(apart(&across, SupportKind::Plane), Some(3.0));
    assert_eq!(across.angle, Some(0.0));
    let meeting = measured([&top, &side], [&here; 2]);
    assert_eq!(meeting.distance, 0.0);
    assert!((meeting.angle.unwrap() - FRAC_PI_2).abs() < 1e-15);
    assert_eq!(apart(&meeting, SupportKind::Plane), None);
    let corner = pick(&cuboid, FeatureKind::Point, [1.0, 2.0, 3.0]);
    let origin = pick(&cuboid, FeatureKind::Point, [0.0; 3]);
    let diagonal = measured([&corner, &origin], [&here; 2]);
    assert_eq!(diagonal.distance, 14f64.sqrt());
    let found = diagonal.ends[0] - diagonal.ends[1];
    assert_eq!(found, Vector::new(1.0, 2.0, 3.0));
}

#[test]
fn a_stated_shaft_is_exact_and_a_found_one_is_not() {
    let on_wall = Point::new(2.0, 0.0, 1.0);
    let [stated, found] = [
        stated_shaft(),
        feature_map(primitives::tube(24, 2.0, 0.0, 3.0)),
    ];
    for (shaft, is_exact) in [(&stated, true), (&found, false)] {
        assert_eq!(shaft.patches().len(), 3);
        assert_eq!(shaft.edges().len(), 2);
        let wall = shaft.pick(FeatureKind::Face, on_wall).unwrap();
        let radius = wall.measurements.radius.unwrap();
        // The vertices are rounded to f32.
        assert!((radius - 2.0).abs() < 1e-6, "{radius}");
        assert_eq!(wall.measurements.is_exact, is_exact);
        assert!((wall.measurements.length.unwrap() - 3.0).abs() < 1e-6);
        assert!(wall.deviation > 0.0);
        let rim = shaft.edges()[0].points[0];
        let rim = shaft.pick(FeatureKind::Edge, rim).unwrap();
        assert!((rim.measurements.radius.unwrap() - 2.0).abs() < 1e-6);
        assert!((rim.measurements.length.unwrap() - 2.0 * TAU).abs() < 1e-5);
        assert_eq!(rim.measurements.is_exact, is_exact);
    }
    let radius = stated
        .pick(FeatureKind::Face, on_wall)
        .unwrap()
        .measurements
        .radius;
    assert_eq!(radius, Some(2.0));
    let axis = stated.pick(FeatureKind::Axis, on_wall).unwrap();
    let (here, there) = (Pose::identity(), Pose::translation(7.0, 0.0, 40.0));
    let axes = measured([&axis, &axis], [&here, &there]);
    assert!((axes.distance - 7.0).abs() < 1e-12, "{axes:?}");
    assert_eq!(axes.error, 0.0);
    let turned = Pose::new(Vector::zeros(), Vector::x() * FRAC_PI_4);
    let tilted = measured([&axis, &axis], [&here, &turned]);
    assert!((tilted.angle.unwrap() - FRAC_PI_4).abs() < 1e-12);
}

#[test]
fn feature_distance_lists_support_distances() {
    let cuboid = cuboid(1.0, 1.0, 1.0);
    let ball = feature_map(primitives::uv_sphere(32, 16, 1.0));
    let (here, there) = (Pose::identity(), Pose::translation(5.0, 0.5, 0.5));
    let part = pick(&cuboid, FeatureKind::Part, [0.0; 3]);
    let ball = pick(&ball, FeatureKind::Face, [1.0, 0.0, 0.0]);
    assert!((ball.measurements.radius.unwrap() - 1.0).abs() < 1e-6);
    let found = measured([&part, &ball], [&here, &there]);
    assert!(
        (found.distance - 3.0).abs() <= found.error + 1e-12,
        "{found:?}"
    );
    assert!(found.error > 0.0);
    let side = pick(&cuboid, FeatureKind::Face, [1.0, 0.4, 0.3]);
    let plane = measured([&side, &ball], [&here, &there]);
    assert!(
        (apart(&plane, SupportKind::Plane).unwrap() - 4.0).abs() < 1e-6,
        "to the centre"
    );
}

/// Returns features of several parts, including points at all kinds of positions.
fn some_things(random: &mut SplitMix64) -> Vec<PickedFeature> {
    let parts = [
        cuboid(1.0, 2.0, 3.0),
        stated_shaft(),
        feature_map(primitives::tube(20, 2.0, 1.2, 1.0)),
        feature_map(primitives::uv_sphere(16, 8, 1.5)),
        feature_map(primitives::bumpy_sphere(20, 11, 7)),
    ];
    let mut features = Vec::new();
    for part in &parts {
        for _ in 0..3 {
            let (_, middle) = some_place(part, random);
            for kind in [
                FeatureKind::Point,
                FeatureKind::Face,
                FeatureKind::Axis,
                FeatureKind::Part,
            ] {
                features.extend(part.pick(kind, middle));
            }
        }
        if let Some(edge) = part.edges().first() {
            features.extend(part.pick(FeatureKind::Edge, edge.points[0]));
        }
    }
    features
}

fn some_pose(random: &mut SplitMix64) -> Pose {
    let mut vector = |size: f64| Vector::from_fn(|_, _| random.signed() * size);
    Pose::new(vector(8.0), vector(3.0))
}

/// Returns the numbers that do not depend on the order of the two and their common pose.
fn numbers(found: &FeatureDistance) -> Vec<f64> {
    let of = |of| apart(found, of).unwrap_or(-1.0);
    let angle = found.angle.unwrap_or(-1.0);
    vec![
        found.distance,
        found.error,
        angle,
        of(SupportKind::Plane),
        of(SupportKind::Axis),
        of(SupportKind::Centre),
    ]
}

#[test]
fn feature_distance_of_swapped_or_moved_features_is_same() {
    let mut random = SplitMix64::seeded(SEED);
    let features = some_things(&mut random);
    let mut tried = 0;
    for (i, a) in features.iter().enumerate() {
        for b in &features[i..] {
            let [p, q, moved] = [(); 3].map(|()| some_pose(&mut random));
            let Some(found) = measured_if_any([a, b], [&p, &q]) else {
                continue;
            };
            tried += 1;
            let swapped = measured([b, a], [&q, &p]);
            let elsewhere = measured([a, b], [&(moved * p), &(moved * q)]);
            for other in [&swapped, &elsewhere] {
                for (x, y) in numbers(&found).into_iter().zip(numbers(other)) {
                    assert!((x - y).abs() < 1e-9, "seed {SEED}: {found:?} {other:?}");
                }
            }
            let apart = (found.ends[1] - found.ends[0]).norm();
            assert!(
                (apart - found.distance).abs() < 1e-9,
                "seed {SEED}: {found:?}"
            );
        }
    }
    assert!(tried > 500, "only {tried}");
}

#[test]
fn no_point_of_one_is_nearer_to_the_other() {
    let mut random = SplitMix64::seeded(SEED + 1);
    let parts = [
        cuboid(1.0, 2.0, 3.0),
        feature_map(primitives::tube(20, 2.0, 1.2, 1.0)),
    ];
    for _ in 0..40 {
        let poses = [some_pose(&mut random), some_pose(&mut random)];
        let [(s, p), (t, q)] = parts.each_ref().map(|part| some_place(part, &mut random));
        let faces = [(0, p), (1, q)].map(|(k, at)| pick(&parts[k], FeatureKind::Face, at.into()));
        let found = measured([&faces[0], &faces[1]], [&poses[0], &poses[1]]);
        // All pairs of their triangles, one after the other.
        let mut least = f64::INFINITY;
        for &a in &parts[0].patch_of(s).triangles {
            for &b in &parts[1].patch_of(t).triangles {
                let a = parts[0].shape().triangle(a).map(|p| poses[0] * p);
                let b = parts[1].shape().triangle(b).map(|p| poses[1] * p);
                let [on_a, on_b] = nearpoint_geometry::closest::witness_points(&a, &b);
                least = least.min((on_b - on_a).norm());
            }
        }
        let off = (found.distance - least).abs();
        assert!(off < 1e-9, "seed {}: {least} {found:?}", SEED + 1);
    }
}

#[test]
fn an_axis_is_as_far_as_the_nearest_of_many_points_on_it() {
    let mut random = SplitMix64::seeded(SEED + 2);
    let axis = stated_shaft()
        .pick(FeatureKind::Axis, Point::new(2.0, 0.0, 1.0))
        .unwrap();
    let cuboid = cuboid(1.0, 2.0, 3.0);
    let face = pick(&cuboid, FeatureKind::Face, [0.4, 0.7, 3.0]);
    for _ in 0..20 {
        let (p, q) = (some_pose(&mut random), some_pose(&mut random));
        let found = measured([&axis, &face], [&p, &q]);
        let mut least = f64::INFINITY;
        for i in -4000..4000 {
            let at = p * Point::new(0.0, 0.0, f64::from(i) / 100.0);
            let point = PickedFeature::point(at, 0.0);
            let near = measured([&point, &face], [&Pose::identity(), &q]);
            least = least.min(near.distance);
        }
        let is_least = (least - 0.01..=least + 1e-9).contains(&found.distance);
        assert!(is_least, "seed {}: {least} {found:?}", SEED + 2);
    }
}

#[test]
fn pick_beside_part_is_none() {
    let cuboid = cuboid(1.0, 2.0, 3.0);
    let is_none = |part: &FeatureMap, kind, at: [f64; 3]| part.pick(kind, at.into()).is_none();
    for kind in [
        FeatureKind::Point,
        FeatureKind::Edge,
        FeatureKind::Face,
        FeatureKind::Axis,
    ] {
        for at in [[9.0; 3], [f64::NAN, 0.0, 0.0]] {
            assert!(is_none(&cuboid, kind, at), "{kind:?} {at:?}");
        }
    }
    // A plane has no axis, a ball no edge.
    assert!(is_none(&cuboid, FeatureKind::Axis, [0.4, 0.7, 3.0]));
    let ball = feature_map(primitives::uv_sphere(24, 12, 1.0));
    assert!(is_none(&ball, FeatureKind::Edge, [1.0, 0.0, 0.0]));
}

#[test]
fn degenerate_triangles_are_no_trouble() {
    let mut soup = primitives::cuboid(1.0, 2.0, 3.0);
    let first = soup.triangles[0];
    // A point, a segment, and a triangle whose corners are on one line.
    soup.triangles.push([first[0]; 3]);
    soup.triangles.push([first[0], first[1], first[1]]);
    soup.positions
        .extend([[0.0; 3], [1.0, 0.0, 0.0], [2.0, 0.0, 0.0]]);
    let next = soup.positions.len() as u32;
    soup.triangles.push([next - 3, next - 2, next - 1]);
    let part = feature_map(soup);
    let of_patches = part.patches().iter().map(|patch| patch.triangles.len());
    let count: usize = of_patches.sum();
    assert_eq!(count, part.shape().mesh().triangles().len());
    let here = Pose::identity();
    for t in 0..count as u32 {
        let at = part.shape().triangle(t)[0];
        for kind in [
            FeatureKind::Point,
            FeatureKind::Edge,
            FeatureKind::Face,
            FeatureKind::Axis,
            FeatureKind::Part,
        ] {
            let Some(feature) = part.pick(kind, at) else {
                continue;
            };
            let part = PickedFeature::part(part.shape(), false);
            let found = measured_if_any([&feature, &part], [&here; 2]);
            let is_number = found.is_none_or(|found| found.distance.is_finite());
            assert!(is_number, "{feature:?}");
        }
    }
}
