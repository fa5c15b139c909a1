//! Tests the laws of convex decomposition by brute force on good and defective meshes.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Dimension;
use nearpoint_geometry::shape::primitives::{bumpy_sphere, cuboid, torus, tube, uv_sphere};
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_published::decompose::{
    DecomposeError, DecomposeMethod, DecomposeSettings, DecomposeStep, Decomposition, Element,
    Holes, MergeCheck, MergeOutcome, decompose,
};
use nearpoint_testing::Random;
use nearpoint_testing::executor::StopAfterPolls;
use nearpoint_testing::shapes::{grid, random_triangles, scaled};
use nearpoint_testing::voxels::{arch, cup, voxels};
use std::collections::BTreeMap;

const CHECKS: [MergeCheck; 4] = [
    MergeCheck::None,
    MergeCheck::Gilbert,
    MergeCheck::OneEvaluation,
    MergeCheck::Lookup,
];

fn mesh(soup: Soup) -> Mesh {
    Mesh::weld(soup).unwrap()
}

/// Returns an L of three unit cubes.
fn ell() -> Mesh {
    mesh(voxels(&[[0; 3], [1, 0, 0], [0, 1, 0]]))
}

fn run(mesh: &Mesh, settings: &DecomposeSettings) -> Decomposition {
    let found = decompose(mesh, settings, &SequentialExecutor, &mut ()).unwrap();
    verify(mesh, &found);
    found
}

fn default(mesh: &Mesh) -> Decomposition {
    run(mesh, &DecomposeSettings::default())
}

fn with_holes(holes: Holes) -> DecomposeSettings {
    DecomposeSettings {
        holes,
        ..DecomposeSettings::default()
    }
}

/// Returns the orientation, positive below the triangle.
fn orient3d(points: [Point; 3], p: &Point) -> f64 {
    let coord = |p: &Point| robust::Coord3D {
        x: p.x,
        y: p.y,
        z: p.z,
    };
    let [a, b, c] = points;
    robust::orient3d(coord(&a), coord(&b), coord(&c), coord(p))
}

/// Checks that every triangle is in one element, and every vertex of an element inside of each of its triangles. The hull's
/// vertices must be the mesh's.
fn verify(mesh: &Mesh, found: &Decomposition) {
    let mut all: Vec<u32> = found
        .elements
        .iter()
        .flat_map(|e| &e.triangles)
        .copied()
        .collect();
    all.sort_unstable();
    assert!(
        all.iter().copied().eq(0..mesh.triangles().len() as u32),
        "a partition"
    );
    for element in &found.elements {
        assert!(element.triangles.is_sorted());
        assert_eq!(element.is_real.len(), element.hull.polygons().len());
        for (vertex, point) in element.vertices.iter().zip(element.hull.vertices()) {
            assert_eq!(&mesh.vertices()[*vertex as usize], point);
        }
        for &t in &element.triangles {
            let sign = if element.is_negative { -1.0 } else { 1.0 };
            for &other in &element.triangles {
                for p in mesh.corners(other) {
                    assert!(
                        sign * orient3d(mesh.corners(t), &p) >= 0.0,
                        "not convex at {t}"
                    );
                }
            }
        }
    }
}

/// Returns whether a point is no farther than `within` from one of the element's triangles, seen along its normal.
fn is_on(mesh: &Mesh, element: &Element, p: &Point, within: f64) -> bool {
    element.triangles.iter().any(|&t| {
        let [a, b, c] = mesh.corners(t);
        let normal = (b - a).cross(&(c - a));
        let over = |p: &Point, q: &Point, r: &Point| (q - p).cross(&(r - p)).dot(&normal);
        let size = normal.norm_squared();
        let is_within = [over(&a, &b, p), over(&b, &c, p), over(&c, &a, p)]
            .iter()
            .all(|&part| part >= -1e-9 * size);
        is_within && size > 0.0 && normal.dot(&(p - a)).abs() <= within * normal.norm()
    })
}

/// Checks with many points of each that triangles cover real faces, and not virtual ones.
fn verify_real(mesh: &Mesh, found: &Decomposition, random: &mut Random) {
    for element in &found.elements {
        let hull = &element.hull;
        for (polygon, &is_real) in hull.polygons().iter().zip(&element.is_real) {
            let mut is_covered = true;
            for spread in 0..200 {
                // The points spread from the centre of the face to its corners.
                let mut weight = || random.signed().abs().powi(1 + spread % 9) + 1e-6;
                let weights: Vec<f64> = polygon.iter().map(|_| weight()).collect();
                let sum: f64 = weights.iter().sum();
                let corners = polygon.iter().map(|&v| hull.vertex(v).coords);
                let p: Vector = corners.zip(&weights).map(|(p, w)| p * (w / sum)).sum();
                // Coplanar faces are merged up to rounding.
                let within = if is_real { 1e-12 } else { 2e-15 };
                is_covered &= is_on(mesh, element, &Point::from(p), within);
            }
            assert_eq!(is_real, is_covered, "{polygon:?}");
        }
    }
}

/// Returns a random mesh of any kind.
fn any(random: &mut Random) -> Soup {
    match random.below(7) {
        0 => random_triangles(random, 12),
        1 => grid(random, 20),
        2 => torus(
            3 + random.below(7) as u32,
            3 + random.below(5) as u32,
            1.0,
            0.4,
        ),
        3 => bumpy_sphere(6 + random.below(6) as u32, 5, random.next_u64()),
        4 => tube(3 + random.below(9) as u32, 2.0, 1.0, 1.0),
        _ => {
            let cells: Vec<_> = (0..2 + random.below(8)).map(|_| random.grid(3)).collect();
            let cells = cells.iter().map(|p| [p.x, p.y, p.z].map(|x| x as i32));
            voxels(&cells.collect::<Vec<_>>())
        }
    }
}

#[test]
fn a_convex_polyhedron_is_one_element() {
    for soup in [
        cuboid(1.0, 2.0, 3.0),
        tube(12, 2.0, 0.0, 3.0),
        voxels(&[[0; 3], [1, 0, 0]]),
    ] {
        let mesh = mesh(soup);
        let found = default(&mesh);
        assert_eq!(found.elements.len(), 1);
        let element = &found.elements[0];
        assert_eq!((element.virtual_count(), element.boundary.len()), (0, 0));
        assert_eq!(element.hull.dimension(), Dimension::Solid);
        // One pass is not enough here: a neighbour may come up before the triangle that joins it to the first element.
        let basic = DecomposeSettings {
            method: DecomposeMethod::Basic,
            ..DecomposeSettings::default()
        };
        assert!(run(&mesh, &basic).elements.len() <= 2);
    }
}

/// Tests a sphere with corners rounded to f32, so that its quads are not flat: exact signs see that, ε does not.
#[test]
fn a_rounded_sphere_is_one_element_within_a_tolerance() {
    let mesh = mesh(uv_sphere(24, 12, 1.0));
    let exact = default(&mesh);
    assert!(exact.elements.len() > 1);
    // A quad that rounding has bent is not a notch either.
    for holes in [Holes::Ignored, Holes::NonPlanar] {
        let settings = DecomposeSettings {
            flatness: DecomposeSettings::file_flatness(&mesh),
            holes,
            ..DecomposeSettings::default()
        };
        let found = decompose(&mesh, &settings, &SequentialExecutor, &mut ()).unwrap();
        assert_eq!(found.elements.len(), 1);
        assert_eq!(found.elements[0].virtual_count(), 0);
    }
}

#[test]
fn an_l_has_two_or_three_elements_and_with_negative_objects_one_of_either() {
    let mesh = ell();
    let count = default(&mesh).elements.len();
    assert!((2..=3).contains(&count), "{count}");
    let found = run(&mesh, &with_holes(Holes::NonPlanar));
    let negative: Vec<_> = found
        .elements
        .iter()
        .map(|e| (e.is_negative, e.triangles.len()))
        .collect();
    // The notch is two squares.
    assert_eq!(negative, [(false, 24), (true, 4)]);
}

#[test]
fn the_outside_of_a_cup_has_a_virtual_face() {
    let mesh = mesh(voxels(&cup()));
    let found = run(&mesh, &with_holes(Holes::NonPlanar));
    let [outside, inside] = &found.elements[..] else {
        panic!("{} elements", found.elements.len());
    };
    // The square of the rim is open; so is the mouth of the hole.
    assert!(!outside.is_negative && inside.is_negative);
    for side in [outside, inside] {
        let faces = side.hull.polygons().len();
        assert_eq!((faces, side.virtual_count()), (6, 1));
    }
    // Without negative objects no face that does not exist closes an element.
    let found = default(&mesh);
    assert!(found.elements.iter().any(|e| e.virtual_count() > 0));
    // As published, every flat face of two triangles or more is a hole.
    let published = run(&mesh, &with_holes(Holes::Published));
    assert!(published.elements.iter().all(|e| e.is_negative));
}

#[test]
fn laws_hold_on_any_mesh() {
    let mut random = Random::seeded("decomposition laws", 41);
    let (mut broken, mut several) = (0, 0);
    for _ in 0..250 {
        let mesh = mesh(any(&mut random));
        let holes = random.pick(&[Holes::Ignored, Holes::Published, Holes::NonPlanar]);
        let of = |method, check| {
            let settings = DecomposeSettings {
                method,
                holes,
                check,
                flatness: 0.0,
            };
            run(&mesh, &settings)
        };
        let optimised = of(DecomposeMethod::Optimised, MergeCheck::Lookup);
        let basic = of(DecomposeMethod::Basic, MergeCheck::Lookup);
        if holes == Holes::Ignored {
            assert!(optimised.elements.len() <= basic.elements.len());
        }
        for method in [DecomposeMethod::Basic, DecomposeMethod::Optimised] {
            let all = CHECKS.map(|check| of(method, check));
            for found in &all {
                assert_eq!(found.elements, all[0].elements);
                assert_eq!(found.counts.pairs, all[0].counts.pairs);
                assert_eq!(found.counts.merges, all[0].counts.merges);
            }
            let saved = all.map(|found| found.counts.tests_saved());
            assert!(
                saved[0] == 0 && saved[2] <= saved[1] && saved[1] <= saved[3],
                "{saved:?}"
            );
        }
        verify_real(&mesh, &optimised, &mut random);
        broken += basic.counts.broken;
        several += usize::from(optimised.elements.len() > 2);
    }
    assert!(broken > 30 && several > 100, "{broken} {several}");
}

#[test]
fn a_trace_replays_every_merge() {
    let mut random = Random::seeded("decomposition trace", 42);
    for check in CHECKS {
        for _ in 0..40 {
            let mesh = mesh(any(&mut random));
            let settings = DecomposeSettings {
                method: random.pick(&[DecomposeMethod::Basic, DecomposeMethod::Optimised]),
                holes: random.pick(&[Holes::Ignored, Holes::NonPlanar]),
                check,
                ..DecomposeSettings::default()
            };
            let mut steps = Vec::new();
            let found = decompose(&mesh, &settings, &SequentialExecutor, &mut steps).unwrap();
            assert_eq!(found, run(&mesh, &settings), "telling changes nothing");
            let mut expected: Vec<_> = found.elements.iter().map(|e| e.triangles.clone()).collect();
            expected.sort();
            assert_eq!(replay(&steps), expected);
        }
    }
}

fn replay(steps: &[DecomposeStep]) -> Vec<Vec<u32>> {
    let mut sets: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut negative = Vec::new();
    for step in steps {
        match step {
            DecomposeStep::Begin { triangles, .. } => {
                sets = triangles.iter().map(|&t| (t, vec![t])).collect();
            }
            DecomposeStep::Pass { elements, .. } => {
                assert!(elements.iter().all(|name| sets.contains_key(name)));
            }
            DecomposeStep::Pair { elements, outcome } => {
                let [low, high] = elements.map(|name| sets[&name].clone());
                if matches!(outcome, MergeOutcome::Accepted { .. }) {
                    sets.retain(|name, _| !elements.contains(name));
                    sets.insert(elements[0].min(elements[1]), [low, high].concat());
                }
            }
            DecomposeStep::Broken { element, pieces } => {
                let mut all = sets.remove(element).unwrap();
                all.sort_unstable();
                let mut parts = pieces.concat();
                parts.sort_unstable();
                assert_eq!(all, parts);
                let lowest = |p: &Vec<u32>| *p.iter().min().unwrap();
                sets.extend(pieces.iter().map(|p| (lowest(p), p.clone())));
            }
            DecomposeStep::Negative { elements } => {
                negative.extend(elements.iter().map(|name| sets[name].clone()));
            }
        }
    }
    let mut all: Vec<_> = sets.into_values().chain(negative).collect();
    all.iter_mut().for_each(|set| set.sort_unstable());
    all.sort();
    all
}

#[test]
fn moving_and_scaling_change_no_element() {
    let mut random = Random::seeded("decomposition is invariant", 43);
    let triangles = |found: &Decomposition| -> Vec<_> {
        let each = found.elements.iter();
        each.map(|e| (e.triangles.clone(), e.boundary.clone(), e.virtual_count()))
            .collect()
    };
    for _ in 0..60 {
        let soup = any(&mut random);
        let settings = with_holes(random.pick(&[Holes::Ignored, Holes::NonPlanar]));
        let here = triangles(&run(&mesh(soup.clone()), &settings));
        // Right-angle turns about the origin, and scaling, are exact.
        let mut pose = random.exact_pose(0);
        pose.translation = Pose::identity().translation;
        let rigid = RigidTransform::new(&pose);
        for factor in [1.0 / 1024.0, 1.0, 1024.0] {
            let mut there = scaled(soup.clone(), factor, 0.0);
            for p in &mut there.positions {
                *p = rigid.point(&Point::from(*p)).into();
            }
            assert_eq!(triangles(&run(&mesh(there), &settings)), here);
        }
    }
    // Any pose and factor is allowed where nothing depends on the last digit.
    let arch = mesh(voxels(&arch()));
    let here: Vec<_> = default(&arch)
        .elements
        .into_iter()
        .map(|e| e.triangles)
        .collect();
    for factor in [1e-3, 1.0, 1e3] {
        for _ in 0..10 {
            let rigid = RigidTransform::new(&random.pose(5.0));
            let mut soup = voxels(&nearpoint_testing::voxels::arch());
            for p in &mut soup.positions {
                *p = (rigid.point(&Point::from(*p)) * factor).into();
            }
            let moved = mesh(soup);
            let settings = DecomposeSettings {
                flatness: DecomposeSettings::file_flatness(&moved),
                ..DecomposeSettings::default()
            };
            let found = decompose(&moved, &settings, &SequentialExecutor, &mut ()).unwrap();
            let there: Vec<_> = found.elements.into_iter().map(|e| e.triangles).collect();
            assert_eq!(there, here);
        }
    }
}

#[test]
fn defective_meshes_have_the_right_answer() {
    let one = |positions: &[[f64; 3]], triangles: &[[u32; 3]]| {
        let soup = Soup {
            positions: positions.to_vec(),
            triangles: triangles.to_vec(),
            faces: Vec::new(),
        };
        let found = default(&mesh(soup));
        let each = found.elements.iter();
        each.map(|e| (e.triangles.len(), e.hull.dimension(), e.virtual_count()))
            .collect::<Vec<_>>()
    };
    let square = [
        [0.0, 0.0, 0.0],
        [1.0, 0.0, 0.0],
        [1.0, 1.0, 0.0],
        [0.0, 1.0, 0.0],
    ];
    use Dimension::{Point, Polygon, Segment};
    assert_eq!(one(&square, &[[0, 1, 2]]), [(1, Polygon, 0)]);
    assert_eq!(one(&square, &[[0, 1, 2], [0, 2, 3]]), [(2, Polygon, 0)]);
    // The cases are: the same face twice; the same from behind; the same inside out beside it.
    assert_eq!(
        one(&square, &[[0, 1, 2], [0, 1, 2]]),
        [(1, Polygon, 0), (1, Polygon, 0)]
    );
    assert_eq!(one(&square, &[[0, 1, 2], [2, 1, 0]]), [(2, Polygon, 0)]);
    assert_eq!(
        one(&square, &[[0, 1, 2], [0, 3, 2]]),
        [(1, Polygon, 0), (1, Polygon, 0)]
    );
    // These are segments and points.
    assert_eq!(
        one(&square, &[[0, 1, 1], [2, 2, 2]]),
        [(1, Segment, 0), (1, Point, 0)]
    );
    // An L that is flat is one patch, whose hull is not all surface.
    let ell = ell();
    let corners = ell
        .triangles()
        .iter()
        .filter(|t| t.iter().all(|&v| ell.vertices()[v as usize].z == 0.0));
    let positions: Vec<[f64; 3]> = ell.vertices().iter().map(|p| [p.x, p.y, p.z]).collect();
    let flat: Vec<_> = corners.copied().collect();
    assert_eq!(one(&positions, &flat), [(6, Polygon, 2)]);
    // Inside out, every face is alone, or all are one hole.
    let mut inverted = cuboid(1.0, 1.0, 1.0);
    inverted.triangles.iter_mut().for_each(|t| t.swap(1, 2));
    let inverted = mesh(inverted);
    assert_eq!(default(&inverted).elements.len(), 6);
    let found = run(&inverted, &with_holes(Holes::NonPlanar));
    assert!(found.elements.len() == 1 && found.elements[0].is_negative);
}

#[test]
fn errors_name_what_is_wrong() {
    let huge = mesh(scaled(cuboid(1.0, 1.0, 1.0), 1e95, 0.0));
    let fine = mesh(cuboid(1.0, 1.0, 1.0));
    let bad = DecomposeSettings {
        flatness: f64::NAN,
        ..DecomposeSettings::default()
    };
    let with = |mesh, settings| decompose(mesh, settings, &SequentialExecutor, &mut ());
    let settings = DecomposeSettings::default();
    assert_eq!(
        with(&huge, &settings),
        Err(DecomposeError::OutOfRange { vertex: 0 })
    );
    let error = with(&fine, &bad).unwrap_err();
    assert!(
        error.to_string().contains("a length of 0 or more"),
        "{error}"
    );
    let limited = StopAfterPolls::new(3);
    assert_eq!(
        decompose(&fine, &settings, &limited, &mut ()),
        Err(DecomposeError::Interrupted)
    );
}
