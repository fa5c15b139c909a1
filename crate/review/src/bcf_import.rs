//! Imports a BCF file: its topics change the clashes of the review.

use nearpoint_message::{Message, message};
use std::collections::{HashMap, HashSet};

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::file::Camera;

use crate::action::{Action, MAX_COMMENT_LENGTH};
use crate::clash::{Clash, ClashId};
use crate::clash_review::{Change, Priority, Status};
use crate::error::ReviewError;
use crate::part::PartIdentity;
use crate::report::bcf::{self, Bcf, Component, Topic, component_id, topic_guid};
use crate::report::part as report_part;
use crate::review::{Review, Undo};
use crate::stamp::Stamp;

/// The result of an import of a BCF file: the clashes that its topics matched, their viewpoints, and what was left out.
#[derive(Debug, Default)]
pub struct BcfImport {
    /// The clashes that the topics are about, once each, in the order of the file.
    pub matched: Vec<ClashId>,
    /// The titles of topics that match no clash of this review.
    pub unmatched: Vec<String>,
    /// The viewpoints of the topics.
    pub viewpoints: Vec<(ClashId, Viewpoint)>,
    /// Messages about the parts of imported topics that were left out.
    pub notes: Vec<Message>,
}

/// A viewpoint of a clash, in the scene frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Viewpoint {
    /// The camera: the eye and its target.
    pub camera: Camera,
    /// The clipping planes. A plane (n, d) hides all points p with n·p > d.
    pub sections: Vec<([f64; 3], f64)>,
}

impl Review {
    /// Imports statuses, priorities, assignees and comments of the topics that match clashes of this review. A topic
    /// matches by the guid that this program gives a clash, or by the two parts that it names. `global_ids` has the
    /// GlobalIds of the parts whose names no longer contain them. The import is one step, or none if there is nothing
    /// new. Author and time are those of the file, or of `taker` where those of the file are invalid.
    pub fn import_bcf(
        &mut self,
        bcf: &Bcf,
        (unit, up): (Unit, Up),
        global_ids: &HashMap<PartIdentity, String>,
        importer: &Stamp,
    ) -> Result<(BcfImport, Option<Undo>), ReviewError> {
        importer.check()?;
        let known = ClashIndex::new(self, global_ids);
        let mut imported = BcfImport::default();
        let mut actions = Vec::new();
        let mut taken = HashSet::new();
        for topic in &bcf.topics {
            let found = known.clash_of(topic);
            let Some(clash) = found.and_then(|id| self.clashes().get(&id)) else {
                imported.unmatched.push(topic.title.clone());
                continue;
            };
            if taken.insert(clash.id) {
                imported.matched.push(clash.id);
            }
            let near = Some(clash.finding.position);
            let looks = topic.viewpoints.iter().filter_map(|view| {
                let camera = bcf::scene_camera(view.camera.as_ref()?, unit, up, near)?;
                let cuts = view.planes.iter();
                let sections = cuts
                    .filter_map(|plane| bcf::scene_section(plane, unit, up))
                    .collect();
                Some((clash.id, Viewpoint { camera, sections }))
            });
            imported.viewpoints.extend(looks);
            self.topic_actions(topic, clash, importer, &mut actions, &mut imported.notes);
        }
        let mut first = None;
        for action in actions {
            match self.apply(action) {
                Ok(undo) => first = first.or(Some(undo)),
                Err(error) => {
                    if let Some(undo) = first {
                        self.revert(undo);
                    }
                    return Err(error);
                }
            }
        }
        Ok((imported, first))
    }

    /// Returns the actions that import a topic.
    fn topic_actions(
        &self,
        topic: &Topic,
        clash: &Clash,
        taker: &Stamp,
        actions: &mut Vec<Action>,
        notes: &mut Vec<Message>,
    ) {
        let (by, at) = match &topic.modified {
            Some((at, by)) if !by.is_empty() => (by, at),
            Some((at, _)) => (&topic.author, at),
            None => (&topic.author, &topic.created),
        };
        let stamp = stamp(by, at, taker);
        let mut set = |to: Change| {
            actions.push(Action::Set {
                clashes: vec![clash.id],
                to,
                stamp: stamp.clone(),
            });
        };
        let title = &topic.title;
        let stands = self.current_status(clash).status;
        match topic.status.as_deref().map(|word| (word, status(word))) {
            // A new clash is one that nobody has decided, so there is nothing to set.
            Some((_, Some(Status::New))) => {}
            Some((_, Some(status))) if status != stands => set(Change::Status(status)),
            Some((word, None)) => notes.push(message!("hear-status-none-known", word, title)),
            _ => {}
        }
        match topic.priority.as_deref().map(|word| (word, priority(word))) {
            Some((_, Some(priority))) if clash.review.priority != Some(priority) => {
                set(Change::Priority(Some(priority)));
            }
            Some((word, None)) => notes.push(message!("hear-priority-none-known", word, title)),
            _ => {}
        }
        let assignee = topic.assignee.as_ref().filter(|name| is_name(name));
        if assignee.is_some() && assignee != clash.review.assignee.as_ref() {
            set(Change::Assignee(assignee.cloned()));
        }
        let mut known: HashSet<(String, String)> = (clash.review.comments.iter())
            .map(|comment| (comment.stamp.author.clone(), comment.text.clone()))
            .collect();
        for comment in &topic.comments {
            let text = comment.text.trim();
            if text.is_empty() {
                continue;
            }
            if text.chars().count() > MAX_COMMENT_LENGTH {
                notes.push(message!(
                    "hear-comment-longer-characters",
                    title,
                    longest_comment = MAX_COMMENT_LENGTH
                ));
                continue;
            }
            let stamp = self::stamp(&comment.author, &comment.time, taker);
            if known.insert((stamp.author.clone(), text.to_owned())) {
                actions.push(Action::Comment {
                    clashes: vec![clash.id],
                    text: text.to_owned(),
                    stamp,
                });
            }
        }
    }
}

/// Clashes by two keys, one for each part, in order, with the names of their tests. If several clashes share both keys,
/// existing ones come first, then the order of their tests counts.
#[derive(Default)]
struct Pairs(HashMap<[String; 2], Vec<(ClashId, String)>>);

impl Pairs {
    fn add(&mut self, both: [String; 2], clash: &Clash) {
        let entry = (clash.id, clash.finding.test.clone());
        self.0.entry(sorted(both)).or_default().push(entry);
    }

    /// Returns the clashes of the only pair whose keys are both among `words`; `None` if there are several such pairs.
    fn unique_pair(&self, words: &[&String]) -> Option<&Vec<(ClashId, String)>> {
        if let [a, b] = words {
            return self.0.get(&sorted([(*a).clone(), (*b).clone()]));
        }
        let words: HashSet<&String> = words.iter().copied().collect();
        let are_named = |both: &[String; 2]| both.iter().all(|word| words.contains(word));
        let mut found = self.0.iter().filter(|(both, _)| are_named(both));
        let (_, only) = found.next()?;
        found.next().is_none().then_some(only)
    }
}

/// The clashes of the review by the keys that a topic may use.
#[derive(Default)]
struct ClashIndex {
    by_guid: HashMap<String, ClashId>,
    /// Clashes by the GlobalIds of both parts. GlobalIds are case-sensitive.
    by_global_ids: Pairs,
    /// Clashes by the paths of both parts as viewpoints have them.
    by_paths: Pairs,
    by_names: Pairs,
}

impl ClashIndex {
    fn new(review: &Review, global_ids: &HashMap<PartIdentity, String>) -> Self {
        let mut own = Self::default();
        let mut clashes: Vec<&Clash> = review.clashes().iter().collect();
        clashes.sort_by_key(|clash| !clash.finding.exists);
        for clash in clashes {
            let id = format!("{:016x}", clash.key);
            own.by_guid.insert(topic_guid(&id), clash.id);
            let ends = [&clash.finding.a, &clash.finding.b];
            let parts = ends.map(|part| report_part(part, None));
            let global = |at: usize| global_ids.get(ends[at]).cloned().or(parts[at].guid.clone());
            if let (Some(a), Some(b)) = (global(0), global(1)) {
                own.by_global_ids.add([a, b], clash);
            }
            own.by_paths.add(parts.each_ref().map(component_id), clash);
            own.by_names.add(parts.map(|part| part.name), clash);
        }
        own
    }

    fn clash_of(&self, topic: &Topic) -> Option<ClashId> {
        if let Some(&id) = self.by_guid.get(&topic.guid) {
            return Some(id);
        }
        let views = topic.viewpoints.iter();
        let selected: Vec<&Component> = views.flat_map(|view| &view.selected).collect();
        let global_ids = unique_words(selected.iter().map(|part| part.ifc.as_ref()));
        let ids = unique_words(
            selected
                .iter()
                .map(|part| part.id.as_ref().or(part.ifc.as_ref())),
        );
        let by_parts = (self.by_global_ids.unique_pair(&global_ids))
            .or_else(|| self.by_paths.unique_pair(&ids))
            .or_else(|| self.by_names.unique_pair(&ids));
        let found = by_parts.or_else(|| self.by_names.0.get(&names_in_title(&topic.title)?))?;
        let is_labelled = |(_, test): &&(ClashId, String)| topic.labels.contains(test);
        let found = found.iter().find(is_labelled).or(found.first());
        found.map(|(id, _)| *id)
    }
}

/// Returns the words that exist, each once.
fn unique_words<'a>(words: impl Iterator<Item = Option<&'a String>>) -> Vec<&'a String> {
    let mut words: Vec<&String> = words.flatten().collect();
    words.sort();
    words.dedup();
    words
}

fn sorted<T: Ord>(mut both: [T; 2]) -> [T; 2] {
    both.sort();
    both
}

/// Returns the two names in a title such as `3 gear × pinion`.
fn names_in_title(title: &str) -> Option<[String; 2]> {
    let (a, b) = title.split_once(" × ")?;
    let a = match a.split_once(' ') {
        Some((number, name)) if number.bytes().all(|c| c.is_ascii_digit()) => name,
        _ => a,
    };
    Some(sorted([a.trim().to_owned(), b.trim().to_owned()]))
}

fn is_name(name: &str) -> bool {
    crate::stamp::name(message!("hear-name"), name).is_ok()
}

/// Returns a stamp with the given author and time where they are valid, and otherwise those of `taker`.
fn stamp(by: &str, at: &str, taker: &Stamp) -> Stamp {
    let review = Stamp {
        author: match is_name(by) {
            true => by.to_owned(),
            false => taker.author.clone(),
        },
        time: at.to_owned(),
    };
    match review.check() {
        Ok(()) => review,
        Err(_) => Stamp {
            time: taker.time.clone(),
            ..review
        },
    }
}

/// Normalises a word for comparison: `In Progress` and `in-progress` are equal.
fn normalize(word: &str) -> String {
    let letters = word.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns the status that a program's word for a topic's status means.
fn status(word: &str) -> Option<Status> {
    match &*normalize(word) {
        "new" => Some(Status::New),
        "active" | "open" | "opened" | "reopened" | "assigned" | "inprogress" | "changed" => {
            Some(Status::Active)
        }
        "reviewed" | "inreview" | "review" | "checked" => Some(Status::Reviewed),
        "approved" | "accepted" | "ignored" | "rejected" => Some(Status::Approved),
        "resolved" | "closed" | "done" | "fixed" | "solved" => Some(Status::Resolved),
        _ => None,
    }
}

/// Returns the priority that a program's word for a topic's priority means.
fn priority(word: &str) -> Option<Priority> {
    match &*normalize(word) {
        "low" | "minor" | "onhold" => Some(Priority::Low),
        "normal" | "medium" => Some(Priority::Normal),
        "high" | "major" => Some(Priority::High),
        "critical" | "urgent" | "blocker" => Some(Priority::Critical),
        _ => None,
    }
}
