//! A part, with how well its mesh tells where its surface is.

use super::thick::Thick;
use crate::closest::{Side, largest_reach};
use crate::shape::{FaceSurface, Room, Shape, Walls};
use crate::spelled::spelled;
use crate::unit::Unit;
use crate::{Point, Rigid};

/// A part whose surface is to be where its mesh is, or near it.
#[derive(Debug, Clone, Copy)]
pub struct Solid<'a> {
    /// Its mesh, in its own frame.
    pub shape: &'a Shape,
    /// The mesh is the part itself, as one that is printed: its facets stand for nothing else.
    pub is_model: bool,
    /// What its lengths are in, which says how long a micrometre is: positions that are known to that are exact enough.
    pub unit: Unit,
}

spelled! {
    /// From where it is known how far a surface may be from its facets, the surest first.
    pub enum Basis {
        /// It is not off: the faces are planar, or the mesh is the model.
        Exact = "exact",
        /// It is no farther off: the CAD file says what the surfaces are.
        Bounded = "bounded",
        /// Estimated from how the facets bend.
        Estimated = "estimated",
    }
}

impl Basis {
    /// The basis of a deviation of some of these: the least sure of those that deviate.
    pub(super) fn of(solids: [&Solid; 2], deviation: f64) -> Self {
        if deviation == 0.0 {
            return Self::Exact;
        }
        let [a, b] = solids.map(Solid::basis);
        a.max(b)
    }
}

impl Solid<'_> {
    /// How far the surface may be from a triangle.
    pub fn deviation(&self, triangle: u32) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().of(triangle)
        }
    }

    /// What the surface over a triangle may take up.
    pub(super) fn room(&self, triangle: u32) -> Room {
        if self.is_model {
            Room::NONE
        } else {
            self.shape.deviations().room(triangle)
        }
    }

    /// What the surface over a triangle lies on, if the part's file says so, and how far it may be from that.
    pub(super) fn surface(&self, triangle: u32) -> Option<(FaceSurface, f64)> {
        if self.is_model {
            return None;
        }
        let face = self.shape.mesh().faces()[triangle as usize];
        self.shape.deviations().surface(face)
    }

    /// What planar faces may have beyond the sides of a triangle of a curved one, where its corners are posed; what its
    /// own face has there is not in it. Flat, where the plane is where its triangles are.
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

    /// How far from a point of one of its facets its surface may be, if its deviations are bounds.
    ///
    /// The surface over a facet is within the bound of that. Seen along the normal it covers what of the facet is not as
    /// near to the sides; and over a side it is as near to that, so that from any point beside the side there is some of
    /// it within twice the bound. A facet that deviates less may be beside one that deviates more, as a plate's at a
    /// round hole: there the surface ends where the other's begins. Where the point is within no bound, it is on the
    /// surface.
    pub(super) fn bound_around(&self, side: &Side, p: &Point) -> Option<f64> {
        let is_bounded = self.basis() == Basis::Bounded;
        is_bounded
            .then(|| 2.0 * largest_reach(side, p, self.largest_deviation(), |t| self.deviation(t)))
    }

    /// How far it may be from the triangle where that is most.
    pub(super) fn largest_deviation(&self) -> f64 {
        if self.is_model {
            0.0
        } else {
            self.shape.deviations().largest()
        }
    }
}
