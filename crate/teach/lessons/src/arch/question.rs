//! Asks for a prediction before the next cycle, and takes the answer from that cycle's events.

use nearpoint_published::merge::Event;

use super::run::Record;
use super::scene::{GROUPS, name};
use crate::figure::Caption;
use crate::story::Question;

/// Returns a question if something happens in the next cycle or in the one after it; in the latter case "nothing" is the
/// answer.
pub(super) fn before(records: &[Record], step: usize) -> Option<Question> {
    let next = records.get(step + 1)?;
    let soon = [Some(next), records.get(step + 2)];
    let kinds = [
        ("arch.releases", released as EventFilter),
        ("arch.returns", merged_again),
    ];
    soon.into_iter().flatten().find_map(|record| {
        let kind = |(_, of): &(&str, EventFilter)| !groups(record, *of).is_empty();
        let (question, of) = kinds.into_iter().find(kind)?;
        Some(which(question, &groups(next, of)))
    })
}

/// A function that returns the group of an event, if the event is of some kind.
type EventFilter = fn(&Event) -> Option<u32>;

fn released(event: &Event) -> Option<u32> {
    match event {
        Event::Released { group, .. } => Some(*group),
        _ => None,
    }
}

/// Returns the group that an event merges again: its old hull is clear again, or it has a new one.
fn merged_again(event: &Event) -> Option<u32> {
    match event {
        Event::Recovered { group } | Event::Remerged { group } => Some(*group),
        _ => None,
    }
}

fn groups(record: &Record, of: EventFilter) -> Vec<u32> {
    let mut groups: Vec<u32> = record.cycle.events.iter().filter_map(of).collect();
    groups.sort_unstable();
    groups.dedup();
    groups
}

fn which(question: &'static str, groups: &[u32]) -> Question {
    let names = GROUPS.iter().map(|&group| name(group));
    let all = names.chain(["none", "several"]);
    let answer = match groups {
        [] => GROUPS.len(),
        [one] => GROUPS.iter().position(|group| group == one).unwrap_or(0),
        _ => GROUPS.len() + 1,
    };
    Question::among(question, all.map(Caption::Key), answer)
}
