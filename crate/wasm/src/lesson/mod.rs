//! Lessons behind a canvas. Their types are in `lesson.d.ts`.
//!
//! ```ts
//! new LessonSession(canvas: OffscreenCanvas | undefined, options: SessionOptions)
//! LessonSession.lessons(): LessonInfo[]
//! session.useThreads(): void    // after initThreadPool; for lessons whose `threads` is true, opened from then on
//! session.addModel(name: string, mesh: ParsedMesh): void
//! session.shelve(name: string, bytes: Uint8Array): void; session.shelved(): KeptBytes[]   // what is kept between visits
//! session.open(name: string, values: LessonValues): StoryInfo   // what cannot be opened throws a sentence; the open story stays
//! session.show(step: number): StepInfo      // makes it the picture; the first one after `open` is looked at anew, unless only a grip set values
//! session.grade(choice: number): LessonGrade                    // the question of the step shown
//! session.pointer(pointer: Pointer): boolean; session.wheel(wheel: Wheel): boolean
//! session.doubleClick(x: number, y: number): void; session.key(key: Key): boolean
//! session.view(request: "fit" | StandardView): void
//! session.resize(width: number, height: number, dpr: number): void; session.setTheme(theme: "light" | "dark"): void
//! session.draw(): boolean; session.changes(): LessonChanges; session.free(): void
//! ```

mod told;

use std::collections::BTreeMap;
use std::sync::Arc;

use js_sys::{Array, Object, Reflect, Uint8Array};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::work::{AnyWork, Serial};
use nearpoint_lesson::{Cache, Context, LessonError, Opened, lessons};
use nearpoint_scene::Pool;
use nearpoint_view::figure::Lecture;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{from_js, refuse, to_js};
use crate::gpu::Gpu;
use crate::input::{KeyEvent, Options, PointerEvent, WheelEvent, standard, theme_of, viewport};
use crate::parts;
use told::{Changes, GradeInfo, InfoOut, StepOut, StoryOut, ValueOut};

/// One canvas for one story at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LessonSession {
    lecture: Lecture,
    gpu: Gpu,
    models: BTreeMap<String, Arc<Shape>>,
    cache: Arc<Cache>,
    work: Arc<dyn AnyWork>,
    story: Option<Opened>,
    /// The step shown.
    step: Option<usize>,
    /// Whether the next step shown is looked at from the front, not from where the last one was.
    anew: bool,
    /// Whether the captions were drawn anew since they were told.
    captions: bool,
}

// As for `Session`: after a panic nobody looks at what was left half done.
impl std::panic::UnwindSafe for LessonSession {}
impl std::panic::RefUnwindSafe for LessonSession {}

#[wasm_bindgen]
impl LessonSession {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        #[wasm_bindgen(unchecked_param_type = "SessionOptions")] options: JsValue,
    ) -> Result<LessonSession, JsValue> {
        let options: Options = from_js(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        Ok(Self {
            lecture: Lecture::new(viewport, theme_of(&options.theme)?),
            gpu: Gpu::of(canvas, options.antialias),
            models: BTreeMap::new(),
            cache: Arc::default(),
            work: Arc::new(Serial),
            story: None,
            step: None,
            anew: true,
            captions: false,
        })
    }

    #[wasm_bindgen(unchecked_return_type = "LessonInfo[]")]
    pub fn lessons() -> Result<JsValue, JsValue> {
        let infos: Vec<_> = lessons().iter().map(|lesson| lesson.info()).collect();
        to_js(&infos.iter().map(InfoOut::of).collect::<Vec<_>>())
    }

    #[wasm_bindgen(js_name = useThreads)]
    pub fn use_threads(&mut self) {
        if cfg!(feature = "threads") {
            self.work = Arc::new(Pool::Rayon(None));
        }
    }

    #[wasm_bindgen(js_name = addModel)]
    pub fn add_model(
        &mut self,
        name: String,
        #[wasm_bindgen(unchecked_param_type = "ParsedMesh")] mesh: &JsValue,
    ) -> Result<(), JsValue> {
        let (shape, _) = parts::shape(mesh, &Pool::Serial)?;
        self.models.insert(name, shape);
        Ok(())
    }

    pub fn shelve(&self, name: String, bytes: Vec<u8>) {
        self.cache.put(name, bytes);
    }

    #[wasm_bindgen(unchecked_return_type = "KeptBytes[]")]
    pub fn shelved(&self) -> Result<JsValue, JsValue> {
        let all = Array::new();
        for (name, bytes) in self.cache.take_new() {
            let kept = Object::new();
            Reflect::set(&kept, &"name".into(), &name.into())?;
            Reflect::set(&kept, &"bytes".into(), &Uint8Array::from(&bytes[..]))?;
            all.push(&kept);
        }
        Ok(all.into())
    }

    #[wasm_bindgen(unchecked_return_type = "StoryInfo")]
    pub fn open(
        &mut self,
        name: &str,
        #[wasm_bindgen(unchecked_param_type = "LessonValues")] values: JsValue,
    ) -> Result<JsValue, JsValue> {
        let values: BTreeMap<String, ValueOut> = from_js(values, "the values")?;
        let values = values.into_iter().map(|(name, value)| (name, value.into()));
        let context = Context {
            now,
            models: &self.models,
            cache: &self.cache,
            work: &self.work,
        };
        let opened = nearpoint_lesson::open(name, &values.collect(), &context);
        let opened = opened.map_err(refuse)?;
        let info = to_js(&StoryOut::of(&opened));
        self.anew |= !self.only_pulled(&opened);
        self.story = Some(opened);
        self.step = None;
        info
    }

    #[wasm_bindgen(unchecked_return_type = "StepInfo")]
    pub fn show(&mut self, step: usize) -> Result<JsValue, JsValue> {
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        let told = story.show(step).map_err(refuse)?.clone();
        let charts = story.charts(step);
        let info = to_js(&StepOut::of(step, &told, &charts));
        match std::mem::take(&mut self.anew) {
            true => self.lecture.open(told.figure),
            false => self.lecture.show(told.figure),
        }
        self.step = Some(step);
        info
    }

    #[wasm_bindgen(unchecked_return_type = "LessonGrade")]
    pub fn grade(&mut self, choice: usize) -> Result<JsValue, JsValue> {
        let story = self.story.as_mut().ok_or_else(nothing_open)?;
        let nothing = LessonError::NoChoice { choice, choices: 0 };
        let step = self.step.ok_or_else(|| refuse(nothing))?;
        let grade = story.grade(step, choice).map_err(refuse)?;
        to_js(&GradeInfo::of(grade))
    }

    pub fn pointer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Pointer")] pointer: JsValue,
    ) -> Result<bool, JsValue> {
        let pointer: PointerEvent = from_js(pointer, "the pointer")?;
        Ok(self.lecture.pointer(pointer.into()))
    }

    pub fn wheel(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Wheel")] wheel: JsValue,
    ) -> Result<bool, JsValue> {
        let wheel: WheelEvent = from_js(wheel, "the wheel")?;
        self.lecture.wheel(wheel.x, wheel.y, wheel.delta());
        Ok(true)
    }

    #[wasm_bindgen(js_name = doubleClick)]
    pub fn double_click(&mut self, x: f64, y: f64) {
        self.lecture.double_click(x, y);
    }

    pub fn key(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Key")] key: JsValue,
    ) -> Result<bool, JsValue> {
        let key: KeyEvent = from_js(key, "the key")?;
        Ok(key.is_down() && self.lecture.key(&key.key, key.modifiers()))
    }

    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'fit' | StandardView")] request: &str,
    ) -> Result<(), JsValue> {
        match request {
            "fit" => self.lecture.fit(),
            name => self.lecture.look(standard(name)?),
        }
        Ok(())
    }

    pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        self.lecture.resize(viewport(width, height, dpr));
    }

    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'light' | 'dark'")] theme: &str,
    ) -> Result<(), JsValue> {
        self.lecture.set_theme(theme_of(theme)?);
        Ok(())
    }

    pub fn draw(&mut self) -> bool {
        let drawn = self.gpu.draw(&mut self.lecture).is_some();
        self.captions |= drawn;
        drawn
    }

    #[wasm_bindgen(unchecked_return_type = "LessonChanges")]
    pub fn changes(&mut self) -> Result<JsValue, JsValue> {
        let captions = std::mem::take(&mut self.captions);
        let pulled = self.lecture.take_pulled().cloned();
        let notes = captions.then(|| self.lecture.notes());
        let cursor = self.lecture.cursor_name();
        to_js(&Changes::of(notes, pulled, cursor, &self.gpu))
    }
}

impl LessonSession {
    /// Whether a story tells the open one's lesson with other values of what the grip sets, and nothing else.
    fn only_pulled(&self, opened: &Opened) -> bool {
        let Some(open) = &self.story else {
            return false;
        };
        let (before, now) = (open.chosen.values(), opened.chosen.values());
        let other = now
            .iter()
            .filter(|(name, value)| before.get(*name) != Some(value));
        open.info.name == opened.info.name && self.lecture.sets(other.map(|(name, _)| &**name))
    }
}

fn nothing_open() -> JsValue {
    refuse("No lesson is open.")
}
