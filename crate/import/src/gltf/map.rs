//! What is baked into a part's mesh: where a piece of it lies in the part, and the stretch that no pose can have.

use crate::placement::Placement;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};

/// `p ↦ linear · p + shift`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Map {
    linear: Matrix3<f64>,
    shift: Vector3<f64>,
}

impl Map {
    pub(super) fn identity() -> Self {
        Self::stretch(&Matrix3::identity())
    }

    pub(super) fn stretch(linear: &Matrix3<f64>) -> Self {
        Self {
            linear: *linear,
            shift: Vector3::zeros(),
        }
    }

    /// A placement that does not turn.
    pub(super) fn unturned(placement: &Placement) -> Self {
        Self {
            linear: placement.stretch,
            shift: placement.translation,
        }
    }

    /// The piece's map, and then a stretch.
    pub(super) fn then(&self, stretch: &Matrix3<f64>) -> Self {
        Self {
            linear: stretch * self.linear,
            shift: stretch * self.shift,
        }
    }

    /// A position as it is written stays so to the last bit if nothing is to be done to it.
    #[inline]
    pub(super) fn apply(&self, given: [f64; 3]) -> [f64; 3] {
        if *self == Self::identity() {
            return given;
        }
        let turned = self.linear * Vector3::from(given);
        match self.shift == Vector3::zeros() {
            true => turned.into(),
            false => (turned + self.shift).into(),
        }
    }

    /// Whether what it maps comes out inside out.
    pub(super) fn mirrors(&self) -> bool {
        self.linear.determinant() < 0.0
    }

    /// How far apart two images can be at most, whose originals differ by no more than this in each coordinate.
    pub(super) fn reach(&self, difference: f64) -> f64 {
        let rows = self.linear.abs() * Vector3::repeat(difference);
        rows.norm()
    }

    /// The same bits for the same map.
    pub(super) fn bits(&self) -> [u64; 12] {
        let mut bits = [0; 12];
        for (bits, value) in bits.iter_mut().zip(self.linear.iter().chain(&self.shift)) {
            *bits = (value + 0.0).to_bits();
        }
        bits
    }
}
