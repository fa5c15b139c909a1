//! Offers the review of a scene's clashes. A visitor who decides nothing does not load this code.

mod bcf_import;
mod decide;
pub(crate) mod decisions;
mod report;
mod revise;
mod revisions;
pub(crate) mod rows;
mod tests;

use nearpoint_review::Action;
use nearpoint_view::viewer::Viewer;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::convert::{from_js, js_error};
use crate::session::Session;
use decide::DecisionRequest;
use decisions::Decisions;
use rows::Clashes;

#[wasm_bindgen]
impl Session {
    /// Updates the review from the scene's results, which should be final, and returns the clashes and their states.
    #[wasm_bindgen(js_name = reviewLook)]
    pub fn review_look(&mut self) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        review.update(viewer)?;
        review.to_js(viewer.scene())
    }

    /// Applies a reviewer's decision in one step: all of it, or nothing with an error.
    #[wasm_bindgen(js_name = reviewAct)]
    pub fn review_act(&mut self, decision: Ts<DecisionRequest>) -> Result<Ts<Clashes>, JsValue> {
        let decision = from_js(decision, "the decision")?;
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        if let Some(undo) = review.decide(scene, decision).map_err(js_error)? {
            review.record_step(scene, undo);
        }
        review.to_js(scene)
    }

    /// Returns the whole review in the format of `decisions.schema.json`.
    #[wasm_bindgen(js_name = reviewFile)]
    pub fn review_file(&mut self) -> String {
        self.review().0.review.to_json()
    }

    /// Replaces the review by a file of decisions about the scene, or about an earlier revision of it.
    #[wasm_bindgen(js_name = reviewRead)]
    pub fn review_read(&mut self, text: &str) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let opened = review.read_review(scene, text)?;
        review.begin_with(opened);
        review.to_js(scene)
    }

    /// Removes the absent clashes without decisions and comments from the list; one undo entry.
    #[wasm_bindgen(js_name = reviewTidy)]
    pub fn review_tidy(&mut self) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        review.apply_as_step(viewer.scene(), Action::RemoveResolved)
    }

    /// Discards the review, because there is another scene.
    #[wasm_bindgen(js_name = reviewForget)]
    pub fn review_forget(&mut self) {
        self.review.take();
    }
}

impl Session {
    /// Returns the review, which is made when it is first needed, and the viewer of its scene.
    fn review(&mut self) -> (&mut Decisions, &mut Viewer) {
        let review = self.review.get_or_insert_default();
        (review, &mut self.host.stage)
    }
}
