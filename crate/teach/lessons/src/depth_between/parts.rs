//! Builds the two parts, and runs the product's queries on them when the second is moved.

use std::sync::Arc;

use nearpoint_geometry::closest::convex::{
    ConvexWarmStart, Proximity, ProximitySettings, hull_proximity,
};
use nearpoint_geometry::collide::intersection::{Intersection, intersection};
use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
use nearpoint_geometry::collide::{TrianglePair, collides, colliding_pairs};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::interference::{
    Depth, RecordedDepthStep, Solid, contact_tolerance, depth_with_trace,
};
use nearpoint_geometry::nalgebra::{Translation3, UnitQuaternion};
use nearpoint_geometry::shape::{Shape, primitives};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, Vector};

use crate::error::LessonError;
use crate::shapes::{blocks, shape};

/// The choice of the two parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A block in the corner of an L.
    Bracket,
    /// A peg in a ring that is too narrow for it.
    Peg,
}

/// Both parts. A is at rest, B is moved; the world is A's frame.
#[derive(Debug)]
pub(super) struct Parts {
    pub a: Arc<Shape>,
    pub b: Arc<Shape>,
    /// The hulls of A and of B.
    pub hulls: [Hull; 2],
    pub b_in_a: Pose,
}

/// The arms of the L: their thickness, their length, and half their width.
const ARM: [f64; 3] = [10.0, 30.0, 25.0];
/// The edges of the block.
const BLOCK: [f64; 3] = [24.0, 40.0, 24.0];
/// The number of segments of ring and peg.
const SEGMENTS: u32 = 16;
/// The outer radius, the inner radius and the height of the ring.
const RING: [f64; 3] = [26.0, 14.0, 16.0];
/// The length of the peg, and the height of its centre above the ring's.
const PEG: [f64; 2] = [44.0, 8.0];

impl Parts {
    /// Builds the two parts. `overlap` is the depth of the block in each arm, or the excess of the peg's radius; `turn`
    /// is B's rotation about its centre.
    pub fn new(kind: Kind, overlap: f64, turn: f64) -> Result<Self, LessonError> {
        let (a, b, at) = match kind {
            Kind::Bracket => {
                let [thick, long, half] = ARM;
                let arms = [-thick, 0.0, long];
                let inside = BLOCK[0] / 2.0 - overlap;
                let [x, y, z] = BLOCK;
                (
                    blocks([&arms, &[-half, half], &arms], |[x, _, z]| x == 0 || z == 0),
                    shape(primitives::cuboid(x, y, z)),
                    Vector::new(inside, 0.0, inside),
                )
            }
            Kind::Peg => {
                let ([outer, inner, height], [long, above]) = (RING, PEG);
                (
                    shape(primitives::tube(SEGMENTS, outer, inner, height)),
                    shape(primitives::tube(SEGMENTS, inner + overlap, 0.0, long)),
                    Vector::new(0.0, 0.0, above),
                )
            }
        };
        let turned = UnitQuaternion::from_axis_angle(&Vector::y_axis(), turn);
        let (a, b) = (a?, b?);
        let hull = |shape: &Shape| Hull::build(shape.mesh().vertices()).map_err(LessonError::from);
        Ok(Self {
            hulls: [hull(&a)?, hull(&b)?],
            a,
            b,
            b_in_a: Pose::from_parts(at.into(), turned),
        })
    }

    /// Returns the pose of B after a motion by this vector.
    pub fn moved(&self, by: &Vector) -> Pose {
        Translation3::from(*by) * self.b_in_a
    }

    /// Returns the pairs of triangles that meet when the second part is shifted.
    pub fn pairs(&self, by: &Vector) -> Result<Vec<TrianglePair>, LessonError> {
        colliding_pairs(&self.a, &self.b, &self.moved(by), &SequentialExecutor)
            .map_err(LessonError::from)
    }

    /// Returns whether the surfaces of the parts intersect when B is moved.
    pub fn surfaces_intersect(&self, by: &Vector) -> Result<bool, LessonError> {
        collides(&self.a, &self.b, &self.moved(by), &SequentialExecutor).map_err(LessonError::from)
    }

    /// Returns the intersection of the parts when B is moved.
    pub fn intersection(&self, by: &Vector) -> Result<Intersection, LessonError> {
        let pairs = self.pairs(by)?;
        let found = intersection(
            &self.a,
            &self.b,
            &self.moved(by),
            &pairs,
            &SequentialExecutor,
        )?;
        found.map_err(LessonError::from)
    }

    /// Returns whether the parts have no common volume when B is moved.
    pub fn are_disjoint(&self, by: &Vector) -> Result<bool, LessonError> {
        Ok(self.intersection(by)?.component_count() == 0)
    }

    /// Returns the penetration depth of the parts when B is moved, and the steps by which it was found.
    pub fn depth(
        &self,
        by: &Vector,
    ) -> Result<(Option<Depth>, Vec<RecordedDepthStep>), LessonError> {
        let (common, pose) = (self.intersection(by)?, self.moved(by));
        let mut steps = Vec::new();
        let [a, b] = self.solids();
        let found = depth_with_trace(&a, &b, &pose, &common, &SequentialExecutor, &mut steps)?;
        Ok((found, steps))
    }

    /// Returns the signed distance of the parts' convex hulls.
    pub fn by_hulls(&self) -> Proximity {
        let [a, b] = &self.hulls;
        let (settings, state) = (
            ProximitySettings::default(),
            &mut ConvexWarmStart::default(),
        );
        hull_proximity(a, b, &self.b_in_a, &settings, state)
    }

    /// Returns the fraction of the path from one end to the other at which B first touches A.
    pub fn first_contact(&self, ends: [&Vector; 2]) -> Result<Option<f64>, LessonError> {
        let [from, to] = ends.map(|by| self.moved(by));
        let rest = RigidMotion::stationary(Pose::identity())?;
        let travel = RigidMotion::new(from, to, Point::origin())?;
        let found = first_contact(&self.a, &self.b, &rest, &travel, &SequentialExecutor)?;
        Ok(found.map(|contact| contact.time))
    }

    /// Returns the length up to which lengths count as zero.
    pub fn tolerance(&self) -> f64 {
        let [a, b] = self.solids();
        contact_tolerance(&a, &b)
    }

    /// Returns the parts as solids: each is its mesh.
    fn solids(&self) -> [Solid<'_>; 2] {
        [&self.a, &self.b].map(|shape| Solid {
            shape,
            is_exact_mesh: true,
            unit: Unit::Mm,
        })
    }
}
