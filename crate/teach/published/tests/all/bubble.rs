//! Tests sphere trees: they contain their triangles, and searches of them agree with brute force.

use nearpoint_geometry::executor::{Interrupted, SequentialExecutor};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector, brute_force};
use nearpoint_published::bubble::{
    BubbleSettings, DistanceResult, End, LeafMethod, SphereTree, SphereTreeError, Step, search,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_pair, random_triangles, scaled, shape, soup};

fn tree(shape: &Shape, leaves: f64) -> SphereTree {
    SphereTree::build(shape.mesh(), SphereTree::radius_for(shape.mesh(), leaves)).unwrap()
}

fn with(alpha: f64, leaf_method: LeafMethod) -> BubbleSettings {
    BubbleSettings { alpha, leaf_method }
}

fn found(a: &SphereTree, b: &SphereTree, pose: &Pose, settings: &BubbleSettings) -> DistanceResult {
    search(a, b, pose, settings, &SequentialExecutor, &mut ())
        .unwrap()
        .unwrap()
}

fn exact(a: &Shape, b: &Shape, pose: &Pose) -> DistanceResult {
    let found = found(
        &tree(a, 2.0),
        &tree(b, 2.0),
        pose,
        &BubbleSettings::default(),
    );
    assert!(found.is_exact());
    found
}

/// Collects the numbers of the leaves below a sphere.
fn leaves_below(tree: &SphereTree, node: u32, leaves: &mut Vec<u32>) {
    match tree.children(node) {
        None => leaves.push(node),
        Some(children) => children
            .into_iter()
            .for_each(|child| leaves_below(tree, child, leaves)),
    }
}

#[test]
fn spheres_contain_their_leaves_and_leaves_their_triangles() {
    let mut random = Random::seeded("spheres contain", 71);
    for round in 0..60 {
        let count = random.pick(&[1, 3, 20]);
        let corners = match round % 3 {
            0 => random_triangles(&mut random, count),
            1 => grid(&mut random, count),
            _ => {
                let thin = 10_f64.powi(-(random.below(12) as i32));
                soup(count, || {
                    let p = random.point();
                    Point::new(p.x, p.y * thin, p.x * 0.5 + p.z * thin)
                })
            }
        };
        let factor = random.pick(&[1e-6, 1.0, 1e6]);
        let offset = random.pick(&[0.0, 1e3]) * factor;
        let shape = shape(scaled(corners, factor, offset));
        let edges = |[a, b, c]: [Point; 3]| [b - a, c - b, a - c].map(|edge| edge.norm() / 2.0);
        let halves =
            (0..shape.mesh().triangles().len() as u32).flat_map(|t| edges(shape.triangle(t)));
        let largest = halves.fold(0.0, f64::max);
        let radius = largest.max(factor * 1e-3) * random.pick(&[0.02, 0.1, 0.5, 1.0]);
        let tree = SphereTree::build(shape.mesh(), radius).unwrap();
        let mut covers = vec![Vec::new(); shape.mesh().triangles().len()];
        for node in 0..tree.len() {
            let mut leaves = Vec::new();
            leaves_below(&tree, node, &mut leaves);
            for &leaf in &leaves {
                assert!(
                    tree.sphere(node).contains(tree.sphere(leaf)),
                    "{node} {leaf}"
                );
            }
            if let Some(triangle) = tree.triangle(node) {
                covers[triangle as usize].push(*tree.sphere(node));
                let noise = 1e-12 * (factor + offset);
                assert!(tree.sphere(node).radius <= radius + noise, "{round}");
            }
        }
        assert_eq!(
            tree.leaves(),
            covers.iter().map(Vec::len).sum::<usize>() as u32
        );
        for (triangle, spheres) in (0..).zip(&covers) {
            let [a, b, c] = shape.triangle(triangle);
            for _ in 0..200 {
                let inside = random.signed().abs();
                let u = random.pick(&[0.0, 1.0, inside]);
                let v = random.signed().abs();
                let p = a + (b - a) * ((1.0 - u) * v) + (c - a) * u;
                let rounding = 4.0 * f64::EPSILON * p.coords.amax();
                let is_in = |s: &&_| {
                    let s: &nearpoint_geometry::bounds::Sphere = s;
                    (p - s.centre).norm() <= s.radius + rounding
                };
                assert!(
                    spheres.iter().any(|s| is_in(&s)),
                    "round {round}: {p} of {a} {b} {c}"
                );
            }
        }
    }
}

#[test]
fn searches_agree_with_every_pair() {
    let mut random = Random::seeded("searches agree with every pair", 72);
    let (mut apart, mut meeting) = (0, 0);
    // The visits are counted for a small and a middling error, a large one, and none.
    let mut visits = [0; 3];
    for round in 0..300 {
        let ([a, b], [factor, offset]) = random_pair(&mut random, round);
        let reach = random.pick(&[0.2, 1.0, 2.5]);
        let pose = random.pose(reach * factor);
        let brute = brute_force::clearance(&a, &b, &pose, f64::INFINITY).unwrap();
        let leaves = random.pick(&[0.5, 2.0, 8.0]);
        let trees = [tree(&a, leaves), tree(&b, leaves)];
        let plain = found(&trees[0], &trees[1], &pose, &BubbleSettings::default());
        assert!(plain.is_exact());
        if brute.distance == 0.0 {
            assert_eq!(plain.clearance.distance, 0.0, "round {round}");
            meeting += 1;
        } else {
            assert_eq!(plain.clearance, brute, "round {round}");
            apart += 1;
        }
        visits[2] += plain.counts.spheres;
        let size = factor * (4.0 + reach) + offset;
        let gilbert = found(&trees[0], &trees[1], &pose, &with(0.0, LeafMethod::Gilbert));
        let difference = gilbert.clearance.distance - brute.distance;
        assert!(
            difference.abs() <= 1e-12 * size,
            "round {round}: {difference}"
        );
        for alpha in [0.01, 0.3, 2.0] {
            let near = found(
                &trees[0],
                &trees[1],
                &pose,
                &with(alpha, LeafMethod::Features),
            );
            let [distance, truth] = [near.clearance.distance, brute.distance];
            assert!(truth <= distance && distance <= (1.0 + alpha) * truth);
            assert!(near.lower <= truth && distance <= (1.0 + alpha) * near.lower);
            assert!(!near.is_exact() || distance == truth);
            visits[usize::from(alpha == 2.0)] += near.counts.spheres;
        }
    }
    assert!(apart > 100 && meeting > 20, "{apart} {meeting}");
    assert!(
        visits[0] < 2 * visits[2] && 3 * visits[1] < 2 * visits[2],
        "{visits:?}"
    );
}

#[test]
fn distance_satisfies_symmetry_and_rigid_motion_laws() {
    let mut random = Random::seeded("bubble laws", 73);
    for _ in 0..30 {
        let (soup_a, soup_b) = (
            random_triangles(&mut random, 30),
            random_triangles(&mut random, 30),
        );
        let (a, b) = (shape(soup_a.clone()), shape(soup_b.clone()));
        let pose = Pose::translation(2.2, 0.0, 0.0) * random.pose(0.2);
        let here = exact(&a, &b, &pose).clearance.distance;
        let swapped = exact(&b, &a, &pose.inverse()).clearance.distance;
        assert!((here - swapped).abs() < 1e-14);
        let moved = random.pose(3.0);
        let mut elsewhere = soup_a.clone();
        for p in &mut elsewhere.positions {
            *p = (moved * Point::from(*p)).into();
        }
        let there = exact(&shape(elsewhere), &b, &(moved * pose));
        assert!((here - there.clearance.distance).abs() < 1e-14);
        for factor in [1e-6, 1e-3, 2.0, 1e3, 1e6] {
            let mut pose = pose;
            pose.translation.vector *= factor;
            let [a, b] = [&soup_a, &soup_b].map(|s| shape(scaled(s.clone(), factor, 0.0)));
            let distance = exact(&a, &b, &pose).clearance.distance;
            assert!((distance / factor - here).abs() < 1e-14);
        }
    }
}

#[test]
fn known_distances() {
    let small = shape(primitives::cuboid(1.0, 1.0, 1.0));
    let big = shape(primitives::cuboid(4.0, 4.0, 4.0));
    let degenerate = shape(Soup {
        positions: vec![[0.0, 0.0, 3.0], [0.0, 0.0, 5.0]],
        triangles: vec![[0, 1, 1], [0, 0, 0]],
        faces: Vec::new(),
    });
    let open = shape(Soup {
        positions: vec![[-9.0, -9.0, 2.0], [9.0, -9.0, 2.0], [0.0, 9.0, 2.0]],
        triangles: vec![[0, 1, 2]],
        faces: Vec::new(),
    });
    let tiny = 2_f64.powi(-40);
    for (what, a, b, x, expected) in [
        ("inside another", &big, &small, 0.0, 1.5),
        ("in the same place", &big, &big, 0.0, 0.0),
        ("touching", &small, &small, 1.0, 0.0),
        ("close", &small, &small, 1.0 + tiny, tiny),
        ("far away", &small, &small, 1e9, 1e9 - 1.0),
        ("degenerate", &small, &degenerate, 0.0, 2.5),
        ("open", &small, &open, 0.0, 1.5),
    ] {
        let found = exact(a, b, &Pose::translation(x, 0.0, 0.0));
        assert_eq!(found.clearance.distance, expected, "{what}");
    }
}

#[test]
fn bad_input_is_an_error_or_none() {
    let cube = shape(primitives::cuboid(1.0, 1.0, 1.0));
    for radius in [0.0, -1.0, f64::NAN] {
        let error = SphereTree::build(cube.mesh(), radius).unwrap_err();
        assert!(matches!(error, SphereTreeError::Radius { .. }), "{error}");
    }
    let error = SphereTree::build(cube.mesh(), 1e-9).unwrap_err();
    assert_eq!(error, SphereTreeError::TooManyLeaves { radius: 1e-9 });
    let mut far = primitives::cuboid(1.0, 1.0, 1.0);
    far.positions[0] = [1e200, 0.0, 0.0];
    let error = SphereTree::build(&Mesh::weld(far).unwrap(), 1.0).unwrap_err();
    assert!(matches!(error, SphereTreeError::OutOfRange { .. }));
    let tree = SphereTree::build(cube.mesh(), f64::INFINITY).unwrap();
    assert_eq!(tree.leaves(), 12);
    for x in [f64::NAN, f64::INFINITY] {
        let pose = Pose::translation(x, 0.0, 0.0);
        let mut steps = Vec::new();
        let found = search(
            &tree,
            &tree,
            &pose,
            &BubbleSettings::default(),
            &SequentialExecutor,
            &mut steps,
        );
        assert_eq!((found, steps), (Ok(None), vec![Step::End(End::NoPose)]));
    }
    let alphas = [f64::NAN, -1.0].map(|alpha| with(alpha, LeafMethod::Features));
    for settings in alphas {
        let pose = Pose::translation(3.0, 0.0, 0.0);
        assert!(found(&tree, &tree, &pose, &settings).is_exact());
    }
}

#[test]
fn traces_tell_every_visit_and_the_end() {
    let blob = shape(primitives::bumpy_sphere(12, 9, 3));
    let tree = tree(&blob, 2.0);
    let pose = Pose::new(Vector::new(2.6, 0.3, 0.1), Vector::new(0.2, 0.5, -0.1));
    let settings = BubbleSettings::default();
    let mut steps = Vec::new();
    let reported = search(
        &tree,
        &tree,
        &pose,
        &settings,
        &SequentialExecutor,
        &mut steps,
    );
    let silent = found(&tree, &tree, &pose, &settings);
    assert_eq!(reported, Ok(Some(silent)));
    let count = |is: fn(&Step) -> bool| steps.iter().filter(|step| is(step)).count();
    let seen = count(|step| matches!(step, Step::Visit { .. } | Step::Skip { .. }));
    assert_eq!(seen, silent.counts.spheres);
    let measured = count(|step| matches!(step, Step::Triangles { .. }));
    assert_eq!(measured, silent.counts.triangles);
    assert!(matches!(steps.last(), Some(Step::End(End::Found { .. }))));
    let mut steps = Vec::new();
    let limited = StopAfterPolls::new(0);
    let stopped = search(&tree, &tree, &pose, &settings, &limited, &mut steps);
    assert_eq!(
        (stopped, steps),
        (Err(Interrupted), vec![Step::End(End::Interrupted)])
    );
}
