//! What is known of a pair so far, and what is to be looked at next.
//!
//! Intervals wait in a list, the earliest at its end, and are looked at in rounds: as many as a round takes are taken
//! from the end. So a short list is gone through in breadth, which soon finds how near the pair comes, and a long one
//! in depth, so that it does not grow. What a round examines, and how, is settled before it begins: whoever does the
//! work, and in whatever order, the answer is the same.

use super::examine::{Contact, Finding, Node, Target, Tools};
use super::report::{Interval, Smallest, Tests};
use super::settings::CheckSettings;
use super::spans::Spans;

/// Intervals that a round takes of each pair.
const ROUND: usize = 256;
/// The same if nothing after the first contact matters.
const ROUND_TO_FIRST: usize = 16;

#[derive(Debug)]
pub(super) struct Track {
    /// Those later in time first.
    open: Vec<Node>,
    pub spans: Spans,
    /// The earliest contact.
    pub first: Option<Contact>,
    pub smallest: Option<Smallest>,
    /// Whether that is the clearance at its time, not only points that are so near.
    is_measured: bool,
    /// When one is inside the other, once that is known.
    pub inside: Option<Vec<Interval>>,
    /// How much of the motion is settled.
    pub settled: f64,
    pub tests: Tests,
}

/// What a round examines of a pair.
#[derive(Debug)]
pub(super) struct Batch {
    pub pair: usize,
    /// The smallest distance that is known.
    pub smallest: Option<Smallest>,
    /// If not, it is to be measured if there is nothing to be looked at, else narrowed before it is examined.
    pub is_measured: bool,
    pub is_narrowed: bool,
    pub findings: Vec<(Node, Option<Finding>)>,
    pub tests: Tests,
    pub tools: Tools,
}

impl Batch {
    /// The most of what a clearance may be off by is for intervals that are not looked into: where the clearance hardly
    /// changes those are all there are. The rest is for the shortest, which are measured in their middle only.
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

    /// What the next round examines; none if all is known.
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

    /// Takes in what a round showed, and gives back its tools.
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

    /// Takes in when one is inside the other. Then they meet, and nothing is nearer.
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

    /// Whether one is inside the other at a time.
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

    /// The nearest counts, and of those as near the earliest.
    pub fn come_near(&mut self, nearest: Smallest, is_measured: bool) {
        let is_nearer = |old: Smallest| (nearest.distance, nearest.time) < (old.distance, old.time);
        if self.smallest.is_none_or(is_nearer) {
            self.smallest = Some(nearest);
            self.is_measured = is_measured || nearest.distance == 0.0;
        }
    }

    /// Nothing after that time matters.
    pub fn forget_after(&mut self, time: f64) {
        let settled = &mut self.settled;
        self.open.retain(|node| {
            let is_early = node.from <= time;
            *settled += if is_early { 0.0 } else { node.weight() };
            is_early
        });
    }
}
