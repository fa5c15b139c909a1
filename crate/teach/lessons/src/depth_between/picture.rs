//! Draws the two parts, their intersection, the deepest point, and the result of a motion of B.

use std::sync::Arc;

use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::interference::RecordedDepthStep;
use nearpoint_geometry::shape::{Shape, feature_edges};
use nearpoint_geometry::{Point, Pose, Vector};

use super::separating_motion::SeparatingMotion;
use super::steps::Steps;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Symbol, Weight};
use crate::solids::solid;
use crate::story::Bound;

/// The length of the sides of an arrow's head.
const HEAD: f64 = 1.8;

impl Steps {
    /// Draws both parts at their positions.
    pub(super) fn at_rest(&self) -> Figure {
        let mut figure = Figure::empty();
        figure.solid(&self.parts.a, Pose::identity(), Role::A);
        figure.solid(&self.parts.b, self.parts.b_in_a, Role::B);
        figure
    }

    /// Draws the intersection within the edges of both parts. Their faces would coincide with its own.
    pub(super) fn intersection_figure(&self) -> Figure {
        let mut figure = Figure::empty();
        if let Some(body) = &self.body {
            figure.solid(body, Pose::identity(), Role::Virtual);
        }
        figure.wires(&self.parts.a, Pose::identity(), Role::A);
        figure.wires(&self.parts.b, self.parts.b_in_a, Role::B);
        figure
    }

    /// Draws the piece that the search examines, and the deepest point so far.
    pub(super) fn search_figure(&self, step: &RecordedDepthStep) -> Figure {
        let mut figure = self.intersection_figure();
        figure.faces(vec![step.piece.clone()], Role::Upper, Fill::Hatched);
        figure.deepest([step.on_a, step.on_b], step.lower);
        figure
    }

    pub(super) fn settled(&self) -> Figure {
        let mut figure = self.intersection_figure();
        let depth = &self.search.depth;
        figure.deepest([depth.on_a, depth.on_b], depth.lower);
        figure
    }

    /// Draws the motions that are too short, from the deepest point.
    pub(super) fn too_short(&self) -> Figure {
        let mut figure = self.intersection_figure();
        let depth = &self.search.depth;
        for by in &self.search.tried {
            let way = [depth.on_b, depth.on_b + by];
            figure.line(&way, Role::Lower, Weight::Thin, Hidden::Over);
        }
        figure.deepest([depth.on_a, depth.on_b], depth.lower);
        figure
    }

    /// Draws B after a motion as a ghost, and B's first position by its edges.
    fn ghost(&self, by: &Vector) -> Figure {
        let mut figure = Figure::empty();
        figure.solid(&self.parts.a, Pose::identity(), Role::A);
        figure.wires(&self.parts.b, self.parts.b_in_a, Role::B);
        figure.solid(&self.parts.b, self.parts.moved(by), Role::Removed);
        figure
    }

    /// Draws a motion and its length.
    pub(super) fn moved(&self, motion: &SeparatingMotion) -> Figure {
        let mut figure = self.ghost(&motion.shift);
        let from = self.search.depth.on_b;
        figure.arrow(from, motion.shift, HEAD, Role::Upper);
        let length = Caption::Length(motion.length(), Bound::AtMost);
        figure.label(from + motion.shift, length, Role::Upper);
        figure
    }

    /// Draws A's hull with the motion; B is convex.
    pub(super) fn by_hulls(&self) -> Figure {
        let mut figure = self.moved(&self.motions.hulls);
        let [hull, _] = &self.parts.hulls;
        let around = |corners: &[u32]| corners.iter().map(|&i| *hull.vertex(i)).collect();
        figure.faces(
            hull.polygons().iter().map(around).collect(),
            Role::Virtual,
            Fill::Outlined,
        );
        figure
    }

    /// Draws push by push.
    pub(super) fn pushed(&self) -> Figure {
        let mut figure = self.ghost(&self.motions.push.shift);
        for [from, to] in &self.motions.pushes {
            figure.arrow(*from, to - from, HEAD, Role::Upper);
        }
        figure
    }

    /// Draws both bounds of the shortest separating motion.
    pub(super) fn both(&self) -> Figure {
        let mut figure = self.moved(self.motions.best());
        let depth = &self.search.depth;
        figure.deepest([depth.on_a, depth.on_b], depth.lower);
        figure
    }

    /// Returns the intersection as a solid.
    pub(super) fn body_of(common: &Intersection) -> Option<Arc<Shape>> {
        let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
        let faces = (0..triangles.len() as u32).collect();
        solid(&common.points, triangles, faces)
    }
}

impl Figure {
    /// Draws the edges of a part.
    fn wires(&mut self, shape: &Shape, pose: Pose, role: Role) {
        for ends in feature_edges(shape.mesh()) {
            let ends = ends.map(|i| pose * shape.mesh().vertices()[i as usize]);
            self.line(&ends, role, Weight::Normal, Hidden::Dashed);
        }
    }

    /// Draws the deepest point found, and the point of the surface that is nearest to it.
    fn deepest(&mut self, [on_a, on_b]: [Point; 2], lower: f64) {
        let role = Role::Lower;
        self.line(&[on_a, on_b], role, Weight::Strong, Hidden::Over);
        self.dot(on_a, role, Symbol::Disc);
        self.dot(on_b, role, Symbol::Ring);
        let middle = on_a + (on_b - on_a) * 0.5;
        self.label(middle, Caption::Length(lower, Bound::AtLeast), role);
    }
}
