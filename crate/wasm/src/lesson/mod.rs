//! Shows lessons on a canvas.

mod told;

use nearpoint_message::message;
use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_figures::figure::Lecture;
use nearpoint_geometry::Point;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{AnyWork, Serial};
use nearpoint_lesson::{Cache, Context, Grade, LessonError, Opened, PointGrade, lessons};
use nearpoint_scene::Pool;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{all_told, heard, refuse, told};
use crate::host::{Host, exports};
use crate::input::{Look, SessionOptions};
use crate::parsed::ParsedMesh;
use crate::parts;
use told::{KeptBytes, LessonChanges, LessonValues, Lessons, StepInfo, StoryInfo};

/// A canvas that shows one lesson at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LessonSession {
    host: Host<Lecture>,
    models: BTreeMap<String, Arc<Shape>>,
    cache: Arc<Cache>,
    work: Arc<dyn AnyWork>,
    story: Option<Opened>,
    /// The step that is shown.
    step: Option<usize>,
    /// The story whose step is still the picture, and that step, until the open story shows its first step.
    before: Option<(Opened, usize)>,
    /// True if the next step that is shown resets the view.
    anew: bool,
    /// The number of pictures when the captions were last reported.
    told: u32,
}

exports!(LessonSession);

#[wasm_bindgen]
impl LessonSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<LessonSession, JsValue> {
        Ok(Self {
            host: Host::new(canvas, options, |viewport, options| {
                let mut lecture = Lecture::new(viewport, options.theme);
                lecture.set_glide(options.glide);
                lecture
            })?,
            models: BTreeMap::new(),
            cache: Arc::default(),
            work: Arc::new(Serial),
            story: None,
            step: None,
            before: None,
            anew: true,
            told: 0,
        })
    }

    pub fn lessons(&self) -> Result<Ts<Lessons>, JsValue> {
        let infos = lessons().iter().map(|lesson| lesson.info());
        told(&Lessons(infos.collect()))
    }

    /// Uses the threads of the pool, which must have been started, for lessons with `threads` that are opened from then on.
    #[wasm_bindgen(js_name = useThreads)]
    pub fn use_threads(&mut self) {
        self.work = Arc::new(crate::pool::global());
    }

    #[wasm_bindgen(js_name = addModel)]
    pub fn add_model(&mut self, name: String, mesh: Ts<ParsedMesh>) -> Result<(), JsValue> {
        let mesh = heard(mesh, "the model")?;
        let (shape, _) = parts::shape(&mesh, &Pool::Serial)?;
        self.models.insert(name, shape);
        Ok(())
    }

    /// Restores what an earlier visit kept.
    pub fn shelve(&self, name: String, bytes: Vec<u8>) {
        self.cache.put(name, bytes);
    }

    /// Returns what is worth keeping and was not returned yet.
    pub fn shelved(&self) -> Result<Vec<Ts<KeptBytes>>, JsValue> {
        let new = self.cache.take_new().into_iter();
        all_told(new.map(|(name, bytes)| KeptBytes {
            name,
            bytes: bytes[..].into(),
        }))
    }

    /// Opens a lesson. Throws a sentence if it cannot be opened; the open lesson then stays.
    pub fn open(&mut self, name: &str, values: Ts<LessonValues>) -> Result<Ts<StoryInfo>, JsValue> {
        let values = heard(values, "the values")?.0;
        let context = Context {
            now,
            models: &self.models,
            cache: &self.cache,
            work: &self.work,
        };
        let opened = nearpoint_lesson::open(name, &values, &context).map_err(refuse)?;
        let info = told(&StoryInfo::of(&opened));
        self.anew |= !self.only_pulled(&opened);
        let before = self.story.replace(opened);
        if let Some(shown) = before.zip(self.step.take()) {
            self.before = Some(shown);
        }
        info
    }

    /// Returns to the story whose step is the picture, with all its results, if the open one has shown nothing.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) {
        if let Some((story, step)) = self.before.take() {
            self.story = Some(story);
            self.step = Some(step);
            self.anew = false;
        }
    }

    /// Does a slice of the work that showing a step needs, and returns the share that is done; 1 if `show` is quick.
    pub fn prepare(&mut self, step: usize) -> f64 {
        self.story.as_mut().map_or(1.0, |story| story.prepare(step))
    }

    /// Shows a step. The first one after `open` resets the view, unless only a grip changed values.
    pub fn show(&mut self, step: usize) -> Result<Ts<StepInfo>, JsValue> {
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        let shown = story.show(step).map_err(refuse)?.clone();
        let info = told(&StepInfo::of(step, &shown, &story.charts(step)));
        match std::mem::take(&mut self.anew) {
            true => self.host.stage.open(shown.figure),
            false => self.host.stage.show(shown.figure),
        }
        self.step = Some(step);
        self.before = None;
        info
    }

    /// Returns the keys of a step's text and of its events; the picture stays.
    pub fn keys(&mut self, step: usize) -> Result<Vec<String>, JsValue> {
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        let keys = story.keys(step).map_err(refuse)?;
        Ok(keys.into_iter().map(str::to_owned).collect())
    }

    /// Answers the question of the step that is shown.
    pub fn grade(&mut self, choice: usize) -> Result<Ts<Grade>, JsValue> {
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        let nothing = LessonError::NoChoice { choice, choices: 0 };
        let step = self.step.ok_or_else(|| refuse(nothing))?;
        told(&story.grade(step, choice).map_err(refuse)?)
    }

    /// Answers the question of the step that is shown by its point, as it lies or at a given place. The picture then shows
    /// the grade.
    #[wasm_bindgen(js_name = gradePoint)]
    pub fn grade_point(&mut self, at: Option<Vec<f64>>) -> Result<Ts<PointGrade>, JsValue> {
        let at = at.and_then(place).or_else(|| self.host.stage.pin());
        self.put(at)
    }

    /// Answers the question with the point at the right place.
    #[wasm_bindgen(js_name = showPoint)]
    pub fn show_point(&mut self) -> Result<Ts<PointGrade>, JsValue> {
        let (story, step) = self.here()?;
        let at = story.right_point(step).map_err(refuse)?;
        self.put(Some(at))
    }

    /// Lets the point be dragged again, from where it lies or from a given place.
    #[wasm_bindgen(js_name = freePoint)]
    pub fn free_point(&mut self, at: Option<Vec<f64>>) -> Result<(), JsValue> {
        let at = at.and_then(place).or_else(|| self.host.stage.pin());
        let (story, step) = self.here()?;
        let mut figure = story.show(step).map_err(refuse)?.figure.clone();
        if let (Some(pin), Some(at)) = (figure.pin_mut(), at) {
            pin.at = pin.track.nearest(&at);
        }
        self.host.stage.redraw(figure);
        Ok(())
    }

    /// Sets whether the view glides where it jumps; off where the user prefers reduced motion.
    #[wasm_bindgen(js_name = setGlide)]
    pub fn set_glide(&mut self, on: bool) {
        self.host.stage.set_glide(on);
    }

    pub fn view(&mut self, request: Ts<Look>) -> Result<(), JsValue> {
        match heard(request, "the view")? {
            Look::Fit => self.host.stage.fit(),
            Look::From(standard) => self.host.stage.look(standard),
        }
        Ok(())
    }

    /// Returns what changed since the last call.
    pub fn changes(&mut self) -> Result<Ts<LessonChanges>, JsValue> {
        let canvas = self.host.report();
        let frames = self.host.timings.frames;
        let newer = std::mem::replace(&mut self.told, frames) != frames;
        let lecture = &mut self.host.stage;
        let grip = lecture.take_pulled().map(|it| it.iter().copied().collect());
        told(&LessonChanges {
            captions: newer.then(|| lecture.notes().to_vec()),
            grip,
            pin: lecture.take_pin().map(Into::into),
            canvas,
        })
    }
}

impl LessonSession {
    /// Returns the open story and the step that is shown.
    fn here(&mut self) -> Result<(&mut Opened, usize), JsValue> {
        let step = self.step.ok_or_else(|| refuse(LessonError::NoPoint))?;
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        Ok((story, step))
    }

    fn put(&mut self, at: Option<Point>) -> Result<Ts<PointGrade>, JsValue> {
        let at = at.ok_or_else(|| refuse(LessonError::NoPoint))?;
        let (story, step) = self.here()?;
        let (grade, figure) = story.grade_point(step, &at).map_err(refuse)?;
        self.host.stage.redraw(figure);
        told(&grade)
    }

    /// Returns whether a story differs from the open one only in values that the grip sets.
    fn only_pulled(&self, opened: &Opened) -> bool {
        let Some(open) = &self.story else {
            return false;
        };
        let (before, now) = (open.chosen.values(), opened.chosen.values());
        let other = now
            .iter()
            .filter(|(name, value)| before.get(*name) != Some(value));
        let mut names = other.map(|(name, _)| &**name);
        open.info.name == opened.info.name && self.host.stage.sets(&mut names)
    }
}

/// Reads three coordinates.
fn place(at: Vec<f64>) -> Option<Point> {
    let three: [f64; 3] = at.try_into().ok()?;
    Some(Point::from(three)).filter(|p| p.iter().all(|c| c.is_finite()))
}

fn nothing_open() -> JsValue {
    refuse(message!("lesson-no-lesson-open"))
}
