//! Converts what happened to hulls to the events of the story.

use nearpoint_published::merge::{self, Rule};

use super::scene::name;
use crate::story::Event;
use crate::values::Value;

pub(super) fn rule_name(rule: Rule) -> &'static str {
    match rule {
        Rule::VirtualAgainstReal => "virtual-against-real",
        Rule::VirtualAgainstVirtual => "virtual-against-virtual",
        Rule::Overlap => "overlap",
    }
}

/// Converts an event to one that the page lists.
pub(super) fn told(event: &merge::Event, step: usize) -> Event {
    let (key, group) = match event {
        merge::Event::Released { group, .. } => ("arch.released", group),
        merge::Event::Recovered { group } => ("arch.recovered", group),
        merge::Event::Lost { group } => ("arch.lost", group),
        merge::Event::Remerged { group } => ("arch.remerged", group),
    };
    let mut with = vec![("hull", Value::word(name(*group)))];
    if let merge::Event::Released { rule, .. } = event {
        with.push(("rule", Value::word(rule_name(*rule))));
    }
    Event {
        name: key,
        with,
        step,
    }
}
