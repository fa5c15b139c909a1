//! Which of the clashes that are found is which of those that are known.

use std::collections::HashMap;

use nearpoint_geometry::Point;

use crate::clash::{ClashId, Seen};
use crate::find::Found;
use crate::part::{Instance, KnownPart};
use crate::revision::Revision;

/// A clash of the same two parts is the same if it is within this share of the smaller one's mean radius of where it was.
const NEAR: f64 = 0.5;

/// Where parts were, and where they are.
pub(crate) struct Places<'a> {
    pub old: &'a [KnownPart],
    pub new: &'a [KnownPart],
    pub revision: &'a Revision,
}

impl Places<'_> {
    /// For each clash that is found the known one that it is. Two clashes are one if they are of one test and of the
    /// same two parts, in either order, and
    /// - are near each other in the scene, or
    /// - neither part has moved, or
    /// - they are near each other as seen from either part, because both moved together.
    ///
    /// What had gone is only found again where it was.
    pub fn matched<'a>(
        &self,
        known: impl Iterator<Item = (ClashId, usize, &'a Seen)>,
        found: &[Found],
    ) -> Vec<Option<ClashId>> {
        let number: HashMap<&Instance, usize> = self
            .new
            .iter()
            .map(|part| &part.instance)
            .zip(0..)
            .collect();
        let mut kept = vec![None; self.new.len()];
        for part in &self.revision.kept {
            kept[part.at[1]] = Some(part);
        }
        let mut alike: HashMap<[usize; 3], Vec<(ClashId, &Seen)>> = HashMap::new();
        for (id, test, seen) in known {
            if let (Some(&a), Some(&b)) = (number.get(&seen.a), number.get(&seen.b)) {
                alike
                    .entry([test, a.min(b), a.max(b)])
                    .or_default()
                    .push((id, seen));
            }
        }
        let mut candidates = Vec::new();
        for (at, found) in found.iter().enumerate() {
            let parts = [found.a.min(found.b), found.a.max(found.b)];
            let [a, b] = parts;
            let Some(known) = alike.get(&[found.test, a, b]) else {
                continue;
            };
            let before = parts.map(|part| kept[part].map(|kept| &self.old[kept.at[0]]));
            let stay = parts
                .iter()
                .all(|&part| kept[part].is_some_and(|kept| kept.moved == 0.0));
            for (id, seen) in known {
                let [was, is] = [seen.place, found.place].map(Point::from);
                let reach = NEAR
                    * parts
                        .map(|part| self.new[part].shape.radius())
                        .into_iter()
                        .fold(f64::INFINITY, f64::min);
                let go_along = || {
                    parts.iter().zip(before).all(|(&part, before)| {
                        before
                            .is_some_and(|before| drift(before, &self.new[part], was, is) <= reach)
                    })
                };
                let far = (was - is).norm();
                if far <= reach || (seen.found && (stay || go_along())) {
                    candidates.push((!seen.found, far, *id, at));
                }
            }
        }
        candidates.sort_by(|p, q| {
            p.0.cmp(&q.0)
                .then(p.1.total_cmp(&q.1))
                .then((p.2, p.3).cmp(&(q.2, q.3)))
        });
        let mut matched = vec![None; found.len()];
        let mut taken = std::collections::HashSet::new();
        for (_, _, id, at) in candidates {
            if matched[at].is_none() && taken.insert(id) {
                matched[at] = Some(id);
            }
        }
        matched
    }
}

/// How far a place went as seen from a part.
fn drift(before: &KnownPart, now: &KnownPart, was: Point, is: Point) -> f64 {
    let seen = |part: &KnownPart, place: Point| {
        let offset = place - part.spot().centre;
        part.pose.rotation.inverse_transform_vector(&offset)
    };
    (seen(before, was) - seen(now, is)).norm()
}
