//! Tests the fits and the faces of pairs in frames and reports.

use nearpoint_geometry::shape::FaceSurface;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::report::Inner;
use nearpoint_scene::{NewPart, PairClass, PairReport, Scene, ThreadPool};
use nearpoint_testing::Random;
use nearpoint_testing::shapes::tube_with_surfaces;

use crate::common::scene;

/// Returns a scene of a bush with a hole of radius 10 and a shaft, turned and moved as one; `in_bush` poses the shaft.
fn bush_and_shaft(radius: f64, whole: &Pose, in_bush: &Pose) -> Scene {
    let part =
        |name: &str, mesh, pose| NewPart::from_mesh(name, mesh, pose, &ThreadPool::Sequential);
    let bush = part("bush", tube_with_surfaces(64, 20.0, 10.0, 10.0), *whole);
    let shaft = tube_with_surfaces(48, radius, 0.0, 30.0);
    let (mut scene, _) = scene(vec![bush, part("shaft", shaft, whole * in_bush)]);
    scene.finish();
    scene
}

fn only_report(scene: &Scene) -> PairReport {
    let [pair] = &scene.frame().pairs.iter().collect::<Vec<_>>()[..] else {
        panic!("there are two parts")
    };
    PairReport::new(pair, &pair.scene_from_a)
}

#[test]
fn fit_of_pair_is_reported_whatever_its_class() {
    let mut random = Random::seeded("fit_of_pair_is_reported_whatever_its_class", 44);
    for (radius, class) in [
        (10.05, PairClass::Interferes),
        (10.0, PairClass::Touches),
        (9.9, PairClass::Clear),
        (9.0, PairClass::Clear),
    ] {
        let (whole, up) = (random.pose(100.0), Pose::translation(0.0, 0.0, 12.0));
        let scene = bush_and_shaft(radius, &whole, &up);
        let report = only_report(&scene);
        assert_eq!(report.class, class, "{radius}");
        let [fit] = report.fits[..] else {
            panic!("{:?}", report.fits)
        };
        assert_eq!(
            (fit.inner, fit.hole, fit.shaft),
            (Inner::B, 20.0, 2.0 * radius)
        );
        assert_eq!(fit.play, 20.0 - 2.0 * radius);
        // The shaft ends 3 below the bush's middle, so the two share 8.
        assert!(
            (fit.length - 8.0).abs() < 1e-9 && fit.offset < 1e-9,
            "{fit:?}"
        );
        let middle = whole * Pose::translation(0.0, 0.0, 1.0) * Point::origin();
        let centre = Point::from(fit.centre);
        assert!((centre - middle).norm() < 1e-9, "{fit:?}");
        let row = serde_json::to_value(&report).unwrap();
        assert_eq!(row["fits"][0]["inner"], "b");
        let pair = scene.frame().pairs.iter().next().unwrap();
        assert_eq!(pair.fits_from(pair.a), report.fits);
        let [back] = pair.fits_from(pair.b)[..] else {
            panic!("the same fits")
        };
        let [of_a, of_b] = fit.faces;
        assert_eq!((back.inner, back.faces), (Inner::A, [of_b, of_a]));
    }
}

#[test]
fn pair_without_coaxial_cylinders_has_no_fit() {
    for pose in [
        Pose::translation(40.0, 0.0, 0.0),
        Pose::new(Vector::zeros(), Vector::x() * 0.2),
    ] {
        let report = only_report(&bush_and_shaft(9.9, &Pose::identity(), &pose));
        assert_eq!(report.fits, []);
        let row = serde_json::to_value(&report).unwrap();
        assert!(row.get("fits").is_none());
    }
}

/// The deepest or nearest points are on the faces that are named.
#[test]
fn place_faces_are_those_at_the_deepest_or_nearest_points() {
    for (radius, off) in [
        (10.05, 0.0),
        (10.0, 0.0),
        (9.9, 0.05),
        (9.0, 0.5),
        (9.5, 40.0),
    ] {
        let aside = Pose::translation(off, 0.0, 0.0);
        let scene = bush_and_shaft(radius, &Pose::identity(), &aside);
        let report = only_report(&scene);
        let faces = report.place_faces.unwrap();
        let points = match (report.clearance, report.depth) {
            (Some(clearance), _) => [clearance.on_a, clearance.on_b],
            (None, depth) => depth.map(|depth| [depth.on_a, depth.on_b]).unwrap(),
        };
        for (k, part) in scene.parts().iter().enumerate() {
            let p = part.pose.inverse() * Point::from(points[k]);
            let mesh = part.shape.mesh();
            let is_near = |t: u32| {
                let [a, b, c] = mesh.corners(t);
                let normal = (b - a).cross(&(c - a)).normalize();
                // Finer facets are off the coarse ones by no more than these deviate.
                let deviation = f64::from(mesh.deviations()[t as usize]);
                normal.dot(&(p - a)).abs() < 1e-9 + deviation
            };
            let mut own = (0..mesh.triangles().len() as u32)
                .filter(|&t| mesh.faces()[t as usize] == faces[k]);
            assert!(own.any(is_near), "{radius} {off}: {faces:?} {points:?}");
        }
        // Side by side, both are outer faces.
        if off == 40.0 {
            let radii = scene.parts().iter().zip(faces).map(|(part, face)| {
                match part.shape.mesh().surfaces()[face as usize] {
                    FaceSurface::Cylinder { radius, .. } => radius,
                    _ => 0.0,
                }
            });
            assert_eq!(radii.collect::<Vec<_>>(), [20.0, 9.5]);
        }
    }
}
