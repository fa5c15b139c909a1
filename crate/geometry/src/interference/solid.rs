//! Describes a part and how accurately its mesh represents its surface.

use crate::closest::{PosedShape, max_reach};
use crate::executor::{Executor, Interrupted, SequentialExecutor};
use crate::shape::{Envelope, FaceSurface, RimSagittas, Shape, unit_normal};
use crate::string_enum::string_enum;
use crate::unit::Unit;
use crate::{Point, Vector};

/// A part whose true surface is on its mesh, or near it.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::collide::colliding_pairs;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::interference::{PairClass, Solid, UndecidedReason, examine};
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_geometry::unit::Unit;
///
/// let bore = Shape::build(Mesh::weld(primitives::tube(64, 8.0, 5.0, 10.0))?, &SequentialExecutor);
/// let shaft = Shape::build(Mesh::weld(primitives::tube(48, 5.0, 0.0, 30.0))?, &SequentialExecutor);
/// let b_in_a = Pose::identity();
/// let pairs = colliding_pairs(&bore, &shaft, &b_in_a, &SequentialExecutor)?;
/// let class = |is_exact_mesh| {
///     let [a, b] = [&bore, &shaft].map(|shape| Solid { shape, is_exact_mesh, unit: Unit::Mm });
///     examine(&a, &b, &b_in_a, &pairs, &SequentialExecutor)
/// };
/// // The facets cross, but the round surfaces that they stand for may fit.
/// let found = class(false)?;
/// assert_eq!(found.class, PairClass::Undecided);
/// assert_eq!(found.undecided_reason, Some(UndecidedReason::WithinDeviation));
/// // Parts that are printed with these facets do not fit.
/// assert_eq!(class(true)?.class, PairClass::Interferes);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Solid<'a> {
    /// The mesh, in the part's own frame.
    pub shape: &'a Shape,
    /// True if the mesh is the part itself, such as a printed one: its facets stand for nothing else.
    pub is_exact_mesh: bool,
    /// The unit of its lengths. It gives the length of a micrometre; positions accurate to that count as exact.
    pub unit: Unit,
}

string_enum! {
    /// The source of a surface's deviation from its facets, the most certain first.
    pub enum DeviationSource {
        /// There is no deviation: the faces are planar, or the part is its mesh.
        Exact = "exact",
        /// The deviation is bounded: the CAD file states the surfaces.
        Bounded = "bounded",
        /// The deviation is estimated from the angles between facets.
        Estimated = "estimated",
    }
}

impl DeviationSource {
    /// Returns the source of the deviation of these solids: the least certain of those that deviate.
    pub(super) fn from_solids(solids: [&Solid; 2], deviation: f64) -> Self {
        if deviation == 0.0 {
            return Self::Exact;
        }
        let [a, b] = solids.map(Solid::deviation_source);
        a.max(b)
    }
}

impl Solid<'_> {
    /// Returns how far the true surface may be from a triangle, in the part's unit.
    pub fn deviation(&self, triangle: u32) -> f64 {
        if self.is_exact_mesh {
            0.0
        } else {
            self.shape.deviations().of_triangle(triangle)
        }
    }

    /// Returns the envelope of the surface over a triangle.
    pub(super) fn envelope(&self, triangle: u32) -> Envelope {
        if self.is_exact_mesh {
            Envelope::NONE
        } else {
            self.shape
                .deviations()
                .envelope(triangle, self.estimated_rims())
        }
    }

    /// Returns how far the true surface over a triangle, with its round rims, may be from the triangle.
    pub(super) fn reach(&self, triangle: u32) -> f64 {
        let rim = self
            .estimated_rims()
            .map_or(0.0, |rims| rims.of_triangle(triangle));
        self.deviation(triangle).max(rim)
    }

    /// Returns how far the true surface, with its round rims, may be from the mesh.
    pub fn max_reach(&self) -> f64 {
        self.max_deviation()
            .max(self.estimated_rims().map_or(0.0, RimSagittas::max))
    }

    /// Computes what comparisons of the part's facets need of this part alone.
    pub(super) fn prepare(&self, executor: &impl Executor) -> Result<(), Interrupted> {
        if self.has_estimated_rims() {
            self.shape.rim_sagittas(executor)?;
        }
        Ok(())
    }

    /// Returns the rims of planar faces, if they are estimated.
    fn estimated_rims(&self) -> Option<&RimSagittas> {
        match self.has_estimated_rims() {
            true => self.shape.rim_sagittas(&SequentialExecutor).ok(),
            false => None,
        }
    }

    /// Between planar faces there are only straight rims, if they close the part.
    fn has_estimated_rims(&self) -> bool {
        let is_flat = || self.max_deviation() == 0.0 && self.shape.is_closed();
        !self.is_exact_mesh && !self.shape.deviations().are_bounds() && !is_flat()
    }

    /// Returns the surface over a triangle, if the part's file states it, and how far the face may be from it.
    pub(super) fn surface(&self, triangle: u32) -> Option<(FaceSurface, f64)> {
        if self.is_exact_mesh {
            return None;
        }
        let face = self.shape.mesh().faces()[triangle as usize];
        self.shape.deviations().surface(face)
    }

    /// Returns the normal of the surface over a triangle at a point on it, out of the part; all in the part's own frame.
    pub(super) fn normal_at(&self, triangle: u32, p: &Point) -> Vector {
        let normal = unit_normal(&self.shape.triangle(triangle)) * self.facing(triangle);
        let surface = self.surface(triangle);
        let slope = surface.and_then(|(surface, _)| surface.gradient(p));
        slope.map_or(normal, |slope| slope * slope.dot(&normal).signum())
    }

    /// Returns 1 where the normal of a triangle leads out of the part, −1 where it leads in, 0 if that is unknown.
    pub(super) fn facing(&self, triangle: u32) -> f64 {
        let known = self.shape.orientations(&SequentialExecutor);
        known.map_or(0.0, |known| f64::from(known.sign(triangle)))
    }

    pub(super) fn deviation_source(&self) -> DeviationSource {
        if self.max_deviation() == 0.0 {
            DeviationSource::Exact
        } else if self.shape.deviations().are_bounds() {
            DeviationSource::Bounded
        } else {
            DeviationSource::Estimated
        }
    }

    /// Returns how far the surface may be from a point of one of its facets: 0 where the point is surely on it.
    ///
    /// The surface over a facet is within that facet's bound. Seen along the normal, it covers the facet except near the
    /// sides. Over a side it is as near to the side, so from any point beside the side some of it is within twice the
    /// bound. A facet that deviates less may be beside one that deviates more, as a plate's at a round hole: there the
    /// surface ends where the other's begins. If no bound contains the point, it is on the surface.
    ///
    /// An estimated surface is over a curved facet along its normal, and on the vertices. A planar face is in the plane of
    /// its facets; at a round rim it ends within the rim's sagitta of the chord.
    pub(super) fn deviation_at(&self, side: &PosedShape, triangle: u32, p: &Point) -> f64 {
        let largest = self.max_deviation();
        if !self.is_exact_mesh && largest > 0.0 && self.shape.deviations().are_bounds() {
            return 2.0 * max_reach(side, p, largest, |t| self.deviation(t));
        }
        let Some(rims) = self.estimated_rims() else {
            return 0.0;
        };
        let own = self.deviation(triangle);
        let is_at = |corner: &Point| (corner - p).norm() <= self.shape.rounding();
        if own > 0.0 || side.corners(triangle).iter().any(is_at) {
            return own;
        }
        max_reach(side, p, rims.max(), |t| rims.of_triangle(t))
    }

    /// Returns the largest deviation of any triangle.
    pub fn max_deviation(&self) -> f64 {
        if self.is_exact_mesh {
            0.0
        } else {
            self.shape.deviations().max()
        }
    }
}
