//! Tests shapes that the kernel made, with known true surfaces.

use super::brep::Brep;
use super::colours::ProductColours;
use super::solid::TessellatedSolid;
use super::tessellate::mesh_with_surfaces;
use crate::job::Job;
use nearpoint_geometry::shape::{FaceSurface, Mesh, Rgb};
use nearpoint_geometry::{Point, Vector};
use nearpoint_message::Arg;
use nearpoint_testing::Random;
use std::ops::ControlFlow;

macro_rules! shape {
    ($name:literal) => {
        include_bytes!(concat!("../../tests/data/brep/", $name, ".bin"))
    };
}

const ALL: [&[u8]; 5] = [
    shape!("cylinder"),
    shape!("cone"),
    shape!("sphere"),
    shape!("torus"),
    shape!("ellipsoid"),
];

fn tessellated(bytes: &[u8]) -> TessellatedSolid {
    TessellatedSolid::of(&Brep::read(bytes).unwrap()).unwrap()
}

/// Checks that every bound holds. Returns the kinds of a shape's faces, and the ratio of the largest bound to the
/// largest distance of many points on its triangles.
fn checked(bytes: &[u8], distance: impl Fn(&Point) -> f64) -> (Vec<FaceSurface>, f64) {
    let found = tessellated(bytes);
    let corner = |i: u32| Point::from(found.soup.positions[i as usize]);
    let curved = |t: usize| {
        let surface = &found.surfaces[found.soup.faces[t] as usize];
        !matches!(surface, FaceSurface::Plane { .. })
    };
    let mut farthest: f64 = 0.0;
    for (t, corners) in found.soup.triangles.iter().enumerate() {
        let [a, b, c] = corners.map(corner);
        if !curved(t) {
            assert_eq!(found.deviations[t], 0.0);
            continue;
        }
        const STEPS: u32 = 12;
        for i in 0..=STEPS {
            for k in 0..=STEPS - i {
                let [s, t_] = [i, k].map(|n| f64::from(n) / f64::from(STEPS));
                let off = distance(&(a + (b - a) * s + (c - a) * t_));
                assert!(off <= found.deviations[t] + 1e-12, "triangle {t}: {off}");
                farthest = farthest.max(off);
            }
        }
    }
    let mesh = Mesh::weld(found.soup.clone()).unwrap();
    let diagnosed = nearpoint_geometry::shape::diagnose(&mesh);
    assert!(
        diagnosed.is_closed && !diagnosed.is_inverted,
        "{diagnosed:?}"
    );
    let largest = found.max_deviation().unwrap();
    (found.surfaces, largest / farthest)
}

#[test]
fn the_bound_of_a_cylinder_is_its_sagitta() {
    let (surfaces, over) = checked(shape!("cylinder"), |p| (p.x.hypot(p.y) - 3.0).abs());
    let [FaceSurface::Cylinder { axis, radius, .. }, top, bottom] = surfaces[..] else {
        panic!("{surfaces:?}");
    };
    assert_eq!((axis.x, axis.y, axis.z.abs(), radius), (0.0, 0.0, 1.0, 3.0));
    let normals = [top, bottom].map(|face| match face {
        FaceSurface::Plane { normal } => normal.z,
        other => panic!("{other:?}"),
    });
    assert_eq!(normals, [1.0, -1.0]);
    assert!(over < 1.05, "{over}");
}

#[test]
fn cones_spheres_and_tori_have_bounds_that_hold() {
    let slant = 2.5f64.atan2(5.0);
    let cone = |p: &Point| ((p.x.hypot(p.y) - 4.0) * slant.cos() + p.z * slant.sin()).abs();
    let (surfaces, over) = checked(shape!("cone"), cone);
    let FaceSurface::Cone {
        apex, half_angle, ..
    } = surfaces[0]
    else {
        panic!("{surfaces:?}");
    };
    assert!((apex - Point::new(0.0, 0.0, 8.0)).norm() < 1e-12);
    assert!((half_angle - slant).abs() < 1e-12 && over < 1.3, "{over}");

    let (surfaces, over) = checked(shape!("sphere"), |p| (p.coords.norm() - 3.0).abs());
    assert!(matches!(
        surfaces[..],
        [FaceSurface::Sphere { radius: 3.0, .. }]
    ));
    assert!(over < 1.05, "{over}");

    let torus = |p: &Point| ((p.x.hypot(p.y) - 5.0).hypot(p.z) - 1.5).abs();
    let (surfaces, over) = checked(shape!("torus"), torus);
    assert!(matches!(
        surfaces[..],
        [FaceSurface::Torus {
            major: 5.0,
            minor: 1.5,
            ..
        }]
    ));
    assert!(over < 1.5, "{over}");
}

#[test]
fn the_bound_of_a_spline_holds() {
    // The length of a point in units of the half axes changes by no more than the distance over the shortest of them.
    // At the longest one it changes by half as much. Around the poles the bound is coarse.
    let level = |p: &Point| (p.x / 2.0).hypot(p.y / 3.0).hypot(p.z / 4.0);
    let (surfaces, over) = checked(shape!("ellipsoid"), |p| 2.0 * (level(p) - 1.0).abs());
    assert_eq!(surfaces, [FaceSurface::Spline]);
    assert!(over < 8.0, "{over}");
}

#[test]
fn a_shape_of_which_something_is_not_bounded_is_estimated_and_not_refused() {
    let mut quiet = |_: f32, _: &str| ControlFlow::Continue(());
    let mut job = Job::new(&mut quiet);
    let whole = mesh_with_surfaces(
        &mut job,
        tessellated(shape!("cylinder")),
        &Arg::Text("“a”".into()),
    )
    .unwrap();
    assert_eq!(whole.surfaces().len(), 3);
    let mut unbounded = tessellated(shape!("cylinder"));
    unbounded.deviations.clear();
    let estimated = mesh_with_surfaces(&mut job, unbounded, &Arg::Text("“b”".into())).unwrap();
    assert!(estimated.surfaces().is_empty() && estimated.deviations().is_empty());
    assert_eq!(estimated.faces(), whole.faces());
    let stated = job.into_warnings();
    assert!(
        stated.len() == 1 && stated[0].to_string().contains("“b” has a surface"),
        "{stated:?}"
    );
}

#[test]
fn a_mirror_image_has_its_outside_outside_and_lies_on_mirrored_surfaces() {
    let mut solid = tessellated(shape!("cone"));
    // The shape is moved away from its own planes of symmetry.
    let shift = Vector::new(7.0, 2.0, -1.0);
    for position in &mut solid.soup.positions {
        *position = (Vector::from(*position) + shift).into();
    }
    for surface in &mut solid.surfaces {
        if let FaceSurface::Cone { apex, .. } = surface {
            *apex += shift;
        }
    }
    let image = solid.mirrored();
    assert_eq!(image.deviations, solid.deviations);
    let FaceSurface::Cone {
        apex,
        axis,
        half_angle,
    } = image.surfaces[0]
    else {
        panic!("{:?}", image.surfaces);
    };
    assert!((apex - Point::new(-7.0, 2.0, 7.0)).norm() < 1e-12);
    let mut on_cone = 0;
    for (corners, face) in image.soup.triangles.iter().zip(&image.soup.faces) {
        for corner in corners.iter().filter(|_| *face == 0) {
            let from_apex = Point::from(image.soup.positions[*corner as usize]) - apex;
            let along = from_apex.dot(&axis);
            let across = (from_apex - axis * along).norm();
            assert!((across - along.abs() * half_angle.tan()).abs() < 1e-9);
            on_cone += 1;
        }
    }
    assert!(on_cone > 50, "{on_cone}");
    let mesh = Mesh::weld(image.soup).unwrap();
    let diagnosed = nearpoint_geometry::shape::diagnose(&mesh);
    assert!(
        diagnosed.is_closed && !diagnosed.is_inverted,
        "{diagnosed:?}"
    );
}

#[test]
fn faces_have_the_colours_of_their_numbers() {
    let (red, blue) = ([1.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]);
    let grey = [0.5, 0.5, 0.5, 1.0];
    let product = ProductColours::with_faces(grey, vec![Some(red), None, Some(blue)]);
    let mut solid = tessellated(shape!("cylinder"));
    assert_eq!(solid.numbers, [0, 1, 2]);
    solid.set_colours(&product);
    let wanted = [[255, 0, 0], [128; 3], [0, 0, 255]];
    for solid in [solid.mirrored(), solid] {
        let wanted: Vec<Rgb> = (solid.soup.faces.iter())
            .map(|&face| wanted[face as usize])
            .collect();
        let mut quiet = |_: f32, _: &str| ControlFlow::Continue(());
        let mut job = Job::new(&mut quiet);
        let mesh = mesh_with_surfaces(&mut job, solid, &Arg::Text("“a”".into())).unwrap();
        let found = mesh.face_colours().unwrap();
        assert_eq!(found.of_triangles(mesh.triangles().len()), wanted);
    }
}

#[test]
fn a_solid_with_other_faces_than_the_product_has_one_colour() {
    let red = Some([1.0, 0.0, 0.0, 1.0]);
    let mut solid = tessellated(shape!("cylinder"));
    for (count, has_colours) in [(2, false), (3, true), (4, false)] {
        solid.set_colours(&ProductColours::with_faces([0.5; 4], vec![red; count]));
        assert_eq!(solid.face_colours.is_some(), has_colours, "{count}");
    }
}

#[test]
fn surfaces_are_mirrored_as_points_are() {
    let (point, axis) = (Point::new(1.0, 2.0, 3.0), Vector::new(0.6, 0.0, 0.8));
    let (there, turned) = (Point::new(-1.0, 2.0, 3.0), Vector::new(-0.6, 0.0, 0.8));
    let pair = |centre, axis| {
        [
            FaceSurface::Plane { normal: axis },
            FaceSurface::Cylinder {
                through: centre,
                axis,
                radius: 2.0,
            },
            FaceSurface::Cone {
                apex: centre,
                axis,
                half_angle: 0.5,
            },
            FaceSurface::Sphere {
                centre,
                radius: 2.0,
            },
            FaceSurface::Torus {
                centre,
                axis,
                major: 3.0,
                minor: 1.0,
            },
            FaceSurface::Spline,
            FaceSurface::Other,
        ]
    };
    let solid = TessellatedSolid {
        surfaces: pair(point, axis).to_vec(),
        ..tessellated(shape!("sphere"))
    };
    assert_eq!(solid.mirrored().surfaces, pair(there, turned));
}

#[test]
fn damaged_bytes_are_refused_or_read_but_never_panic() {
    let mut random = Random::seeded(
        "damaged_bytes_are_refused_or_read_but_never_panic",
        20_261_123,
    );
    for bytes in ALL {
        for length in (0..bytes.len()).step_by(97) {
            assert!(Brep::read(&bytes[..length]).is_none());
        }
        for _ in 0..300 {
            let mut damaged = bytes.to_vec();
            for _ in 0..1 + random.index(4) {
                let place = random.index(damaged.len());
                damaged[place] = random.index(256) as u8;
            }
            if let Some(brep) = Brep::read(&damaged) {
                let _ = TessellatedSolid::of(&brep);
            }
        }
    }
}
