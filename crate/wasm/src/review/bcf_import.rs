//! Imports files about the scene: decisions, and issues in BCF. Each import is one step.

use nearpoint_import::File;
use nearpoint_message::Message;
use nearpoint_review::report::{bcf, global_ids};
use nearpoint_review::{Review, Stamp, Viewpoint};
use nearpoint_scene::{Scene, file};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::decisions::{Decisions, has_limit_test, ids};
use super::rows::Clashes;
use crate::convert::{from_js, js_error, to_js};
use crate::parsed::SourceFile;
use crate::session::Session;
use crate::types::Xyz;

/// The result of importing a BCF file: the clashes, the matched topics, and what was left out.
#[derive(Debug, Serialize, Tsify)]
pub struct BcfImportReport {
    clashes: Clashes,
    /// The numbers of the clashes that its topics are about.
    #[serde(rename = "taken")]
    matched: Vec<u32>,
    /// The titles of topics that match no clash.
    #[serde(rename = "unknown")]
    unmatched: Vec<String>,
    /// A sentence for each item that was left out.
    notes: Vec<String>,
}

/// The viewpoint from which another reviewer saw a clash, with its section planes.
#[derive(Debug, Serialize, Tsify)]
pub struct ClashViewpoint {
    #[tsify(type = "CameraState")]
    camera: file::Camera,
    #[tsify(type = "SectionRequest[]")]
    #[serde(rename = "cuts")]
    sections: Vec<SectionPlane>,
}

#[derive(Debug, Serialize)]
struct SectionPlane {
    normal: Xyz,
    offset: f64,
}

#[wasm_bindgen]
impl Session {
    /// Imports a file of decisions about the scene, or about an earlier revision of it, into the review; one undo
    /// entry.
    #[wasm_bindgen(js_name = reviewTakeDecisions)]
    pub fn review_take_decisions(&mut self, text: &str) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let other = review.read_review(scene, text)?;
        let undo = review.review.replace_with(other);
        review.record_step(scene, undo);
        review.to_js(scene)
    }

    /// Imports a BCF file's statuses and comments; one undo entry. `author` and `time` are those of the import.
    #[wasm_bindgen(js_name = reviewHear)]
    pub fn review_hear(
        &mut self,
        file: Ts<SourceFile>,
        author: String,
        time: String,
    ) -> Result<Ts<BcfImportReport>, JsValue> {
        let file = from_js(file, "the file")?;
        let bytes = file.read()?;
        let path = &file.path;
        let bcf = bcf::read(&File {
            path,
            bytes: &bytes,
        });
        let bcf = bcf.map_err(js_error)?;
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let taker = Stamp { author, time };
        let frame = (scene.unit(), scene.up());
        let global_ids = global_ids(&review.review, scene);
        let imported = review.review.import_bcf(&bcf, frame, &global_ids, &taker);
        let (imported, undo) = imported.map_err(js_error)?;
        if let Some(undo) = undo {
            review.record_step(scene, undo);
        }
        for (clash, look) in imported.viewpoints {
            review.viewpoints.insert(clash.0, look);
        }
        to_js(&BcfImportReport {
            clashes: review.clashes(scene),
            matched: imported.matched.iter().map(|id| id.0).collect(),
            unmatched: imported.unmatched,
            notes: (bcf.warnings.iter().chain(&imported.notes))
                .map(Message::to_string)
                .collect(),
        })
    }

    /// Returns the viewpoint from which another reviewer saw a clash, if the imported file has one.
    #[wasm_bindgen(js_name = reviewOthersLook)]
    pub fn review_others_look(
        &mut self,
        clash: u32,
    ) -> Result<Option<Ts<ClashViewpoint>>, JsValue> {
        let look = self.review().0.viewpoints.get(&clash);
        look.map(|Viewpoint { camera, sections }| {
            let cuts = sections.iter();
            to_js(&ClashViewpoint {
                camera: *camera,
                sections: cuts
                    .map(|&(normal, offset)| SectionPlane { normal, offset })
                    .collect(),
            })
        })
        .transpose()
    }
}

impl Decisions {
    /// Reads the review in a file of decisions and compares it with the scene.
    pub(super) fn read_review(&mut self, scene: &Scene, text: &str) -> Result<Review, JsValue> {
        let mut review = Review::from_json(text).map_err(js_error)?;
        let snapshot = self.shapes.snapshot(scene);
        review.check_assembly(&snapshot).map_err(js_error)?;
        review.revise(snapshot).map_err(js_error)?;
        self.has_no_limit = scene.settings().clearance_limit > 0.0 && !has_limit_test(&review);
        self.ids = ids(scene);
        self.revisions.forget_clashes();
        Ok(review)
    }
}
