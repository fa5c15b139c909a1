//! Searches with the original method's marks.

use super::SphereSearchStep;
use super::scratch::PosedSphere;
use super::traversal::SphereTraversal;
use crate::executor::{Executor, Interrupted};
use crate::trace::Trace;

/// The marks of all spheres, A's and B's.
struct Flags([Vec<u32>; 2]);

impl Flags {
    fn has(&self, side: usize, ball: &PosedSphere) -> bool {
        self.0[side].contains(&ball.sphere)
    }

    fn set(&mut self, side: usize, ball: &PosedSphere) {
        if !self.has(side, ball) {
            self.0[side].push(ball.sphere);
        }
    }
}

/// Searches as [`SphereTraversal::search_below`], but on the way out of a pair of parents clears *all* marks (US 5056031,
/// as in its flow chart). The siblings of either parent that are still to be tested are no longer marked, and collisions in
/// them are missed.
pub(super) fn below_root<T: Trace<SphereSearchStep>>(
    descent: &mut SphereTraversal<'_, T>,
    root: &[PosedSphere; 2],
    executor: &impl Executor,
) -> Result<(), Interrupted> {
    below(
        descent,
        root,
        &mut Flags([Vec::new(), Vec::new()]),
        executor,
    )
}

fn below<T: Trace<SphereSearchStep>>(
    descent: &mut SphereTraversal<'_, T>,
    pair: &[PosedSphere; 2],
    flags: &mut Flags,
    executor: &impl Executor,
) -> Result<(), Interrupted> {
    descent.poll(executor)?;
    if descent.is_hit(pair) {
        return Ok(());
    }
    let [of_a, of_b] = descent.mark(pair);
    of_a.clone().for_each(|i| flags.set(0, &descent.marked(i)));
    of_b.clone().for_each(|i| flags.set(1, &descent.marked(i)));
    let are_tested = descent.are_tested(pair);
    let reach = descent.contact_distance_of(&of_a, &of_b);
    for i in of_a {
        let x = descent.marked(i);
        for j in of_b.clone() {
            let y = descent.marked(j);
            let are_marked = flags.has(0, &x) && flags.has(1, &y);
            if are_marked && (are_tested || descent.test(&x, &y, reach)) {
                below(descent, &[x, y], flags, executor)?;
                if descent.is_done() {
                    return Ok(());
                }
            }
        }
    }
    flags.0.iter_mut().for_each(Vec::clear);
    descent.trace.record(|| SphereSearchStep::Cleared {
        parents: pair.map(|ball| ball.sphere),
    });
    Ok(())
}
