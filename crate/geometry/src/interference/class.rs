//! How two meshes lie to each other, what that proves of the solids, and why it may prove nothing.

use crate::collide::common::{Part, Untold};
use crate::spelled::spelled;

spelled! {
    /// How two meshes lie to each other.
    pub enum PairKind {
        /// Surfaces pass through each other; or they only touch, but share volume (aligned blocks pushed into each other).
        Crossing = "crossing",
        /// Surfaces share points, but none passes through the other.
        Touching = "touching",
        /// One part lies wholly inside the other; or in exactly the other's place.
        Contained = "contained",
        /// Nothing is shared.
        Clear = "clear",
    }
}

impl PairKind {
    /// Whether the two parts have a point in common.
    pub fn meets(self) -> bool {
        self != PairKind::Clear
    }
}

spelled! {
    /// What is true of every two solids that two meshes may stand for: those within the stated deviations.
    pub enum PairClass {
        /// All overlap: there is a point that is inside both, whatever the surfaces are.
        Interferes = "interferes",
        /// Some overlap and some do not, or it cannot be told.
        Undecided = "undecided",
        /// None is deeper in the other, or farther from it, than positions in files are rounded; and somewhere they are no
        /// farther.
        Touches = "touches",
        /// None come so near.
        Clear = "clear",
    }
}

spelled! {
    /// Why a pair is undecided.
    #[cfg_attr(feature = "typescript", tsify(rename = "Because"))]
    pub enum UndecidedReason {
        /// The meshes meet, no deeper than the surfaces may be from the facets.
        WithinDeviation = "withinDeviation",
        /// The meshes do not meet, but are nearer than the surfaces may be from the facets.
        NearerThanDeviation = "nearerThanDeviation",
        /// A has a rim, and so no inside.
        OpenA = "openA",
        /// B has a rim, and so no inside.
        OpenB = "openB",
        /// Neither has an inside.
        OpenBoth = "openBoth",
        /// A's surface passes through itself where they meet, or winds around something twice.
        SelfOverlapA = "selfOverlapA",
        /// The same of B.
        SelfOverlapB = "selfOverlapB",
        /// A's triangles do not agree on which side is outside.
        UnorientedA = "unorientedA",
        /// The same of B.
        UnorientedB = "unorientedB",
        /// They touch, or nearly do, but the digits of their positions are too few to tell that from a gap or an overlap.
        CoordinatesTooCoarse = "coordinatesTooCoarse",
    }
}

impl From<Untold> for UndecidedReason {
    fn from(why: Untold) -> Self {
        match why {
            Untold::SelfOverlap(Part::A) => Self::SelfOverlapA,
            Untold::SelfOverlap(Part::B) => Self::SelfOverlapB,
            Untold::Unoriented(Part::A) => Self::UnorientedA,
            Untold::Unoriented(Part::B) => Self::UnorientedB,
        }
    }
}
