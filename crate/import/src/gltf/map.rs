//! Represents the map that is baked into a part's mesh: a piece's placement in the part, and a stretch that is no pose.

use crate::placement::Placement;
use nearpoint_geometry::nalgebra::{Matrix3, Vector3};

/// The map `p ↦ linear · p + translation`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Map {
    linear: Matrix3<f64>,
    translation: Vector3<f64>,
}

impl Map {
    pub(super) fn identity() -> Self {
        Self::stretch(&Matrix3::identity())
    }

    pub(super) fn stretch(linear: &Matrix3<f64>) -> Self {
        Self {
            linear: *linear,
            translation: Vector3::zeros(),
        }
    }

    /// Makes the map of a placement without a rotation.
    pub(super) fn from_unrotated(placement: &Placement) -> Self {
        Self {
            linear: placement.stretch,
            translation: placement.translation,
        }
    }

    /// Returns this map followed by a stretch.
    pub(super) fn then(&self, stretch: &Matrix3<f64>) -> Self {
        Self {
            linear: stretch * self.linear,
            translation: stretch * self.translation,
        }
    }

    /// Maps a position. The identity does not change it by a bit.
    #[inline]
    pub(super) fn apply(&self, given: [f64; 3]) -> [f64; 3] {
        if *self == Self::identity() {
            return given;
        }
        let turned = self.linear * Vector3::from(given);
        match self.translation == Vector3::zeros() {
            true => turned.into(),
            false => (turned + self.translation).into(),
        }
    }

    /// Returns whether the map turns a mesh inside out.
    pub(super) fn mirrors(&self) -> bool {
        self.linear.determinant() < 0.0
    }

    /// Returns the largest distance between the images of two points that differ by at most `difference` in each
    /// coordinate.
    pub(super) fn max_distance(&self, difference: f64) -> f64 {
        let rows = self.linear.abs() * Vector3::repeat(difference);
        rows.norm()
    }

    /// Returns equal bits for equal maps.
    pub(super) fn bits(&self) -> [u64; 12] {
        let mut bits = [0; 12];
        for (bits, value) in bits
            .iter_mut()
            .zip(self.linear.iter().chain(&self.translation))
        {
            *bits = (value + 0.0).to_bits();
        }
        bits
    }
}
