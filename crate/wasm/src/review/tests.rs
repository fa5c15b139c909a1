//! The tests of a scene: what the page changes of them, and which parts are in a set. Tests and sets come as JSON, as
//! `tests.schema.json` has them.

use nearpoint_message::message;
use nearpoint_review::{Action, By, Instance, Pick, Test, TestsFile};
use nearpoint_scene::PartId;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use super::told::Clashes;
use super::{Decisions, asks_near};
use crate::convert::refuse;
use crate::session::Session;

/// What is done to the list of tests, in one step.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
enum TestChange {
    Add(Box<Test>),
    Change {
        name: String,
        to: Box<Test>,
    },
    Remove(String),
    /// Those of a file's text instead.
    Take(String),
}

/// Goes together, as near as is usual.
const NEARNESS: &str = "\"nearness\"";

#[wasm_bindgen]
impl Decisions {
    /// Changes the list of tests, and asks them; or says why not, and all stays.
    #[wasm_bindgen(js_name = changeTests)]
    pub fn change_tests(
        &mut self,
        session: &Session,
        change: &str,
    ) -> Result<Ts<Clashes>, JsValue> {
        let action = match read(change, "the test")? {
            TestChange::Add(test) => Action::AddTest(test),
            TestChange::Change { name, to } => Action::ChangeTest { name, to },
            TestChange::Remove(name) => Action::RemoveTest(name),
            TestChange::Take(text) => {
                Action::SetTests(TestsFile::from_json(&text).map_err(refuse)?.tests)
            }
        };
        let asked_near = asks_near(&self.review);
        let undo = self.review.apply(action).map_err(refuse)?;
        self.has_no_limit |= asked_near && !asks_near(&self.review);
        let scene = session.scene();
        self.did(scene, undo);
        self.told(scene)
    }

    /// The tests alone, as a file.
    #[wasm_bindgen(js_name = testsFile)]
    pub fn tests_file(&self) -> String {
        TestsFile::new(self.review.tests().to_vec()).to_json()
    }

    /// The parts in a set.
    #[wasm_bindgen(js_name = partsIn)]
    pub fn parts_in(&self, session: &Session, set: &str) -> Result<Vec<u32>, JsValue> {
        let set: Pick = read(set, "the set")?;
        let ids: Vec<PartId> = (session.scene().parts().iter())
            .map(|part| part.id)
            .collect();
        let inside = self.review.parts_in(&set).into_iter();
        Ok(inside.filter_map(|at| ids.get(at).map(|id| id.0)).collect())
    }

    /// Just these parts, as a set.
    #[wasm_bindgen(js_name = setOf)]
    pub fn set_of(&self, session: &Session, parts: Vec<u32>) -> Result<String, JsValue> {
        let known = self.review.parts();
        let instance = |id: u32| -> Option<Instance> {
            let at = session.scene().parts().position(&PartId(id))?;
            known.get(at).map(|part| part.instance.clone())
        };
        let set = Pick::Parts(parts.into_iter().filter_map(instance).collect());
        serde_json::to_string(&set).map_err(refuse)
    }

    /// Clashes are told together from now on by this; none: each for itself.
    #[wasm_bindgen(js_name = groupBy)]
    pub fn group_by(
        &mut self,
        session: &Session,
        by: Option<String>,
    ) -> Result<Ts<Clashes>, JsValue> {
        self.by = match by.as_deref() {
            None => None,
            Some(NEARNESS) => Some(By::Nearness(self.review.usual_nearness())),
            Some(by) => Some(read(by, "what goes together")?),
        };
        self.told(session.scene())
    }
}

fn read<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, JsValue> {
    serde_json::from_str(text).map_err(|error| {
        refuse(message!(
            "could-not-understand",
            what,
            error = error.to_string()
        ))
    })
}
