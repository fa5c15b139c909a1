//! Draws one of the collisions at a level, and a voxel beside each sphere.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Vector};

use super::measure::{CollisionData, Size};
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::shapes;
use crate::two_stages::{faces, objects};

/// Draws the cubes in which two spheres interfere, the faces in them and those that collide.
pub(super) fn collision(size: &Size, seen: &CollisionData) -> Figure {
    let mut figure = Figure::empty();
    objects(&mut figure, &size.shape, &seen.now, &seen.found);
    for cube in &seen.cubes {
        figure.edges(cube, Role::Virtual, Weight::Thin, Hidden::Gone);
    }
    figure
}

/// Draws each sphere, and beside it a voxel of the level whose voxels are as large as its faces.
pub(super) fn voxels(sizes: &[Size]) -> Figure {
    let mut figure = Figure::empty();
    let step = 1.5 * shapes::DIAMETER;
    for (i, size) in (0..).zip(sizes) {
        let at = Vector::x() * (step * f64::from(i));
        if let Some(shape) = faces(&size.shape, |_| true) {
            figure.solid(&shape, Pose::translation(at.x, at.y, at.z), Role::A);
        }
        let lo = Point::from(at - Vector::y() * shapes::DIAMETER);
        let voxel = Aabb {
            lo,
            hi: lo + Vector::repeat(size.voxel(size.as_large_as_faces())),
        };
        figure.edges(&voxel, Role::Virtual, Weight::Normal, Hidden::Gone);
        let top = Point::from(at + Vector::z() * (0.6 * shapes::DIAMETER));
        figure.label(top, Caption::Math(size.faces.to_string()), Role::A);
    }
    figure
}
