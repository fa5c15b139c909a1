//! Records the search for the first hit, moment by moment.

use nearpoint_geometry::bounds::spheres::Step;

/// An event of the search, and the number of pairs of spheres that were tested by then.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    pub tests: usize,
    pub what: What,
}

#[derive(Debug, Clone)]
pub(super) enum What {
    /// The spheres around the parts were tested.
    Roots,
    /// The children of two spheres were marked.
    Marked {
        parents: [u32; 2],
        marked: [Vec<u32>; 2],
    },
    /// All these marks were cleared on the way up from two spheres.
    Cleared { marked: [Vec<u32>; 2] },
    /// Two smallest spheres meet.
    Hit { spheres: [u32; 2] },
}

impl What {
    /// Returns whether marks are on one side alone, or on none.
    pub fn is_dead_end(&self) -> bool {
        matches!(self, Self::Marked { marked, .. } if marked.iter().any(Vec::is_empty))
    }
}

/// The largest number of moments that are shown: the first ones and the last.
const MOST: usize = 12;

/// Returns the moments. Dead ends are shown once, not each time.
pub(super) fn moments(steps: &[Step]) -> Vec<Moment> {
    let mut all = Vec::new();
    let mut marks: [Vec<u32>; 2] = Default::default();
    let mut tests = 0;
    for step in steps {
        let what = match step {
            Step::Tested { .. } => {
                tests += 1;
                match tests {
                    1 => What::Roots,
                    _ => continue,
                }
            }
            Step::Marked { parents, marked } => {
                for (marks, more) in marks.iter_mut().zip(marked) {
                    marks.extend(more);
                    marks.sort_unstable();
                    marks.dedup();
                }
                What::Marked {
                    parents: *parents,
                    marked: marked.clone(),
                }
            }
            Step::Cleared { .. } => What::Cleared {
                marked: std::mem::take(&mut marks),
            },
            Step::Colliding { spheres } => What::Hit { spheres: *spheres },
            Step::End(_) => continue,
        };
        // A clearing without marks shows nothing.
        let is_empty = |marked: &[Vec<u32>; 2]| marked.iter().all(Vec::is_empty);
        if !matches!(&what, What::Cleared { marked } if is_empty(marked)) {
            all.push(Moment { tests, what });
        }
    }
    let leads_on = |moment: &Moment| !moment.what.is_dead_end();
    let first = all.iter().position(|moment| !leads_on(moment));
    let mut at = 0..;
    all.retain(|moment| {
        let at = at.next();
        leads_on(moment) || at == first
    });
    if all.len() > MOST {
        all.drain(MOST - 1..all.len() - 1);
    }
    all
}
