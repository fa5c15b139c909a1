//! Refines the result of a pair, so that its class is settled and its bounds are narrow.

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::face::CylinderFit;
use nearpoint_geometry::interference::{Overlap, PairClass, Precision};
use nearpoint_geometry::tolerance::SAME_DIAMETER;

use crate::clearance::faces_at_gap;
use crate::evaluate::faces_at_depth;
use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;

impl PairResult {
    /// Returns whether finer facets may improve the result. They prove no contact: a shaft in a hole of its diameter usually
    /// touches it, so the pair is left to the CAD kernel.
    pub(crate) fn is_refinable(&self) -> bool {
        let is_same = |fit: &CylinderFit| fit.play().abs() <= SAME_DIAMETER * fit.hole_diameter;
        let may_touch = || self.class == PairClass::Undecided && self.fits.iter().any(is_same);
        self.precision().is_improvable() && !may_touch()
    }

    fn precision(&self) -> Precision {
        Precision {
            class: self.class,
            undecided_reason: self.undecided_reason,
            bounds_scope: self.bounds_scope,
            depth: self.depth,
            volume_bounds: self.overlap.volume_bounds,
        }
    }

    /// Returns the result with the class and the numbers that finer facets show; all that is displayed stays.
    ///
    /// # Errors
    /// [`Interrupted`] when `executor` is stopped.
    pub(crate) fn refined(
        self,
        [a, b]: [PairOperand; 2],
        executor: &impl Executor,
    ) -> Result<Self, Interrupted> {
        if !self.is_refinable() {
            return Ok(self);
        }
        let (common, precision) = (self.intersection.as_deref(), self.precision());
        let found = nearpoint_geometry::interference::refine(
            &a.solid(),
            &b.solid(),
            &self.b_in_a,
            precision,
            common,
            executor,
        )?;
        let Some(fine) = found else {
            return Ok(self);
        };
        let is_clear = fine.class == PairClass::Clear;
        let at_gap = (fine.clearance.as_ref()).map(|found| faces_at_gap(found, [a, b]));
        let at_depth = || {
            let depth = fine.depth?;
            Some(faces_at_depth(&depth, [a, b], &self.b_in_a))
        };
        Ok(Self {
            place_faces: at_gap.or_else(at_depth),
            class: fine.class,
            undecided_reason: None,
            deviation: fine.deviation,
            deviation_source: fine.deviation_source,
            overlap: Overlap {
                inner: self.overlap.inner,
                duplicate: self.overlap.duplicate,
                ..fine.overlap
            },
            clearance_bounds: fine.clearance_bounds,
            clearance: fine.clearance,
            depth: fine.depth,
            intersection: (self.intersection.filter(|_| !is_clear))
                .filter(|_| self.overlap.volume <= fine.overlap.volume_bounds[1]),
            ..self
        })
    }
}
