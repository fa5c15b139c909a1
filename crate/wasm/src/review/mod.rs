//! What is decided about the clashes of a session's scene. It stands beside the session, which knows nothing of it, so that
//! a visitor who decides nothing loads nothing of it.

mod told;

use std::collections::HashMap;

use nearpoint_review::report::{self, Made, Report, junit};
use nearpoint_review::{Action, ClashId, Did, Kind, Review, Rule, Shapes, Stamp, Test, Undo};
use nearpoint_scene::{Moment, Scene, file};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{heard, refuse, told};
use crate::session::Session;
use told::{Clashes, clashes};

/// The test for parts that are in each other.
const INTERFERENCE: &str = "Interference";
/// The test for parts that are nearer than the scene's limit.
const CLEARANCE: &str = "Clearance";

/// The tests of a scene, its clashes, and what people said of them.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Decisions {
    review: Review,
    shapes: Shapes,
    undo: Vec<Step>,
    redo: Vec<Step>,
    pictures: HashMap<u32, Picture>,
}

// A panic ends the whole worker: nobody looks at what was left half done.
impl std::panic::UnwindSafe for Decisions {}
impl std::panic::RefUnwindSafe for Decisions {}

/// A decision, and where the scene's own history was then: of both the last is taken back first.
#[derive(Debug)]
struct Step {
    undo: Undo,
    /// Where the scene was when it was made.
    made: Moment,
    /// How many changes the scene had seen when it was taken back.
    changes: u64,
}

#[derive(Debug)]
struct Picture {
    camera: file::Camera,
    png: Vec<u8>,
}

/// What somebody decides about clashes, in one step.
#[derive(Debug, Deserialize, Tsify)]
pub struct Decision {
    clashes: Vec<u32>,
    by: String,
    /// As `2026-11-23T16:05:00Z`.
    at: String,
    #[serde(default)]
    #[tsify(optional, type = "Did[]")]
    did: Vec<Did>,
    #[tsify(optional)]
    comment: Option<String>,
}

#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ReportFormat {
    Html,
    Csv,
    Xlsx,
    Bcf,
    Junit,
}

/// What a report is headed with.
#[derive(Debug, Deserialize, Tsify)]
pub struct Heading {
    title: String,
    /// As `2026-11-23T16:05:00Z`.
    when: String,
    #[tsify(optional)]
    who: Option<String>,
}

#[wasm_bindgen]
impl Decisions {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Looks at the scene, whose answers should be final: what the clashes are now, and how they stand.
    pub fn look(&mut self, session: &Session) -> Result<Ts<Clashes>, JsValue> {
        let scene = session.scene();
        self.ask(scene.settings().limit)?;
        let facts = self.shapes.facts(scene);
        self.review.look(facts).map_err(refuse)?;
        self.told(scene)
    }

    /// One step; all of it, or nothing and why.
    pub fn act(
        &mut self,
        session: &Session,
        decision: Ts<Decision>,
    ) -> Result<Ts<Clashes>, JsValue> {
        let decision = heard(decision, "the decision")?;
        let made = session.scene().moment();
        if let Some(undo) = self.decide(decision).map_err(refuse)? {
            self.redo.clear();
            self.undo.push(Step {
                undo,
                made,
                changes: made.changes,
            });
        }
        self.told(session.scene())
    }

    /// Takes back the last decision, unless the scene was changed since: none then, and nothing was done.
    pub fn undo(&mut self, session: &Session) -> Result<Option<Ts<Clashes>>, JsValue> {
        let scene = session.scene();
        if !self.undoes(scene) {
            return Ok(None);
        }
        let changes = scene.moment().changes;
        step(&mut self.review, &mut self.undo, &mut self.redo, changes);
        self.told(scene).map(Some)
    }

    /// Makes it again, unless a change of the scene comes before it.
    pub fn redo(&mut self, session: &Session) -> Result<Option<Ts<Clashes>>, JsValue> {
        let scene = session.scene();
        if !self.redoes(scene) {
            return Ok(None);
        }
        let changes = scene.moment().changes;
        step(&mut self.review, &mut self.redo, &mut self.undo, changes);
        self.told(scene).map(Some)
    }

    /// All of it, as `decisions.schema.json` has it.
    pub fn file(&self) -> String {
        self.review.to_json()
    }

    /// Takes over what such a file says of the scene, or of an earlier revision of it.
    pub fn read(&mut self, session: &Session, text: &str) -> Result<Ts<Clashes>, JsValue> {
        let scene = session.scene();
        let mut review = Review::from_json(text).map_err(refuse)?;
        let facts = self.shapes.facts(scene);
        review.check_assembly(&facts).map_err(refuse)?;
        review.revise(facts).map_err(refuse)?;
        self.review = review;
        (self.undo, self.redo) = (Vec::new(), Vec::new());
        self.told(scene)
    }

    /// What a clash looks like, for reports that are made from now on.
    pub fn picture(
        &mut self,
        clash: u32,
        camera: Ts<file::Camera>,
        png: Vec<u8>,
    ) -> Result<(), JsValue> {
        let camera = heard(camera, "the camera")?;
        self.pictures.insert(clash, Picture { camera, png });
        Ok(())
    }

    /// Reports have no pictures any more.
    #[wasm_bindgen(js_name = forgetPictures)]
    pub fn forget_pictures(&mut self) {
        self.pictures.clear();
    }

    /// All clashes, as they were looked at last.
    pub fn report(
        &self,
        session: &Session,
        format: Ts<ReportFormat>,
        heading: Ts<Heading>,
    ) -> Result<Vec<u8>, JsValue> {
        let format = heard(format, "the format")?;
        let Heading { title, when, who } = heard(heading, "the heading")?;
        let made = Made { when, who };
        let mut report = report::of(&self.review, session.scene(), &title, made);
        for clash in &mut report.clashes {
            if let Some(Picture { camera, png }) = self.pictures.get(&clash.number) {
                clash.camera = Some(camera.clone());
                clash.picture = Some(png.clone());
            }
        }
        written(&report, format)
    }
}

impl Decisions {
    fn told(&self, scene: &Scene) -> Result<Ts<Clashes>, JsValue> {
        let (can_undo, can_redo) = (!self.undo.is_empty(), self.redoes(scene));
        told(&clashes(&self.review, scene, can_undo, can_redo))
    }

    /// Sees that the scene is asked for what the page shows as clashes, unless it has tests of its own.
    fn ask(&mut self, limit: f64) -> Result<(), JsValue> {
        if self.review.tests().is_empty() {
            self.add(Test::new(INTERFERENCE, Kind::Interference))?;
        }
        let known = self.review.tests();
        let is_ours = known.iter().all(|test| is_default(test));
        let asked = known.iter().find(|test| test.name == CLEARANCE);
        let wished = Test {
            ignore: vec![Rule::Meeting],
            ..Test::new(CLEARANCE, Kind::Clearance(limit))
        };
        match asked.map(|test| test.kind) {
            _ if !is_ours => Ok(()),
            None if limit > 0.0 => self.add(wished),
            Some(kind) if limit > 0.0 && kind != wished.kind => self.apply(Action::ChangeTest {
                name: CLEARANCE.to_owned(),
                to: Box::new(wished),
            }),
            // What was said of its clashes would go with it.
            Some(_) if limit == 0.0 && !self.is_said_of(CLEARANCE) => {
                self.apply(Action::RemoveTest(CLEARANCE.to_owned()))
            }
            _ => Ok(()),
        }
    }

    fn add(&mut self, test: Test) -> Result<(), JsValue> {
        self.apply(Action::AddTest(Box::new(test)))
    }

    fn apply(&mut self, action: Action) -> Result<(), JsValue> {
        self.review.apply(action).map(drop).map_err(refuse)
    }

    fn is_said_of(&self, test: &str) -> bool {
        let mut clashes = self.review.clashes().iter();
        clashes.any(|clash| clash.seen.test == test && !clash.said.is_nothing())
    }

    /// None where there was nothing to do.
    fn decide(
        &mut self,
        decision: Decision,
    ) -> Result<Option<Undo>, nearpoint_review::ReviewError> {
        let clashes: Vec<ClashId> = decision.clashes.into_iter().map(ClashId).collect();
        let stamp = Stamp {
            by: decision.by,
            at: decision.at,
        };
        let set = decision.did.into_iter().map(|to| Action::Set {
            clashes: clashes.clone(),
            to,
            stamp: stamp.clone(),
        });
        let comment = decision.comment.map(|text| Action::Comment {
            clashes: clashes.clone(),
            text,
            stamp: stamp.clone(),
        });
        let mut first = None;
        for action in set.chain(comment) {
            match self.review.apply(action) {
                Ok(undo) => first = first.or(Some(undo)),
                Err(error) => {
                    if let Some(undo) = first {
                        self.review.take_back(undo);
                    }
                    return Err(error);
                }
            }
        }
        Ok(first)
    }

    fn undoes(&self, scene: &Scene) -> bool {
        let last = self.undo.last();
        last.is_some_and(|step| step.made.after >= scene.moment().after)
    }

    fn redoes(&self, scene: &Scene) -> bool {
        let now = scene.moment();
        let next = self.redo.last();
        next.is_some_and(|step| step.made.after <= now.after && step.changes == now.changes)
    }
}

/// Takes back the last of `from`, if there is one.
fn step(review: &mut Review, from: &mut Vec<Step>, to: &mut Vec<Step>, changes: u64) {
    if let Some(Step { undo, made, .. }) = from.pop() {
        let undo = review.take_back(undo);
        to.push(Step {
            undo,
            made,
            changes,
        });
    }
}

fn is_default(test: &Test) -> bool {
    test.name == INTERFERENCE || test.name == CLEARANCE
}

fn written(report: &Report, format: ReportFormat) -> Result<Vec<u8>, JsValue> {
    match format {
        ReportFormat::Html => Ok(report::html::write(report)),
        ReportFormat::Csv => Ok(report::csv::write(report)),
        ReportFormat::Xlsx => report::xlsx::write(report).map_err(refuse),
        ReportFormat::Bcf => report::bcf::write(report).map_err(refuse),
        ReportFormat::Junit => Ok(report::junit::write(report, junit::Fails::default())),
    }
}
