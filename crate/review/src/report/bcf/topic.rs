//! Writes a clash as a topic: its description, its status and its comments. The schema fixes the order of all elements.

use super::guid::{comment_guids, topic_guid};
use super::viewpoint::{FILE, SNAPSHOT, View};
use crate::report::markup::Markup;
use crate::report::model::PROGRAM;
use crate::report::{Clash, Comment, Report};
use crate::stamp::is_date_time;

/// The type of every topic.
pub(super) const TOPIC_TYPE: &str = "Clash";

pub(super) fn markup(report: &Report, clash: &Clash, index: usize, view: &View) -> Vec<u8> {
    let mut document = Markup::xml();
    document.element("Markup", &[], |markup| {
        header(markup, report);
        topic(markup, report, clash, index);
        for (comment, guid) in clash.comments.iter().zip(comment_guids(clash)) {
            write_comment(markup, report, comment, &guid);
        }
        markup.element("Viewpoints", &[("Guid", &view.guid)], |look| {
            look.leaf("Viewpoint", &[], FILE);
            if view.picture.is_some() {
                look.leaf("Snapshot", &[], SNAPSHOT);
            }
        });
    });
    document.bytes()
}

/// Writes the files that the assembly was read from. They are not part of the archive.
fn header(markup: &mut Markup, report: &Report) {
    if report.files.is_empty() {
        return;
    }
    markup.element("Header", &[], |header| {
        for name in &report.files {
            header.element("File", &[("isExternal", "true")], |file| {
                file.leaf("Filename", &[], name);
            });
        }
    });
}

fn topic(markup: &mut Markup, report: &Report, clash: &Clash, index: usize) {
    let guid = topic_guid(&clash.id);
    let attributes = [
        ("Guid", &*guid),
        ("TopicType", TOPIC_TYPE),
        ("TopicStatus", clash.status.as_str()),
    ];
    let author = report.created.author.as_deref().unwrap_or(PROGRAM);
    markup.element("Topic", &attributes, |topic| {
        topic.leaf("Title", &[], &clash.title());
        if let Some(priority) = &clash.priority {
            topic.leaf("Priority", &[], priority);
        }
        topic.leaf("Index", &[], &index.to_string());
        for label in [Some(&clash.test), clash.group.as_ref()]
            .into_iter()
            .flatten()
        {
            topic.leaf("Labels", &[], label);
        }
        topic.leaf("CreationDate", &[], &report.created.time);
        topic.leaf("CreationAuthor", &[], author);
        if let Some(assignee) = &clash.assignee {
            topic.leaf("AssignedTo", &[], assignee);
        }
        topic.leaf(
            "Description",
            &[],
            &clash.description(report.unit, report.language),
        );
    });
}

/// Writes a comment. If the format does not allow its time, it gets the report's, and its own goes into its text.
fn write_comment(markup: &mut Markup, report: &Report, comment: &Comment, guid: &str) {
    let Comment { author, time, text } = comment;
    let (when, text) = match is_date_time(time) {
        true => (time, text.clone()),
        false => (&report.created.time, format!("{text} ({time})")),
    };
    markup.element("Comment", &[("Guid", guid)], |comment| {
        comment.leaf("Date", &[], when);
        comment.leaf("Author", &[], author);
        comment.leaf("Comment", &[], &text);
    });
}
