//! Describes a part and how accurately its mesh represents its surface.

use super::thick::Thick;
use crate::closest::{Side, largest_reach};
use crate::shape::{FaceSurface, Room, Shape, Walls};
use crate::spelled::spelled;
use crate::unit::Unit;
use crate::{Point, Rigid};

/// A part whose surface is on its mesh, or near it.
#[derive(Debug, Clone, Copy)]
pub struct Solid<'a> {
    /// The mesh, in the part's own frame.
    pub shape: &'a Shape,
    /// True if the mesh is the part itself, such as a printed one: its facets stand for nothing else.
    pub is_model: bool,
    /// The unit of its lengths, which gives the length of a micrometre; positions accurate to that are exact enough.
    pub unit: Unit,
}

spelled! {
    /// The source of a surface's deviation from its facets, the surest first.
    pub enum Basis {
        /// There is no deviation: the faces are planar, or the mesh is the model.
        Exact = "exact",
        /// The deviation is bounded: the CAD file states the surfaces.
        Bounded = "bounded",
        /// The deviation is estimated from the angles between facets.
        Estimated = "estimated",
    }
}

impl Basis {
    /// Returns the basis of a deviation of some of these: the least sure of those that deviate.
    pub(super) fn of(solids: [&Solid; 2], deviation: f64) -> Self {
        if deviation == 0.0 {
            return Self::Exact;
        }
        let [a, b] = solids.map(Solid::basis);
        a.max(b)
    }
}

impl Solid<'_> {
    /// Returns how far the surface may be from a triangle.
    pub fn deviation(&self, triangle: u32) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().of(triangle)
        }
    }

    /// Returns the room of the surface over a triangle.
    pub(super) fn room(&self, triangle: u32) -> Room {
        if self.is_model {
            Room::NONE
        } else {
            self.shape.deviations().room(triangle)
        }
    }

    /// Returns the surface over a triangle, if the part's file states it, and how far the face may be from it.
    pub(super) fn surface(&self, triangle: u32) -> Option<(FaceSurface, f64)> {
        if self.is_model {
            return None;
        }
        let face = self.shape.mesh().faces()[triangle as usize];
        self.shape.deviations().surface(face)
    }

    /// Returns the rooms of planar faces beyond the sides of a curved face's triangle, where its corners are posed; the
    /// room of its own face is not included. They are flat, in the plane of the planar face's triangles.
    pub(super) fn slivers(
        &self,
        triangle: u32,
        corners: [Point; 3],
        pose: Option<&Rigid>,
    ) -> Vec<Thick> {
        let sliver = |(from, planar)| {
            let [p, q] = [from, (from + 1) % 3].map(|k: usize| corners[k]);
            let mut walls = Walls::default();
            if let Some((FaceSurface::Plane { normal }, _)) = self.surface(planar)
                && self.deviation(planar) == 0.0
            {
                [walls[0], walls[1]] = [normal, -normal];
            }
            let thick = Thick::new([p, q, q], Room::Within(self.deviation(triangle), walls));
            pose.map_or(thick, |pose| thick.posed(pose))
        };
        let brims = self.shape.deviations().brims(triangle);
        brims.map(sliver).collect()
    }

    pub(super) fn basis(&self) -> Basis {
        if self.largest_deviation() == 0.0 {
            Basis::Exact
        } else if self.shape.deviations().are_bounds() {
            Basis::Bounded
        } else {
            Basis::Estimated
        }
    }

    /// Returns how far the surface may be from a point of one of its facets, if its deviations are bounds.
    ///
    /// The surface over a facet is within that facet's bound. Seen along the normal, it covers the facet except near the
    /// sides. Over a side it is as near to the side, so from any point beside the side some of it is within twice the
    /// bound. A facet that deviates less may be beside one that deviates more, as a plate's at a round hole: there the
    /// surface ends where the other's begins. If no bound contains the point, it is on the surface.
    pub(super) fn bound_around(&self, side: &Side, p: &Point) -> Option<f64> {
        let is_bounded = self.basis() == Basis::Bounded;
        is_bounded
            .then(|| 2.0 * largest_reach(side, p, self.largest_deviation(), |t| self.deviation(t)))
    }

    /// Returns the largest deviation of any triangle.
    pub(super) fn largest_deviation(&self) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().largest()
        }
    }
}
