//! What every session has, whatever is on its stage: the canvas, its clock, and the methods that all of them export.

use nearpoint_view::camera::Viewport;
use nearpoint_view::input::{Key, Pointer, Wheel};
use nearpoint_view::list::Label;
use nearpoint_view::stage::Stage;
use nearpoint_view::style::Theme;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::heard;
use crate::gpu::{Gpu, GpuState};
use crate::input::{SessionOptions, viewport};

/// A stage behind a canvas.
#[derive(Debug)]
pub(crate) struct Host<S> {
    pub stage: S,
    pub gpu: Gpu,
    pub timings: Timings,
    /// Those of the last picture, and whether they were told.
    labels: (Vec<Label>, bool),
    refusal: Option<String>,
}

/// How long things took, milliseconds.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Timings {
    /// Of the last query that came to its end.
    pub query: f64,
    /// Of the query that goes on, as far as it seemed to be at its end before.
    running: f64,
    /// When it went on then.
    since: Option<f64>,
    pub draw: f64,
    pub frames: u32,
}

impl Timings {
    /// Something is asked anew.
    fn restart(&mut self) {
        (self.running, self.since) = (0.0, None);
    }

    /// Answers were looked for since that time. Hands go on with them while the engine draws, so that what counts is how
    /// long it takes until all is known.
    fn went_on(&mut self, began: f64, is_over: bool) {
        let since = *self.since.get_or_insert(began);
        if is_over {
            self.running += now() - since;
            (self.query, self.since) = (self.running, None);
        }
    }
}

/// What every report has.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CanvasReport {
    /// A CSS cursor name.
    cursor: &'static str,
    /// Whether `step` or `draw` has something to do.
    busy: bool,
    /// Texts to lay over the last picture, each about its place; absent when they are as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<Label>>,
    /// Why something was refused; reported once.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<String>,
    gpu: GpuState,
    /// Why there is no picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    gpu_message: Option<String>,
}

impl<S: Stage> Host<S> {
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
        stage: impl FnOnce(Viewport, &SessionOptions) -> S,
    ) -> Result<Self, JsValue> {
        let options = heard(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        Ok(Self {
            stage: stage(viewport, &options),
            gpu: Gpu::of(canvas, options.antialias),
            timings: Timings::default(),
            labels: (Vec::new(), true),
            refusal: None,
        })
    }

    /// Something is asked anew.
    pub fn changed(&mut self) {
        self.timings.restart();
    }

    /// What a hand's deed came to; a refusal is told with the next report.
    pub fn take(&mut self, done: Result<bool, S::Refusal>) -> bool {
        done.unwrap_or_else(|refusal| {
            self.refusal = Some(refusal.to_string());
            true
        })
    }

    pub fn pointer(&mut self, pointer: Ts<Pointer>) -> Result<bool, JsValue> {
        self.changed();
        let done = self.stage.pointer(heard(pointer, "the pointer")?);
        Ok(self.take(done))
    }

    pub fn wheel(&mut self, wheel: Ts<Wheel>) -> Result<bool, JsValue> {
        let done = self.stage.wheel(heard(wheel, "the wheel")?);
        Ok(self.take(done))
    }

    pub fn key(&mut self, key: Ts<Key>) -> Result<bool, JsValue> {
        self.changed();
        let done = self.stage.key(&heard(key, "the key")?);
        Ok(self.take(done))
    }

    pub fn blur(&mut self) {
        let done = self.stage.blur();
        self.take(done);
    }

    pub fn set_theme(&mut self, theme: Ts<Theme>) -> Result<(), JsValue> {
        self.stage.set_theme(heard(theme, "the theme")?);
        Ok(())
    }

    pub fn step(&mut self, budget: f64) -> bool {
        let began = now();
        let deadline = began + budget;
        let asked = self.stage.is_answering();
        self.stage.step(&|| now() >= deadline);
        if asked {
            let is_over = !self.stage.is_answering();
            self.timings.went_on(began, is_over);
        }
        self.stage.is_busy()
    }

    pub fn draw(&mut self) -> bool {
        let began = now();
        let Some(labels) = self.gpu.draw(&mut self.stage, began) else {
            return false;
        };
        if self.labels.0 != labels {
            self.labels = (labels, false);
        }
        self.timings.draw = now() - began;
        self.timings.frames += 1;
        true
    }

    /// Whether a picture is to come.
    fn is_stale(&self) -> bool {
        self.stage.is_dirty() || self.gpu.is_due()
    }

    pub fn report(&mut self) -> CanvasReport {
        let told = std::mem::replace(&mut self.labels.1, true);
        CanvasReport {
            cursor: self.stage.cursor_name(),
            busy: self.stage.is_busy() || (self.is_stale() && self.gpu.is_ready()),
            labels: (!told).then(|| self.labels.0.clone()),
            refusal: self.refusal.take(),
            gpu: self.gpu.state(),
            gpu_message: self.gpu.message().map(str::to_owned),
        }
    }
}

/// The methods that all sessions export; each has a `Host` in its field `host`.
macro_rules! exports {
    ($session:ident) => {
        // A panic inside a method reaches JavaScript as an error, after which the page replaces the whole worker:
        // nobody looks at what was left half done.
        impl std::panic::UnwindSafe for $session {}
        impl std::panic::RefUnwindSafe for $session {}

        #[wasm_bindgen::prelude::wasm_bindgen]
        impl $session {
            /// True: it meant something; a refusal is told with the next changes.
            pub fn pointer(
                &mut self,
                pointer: tsify::Ts<nearpoint_view::input::Pointer>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.pointer(pointer)
            }

            pub fn wheel(
                &mut self,
                wheel: tsify::Ts<nearpoint_view::input::Wheel>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.wheel(wheel)
            }

            #[wasm_bindgen(js_name = doubleClick)]
            pub fn double_click(&mut self, x: f64, y: f64) {
                nearpoint_view::stage::Stage::double_click(&mut self.host.stage, x, y);
            }

            pub fn key(
                &mut self,
                key: tsify::Ts<nearpoint_view::input::Key>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.key(key)
            }

            /// The canvas lost the keyboard: what is unfinished is let go or given up.
            pub fn blur(&mut self) {
                self.host.blur();
            }

            pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
                let viewport = $crate::input::viewport(width, height, dpr);
                nearpoint_view::stage::Stage::resize(&mut self.host.stage, viewport);
            }

            #[wasm_bindgen(js_name = setTheme)]
            pub fn set_theme(
                &mut self,
                theme: tsify::Ts<nearpoint_view::style::Theme>,
            ) -> Result<(), wasm_bindgen::JsValue> {
                self.host.set_theme(theme)
            }

            /// Goes on with what takes time, for about so long; true: call again.
            pub fn step(&mut self, #[wasm_bindgen(js_name = budgetMs)] budget: f64) -> bool {
                self.host.step(budget)
            }

            /// Draws if anything visible changed; true: a picture was drawn. The canvas keeps it. Of a large scene less is
            /// drawn while it moves if pictures take too long.
            pub fn draw(&mut self) -> bool {
                self.host.draw()
            }

            /// How many milliseconds the display took for the last picture, at least; undefined while it is on its way.
            #[wasm_bindgen(js_name = pictureMs)]
            pub fn picture_ms(&mut self) -> Option<f64> {
                self.host.gpu.took()
            }

            #[wasm_bindgen(js_name = crashForTest)]
            pub fn crash_for_test(
                &mut self,
                how: tsify::Ts<$crate::crash::Crash>,
            ) -> Result<(), wasm_bindgen::JsValue> {
                $crate::crash::crash(how)
            }

            #[wasm_bindgen(js_name = loseContextForTest)]
            pub fn lose_context_for_test(&mut self, lost: bool) {
                self.host.gpu.lose_for_test(lost);
            }
        }
    };
}
pub(crate) use exports;
