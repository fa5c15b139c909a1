//! Matches the clashes of a new revision with the known ones.

use std::collections::{HashMap, HashSet};

use nearpoint_geometry::Point;

use crate::clash::{ClashId, Seen};
use crate::find::Found;
use crate::part::{Instance, KnownPart};
use crate::revision::{Kept, Revision};

/// The largest distance between places of the same clash, as a share of the smaller part's mean radius.
const NEAR: f64 = 0.5;

/// The old and new poses of the parts.
pub(crate) struct Places<'a> {
    old: &'a [KnownPart],
    new: &'a [KnownPart],
    /// The predecessor of each new part, if it existed before.
    kept: Vec<Option<&'a Kept>>,
}

/// A possible match of a new clash with a known one.
struct Candidate {
    /// True if the known clash had gone. Existing clashes come first, then nearer ones.
    had_gone: bool,
    far: f64,
    id: ClashId,
    found: usize,
}

impl<'a> Places<'a> {
    pub fn new(old: &'a [KnownPart], new: &'a [KnownPart], revision: &'a Revision) -> Self {
        let mut kept = vec![None; new.len()];
        for part in &revision.kept {
            kept[part.at[1]] = Some(part);
        }
        Self { old, new, kept }
    }

    /// Returns for each found clash the known one that it continues. Two clashes are one if they are of one test and of the
    /// same two parts, in either order, and
    /// - are near each other in the scene, or
    /// - neither part has moved, or
    /// - they are near each other as seen from either part, because both moved together.
    ///
    /// A clash that had gone is only found again at its old place.
    pub fn matched<'b>(
        &self,
        known: impl Iterator<Item = (ClashId, usize, &'b Seen)>,
        found: &[Found],
    ) -> Vec<Option<ClashId>> {
        let parts = self.new.iter().map(|part| &part.instance);
        let number: HashMap<&Instance, usize> = parts.zip(0..).collect();
        let mut alike: HashMap<[usize; 3], Vec<(ClashId, &Seen)>> = HashMap::new();
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
                candidates.extend(self.far(pair, seen, found).map(|far| Candidate {
                    had_gone: !seen.found,
                    far,
                    id,
                    found: at,
                }));
            }
        }
        candidates.sort_by(|p, q| {
            let order = p.had_gone.cmp(&q.had_gone).then(p.far.total_cmp(&q.far));
            order.then((p.id, p.found).cmp(&(q.id, q.found)))
        });
        let (mut matched, mut taken) = (vec![None; found.len()], HashSet::new());
        for one in candidates {
            if matched[one.found].is_none() && taken.insert(one.id) {
                matched[one.found] = Some(one.id);
            }
        }
        matched
    }

    /// Returns the distance of a found clash from a known one that it may continue.
    fn far(&self, pair: [usize; 2], known: &Seen, found: &Found) -> Option<f64> {
        let [was, is] = [known.place, found.place].map(Point::from);
        let radii = pair.map(|part| self.new[part].shape.radius());
        let reach = NEAR * radii[0].min(radii[1]);
        let stays = |&part: &usize| self.kept[part].is_some_and(|kept| kept.moved == 0.0);
        let goes_along = |&part: &usize| {
            let before = self.kept[part].map(|kept| &self.old[kept.at[0]]);
            before.is_some_and(|before| drift(before, &self.new[part], was, is) <= reach)
        };
        let far = (was - is).norm();
        let is_one = far <= reach
            || (known.found && (pair.iter().all(stays) || pair.iter().all(goes_along)));
        is_one.then_some(far)
    }
}

/// Returns the distance that a place moved relative to a part.
fn drift(before: &KnownPart, now: &KnownPart, was: Point, is: Point) -> f64 {
    let seen = |part: &KnownPart, place: Point| {
        let offset = place - part.spot().centre;
        part.pose.rotation.inverse_transform_vector(&offset)
    };
    (seen(before, was) - seen(now, is)).norm()
}
