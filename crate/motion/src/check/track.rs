//! Tracks the results of a pair so far, and the intervals to examine next.
//!
//! Intervals wait in a list, the earliest at its end, and each round takes some from the end. So a short list is
//! searched in breadth, which soon finds how near the pair comes. A long list is searched in depth, so that it does not
//! grow. A round's intervals and method are settled before it begins. So the answer is the same for any thread and any
//! order.

use super::examine::{Contact, Finding, Node, Target, Tools};
use super::report::{Interval, Smallest, Tests};
use super::settings::CheckSettings;
use super::spans::Spans;

/// The number of intervals that a round takes of each pair.
const ROUND: usize = 256;
/// The number of intervals that a round takes if nothing after the first contact matters.
const ROUND_TO_FIRST: usize = 16;

#[derive(Debug)]
pub(super) struct Track {
    /// The open intervals, those later in time first.
    open: Vec<Node>,
    pub spans: Spans,
    /// The earliest contact.
    pub first: Option<Contact>,
    pub smallest: Option<Smallest>,
    /// True if `smallest` is the clearance at its time, not only a distance of two points.
    is_measured: bool,
    /// The intervals in which one is inside the other, once they are known.
    pub inside: Option<Vec<Interval>>,
    /// The settled share of the motion.
    pub settled: f64,
    pub tests: Tests,
}

/// The work of a round for a pair.
#[derive(Debug)]
pub(super) struct Batch {
    pub pair: usize,
    /// The smallest distance that is known.
    pub smallest: Option<Smallest>,
    /// True if `smallest` is measured. If not, it is measured where there are no findings, else narrowed first.
    pub is_measured: bool,
    pub is_narrowed: bool,
    pub findings: Vec<(Node, Option<Finding>)>,
    pub tests: Tests,
    pub tools: Tools,
}

impl Batch {
    /// Returns the clearances that matter. Most of the allowed error is for intervals that are not examined further:
    /// where the clearance hardly changes, those are all. The rest is for the shortest intervals, which are measured
    /// only in their middle.
    pub fn target(&self, settings: &CheckSettings) -> Target {
        let slack = |clearance: f64| settings.tolerance(clearance) / 8.0;
        match (settings.smallest, self.smallest) {
            (false, _) => Target {
                below: 0.0,
                slack: 0.0,
            },
            (true, None) => Target {
                below: settings.horizon,
                slack: slack(0.0),
            },
            (true, Some(Smallest { distance, .. })) => Target {
                below: (distance - 7.0 * slack(distance)).max(0.0),
                slack: slack(distance),
            },
        }
    }

    pub fn is_over(&self) -> bool {
        let is_known = self.is_measured || self.is_narrowed && !self.findings.is_empty();
        is_known && self.findings.iter().all(|(_, finding)| finding.is_some())
    }
}

impl Track {
    pub fn new(from: f64, to: f64) -> Self {
        Self {
            open: vec![Node {
                from,
                to,
                depth: 0,
                knows_contact: false,
            }],
            spans: Spans::default(),
            first: None,
            smallest: None,
            is_measured: true,
            inside: None,
            settled: 0.0,
            tests: Tests::default(),
        }
    }

    /// Returns the work of the next round; `None` if all is known.
    pub fn batch(
        &mut self,
        pair: usize,
        settings: &CheckSettings,
        tools: &mut Tools,
    ) -> Option<Batch> {
        let most = match settings.stop_at_first {
            true => ROUND_TO_FIRST,
            false => ROUND,
        };
        let kept = self.open.len().saturating_sub(most);
        let nodes = self.open.split_off(kept);
        let is_over = nodes.is_empty() && self.is_measured;
        (!is_over).then(|| Batch {
            pair,
            smallest: self.smallest,
            is_measured: self.is_measured,
            is_narrowed: self.is_measured,
            findings: nodes.into_iter().map(|node| (node, None)).collect(),
            tests: Tests::default(),
            tools: std::mem::take(tools),
        })
    }

    /// Stores the results of a round, and returns its caches.
    pub fn learn(&mut self, batch: Batch) -> Tools {
        self.smallest = batch.smallest;
        self.is_measured = batch.is_measured;
        self.tests += batch.tests;
        for (node, finding) in batch.findings {
            let Some(finding) = finding else {
                self.open.push(node);
                continue;
            };
            self.tests += finding.tests;
            if let Some(contact) = finding.contact {
                self.meet(contact);
            }
            if let Some(nearest) = finding.nearest {
                self.come_near(nearest, false);
            }
            match finding.halves {
                Some([first, second]) => self.open.extend([second, first]),
                None => self.settled += node.weight(),
            }
        }
        batch.tools
    }

    /// Stores the intervals in which one is inside the other. There they meet, and nothing is nearer.
    pub fn enclose(&mut self, found: Vec<Contact>, is_smallest_wanted: bool) {
        let interval = |contact: &Contact| Interval {
            from: contact.from,
            to: contact.to,
            certain: true,
        };
        self.inside = Some(found.iter().map(interval).collect());
        for contact in found {
            self.meet(contact);
            if is_smallest_wanted {
                let nearest = Smallest {
                    time: contact.from,
                    distance: 0.0,
                    points: [contact.at; 2],
                };
                self.come_near(nearest, true);
            }
        }
    }

    /// Returns whether one is inside the other at a time.
    pub fn is_inside(&self, time: f64) -> bool {
        let mut inside = self.inside.iter().flatten();
        inside.any(|one| one.from <= time && time <= one.to)
    }

    fn meet(&mut self, contact: Contact) {
        let Contact {
            from, to, certain, ..
        } = contact;
        self.spans.add(Interval { from, to, certain });
        if self.first.is_none_or(|first| from < first.from) {
            self.first = Some(contact);
        }
    }

    /// Keeps the nearest distance; of equal distances the earliest.
    pub fn come_near(&mut self, nearest: Smallest, is_measured: bool) {
        let is_nearer = |old: Smallest| (nearest.distance, nearest.time) < (old.distance, old.time);
        if self.smallest.is_none_or(is_nearer) {
            self.smallest = Some(nearest);
            self.is_measured = is_measured || nearest.distance == 0.0;
        }
    }

    /// Drops intervals after a time, since nothing after it matters.
    pub fn forget_after(&mut self, time: f64) {
        let settled = &mut self.settled;
        self.open.retain(|node| {
            let is_early = node.from <= time;
            *settled += if is_early { 0.0 } else { node.weight() };
            is_early
        });
    }
}
