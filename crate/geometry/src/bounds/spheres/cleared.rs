//! The search with the source's marks.

use super::Step;
use super::descent::{Ball, Descent};
use crate::trace::Trace;
use crate::work::{Stopped, Work};

/// The marks of all spheres, A's and B's.
struct Flags([Vec<u32>; 2]);

impl Flags {
    fn has(&self, side: usize, ball: &Ball) -> bool {
        self.0[side].contains(&ball.sphere)
    }

    fn set(&mut self, side: usize, ball: &Ball) {
        if !self.has(side, ball) {
            self.0[side].push(ball.sphere);
        }
    }
}

/// As [`Descent::run`], but on the way out of a pair of parents *all* marks are cleared (US 5056031, as its flow chart
/// has it): the siblings of either parent that are still to be tested are no longer found marked, and what is in
/// them is missed.
pub(super) fn run<T: Trace<Step>>(
    descent: &mut Descent<'_, T>,
    limit: usize,
    work: &impl Work,
) -> Result<bool, Stopped> {
    let mut flags = Flags([Vec::new(), Vec::new()]);
    match descent.roots() {
        Some(roots) => below(descent, &roots, &mut flags, limit, work),
        None => Ok(true),
    }
}

/// Whether the search of what is below a pair went to its end.
fn below<T: Trace<Step>>(
    descent: &mut Descent<'_, T>,
    pair: &[Ball; 2],
    flags: &mut Flags,
    limit: usize,
    work: &impl Work,
) -> Result<bool, Stopped> {
    if work.stopped() {
        return Err(Stopped);
    }
    if descent.is_hit(pair) {
        return Ok(descent.scratch.pairs.len() < limit);
    }
    let marked = descent.marked(pair);
    for side in [0, 1] {
        marked[side].iter().for_each(|ball| flags.set(side, ball));
    }
    let are_tested = descent.are_tested(pair);
    for x in &marked[0] {
        for y in &marked[1] {
            let are_marked = flags.has(0, x) && flags.has(1, y);
            if are_marked
                && (are_tested || descent.test(x, y))
                && !below(descent, &[*x, *y], flags, limit, work)?
            {
                return Ok(false);
            }
        }
    }
    flags.0.iter_mut().for_each(Vec::clear);
    descent.trace.record(|| Step::Cleared {
        parents: pair.map(|ball| ball.sphere),
    });
    Ok(true)
}
