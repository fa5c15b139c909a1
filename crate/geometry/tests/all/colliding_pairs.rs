//! Tests colliding pairs of meshes: against every triangle with every triangle, and the laws.

use crate::common::posed;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::{Contact, TrianglePair, collides, colliding_pairs, containment};
use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Pose, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::{grid, random_triangles, scaled, shape};

fn pairs(a: &Shape, b: &Shape, pose: &Pose) -> Vec<TrianglePair> {
    colliding_pairs(a, b, pose, &SequentialExecutor).unwrap()
}

/// Compares with brute force and returns the number of pairs.
fn check(a: &Shape, b: &Shape, pose: &Pose) -> usize {
    let expected = brute_force::colliding_pairs(a, b, pose);
    assert_eq!(pairs(a, b, pose), expected, "pose {pose:?}");
    assert_eq!(
        collides(a, b, pose, &SequentialExecutor),
        Ok(!expected.is_empty())
    );
    expected.len()
}

/// Makes a mesh of any kind.
fn any(random: &mut Random) -> Soup {
    let count = random.pick(&[1, 2, 7, 60, 200]);
    match random.below(5) {
        0 => random_triangles(random, count),
        1 => primitives::uv_sphere(12, 8, 0.8),
        2 => primitives::torus(12, 8, 1.0, 0.4),
        3 => primitives::cuboid(1.0, 2.0, 0.5),
        _ => grid(random, count),
    }
}

#[test]
fn colliding_pairs_in_any_pose_agree_with_brute_force() {
    let mut random = Random::seeded("agree with brute in any pose", 2);
    let mut meeting = 0;
    for _ in 0..300 {
        let (a, b) = (shape(any(&mut random)), shape(any(&mut random)));
        meeting += usize::from(check(&a, &b, &random.pose(1.5)) > 0);
    }
    assert!(meeting > 100 && meeting < 290, "{meeting} of 300 meet");
}

#[test]
fn colliding_pairs_of_coincident_triangles_agree_with_brute_force() {
    let mut random = Random::seeded("agree with brute where things coincide", 3);
    let mut found = [0, 0];
    for i in 0..300 {
        let a = grid(&mut random, 60);
        // Half of them against a copy of themselves: every triangle coincides with one.
        let b = match i % 2 {
            0 => a.clone(),
            _ => grid(&mut random, 60),
        };
        let (a, b) = (shape(a), shape(b));
        let pose = random.exact_pose(2);
        check(&a, &b, &pose);
        for pair in pairs(&a, &b, &pose) {
            found[usize::from(pair.contact == Contact::Touching)] += 1;
        }
    }
    assert!(found[0] > 10_000 && found[1] > 10_000, "{found:?}");
}

#[test]
fn colliding_pairs_at_any_scale_and_position_agree_with_brute_force() {
    let mut random = Random::seeded("agree with brute at any scale and place", 4);
    let mut meeting = 0;
    for i in 0..200 {
        let scale = 10_f64.powf(6.0 * random.signed());
        let offset = match i % 2 {
            0 => 0.0,
            _ => 1e6 * random.signed(),
        };
        let (a, b) = (any(&mut random), any(&mut random));
        // Sometimes one of them is a thousand times smaller.
        let smaller = random.pick(&[1.0, 1.0, 1e-3]);
        let [a, b] = [scaled(a, scale, offset), scaled(b, scale * smaller, offset)].map(shape);
        let mut pose = random.pose(scale);
        // Turns about the parts' position, not about the origin.
        let centre = a.bounds().centre().coords;
        pose.translation.vector += centre - pose.rotation * centre;
        meeting += usize::from(check(&a, &b, &pose) > 0);
    }
    assert!(meeting > 60, "{meeting} of 200 meet");
}

#[test]
fn colliding_pairs_of_swapped_parts_are_same() {
    let mut random = Random::seeded("are the same seen from b", 5);
    for _ in 0..100 {
        let (a, b) = (shape(grid(&mut random, 50)), shape(grid(&mut random, 50)));
        let pose = random.exact_pose(2);
        let mut swapped = pairs(&b, &a, &pose.inverse());
        for pair in &mut swapped {
            std::mem::swap(&mut pair.a, &mut pair.b);
        }
        swapped.sort();
        assert_eq!(pairs(&a, &b, &pose), swapped);
    }
}

#[test]
fn colliding_pairs_of_moved_parts_are_same() {
    let mut random = Random::seeded("do not change when both move", 6);
    for _ in 0..100 {
        let (a, b) = (grid(&mut random, 50), grid(&mut random, 50));
        let (pose, motion) = (random.exact_pose(2), random.exact_pose(5));
        let moved = posed(a.clone(), &motion);
        let b = shape(b);
        let found = pairs(&shape(a), &b, &pose);
        assert_eq!(found, pairs(&shape(moved), &b, &(motion * pose)));
    }
}

#[test]
fn colliding_pairs_in_another_unit_are_same() {
    let mut random = Random::seeded("do not change with the unit", 7);
    for _ in 0..50 {
        let (a, b) = (
            random_triangles(&mut random, 100),
            random_triangles(&mut random, 100),
        );
        let pose = random.pose(0.5);
        let expected = pairs(&shape(a.clone()), &shape(b.clone()), &pose);
        assert!(!expected.is_empty());
        for factor in [0.001, 0.0078125, 25.4, 1000.0, 1048576.0] {
            let mut pose = pose;
            pose.translation.vector *= factor;
            let [a, b] = [&a, &b].map(|soup| scaled(soup.clone(), factor, 0.0));
            assert_eq!(pairs(&shape(a), &shape(b), &pose), expected, "{factor}");
        }
    }
}

#[test]
fn colliding_pairs_on_any_threads_are_same() {
    let mut random = Random::seeded("are the same on any number of threads", 8);
    let (a, b) = (
        shape(primitives::bumpy_sphere(120, 80, 1)),
        shape(primitives::bumpy_sphere(90, 100, 2)),
    );
    for _ in 0..20 {
        let pose = random.pose(1.5);
        let expected = pairs(&a, &b, &pose);
        for width in [2, 3, 8] {
            let threads = ThreadExecutor::new(width);
            assert_eq!(colliding_pairs(&a, &b, &pose, &threads).unwrap(), expected);
            let found = collides(&a, &b, &pose, &threads).unwrap();
            assert_eq!(found, !expected.is_empty());
        }
    }
}

#[test]
fn bvh_on_many_threads_is_same() {
    let build = |width| {
        let mesh =
            nearpoint_geometry::shape::Mesh::weld(primitives::bumpy_sphere(200, 200, 3)).unwrap();
        Shape::build(mesh, &ThreadExecutor::new(width))
    };
    let one = build(1);
    assert!([2, 8].iter().all(|&width| build(width).bvh() == one.bvh()));
}

#[test]
fn colliding_pairs_of_interrupted_executor_is_error() {
    let (a, b) = (
        shape(primitives::bumpy_sphere(120, 80, 1)),
        shape(primitives::bumpy_sphere(120, 80, 2)),
    );
    for parallelism in [1, 2] {
        for polls in [0, 1].map(Into::into) {
            let executor = StopAfterPolls { polls, parallelism };
            let found = colliding_pairs(&a, &b, &Pose::identity(), &executor);
            assert_eq!(found, Err(Interrupted));
        }
    }
}

#[test]
fn a_shape_is_compact() {
    for soup in [
        primitives::bumpy_sphere(300, 200, 1),
        primitives::torus(100, 60, 1.0, 0.3),
        primitives::uv_sphere(64, 32, 1.0),
    ] {
        let shape = shape(soup);
        // Also after lazily computed data exist.
        let (beside, mut warm) = (Pose::translation(5.0, 0.0, 0.0), WarmStart::default());
        clearance(
            &shape,
            &shape,
            &beside,
            f64::MAX,
            &mut warm,
            &SequentialExecutor,
        )
        .unwrap();
        containment(&shape, &shape, &beside);
        let _ = shape.deviations();
        let bytes = shape.memory_bytes() as f64 / shape.mesh().triangles().len() as f64;
        println!("{bytes:.1} bytes a triangle");
        assert!(bytes < 100.0, "{bytes} bytes a triangle");
    }
}

#[test]
fn boxes_face_to_face_only_touch() {
    let a = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let beside = Pose::translation(1.0, 0.25, 0.0);
    let found = pairs(&a, &a, &beside);
    assert!(!found.is_empty() && found.iter().all(|p| p.contact == Contact::Touching));
    let apart = Pose::from(Vector::new(1.0_f64.next_up(), 0.25, 0.0));
    assert_eq!(pairs(&a, &a, &apart), []);
    let embedded = Pose::from(Vector::new(1.0_f64.next_down(), 0.25, 0.1));
    let found = pairs(&a, &a, &embedded);
    assert!(found.iter().any(|p| p.contact == Contact::Crossing));
}
