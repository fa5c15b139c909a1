//! Groups clashes: by assignment, by part, by level of the tree, by distance or by equal parts.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use crate::clash::{Clash, ClashId};
use crate::part::{IdentifiedPart, PartIdentity};
use crate::review::Review;

/// The criterion that puts clashes into one group.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GroupBy {
    /// Groups as people assigned them. Each other clash is a group of its own.
    #[serde(rename = "hand")]
    Assigned,
    /// One group for each part. A clash goes to the one of its two parts that has more clashes.
    Part,
    /// One group for each pair of nodes at this many levels below the root; 1 is the outermost level.
    Level(usize),
    /// Chains of clashes, in which the next clash is at most this far away.
    #[serde(rename = "nearness")]
    Distance(f64),
    /// Clashes of one test between parts of equal shapes, of one class and of about equal depth: the same bolt nine times.
    #[serde(rename = "sameness")]
    EqualParts,
}

/// A group of clashes that have the grouping criterion in common.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClashGroup {
    /// The shared names: those of the assigned group, the part or the nodes; empty if there are none.
    #[serde(rename = "of")]
    pub names: Vec<String>,
    /// The clashes in order of their numbers; at least one.
    pub clashes: Vec<ClashId>,
}

/// The largest difference of depths that count as about equal, as a fraction of the larger.
const DEPTH_TOLERANCE: f64 = 0.1;

impl Review {
    /// Returns all existing clashes, each in one group, with the groups in order of their first clashes.
    pub fn groups(&self, by: GroupBy) -> Vec<ClashGroup> {
        let there = self.active_clashes().filter(|clash| clash.finding.exists);
        let clashes: Vec<&Clash> = there.collect();
        let mut bunches = match by {
            GroupBy::Assigned => by_assignment(&clashes),
            GroupBy::Part => by_part(&clashes),
            GroupBy::Level(level) => groups_by_key(&clashes, |clash| {
                let node = |part: &PartIdentity| {
                    let above = &part.path[..part.path.len().saturating_sub(1)];
                    above[..level.min(above.len())].join(" / ")
                };
                let mut nodes = vec![node(&clash.finding.a), node(&clash.finding.b)];
                nodes.sort();
                nodes.dedup();
                nodes
            }),
            GroupBy::Distance(distance) => by_distance(&clashes, distance),
            GroupBy::EqualParts => by_equal_parts(&clashes, self.parts()),
        };
        bunches.sort_by_key(|bunch| bunch.clashes[0]);
        bunches
    }

    /// Returns the default distance for [`GroupBy::Distance`]: the median size of these parts.
    pub fn default_group_distance(&self) -> f64 {
        let mut radii: Vec<f64> = (self.parts().iter())
            .map(|part| part.shape.radius())
            .collect();
        radii.sort_by(f64::total_cmp);
        2.0 * radii.get(radii.len() / 2).copied().unwrap_or_default()
    }
}

fn groups_by_key(clashes: &[&Clash], key: impl Fn(&Clash) -> Vec<String>) -> Vec<ClashGroup> {
    let mut bunches: BTreeMap<Vec<String>, Vec<ClashId>> = BTreeMap::new();
    for clash in clashes {
        bunches.entry(key(clash)).or_default().push(clash.id);
    }
    let bunches = bunches.into_iter();
    bunches
        .map(|(names, clashes)| ClashGroup { names, clashes })
        .collect()
}

fn by_assignment(clashes: &[&Clash]) -> Vec<ClashGroup> {
    let (put, alone): (Vec<&Clash>, Vec<&Clash>) = clashes
        .iter()
        .partition(|clash| clash.review.group.is_some());
    let mut bunches = groups_by_key(&put, |clash| clash.review.group.iter().cloned().collect());
    bunches.extend(alone.iter().map(|clash| ClashGroup {
        names: Vec::new(),
        clashes: vec![clash.id],
    }));
    bunches
}

fn by_part(clashes: &[&Clash]) -> Vec<ClashGroup> {
    let mut counts: HashMap<&PartIdentity, usize> = HashMap::new();
    for clash in clashes {
        for part in [&clash.finding.a, &clash.finding.b] {
            *counts.entry(part).or_default() += 1;
        }
    }
    let mut bunches: BTreeMap<&PartIdentity, Vec<ClashId>> = BTreeMap::new();
    for clash in clashes {
        let (a, b) = (&clash.finding.a, &clash.finding.b);
        let part = match counts[a].cmp(&counts[b]).then(b.cmp(a)).is_ge() {
            true => a,
            false => b,
        };
        bunches.entry(part).or_default().push(clash.id);
    }
    let of = |(part, clashes): (&PartIdentity, Vec<ClashId>)| ClashGroup {
        names: part.path.clone(),
        clashes,
    };
    bunches.into_iter().map(of).collect()
}

/// The limit of cell coordinates, in cell sizes. Cells beyond it are merged, because integers are bounded.
const MAX_CELL: f64 = 1e15;

/// Hashes clashes into cubic cells of this size: near clashes are in the same cell or in neighbouring ones.
fn by_distance(clashes: &[&Clash], distance: f64) -> Vec<ClashGroup> {
    let size = if distance > 0.0 { distance } else { 1.0 };
    let cube = |clash: &Clash| {
        clash
            .finding
            .position
            .map(|x| (x / size).floor().clamp(-MAX_CELL, MAX_CELL) as i64)
    };
    let mut cubes: HashMap<[i64; 3], Vec<usize>> = HashMap::new();
    let mut leader: Vec<usize> = (0..clashes.len()).collect();
    for (at, clash) in clashes.iter().enumerate() {
        let [x, y, z] = cube(clash);
        for n in 0..27_i64 {
            let beside = [x + n % 3 - 1, y + n / 3 % 3 - 1, z + n / 9 - 1];
            for &other in cubes.get(&beside).into_iter().flatten() {
                let between = clash
                    .finding
                    .position
                    .iter()
                    .zip(&clashes[other].finding.position);
                let squared: f64 = between.map(|(p, q)| (p - q) * (p - q)).sum();
                if squared <= distance * distance {
                    let ends = [at, other].map(|clash| find_root(&mut leader, clash));
                    leader[ends[0].max(ends[1])] = ends[0].min(ends[1]);
                }
            }
        }
        cubes.entry([x, y, z]).or_default().push(at);
    }
    let mut bunches: BTreeMap<usize, Vec<ClashId>> = BTreeMap::new();
    for (at, clash) in clashes.iter().enumerate() {
        let first = find_root(&mut leader, at);
        bunches.entry(first).or_default().push(clash.id);
    }
    unnamed(bunches.into_values())
}

/// Finds the root of a clash's group and shortens the path to it (union–find).
fn find_root(leader: &mut [usize], mut at: usize) -> usize {
    while leader[at] != at {
        leader[at] = leader[leader[at]];
        at = leader[at];
    }
    at
}

fn by_equal_parts(clashes: &[&Clash], parts: &[IdentifiedPart]) -> Vec<ClashGroup> {
    let shapes = shape_classes(parts);
    let number: HashMap<&PartIdentity, usize> =
        parts.iter().map(|part| &part.instance).zip(0..).collect();
    let kind = |part: &PartIdentity| number.get(part).map(|&at| shapes[at]);
    let mut same: BTreeMap<_, Vec<&Clash>> = BTreeMap::new();
    for clash in clashes {
        let seen = &clash.finding;
        let mut ends = [kind(&seen.a), kind(&seen.b)];
        ends.sort();
        let measure = &seen.measure;
        let key = (&seen.test, ends, measure.class, measure.duplicate);
        same.entry(key).or_default().push(clash);
    }
    let bunches = same.into_values().flat_map(split_by_depth);
    unnamed(bunches.collect::<Vec<_>>().into_iter())
}

/// Splits clashes where the sorted depths, or clearances, jump.
fn split_by_depth(mut clashes: Vec<&Clash>) -> Vec<Vec<ClashId>> {
    let depth = |clash: &Clash| {
        let measure = &clash.finding.measure;
        measure
            .depth
            .map_or(measure.clearance.unwrap_or(0.0), |[_, upper]| upper)
    };
    clashes.sort_by(|p, q| depth(p).total_cmp(&depth(q)).then(p.id.cmp(&q.id)));
    let runs = clashes.chunk_by(|p, q| depth(q) - depth(p) <= DEPTH_TOLERANCE * depth(q));
    let ids = runs.map(|run| {
        let mut ids: Vec<ClashId> = run.iter().map(|clash| clash.id).collect();
        ids.sort();
        ids
    });
    ids.collect()
}

/// Returns a number for each part; parts of equal shape share it. Equality of shapes is not transitive: the middle one of
/// three may match two that differ. So parts are taken in order of the instances, and the list's order does not matter.
fn shape_classes(parts: &[IdentifiedPart]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|&at| &parts[at].instance);
    let mut known: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut kinds = vec![0; parts.len()];
    for (rank, at) in order.iter().copied().enumerate() {
        let known = known.entry(parts[at].shape.triangles).or_default();
        let is_like = |&&other: &&usize| {
            parts[order[other]]
                .shape
                .is_same_up_to_pose(&parts[at].shape)
        };
        kinds[at] = known.iter().find(is_like).copied().unwrap_or_else(|| {
            known.push(rank);
            rank
        });
    }
    kinds
}

fn unnamed(bunches: impl Iterator<Item = Vec<ClashId>>) -> Vec<ClashGroup> {
    let of = |clashes| ClashGroup {
        names: Vec::new(),
        clashes,
    };
    bunches.map(of).collect()
}
