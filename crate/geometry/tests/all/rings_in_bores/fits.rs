//! Tests fits of shafts in bores, whose diameters, length and offset are known in closed form.

use super::turned::{Stretch, Turned};
use crate::common::{model, pairs_from_env, part};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::face::{CylinderFit, cylinder_fits};
use nearpoint_geometry::shape::{FaceSurface, Mesh, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use std::f64::consts::TAU;

type Ends = [f64; 2];

fn bush(radius: f64, [from, to]: Ends, segments: u32) -> Turned {
    let hole = [Stretch::Line([radius, to])];
    Turned::around([radius, from], &hole, [radius, to], 2.0 * radius, segments)
}

fn shaft(radius: f64, [from, to]: Ends, segments: u32) -> Turned {
    Turned::rounded([[radius, from], [radius, to]], 0.0, 1, segments)
}

fn fits(a: &Shape, b: &Shape, b_in_a: &Pose) -> Vec<CylinderFit> {
    cylinder_fits(&part(a), &part(b), &b_in_a.into(), &SequentialExecutor).unwrap()
}

/// Returns the same shape with its triangles turned around.
fn inside_out(shape: &Shape) -> Shape {
    let mesh = shape.mesh();
    let turned = mesh.triangles().iter().map(|&[a, b, c]| [a, c, b]);
    let vertices = mesh.vertices().iter().map(|&p| p.into()).collect();
    let turned = Mesh::from_parts(vertices, turned.collect(), mesh.faces().to_vec()).unwrap();
    let (surfaces, deviations) = (mesh.surfaces().to_vec(), mesh.deviations().to_vec());
    let turned = turned.with_surfaces(surfaces, deviations).unwrap();
    Shape::build(turned, &SequentialExecutor)
}

fn radius_of(shape: &Shape, face: u32) -> f64 {
    match shape.mesh().surfaces()[face as usize] {
        FaceSurface::Cylinder { radius, .. } => radius,
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn fit_of_random_shaft_in_bore_is_that_of_their_numbers() {
    let mut random = Random::seeded("fit_of_random_shaft_in_bore_is_that_of_their_numbers", 43);
    for _ in 0..pairs_from_env(200) {
        let scale = random.pick(&[1e-3, 1.0, 1e3]);
        let hole = scale * random.between(0.5, 2.0);
        // Play and interference, large and small, and none.
        let play = hole * random.pick(&[0.1, 1e-3, 0.0, -1e-3, -0.1]);
        let radius = hole - play;
        let mut ends = || {
            let from = random.between(-2.0, 0.0);
            [from, from + random.between(2.0, 4.0)].map(|at| scale * at)
        };
        let [of_hole, of_shaft] = [ends(), ends()];
        let mut segments = || 8 + random.below(60) as u32;
        let bodies = [
            bush(hole, of_hole, segments()),
            shaft(radius, of_shaft, segments()),
        ];
        let frames = [random.pose(scale), random.pose(scale)];
        let [a, b] = [0, 1].map(|k| bodies[k].solid(&frames[k]));
        let off = play.abs() * random.pick(&[0.0, 0.4]);
        let aside = Pose::translation(off, 0.0, 0.0);
        let b_in_a = frames[0] * aside * frames[1].inverse();
        let found = fits(&a, &b, &b_in_a);
        let [fit] = found[..] else {
            panic!("{found:?} of {hole} and {radius} at {off}")
        };
        assert_eq!(fit.hole_diameter, 2.0 * hole);
        assert_eq!(fit.shaft_diameter, 2.0 * radius);
        assert_eq!(fit.play(), 2.0 * hole - 2.0 * radius);
        assert!(fit.is_shaft_of_b);
        assert_eq!(radius_of(&a, fit.faces[0]), hole);
        assert_eq!(radius_of(&b, fit.faces[1]), radius);
        let [from, to] = [of_hole[0].max(of_shaft[0]), of_hole[1].min(of_shaft[1])];
        let near = |x: f64, y: f64| (x - y).abs() <= 1e-9 * scale;
        assert!(near(fit.length, to - from), "{fit:?} {from} {to}");
        assert!(near(fit.offset, off), "{fit:?} {off}");
        let centre = frames[0] * Point::new(0.0, 0.0, (from + to) / 2.0);
        assert!(near((fit.centre - centre).norm(), 0.0), "{fit:?}");
        // In the other order, and for parts that are inside out, it is the same.
        let [back] = fits(&b, &a, &b_in_a.inverse())[..] else {
            panic!("no fit in the other order")
        };
        assert_eq!((back.play(), back.is_shaft_of_b), (fit.play(), false));
        assert_eq!(back.faces, [fit.faces[1], fit.faces[0]]);
        assert_eq!(fits(&inside_out(&a), &inside_out(&b), &b_in_a), found);
    }
}

#[test]
fn cylinders_that_are_no_shaft_in_its_hole_do_not_fit() {
    let here = Pose::identity();
    let a = bush(1.0, [-1.0, 1.0], 24).solid(&here);
    let solid = |radius: f64| shaft(radius, [-1.0, 1.0], 24).solid(&here);
    let turned = |axis: Vector| Pose::new(Vector::zeros(), axis);
    for (b, pose, count) in [
        (solid(0.9), here, 1),
        (solid(0.9), turned(Vector::z()), 1),
        (solid(0.9), turned(Vector::x() * (TAU / 2.0)), 1),
        // Too thin, too thick, askew, off the axis, and beyond the end.
        (solid(0.79), here, 0),
        (solid(1.26), here, 0),
        (solid(0.9), turned(Vector::x() * 1e-3), 0),
        (solid(0.9), Pose::translation(0.06, 0.0, 0.0), 0),
        (solid(0.9), Pose::translation(0.0, 0.0, 1.99), 1),
        (solid(0.9), Pose::translation(0.0, 0.0, 2.0), 0),
        // A hole in a hole.
        (bush(0.9, [-1.0, 1.0], 24).solid(&here), here, 0),
    ] {
        assert_eq!(fits(&a, &b, &pose).len(), count, "{:?} {pose}", b.bounds());
    }
    // The outer face of the bush is a shaft.
    let sleeve = bush(2.1, [-1.0, 1.0], 24).solid(&here);
    let [fit] = fits(&a, &sleeve, &here)[..] else {
        panic!("no fit of the sleeve")
    };
    assert_eq!((fit.hole_diameter, fit.shaft_diameter), (4.2, 4.0));
    assert!(!fit.is_shaft_of_b);
    // Without surfaces there are no diameters.
    let mesh = a.mesh();
    let vertices = mesh.vertices().iter().map(|&p| p.into()).collect();
    let bare = Mesh::from_parts(vertices, mesh.triangles().to_vec(), mesh.faces().to_vec());
    let bare = Shape::build(bare.unwrap(), &SequentialExecutor);
    assert_eq!(fits(&bare, &solid(0.9), &here), []);
    // A printed part has its facets, not the surfaces.
    let printed = cylinder_fits(
        &model(&a),
        &part(&solid(0.9)),
        &(&here).into(),
        &SequentialExecutor,
    );
    assert_eq!(printed.unwrap(), []);
}

#[test]
fn fits_of_stepped_shaft_are_sorted_by_their_play() {
    let here = Pose::identity();
    let line = Stretch::Line;
    let steps = [[1.0, 0.0], [1.2, 0.0], [1.2, 1.0]].map(line);
    let stepped = Turned::around([1.0, -1.0], &steps, [1.2, 1.0], 3.0, 32).solid(&here);
    let body = [
        [1.01, -1.0],
        [1.01, 0.0],
        [1.19, 0.0],
        [1.19, 1.0],
        [0.0, 1.0],
    ];
    let shaft = Turned {
        start: [0.0, -1.0],
        stretches: body.map(line).to_vec(),
        segments: 40,
    };
    let found = fits(&stepped, &shaft.solid(&here), &here);
    let diameters: Vec<_> = (found.iter())
        .map(|fit| (fit.hole_diameter, fit.shaft_diameter, fit.length))
        .collect();
    assert_eq!(diameters, [(2.0, 2.02, 1.0), (2.4, 2.38, 1.0)]);
}

/// Returns the part of a cylinder, with its triangles reversed for a hole, whose middle has a positive product with a
/// direction.
fn half(radius: f64, towards: Vector, is_hole: bool) -> Shape {
    let whole = shaft(radius, [-1.0, 1.0], 16).solid(&Pose::identity());
    let mesh = whole.mesh();
    let is_meant = |t: u32| {
        let middle: Vector = mesh.corners(t).iter().map(|p| p.coords).sum();
        let lies_on = mesh.surfaces()[mesh.faces()[t as usize] as usize];
        matches!(lies_on, FaceSurface::Cylinder { .. }) && middle.dot(&towards) > 0.0
    };
    let meant: Vec<u32> = (0..mesh.triangles().len() as u32)
        .filter(|&t| is_meant(t))
        .collect();
    let triangles = meant.iter().map(|&t| {
        let [a, b, c] = mesh.triangles()[t as usize];
        if is_hole { [a, c, b] } else { [a, b, c] }
    });
    let vertices = mesh.vertices().iter().map(|&p| p.into()).collect();
    let half = Mesh::from_parts(vertices, triangles.collect(), vec![0; meant.len()]).unwrap();
    let surface = FaceSurface::Cylinder {
        through: Point::origin(),
        axis: Vector::z(),
        radius,
    };
    let half = half.with_surfaces(vec![surface], vec![0.1; meant.len()]);
    Shape::build(half.unwrap(), &SequentialExecutor)
}

#[test]
fn half_shaft_fits_only_the_half_of_bush_beside_it() {
    let here = Pose::identity();
    let bush = half(1.0, Vector::y(), true);
    for (towards, count) in [(Vector::y(), 1), (Vector::x(), 1), (-Vector::y(), 0)] {
        let shaft = half(0.95, towards, false);
        assert_eq!(fits(&bush, &shaft, &here).len(), count, "{towards}");
        assert_eq!(fits(&shaft, &bush, &here).len(), count, "{towards}");
    }
}
