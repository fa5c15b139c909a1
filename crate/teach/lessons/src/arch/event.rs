//! Converts the events of hulls to the events of the story.

use nearpoint_published::merge::{self, ReleaseReason};

use super::scene::name;
use crate::story::Event;
use crate::values::Value;

pub(super) fn rule_name(rule: ReleaseReason) -> &'static str {
    match rule {
        ReleaseReason::VirtualAgainstReal => "virtual-against-real",
        ReleaseReason::VirtualAgainstVirtual => "virtual-against-virtual",
        ReleaseReason::Overlap => "overlap",
    }
}

/// Converts an event to one that the page lists.
pub(super) fn to_event(event: &merge::Event, step: usize) -> Event {
    let (key, group) = match event {
        merge::Event::Released { group, .. } => ("arch.released", group),
        merge::Event::Recovered { group } => ("arch.recovered", group),
        merge::Event::Lost { group } => ("arch.lost", group),
        merge::Event::Remerged { group } => ("arch.remerged", group),
    };
    let mut args = vec![("hull", Value::text(name(*group)))];
    if let merge::Event::Released { reason, .. } = event {
        args.push(("rule", Value::text(rule_name(*reason))));
    }
    Event {
        name: key,
        args,
        step,
    }
}
