//! Tests that boxes around posed boxes lose no vertex, for any pose.

use crate::common::oracle::{dot, integers};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::RigidMotion;
use nearpoint_geometry::{Point, Pose, RigidTransform, relative_pose};
use nearpoint_testing::Random;

/// Makes a box of any size and position, some thin, and a vertex in it, often on a side.
fn boxed(random: &mut Random) -> (Aabb, Point) {
    let size = 10_f64.powi(random.below(12) as i32 - 6);
    let (p, q) = (random.point() * size, random.point() * size);
    let local = Aabb::from_points(&[p, q]);
    let inner = random.point() * size;
    let vertex = [0, 1, 2].map(|i| match random.below(3) {
        0 => local.lo[i],
        1 => local.hi[i],
        _ => inner[i].clamp(local.lo[i], local.hi[i]),
    });
    (local, vertex.into())
}

fn pose(random: &mut Random) -> Pose {
    let reach = 10_f64.powi(random.below(8) as i32 - 3);
    random.pose(reach)
}

/// Returns whether `r·v + t`, without any rounding, lies in the box.
fn holds_exactly(bounds: &Aabb, pose: &RigidTransform, vertex: &Point) -> bool {
    let rows = pose.rotation.map(Point::from);
    let t = Point::from(pose.translation);
    let all = [rows[0], rows[1], rows[2], *vertex, t, bounds.lo, bounds.hi];
    let (all, exponent) = integers(&all);
    // The power of two occurs twice in products.
    let once = |i: usize, axis: usize| &all[i][axis] << -exponent;
    (0..3).all(|axis| {
        let posed = dot(&all[axis], &all[3]) + once(4, axis);
        once(5, axis) <= posed && posed <= once(6, axis)
    })
}

#[test]
fn a_posed_box_holds_what_is_in_it_rounded_and_exact() {
    let mut random = Random::seeded("posed box", 5);
    for case in 0..20_000 {
        let ((local, vertex), pose) = (boxed(&mut random), pose(&mut random));
        let rigid = RigidTransform::new(&pose);
        let posed = rigid.point(&vertex);
        let (tight, outer) = (local.posed_tightly(&rigid), local.posed(&pose));
        assert!(tight.contains_point(&posed), "case {case}");
        assert!(outer.contains(&tight), "case {case}");
        assert!(holds_exactly(&outer, &rigid, &vertex), "case {case}");
    }
}

#[test]
fn parts_that_meet_in_the_frame_of_one_have_boxes_that_overlap() {
    let mut random = Random::seeded("posed boxes", 7);
    let mut missed = 0;
    for case in 0..20_000 {
        let (world_from_a, world_from_b) = (pose(&mut random), pose(&mut random));
        let (_, of_b) = boxed(&mut random);
        let of_a = RigidTransform::new(&relative_pose(&world_from_a, &world_from_b)).point(&of_b);
        let both = [(of_a, world_from_a), (of_b, world_from_b)];
        let [a, b] = both.map(|(p, pose)| Aabb::from_points(&[p]).posed(&pose));
        assert!(a.overlaps(&b), "case {case}");
        let [a, b] = both.map(|(p, pose)| RigidTransform::new(&pose).point(&p));
        missed += u32::from(a != b);
    }
    assert!(missed > 10_000, "the margin is needed: {missed}");
}

#[test]
fn nothing_leaves_the_box_around_its_way() {
    let mut random = Random::seeded("box around a way", 9);
    for case in 0..5_000 {
        let (local, vertex) = boxed(&mut random);
        let (from, to) = (pose(&mut random), pose(&mut random));
        let elsewhere = random.point() * 10.0;
        let centre = random.pick(&[local.centre(), elsewhere]);
        let to = random.pick(&[to, Pose::from_parts(to.translation, from.rotation)]);
        let motion = RigidMotion::new(from, to, centre).unwrap();
        let around = motion.bounds(&local);
        for time in [0.0, 1.0, random.between(0.0, 1.0)] {
            let rigid = RigidTransform::new(&motion.at(time));
            assert!(around.contains_point(&rigid.point(&vertex)), "case {case}");
            assert!(holds_exactly(&around, &rigid, &vertex), "case {case}");
        }
    }
}
