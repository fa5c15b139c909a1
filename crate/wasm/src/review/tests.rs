//! Offers the tests of a scene: how the page changes them, and which parts are in a set. Tests and sets come as JSON, as
//! `tests.schema.json` defines them.

use nearpoint_message::message;
use nearpoint_review::{Action, GroupBy, PartIdentity, PartSet, Test, TestsFile};
use nearpoint_scene::PartId;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::decisions::{has_limit_test, ids};
use super::rows::Clashes;
use crate::convert::js_error;
use crate::session::Session;

/// A change of the list of tests, in one step.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
enum TestChange {
    Add(Box<Test>),
    Change {
        name: String,
        to: Box<Test>,
    },
    Remove(String),
    /// Replaces the tests by those of a file's text.
    Take(String),
}

/// The JSON of grouping by nearness, at the usual distance.
const NEARNESS: &str = "\"nearness\"";

#[wasm_bindgen]
impl Session {
    /// Changes the list of tests and runs them; on an error nothing changes.
    #[wasm_bindgen(js_name = reviewTests)]
    pub fn review_tests(&mut self, change: &str) -> Result<Ts<Clashes>, JsValue> {
        let action = match read(change, "the test")? {
            TestChange::Add(test) => Action::AddTest(test),
            TestChange::Change { name, to } => Action::ChangeTest { name, to },
            TestChange::Remove(name) => Action::RemoveTest(name),
            TestChange::Take(text) => {
                Action::SetTests(TestsFile::from_json(&text).map_err(js_error)?.tests)
            }
        };
        let (review, viewer) = self.review();
        let asked_near = has_limit_test(&review.review);
        let clashes = review.apply_as_step(viewer.scene(), action)?;
        review.has_no_limit |= asked_near && !has_limit_test(&review.review);
        Ok(clashes)
    }

    /// Returns the tests alone, as a file.
    #[wasm_bindgen(js_name = reviewTestsFile)]
    pub fn review_tests_file(&mut self) -> String {
        let (review, _) = self.review();
        TestsFile::new(review.review.tests().to_vec()).to_json()
    }

    /// Returns the parts in a set.
    #[wasm_bindgen(js_name = reviewPartsIn)]
    pub fn review_parts_in(&mut self, set: &str) -> Result<Vec<u32>, JsValue> {
        let set: PartSet = read(set, "the set")?;
        let (review, viewer) = self.review();
        let ids = ids(viewer.scene());
        let inside = review.review.parts_in(&set).into_iter();
        Ok(inside.filter_map(|at| ids.get(at).map(|id| id.0)).collect())
    }

    /// Returns a set of just these parts.
    #[wasm_bindgen(js_name = reviewSetOf)]
    pub fn review_set_of(&mut self, parts: Vec<u32>) -> Result<String, JsValue> {
        let (review, viewer) = self.review();
        let known = review.review.parts();
        let instance = |id: u32| -> Option<PartIdentity> {
            let at = viewer.scene().parts().position(&PartId(id))?;
            known.get(at).map(|part| part.instance.clone())
        };
        let set = PartSet::Parts(parts.into_iter().filter_map(instance).collect());
        serde_json::to_string(&set).map_err(js_error)
    }

    /// Groups clashes from now on by this rule, as JSON; none ungroups them.
    #[wasm_bindgen(js_name = reviewGroup)]
    pub fn review_group(&mut self, by: Option<String>) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        review.group_by = match by.as_deref() {
            None => None,
            Some(NEARNESS) => Some(GroupBy::Distance(review.review.default_group_distance())),
            Some(by) => Some(read(by, "what goes together")?),
        };
        review.to_js(viewer.scene())
    }
}

fn read<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, JsValue> {
    serde_json::from_str(text).map_err(|error| {
        js_error(message!(
            "could-not-understand",
            what,
            error = error.to_string()
        ))
    })
}
