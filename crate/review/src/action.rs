//! Defines the actions that people take on clashes and tests, and applies them.

use nearpoint_message::message;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::clash::{Clash, ClashId};
use crate::clash_review::{Change, Comment, DecisionBasis, HistoryEntry, Status};
use crate::error::ReviewError;
use crate::find::FoundClash;
use crate::part::PartIdentity;
use crate::stamp::{self, Stamp};
use crate::state::State;
use crate::test::{Test, check_all};
use crate::update::{Keys, add};

/// The longest comment in characters; longer ones belong in documents.
pub(crate) const MAX_COMMENT_LENGTH: usize = 10_000;

/// One change of a review by a user, such as a decision or a comment. It is applied completely, or refused with a
/// message and not applied at all.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Action {
    /// Sets the status, the assignee, the priority or the group of clashes.
    Set {
        clashes: Vec<ClashId>,
        to: Change,
        stamp: Stamp,
    },
    /// Adds the same comment to each of these clashes.
    Comment {
        clashes: Vec<ClashId>,
        text: String,
        stamp: Stamp,
    },
    /// Turns pairs that a test cannot decide into active clashes of it, by a person's decision.
    #[serde(rename = "raise")]
    MarkAsClash {
        test: String,
        pairs: Vec<[PartIdentity; 2]>,
        stamp: Stamp,
    },
    AddTest(Box<Test>),
    /// Changes a test. Its clashes that are still found stay, under the new name.
    ChangeTest {
        name: String,
        to: Box<Test>,
    },
    /// Removes a test and its clashes.
    RemoveTest(String),
    /// Replaces all tests, for instance by those of a file. Clashes of tests that are not among them stay as they are.
    SetTests(Vec<Test>),
    /// Removes the absent clashes that nobody has commented on or decided.
    #[serde(rename = "tidy")]
    RemoveResolved,
}

impl Action {
    pub(crate) fn apply(self, state: &mut State) -> Result<(), ReviewError> {
        match self {
            Action::Set { clashes, to, stamp } => set(state, &clashes, &to, &stamp),
            Action::Comment {
                clashes,
                text,
                stamp,
            } => comment(state, &clashes, Comment { stamp, text }),
            Action::MarkAsClash { test, pairs, stamp } => {
                mark_as_clash(state, &test, &pairs, &stamp)
            }
            Action::AddTest(test) => {
                check_name_is_free(state, &test.name)?;
                test.check()?;
                Arc::make_mut(&mut state.tests).push(*test);
                Ok(())
            }
            Action::ChangeTest { name, to } => change_test(state, &name, *to),
            Action::RemoveTest(name) => {
                let at = find_test(state, &name)?;
                Arc::make_mut(&mut state.tests).remove(at);
                state.clashes.retain(|clash| clash.finding.test != name);
                Ok(())
            }
            Action::SetTests(tests) => {
                check_all(&tests)?;
                if *state.tests != tests {
                    state.tests = Arc::new(tests);
                }
                Ok(())
            }
            Action::RemoveResolved => {
                let is_kept = |clash: &Clash| clash.finding.exists || !clash.review.is_empty();
                state.clashes.retain(is_kept);
                Ok(())
            }
        }
    }
}

fn set(
    state: &mut State,
    clashes: &[ClashId],
    to: &Change,
    stamp: &Stamp,
) -> Result<(), ReviewError> {
    stamp.check()?;
    match to {
        Change::Assignee(Some(name)) => stamp::name(message!("action-who-see"), name)?,
        Change::Group(Some(name)) => stamp::name(message!("action-group"), name)?,
        _ => {}
    }
    let revision = state.revision;
    update_each(state, clashes, |clash| {
        let review = Arc::make_mut(&mut clash.review);
        match to.clone() {
            Change::Status(status) => {
                let measure = clash.finding.measure;
                review.status = Some(status);
                review.basis = Some(DecisionBasis { revision, measure });
            }
            Change::Assignee(name) => review.assignee = name,
            Change::Priority(priority) => review.priority = priority,
            Change::Group(name) => review.group = name,
        }
        review.history.push(HistoryEntry {
            stamp: stamp.clone(),
            change: to.clone(),
        });
    })
}

fn comment(state: &mut State, clashes: &[ClashId], comment: Comment) -> Result<(), ReviewError> {
    comment.stamp.check()?;
    let text = &comment.text;
    if text.trim().is_empty() || text.chars().count() > MAX_COMMENT_LENGTH {
        return Err(message!("review-comment-1-characters", most = MAX_COMMENT_LENGTH).into());
    }
    update_each(state, clashes, |clash| {
        let review = Arc::make_mut(&mut clash.review);
        review.comments.push(comment.clone());
    })
}

fn mark_as_clash(
    state: &mut State,
    test: &str,
    pairs: &[[PartIdentity; 2]],
    stamp: &Stamp,
) -> Result<(), ReviewError> {
    let number = find_test(state, test)?;
    let (parts, open) = (state.parts.clone(), state.undecided.clone());
    let mut keys = Keys::new(state);
    let mut raised = Vec::new();
    for [a, b] in pairs {
        let is_theirs = |pair: &&FoundClash| {
            let ends = [pair.a, pair.b].map(|at| &parts[at].instance);
            pair.test == number && (ends == [a, b] || ends == [b, a])
        };
        let found = open.iter().find(is_theirs);
        let found = found.ok_or_else(|| {
            let (a, b) = (a.name(), b.name());
            message!("review-test-not-undecided", a, b, test)
        })?;
        let seen = found.finding(state, &parts);
        let is_it = |clash: &&Clash| {
            let known = &clash.finding;
            known.exists && known.test == seen.test && (&known.a, &known.b) == (&seen.a, &seen.b)
        };
        let known = state.clashes.iter().find(is_it).map(|clash| clash.id);
        raised.push(known.unwrap_or_else(|| add(state, seen, &mut keys)));
    }
    set(state, &raised, &Change::Status(Status::Active), stamp)
}

/// Applies a change to each of these clashes once.
fn update_each(
    state: &mut State,
    clashes: &[ClashId],
    mut change: impl FnMut(&mut Clash),
) -> Result<(), ReviewError> {
    let mut clashes = clashes.to_vec();
    clashes.sort_unstable();
    clashes.dedup();
    for id in clashes {
        let clash = state.clashes.get_mut(&id);
        change(clash.ok_or_else(|| message!("review-no-clash-number", value = id.0))?);
    }
    Ok(())
}

fn change_test(state: &mut State, name: &str, to: Test) -> Result<(), ReviewError> {
    let at = find_test(state, name)?;
    to.check()?;
    if to.name != name {
        check_name_is_free(state, &to.name)?;
        let ids = state
            .clashes
            .iter()
            .filter(|clash| clash.finding.test == name);
        let ids: Vec<ClashId> = ids.map(|clash| clash.id).collect();
        update_each(state, &ids, |clash| {
            Arc::make_mut(&mut clash.finding).test.clone_from(&to.name);
        })?;
    }
    Arc::make_mut(&mut state.tests)[at] = to;
    Ok(())
}

fn find_test(state: &State, name: &str) -> Result<usize, ReviewError> {
    let at = state.tests.iter().position(|test| test.name == name);
    at.ok_or_else(|| message!("review-no-test-choose", value = name).into())
}

fn check_name_is_free(state: &State, name: &str) -> Result<(), ReviewError> {
    match find_test(state, name) {
        Ok(_) => Err(message!("review-test-already-give", value = name).into()),
        Err(_) => Ok(()),
    }
}
