//! Compares a check with an earlier one and distinguishes new and worse pairs from known ones.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use nearpoint_message::{Message, message};
use nearpoint_review::{PairMeasurement, PartIdentity, measure};
use nearpoint_scene::{
    BoundsScope, Duplicate, FramePair, KernelAnswer, MeshRelation, PairClass, SettledBy,
};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::input;
use crate::options::FailOn;
use crate::path_aliases::PathAliases;
use crate::schema::VERSION;

/// The result of an earlier check, with which a check is compared.
#[derive(Debug)]
pub struct Baseline {
    /// The earlier pairs by their parts.
    pairs: HashMap<[PartIdentity; 2], BaselinePair>,
    /// The earlier pairs, in order, that count as collisions by the present criterion, or were undecided.
    counted: Vec<[PartIdentity; 2]>,
    fail_on: FailOn,
    /// The largest difference of lengths that counts as none.
    rounding_tolerance: f64,
}

/// The earlier state of a pair.
#[derive(Debug)]
struct BaselinePair {
    measure: PairMeasurement,
    collides: bool,
}

/// The change of a pair of parts since the earlier check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BaselineState {
    /// The pair did not exist.
    New,
    /// The pair existed, and was certainly less deep, or no collision.
    Worse,
    /// The pair is as before, or better.
    #[serde(rename = "known")]
    Unchanged,
}

impl BaselineState {
    /// Returns the word for the change.
    pub fn as_str(self) -> &'static str {
        match self {
            BaselineState::New => "new",
            BaselineState::Worse => "worse",
            BaselineState::Unchanged => "known",
        }
    }
}

/// The relevant part of the output of `--json`.
#[derive(Deserialize)]
struct Document {
    schema: Option<String>,
    version: Option<u64>,
    #[serde(default)]
    unit: String,
    #[serde(default)]
    parts: Vec<PartRow>,
    #[serde(default)]
    pairs: Vec<Row>,
}

#[derive(Deserialize)]
struct PartRow {
    path: Vec<String>,
    #[serde(default = "first")]
    nth: u32,
}

fn first() -> u32 {
    1
}

#[derive(Deserialize)]
struct Row {
    part_a: usize,
    part_b: usize,
    kind: MeshRelation,
    class: PairClass,
    #[serde(default)]
    settled_by: SettledBy,
    kernel: Option<KernelAnswer>,
    duplicate: Option<Duplicate>,
    /// The bounds of the depth; the upper one is missing if unknown.
    depth: Option<[Option<f64>; 2]>,
    clearance: Option<f64>,
    clearance_bounds: Option<[Option<f64>; 2]>,
    #[serde(rename = "body")]
    intersection: Option<Intersection>,
    bounds_of: Option<BoundsScope>,
}

#[derive(Deserialize)]
struct Intersection {
    volume: f64,
    volume_bounds: Option<[f64; 2]>,
}

impl Baseline {
    /// Reads the output of `--json` for an assembly in the same unit. It matches parts by their files, even if the
    /// paths of these were typed differently.
    pub fn read(
        path: &Path,
        unit: &str,
        fail_on: FailOn,
        rounding_tolerance: f64,
        spellings: &PathAliases,
    ) -> Result<Self, Error> {
        let refused = |why: Message| {
            let path = path.to_string_lossy();
            message!("cli-no-baseline", path, why)
        };
        let document: Document = serde_json::from_slice(&input::read(path)?)
            .map_err(|error| refused(Message::from_text(error)))?;
        match (document.schema.as_deref(), document.version) {
            (Some("check"), Some(VERSION)) => {}
            (Some("check"), Some(version)) => {
                return Err(refused(message!("cli-baseline-version", version)).into());
            }
            _ => return Err(refused(message!("cli-baseline-no-schema")).into()),
        }
        if document.unit != unit {
            let (then, now) = (document.unit, unit);
            return Err(refused(message!("cli-baseline-unit", then, now)).into());
        }
        let mut baseline = Self {
            pairs: HashMap::new(),
            counted: Vec::new(),
            fail_on,
            rounding_tolerance,
        };
        let parts = document.parts.into_iter();
        let parts: Vec<PartIdentity> = parts.map(|part| part.instance(spellings)).collect();
        for row in &document.pairs {
            let part = |at: usize| {
                let part = parts.get(at).cloned();
                part.ok_or_else(|| refused(message!("cli-baseline-no-part", at)))
            };
            let key = sorted([part(row.part_a)?, part(row.part_b)?]);
            let known = row.to_baseline_pair(fail_on);
            if known.counts() {
                baseline.counted.push(key.clone());
            }
            baseline.pairs.insert(key, known);
        }
        Ok(baseline)
    }

    /// Returns the change of a pair of parts since the earlier check.
    pub fn state_of(&self, pair: &FramePair, ends: [&PartIdentity; 2]) -> BaselineState {
        let Some(then) = self.pairs.get(&sorted(ends.map(Clone::clone))) else {
            return BaselineState::New;
        };
        let collides = collides(
            pair.mesh_relation,
            pair.class,
            pair.settled_by,
            self.fail_on,
        );
        let is_worse = measure(pair).is_worse_than(&then.measure, self.rounding_tolerance);
        match is_worse || (collides && !then.collides) {
            true => BaselineState::Worse,
            false => BaselineState::Unchanged,
        }
    }

    /// Returns whether a pair is a collision or undecided.
    pub fn counts(&self, pair: &FramePair) -> bool {
        collides(
            pair.mesh_relation,
            pair.class,
            pair.settled_by,
            self.fail_on,
        ) || pair.class == PairClass::Undecided
    }

    /// Returns the earlier collisions and undecided pairs that are not among the present ones.
    pub fn absent_pairs(
        &self,
        now: &HashSet<[PartIdentity; 2]>,
    ) -> impl Iterator<Item = [PartIdentity; 2]> {
        let gone = self.counted.iter().filter(|pair| !now.contains(*pair));
        gone.cloned()
    }
}

impl BaselinePair {
    fn counts(&self) -> bool {
        self.collides || self.measure.class == PairClass::Undecided
    }
}

impl PartRow {
    fn instance(self, spellings: &PathAliases) -> PartIdentity {
        PartIdentity {
            path: spellings.current_path(self.path),
            nth: self.nth,
        }
    }
}

impl Row {
    fn to_baseline_pair(&self, fail_on: FailOn) -> BaselinePair {
        let is_clear = self.class == PairClass::Clear;
        let measure = PairMeasurement {
            class: self.class,
            settled_by: SettledBy::Proof,
            duplicate: self.duplicate.is_some(),
            depth: self.depth.and_then(|[low, high]| Some([low?, high?])),
            clearance: self
                .clearance
                .filter(|_| !self.kind.intersects() || is_clear),
            clearance_bounds: self
                .clearance_bounds
                .and_then(|[low, high]| Some([low?, high?])),
            volume: self.intersection.as_ref().map(|body| body.volume),
            volume_bounds: self
                .intersection
                .as_ref()
                .and_then(|body| body.volume_bounds),
            of_meshes: self.bounds_of == Some(BoundsScope::Meshes),
        };
        let measure = match (self.settled_by, self.kernel.as_ref()) {
            (SettledBy::Kernel, Some(&KernelAnswer::Found { volume, distance })) => {
                measure.settled_by_kernel(self.class, [volume, distance])
            }
            _ => measure,
        };
        BaselinePair {
            measure,
            collides: collides(self.kind, self.class, self.settled_by, fail_on),
        }
    }
}

/// Returns whether a pair counts as a collision: by its meshes, or by its class if the CAD kernel settles it.
pub fn collides(
    kind: MeshRelation,
    class: PairClass,
    settled_by: SettledBy,
    fail_on: FailOn,
) -> bool {
    match (fail_on, settled_by) {
        (FailOn::Meet, SettledBy::Kernel) => class != PairClass::Clear,
        (FailOn::Meet, SettledBy::Proof) => kind.intersects(),
        (FailOn::Cross, SettledBy::Proof) => {
            matches!(kind, MeshRelation::Crossing | MeshRelation::Contained)
        }
        (FailOn::Cross, SettledBy::Kernel) | (FailOn::Interference, _) => {
            class == PairClass::Interferes
        }
    }
}

/// Sorts two parts, so that either order gives the same pair.
pub fn sorted(mut pair: [PartIdentity; 2]) -> [PartIdentity; 2] {
    pair.sort();
    pair
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_settled_pair_collides_by_the_class_of_the_kernel_and_not_by_its_meshes() {
        let by = |kind, class, settled_by| {
            [FailOn::Meet, FailOn::Cross, FailOn::Interference]
                .map(|fail_on| collides(kind, class, settled_by, fail_on))
        };
        let (apart, crossing) = (MeshRelation::Clear, MeshRelation::Crossing);
        let kernel = SettledBy::Kernel;
        assert_eq!(by(apart, PairClass::Interferes, kernel), [true; 3]);
        assert_eq!(by(apart, PairClass::Touches, kernel), [true, false, false]);
        assert_eq!(by(crossing, PairClass::Clear, kernel), [false; 3]);
        let proof = SettledBy::Proof;
        assert_eq!(by(apart, PairClass::Undecided, proof), [false; 3]);
        assert_eq!(by(crossing, PairClass::Clear, proof), [true, true, false]);
    }
}
