//! Imports files of others about the scene: decisions, and issues in BCF. Each import is one step.

use nearpoint_import::File;
use nearpoint_message::Message;
use nearpoint_review::report::{bcf, global_ids};
use nearpoint_review::{Look, Review, Stamp};
use nearpoint_scene::{Scene, file};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::decisions::{Decisions, asks_near, ids};
use super::told::Clashes;
use crate::convert::{heard, refuse, told};
use crate::parsed::SourceFile;
use crate::session::Session;
use crate::words::Xyz;

/// The result of importing a BCF file.
#[derive(Debug, Serialize, Tsify)]
pub struct Taken {
    clashes: Clashes,
    /// The numbers of the clashes that its topics are about.
    taken: Vec<u32>,
    /// The titles of topics that match no clash.
    unknown: Vec<String>,
    /// A sentence for each thing that was left out.
    notes: Vec<String>,
}

/// The viewpoint of others on a clash, with their section planes.
#[derive(Debug, Serialize, Tsify)]
pub struct OthersLook {
    #[tsify(type = "CameraState")]
    camera: file::Camera,
    #[tsify(type = "CutWish[]")]
    cuts: Vec<Cut>,
}

#[derive(Debug, Serialize)]
struct Cut {
    normal: Xyz,
    offset: f64,
}

#[wasm_bindgen]
impl Session {
    /// Imports decisions about the scene, or about an earlier revision of it; one undo entry.
    #[wasm_bindgen(js_name = reviewTakeDecisions)]
    pub fn review_take_decisions(&mut self, text: &str) -> Result<Ts<Clashes>, JsValue> {
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let other = review.opened(scene, text)?;
        let undo = review.review.go_on_with(other);
        review.did(scene, undo);
        review.told(scene)
    }

    /// Imports a BCF file's statements about the clashes; one undo entry. `by` and `at` say who opens it and when.
    #[wasm_bindgen(js_name = reviewHear)]
    pub fn review_hear(
        &mut self,
        file: Ts<SourceFile>,
        by: String,
        at: String,
    ) -> Result<Ts<Taken>, JsValue> {
        let file = heard(file, "the file")?;
        let bytes = file.read()?;
        let path = &file.path;
        let bcf = bcf::read(&File {
            path,
            bytes: &bytes,
        });
        let bcf = bcf.map_err(refuse)?;
        let (review, viewer) = self.review();
        let scene = viewer.scene();
        let taker = Stamp { by, at };
        let frame = (scene.unit(), scene.up());
        let global_ids = global_ids(&review.review, scene);
        let heard = review.review.hear(&bcf, frame, &global_ids, &taker);
        let (heard, undo) = heard.map_err(refuse)?;
        if let Some(undo) = undo {
            review.did(scene, undo);
        }
        for (clash, look) in heard.views {
            review.looks.insert(clash.0, look);
        }
        told(&Taken {
            clashes: review.clashes(scene),
            taken: heard.taken.iter().map(|id| id.0).collect(),
            unknown: heard.unknown,
            notes: (bcf.warnings.iter().chain(&heard.notes))
                .map(Message::to_string)
                .collect(),
        })
    }

    /// Returns the viewpoint of others on a clash.
    #[wasm_bindgen(js_name = reviewOthersLook)]
    pub fn review_others_look(&mut self, clash: u32) -> Result<Option<Ts<OthersLook>>, JsValue> {
        let look = self.review().0.looks.get(&clash);
        look.map(|Look { camera, cuts }| {
            let cuts = cuts.iter();
            told(&OthersLook {
                camera: *camera,
                cuts: cuts
                    .map(|&(normal, offset)| Cut { normal, offset })
                    .collect(),
            })
        })
        .transpose()
    }
}

impl Decisions {
    /// Reads the review of such a file and compares it with the scene.
    pub(super) fn opened(&mut self, scene: &Scene, text: &str) -> Result<Review, JsValue> {
        let mut review = Review::from_json(text).map_err(refuse)?;
        let facts = self.shapes.facts(scene);
        review.check_assembly(&facts).map_err(refuse)?;
        review.revise(facts).map_err(refuse)?;
        self.has_no_limit = scene.settings().limit > 0.0 && !asks_near(&review);
        self.ids = ids(scene);
        self.revisions.forget_clashes();
        Ok(review)
    }
}
