//! Groups clashes: by hand, by part, by level of the tree, by nearness or by sameness.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use crate::clash::{Clash, ClashId};
use crate::part::{Instance, KnownPart};
use crate::review::Review;

/// The criterion that puts clashes into one bunch.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum By {
    /// Groups as people assigned them. Each other clash is a bunch of its own.
    Hand,
    /// One bunch for each part. A clash goes to that one of its two parts that has more clashes.
    Part,
    /// One bunch for each pair of nodes at this many levels below the root; 1 is the outermost level.
    Level(usize),
    /// Chains of clashes, in which the next clash is at most this far away.
    Nearness(f64),
    /// Clashes of one test between parts of equal shapes, of one class and of about equal depth: the same bolt nine times.
    Sameness,
}

/// A group of clashes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Bunch {
    /// The shared names: of a group, a part or nodes; empty if nothing has a name.
    pub of: Vec<String>,
    /// The clashes in order of their numbers; at least one.
    pub clashes: Vec<ClashId>,
}

/// The largest difference of depths that count as about equal, as a share of the larger.
const ABOUT: f64 = 0.1;

impl Review {
    /// Returns all existing clashes, each in one bunch, with the bunches in order of their first clashes.
    pub fn bunches(&self, by: By) -> Vec<Bunch> {
        let there = self.asked().filter(|clash| clash.seen.found);
        let clashes: Vec<&Clash> = there.collect();
        let mut bunches = match by {
            By::Hand => by_hand(&clashes),
            By::Part => by_part(&clashes),
            By::Level(level) => keyed(&clashes, |clash| {
                let node = |part: &Instance| {
                    let above = &part.path[..part.path.len().saturating_sub(1)];
                    above[..level.min(above.len())].join(" / ")
                };
                let mut nodes = vec![node(&clash.seen.a), node(&clash.seen.b)];
                nodes.sort();
                nodes.dedup();
                nodes
            }),
            By::Nearness(distance) => by_nearness(&clashes, distance),
            By::Sameness => by_sameness(&clashes, self.parts()),
        };
        bunches.sort_by_key(|bunch| bunch.clashes[0]);
        bunches
    }

    /// Returns the default distance for nearness: the median size of these parts.
    pub fn usual_nearness(&self) -> f64 {
        let mut radii: Vec<f64> = (self.parts().iter())
            .map(|part| part.shape.radius())
            .collect();
        radii.sort_by(f64::total_cmp);
        2.0 * radii.get(radii.len() / 2).copied().unwrap_or_default()
    }
}

fn keyed(clashes: &[&Clash], key: impl Fn(&Clash) -> Vec<String>) -> Vec<Bunch> {
    let mut bunches: BTreeMap<Vec<String>, Vec<ClashId>> = BTreeMap::new();
    for clash in clashes {
        bunches.entry(key(clash)).or_default().push(clash.id);
    }
    let bunches = bunches.into_iter();
    bunches.map(|(of, clashes)| Bunch { of, clashes }).collect()
}

fn by_hand(clashes: &[&Clash]) -> Vec<Bunch> {
    let (put, alone): (Vec<&Clash>, Vec<&Clash>) =
        clashes.iter().partition(|clash| clash.said.group.is_some());
    let mut bunches = keyed(&put, |clash| clash.said.group.iter().cloned().collect());
    bunches.extend(alone.iter().map(|clash| Bunch {
        of: Vec::new(),
        clashes: vec![clash.id],
    }));
    bunches
}

fn by_part(clashes: &[&Clash]) -> Vec<Bunch> {
    let mut counts: HashMap<&Instance, usize> = HashMap::new();
    for clash in clashes {
        for part in [&clash.seen.a, &clash.seen.b] {
            *counts.entry(part).or_default() += 1;
        }
    }
    let mut bunches: BTreeMap<&Instance, Vec<ClashId>> = BTreeMap::new();
    for clash in clashes {
        let (a, b) = (&clash.seen.a, &clash.seen.b);
        let part = match counts[a].cmp(&counts[b]).then(b.cmp(a)).is_ge() {
            true => a,
            false => b,
        };
        bunches.entry(part).or_default().push(clash.id);
    }
    let of = |(part, clashes): (&Instance, Vec<ClashId>)| Bunch {
        of: part.path.clone(),
        clashes,
    };
    bunches.into_iter().map(of).collect()
}

/// The limit of cell coordinates, in cell sizes. Cells beyond it are one, because integers are bounded.
const FARTHEST: f64 = 1e15;

/// Hashes clashes into cubic cells of this size: near clashes are in the same cell or in neighbouring ones.
fn by_nearness(clashes: &[&Clash], distance: f64) -> Vec<Bunch> {
    let size = if distance > 0.0 { distance } else { 1.0 };
    let cube = |clash: &Clash| {
        clash
            .seen
            .place
            .map(|x| (x / size).floor().clamp(-FARTHEST, FARTHEST) as i64)
    };
    let mut cubes: HashMap<[i64; 3], Vec<usize>> = HashMap::new();
    let mut leader: Vec<usize> = (0..clashes.len()).collect();
    for (at, clash) in clashes.iter().enumerate() {
        let [x, y, z] = cube(clash);
        for n in 0..27_i64 {
            let beside = [x + n % 3 - 1, y + n / 3 % 3 - 1, z + n / 9 - 1];
            for &other in cubes.get(&beside).into_iter().flatten() {
                let between = clash.seen.place.iter().zip(&clashes[other].seen.place);
                let squared: f64 = between.map(|(p, q)| (p - q) * (p - q)).sum();
                if squared <= distance * distance {
                    let ends = [at, other].map(|clash| first_of(&mut leader, clash));
                    leader[ends[0].max(ends[1])] = ends[0].min(ends[1]);
                }
            }
        }
        cubes.entry([x, y, z]).or_default().push(at);
    }
    let mut bunches: BTreeMap<usize, Vec<ClashId>> = BTreeMap::new();
    for (at, clash) in clashes.iter().enumerate() {
        let first = first_of(&mut leader, at);
        bunches.entry(first).or_default().push(clash.id);
    }
    unnamed(bunches.into_values())
}

/// Finds the root of a clash's bunch and shortens the path to it (union–find).
fn first_of(leader: &mut [usize], mut at: usize) -> usize {
    while leader[at] != at {
        leader[at] = leader[leader[at]];
        at = leader[at];
    }
    at
}

fn by_sameness(clashes: &[&Clash], parts: &[KnownPart]) -> Vec<Bunch> {
    let shapes = kinds(parts);
    let number: HashMap<&Instance, usize> =
        parts.iter().map(|part| &part.instance).zip(0..).collect();
    let kind = |part: &Instance| number.get(part).map(|&at| shapes[at]);
    let mut same: BTreeMap<_, Vec<&Clash>> = BTreeMap::new();
    for clash in clashes {
        let seen = &clash.seen;
        let mut ends = [kind(&seen.a), kind(&seen.b)];
        ends.sort();
        let measure = &seen.measure;
        let key = (&seen.test, ends, measure.class, measure.duplicate);
        same.entry(key).or_default().push(clash);
    }
    let bunches = same.into_values().flat_map(about_as_deep);
    unnamed(bunches.collect::<Vec<_>>().into_iter())
}

/// Splits clashes where the sorted depths, or clearances, jump.
fn about_as_deep(mut clashes: Vec<&Clash>) -> Vec<Vec<ClashId>> {
    let depth = |clash: &Clash| {
        let measure = &clash.seen.measure;
        measure
            .depth
            .map_or(measure.clearance.unwrap_or(0.0), |[_, upper]| upper)
    };
    clashes.sort_by(|p, q| depth(p).total_cmp(&depth(q)).then(p.id.cmp(&q.id)));
    let runs = clashes.chunk_by(|p, q| depth(q) - depth(p) <= ABOUT * depth(q));
    let ids = runs.map(|run| {
        let mut ids: Vec<ClashId> = run.iter().map(|clash| clash.id).collect();
        ids.sort();
        ids
    });
    ids.collect()
}

/// Returns a number for each part; parts of equal shape share it. Equality of shapes is not transitive: the middle one of
/// three may match two that differ. So parts are taken in order of the instances, and the list's order does not matter.
fn kinds(parts: &[KnownPart]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|&at| &parts[at].instance);
    let mut known: HashMap<u32, Vec<usize>> = HashMap::new();
    let mut kinds = vec![0; parts.len()];
    for (rank, at) in order.iter().copied().enumerate() {
        let known = known.entry(parts[at].shape.triangles).or_default();
        let is_like = |&&other: &&usize| parts[order[other]].shape.is_like(&parts[at].shape);
        kinds[at] = known.iter().find(is_like).copied().unwrap_or_else(|| {
            known.push(rank);
            rank
        });
    }
    kinds
}

fn unnamed(bunches: impl Iterator<Item = Vec<ClashId>>) -> Vec<Bunch> {
    let of = |clashes| Bunch {
        of: Vec::new(),
        clashes,
    };
    bunches.map(of).collect()
}
