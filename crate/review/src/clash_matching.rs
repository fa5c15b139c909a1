//! Matches the clashes of a new revision with the known ones.

use std::collections::{HashMap, HashSet};

use nearpoint_geometry::Point;

use crate::clash::{ClashId, Finding};
use crate::find::FoundClash;
use crate::part::{IdentifiedPart, PartIdentity};
use crate::revision::{MatchedPart, Revision};

/// The largest distance between positions of the same clash, as a fraction of the smaller part's mean radius.
const MAX_RELATIVE_DISTANCE: f64 = 0.5;

/// The old and new poses of the parts.
pub(crate) struct PartPoses<'a> {
    old: &'a [IdentifiedPart],
    new: &'a [IdentifiedPart],
    /// The predecessor of each new part, if it existed before.
    predecessors: Vec<Option<&'a MatchedPart>>,
}

/// A possible match of a new clash with a known one.
struct Candidate {
    /// True if the known clash had gone. Existing clashes come first, then nearer ones.
    had_disappeared: bool,
    distance: f64,
    id: ClashId,
    found_index: usize,
}

impl<'a> PartPoses<'a> {
    /// Relates the parts of the new revision to those of the old by their match in `revision`.
    pub fn new(
        old: &'a [IdentifiedPart],
        new: &'a [IdentifiedPart],
        revision: &'a Revision,
    ) -> Self {
        let mut predecessors = vec![None; new.len()];
        for part in &revision.matched {
            predecessors[part.at[1]] = Some(part);
        }
        Self {
            old,
            new,
            predecessors,
        }
    }

    /// Returns for each found clash the known one that it continues. Two clashes are one if they are of one test and of the
    /// same two parts, in either order, and
    /// - are near each other in the scene, or
    /// - neither part has moved, or
    /// - they are near each other as seen from either part, because both moved together.
    ///
    /// A clash that had gone is only found again at its old position.
    pub fn match_clashes<'b>(
        &self,
        known: impl Iterator<Item = (ClashId, usize, &'b Finding)>,
        found: &[FoundClash],
    ) -> Vec<Option<ClashId>> {
        let parts = self.new.iter().map(|part| &part.instance);
        let number: HashMap<&PartIdentity, usize> = parts.zip(0..).collect();
        let mut alike: HashMap<[usize; 3], Vec<(ClashId, &Finding)>> = HashMap::new();
        for (id, test, seen) in known {
            if let (Some(&a), Some(&b)) = (number.get(&seen.a), number.get(&seen.b)) {
                let same = alike.entry([test, a.min(b), a.max(b)]);
                same.or_default().push((id, seen));
            }
        }
        let mut candidates = Vec::new();
        for (at, found) in found.iter().enumerate() {
            let pair = [found.a.min(found.b), found.a.max(found.b)];
            let same = alike.get(&[found.test, pair[0], pair[1]]);
            for &(id, seen) in same.into_iter().flatten() {
                candidates.extend(self.distance(pair, seen, found).map(|distance| Candidate {
                    had_disappeared: !seen.exists,
                    distance,
                    id,
                    found_index: at,
                }));
            }
        }
        candidates.sort_by(|p, q| {
            let order = p
                .had_disappeared
                .cmp(&q.had_disappeared)
                .then(p.distance.total_cmp(&q.distance));
            order.then((p.id, p.found_index).cmp(&(q.id, q.found_index)))
        });
        let (mut matched, mut taken) = (vec![None; found.len()], HashSet::new());
        for one in candidates {
            if matched[one.found_index].is_none() && taken.insert(one.id) {
                matched[one.found_index] = Some(one.id);
            }
        }
        matched
    }

    /// Returns the distance of a found clash from a known one that it may continue.
    fn distance(&self, pair: [usize; 2], known: &Finding, found: &FoundClash) -> Option<f64> {
        let [was, is] = [known.position, found.position].map(Point::from);
        let radii = pair.map(|part| self.new[part].shape.radius());
        let reach = MAX_RELATIVE_DISTANCE * radii[0].min(radii[1]);
        let stays = |&part: &usize| self.predecessors[part].is_some_and(|kept| kept.moved == 0.0);
        let goes_along = |&part: &usize| {
            let before = self.predecessors[part].map(|kept| &self.old[kept.at[0]]);
            before.is_some_and(|before| drift(before, &self.new[part], was, is) <= reach)
        };
        let far = (was - is).norm();
        let is_one = far <= reach
            || (known.exists && (pair.iter().all(stays) || pair.iter().all(goes_along)));
        is_one.then_some(far)
    }
}

/// Returns the distance that a point moved relative to a part.
fn drift(before: &IdentifiedPart, now: &IdentifiedPart, was: Point, is: Point) -> f64 {
    let seen = |part: &IdentifiedPart, place: Point| {
        let offset = place - part.placement().centre;
        part.pose.rotation.inverse_transform_vector(&offset)
    };
    (seen(before, was) - seen(now, is)).norm()
}
