//! Tracks the results of a pair so far, and the intervals to examine next.
//!
//! Intervals wait in a list, the earliest at its end, and each round takes some from the end. So a short list is
//! searched in breadth, which soon finds how near the pair comes. A long list is searched in depth, so that it does not
//! grow. A round's intervals and method are fixed before it begins. So the result does not depend on threads or their
//! order.

use super::examine::{ExaminationCaches, ExaminationResult, IntervalContact, Node, Target};
use super::interval_set::IntervalSet;
use super::report::{CheckCounts, Interval, MinClearance};
use super::settings::CheckSettings;

/// The number of intervals that a round takes of each pair.
const INTERVALS_PER_ROUND: usize = 256;
/// The number of intervals that a round takes if nothing after the first contact matters.
const INTERVALS_PER_ROUND_TO_FIRST: usize = 16;

#[derive(Debug)]
pub(super) struct PairTimeline {
    /// The open intervals, those later in time first.
    open: Vec<Node>,
    pub intervals: IntervalSet,
    /// The earliest contact.
    pub first_contact: Option<IntervalContact>,
    pub min_clearance: Option<MinClearance>,
    /// True if `min_clearance` is the clearance at its time, not only a distance of two points.
    is_measured: bool,
    /// The intervals in which one body is inside the other, once they are known.
    pub containments: Option<Vec<Interval>>,
    /// The settled fraction of the motion.
    pub settled_fraction: f64,
    pub tests: CheckCounts,
}

/// The intervals of one round for a pair, and their results.
#[derive(Debug)]
pub(super) struct Batch {
    pub pair: usize,
    /// The smallest distance that is known.
    pub min_clearance: Option<MinClearance>,
    /// True if `min_clearance` is measured. If not, it is measured where there are no findings, else narrowed first.
    pub is_measured: bool,
    pub is_narrowed: bool,
    pub findings: Vec<(Node, Option<ExaminationResult>)>,
    pub tests: CheckCounts,
    pub caches: ExaminationCaches,
}

impl Batch {
    /// Returns the limit below which clearances matter, and their allowed error. Most of the allowed error is for
    /// intervals that are not examined further: where the clearance hardly changes, those are all. The rest is for the
    /// shortest intervals, which are measured only at their midpoint.
    pub fn target(&self, settings: &CheckSettings) -> Target {
        let slack = |clearance: f64| settings.tolerance(clearance) / 8.0;
        match (settings.finds_min_clearance, self.min_clearance) {
            (false, _) => Target {
                below: 0.0,
                allowed_error: 0.0,
            },
            (true, None) => Target {
                below: settings.horizon,
                allowed_error: slack(0.0),
            },
            (true, Some(MinClearance { distance, .. })) => Target {
                below: (distance - 7.0 * slack(distance)).max(0.0),
                allowed_error: slack(distance),
            },
        }
    }

    /// Returns whether all intervals of the batch have results, and the smallest clearance is known as far as needed.
    pub fn is_over(&self) -> bool {
        let is_known = self.is_measured || self.is_narrowed && !self.findings.is_empty();
        is_known && self.findings.iter().all(|(_, finding)| finding.is_some())
    }
}

impl PairTimeline {
    /// Creates the timeline of a pair of which nothing is known from the time `from` to the time `to`.
    pub fn new(from: f64, to: f64) -> Self {
        Self {
            open: vec![Node {
                from,
                to,
                depth: 0,
                knows_contact: false,
            }],
            intervals: IntervalSet::default(),
            first_contact: None,
            min_clearance: None,
            is_measured: true,
            containments: None,
            settled_fraction: 0.0,
            tests: CheckCounts::default(),
        }
    }

    /// Returns the batch of the next round; `None` if all is known.
    pub fn batch(
        &mut self,
        pair: usize,
        settings: &CheckSettings,
        caches: &mut ExaminationCaches,
    ) -> Option<Batch> {
        let most = match settings.stop_at_first_contact {
            true => INTERVALS_PER_ROUND_TO_FIRST,
            false => INTERVALS_PER_ROUND,
        };
        let kept = self.open.len().saturating_sub(most);
        let nodes = self.open.split_off(kept);
        let is_over = nodes.is_empty() && self.is_measured;
        (!is_over).then(|| Batch {
            pair,
            min_clearance: self.min_clearance,
            is_measured: self.is_measured,
            is_narrowed: self.is_measured,
            findings: nodes.into_iter().map(|node| (node, None)).collect(),
            tests: CheckCounts::default(),
            caches: std::mem::take(caches),
        })
    }

    /// Stores the results of a round, and returns its caches.
    pub fn apply(&mut self, batch: Batch) -> ExaminationCaches {
        self.min_clearance = batch.min_clearance;
        self.is_measured = batch.is_measured;
        self.tests += batch.tests;
        for (node, finding) in batch.findings {
            let Some(finding) = finding else {
                self.open.push(node);
                continue;
            };
            self.tests += finding.tests;
            if let Some(contact) = finding.contact {
                self.record_contact(contact);
            }
            if let Some(nearest) = finding.nearest {
                self.record_distance(nearest, false);
            }
            match finding.halves {
                Some([first, second]) => self.open.extend([second, first]),
                None => self.settled_fraction += node.weight(),
            }
        }
        batch.caches
    }

    /// Stores the intervals in which one body is inside the other. There they are in contact, and the clearance is 0.
    pub fn record_containment(&mut self, found: Vec<IntervalContact>, is_smallest_wanted: bool) {
        let interval = |contact: &IntervalContact| Interval {
            from: contact.from,
            to: contact.to,
            is_certain: true,
        };
        self.containments = Some(found.iter().map(interval).collect());
        for contact in found {
            self.record_contact(contact);
            if is_smallest_wanted {
                let nearest = MinClearance {
                    time: contact.from,
                    distance: 0.0,
                    points: [contact.point; 2],
                };
                self.record_distance(nearest, true);
            }
        }
    }

    /// Returns whether one body is inside the other at a time.
    pub fn is_inside(&self, time: f64) -> bool {
        let mut inside = self.containments.iter().flatten();
        inside.any(|one| one.from <= time && time <= one.to)
    }

    fn record_contact(&mut self, contact: IntervalContact) {
        let IntervalContact {
            from,
            to,
            is_certain,
            ..
        } = contact;
        self.intervals.add(Interval {
            from,
            to,
            is_certain,
        });
        if self.first_contact.is_none_or(|first| from < first.from) {
            self.first_contact = Some(contact);
        }
    }

    /// Stores a distance if it is smaller than the known one, or equal and earlier.
    pub fn record_distance(&mut self, nearest: MinClearance, is_measured: bool) {
        let is_nearer =
            |old: MinClearance| (nearest.distance, nearest.time) < (old.distance, old.time);
        if self.min_clearance.is_none_or(is_nearer) {
            self.min_clearance = Some(nearest);
            self.is_measured = is_measured || nearest.distance == 0.0;
        }
    }

    /// Drops intervals after a time, since nothing after it matters.
    pub fn drop_after(&mut self, time: f64) {
        let settled = &mut self.settled_fraction;
        self.open.retain(|node| {
            let is_early = node.from <= time;
            *settled += if is_early { 0.0 } else { node.weight() };
            is_early
        });
    }
}
