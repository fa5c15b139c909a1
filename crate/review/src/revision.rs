//! Matches the parts of an assembly with those of its next revision, and compares them.

use std::collections::HashMap;
use std::hash::Hash;

use nearpoint_geometry::Point;
use serde::Serialize;

use crate::part::{IdentifiedPart, PartIdentity, ReviewPart, compare_positions, identify_parts};

/// The differences between two revisions of an assembly.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Revision {
    /// The parts in both revisions, in the order of the old list.
    #[serde(rename = "kept")]
    pub matched: Vec<MatchedPart>,
    /// The parts that only the old revision has.
    pub removed: Vec<PartIdentity>,
    /// The parts that only the new revision has.
    pub added: Vec<PartIdentity>,
}

/// A part that is in both revisions.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MatchedPart {
    /// The identity of the part in the old revision.
    pub before: PartIdentity,
    /// The identity of the part in the new revision.
    pub now: PartIdentity,
    /// The distance that its surface moved, in the assembly's unit; 0 if it stayed.
    pub moved: f64,
    /// True if its shape changed.
    pub changed: bool,
    /// The indices of the part in the old and in the new list.
    #[serde(skip)]
    pub(crate) at: [usize; 2],
}

impl MatchedPart {
    /// Returns whether the part is the same in both revisions.
    pub fn is_same(&self) -> bool {
        !self.changed && self.moved == 0.0 && !self.is_renamed()
    }

    /// Returns whether the part's path changed.
    pub fn is_renamed(&self) -> bool {
        self.before.path != self.now.path
    }

    /// Returns the part's indices in the lists of the old and of the new parts.
    pub fn indices(&self) -> [usize; 2] {
        self.at
    }
}

impl Revision {
    /// Matches the parts of `old` and `new`: by path, by the path below the root, by name and shape or by a unique
    /// name, by shape and position or by a unique shape.
    pub(crate) fn between(old: &[IdentifiedPart], new: &[IdentifiedPart]) -> Self {
        let mut matching = Matching::new(old, new);
        matching.stage(&[ShapeAndPose, Shape, Path], |part| {
            Some(&part.instance.path[..])
        });
        matching.stage(&[ShapeAndPose, Shape, Path], |part| {
            let below = part.instance.path.get(1..);
            below.filter(|below| !below.is_empty())
        });
        matching.stage(&[ShapeAndPose, Shape, UniqueName], |part| {
            Some(part.instance.name())
        });
        matching.stage(&[ShapeAndPose, UniqueShape], |part| {
            Some(part.shape.triangles)
        });
        matching.to_revision()
    }

    /// Matches the parts of two files that a user declares to be revisions of each other. If each file has a single
    /// part, these two match.
    pub fn between_files(old: &[ReviewPart], new: &[ReviewPart]) -> Self {
        let [old, new] = [identify_parts(old), identify_parts(new)];
        match [old.len(), new.len()] {
            [1, 1] => Self::from_matching(&old, &new, &[[0, 0]]),
            _ => Self::between(&old, &new),
        }
    }

    /// Compares parts whose matching is given as indices in both lists.
    pub(crate) fn from_matching(
        old: &[IdentifiedPart],
        new: &[IdentifiedPart],
        same: &[[usize; 2]],
    ) -> Self {
        let mut matching = Matching::new(old, new);
        for &[before, now] in same {
            matching.match_pair(before, now);
        }
        matching.to_revision()
    }

    /// Returns whether nothing changed between the revisions.
    pub fn is_empty(&self) -> bool {
        self.removed.is_empty()
            && self.added.is_empty()
            && self.matched.iter().all(MatchedPart::is_same)
    }

    /// Returns whether so few parts match that it is probably another assembly.
    pub fn is_unrelated(&self) -> bool {
        self.matched.len() < self.removed.len()
    }
}
fn compare_parts(before: &IdentifiedPart, now: &IdentifiedPart, at: [usize; 2]) -> MatchedPart {
    let is_like = before.shape.is_same_up_to_pose(&now.shape);
    MatchedPart {
        before: before.instance.clone(),
        now: now.instance.clone(),
        moved: match is_like && !before.shape.is_same(&now.shape) {
            // Its file stores the placement in the mesh, so that a rotation of a symmetric mesh cannot be seen.
            true => before.placement().distance_to(&now.placement()),
            false => distance_moved(before, now),
        },
        changed: !is_like,
        at,
    }
}

/// Returns the distance that a part of that size moved from one pose to another.
fn distance_moved(before: &IdentifiedPart, now: &IdentifiedPart) -> f64 {
    let centre = Point::from(before.shape.centre);
    let [one, other] = [before, now].map(|part| part.pose * centre);
    let turns = [before, now].map(|part| *part.pose.rotation.to_rotation_matrix().matrix());
    let turned = before.shape.radius() * (turns[0] - turns[1]).norm();
    let far = (one - other).norm().max(turned);
    let noise = [before, now].map(|part| part.placement().rounding_tolerance());
    if far <= noise[0].max(noise[1]) {
        0.0
    } else {
        far
    }
}

/// The evidence that a stage needs to match two parts.
#[derive(Debug, Clone, Copy, PartialEq)]
enum MatchEvidence {
    /// Equal shape and equal position.
    ShapeAndPose,
    /// Equal shape.
    Shape,
    /// Equal shape that no other part has.
    UniqueShape,
    /// Equal name that no other part has; the shape may differ.
    UniqueName,
    /// Equal path; the shape may differ.
    Path,
}
use MatchEvidence::{Path, Shape, ShapeAndPose, UniqueName, UniqueShape};

struct Matching<'a> {
    old: &'a [IdentifiedPart],
    new: &'a [IdentifiedPart],
    found: Vec<Option<usize>>,
    is_taken: Vec<bool>,
}

/// The largest number of comparisons. Larger sets of parts with one name are matched in order of their positions.
const MAX_COMPARISONS: usize = 4_000_000;

impl<'a> Matching<'a> {
    fn new(old: &'a [IdentifiedPart], new: &'a [IdentifiedPart]) -> Self {
        Self {
            old,
            new,
            found: vec![None; old.len()],
            is_taken: vec![false; new.len()],
        }
    }

    fn to_revision(&self) -> Revision {
        let (old, new) = (self.old, self.new);
        let kept = self.found.iter().enumerate();
        let kept = kept.filter_map(|(before, now)| {
            let now = (*now)?;
            Some(compare_parts(&old[before], &new[now], [before, now]))
        });
        let lost = |(part, found): (&IdentifiedPart, &Option<usize>)| {
            found.is_none().then(|| part.instance.clone())
        };
        let fresh =
            |(part, is_taken): (&IdentifiedPart, &bool)| (!is_taken).then(|| part.instance.clone());
        Revision {
            matched: kept.collect(),
            removed: old.iter().zip(&self.found).filter_map(lost).collect(),
            added: new.iter().zip(&self.is_taken).filter_map(fresh).collect(),
        }
    }

    /// Matches parts with equal keys, the strongest evidence first.
    fn stage<K: Hash + Eq>(
        &mut self,
        hows: &[MatchEvidence],
        key: impl Fn(&'a IdentifiedPart) -> Option<K>,
    ) {
        let mut alike: HashMap<K, [Vec<usize>; 2]> = HashMap::new();
        for (at, part) in self.old.iter().enumerate() {
            if let Some(key) = key(part).filter(|_| self.found[at].is_none()) {
                alike.entry(key).or_default()[0].push(at);
            }
        }
        for (at, part) in self.new.iter().enumerate() {
            if let Some(of_key) = key(part)
                .filter(|_| !self.is_taken[at])
                .and_then(|key| alike.get_mut(&key))
            {
                of_key[1].push(at);
            }
        }
        for [mut old, mut new] in alike.into_values() {
            for &how in hows {
                if !old.is_empty() && !new.is_empty() {
                    match how {
                        ShapeAndPose => self.match_in_place(&old, &mut new),
                        UniqueName if old.len() > 1 || new.len() > 1 => {}
                        Shape => self.match_by_shape(&old, &new, usize::MAX),
                        UniqueShape => self.match_by_shape(&old, &new, 1),
                        UniqueName | Path => self.nearest(&mut old, &mut new),
                    }
                }
                old.retain(|&at| self.found[at].is_none());
                new.retain(|&at| !self.is_taken[at]);
            }
        }
    }

    fn match_pair(&mut self, old: usize, new: usize) {
        self.found[old] = Some(new);
        self.is_taken[new] = true;
    }

    /// Matches parts of equal shape at the same position.
    fn match_in_place(&mut self, old: &[usize], new: &mut [usize]) {
        let spot = |at: usize| self.new[at].placement();
        new.sort_by(|&p, &q| compare_positions(&spot(p).centre.into(), &spot(q).centre.into()));
        let places: Vec<f64> = new.iter().map(|&at| spot(at).centre.x).collect();
        for &before in old {
            let (part, here) = (&self.old[before], self.old[before].placement());
            let low = here.centre.x - here.rounding_tolerance();
            let from = places.partition_point(|&x| x < low);
            let near = new[from..].iter().zip(&places[from..]);
            let mut near =
                near.take_while(|&(_, &x)| x <= here.centre.x + here.rounding_tolerance());
            let there = near.find(|&(&now, _)| {
                let other = &self.new[now];
                !self.is_taken[now]
                    && part.shape.is_same_up_to_pose(&other.shape)
                    && here.coincides_with(&other.placement())
            });
            if let Some((&now, _)) = there {
                self.match_pair(before, now);
            }
        }
    }

    /// Matches parts within each shape, if the shape has at most `most` of them.
    fn match_by_shape(&mut self, old: &[usize], new: &[usize], most: usize) {
        let (mut old, mut new) = (old.to_vec(), new.to_vec());
        while let Some(&first) = old.first() {
            let (parts, others) = (self.old, self.new);
            let shape = &parts[first].shape;
            let [mut here, mut there]: [Vec<usize>; 2] = Default::default();
            let sort = |part: &IdentifiedPart, at, same: &mut Vec<usize>| {
                let is_like = part.shape.is_same_up_to_pose(shape);
                if is_like {
                    same.push(at);
                }
                !is_like
            };
            old.retain(|&at| at != first && sort(&parts[at], at, &mut here));
            new.retain(|&at| sort(&others[at], at, &mut there));
            here.push(first);
            if here.len().max(there.len()) <= most {
                self.nearest(&mut here, &mut there);
            }
        }
    }

    /// Matches equal numbers of parts in order of their positions, as if all had moved together; otherwise the nearest
    /// first.
    fn nearest(&mut self, old: &mut [usize], new: &mut [usize]) {
        let are_many = old.len().saturating_mul(new.len()) > MAX_COMPARISONS;
        if old.len() == new.len() || are_many {
            let place = |part: &IdentifiedPart| <[f64; 3]>::from(part.placement().centre);
            old.sort_by(|&p, &q| compare_positions(&place(&self.old[p]), &place(&self.old[q])));
            new.sort_by(|&p, &q| compare_positions(&place(&self.new[p]), &place(&self.new[q])));
            let both = old.iter().zip(new.iter());
            both.for_each(|(&before, &now)| self.match_pair(before, now));
            return;
        }
        let mut pairs = Vec::new();
        for &before in &*old {
            let (part, here) = (&self.old[before], self.old[before].placement().centre);
            for &now in &*new {
                let far = (self.new[now].placement().centre - here).norm();
                let names = (&part.instance, &self.new[now].instance);
                pairs.push((far, names, [before, now]));
            }
        }
        pairs.sort_by(|p, q| p.0.total_cmp(&q.0).then(p.1.cmp(&q.1)));
        let pairs: Vec<[usize; 2]> = pairs.into_iter().map(|(.., pair)| pair).collect();
        for [before, now] in pairs {
            if self.found[before].is_none() && !self.is_taken[now] {
                self.match_pair(before, now);
            }
        }
    }
}
