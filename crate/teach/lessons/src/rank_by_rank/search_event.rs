//! Records the search for the first hit, event by event.

use nearpoint_geometry::bounds::spheres::SphereSearchStep;

/// An event of the search, and the number of pairs of spheres that were tested by then.
#[derive(Debug, Clone)]
pub(super) struct SearchEvent {
    pub tests: usize,
    pub kind: SearchEventKind,
}

#[derive(Debug, Clone)]
pub(super) enum SearchEventKind {
    /// The spheres around the parts were tested.
    Roots,
    /// The children of two spheres were marked.
    Marked {
        parents: [u32; 2],
        marked: [Vec<u32>; 2],
    },
    /// All these marks were cleared on the way up from two spheres.
    Cleared { marked: [Vec<u32>; 2] },
    /// Two smallest spheres intersect.
    Hit { spheres: [u32; 2] },
}

impl SearchEventKind {
    /// Returns whether marks are on one side alone, or on none.
    pub fn is_dead_end(&self) -> bool {
        matches!(self, Self::Marked { marked, .. } if marked.iter().any(Vec::is_empty))
    }
}

/// The largest number of events that are shown: the first ones and the last.
const MAX_EVENTS: usize = 12;

/// Returns the events. Dead ends are shown once, not each time.
pub(super) fn search_events(steps: &[SphereSearchStep]) -> Vec<SearchEvent> {
    let mut all = Vec::new();
    let mut marks: [Vec<u32>; 2] = Default::default();
    let mut tests = 0;
    for step in steps {
        let kind = match step {
            SphereSearchStep::Tested { .. } => {
                tests += 1;
                match tests {
                    1 => SearchEventKind::Roots,
                    _ => continue,
                }
            }
            SphereSearchStep::Marked { parents, marked } => {
                for (marks, more) in marks.iter_mut().zip(marked) {
                    marks.extend(more);
                    marks.sort_unstable();
                    marks.dedup();
                }
                SearchEventKind::Marked {
                    parents: *parents,
                    marked: marked.clone(),
                }
            }
            SphereSearchStep::Cleared { .. } => SearchEventKind::Cleared {
                marked: std::mem::take(&mut marks),
            },
            SphereSearchStep::Colliding { spheres } => SearchEventKind::Hit { spheres: *spheres },
            SphereSearchStep::End(_) => continue,
        };
        // A clearing without marks shows nothing.
        let is_empty = |marked: &[Vec<u32>; 2]| marked.iter().all(Vec::is_empty);
        if !matches!(&kind, SearchEventKind::Cleared { marked } if is_empty(marked)) {
            all.push(SearchEvent { tests, kind });
        }
    }
    let leads_on = |moment: &SearchEvent| !moment.kind.is_dead_end();
    let first = all.iter().position(|moment| !leads_on(moment));
    let mut at = 0..;
    all.retain(|moment| {
        let at = at.next();
        leads_on(moment) || at == first
    });
    if all.len() > MAX_EVENTS {
        all.drain(MAX_EVENTS - 1..all.len() - 1);
    }
    all
}
