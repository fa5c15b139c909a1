//! Reads a topic with its comments. Version 2.1 has comments and viewpoints beside the topic, 3.0 has lists of them in
//! it.

use super::element::{child, child_text, children, guid, text};
use super::folder::Folder;
use super::model::{Comment, Topic, Viewpoint};
use super::viewpoint;
use crate::error::{Result, damaged_file};
use crate::job::Job;
use nearpoint_message::message;
use roxmltree::Node;

/// Reads the topic in this folder of the archive.
pub(super) fn read(job: &mut Job, folder: &mut Folder, path: &str) -> Result<Topic> {
    let markup = format!("{path}/markup.bcf");
    let found = folder.document(job, &markup, |root| of_markup(root, path))?;
    let (mut topic, mut looks) = found.ok_or_else(|| damaged_file(message!("bcf-not", markup)))?;
    if looks.is_empty() {
        // Some programs put viewpoints beside the markup, and do not list them there.
        let unlisted = folder.viewpoints_in(path).into_iter();
        looks.extend(unlisted.map(|file| ViewpointRef {
            guid: String::new(),
            file,
        }));
    }
    for ViewpointRef { guid, file } in looks {
        let file = format!("{path}/{file}");
        let read = folder.document(job, &file, viewpoint::read)?;
        let Some((camera, selected, planes)) = read else {
            job.warn(message!("bcf-not-topic-looked", file, topic = topic.title));
            continue;
        };
        topic.viewpoints.push(Viewpoint {
            guid,
            camera,
            selected,
            planes,
        });
    }
    Ok(topic)
}

/// A viewpoint that a topic refers to.
struct ViewpointRef {
    guid: String,
    file: String,
}

fn of_markup(root: Node, path: &str) -> Result<(Topic, Vec<ViewpointRef>)> {
    let node = child(root, "Topic").ok_or_else(|| damaged_file(message!("bcf-no-topic")))?;
    let listed = |list: &'static str, one: &'static str| {
        child(node, list)
            .into_iter()
            .flat_map(move |list| children(list, one))
    };
    let labels = children(node, "Labels").filter(|label| child(*label, "Label").is_none());
    let word = |name: &str| node.attribute(name).map(str::to_owned);
    let topic = Topic {
        guid: guid(node).unwrap_or_else(|| path.to_ascii_lowercase()),
        title: child_text(node, "Title").unwrap_or_default(),
        kind: word("TopicType"),
        status: word("TopicStatus"),
        priority: child_text(node, "Priority"),
        assignee: child_text(node, "AssignedTo"),
        labels: (labels.chain(listed("Labels", "Label")))
            .map(text)
            .filter(|label| !label.is_empty())
            .collect(),
        description: child_text(node, "Description"),
        created: child_text(node, "CreationDate").unwrap_or_default(),
        author: child_text(node, "CreationAuthor").unwrap_or_default(),
        modified: child_text(node, "ModifiedDate")
            .map(|when| (when, child_text(node, "ModifiedAuthor").unwrap_or_default())),
        comments: children(root, "Comment")
            .chain(listed("Comments", "Comment"))
            .map(comment)
            .collect(),
        viewpoints: Vec::new(),
    };
    let looks = children(root, "Viewpoints").chain(listed("Viewpoints", "ViewPoint"));
    let looks = looks.filter_map(|node| {
        Some(ViewpointRef {
            guid: guid(node).unwrap_or_default(),
            file: child_text(node, "Viewpoint")?,
        })
    });
    Ok((topic, looks.collect()))
}

fn comment(node: Node) -> Comment {
    Comment {
        guid: guid(node).unwrap_or_default(),
        author: child_text(node, "Author").unwrap_or_default(),
        time: child_text(node, "Date").unwrap_or_default(),
        text: child_text(node, "Comment").unwrap_or_default(),
        viewpoint: child(node, "Viewpoint").and_then(guid),
    }
}
