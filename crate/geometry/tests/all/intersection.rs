//! Tests the intersection body: that it is closed, that it is the right one, and that it is refused where it is
//! undetermined.

use crate::common::clouds::on_sphere;
use crate::common::voxels::{intersection_volume, voxels};
use crate::common::{cases_from_env, cube, obj, placed};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::intersection::{
    Intersection, Operand, SourceTriangle, UnclassifiableReason, intersection,
};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_testing::Random;
use nearpoint_testing::convex::hull;
use nearpoint_testing::executor::{StopAfterPolls, ThreadExecutor};
use nearpoint_testing::shapes::{inverted, joined, scaled, shape};
use std::collections::HashMap;

fn cases(usual: u64) -> u64 {
    cases_from_env("NEARPOINT_CASES", usual)
}

fn of(a: &Shape, b: &Shape, b_in_a: &Pose) -> Result<Intersection, UnclassifiableReason> {
    let pairs = colliding_pairs(a, b, b_in_a, &SequentialExecutor).unwrap();
    let body = intersection(a, b, b_in_a, &pairs, &SequentialExecutor).unwrap()?;
    assert_closed(&body);
    Ok(body)
}

/// Checks that every edge is used as often in one direction as in the other.
fn assert_closed(body: &Intersection) {
    if !body.is_closed {
        return;
    }
    let mut used: HashMap<(u32, u32), i32> = HashMap::new();
    for facet in &body.facets {
        for k in 0..3 {
            let (u, v) = (facet.corners[k], facet.corners[(k + 1) % 3]);
            assert_ne!(u, v);
            *used.entry((u.min(v), u.max(v))).or_default() += if u < v { 1 } else { -1 };
        }
    }
    assert!(used.values().all(|&n| n == 0), "not closed");
    assert!(
        body.points
            .iter()
            .all(|p| p.coords.iter().all(|x| x.is_finite()))
    );
}

fn near(found: f64, expected: f64, scale: f64) {
    assert!(
        (found - expected).abs() <= 1e-11 * scale,
        "found {found}, expected {expected}"
    );
}

/// Compares with the brute-force result, in both orders.
fn check(a: &Shape, b: &Shape, pose: &Pose) -> Intersection {
    let body = of(a, b, pose).unwrap();
    let expected = brute_force::intersection_volume(a, b, pose);
    let scale = a.bounds().union(&b.bounds().posed(pose)).diagonal().powi(3);
    near(body.volume(), expected, scale);
    let turned = of(b, a, &pose.inverse()).unwrap();
    near(turned.volume(), expected, scale);
    body
}

fn any_hull(random: &mut Random, most: u64, mut corner: impl FnMut(&mut Random) -> Point) -> Shape {
    loop {
        let count = 4 + random.below(most);
        let points: Vec<Point> = (0..count).map(|_| corner(random)).collect();
        if let Some((_, shape)) = hull(&points) {
            return shape;
        }
    }
}

#[test]
fn boxes_in_every_position() {
    let a = shape(cube(4.0));
    for (x, y, z) in [
        (4.0, 4.0, 4.0),
        (2.0, 2.0, 2.0),
        (2.0, 4.0, 6.0),
        (6.0, 1.0, 1.0),
    ] {
        let b = shape(primitives::cuboid(x, y, z));
        for i in -4..=4 {
            for j in -4..=4 {
                for k in -4..=4 {
                    let by = [i, j, k].map(f64::from);
                    let body = of(&a, &b, &Pose::translation(by[0], by[1], by[2])).unwrap();
                    let overlap = |size: f64, at: f64| {
                        ((2.0_f64).min(at + size / 2.0) - (-2.0_f64).max(at - size / 2.0)).max(0.0)
                    };
                    let expected = overlap(x, by[0]) * overlap(y, by[1]) * overlap(z, by[2]);
                    // Diagonals of faces may be cut at points that are no f64 numbers.
                    near(body.volume(), expected, 1e-4 * expected);
                    assert_eq!(body.component_count(), usize::from(expected > 0.0));
                    assert_eq!(body.is_empty(), expected == 0.0, "{by:?}");
                }
            }
        }
    }
}

#[test]
fn a_tetrahedron_inscribed_in_a_cube() {
    let cube = shape(placed(cube(1.0), [0.5; 3]));
    let tetra = obj("0 0 0, 1 1 0, 1 0 1, 0 1 1", "1 2 3, 1 4 2, 1 3 4, 2 4 3");
    for (a, b) in [(&cube, &tetra), (&tetra, &cube)] {
        let body = check(a, b, &Pose::identity());
        near(body.volume(), 1.0 / 3.0, 1.0);
        assert_eq!(body.component_count(), 1);
    }
}

#[test]
fn intersection_of_past_failures_is_correct() {
    let p0 = obj("0 0 1, 1 0 0, 1 0 1, 1 1 1", "2 1 4, 2 4 3, 4 1 3, 1 2 3");
    let p4 = obj("0 0 0, 0 1 1, 1 0 1, 1 1 1", "3 2 1, 3 1 4, 1 2 4, 2 3 4");
    check(&p0, &p4, &Pose::identity());
    let wedge = obj(
        "-1 -1 1, -1 -1 5, -1 1 1, -1 1 5, 3 -1 1, 3 1 1",
        "2 4 3, 2 3 1, 1 5 2, 3 6 5, 3 5 1, 5 6 4, 5 4 2, 4 6 3",
    );
    let corner = obj(
        "-1 -1 1, -1 -1 5, -1 3 1, 1 -1 1",
        "2 3 1, 1 4 2, 3 4 1, 4 3 2",
    );
    check(&wedge, &corner, &Pose::identity());
    let tetra = obj("0 0 2, 0 0 6, 4 0 2, 4 4 2", "1 3 2, 2 4 1, 4 3 1, 3 4 2");
    let prism = obj(
        "0 0 2, 0 0 6, 0 4 2, 2 0 2, 2 0 6, 2 4 2",
        "2 3 1, 1 4 5, 1 5 2, 3 6 4, 3 4 1, 2 5 6, 2 6 3, 4 6 5",
    );
    let body = check(&tetra, &prism, &Pose::identity());
    assert_eq!(body.component_count(), 1);
}

#[test]
fn hulls_on_a_small_grid() {
    let mut random = Random::seeded("hulls on a small grid", 4);
    let mut none = 0;
    let count = cases(1000);
    for _ in 0..count {
        let n = random.pick(&[2, 3, 3, 4, 5]);
        let a = any_hull(&mut random, 8, |r| r.grid(n));
        let b = any_hull(&mut random, 8, |r| r.grid(n));
        let pose = if random.below(2) == 0 {
            Pose::identity()
        } else {
            random.exact_pose(2)
        };
        let body = check(&a, &b, &pose);
        // No volume of two such hulls is as small as this, except 0.
        let volume = brute_force::intersection_volume(&a, &b, &pose);
        assert_eq!(
            body.component_count(),
            usize::from(volume > 1e-9),
            "{volume}"
        );
        none += u64::from(body.component_count() == 0);
    }
    assert!(none > count / 100 && none < count / 2, "{none}");
}

#[test]
fn hulls_anywhere() {
    let mut random = Random::seeded("hulls anywhere", 5);
    for _ in 0..cases(300) {
        let a = any_hull(&mut random, 20, on_sphere);
        let b = any_hull(&mut random, 20, on_sphere);
        check(&a, &b, &random.pose(1.0));
    }
}

#[test]
fn the_same_solid_twice() {
    let mut random = Random::seeded("the same solid twice", 6);
    for soup in [
        primitives::cuboid(1.0, 2.0, 3.0),
        primitives::uv_sphere(16, 8, 1.0),
        primitives::torus(12, 8, 1.0, 0.3),
        primitives::tube(9, 2.0, 1.0, 3.0),
        primitives::bumpy_sphere(20, 12, 3),
    ] {
        let a = shape(soup.clone());
        let body = check(&a, &a, &Pose::identity());
        assert_eq!(body.component_count(), 1);
        let inverted = shape(inverted(soup));
        check(&a, &inverted, &Pose::identity());
        check(&inverted, &a, &random.pose(0.3));
        check(&a, &a, &random.pose(0.3));
    }
}

#[test]
fn a_solid_in_a_cavity() {
    let hollow = shape(joined(cube(4.0), inverted(cube(2.0))));
    let small = shape(cube(1.0));
    assert!(of(&hollow, &small, &Pose::identity()).unwrap().is_empty());
    let exact = shape(cube(2.0));
    assert!(of(&hollow, &exact, &Pose::identity()).unwrap().is_empty());
    assert!(of(&exact, &hollow, &Pose::identity()).unwrap().is_empty());
    let large = shape(cube(3.0));
    let body = of(&hollow, &large, &Pose::identity()).unwrap();
    assert_eq!((body.volume(), body.component_count()), (19.0, 1));
    let all = shape(cube(8.0));
    let body = check(&all, &hollow, &Pose::identity());
    assert_eq!((body.volume(), body.component_count()), (56.0, 1));
    let wall = of(&hollow, &small, &Pose::translation(1.5, 0.0, 0.0)).unwrap();
    assert_eq!(wall.volume(), 1.0);
}

#[test]
fn a_pin_in_a_hole() {
    let tube = shape(primitives::tube(12, 2.0, 1.0, 3.0));
    let pin = shape(primitives::cuboid(0.5, 0.5, 10.0));
    assert!(check(&tube, &pin, &Pose::identity()).is_empty());
    check(&tube, &pin, &Pose::translation(0.9, 0.0, 0.0));
    let across = Pose::rotation(Vector::new(1.4, 0.1, 0.0));
    assert_eq!(check(&tube, &pin, &across).component_count(), 2);
}

#[test]
fn tori() {
    let mut random = Random::seeded("tori", 7);
    let torus = shape(primitives::torus(16, 10, 1.0, 0.4));
    let linked = Pose::new(Vector::new(1.0, 0.0, 0.0), Vector::new(1.57, 0.0, 0.0));
    let thin = shape(primitives::torus(16, 10, 1.0, 0.2));
    assert!(check(&thin, &thin, &linked).is_empty());
    for _ in 0..cases(30) {
        check(&torus, &torus, &random.pose(1.2));
    }
}

#[test]
fn polycubes() {
    let mut random = Random::seeded("polycubes", 8);
    let mut unclassifiable = 0;
    let count = cases(300);
    for _ in 0..count {
        let mut some = |most: u64| {
            let mut cells = vec![[0; 3]];
            for _ in 0..random.below(most) {
                let mut cell = random.pick(&cells);
                cell[random.index(3)] += random.pick(&[-1, 1]);
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
            cells
        };
        let (of_a, of_b) = (some(12), some(12));
        let [a, b] = [&of_a, &of_b].map(|cells| shape(voxels(cells)));
        let halves = [0, 1, 2].map(|_| random.below(5) as i32 - 2);
        let by = halves.map(|h| f64::from(h) / 2.0);
        let pose = Pose::translation(by[0], by[1], by[2]);
        let expected = intersection_volume(&of_a, &of_b, halves);
        match of(&a, &b, &pose) {
            Ok(body) => near(body.volume(), expected, 1.0),
            Err(_) => unclassifiable += 1,
        }
    }
    assert_eq!(unclassifiable, 0, "of {count}");
}

#[test]
fn intersection_with_open_or_unoriented_part_is_open_or_refused() {
    let closed = shape(cube(2.0));
    let mut soup = cube(2.0);
    soup.triangles.pop();
    let open = shape(soup);
    let pose = Pose::translation(0.3, 0.2, 0.1);
    let body = of(&closed, &open, &pose).unwrap();
    assert!(!body.is_closed && !body.is_empty());
    assert!(
        body.facets
            .iter()
            .all(|f| matches!(f.source, SourceTriangle::B(_)))
    );
    assert_eq!((body.volume(), body.component_count()), (0.0, 0));
    let body = of(&open, &closed, &pose).unwrap();
    assert!(
        body.facets
            .iter()
            .all(|f| matches!(f.source, SourceTriangle::A(_)))
    );
    assert!(of(&open, &open, &pose).unwrap().is_empty());
    let mut soup = cube(2.0);
    soup.triangles[3].swap(0, 1);
    let unoriented = shape(soup);
    let unclassifiable = of(&closed, &unoriented, &pose).unwrap_err();
    assert_eq!(unclassifiable, UnclassifiableReason::Unoriented(Operand::B));
}

#[test]
fn solids_that_overlap_themselves() {
    let double = shape(joined(cube(2.0), placed(cube(2.0), [1.0, 0.5, 0.25])));
    let all = shape(cube(8.0));
    let unclassifiable =
        |a: &Shape, b: &Shape, by: f64| of(a, b, &Pose::translation(by, 0.0, 0.0)).err();
    let overlap = |part| Some(UnclassifiableReason::SelfOverlap(part));
    assert_eq!(unclassifiable(&all, &double, 0.0), overlap(Operand::B));
    assert_eq!(unclassifiable(&double, &all, 0.0), overlap(Operand::A));
    let small = shape(cube(0.125));
    assert_eq!(unclassifiable(&double, &small, 0.5), overlap(Operand::A));
    let twice = shape(joined(cube(2.0), cube(2.0)));
    assert_eq!(unclassifiable(&all, &twice, 0.0), overlap(Operand::B));
    // The result exists where the inside is clear.
    for (by, volume) in [
        (-0.5, 1.0 / 512.0),
        (1.5, 1.0 / 512.0),
        (-1.0, 1.0 / 1024.0),
        (2.0, 1.0 / 1024.0),
        (5.0, 0.0),
    ] {
        let body = of(&double, &small, &Pose::translation(by, 0.0, 0.0)).unwrap();
        near(body.volume(), volume, 1.0);
    }
    // Shells that touch do not overlap; a shell in the material of another bounds nothing.
    let beside = shape(joined(cube(2.0), placed(cube(2.0), [2.0, 0.5, 0.25])));
    assert_eq!(of(&all, &beside, &Pose::identity()).unwrap().volume(), 16.0);
    assert_eq!(of(&beside, &all, &Pose::identity()).unwrap().volume(), 16.0);
    let nested = shape(joined(cube(2.0), cube(1.0)));
    assert_eq!(of(&all, &nested, &Pose::identity()).unwrap().volume(), 8.0);
    assert_eq!(
        of(&nested, &small, &Pose::identity())
            .unwrap()
            .component_count(),
        1
    );
    let half = of(&nested, &all, &Pose::translation(4.0, 0.0, 0.0)).unwrap();
    assert_eq!(half.volume(), 4.0);
}

/// Shells with different orientations count each for itself.
#[test]
fn shells_that_face_either_way() {
    let both = shape(joined(
        cube(2.0),
        inverted(placed(cube(2.0), [3.0, 0.0, 0.0])),
    ));
    let all = shape(primitives::cuboid(8.0, 3.0, 3.0));
    let body = of(&both, &all, &Pose::identity()).unwrap();
    assert_eq!((body.volume(), body.component_count()), (16.0, 2));
    let body = of(&all, &both, &Pose::translation(0.0, 0.5, 0.0)).unwrap();
    assert_eq!((body.volume(), body.component_count()), (16.0, 2));
    let body = of(&all, &both, &Pose::translation(0.0, 1.0, 0.0)).unwrap();
    assert_eq!((body.volume(), body.component_count()), (12.0, 2));
}

/// Closed surfaces with arbitrary vertices pass through each other and have triangles without area: the result is right or
/// refused.
#[test]
fn crumpled_solids() {
    let mut random = Random::seeded("crumpled solids", 9);
    let (mut classified, mut unclassified) = (0, 0);
    for _ in 0..cases(500) {
        let mut crumpled = || {
            let mut soup = match random.pick(&[0, 1, 2, 3]) {
                0 => cube(3.0),
                1 => primitives::uv_sphere(5, 3, 2.0),
                2 => primitives::torus(4, 3, 2.0, 1.0),
                _ => primitives::tube(4, 2.0, 1.0, 3.0),
            };
            let shifts = random.below(3);
            for p in &mut soup.positions {
                *p = p.map(|x| x.round());
                for _ in 0..shifts {
                    p[random.index(3)] += random.pick(&[-1.0, 0.0, 1.0]);
                }
            }
            // The mesh is not welded: positions may coincide.
            let mesh = Mesh::from_parts(soup.positions, soup.triangles, Vec::new());
            Shape::build(mesh.unwrap(), &SequentialExecutor)
        };
        let (a, b) = (crumpled(), crumpled());
        let pose = random.exact_pose(2);
        match of(&a, &b, &pose) {
            Err(_) => unclassified += 1,
            Ok(body) => {
                classified += 1;
                assert!(body.is_closed);
                // Shells in the material of others bound nothing here, but count in brute force; all else agrees.
                let expected = brute_force::intersection_volume(&a, &b, &pose);
                near(body.volume(), expected, 1000.0);
            }
        }
    }
    println!("{classified} classified, {unclassified} not");
    assert!(classified > 50 && unclassified > 50);
}

/// The meshes have duplicate triangles, triangles without area and edges of four triangles.
#[test]
fn intersection_of_defective_meshes_is_correct_or_refused() {
    let mut random = Random::seeded("bad meshes", 10);
    let good = shape(cube(2.0));
    for _ in 0..cases(200) {
        let mut soup = cube(2.0);
        for _ in 0..=random.below(3) {
            let t = random.pick(&soup.triangles);
            match random.below(5) {
                0 => soup.triangles.push(t),
                1 => soup.triangles.extend([t, [t[0], t[2], t[1]]]),
                2 => soup.triangles.push([t[0], t[0], t[1]]),
                3 => {
                    // A triangle without area in an edge.
                    let centre = [0, 1, 2].map(|i| {
                        (soup.positions[t[0] as usize][i] + soup.positions[t[1] as usize][i]) / 2.0
                    });
                    let m = soup.positions.len() as u32;
                    soup.positions.push(centre);
                    let at = soup.triangles.iter().position(|&u| u == t).unwrap();
                    soup.triangles[at] = [t[0], m, t[2]];
                    soup.triangles.push([m, t[1], t[2]]);
                    soup.triangles.push([t[0], t[1], m]);
                }
                _ => {
                    let at = random.index(soup.triangles.len());
                    soup.triangles[at].swap(0, 1);
                }
            }
        }
        let bad = shape(soup);
        let pose = if random.below(2) == 0 {
            random.exact_pose(1)
        } else {
            random.pose(1.0)
        };
        for (a, b) in [(&good, &bad), (&bad, &good), (&bad, &bad)] {
            if let Ok(body) = of(a, b, &pose)
                && body.is_closed
            {
                let expected = brute_force::intersection_volume(a, b, &pose);
                near(body.volume(), expected, 1.0);
            }
        }
    }
}

#[test]
fn intersection_on_any_threads_is_same_and_interruptible() {
    let soups = || {
        [
            primitives::bumpy_sphere(40, 21, 3),
            primitives::torus(30, 12, 1.0, 0.4),
        ]
    };
    let pose = Pose::new(Vector::new(0.4, 0.2, 0.1), Vector::new(0.2, 0.5, -0.3));
    let body = |work: &ThreadExecutor| {
        let [a, b] = soups().map(shape);
        let pairs = colliding_pairs(&a, &b, &pose, work).unwrap();
        intersection(&a, &b, &pose, &pairs, work).unwrap().unwrap()
    };
    let (one, four) = (body(&ThreadExecutor::new(1)), body(&ThreadExecutor::new(4)));
    assert_eq!(one.facets, four.facets);
    assert_eq!(one.points, four.points);
    let [a, b] = soups().map(shape);
    let pairs = colliding_pairs(&a, &b, &pose, &SequentialExecutor).unwrap();
    let mut stopped = 0;
    for polls in 0.. {
        let executor = StopAfterPolls::new(polls);
        match intersection(&a, &b, &pose, &pairs, &executor) {
            Err(_) => stopped += 1,
            Ok(body) => {
                assert_eq!(body.unwrap().facets, one.facets);
                break;
            }
        }
    }
    assert!(stopped > 3, "{stopped}");
}

/// Sizes and positions change nothing but the scale and, far away, the number of digits left.
#[test]
fn tiny_huge_and_far_away() {
    for factor in [1e-20, 1e-6, 1.0, 1e6, 1e20] {
        let soups = || [cube(2.0), primitives::uv_sphere(12, 7, 1.0)];
        let [a, b] = soups().map(|soup| shape(scaled(soup, factor, 0.0)));
        let by = Pose::translation(0.75 * factor, 0.5 * factor, 0.0);
        let volume = of(&a, &b, &by).unwrap().volume() / factor / factor / factor;
        let [a, b] = soups().map(shape);
        let expected = brute_force::intersection_volume(&a, &b, &Pose::translation(0.75, 0.5, 0.0));
        assert!((volume - expected).abs() < 1e-9, "{factor} {volume}");
    }
    let far = [1e6, -3e6, 2e6];
    let a = shape(placed(cube(2.0), far));
    let b = shape(placed(cube(2.0), far.map(|x| x + 1.0)));
    let body = of(&a, &b, &Pose::identity()).unwrap();
    near(body.volume(), 1.0, 1.0);
    let centroid = body.centroid().unwrap() - Point::from(far);
    assert!((centroid - Vector::repeat(0.5)).norm() < 1e-6, "{centroid}");
}
