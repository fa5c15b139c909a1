//! Defines the parts of a review and their identity: their own names and the names above them in the tree.

use std::collections::HashMap;

use nearpoint_geometry::Pose;
use serde::{Deserialize, Serialize};

use crate::shape::{ShapeFingerprint, SurfacePlacement};

/// A part of an assembly, as a review compares it.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewPart {
    /// The names of the nodes above it, outermost first, and its own.
    pub path: Vec<String>,
    /// The layer in its file, if the file has layers.
    pub layer: Option<String>,
    /// The colour: sRGB and opacity, each 0…1.
    pub colour: [f32; 4],
    /// The fingerprint of its mesh.
    pub shape: ShapeFingerprint,
    /// The transform from part coordinates to the scene.
    pub pose: Pose,
}

/// The identity of a part: its path and, where several parts share it, a number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartIdentity {
    /// The names of the nodes above it, outermost first, and its own.
    pub path: Vec<String>,
    /// The number among parts of one path, from 1, in order of their positions: along x, then y, then z.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub nth: u32,
}

fn first() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_first(nth: &u32) -> bool {
    *nth == 1
}

/// A part as of the last update.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IdentifiedPart {
    /// The identity of the part.
    #[serde(rename = "is")]
    pub instance: PartIdentity,
    /// The pose: part coordinates to the scene, `[qw, qx, qy, qz, tx, ty, tz]`.
    #[serde(with = "nearpoint_scene::pose::serde_numbers")]
    pub pose: Pose,
    /// The fingerprint of its mesh.
    pub shape: ShapeFingerprint,
}

impl PartIdentity {
    /// Returns the part's own name.
    pub fn name(&self) -> &str {
        self.path.last().map_or("", |name| name)
    }
}

impl IdentifiedPart {
    pub(crate) fn placement(&self) -> SurfacePlacement {
        self.shape.placement(&self.pose)
    }
}

/// Returns the parts with their identities; the order of the input does not matter.
pub(crate) fn identify_parts(parts: &[ReviewPart]) -> Vec<IdentifiedPart> {
    let mut of_path: HashMap<&[String], Vec<usize>> = HashMap::new();
    for (at, part) in parts.iter().enumerate() {
        of_path.entry(&part.path).or_default().push(at);
    }
    let mut nth = vec![1; parts.len()];
    for same in of_path.values_mut().filter(|same| same.len() > 1) {
        let mut placed: Vec<([f64; 3], u64, usize)> = same
            .iter()
            .map(|&at| {
                let part = &parts[at];
                let centre = part.shape.placement(&part.pose).centre;
                (centre.into(), part.shape.hash, at)
            })
            .collect();
        placed.sort_by(|p, q| compare_positions(&p.0, &q.0).then(p.1.cmp(&q.1)));
        for ((.., at), number) in placed.into_iter().zip(1..) {
            nth[at] = number;
        }
    }
    let of = |(part, nth): (&ReviewPart, u32)| IdentifiedPart {
        instance: PartIdentity {
            path: part.path.clone(),
            nth,
        },
        pose: part.pose,
        shape: part.shape,
    };
    parts.iter().zip(nth).map(of).collect()
}

/// Compares two positions along x, then y, then z.
pub(crate) fn compare_positions(p: &[f64; 3], q: &[f64; 3]) -> std::cmp::Ordering {
    let axes = p.iter().zip(q);
    axes.fold(std::cmp::Ordering::Equal, |so_far, (p, q)| {
        so_far.then(p.total_cmp(q))
    })
}
