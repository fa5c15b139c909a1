//! Tests meshes: their defects, their deviations, their stated surfaces, and copies of them.

use crate::common::{placed, regrouped};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::measure::extent;
use nearpoint_geometry::shape::{
    FaceSurface, Mesh, MeshError, Shape, Soup, diagnose, primitives, unit_normal,
};
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_testing::Random;
use nearpoint_testing::executor::ThreadExecutor;
use nearpoint_testing::shapes::{grid, inverted, joined, random_triangles, scaled, shape};
use std::f64::consts::PI;

fn mesh(soup: Soup) -> Mesh {
    Mesh::weld(soup).unwrap()
}

#[test]
fn diagnostics_count_and_report_each_defect() {
    let whole = primitives::cuboid(1.0, 1.0, 1.0);
    let found = |change: &dyn Fn(&mut Soup)| {
        let mut soup = whole.clone();
        change(&mut soup);
        diagnose(&mesh(soup))
    };
    let open = found(&|s| s.triangles.truncate(11));
    assert_eq!((open.open_edges, open.is_closed), (3, false));
    let double = found(&|s| s.triangles.push(s.triangles[3]));
    assert_eq!(
        (double.duplicate_triangles, double.non_manifold_edges),
        (1, 3)
    );
    assert!(!double.is_closed);
    let turned = found(&|s| s.triangles[5].swap(0, 1));
    assert_eq!((turned.misoriented_edges, turned.is_inverted), (3, false));
    assert!(turned.is_closed);
    let inside_out = found(&|s| s.triangles.iter_mut().for_each(|t| t.swap(0, 1)));
    assert!(inside_out.is_inverted && inside_out.misoriented_edges == 0);
    let point = found(&|s| s.triangles.push([4, 4, 4]));
    assert_eq!(
        (point.degenerate_triangles, point.is_closed, point.shells),
        (1, true, 1)
    );
    for defect in [open, double, turned, inside_out, point] {
        let stated: Vec<String> = defect.messages().iter().map(ToString::to_string).collect();
        let stated = stated.join(" ");
        assert!(stated.ends_with('.') && !stated.contains("  "), "{stated}");
    }
}

#[test]
fn two_cubes_that_share_an_edge_are_closed_but_not_manifold() {
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    let soup = joined(cube(), placed(cube(), [1.0, 1.0, 0.0]));
    let found = diagnose(&mesh(soup));
    assert_eq!((found.non_manifold_edges, found.open_edges), (1, 0));
    assert!(found.is_closed);
    assert_eq!(found.shells, 1);
}

#[test]
fn only_points_and_segments_are_not_closed() {
    let soup = Soup {
        positions: vec![[0.0; 3], [1.0; 3]],
        triangles: vec![[0, 1, 1], [0, 0, 0]],
        faces: vec![],
    };
    let found = diagnose(&mesh(soup));
    assert_eq!((found.degenerate_triangles, found.shells), (2, 0));
    assert!(!found.is_closed);
}

#[test]
fn a_far_inverted_part_is_seen_as_inverted() {
    let soup = scaled(primitives::uv_sphere(12, 6, 1e-3), 1.0, 1e6);
    assert!(!diagnose(&mesh(soup.clone())).is_inverted);
    assert!(diagnose(&mesh(inverted(soup))).is_inverted);
}

/// Checks up to the rounding of positions to f32, relative to which a sagitta is small.
fn close(found: f64, expected: f64) {
    let is_close = (found - expected).abs() <= 1e-3 * expected;
    assert!(is_close, "{found} for {expected}");
}

#[test]
fn a_cylinder_deviates_by_the_sagitta_of_its_facets_and_its_ends_do_not() {
    for segments in [16, 48, 200] {
        let tube = shape(primitives::tube(segments, 5.0, 2.0, 7.0));
        let half = PI / f64::from(segments);
        let deviations = tube.deviations();
        for t in 0..tube.mesh().triangles().len() as u32 {
            let corners = tube.triangle(t);
            let flat = corners.iter().all(|p| p.z == corners[0].z);
            let radius = corners[0].x.hypot(corners[0].y);
            let bent = radius * (1.0 - half.cos());
            close(deviations.of_triangle(t), if flat { 0.0 } else { bent });
        }
        close(deviations.max(), 5.0 * (1.0 - half.cos()));
    }
}

#[test]
fn curved_shapes_deviate_by_about_what_they_do() {
    // Measured along both parameter lines: at a facet's centre the true deviation is up to the sum of both sagittas.
    let sagitta = |r: f64, n: u32| r * (1.0 - (PI / f64::from(n)).cos());
    let of_torus = sagitta(1.0, 40).max(sagitta(5.0, 100));
    for (soup, expected) in [
        (primitives::uv_sphere(64, 32, 3.0), sagitta(3.0, 64)),
        (primitives::torus(100, 40, 4.0, 1.0), of_torus),
    ] {
        let found = shape(soup).deviations().max();
        let fraction = found / expected;
        assert!((0.8..2.5).contains(&fraction), "{found} for {expected}");
    }
}

#[test]
fn flat_faces_do_not_deviate() {
    let found = shape(primitives::cuboid(1.0, 2.0, 3.0)).deviations().max();
    assert_eq!(found, 0.0);
}

fn with_surfaces(surfaces: Vec<FaceSurface>, deviations: Vec<f32>) -> Result<Mesh, MeshError> {
    let mesh = mesh(primitives::uv_sphere(8, 4, 1.0));
    // A coarse sphere is one face only if its file states it.
    let one = vec![0; mesh.triangles().len()];
    regrouped(&mesh, one).with_surfaces(surfaces, deviations)
}

const BALL: FaceSurface = FaceSurface::Sphere {
    centre: Point::new(0.0, 0.0, 0.0),
    radius: 1.0,
};

#[test]
fn mesh_keeps_surfaces_and_inset_drops_them() {
    let mesh = with_surfaces(vec![BALL], vec![0.5; 48]).unwrap();
    assert_eq!(mesh.surfaces(), [BALL]);
    assert_eq!(mesh.deviations(), [0.5; 48]);
    let inset = mesh.inset(0.01).unwrap();
    assert!(inset.surfaces().is_empty() && inset.deviations().is_empty());
}

#[test]
fn what_is_no_surface_or_no_bound_is_refused() {
    let refused = |surfaces, deviations| with_surfaces(surfaces, deviations).unwrap_err();
    let fine = || vec![0.5; 48];
    let (surfaces, faces) = (2, 1);
    let expected = MeshError::SurfaceCount { surfaces, faces };
    assert_eq!(refused(vec![BALL; 2], fine()), expected);
    let (deviations, triangles) = (47, 48);
    let expected = MeshError::DeviationCount {
        deviations,
        triangles,
    };
    assert_eq!(refused(vec![BALL], vec![0.5; 47]), expected);
    let mut bounds = fine();
    for bad in [f32::NAN, f32::INFINITY, -0.1] {
        bounds[7] = bad;
        let found = refused(vec![BALL], bounds.clone());
        assert_eq!(found, MeshError::Deviation { triangle: 7 });
    }
    let (point, axis) = (Point::origin(), Vector::z());
    let long = axis * 1.5;
    let none = Point::new(f64::NAN, 0.0, 0.0);
    use FaceSurface::*;
    #[rustfmt::skip]
    let bad = [
        Plane { normal: long },
        Plane { normal: axis * f64::NAN },
        Cylinder { through: none, axis, radius: 1.0 },
        Cylinder { through: point, axis: long, radius: 1.0 },
        Cylinder { through: point, axis, radius: 0.0 },
        Cone { apex: point, axis, half_angle: 1.6 },
        Sphere { centre: point, radius: f64::INFINITY },
        Torus { centre: point, axis, major: 2.0, minor: -1.0 },
    ];
    for surface in bad {
        assert_eq!(
            refused(vec![surface], fine()),
            MeshError::Surface { face: 0 }
        );
    }
}

#[test]
fn a_box_stays_one() {
    let mesh = mesh(primitives::cuboid(2.0, 3.0, 4.0));
    for by in [0.25, -0.5] {
        let inset = mesh.inset(by).unwrap();
        for (p, q) in mesh.vertices().iter().zip(inset.vertices()) {
            let expected = p.coords.map(|x| x - by * x.signum());
            let centre = mesh.vertices().iter().map(|p| p.coords).sum::<Vector>() / 8.0;
            assert!(centre.norm() < 1e-12);
            assert!((q.coords - expected).norm() < 1e-12, "{p} {q} {by}");
        }
    }
}

#[test]
fn every_plane_moves_by_as_much() {
    for soup in [
        primitives::tube(24, 3.0, 2.0, 5.0),
        primitives::uv_sphere(16, 8, 2.0),
    ] {
        let mesh = mesh(soup);
        let inset = mesh.inset(0.1).unwrap();
        for t in 0..mesh.triangles().len() as u32 {
            let normal = unit_normal(&mesh.corners(t));
            let off = |k: usize| normal.dot(&(mesh.corners(t)[k] - inset.corners(t)[k]));
            let offs = [0, 1, 2].map(off);
            assert!(offs.iter().all(|d| (d - 0.1).abs() < 0.02), "{t} {offs:?}");
        }
    }
}

#[test]
fn what_is_turned_inside_out_is_made_smaller_too() {
    let mesh = mesh(inverted(primitives::cuboid(1.0, 1.0, 1.0)));
    let inset = mesh.inset(0.1).unwrap();
    assert!(inset.vertices().iter().all(|p| p.coords.amax() < 0.41));
}

#[test]
fn mesh_inset_by_nan_is_refused() {
    let mesh = mesh(primitives::cuboid(1.0, 1.0, 1.0));
    assert!(mesh.inset(f64::NAN).is_err());
    assert!(mesh.inset(f64::INFINITY).is_err());
}

#[test]
fn the_box_is_that_of_the_vertices_and_not_of_a_turned_box() {
    let ball = mesh(primitives::uv_sphere(64, 32, 2.0));
    let turned = Pose::new(Vector::new(10.0, 0.0, 0.0), Vector::new(0.0, 0.0, 0.4));
    let bounds = extent([(&ball, turned)]);
    // A turned cube around the ball would be 1.3 times as large.
    assert!((bounds.hi - bounds.lo).amax() <= 4.0, "{bounds:?}");
    let posed = ball
        .vertices()
        .iter()
        .map(|v| RigidTransform::new(&turned).point(v));
    assert_eq!(bounds, Aabb::from_points(&Vec::from_iter(posed)));
}

#[test]
fn bounds_ignore_unused_vertices() {
    let soup = Soup {
        positions: vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [9.0, 9.0, 9.0]],
        triangles: vec![[0, 1, 2]],
        faces: vec![],
    };
    let mesh = mesh(soup);
    let bounds = extent([(&mesh, Pose::identity())]);
    assert_eq!(bounds.hi, Point::new(1.0, 1.0, 0.0));
    assert_eq!(extent([]), Aabb::EMPTY);
}

#[test]
fn deviations_prepared_on_threads_or_after_features_are_the_same() {
    let mut random = Random::seeded("prepared deviations", 1);
    for round in 0..12u32 {
        let soup = match round % 4 {
            0 => random_triangles(&mut random, 40),
            1 => grid(&mut random, 60),
            2 => primitives::tube(3 + 5 * round, 5.0, 3.0, 20.0),
            _ => joined(
                primitives::cuboid(4.0, 5.0, 6.0),
                primitives::uv_sphere(8 + round, 9, 2.0),
            ),
        };
        let [lazy, prepared, picked] = [0; 3].map(|_| shape(soup.clone()));
        assert!(!prepared.is_prepared());
        prepared.prepare(&ThreadExecutor::new(3)).unwrap();
        assert!(prepared.is_prepared());
        picked.features();
        let all = |shape: &Shape| {
            let triangles = 0..shape.mesh().triangles().len() as u32;
            let deviations = shape.deviations();
            triangles
                .map(|t| deviations.of_triangle(t).to_bits())
                .collect::<Vec<_>>()
        };
        assert_eq!(all(&lazy), all(&prepared), "round {round}");
        assert_eq!(all(&lazy), all(&picked), "round {round}");
    }
}
