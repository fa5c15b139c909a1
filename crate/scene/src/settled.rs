//! Settles undecided pairs by the answers of a CAD kernel, which computes with the surfaces of the file. An answer is valid
//! for the relative pose of its two parts.

use std::collections::BTreeMap;

use nearpoint_geometry::interference::{BoundsScope, PairClass, contact_tolerance};
use nearpoint_geometry::{Pose, tolerance};
use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;
use crate::part::{PairKey, Part, Placement, pair_key};
use crate::pose::relative_pose;

/// The CAD kernel's result for two solids, or the reason why there is none.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum KernelAnswer {
    /// The kernel has computed both numbers.
    Found {
        /// The volume of the intersection, in the cube of the unit.
        volume: f64,
        /// The distance; 0 where the solids touch or intersect.
        distance: f64,
    },
    /// The kernel has no result.
    Failed {
        /// The reason, as a sentence without its full stop.
        #[serde(rename = "why")]
        reason: String,
    },
}

/// The source of a pair's settled class.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum SettledBy {
    /// The class is proven, or nothing settles the pair.
    #[default]
    Proof,
    /// The proof leaves the pair undecided, and the CAD kernel has a result.
    Kernel,
}

impl SettledBy {
    /// Returns whether the class is proven, or nothing settles the pair.
    pub fn is_proof(&self) -> bool {
        *self == Self::Proof
    }
}

/// The CAD kernel's answer about a pair of a frame.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct KernelCheck {
    /// The answer.
    pub answer: KernelAnswer,
    /// The class by the answer's numbers, if it has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<PairClass>,
    /// True if one of the parts has moved against the other since, or is another solid now.
    pub is_outdated: bool,
    /// The largest distance that counts as none between the two parts.
    #[serde(skip)]
    pub contact_tolerance: f64,
}

impl KernelAnswer {
    /// Returns the class by the kernel's numbers and tolerances; `None` if it has no finite numbers, or a negative volume.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_scene::{KernelAnswer, PairClass};
    ///
    /// let answer = KernelAnswer::Found { volume: 0.0, distance: 0.01 };
    /// assert_eq!(answer.class(), Some(PairClass::Clear));
    /// ```
    pub fn class(&self) -> Option<PairClass> {
        match *self {
            Self::Found { volume, distance }
                if volume.is_finite()
                    && volume >= -tolerance::KERNEL_VOLUME
                    && distance.is_finite() =>
            {
                Some(
                    match (
                        volume > tolerance::KERNEL_VOLUME,
                        distance > tolerance::KERNEL_DISTANCE,
                    ) {
                        (true, _) => PairClass::Interferes,
                        (false, true) => PairClass::Clear,
                        (false, false) => PairClass::Touches,
                    },
                )
            }
            _ => None,
        }
    }
}

impl KernelCheck {
    /// Adds the class to an answer about the present poses.
    pub fn new(answer: KernelAnswer) -> Self {
        Self {
            class: answer.class(),
            answer,
            is_outdated: false,
            contact_tolerance: 0.0,
        }
    }

    /// Returns the class unless it is outdated.
    pub(crate) fn present_class(&self) -> Option<PairClass> {
        self.class.filter(|_| !self.is_outdated)
    }

    /// Returns whether the present numbers contradict the proven class or the proven bounds. Then one of the two is wrong.
    pub(crate) fn contradicts(&self, proven: &PairResult) -> bool {
        let (Some(class), KernelAnswer::Found { volume, distance }) =
            (self.present_class(), &self.answer)
        else {
            return false;
        };
        match (proven.class, class) {
            (PairClass::Undecided, _) => is_beyond_bounds(*volume, *distance, proven),
            (PairClass::Touches, PairClass::Clear) => *distance > self.contact_tolerance,
            (proven, class) => proven != class,
        }
    }
}

/// Returns whether the kernel's numbers are above the bounds that are proven for the solids. There is no bound for the
/// volume if the meshes share none.
fn is_beyond_bounds(volume: f64, distance: f64, proven: &PairResult) -> bool {
    let overlap = &proven.overlap;
    let is_too_large =
        overlap.component_count > 0 && volume > overlap.volume_bounds[1] + tolerance::KERNEL_VOLUME;
    let is_too_far = (proven.clearance_bounds)
        .is_some_and(|[_, upper]| distance > upper + tolerance::KERNEL_DISTANCE);
    proven.bounds_scope == BoundsScope::Solids && (is_too_large || is_too_far)
}

/// The kernel's last answers by pair.
#[derive(Debug, Default)]
pub(crate) struct KernelAnswers(BTreeMap<PairKey, StoredAnswer>);

/// An answer, and what it is valid for.
#[derive(Debug)]
struct StoredAnswer {
    answer: KernelAnswer,
    b_in_a: Pose,
    /// The largest coordinate from which the relative pose was computed.
    scale: f64,
    solids: [SolidOrigin; 2],
}

/// The model of a part and its index in it. A part of a new revision has another one.
type SolidOrigin = (usize, usize);

fn origin(part: &Part) -> SolidOrigin {
    (part.model, part.index_in_model)
}

fn scale(poses: [&Pose; 2]) -> f64 {
    poses
        .iter()
        .map(|pose| pose.translation.vector.amax())
        .fold(0.0, f64::max)
}

impl KernelAnswers {
    /// Stores an answer about two parts in these poses, and returns their key; `None` if there is no such part.
    pub fn insert(
        &mut self,
        document: &Document,
        [one, other]: [Placement; 2],
        answer: KernelAnswer,
    ) -> Option<PairKey> {
        let (a, b) = if one.0 <= other.0 {
            (one, other)
        } else {
            (other, one)
        };
        let solids = [document.part(a.0).ok()?, document.part(b.0).ok()?].map(|part| origin(part));
        let stored = StoredAnswer {
            answer,
            b_in_a: relative_pose(&a.1, &b.1),
            scale: scale([&a.1, &b.1]),
            solids,
        };
        let key = pair_key(a.0, b.0);
        self.0.insert(key, stored);
        Some(key)
    }

    /// Returns the answer about the two parts of a result.
    pub fn check(&self, result: &PairResult, document: &Document) -> Option<KernelCheck> {
        let stored = self.0.get(&(result.a, result.b))?;
        let [a, b] = [document.part(result.a).ok()?, document.part(result.b).ok()?];
        let size = stored.scale.max(scale([&a.pose, &b.pose]));
        let is_current = stored.solids == [origin(a), origin(b)]
            && is_same_pose(&stored.b_in_a, &result.b_in_a, size);
        let [one, other] = [a, b].map(|part| PairOperand::from_part(part, document.unit));
        Some(KernelCheck {
            is_outdated: !is_current,
            contact_tolerance: contact_tolerance(&one.solid(), &other.solid()),
            ..KernelCheck::new(stored.answer.clone())
        })
    }
}

/// Returns whether two relative poses are the same, up to the rounding of coordinates of this size.
fn is_same_pose(a: &Pose, b: &Pose, size: f64) -> bool {
    let (p, q) = (a.rotation.coords, b.rotation.coords);
    // A quaternion and its negative are the same rotation.
    let turned = if p.dot(&q) < 0.0 { p + q } else { p - q };
    let moved = a.translation.vector - b.translation.vector;
    turned.amax() <= tolerance::SAME_RELATIVE_POSE
        && moved.amax() <= tolerance::SAME_RELATIVE_POSE * size
}
