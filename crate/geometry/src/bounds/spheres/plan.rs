//! Chooses the number and the radii of the ranks of spheres (US 5056031).

use super::error::{MAX_RANKS, SpheresError};
use crate::nalgebra::ComplexField;
use crate::shape::Shape;
use crate::tolerance::MAX_EXACT;

/// The rule for the radii of a sphere model from rank to rank.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum RadiusSequence {
    /// There are three ranks, the second of radius √(r₁·rₙ), so that the ratios of volumes are equal.
    ThreeRanks,
    /// The ratio between all ranks is the same, about this number above 1.
    Ratio(f64),
    /// The ratio between all ranks but the first two is exactly this. This is not in the original. With a whole number the
    /// cubes of a rank divide those before without a remainder. A ratio slightly above it leaves slices of cells
    /// everywhere, each under spheres of its own, several times as many in the end.
    Exact(f64),
}

impl Default for RadiusSequence {
    fn default() -> Self {
        Self::Exact(2.0)
    }
}

/// The criterion for the spheres that a sphere model keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SphereFilter {
    /// Spheres whose cells meet the surface are kept, which suffices to cover it. This is not in the original, and gives
    /// fewer.
    #[default]
    Cell,
    /// Spheres that meet the surface themselves are kept, as in the original.
    Sphere,
}

/// The edge of the cubes that a cell is divided into, for spheres of radius r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CubeEdge {
    /// The edge is 2r/√3: the cube in a sphere.
    #[default]
    CubeInSphere,
    /// The edge is √2·r, as in the original's text. That is the square in a circle, so that the cubes' corners extend
    /// beyond the spheres, and surfaces and collisions are missed. It serves for comparison only.
    SquareInCircle,
}

impl CubeEdge {
    /// Returns the edge of the cubes for spheres of this radius.
    pub fn length(self, radius: f64) -> f64 {
        match self {
            Self::CubeInSphere => 2.0 * radius / 3.0_f64.sqrt(),
            Self::SquareInCircle => 2.0_f64.sqrt() * radius,
        }
    }
}

/// The treatment of overlapping cubes, where a cell is not a multiple of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CubeOverlap {
    /// Each cell loses the part that cells generated earlier own (claims 8 and 9): no spheres are made twice.
    #[default]
    Delete,
    /// The cubes are divided as they are.
    Keep,
}

/// The settings for approximating a mesh by spheres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SphereSettings {
    /// The smallest radius, in the shape's unit.
    pub accuracy: f64,
    /// The sequence of the radii from rank to rank.
    pub radius_sequence: RadiusSequence,
    /// The size of the cubes relative to their spheres.
    pub cube_edge: CubeEdge,
    /// The treatment of overlapping cubes.
    pub cube_overlap: CubeOverlap,
    /// The criterion for the spheres that are kept.
    pub filter: SphereFilter,
    /// The largest number of spheres of all ranks together.
    pub limit: usize,
}

impl SphereSettings {
    /// Returns the default settings with this smallest radius: a ratio of 2 exactly, no overlap, the fewest spheres
    /// that cover the surface, at most about four million.
    pub fn new(accuracy: f64) -> Self {
        Self {
            accuracy,
            radius_sequence: RadiusSequence::default(),
            cube_edge: CubeEdge::default(),
            cube_overlap: CubeOverlap::default(),
            filter: SphereFilter::default(),
            limit: 1 << 22,
        }
    }

    /// Returns the settings of the original method with this smallest radius: a ratio of about 2 between all ranks, and
    /// all spheres that meet the surface.
    pub fn original(accuracy: f64) -> Self {
        Self {
            radius_sequence: RadiusSequence::Ratio(2.0),
            filter: SphereFilter::Sphere,
            ..Self::new(accuracy)
        }
    }
}

/// The radii of a sphere model's ranks, largest first.
#[derive(Debug, Clone, PartialEq)]
pub struct RankPlan {
    radii: Vec<f64>,
}

impl RankPlan {
    /// Chooses radii from the radius r₁ of the sphere around the part, not negative, down to `accuracy`, the smallest
    /// radius rₙ. A part with r₁ ≤ rₙ has one rank. A ratio ρ gives n = round((ln r₁ − ln rₙ)/ln ρ + 1) ranks, with rᵢ =
    /// rₙ·(r₁/rₙ)^((n−i)/(n−1)). For n = 1 that has no value, and the one radius is r₁, which may be up to √ρ times the
    /// accuracy. [`RadiusSequence::Exact`] has as many ranks, and rᵢ = rₙ·ρ^(n−i) but for r₁.
    ///
    /// # Errors
    /// [`SpheresError::Accuracy`], [`SpheresError::OutOfRange`] if r₁ is negative, not finite or too large,
    /// [`SpheresError::Ratio`], [`SpheresError::TooManyRanks`].
    pub fn new(r1: f64, accuracy: f64, sequence: RadiusSequence) -> Result<Self, SpheresError> {
        if accuracy.is_nan() || accuracy <= 0.0 {
            return Err(SpheresError::Accuracy { accuracy });
        }
        if !(0.0..=2.0 * MAX_EXACT).contains(&r1) {
            return Err(SpheresError::OutOfRange {
                max_abs_coordinate: r1,
            });
        }
        let count = match sequence {
            RadiusSequence::ThreeRanks => 3.0,
            RadiusSequence::Ratio(ratio) | RadiusSequence::Exact(ratio) => {
                ranks(r1, accuracy, ratio)?
            }
        };
        if r1 <= accuracy || count <= 1.0 {
            return Ok(Self { radii: vec![r1] });
        }
        let last = count as usize - 1;
        let radius = |i: usize| match sequence {
            _ if i == 0 => r1,
            RadiusSequence::Exact(ratio) => accuracy * power_of(ratio, last - i),
            _ if i == last => accuracy,
            // The same as rₙ·(r₁/rₙ)^p, without the quotient, which may overflow.
            _ => {
                let power = (last - i) as f64 / last as f64;
                ComplexField::powf(r1, power) * ComplexField::powf(accuracy, 1.0 - power)
            }
        };
        Ok(Self {
            radii: (0..=last).map(radius).collect(),
        })
    }

    /// Chooses radii for a shape: r₁ is that of the sphere around its bounding box.
    ///
    /// # Errors
    /// As [`RankPlan::new`].
    pub fn for_shape(
        shape: &Shape,
        accuracy: f64,
        form: RadiusSequence,
    ) -> Result<Self, SpheresError> {
        Self::new(0.5 * shape.bounds().diagonal(), accuracy, form)
    }

    /// Returns the radius of each rank, largest first.
    pub fn radii(&self) -> &[f64] {
        &self.radii
    }
}

/// Multiplies repeatedly, so that powers of two are exact.
fn power_of(ratio: f64, times: usize) -> f64 {
    std::iter::repeat_n(ratio, times).product()
}

/// Returns how many ranks a ratio makes; −∞ for a part without size.
fn ranks(r1: f64, accuracy: f64, ratio: f64) -> Result<f64, SpheresError> {
    if !(ratio > 1.0 && ratio.is_finite()) {
        return Err(SpheresError::Ratio { ratio });
    }
    let ln = |x: f64| ComplexField::ln(x);
    let count = ((ln(r1) - ln(accuracy)) / ln(ratio) + 1.0).round();
    if count > MAX_RANKS as f64 {
        return Err(SpheresError::TooManyRanks { ratio });
    }
    Ok(count)
}
