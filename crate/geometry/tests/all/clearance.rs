//! Tests the clearance of triangles against a certificate, of meshes against every pair, and its laws.

use crate::common::{cube, loose, posed};
use nearpoint_geometry::brute_force;
use nearpoint_geometry::closest::{Clearance, WarmStart, clearance};
use nearpoint_geometry::collide::contact;
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::{grid, random_pair, random_triangles, scaled, shape};
use std::f64::consts::FRAC_PI_4;

const EVERYWHERE: f64 = f64::INFINITY;

fn cold(a: &Shape, b: &Shape, b_in_a: &Pose) -> Clearance {
    clearance(
        a,
        b,
        b_in_a,
        EVERYWHERE,
        &mut WarmStart::default(),
        &SequentialExecutor,
    )
    .unwrap()
    .unwrap()
}

fn one(triangle: [Point; 3]) -> Shape {
    shape(loose(triangle.map(|p| p.into()).to_vec()))
}

/// Makes random triangles, many of them thin, with nearly parallel edges, or without area.
fn triangle(random: &mut Random) -> [Point; 3] {
    let [a, b, c] = [random.point(), random.point(), random.point()];
    let thin = 10f64.powi(-(random.below(13) as i32));
    match random.below(6) {
        0 | 1 => [a, b, c],
        2 => [a, b, a + (b - a) * random.signed() + c.coords * thin],
        3 => [a, Point::from(Vector::x()) + b.coords * thin, c],
        4 => [a, b, a],
        _ => [a, a, a],
    }
}

/// No pair of points is nearer than the gap between the triangles in a direction: a lower bound, attained at the true
/// distance. It is computed about a witness point, so its errors are roundings of the size, and of the direction.
#[test]
fn no_direction_shows_a_smaller_distance() {
    let mut random = Random::seeded("certificate", 1);
    let (mut apart, mut meeting) = (0, 0);
    for _ in 0..50_000 {
        let (a, mut b) = (triangle(&mut random), triangle(&mut random));
        let shift = random.point().coords * random.pick(&[0.0, 0.5, 2.0]);
        b = b.map(|p| p + shift);
        let found = cold(&one(a), &one(b), &Pose::identity());
        let meets = contact(&a, &b).is_some();
        assert_eq!(found.distance == 0.0, meets, "{a:?} {b:?}");
        let across = found.on_b - found.on_a;
        let off = (across.norm() - found.distance).abs();
        assert!(off < 1e-15, "{a:?} {b:?}");
        if meets {
            meeting += 1;
            continue;
        }
        let gap = |p: &Point| across.dot(&(p - found.on_a)) / found.distance;
        let low = b.iter().map(gap).fold(f64::INFINITY, f64::min);
        let high = a.iter().map(gap).fold(f64::NEG_INFINITY, f64::max);
        let size = 4.0;
        let noise = 16.0 * f64::EPSILON * size * (1.0 + size / found.distance);
        assert!(
            low - high >= found.distance - noise,
            "{} for {}: {a:?} {b:?}",
            low - high,
            found.distance
        );
        apart += 1;
    }
    assert!(apart > 20_000 && meeting > 3_000, "{apart} {meeting}");
}

/// A corner is above the inside of a triangle with integer corners, lifted along its integer normal by a power of two.
#[test]
fn tiny_gaps_have_their_length() {
    let mut random = Random::seeded("tiny gaps", 2);
    for _ in 0..2_000 {
        let [a, b, c] = [random.grid(64), random.grid(64), random.grid(64)];
        let normal = (b - a).cross(&(c - a));
        if normal == Vector::zeros() {
            continue;
        }
        let lift = 0.5f64.powi(random.below(20) as i32 + 15);
        let foot = a + (b - a) * 0.25 + (c - a) * 0.5;
        let tip = foot + normal * lift;
        let away = |s: Vector| tip + normal + s;
        let other = [tip, away(b - a), away(c - b)];
        let found = cold(&one([a, b, c]), &one(other), &Pose::identity());
        let expected = normal.norm() * lift;
        assert!(
            (found.distance - expected).abs() < 64.0 * 1e-15,
            "{} for {expected}",
            found.distance
        );
        assert!((found.on_a - foot).norm() < 1e-12 && (found.on_b - tip).norm() < 1e-12);
    }
}

#[test]
fn clearance_equals_brute_force_bitwise() {
    let mut random = Random::seeded("brute", 3);
    let (mut apart, mut meeting) = (0, 0);
    for round in 0..400 {
        let ([a, b], [factor, _]) = random_pair(&mut random, round);
        let pose = if random.below(3) == 0 {
            let mut pose = random.exact_pose(3);
            pose.translation.vector *= factor;
            pose
        } else {
            let reach = random.pick(&[0.2, 1.0, 2.5]);
            random.pose(reach * factor)
        };
        let found = cold(&a, &b, &pose);
        let brute = brute_force::clearance(&a, &b, &pose, EVERYWHERE).unwrap();
        if brute.distance == 0.0 {
            assert_eq!(found.distance, 0.0);
            let posed = b.posed_triangle(found.triangle_b, &RigidTransform::new(&pose));
            assert!(contact(&a.triangle(found.triangle_a), &posed).is_some());
            assert_eq!(found.on_a, found.on_b);
            meeting += 1;
        } else {
            assert_eq!(found, brute);
            apart += 1;
        }
        for limit in [brute.distance, brute.distance.next_down()] {
            let near = clearance(
                &a,
                &b,
                &pose,
                limit,
                &mut WarmStart::default(),
                &ThreadExecutor::new(4),
            );
            let expected = (limit >= brute.distance).then_some(found);
            assert_eq!(near.unwrap(), expected);
        }
    }
    assert!(apart > 100 && meeting > 20, "{apart} {meeting}");
}

/// Shapes of all sizes, far from their frames' origins, make a long coherent motion: many frames of motion accumulate.
#[test]
fn clearance_after_long_motion_is_bitwise_same() {
    for (factor, offset) in [(1.0, 0.0), (1.0, 300.0), (1e-6, 0.0), (1e4, 1e5)] {
        let sized = |soup| shape(scaled(soup, factor, offset));
        let a = sized(primitives::torus(32, 16, 1.0, 0.3));
        let b = sized(primitives::bumpy_sphere(24, 13, 7));
        let mut warm_start = WarmStart::default();
        for frame in 0..150 {
            let part = f64::from(frame);
            let turn = Vector::new(0.3, 0.5 + 0.1 * (0.1 * part).sin(), 0.2) * (0.006 * part);
            let place = Vector::new((0.01 * part).cos(), (0.01 * part).sin(), 0.3) * 3.0 * factor;
            let mut pose = Pose::new(Vector::zeros(), turn);
            // The centre of B moves around the centre of A.
            let centre = Vector::repeat(offset);
            pose.translation.vector = place + centre - pose * centre;
            let found = clearance(
                &a,
                &b,
                &pose,
                EVERYWHERE,
                &mut warm_start,
                &SequentialExecutor,
            );
            let expected = Some(cold(&a, &b, &pose));
            assert_eq!(found.unwrap(), expected, "{factor} {frame}");
        }
    }
}

/// Small steps, jumps, changing limits and stopped queries mix: the answer is that of a cold start.
#[test]
fn clearance_with_warm_start_is_bitwise_same() {
    let mut random = Random::seeded("warm", 4);
    let shapes = [
        shape(primitives::torus(24, 12, 1.0, 0.3)),
        shape(primitives::uv_sphere(16, 8, 0.8)),
        shape(random_triangles(&mut random, 200)),
        shape(grid(&mut random, 50)),
    ];
    for _ in 0..40 {
        let a = &shapes[random.below(4) as usize];
        let b = &shapes[random.below(4) as usize];
        let mut pose = random.pose(2.5);
        let mut warm_start = WarmStart::default();
        for _ in 0..25 {
            if random.below(12) == 0 {
                pose = random.pose(2.5);
            } else {
                let step = random.pick(&[0.0, 1e-9, 1e-3, 0.03]);
                let turn = random.point().coords * step;
                pose = Pose::new(random.point().coords * step, turn) * pose;
            }
            let limit = random.pick(&[EVERYWHERE, EVERYWHERE, 1.0, 0.2]);
            if random.below(4) == 0 {
                let limited = StopAfterPolls::new(random.below(8) as usize);
                match clearance(a, b, &pose, limit, &mut warm_start, &limited) {
                    Ok(_) | Err(Interrupted) => {}
                }
            }
            let found =
                clearance(a, b, &pose, limit, &mut warm_start, &SequentialExecutor).unwrap();
            let afresh = clearance(
                a,
                b,
                &pose,
                limit,
                &mut WarmStart::default(),
                &SequentialExecutor,
            )
            .unwrap();
            assert_eq!(found, afresh);
        }
    }
}

/// A front must not be used for another pair.
#[test]
fn warm_start_of_other_shapes_is_dropped() {
    let [sphere, torus] = [
        primitives::uv_sphere(16, 8, 1.0),
        primitives::torus(24, 12, 1.0, 0.3),
    ]
    .map(shape);
    let pose = Pose::translation(3.0, 0.1, 0.2);
    let mut warm_start = WarmStart::default();
    for (a, b) in [(&sphere, &torus), (&torus, &sphere), (&torus, &torus)] {
        let found = clearance(
            a,
            b,
            &pose,
            EVERYWHERE,
            &mut warm_start,
            &SequentialExecutor,
        )
        .unwrap();
        assert_eq!(found.unwrap(), cold(a, b, &pose));
    }
}

#[test]
fn clearance_of_swapped_moved_or_scaled_shapes_is_unchanged() {
    let mut random = Random::seeded("laws", 5);
    for _ in 0..60 {
        let (soup_a, soup_b) = (
            random_triangles(&mut random, 30),
            random_triangles(&mut random, 30),
        );
        let (a, b) = (shape(soup_a.clone()), shape(soup_b.clone()));
        let pose = Pose::translation(2.2, 0.0, 0.0) * random.pose(0.2);
        let found = cold(&a, &b, &pose);
        let swapped = cold(&b, &a, &pose.inverse());
        assert!((found.distance - swapped.distance).abs() < 1e-14);
        let moved = random.pose(3.0);
        let in_another_frame = cold(&shape(posed(soup_a.clone(), &moved)), &b, &(moved * pose));
        assert!((found.distance - in_another_frame.distance).abs() < 1e-14);
        for factor in [2f64.powi(-20), 2f64.powi(20), 1e-3, 1e3, 1e-6, 1e6] {
            let mut pose = pose;
            pose.translation.vector *= factor;
            let [a, b] = [&soup_a, &soup_b].map(|s| shape(scaled(s.clone(), factor, 0.0)));
            let scaled = cold(&a, &b, &pose);
            if factor.log2().fract() == 0.0 {
                assert_eq!(scaled.distance, found.distance * factor);
                assert_eq!(scaled.on_a, found.on_a * factor);
                assert_eq!(scaled.triangle_b, found.triangle_b);
            } else {
                assert!((scaled.distance / factor - found.distance).abs() < 1e-14);
            }
        }
    }
}

#[test]
fn known_distances() {
    let [small, big] = [1.0, 4.0].map(|edge| shape(cube(edge)));
    let at = |x: f64| cold(&small, &small, &Pose::translation(x, 0.0, 0.0)).distance;
    let inside = cold(&big, &small, &Pose::identity());
    assert_eq!(inside.distance, 1.5, "a box in a box");
    assert_eq!(at(1.0), 0.0, "touching");
    assert_eq!(at(0.5), 0.0, "crossing");
    assert_eq!(at(1.0 + 2f64.powi(-40)), 2f64.powi(-40));
    assert_eq!(at(1e9), 1e9 - 1.0);
    let turned = UnitQuaternion::from_axis_angle(&Vector::z_axis(), FRAC_PI_4);
    let edge_first = Pose::from_parts(Vector::new(3.0, 0.0, 0.0).into(), turned);
    let found = cold(&small, &small, &edge_first);
    assert!((found.distance - (2.5 - 0.5f64.sqrt())).abs() < 1e-15);
    assert!((found.on_a.x - 0.5).abs() < 1e-15 && found.on_a.y.abs() < 1e-15);
}

#[test]
fn clearance_with_negative_or_nan_limit_is_none() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let pose = Pose::translation(0.5, 0.0, 0.0);
    for (limit, finds) in [(0.0, true), (-0.0, true), (-1.0, false), (f64::NAN, false)] {
        let found = clearance(
            &cube,
            &cube,
            &pose,
            limit,
            &mut WarmStart::default(),
            &SequentialExecutor,
        );
        assert_eq!(found.unwrap().is_some(), finds, "{limit}");
    }
}
