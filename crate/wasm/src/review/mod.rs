//! What is decided about the clashes of a session's scene. It stands beside the session, which knows nothing of it, so that
//! a visitor who decides nothing loads nothing of it.

mod decide;
mod decision;
mod hear;
mod revise;
mod revisions;
mod tests;
mod told;

use std::collections::HashMap;

use nearpoint_review::report::{self, Language, Made, Report, junit};
use nearpoint_review::{Action, By, Kind, Look, Review, Rule, Shapes, Test, Undo};
use nearpoint_scene::{Moment, PartId, Scene, file};
use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{heard, refuse};
use crate::session::Session;
use decision::Decision;
use revisions::Revisions;
use told::{Beside, Clashes, clashes};

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
    /// The parts as they were looked at last, in that order.
    ids: Vec<PartId>,
    revisions: Revisions,
    undo: Vec<Step>,
    redo: Vec<Step>,
    pictures: HashMap<u32, Picture>,
    /// Somebody does without the test that the scene's limit would add.
    has_no_limit: bool,
    /// What clashes are told together by.
    by: Option<By>,
    /// From where others looked at clashes.
    looks: HashMap<u32, Look>,
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

#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ReportFormat {
    Html,
    Csv,
    Xlsx,
    Bcf,
    Junit,
    Glb,
}

/// What a report is headed with.
#[derive(Debug, Deserialize, Tsify)]
pub struct Heading {
    title: String,
    /// The files of each source of parts, by its number; none of those that nothing is left of.
    #[serde(default)]
    #[tsify(optional)]
    files: Vec<Vec<String>>,
    /// As `2026-11-23T16:05:00Z`.
    when: String,
    #[tsify(optional)]
    who: Option<String>,
    /// English, unless said.
    #[serde(default)]
    #[tsify(optional)]
    language: ReportLanguage,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ReportLanguage {
    #[default]
    En,
    Ja,
    Ru,
}

impl From<ReportLanguage> for Language {
    fn from(wished: ReportLanguage) -> Self {
        match wished {
            ReportLanguage::En => Language::En,
            ReportLanguage::Ja => Language::Ja,
            ReportLanguage::Ru => Language::Ru,
        }
    }
}

#[wasm_bindgen]
impl Decisions {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// Looks at the scene, whose answers should be final: what the clashes are now, and how they stand.
    pub fn look(&mut self, session: &mut Session) -> Result<Ts<Clashes>, JsValue> {
        self.revisions
            .follow(session, &mut self.review, &mut self.ids);
        let scene = session.scene();
        self.ask(scene.settings().limit)?;
        let facts = self.shapes.facts(scene);
        let now = ids(scene);
        let is_revision = self.revisions.is_fresh();
        let (_, undo) = if self.ids.is_empty() {
            self.review.look(facts)
        } else {
            let same = same(&self.ids, &now);
            self.review.follow(facts, is_revision, &same)
        }
        .map_err(refuse)?;
        self.ids = now;
        if is_revision {
            self.revisions.see(undo);
        }
        self.told(scene)
    }

    /// One step; all of it, or nothing and why.
    pub fn act(
        &mut self,
        session: &Session,
        decision: Ts<Decision>,
    ) -> Result<Ts<Clashes>, JsValue> {
        let decision = heard(decision, "the decision")?;
        let scene = session.scene();
        if let Some(undo) = self.decide(scene, decision).map_err(refuse)? {
            self.did(scene, undo);
        }
        self.told(scene)
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
        self.review = self.opened(session, text)?;
        (self.undo, self.redo) = (Vec::new(), Vec::new());
        self.told(session.scene())
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
        let Heading {
            title,
            files,
            when,
            who,
            language,
        } = heard(heading, "the heading")?;
        let made = Made { when, who };
        let scene = session.scene();
        let mut report = report::of(&self.review, scene, &title, made, language.into());
        let ends = report::ends(&self.review, scene);
        for clash in &mut report.clashes {
            let ids = ends.get(&clash.number).into_iter().flatten();
            for (part, &id) in clash.parts.iter_mut().zip(ids) {
                part.file = file_of(scene, id, &files);
            }
            if let Some(Picture { camera, png }) = self.pictures.get(&clash.number) {
                clash.camera = Some(camera.clone());
                clash.picture = Some(png.clone());
            }
        }
        report.files = files.concat();
        let bodies = || report::glb::of(&self.review, session.scene());
        written(&report, format, &bodies)
    }
}

impl Decisions {
    fn told(&self, scene: &Scene) -> Result<Ts<Clashes>, JsValue> {
        told::parsed(&self.clashes(scene))
    }

    fn clashes(&self, scene: &Scene) -> Clashes {
        let beside = Beside {
            ids: &self.ids,
            before: self.revisions.before(),
            revised: self.revisions.number(),
            looks: &self.looks,
            by: self.by,
            can_undo: !self.undo.is_empty(),
            can_redo: self.redoes(scene),
        };
        clashes(&self.review, &beside)
    }

    /// A step that can be taken back.
    fn did(&mut self, scene: &Scene, undo: Undo) {
        let made = scene.moment();
        self.redo.clear();
        self.undo.push(Step {
            undo,
            made,
            changes: made.changes,
        });
    }

    /// Sees that the scene is asked for what the page shows as clashes, unless it has tests of its own.
    fn ask(&mut self, limit: f64) -> Result<(), JsValue> {
        if self.review.tests().is_empty() {
            self.add(Test::new(INTERFERENCE, Kind::Interference))?;
        }
        let known = self.review.tests();
        let is_ours = known.iter().any(|test| test.name == INTERFERENCE);
        let asked = known.iter().find(|test| test.name == CLEARANCE);
        let wished = nearer_than(limit);
        match asked {
            None if limit > 0.0 && is_ours && !self.has_no_limit => self.add(wished),
            // It is not the scene's any more if somebody changed it.
            Some(test) if limit > 0.0 && test.kind != wished.kind && is_near(test) => {
                self.apply(Action::ChangeTest {
                    name: CLEARANCE.to_owned(),
                    to: Box::new(wished),
                })
            }
            // What was said of its clashes would go with it.
            Some(test) if limit == 0.0 && is_near(test) && !self.is_said_of(CLEARANCE) => {
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

/// The files that a part came from, as one text; none where nobody said.
fn file_of(scene: &Scene, part: PartId, files: &[Vec<String>]) -> Option<String> {
    let source = scene.part(part)?.source;
    let names = files.get(source).filter(|names| !names.is_empty())?;
    Some(names.join(", "))
}

/// The parts in the scene's order.
fn ids(scene: &Scene) -> Vec<PartId> {
    scene.parts().iter().map(|part| part.id).collect()
}

/// The places of those that are in both; ids are in order.
fn same(old: &[PartId], new: &[PartId]) -> Vec<[usize; 2]> {
    let places = old.iter().enumerate();
    let found = places.filter_map(|(at, id)| Some([at, new.binary_search(id).ok()?]));
    found.collect()
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

/// The test of the scene's limit.
fn nearer_than(limit: f64) -> Test {
    Test {
        ignore: vec![Rule::Meeting],
        ..Test::new(CLEARANCE, Kind::Clearance(limit))
    }
}

/// Whether a test is that, of whichever limit.
fn is_near(test: &Test) -> bool {
    match test.kind {
        Kind::Clearance(limit) => *test == nearer_than(limit),
        _ => false,
    }
}

fn asks_near(review: &Review) -> bool {
    review.tests().iter().any(|test| test.name == CLEARANCE)
}

fn written(
    report: &Report,
    format: ReportFormat,
    bodies: &dyn Fn() -> Vec<u8>,
) -> Result<Vec<u8>, JsValue> {
    match format {
        ReportFormat::Html => Ok(report::html::write(report)),
        ReportFormat::Csv => Ok(report::csv::write(report)),
        ReportFormat::Xlsx => report::xlsx::write(report).map_err(refuse),
        ReportFormat::Bcf => report::bcf::write(report).map_err(refuse),
        ReportFormat::Junit => Ok(report::junit::write(report, junit::Fails::default())),
        ReportFormat::Glb => Ok(bodies()),
    }
}
