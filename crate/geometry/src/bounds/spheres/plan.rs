//! How many ranks of spheres there are, and how large they are (US 5056031).

use super::error::{MAX_RANKS, SpheresError};
use crate::nalgebra::ComplexField;
use crate::shape::Shape;
use crate::tolerance::LARGEST_EXACT;

/// How radii follow each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Form {
    /// Three ranks, the middle radius √(r₁·rₙ): equal ratios of volumes.
    ThreeRanks,
    /// About this ratio between ranks, above 1, the same between all.
    Ratio(f64),
    /// This ratio between all ranks but the first two. Not the source's: with a whole number the cubes of a rank divide
    /// those before without a rest, whereas a ratio a little above it leaves slices of cells everywhere, each under
    /// spheres of its own, several times as many in the end.
    Exact(f64),
}

impl Default for Form {
    fn default() -> Self {
        Self::Exact(2.0)
    }
}

/// Which spheres are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Fit {
    /// Those whose cells meet the surface: all that it takes to cover it. Not the source's, and fewer.
    #[default]
    Cell,
    /// Those that meet the surface themselves, as in the source.
    Sphere,
}

/// The edge of the cubes that a cell is divided into, for spheres of radius r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edge {
    /// 2r/√3: the cube in a sphere.
    #[default]
    CubeInSphere,
    /// √2·r, as the source's text says: that is the square in a circle, so that the cubes' corners stand out of the
    /// spheres and surfaces and collisions are missed. To be compared, not to be relied on.
    SquareInCircle,
}

impl Edge {
    /// The edge for this radius.
    pub fn length(self, radius: f64) -> f64 {
        match self {
            Self::CubeInSphere => 2.0 * radius / 3.0_f64.sqrt(),
            Self::SquareInCircle => 2.0_f64.sqrt() * radius,
        }
    }
}

/// What becomes of cubes that overlap, where a cell is not a multiple of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Overlap {
    /// In the order of generation each cell loses what earlier ones own (claims 8 and 9): no spheres are made twice.
    #[default]
    Delete,
    /// They are divided as they are.
    Keep,
}

/// How to make a model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SphereSettings {
    /// The smallest radius, in the shape's unit.
    pub accuracy: f64,
    /// How the radii fall from rank to rank.
    pub form: Form,
    /// How large the cubes are beside their spheres.
    pub edge: Edge,
    /// What becomes of cubes that overlap.
    pub overlap: Overlap,
    /// Which spheres are kept.
    pub fit: Fit,
    /// The most spheres of all ranks together.
    pub limit: usize,
}

impl SphereSettings {
    /// The defaults with this smallest radius: a ratio of 2 exactly, no overlap, the fewest spheres that cover the
    /// surface, at most about four million.
    pub fn new(accuracy: f64) -> Self {
        Self {
            accuracy,
            form: Form::default(),
            edge: Edge::default(),
            overlap: Overlap::default(),
            fit: Fit::default(),
            limit: 1 << 22,
        }
    }

    /// The source's: a ratio of about 2 between all ranks, and all spheres that meet the surface.
    pub fn of_the_source(accuracy: f64) -> Self {
        Self {
            form: Form::Ratio(2.0),
            fit: Fit::Sphere,
            ..Self::new(accuracy)
        }
    }
}

/// The radii of the ranks.
#[derive(Debug, Clone, PartialEq)]
pub struct RankPlan {
    radii: Vec<f64>,
}

impl RankPlan {
    /// From the radius r₁ of the sphere around the part, not negative, down to `accuracy`, the smallest radius rₙ. A
    /// part with r₁ ≤ rₙ has one rank. By a ratio ρ there are n = round((ln r₁ − ln rₙ)/ln ρ + 1), with rᵢ =
    /// rₙ·(r₁/rₙ)^((n−i)/(n−1)); for n = 1 that has no value, and the one radius is r₁, which may be up to √ρ times the
    /// accuracy. [`Form::Exact`] has as many ranks, and rᵢ = rₙ·ρ^(n−i) but for r₁.
    ///
    /// # Errors
    /// [`SpheresError::Accuracy`], [`SpheresError::OutOfRange`] for a radius r₁ that is none, [`SpheresError::Ratio`],
    /// [`SpheresError::TooManyRanks`].
    pub fn new(r1: f64, accuracy: f64, form: Form) -> Result<Self, SpheresError> {
        if accuracy.is_nan() || accuracy <= 0.0 {
            return Err(SpheresError::Accuracy { accuracy });
        }
        if !(0.0..=2.0 * LARGEST_EXACT).contains(&r1) {
            return Err(SpheresError::OutOfRange { reach: r1 });
        }
        let count = match form {
            Form::ThreeRanks => 3.0,
            Form::Ratio(ratio) | Form::Exact(ratio) => ranks(r1, accuracy, ratio)?,
        };
        if r1 <= accuracy || count <= 1.0 {
            return Ok(Self { radii: vec![r1] });
        }
        let last = count as usize - 1;
        let radius = |i: usize| match form {
            _ if i == 0 => r1,
            Form::Exact(ratio) => accuracy * power_of(ratio, last - i),
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

    /// For a shape: r₁ is that of the sphere around its bounding box.
    ///
    /// # Errors
    /// As [`RankPlan::new`].
    pub fn of(shape: &Shape, accuracy: f64, form: Form) -> Result<Self, SpheresError> {
        Self::new(0.5 * shape.bounds().diagonal(), accuracy, form)
    }

    /// Of each rank, largest first.
    pub fn radii(&self) -> &[f64] {
        &self.radii
    }
}

/// By multiplication, so that powers of two are exact.
fn power_of(ratio: f64, times: usize) -> f64 {
    std::iter::repeat_n(ratio, times).product()
}

/// How many ranks a ratio makes; −∞ for a part without size.
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
