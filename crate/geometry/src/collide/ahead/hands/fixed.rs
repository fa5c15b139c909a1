//! The static way (section 3.4.2): who takes which pair is settled before.

use super::{Found, Task, each_hand};
use crate::collide::ahead::Pair;
use crate::collide::swept::SweptTriangle;
use crate::work::{Stopped, Work};

pub(super) fn run<R: Send, T, W: Work>(
    task: &Task<'_, T, W>,
    pairs: &[Pair],
    hands: usize,
) -> Result<Found<R>, Stopped>
where
    T: Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync,
{
    each_hand(task.work, 0, hands, &|hand| {
        let mut found = Vec::new();
        for (tested, &pair) in pairs.iter().skip(hand).step_by(hands).enumerate() {
            task.poll(tested)?;
            task.test(pair, &mut found);
        }
        Ok(found)
    })
}
