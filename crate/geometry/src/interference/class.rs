//! Classifies two meshes and the solids that they stand for, with the reason if a pair is undecided.

use crate::collide::intersection::{Operand, UnclassifiableReason};
use crate::string_enum::string_enum;

string_enum! {
    /// The relation of two meshes: crossing, touching, one contained in the other, or clear.
    pub enum MeshRelation {
        /// Surfaces pass through each other, or only touch but share volume, as aligned blocks pushed into each other do.
        Crossing = "crossing",
        /// Surfaces share points, but none passes through the other.
        Touching = "touching",
        /// One part lies wholly inside the other, or exactly at the other's position.
        Contained = "contained",
        /// The parts share nothing.
        Clear = "clear",
    }
}

impl MeshRelation {
    /// Returns whether the two parts have a point in common, also if one contains the other.
    pub fn intersects(self) -> bool {
        self != MeshRelation::Clear
    }
}

string_enum! {
    /// The class of a pair: interferes, undecided, touches or clear, for every two solids that its meshes may stand
    /// for.
    pub enum PairClass {
        /// All such solids overlap: for any of their surfaces, some point is inside both.
        Interferes = "interferes",
        /// Some such solids overlap and some do not, or no proof was found.
        Undecided = "undecided",
        /// No such solids penetrate each other, or are apart, by more than the rounding of positions in files; and
        /// somewhere they are no farther apart.
        Touches = "touches",
        /// All such solids are farther apart than the rounding of positions.
        Clear = "clear",
    }
}

string_enum! {
    /// The reason why the class of a pair is undecided.
    #[cfg_attr(feature = "typescript", tsify(rename = "UndecidedReason"))]
    pub enum UndecidedReason {
        /// The meshes meet, but no deeper than the surfaces may deviate from the facets.
        WithinDeviation = "withinDeviation",
        /// The meshes do not meet, but are nearer than the surfaces may deviate from the facets.
        NearerThanDeviation = "nearerThanDeviation",
        /// A has a rim, and so no inside.
        OpenA = "openA",
        /// B has a rim, and so no inside.
        OpenB = "openB",
        /// Neither has an inside.
        OpenBoth = "openBoth",
        /// A's surface passes through itself where they meet, or winds around a region twice.
        SelfOverlapA = "selfOverlapA",
        /// B's surface passes through itself where they meet, or winds around a region twice.
        SelfOverlapB = "selfOverlapB",
        /// A's triangles do not agree on which side is outside.
        UnorientedA = "unorientedA",
        /// B's triangles do not agree on which side is outside.
        UnorientedB = "unorientedB",
        /// The parts touch, or nearly do, but their positions have too few digits to distinguish that from a gap or an
        /// overlap.
        CoordinatesTooCoarse = "coordinatesTooCoarse",
    }
}

impl From<UnclassifiableReason> for UndecidedReason {
    fn from(why: UnclassifiableReason) -> Self {
        match why {
            UnclassifiableReason::SelfOverlap(Operand::A) => Self::SelfOverlapA,
            UnclassifiableReason::SelfOverlap(Operand::B) => Self::SelfOverlapB,
            UnclassifiableReason::Unoriented(Operand::A) => Self::UnorientedA,
            UnclassifiableReason::Unoriented(Operand::B) => Self::UnorientedB,
        }
    }
}
