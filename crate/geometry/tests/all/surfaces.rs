//! Tests meshes that state the surfaces of their faces and the largest deviations from them.
//!
//! `NEARPOINT_PAIRS` sets the number of random pairs of each kind.

use crate::common::{examine_pair, pairs_from_env, part, posed, regrouped};
use nearpoint_geometry::closest::witness_points;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::face::features;
use nearpoint_geometry::interference::{DeviationSource, InterferenceResult, PairClass};
use nearpoint_geometry::shape::{FaceSurface, Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::shape;
use std::f64::consts::{PI, TAU};

/// A bound of the rounding of made shapes' positions to f32.
const ROUNDING: f64 = 1e-6;

fn as_bound(deviation: f64) -> f32 {
    (deviation * (1.0 + ROUNDING) + ROUNDING) as f32
}

/// Returns the mesh with the surface of each face, computed from the corners of its triangles, and the deviation.
fn stated(mesh: Mesh, of_face: impl Fn(&[Point]) -> (FaceSurface, f32)) -> Mesh {
    let corners = |face: u32| -> Vec<Point> {
        let all = 0..mesh.triangles().len() as u32;
        let of_face = all.filter(|&t| mesh.faces()[t as usize] == face);
        of_face.flat_map(|t| mesh.corners(t)).collect()
    };
    let known = (0..mesh.face_count()).map(|face| of_face(&corners(face)));
    let known: Vec<_> = known.collect();
    let deviations = mesh.faces().iter().map(|&f| known[f as usize].1).collect();
    let surfaces = known.iter().map(|face| face.0).collect();
    mesh.with_surfaces(surfaces, deviations).unwrap()
}

fn is_level(corners: &[Point]) -> bool {
    corners.iter().all(|p| p.z == corners[0].z)
}

/// Returns a plane across z, or the surface of revolution about it.
fn turned(
    round: impl Fn(&[Point]) -> (FaceSurface, f32),
) -> impl Fn(&[Point]) -> (FaceSurface, f32) {
    let normal = Vector::z();
    move |corners| match is_level(corners) {
        true => (FaceSurface::Plane { normal }, 0.0),
        false => round(corners),
    }
}

/// Returns the plane of its first triangle.
fn flat(corners: &[Point]) -> (FaceSurface, f32) {
    let [along, beside] = [1, 2].map(|k| corners[k] - corners[0]);
    let normal = along.cross(&beside).normalize();
    (FaceSurface::Plane { normal }, 0.0)
}

/// Returns a mesh of planar faces that states them.
pub(crate) fn flat_sided(soup: Soup) -> Shape {
    Shape::build(stated(Mesh::weld(soup).unwrap(), flat), &SequentialExecutor)
}

/// Returns the numbers of planar and cylindrical faces and straight edges.
fn counts(mesh: &Mesh) -> [usize; 3] {
    let found = features(mesh);
    let round = found.cylindrical.len();
    [found.planar.len(), round, found.edges.len()]
}

fn cylinder(radius: f64) -> FaceSurface {
    FaceSurface::Cylinder {
        through: Point::new(0.0, 0.0, 123.0),
        axis: -Vector::z(),
        radius,
    }
}

fn sagitta(radius: f64, segments: u32) -> f64 {
    radius * (1.0 - (PI / f64::from(segments)).cos())
}

fn tube_mesh(segments: u32, outer: f64, inner: f64, height: f64) -> Mesh {
    let mesh = Mesh::weld(primitives::tube(segments, outer, inner, height)).unwrap();
    let wall = turned(move |corners| {
        let is_outer = corners[0].x.hypot(corners[0].y) > (outer + inner) / 2.0;
        let radius = if is_outer { outer } else { inner };
        (cylinder(radius), as_bound(sagitta(radius, segments)))
    });
    stated(mesh, wall)
}

pub(crate) fn tube(segments: u32, outer: f64, inner: f64, height: f64) -> Shape {
    Shape::build(
        tube_mesh(segments, outer, inner, height),
        &SequentialExecutor,
    )
}

/// Makes a sphere about the origin whose vertices are on it to the last digits, as one face.
pub(crate) fn sphere(segments: u32, rings: u32, radius: f64) -> Shape {
    let mesh = Mesh::weld(primitives::uv_sphere(segments, rings, radius)).unwrap();
    let on_sphere = |p: &Point| (p.coords.normalize() * radius).into();
    let vertices = mesh.vertices().iter().map(on_sphere).collect();
    let faces = vec![0; mesh.triangles().len()];
    let mesh = Mesh::from_parts(vertices, mesh.triangles().to_vec(), faces).unwrap();
    let centre = Point::origin();
    // The sphere's deviation from a facet is the difference of their distances from the centre.
    let deviation = |t: u32| {
        let [on_facet, _] = witness_points(&mesh.corners(t), &[centre; 3]);
        as_bound(radius - on_facet.coords.norm())
    };
    let deviations = (0..mesh.triangles().len() as u32).map(deviation).collect();
    let surfaces = vec![FaceSurface::Sphere { centre, radius }];
    Shape::build(
        mesh.with_surfaces(surfaces, deviations).unwrap(),
        &SequentialExecutor,
    )
}

pub(crate) fn findings(a: &Shape, b: &Shape, pose: &Pose) -> InterferenceResult {
    examine_pair([a, b].map(part), pose)
}

#[test]
fn tube_has_faces_of_its_surfaces() {
    for segments in [5, 13, 48] {
        let mesh = tube_mesh(segments, 5.0, 2.0, 7.0);
        let found = features(&mesh);
        assert_eq!((found.planar.len(), found.edges.len()), (2, 0));
        for face in &found.planar {
            assert_eq!(face.normal, Vector::z() * face.centroid.z.signum());
            assert_eq!(face.boundary.len(), 2);
        }
        let of: Vec<_> = (found.cylindrical.iter())
            .map(|face| (face.radius, face.is_hole, face.axis))
            .collect();
        let up = Vector::z();
        assert_eq!(of, [(5.0, false, up), (2.0, true, up)]);
        for face in &found.cylindrical {
            assert_eq!((face.centre, face.length), (Point::origin(), 7.0));
            assert!((face.span - TAU).abs() < 1e-9);
            assert_eq!(face.triangles.len(), 2 * segments as usize);
        }
    }
}

#[test]
fn surfaces_decide_and_not_facets() {
    // A drum of so few facets that they are recognised as walls, and possible statements of a file.
    let drum = Mesh::weld(primitives::tube(6, 5.0, 0.0, 7.0)).unwrap();
    let count = |wall: FaceSurface| {
        let of = |t: u32| match is_level(&drum.corners(t)) {
            true => drum.faces()[t as usize],
            false => 99,
        };
        let mesh = regrouped(&drum, (0..24).map(of).collect());
        counts(&stated(mesh, turned(|_| (wall, 0.7))))
    };
    assert_eq!(counts(&drum)[0], 8);
    assert_eq!(count(cylinder(5.0)), [2, 1, 0]);
    for other in [
        FaceSurface::Spline,
        FaceSurface::Other,
        FaceSurface::Cone {
            apex: Point::new(0.0, 0.0, 99.0),
            axis: Vector::z(),
            half_angle: 0.1,
        },
        FaceSurface::Torus {
            centre: Point::origin(),
            axis: Vector::z(),
            major: 1.0,
            minor: 4.0,
        },
    ] {
        assert_eq!(count(other), [2, 0, 0], "{other:?}");
    }
    // Also a ball, whose rows of facets are recognised as flat where they are as coarse as this.
    let ball = sphere(4, 2, 3.0);
    assert!(ball.features().planar.is_empty() && ball.features().edges.is_empty());
}

/// A CAD system cuts a cylinder in halves, and a plane along a sketch line.
#[test]
fn faces_on_one_surface_are_one() {
    let mesh = Mesh::weld(primitives::tube(32, 5.0, 0.0, 7.0)).unwrap();
    let in_halves = |t: u32| {
        let centre: f64 = mesh.corners(t).iter().map(|p| p.y).sum();
        2 * mesh.faces()[t as usize] + u32::from(centre > 0.0)
    };
    let faces = (0..mesh.triangles().len() as u32).map(in_halves).collect();
    let halves = regrouped(&mesh, faces);
    assert_eq!(halves.face_count(), 6);
    let counted = |step: f64| {
        let half = |corners: &[Point]| corners.iter().map(|p| p.y).sum::<f64>().signum();
        let wall = |corners: &[Point]| (cylinder(5.0 + step * half(corners)), 0.1);
        counts(&stated(halves.clone(), turned(wall)))
    };
    assert_eq!(counted(0.0), [2, 1, 0]);
    // With two radii they are two, even if these are nearly equal.
    assert_eq!(counted(1e-3), [2, 2, 0]);
}

#[test]
fn an_axis_is_the_one_that_is_given() {
    let mut random = Random::seeded("an_axis_is_the_one_that_is_given", 8);
    for _ in 0..20 {
        let pose = random.pose(50.0);
        let axis = pose * Vector::z();
        let mesh = Mesh::weld(posed(primitives::tube(24, 4.0, 0.0, 9.0), &pose)).unwrap();
        let wall = FaceSurface::Cylinder {
            through: pose * Point::new(0.0, 0.0, 77.0),
            axis,
            radius: 4.0,
        };
        let normal = axis;
        let mesh = stated(mesh, |corners| {
            let along = corners.iter().map(|p| axis.dot(&p.coords));
            let (low, high) = along.fold((f64::MAX, f64::MIN), |(l, h), x| (l.min(x), h.max(x)));
            match high - low < 1e-9 {
                true => (FaceSurface::Plane { normal }, 0.0),
                false => (wall, 0.1),
            }
        });
        let found = features(&mesh);
        let face = &found.cylindrical[0];
        let sense = axis[axis.iamax()].signum();
        assert_eq!((face.axis, face.radius), (axis * sense, 4.0));
        assert!((face.centre.coords - pose.translation.vector).norm() < 1e-6);
        let normals: Vec<_> = found.planar.iter().map(|face| face.normal).collect();
        assert!(normals == [axis, -axis] || normals == [-axis, axis]);
    }
}

#[test]
fn deviations_are_those_that_are_given() {
    let shape = tube(12, 5.0, 2.0, 7.0);
    let plain = Shape::build(
        Mesh::weld(primitives::tube(12, 5.0, 2.0, 7.0)).unwrap(),
        &SequentialExecutor,
    );
    let classified = shape.mesh();
    let lists = size_of_val(classified.surfaces()) + size_of_val(classified.deviations());
    assert_eq!(shape.memory_bytes(), plain.memory_bytes() + lists);
    let deviations = shape.deviations();
    assert!(deviations.are_bounds());
    let given = shape.mesh().deviations();
    for (t, &deviation) in (0..).zip(given) {
        assert_eq!(deviations.of_triangle(t), f64::from(deviation));
    }
    assert_eq!(deviations.max(), f64::from(as_bound(sagitta(5.0, 12))));
    assert!(!plain.deviations().are_bounds());
}

/// A shaft has a little play in a bore, and their meshes cross. A shaft that is finer than its bore is wholly in the part
/// that the bore's chords cut off from the hole, at the plate's planar faces, too. The stated surfaces decide, also where a
/// planar face's facets cover some of the hole and the shaft goes through it, or ends in the same plane.
#[test]
fn facets_explain_a_fit_and_not_an_interference() {
    let bore = tube(48, 30.0, 20.0, 10.0);
    for (segments, height) in [(50, 8.0), (200, 8.0), (200, 30.0), (48, 10.0)] {
        for (radius, expected) in [
            (20.0, PairClass::Touches),
            (19.99, PairClass::Clear),
            (20.01, PairClass::Interferes),
            (20.2, PairClass::Interferes),
            (19.5, PairClass::Clear),
        ] {
            let shaft = tube(segments, radius, 15.0, height);
            let pose = Pose::rotation(Vector::z() * 0.05);
            let answer = findings(&bore, &shaft, &pose);
            assert_eq!(answer.class, expected, "{segments} {radius}: {answer:?}");
            if radius == 19.99 {
                assert_eq!(answer.deviation_source, DeviationSource::Bounded);
            }
        }
    }
}

#[test]
fn planar_faces_decide_despite_curved_deviation() {
    let pillar = tube(16, 20.0, 5.0, 30.0);
    assert!(pillar.deviations().max() > 0.3);
    let plate = flat_sided(primitives::cuboid(60.0, 60.0, 30.0));
    let printed = shape(primitives::cuboid(60.0, 60.0, 30.0));
    for below in [&pillar, &plate, &printed] {
        for (overlap, expected) in [
            (0.05, PairClass::Interferes),
            (0.4, PairClass::Interferes),
            (0.0, PairClass::Touches),
            (-0.05, PairClass::Clear),
        ] {
            let turn = Pose::rotation(Vector::z() * 0.3);
            let pose = Pose::translation(3.0, 1.0, 30.0 - overlap) * turn;
            let answer = findings(below, &pillar, &pose);
            assert_eq!(answer.class, expected, "{overlap}: {answer:?}");
            // Upside down, and the other way round.
            let over = Pose::rotation(Vector::x() * PI) * pose;
            let back = findings(&pillar, below, &over.inverse());
            assert_eq!(back.class, expected, "{overlap}: {back:?}");
        }
    }
}

#[test]
fn deviation_source_is_least_certain_of_both() {
    let basis =
        |a: &Shape, b: &Shape| findings(a, b, &Pose::rotation(Vector::z() * 0.05)).deviation_source;
    let bore = tube(48, 30.0, 20.0, 10.0);
    let shaft = tube(50, 19.99, 15.0, 8.0);
    let recovered = shape(primitives::tube(50, 19.99, 15.0, 8.0));
    assert_eq!(basis(&bore, &shaft), DeviationSource::Bounded);
    assert_eq!(basis(&bore, &recovered), DeviationSource::Estimated);
    assert_eq!(basis(&recovered, &bore), DeviationSource::Estimated);
    // A peg of planar faces has no deviation.
    let peg = shape(primitives::cuboid(28.2, 28.2, 8.0));
    assert_eq!(basis(&bore, &peg), DeviationSource::Bounded);
    assert!(
        DeviationSource::Exact < DeviationSource::Bounded
            && DeviationSource::Bounded < DeviationSource::Estimated
    );
}

/// Returns whether a class holds for two surfaces with this gap, or with this depth if it is negative.
fn fits(class: PairClass, gap: f64, noise: f64) -> bool {
    match class {
        PairClass::Interferes => gap < 0.0,
        PairClass::Clear => gap > 0.0,
        PairClass::Touches => gap.abs() < noise,
        PairClass::Undecided => true,
    }
}

/// The findings about coarse meshes of balls hold for the spheres.
#[test]
fn balls_in_rings_are_never_misclassified() {
    let mut random = Random::seeded("balls_are_never_told_wrong", 41);
    let mut counts = [0; 4];
    for _ in 0..pairs_from_env(600) {
        let radii = [random.between(0.5, 3.0), random.between(0.5, 3.0)];
        let [a, b] = radii.map(|radius| {
            let segments = 5 + random.below(20) as u32;
            sphere(segments, 4 + random.below(12) as u32, radius)
        });
        let reach = radii[0] + radii[1];
        let fraction = random.pick(&[0.3, 0.8, 0.95, 1.0, 1.05, 1.2]);
        let distance = reach * fraction + 0.05 * random.signed();
        let mut pose = random.pose(1.0);
        pose.translation.vector = random.point().coords.normalize() * distance;
        let answer = findings(&a, &b, &pose);
        let fits = fits(answer.class, distance - reach, 1e-5);
        assert!(fits, "{radii:?} at {pose:?}, {distance}: {answer:?}");
        counts[answer.class as usize] += 1;
    }
    println!("{counts:?} interfere, are undecided, touch, are clear");
    assert!(counts[0] > 20 && counts[3] > 20 && 20 * counts[1] <= counts.iter().sum::<i32>());
}

/// Shafts are in bores of plates, through them or not: the findings about the meshes hold for the cylinders.
#[test]
fn shafts_in_bores_are_never_misclassified() {
    let mut random = Random::seeded("shafts_are_never_told_wrong", 42);
    let mut counts = [0; 4];
    for _ in 0..pairs_from_env(300) {
        let mut segments = || 12 + random.pick(&[0, 4, 12, 36, 100, 300]) + random.below(5) as u32;
        let (of_bore, of_shaft) = (segments(), segments());
        let coarse = sagitta(20.0, of_bore) + sagitta(20.0, of_shaft);
        let radius = 20.0 - coarse * 3.0 * random.signed();
        let off = random.pick(&[0.0, 0.5, 1.0]) * coarse * random.signed().abs();
        let bore = tube(of_bore, 30.0, 20.0, 10.0);
        let shaft = tube(of_shaft, radius, 10.0, random.pick(&[6.0, 10.0, 14.0]));
        let turn = Pose::rotation(Vector::z() * random.between(0.0, TAU));
        let pose = Pose::translation(off, 0.0, random.between(0.0, 4.0)) * turn;
        let answer = findings(&bore, &shaft, &pose);
        let play = 20.0 - radius - off;
        let at = format!("{of_bore} and {of_shaft} segments, play {play}, off {off}: {pose:?}");
        assert!(fits(answer.class, play, 1e-4), "{at} {answer:?}");
        counts[answer.class as usize] += 1;
    }
    println!("{counts:?} interfere, are undecided, touch, are clear");
    assert!([0, 3].iter().all(|&class| counts[class] > 10));
    assert!(20 * counts[1] < counts.iter().sum());
}

/// Cones and tori are in a row of turned parts: the test covers their faces, and a cone that stands on its wide end.
#[test]
fn a_cone_stands_on_a_plate() {
    let n = 24;
    let mut soup = Soup::default();
    for j in 0..n {
        let angle = TAU * f64::from(j) / f64::from(n);
        let [x, y] = [angle.cos(), angle.sin()];
        soup.positions.push([10.0 * x, 10.0 * y, 0.0]);
        soup.positions.push([5.0 * x, 5.0 * y, 10.0]);
        let [a, b, c, d] = [2 * j, 2 * ((j + 1) % n), 2 * ((j + 1) % n) + 1, 2 * j + 1];
        soup.triangles.extend([[a, b, c], [a, c, d]]);
        soup.triangles.extend([[2 * n, b, a], [2 * n + 1, d, c]]);
    }
    soup.positions.extend([[0.0; 3], [0.0, 0.0, 10.0]]);
    let wall = FaceSurface::Cone {
        apex: Point::new(0.0, 0.0, 20.0),
        axis: Vector::z(),
        half_angle: 0.5f64.atan(),
    };
    let deviation = as_bound(sagitta(10.0, n));
    let mesh = stated(Mesh::weld(soup).unwrap(), turned(|_| (wall, deviation)));
    let cone = Shape::build(mesh, &SequentialExecutor);
    assert_eq!(counts(cone.mesh())[..2], [2, 0]);
    let plate = shape(primitives::cuboid(40.0, 40.0, 2.0));
    for (height, expected) in [
        (1.0, PairClass::Touches),
        (0.95, PairClass::Interferes),
        (1.05, PairClass::Clear),
    ] {
        let pose = Pose::translation(0.0, 0.0, height);
        assert_eq!(findings(&plate, &cone, &pose).class, expected, "{height}");
    }
}
