//! Draws what the pipeline for parts of convex elements compares: hulls, envelope spheres and closest points.

use std::f64::consts::TAU;

use nearpoint_geometry::bounds::Sphere;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::{Point, Vector};
use nearpoint_published::pipeline::Witness;

use crate::figure::{Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::shapes::sin_cos;
use crate::story::Bound;

/// The number of corners of a circle that stands for a sphere.
const CIRCLE_POINTS: usize = 64;

impl Figure {
    /// Draws a hull by its edges, so that the volume that it adds to its elements stays transparent.
    pub(crate) fn outline_of(&mut self, hull: &Hull, shift: Vector, role: Role) {
        let corner = |vertex: &u32| hull.vertex(*vertex) + shift;
        let polygons = hull.polygons().iter();
        self.faces(
            polygons
                .map(|face| face.iter().map(corner).collect())
                .collect(),
            role,
            Fill::Outlined,
        );
    }

    /// Draws a sphere by three of its circles and its centre.
    pub(crate) fn circles_of(&mut self, sphere: &Sphere, shift: Vector, role: Role) {
        let centre = sphere.centre + shift;
        for axis in 0..3 {
            let on_circle = |i: usize| {
                let (s, c) = sin_cos(TAU * (i % CIRCLE_POINTS) as f64 / CIRCLE_POINTS as f64);
                let mut point = centre;
                point[(axis + 1) % 3] += sphere.radius * c;
                point[(axis + 2) % 3] += sphere.radius * s;
                point
            };
            let circle: Vec<Point> = (0..=CIRCLE_POINTS).map(on_circle).collect();
            self.line(&circle, role, Weight::Thin, Hidden::Dashed);
        }
        self.dot(centre, role, Symbol::Ring);
    }

    /// Draws two witness points and their distance.
    pub(crate) fn witness(&mut self, witness: &Witness, shift: Vector, bound: Bound, role: Role) {
        let [a, b] = [witness.on_a, witness.on_b].map(|point| point + shift);
        self.distance([a, b], witness.distance, bound, role);
    }
}
