//! Shows lessons on a canvas, and measures polygons for the judge.

mod report;

use js_sys::Uint8Array;
use nearpoint_message::message;
use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_figures::figure::FigureView;
use nearpoint_geometry::Point;
use nearpoint_geometry::executor::{DynExecutor, SequentialExecutor};
use nearpoint_geometry::shape::Shape;
use nearpoint_lesson::{
    Cache, Context, Grade, LessonError, MotionTests, OpenLesson, PointGrade, PolygonPair,
    StraightMotion, lessons,
};
use nearpoint_scene::ThreadPool;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{all_from_js, all_to_js, from_js, js_error, to_js};
use crate::host::{Host, exports};
use crate::input::{LookRequest, SessionOptions};
use crate::parsed::ParsedMesh;
use crate::parts;
use report::{
    CachedResult, LessonChanges, LessonValues, Lessons, PolygonDistances, StepInfo, StoryInfo,
};

/// A canvas that shows one lesson at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LessonSession {
    host: Host<FigureView>,
    models: BTreeMap<String, Arc<Shape>>,
    cache: Arc<Cache>,
    executor: Arc<dyn DynExecutor>,
    open_lesson: Option<OpenLesson>,
    /// The step that is shown.
    step: Option<usize>,
    /// The earlier lesson whose step is still the picture, and that step, until the open lesson shows its first step.
    previous_lesson: Option<(OpenLesson, usize)>,
    /// True if the next step that is shown resets the view.
    resets_view: bool,
    /// The number of pictures when the captions were last reported.
    last_captions: u32,
}

exports!(LessonSession);

#[wasm_bindgen]
impl LessonSession {
    /// Makes a session without an open lesson on a canvas.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<LessonSession, JsValue> {
        Ok(Self {
            host: Host::new(canvas, options, |viewport, options| {
                let mut figure_view = FigureView::new(viewport, options.theme);
                figure_view.set_glide(options.glide);
                figure_view
            })?,
            models: BTreeMap::new(),
            cache: Arc::default(),
            executor: Arc::new(SequentialExecutor),
            open_lesson: None,
            step: None,
            previous_lesson: None,
            resets_view: true,
            last_captions: 0,
        })
    }

    /// Returns all lessons, with the parameters and models of each.
    pub fn lessons(&self) -> Result<Ts<Lessons>, JsValue> {
        let infos = lessons().iter().map(|lesson| lesson.info());
        to_js(&Lessons(infos.collect()))
    }

    /// Makes lessons with `threads` that are opened from now on run on the threads of the started pool.
    #[wasm_bindgen(js_name = useThreads)]
    pub fn use_threads(&mut self) {
        self.executor = Arc::new(crate::pool::global());
    }

    /// Adds a model under the name by which a lesson asks for it.
    #[wasm_bindgen(js_name = addModel)]
    pub fn add_model(&mut self, name: String, mesh: Ts<ParsedMesh>) -> Result<(), JsValue> {
        let mesh = parts::mesh(&from_js(mesh, "the model")?)?;
        let shape = Shape::build(mesh, &ThreadPool::Sequential);
        self.models.insert(name, Arc::new(shape));
        Ok(())
    }

    /// Restores a slow result that an earlier visit computed and stored.
    pub fn shelve(&self, name: String, bytes: Vec<u8>) {
        self.cache.insert(name, bytes);
    }

    /// Returns the slow results that are worth storing for the next visit and were not returned yet.
    pub fn shelved(&self) -> Result<Vec<Ts<CachedResult>>, JsValue> {
        let new = self.cache.drain_new().into_iter();
        all_to_js(new.map(|(name, bytes)| CachedResult {
            name,
            bytes: bytes[..].into(),
        }))
    }

    /// Opens a lesson. Throws a sentence if it cannot be opened; the open lesson then stays.
    pub fn open(&mut self, name: &str, values: Ts<LessonValues>) -> Result<Ts<StoryInfo>, JsValue> {
        let values = from_js(values, "the values")?.0;
        let context = Context {
            now,
            models: &self.models,
            cache: &self.cache,
            executor: &self.executor,
            copy_message,
        };
        let opened = nearpoint_lesson::open(name, &values, &context).map_err(js_error)?;
        let info = to_js(&StoryInfo::new(&opened));
        self.resets_view |= !self.is_only_dragged(&opened);
        let before = self.open_lesson.replace(opened);
        if let Some(shown) = before.zip(self.step.take()) {
            self.previous_lesson = Some(shown);
        }
        info
    }

    /// Returns to the lesson whose step is still in the picture, with all its results, if the open one has shown
    /// nothing.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self) {
        if let Some((story, step)) = self.previous_lesson.take() {
            self.open_lesson = Some(story);
            self.step = Some(step);
            self.resets_view = false;
        }
    }

    /// Runs a slice of the preparation of a step, and returns the fraction that is done; 1 if `show` is quick.
    pub fn prepare(&mut self, step: usize) -> f64 {
        self.open_lesson
            .as_mut()
            .map_or(1.0, |story| story.prepare(step))
    }

    /// Shows a step of the open lesson. The first one after `open` resets the view, unless only a handle changed
    /// values.
    pub fn show(&mut self, step: usize) -> Result<Ts<StepInfo>, JsValue> {
        let story = self.open_lesson.as_mut().ok_or_else(nothing_open)?;
        let shown = story.show(step).map_err(js_error)?.clone();
        let info = to_js(&StepInfo::new(step, &shown, &story.charts(step)));
        match std::mem::take(&mut self.resets_view) {
            true => self.host.stage.open(shown.figure),
            false => self.host.stage.show(shown.figure),
        }
        self.step = Some(step);
        self.previous_lesson = None;
        info
    }

    /// Shows the step at a time of its motion, with pale poses at other times if `has_poses`; the camera stays.
    #[wasm_bindgen(js_name = showTime)]
    pub fn show_time(&mut self, time: f64, has_poses: bool) -> Result<(), JsValue> {
        let step = self.step.ok_or_else(|| js_error(LessonError::NoMotion))?;
        let story = self.open_lesson.as_mut().ok_or_else(nothing_open)?;
        let figure = story.figure_at(step, time, has_poses).map_err(js_error)?;
        self.host.stage.redraw(figure);
        Ok(())
    }

    /// Returns the keys of a step's text and of its events; the picture stays.
    pub fn keys(&mut self, step: usize) -> Result<Vec<String>, JsValue> {
        let story = self.open_lesson.as_mut().ok_or_else(nothing_open)?;
        let keys = story.keys(step).map_err(js_error)?;
        Ok(keys.into_iter().map(str::to_owned).collect())
    }

    /// Grades an answer to the question of the step that is shown.
    pub fn grade(&mut self, choice: usize) -> Result<Ts<Grade>, JsValue> {
        let story = self.open_lesson.as_mut().ok_or_else(nothing_open)?;
        let nothing = LessonError::NoChoice { choice, choices: 0 };
        let step = self.step.ok_or_else(|| js_error(nothing))?;
        to_js(&story.grade(step, choice).map_err(js_error)?)
    }

    /// Grades the point that answers the question of the step that is shown, at its present or a given position. The
    /// picture then shows the grade.
    #[wasm_bindgen(js_name = gradePoint)]
    pub fn grade_point(&mut self, at: Option<Vec<f64>>) -> Result<Ts<PointGrade>, JsValue> {
        let at = at.and_then(point_from).or_else(|| self.host.stage.point());
        self.grade_at(at)
    }

    /// Moves the point that answers the question to the right position.
    #[wasm_bindgen(js_name = showPoint)]
    pub fn show_point(&mut self) -> Result<Ts<PointGrade>, JsValue> {
        let (story, step) = self.open_step()?;
        let at = story.right_point(step).map_err(js_error)?;
        self.grade_at(Some(at))
    }

    /// Lets the user drag the question's point again, from its present or a given position.
    #[wasm_bindgen(js_name = freePoint)]
    pub fn free_point(&mut self, at: Option<Vec<f64>>) -> Result<(), JsValue> {
        let at = at.and_then(point_from).or_else(|| self.host.stage.point());
        let (story, step) = self.open_step()?;
        let mut figure = story.show(step).map_err(js_error)?.figure.clone();
        if let (Some(pin), Some(at)) = (figure.point_handle_mut(), at) {
            pin.at = pin.domain.nearest(&at);
        }
        self.host.stage.redraw(figure);
        Ok(())
    }

    /// Tests a straight motion of a contour past another at poses on the way, and as a whole; no lesson need be open.
    #[wasm_bindgen(js_name = testMotion)]
    pub fn test_motion(&self, motion: Ts<StraightMotion>) -> Result<Ts<MotionTests>, JsValue> {
        let motion = from_js(motion, "the motion")?;
        to_js(&motion.test().map_err(js_error)?)
    }

    /// Sets whether the view glides where it jumps; off where the user prefers reduced motion.
    #[wasm_bindgen(js_name = setGlide)]
    pub fn set_glide(&mut self, on: bool) {
        self.host.stage.set_glide(on);
    }

    /// Returns the distance of each pair of polygons: null unless both have whole coordinates and corners that all turn
    /// left.
    #[wasm_bindgen(js_name = polygonDistances)]
    pub fn polygon_distances(
        &self,
        pairs: Vec<Ts<PolygonPair>>,
    ) -> Result<Ts<PolygonDistances>, JsValue> {
        let pairs = all_from_js(pairs, "a pair of polygons")?;
        to_js(&PolygonDistances(
            pairs.iter().map(PolygonPair::distance).collect(),
        ))
    }

    /// Fits the view to the figure, or shows it from a standard direction.
    pub fn view(&mut self, request: Ts<LookRequest>) -> Result<(), JsValue> {
        match from_js(request, "the view")? {
            LookRequest::Fit => self.host.stage.fit(),
            LookRequest::From(standard) => self.host.stage.show_standard_view(standard),
        }
        Ok(())
    }

    /// Returns what changed in the session since the last call.
    pub fn changes(&mut self) -> Result<Ts<LessonChanges>, JsValue> {
        let canvas = self.host.report();
        let frames = self.host.timings.frames;
        let newer = std::mem::replace(&mut self.last_captions, frames) != frames;
        let figure_view = &mut self.host.stage;
        let grip = figure_view
            .take_dragged_values()
            .map(|it| it.iter().copied().collect());
        to_js(&LessonChanges {
            captions: newer.then(|| figure_view.captions().to_vec()),
            grip,
            pin: figure_view.take_dragged_point().map(Into::into),
            canvas,
        })
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = structuredClone)]
    fn structured_clone(value: &Uint8Array) -> Result<Uint8Array, JsValue>;
}

/// Copies bytes as `postMessage` does: out of this worker's memory, into the message, and into the memory of the other
/// worker. A browser without `structuredClone` omits the second copy.
fn copy_message(bytes: &[u8]) -> Vec<u8> {
    let sent = Uint8Array::from(bytes);
    structured_clone(&sent).unwrap_or(sent).to_vec()
}

impl LessonSession {
    /// Returns the open lesson and the step that is shown.
    fn open_step(&mut self) -> Result<(&mut OpenLesson, usize), JsValue> {
        let step = self.step.ok_or_else(|| js_error(LessonError::NoPoint))?;
        let story = self.open_lesson.as_mut().ok_or_else(nothing_open)?;
        Ok((story, step))
    }

    fn grade_at(&mut self, at: Option<Point>) -> Result<Ts<PointGrade>, JsValue> {
        let at = at.ok_or_else(|| js_error(LessonError::NoPoint))?;
        let (story, step) = self.open_step()?;
        let (grade, figure) = story.grade_point(step, &at).map_err(js_error)?;
        self.host.stage.redraw(figure);
        to_js(&grade)
    }

    /// Returns whether a lesson differs from the open one only in values that the handle sets.
    fn is_only_dragged(&self, opened: &OpenLesson) -> bool {
        let Some(open) = &self.open_lesson else {
            return false;
        };
        let (before, now) = (
            open.parameter_values.values(),
            opened.parameter_values.values(),
        );
        let other = now
            .iter()
            .filter(|(name, value)| before.get(*name) != Some(value));
        let mut names = other.map(|(name, _)| &**name);
        open.info.name == opened.info.name && self.host.stage.sets_parameters(&mut names)
    }
}

/// Reads three coordinates.
fn point_from(at: Vec<f64>) -> Option<Point> {
    let three: [f64; 3] = at.try_into().ok()?;
    Some(Point::from(three)).filter(|p| p.iter().all(|c| c.is_finite()))
}

fn nothing_open() -> JsValue {
    js_error(message!("lesson-no-lesson-open"))
}
