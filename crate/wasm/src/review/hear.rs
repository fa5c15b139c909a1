//! Files of others that are about the scene: decisions, and issues as BCF has them. Each is taken in as one step.

use nearpoint_import::File;
use nearpoint_message::Message;
use nearpoint_review::report::{bcf, global_ids};
use nearpoint_review::{Look, Review, Stamp};
use nearpoint_scene::file;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::told::Clashes;
use super::{Decisions, asks_near};
use crate::convert::{heard, refuse, told};
use crate::parsed::SourceFile;
use crate::session::Session;
use crate::words::Xyz;

/// What came of a BCF file.
#[derive(Debug, Serialize, Tsify)]
pub struct Taken {
    clashes: Clashes,
    /// The numbers of those that its topics are about.
    taken: Vec<u32>,
    /// The titles of topics that are about no clash here.
    unknown: Vec<String>,
    /// What was left out, a sentence each.
    notes: Vec<String>,
}

/// From where others looked at a clash, and what they had cut away.
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
impl Decisions {
    /// Takes over decisions about the scene, or about an earlier revision of it; one undo entry.
    #[wasm_bindgen(js_name = takeDecisions)]
    pub fn take_decisions(
        &mut self,
        session: &Session,
        text: &str,
    ) -> Result<Ts<Clashes>, JsValue> {
        let review = self.opened(session, text)?;
        let undo = self.review.go_on_with(review);
        self.did(session.scene(), undo);
        self.told(session.scene())
    }

    /// Takes over what a BCF file says of the clashes; one undo entry. `by` and `at` are of who opens it.
    pub fn hear(
        &mut self,
        session: &Session,
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
        let scene = session.scene();
        let taker = Stamp { by, at };
        let frame = (scene.unit(), scene.up());
        let global_ids = global_ids(&self.review, scene);
        let heard = self.review.hear(&bcf, frame, &global_ids, &taker);
        let (heard, undo) = heard.map_err(refuse)?;
        if let Some(undo) = undo {
            self.did(session.scene(), undo);
        }
        for (clash, look) in heard.views {
            self.looks.insert(clash.0, look);
        }
        told(&Taken {
            clashes: self.clashes(scene),
            taken: heard.taken.iter().map(|id| id.0).collect(),
            unknown: heard.unknown,
            notes: (bcf.warnings.iter().chain(&heard.notes))
                .map(Message::to_string)
                .collect(),
        })
    }

    /// From where others looked at a clash.
    #[wasm_bindgen(js_name = othersLook)]
    pub fn others_look(&self, clash: u32) -> Result<Option<Ts<OthersLook>>, JsValue> {
        let look = self.looks.get(&clash);
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
    /// The review of such a file, which has looked at the scene.
    pub(super) fn opened(&mut self, session: &Session, text: &str) -> Result<Review, JsValue> {
        let mut review = Review::from_json(text).map_err(refuse)?;
        let facts = self.shapes.facts(session.scene());
        review.check_assembly(&facts).map_err(refuse)?;
        review.revise(facts).map_err(refuse)?;
        self.has_no_limit = session.scene().settings().limit > 0.0 && !asks_near(&review);
        self.ids = super::ids(session.scene());
        self.revisions.forget_clashes();
        Ok(review)
    }
}
