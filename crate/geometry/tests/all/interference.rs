//! Tests classes against exact answers: whole numbers for convex parts and for cubes in a lattice, and cases with known
//! results.
//!
//! `NEARPOINT_PAIRS` sets the number of random pairs of each kind.

use crate::common::voxels::{self, voxels};
use crate::common::{cube, examine_pair, model, obj, pairs_from_env, part, rows};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::collide::intersection::intersection;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{
    Duplicate, InterferenceResult, PairClass, UndecidedReason, depth_with_trace,
};
use nearpoint_geometry::shape::{Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::convex::{self, cad_like, hull};
use nearpoint_testing::executor::ThreadExecutor;
use nearpoint_testing::shapes::{joined, shape};

/// Examines parts that are their meshes.
fn found(a: &Shape, b: &Shape, pose: &Pose) -> InterferenceResult {
    examine_pair([a, b].map(model), pose)
}

fn class(a: &Shape, b: &Shape, pose: &Pose) -> PairClass {
    found(a, b, pose).class
}

/// Examines parts whose facets approximate curved faces.
fn of_facets(a: &Shape, b: &Shape, pose: &Pose) -> InterferenceResult {
    examine_pair([a, b].map(part), pose)
}

fn class_and_reason(found: &InterferenceResult) -> (PairClass, Option<UndecidedReason>) {
    (found.class, found.undecided_reason)
}

/// Returns the degree to which parts that interfere are duplicates.
fn twice(found: &InterferenceResult) -> Option<Duplicate> {
    assert_eq!(found.class, PairClass::Interferes);
    found.overlap.duplicate
}

/// Removes the last triangle.
fn opened(mut soup: Soup) -> Shape {
    soup.triangles.pop();
    shape(soup)
}

/// Returns the number of the class among the three classes of exact answers.
fn number(class: PairClass) -> usize {
    let classes = [PairClass::Interferes, PairClass::Touches, PairClass::Clear];
    classes.iter().position(|known| *known == class).unwrap()
}

/// Tests pairs of convex parts, and the law that a motion by less than the depth separates nothing.
fn convex_pairs(test: &str, seed: u64, mut points: impl FnMut(&mut Random) -> Vec<Point>) {
    let mut random = Random::seeded(test, seed);
    let mut counts = [0; 3];
    let requested = pairs_from_env(600);
    while counts.iter().sum::<usize>() < requested {
        let parts = [points(&mut random), points(&mut random)];
        let [Some((a, shape_a)), Some((b, shape_b))] = parts.map(|part| hull(&part)) else {
            continue;
        };
        for _ in 0..8 {
            let shift = [0; 3].map(|_| random.below(9) as i64 - 4);
            let pose = Pose::translation(shift[0] as f64, shift[1] as f64, shift[2] as f64);
            let expected = convex::class(&a, &b, shift);
            let answer = found(&shape_a, &shape_b, &pose);
            let both = [a.vertices(), b.vertices()];
            assert_eq!(answer.class, expected, "{both:?} at {shift:?}: {answer:?}");
            counts[number(expected)] += 1;
            let Some(depth) = answer.depth else { continue };
            assert!(depth.lower <= depth.upper);
            if expected == PairClass::Interferes && depth.lower > 0.0 {
                let way = random.point().coords.normalize() * (0.99 * depth.lower);
                let moved = Pose::translation(way.x, way.y, way.z) * pose;
                assert_eq!(class(&shape_a, &shape_b, &moved), PairClass::Interferes);
            }
        }
    }
    println!("{test}: {counts:?} interfere, touch, are clear");
    assert!(counts.iter().all(|&count| count * 20 > requested));
}

#[test]
fn prisms_and_pyramids_are_classified_as_exact_axes_say() {
    convex_pairs("prisms", 1, cad_like);
}

#[test]
fn hulls_of_lattice_points_are_classified_as_exact_axes_say() {
    convex_pairs("hulls", 2, |random| {
        let count = 4 + random.index(6);
        (0..count).map(|_| random.grid(5)).collect()
    });
}

/// Cells that touch or coincide have whole coordinates; with halves, cells overlap where they are less than one apart.
#[test]
fn cubes_in_a_lattice_are_classified_as_their_cells_are() {
    let mut random = Random::seeded("cells", 3);
    let mut counts = [0; 3];
    for _ in 0..pairs_from_env(600) {
        let [a, b] = [
            voxels::random_voxels(&mut random),
            voxels::random_voxels(&mut random),
        ];
        let halves = [0; 3].map(|_| random.below(17) as i32 - 8);
        let expected = voxels::class(&a, &b, halves);
        let pose = halves.map(|h| f64::from(h) / 2.0);
        let pose = Pose::translation(pose[0], pose[1], pose[2]);
        let answer = found(&shape(voxels(&a)), &shape(voxels(&b)), &pose);
        assert_eq!(
            answer.class, expected,
            "{a:?} and {b:?} at {halves:?} halves: {answer:?}"
        );
        counts[number(expected)] += 1;
    }
    println!("cells: {counts:?} interfere, touch, are clear");
    assert!(counts.iter().all(|&count| count > 0));
}

#[test]
fn a_tetrahedron_in_a_cube_whose_diagonals_are_its_edges_is_inside() {
    let cube = shape(cube(2.0));
    let tetrahedron = obj(
        "1 1 1, 1 -1 -1, -1 1 -1, -1 -1 1",
        "1 2 3, 1 4 2, 1 3 4, 2 4 3",
    );
    let answer = found(&cube, &tetrahedron, &Pose::identity());
    assert_eq!(answer.class, PairClass::Interferes);
    assert_eq!(answer.overlap.inner, Some(1));
    let swapped = of_facets(&tetrahedron, &cube, &Pose::identity());
    assert_eq!(swapped.overlap.inner, Some(0));
}

/// The bodies are reproducers that were once not classified as interference.
#[test]
fn wedges_and_pyramids_on_a_common_floor_interfere() {
    let hull = |points: &str| {
        let points: Vec<Point> = rows(points).into_iter().map(Point::from).collect();
        hull(&points).unwrap().1
    };
    let wedge = hull("0 0 0, 4 0 0, 4 4 0, 0 4 0, 0 0 4, 4 0 4");
    let corner = hull("0 0 0, 4 0 0, 0 4 0, 0 0 4");
    for [x, y] in [[0.0, 0.0], [1.0, 1.0], [2.0, 1.0], [-1.0, 2.0], [1.0, 0.0]] {
        let answer = of_facets(&wedge, &corner, &Pose::translation(x, y, 0.0));
        assert_eq!(answer.class, PairClass::Interferes, "{x} {y}: {answer:?}");
    }
}

/// A ring has a little play in a bore: the meshes cross by less than the deviation of the facets. A ring that is too large
/// goes deeper than any deviation.
#[test]
fn ring_in_bore_within_deviation_is_undecided() {
    let bore = shape(primitives::tube(48, 30.0, 20.0, 10.0));
    let cases = [
        (19.9, PairClass::Undecided),
        (19.99, PairClass::Undecided),
        (20.0, PairClass::Undecided),
        (20.2, PairClass::Interferes),
        (19.5, PairClass::Clear),
    ];
    for (radius, expected) in cases {
        let ring = shape(primitives::tube(50, radius, 15.0, 8.0));
        let pose = Pose::rotation(Vector::z() * 0.05);
        let answer = of_facets(&bore, &ring, &pose);
        assert_eq!(answer.class, expected, "{radius}: {answer:?}");
        if expected == PairClass::Undecided {
            assert!(answer.deviation > 0.03);
        }
    }
}

/// Printed with their facets, the two parts that fit in CAD do not fit.
#[test]
fn meshes_that_are_the_parts_are_never_undecided_for_their_facets() {
    let bore = shape(primitives::tube(48, 30.0, 20.0, 10.0));
    let ring = shape(primitives::tube(50, 20.0, 15.0, 8.0));
    let pose = Pose::rotation(Vector::z() * 0.05);
    assert_eq!(class(&bore, &ring, &pose), PairClass::Interferes);
}

/// The case is the worst pose of a robot's arm: flat faces 0.05 mm in each other, on parts with coarse curved faces
/// elsewhere.
#[test]
fn flat_faces_that_overlap_interfere_however_coarse_curved_ones_are() {
    let pillar = shape(primitives::tube(16, 20.0, 5.0, 30.0));
    assert!(pillar.deviations().max() > 0.3);
    for (overlap, expected) in [
        (0.05, PairClass::Interferes),
        (0.4, PairClass::Interferes),
        (0.0, PairClass::Touches),
        (-0.05, PairClass::Clear),
    ] {
        let pose = Pose::translation(3.0, 1.0, 30.0 - overlap);
        let answer = of_facets(&pillar, &pillar, &pose);
        assert_eq!(answer.class, expected, "{overlap}: {answer:?}");
    }
}

/// A sheet's facets at a round hole cover slivers that the sheet does not have. The edges of a bar in the hole meet only
/// these.
#[test]
fn bar_at_chords_of_round_hole_in_sheet_is_undecided() {
    let mut sheet = primitives::tube(16, 4.0, 2.0, 1.0);
    let is_upper = |&v: &u32| sheet.positions[v as usize][2] > 0.0;
    sheet
        .triangles
        .retain(|corners| corners.iter().all(is_upper));
    let sheet = shape(sheet);
    assert_eq!(sheet.deviations().max(), 0.0);
    for (radius, expected) in [
        // The chords are 1.96 from the axis.
        (1.98, PairClass::Undecided),
        (2.6, PairClass::Interferes),
    ] {
        let width = radius * std::f64::consts::SQRT_2;
        let bar = shape(primitives::cuboid(width, width, 3.0));
        let turn = std::f64::consts::PI * (1.0 / 16.0 - 1.0 / 4.0);
        let answer = of_facets(&sheet, &bar, &Pose::rotation(Vector::z() * turn));
        assert_eq!(answer.class, expected, "{radius}: {answer:?}");
    }
}

#[test]
fn parts_in_the_same_place_are_duplicates() {
    let tube = shape(primitives::tube(40, 5.0, 3.0, 7.0));
    let same = of_facets(&tube, &tube, &Pose::identity());
    assert_eq!(twice(&same), Some(Duplicate::Same));
    let turned = Pose::rotation(Vector::z() * 0.01);
    let nearly = of_facets(&tube, &tube, &turned);
    assert_eq!(nearly.overlap.duplicate, Some(Duplicate::Nearly));
    let apart = of_facets(&tube, &tube, &Pose::translation(2.0, 0.0, 0.0));
    assert_eq!(twice(&apart), None);
    let open = opened(primitives::cuboid(1.0, 2.0, 3.0));
    let both = of_facets(&open, &open, &Pose::identity());
    assert_eq!(both.overlap.duplicate, Some(Duplicate::Same));
}

#[test]
fn open_parts_have_open_as_reason() {
    let open = opened(cube(2.0));
    let closed = shape(cube(2.0));
    // A corner of either deep in the other.
    let deep = Pose::translation(1.5, 1.5, 1.5);
    assert_eq!(class(&open, &closed, &deep), PairClass::Interferes);
    assert_eq!(class(&closed, &open, &deep), PairClass::Interferes);
    // Two surfaces that pass through each other.
    assert_eq!(class(&open, &open, &deep), PairClass::Interferes);
    // One that is in the other, if the other is meant to be closed.
    let small = shape(cube(0.5));
    let inside = found(&small, &open, &Pose::identity());
    let undecided = |reason| (PairClass::Undecided, Some(reason));
    assert_eq!(class_and_reason(&inside), undecided(UndecidedReason::OpenB));
    let beside = Pose::translation(0.0, 0.0, 1.5);
    assert_eq!(class(&small, &open, &beside), PairClass::Clear);
    let [one, other] = [(); 2].map(|()| opened(primitives::uv_sphere(24, 12, 1.0)));
    let both = of_facets(&one, &other, &Pose::translation(1.9999, 0.0, 0.0));
    assert_eq!(
        class_and_reason(&both),
        undecided(UndecidedReason::OpenBoth)
    );
}

/// Two equal parts whose triangles disagree on which side is outside, or which pass through themselves, only touch facet by
/// facet. They are never classified as touching.
#[test]
fn parts_without_known_inside_are_never_touching() {
    let mut soup = cube(2.0);
    soup.triangles[3].swap(0, 1);
    let crossing = joined(cube(2.0), primitives::cuboid(1.0, 1.0, 4.0));
    for part in [shape(soup), shape(crossing)] {
        for pose in [Pose::identity(), Pose::translation(0.5, 0.0, 0.0)] {
            let answer = found(&part, &part, &pose);
            let classified = (answer.class, answer.undecided_reason.is_some());
            let right = [(PairClass::Interferes, false), (PairClass::Undecided, true)];
            assert!(right.contains(&classified), "{answer:?}");
        }
    }
}

/// The shapes have known depths.
#[test]
fn depths_are_narrow_intervals_around_the_truth() {
    let cube = shape(cube(2.0));
    let bar = shape(primitives::cuboid(10.0, 1.0, 1.0));
    let flush = shape(primitives::cuboid(1.0, 1.0, 2.0));
    let across = Pose::rotation(Vector::z() * std::f64::consts::FRAC_PI_2);
    let cases = [
        // A corner in a corner: the deepest point is the corner.
        (&cube, &cube, Pose::translation(1.5, 1.75, 1.625), 0.25),
        // No vertex of one bar is in the other: the edges of each run through the other.
        (&bar, &bar, Pose::translation(0.1, 0.2, 0.25) * across, 0.5),
        // Ends in the other's surface: no triangle crosses another.
        (&cube, &flush, Pose::identity(), 0.5),
        // A slab in common, whose large faces are all at one depth.
        (&cube, &cube, Pose::translation(0.25, 0.5, 1.9375), 0.0625),
    ];
    for (a, b, pose, expected) in cases {
        let depth = found(a, b, &pose).depth.unwrap();
        let holds = depth.lower <= expected + 1e-12 && depth.upper >= expected - 1e-12;
        let is_narrow = depth.upper - depth.lower <= 0.03 * expected;
        assert!(holds && is_narrow, "{depth:?} for {expected}");
        let length = (depth.on_a - depth.on_b).norm();
        assert!((length - depth.lower).abs() < 1e-12);
    }
    let touching = found(&cube, &cube, &Pose::translation(2.0, 0.5, 0.25));
    let touching = touching.depth.unwrap();
    assert_eq!((touching.lower, touching.upper), (0.0, 0.0));
    assert_eq!(touching.on_a, touching.on_b);
    assert_eq!(touching.on_a.x, 1.0);
}

/// The deepest vertex of a sphere, by a formula, is no deeper than the upper bound, and only a little less deep.
#[test]
fn no_vertex_of_a_sphere_is_deeper_than_the_interval() {
    let mut random = Random::seeded("spheres", 4);
    let sphere = shape(primitives::uv_sphere(24, 12, 1.0));
    for _ in 0..20 {
        let mut pose = random.pose(1.0);
        pose.translation.vector =
            random.point().coords.normalize() * (0.6 + 0.6 * random.signed().abs());
        let depth = found(&sphere, &sphere, &pose).depth.unwrap();
        let deepest = |from: &Pose| {
            let vertices = sphere.mesh().vertices().iter().map(|v| from * v);
            vertices
                .map(|p| depth_in_convex(&sphere, &p))
                .fold(0.0, f64::max)
        };
        let expected = deepest(&pose).max(deepest(&pose.inverse()));
        let least = expected * (1.0 - 1.0 / 32.0);
        let holds = depth.upper >= expected - 1e-12 && depth.lower >= least - 1e-12;
        assert!(holds, "{depth:?} for {expected}");
        assert!(depth.upper <= depth.lower * (1.0 + 1.0 / 32.0), "{depth:?}");
    }
}

/// The threads divide pieces ahead, but visit them in one order.
#[test]
fn depth_has_the_same_bits_on_any_number_of_threads() {
    let bumpy = shape(primitives::bumpy_sphere(80, 40, 3));
    let pose = Pose::translation(0.4, 0.3, 0.2);
    let solid = model(&bumpy);
    let pairs = colliding_pairs(&bumpy, &bumpy, &pose, &SequentialExecutor).unwrap();
    let common = intersection(&bumpy, &bumpy, &pose, &pairs, &SequentialExecutor)
        .unwrap()
        .unwrap();
    let mut steps = Vec::new();
    let alone = depth_with_trace(
        &solid,
        &solid,
        &pose,
        &common,
        &SequentialExecutor,
        &mut steps,
    );
    let visited = steps.last().map_or(0, |step| step.visited);
    assert!(visited > 1000, "{visited} are too few to share");
    for threads in [2, 3, 16] {
        let executor = ThreadExecutor::new(threads);
        let mut own_steps = Vec::new();
        let shared = depth_with_trace(&solid, &solid, &pose, &common, &executor, &mut own_steps);
        assert_eq!(shared, alone);
        assert!(own_steps == steps, "{threads} threads visit other pieces");
    }
}

/// Returns how far a point is from the surface of a convex shape about the origin, if inside.
fn depth_in_convex(convex: &Shape, p: &Point) -> f64 {
    let heights = (0..convex.mesh().triangles().len() as u32).map(|t| {
        let [a, b, c] = convex.triangle(t);
        let normal = (b - a).cross(&(c - a)).normalize();
        (a - p).dot(&normal)
    });
    heights.fold(f64::INFINITY, f64::min).max(0.0)
}

/// Boxes overlap by a slab: a motion beyond the upper depth along the slab's normal separates them, one below the lower
/// does not.
#[test]
fn a_slab_is_left_by_moving_through_its_depth() {
    let mut random = Random::seeded("slabs", 5);
    for _ in 0..pairs_from_env(100) {
        let mut side = || random.between(1.0, 3.0);
        let a = shape(primitives::cuboid(side(), side(), side()));
        let b = shape(primitives::cuboid(side(), side(), side()));
        let reach = (a.bounds().hi.z + b.bounds().hi.z) - random.between(0.001, 0.3);
        let pose = Pose::translation(random.signed() * 0.3, random.signed() * 0.3, reach);
        let depth = found(&a, &b, &pose).depth.unwrap();
        for (by, expected) in [
            (depth.upper * 1.001, PairClass::Clear),
            (depth.lower * 0.999, PairClass::Interferes),
        ] {
            let moved = Pose::translation(0.0, 0.0, by) * pose;
            assert_eq!(class(&a, &b, &moved), expected, "{depth:?}");
        }
    }
}
