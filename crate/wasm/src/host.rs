//! Provides what all sessions share: the canvas, its clock, and the methods that all of them export.

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
use crate::convert::from_js;
use crate::gpu::{Gpu, GpuState};
use crate::input::{SessionOptions, viewport};

/// A stage and the canvas that shows it: the common part of all sessions.
#[derive(Debug)]
pub(crate) struct Host<S> {
    pub stage: S,
    pub gpu: Gpu,
    pub timings: Timings,
    /// The labels of the last picture, and whether they were reported.
    labels: (Vec<Label>, bool),
    error: Option<String>,
}

/// Durations of queries and pictures, in milliseconds.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Timings {
    /// The duration of the last query that finished.
    pub query: f64,
    /// The duration of the current query up to the last time it seemed to be finished.
    running: f64,
    /// The time at which the query continued then.
    since: Option<f64>,
    pub draw: f64,
    pub frames: u32,
}

impl Timings {
    /// Starts the measurement of a new query.
    fn restart(&mut self) {
        (self.running, self.since) = (0.0, None);
    }

    /// Records that the query was continued at that time. Worker threads continue while the engine draws, so that the
    /// whole time until all is known counts.
    fn record_progress(&mut self, began: f64, is_over: bool) {
        let since = *self.since.get_or_insert(began);
        if is_over {
            self.running += now() - since;
            (self.query, self.since) = (self.running, None);
        }
    }
}

/// The part of a report that all sessions have.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CanvasReport {
    /// The name of a CSS cursor.
    cursor: &'static str,
    /// True if `step` or `draw` has something to do.
    busy: bool,
    /// The texts to lay over the last picture, each with its centre; absent when they are unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<Label>>,
    /// The reason why an input was refused; reported once.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "refusal")]
    error: Option<String>,
    gpu: GpuState,
    /// The reason why there is no picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    gpu_message: Option<String>,
}

impl<S: Stage> Host<S> {
    /// Makes a session on a canvas, with the content that `stage` makes for its size and options.
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
        stage: impl FnOnce(Viewport, &SessionOptions) -> S,
    ) -> Result<Self, JsValue> {
        let options = from_js(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        Ok(Self {
            stage: stage(viewport, &options),
            gpu: Gpu::new(canvas, options.antialias),
            timings: Timings::default(),
            labels: (Vec::new(), true),
            error: None,
        })
    }

    /// Restarts the time measurement of queries, because an input begins new ones.
    pub fn changed(&mut self) {
        self.timings.restart();
    }

    /// Returns whether an input had an effect; a refusal goes into the next report.
    pub fn accept(&mut self, done: Result<bool, S::Error>) -> bool {
        done.unwrap_or_else(|refusal| {
            self.error = Some(refusal.to_string());
            true
        })
    }

    /// Handles a pointer event; returns true if it had an effect.
    pub fn pointer(&mut self, pointer: Ts<Pointer>) -> Result<bool, JsValue> {
        self.changed();
        let done = self.stage.pointer(from_js(pointer, "the pointer")?);
        Ok(self.accept(done))
    }

    /// Handles a turn of the wheel; returns true if it had an effect.
    pub fn wheel(&mut self, wheel: Ts<Wheel>) -> Result<bool, JsValue> {
        let done = self.stage.wheel(from_js(wheel, "the wheel")?);
        Ok(self.accept(done))
    }

    /// Handles a key that was pressed or released; returns true if it had an effect.
    pub fn key(&mut self, key: Ts<Key>) -> Result<bool, JsValue> {
        self.changed();
        let done = self.stage.key(&from_js(key, "the key")?);
        Ok(self.accept(done))
    }

    /// Handles the loss of the keyboard focus: ends what pointers and keys have begun.
    pub fn blur(&mut self) {
        let done = self.stage.blur();
        self.accept(done);
    }

    /// Sets the theme of the picture.
    pub fn set_theme(&mut self, theme: Ts<Theme>) -> Result<(), JsValue> {
        self.stage.set_theme(from_js(theme, "the theme")?);
        Ok(())
    }

    /// Runs pending queries for this many milliseconds; returns whether work remains.
    pub fn step(&mut self, budget: f64) -> bool {
        let began = now();
        let deadline = began + budget;
        let asked = self.stage.has_pending_queries();
        self.stage.step(&|| now() >= deadline);
        if asked {
            let is_over = !self.stage.has_pending_queries();
            self.timings.record_progress(began, is_over);
        }
        self.stage.is_busy()
    }

    /// Draws the picture if anything visible changed; returns whether it did.
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

    /// Returns whether a new picture is due.
    fn is_stale(&self) -> bool {
        self.stage.is_dirty() || self.gpu.is_due()
    }

    /// Returns the part of a report that all sessions have; labels only if they changed since the last report.
    pub fn report(&mut self) -> CanvasReport {
        let reported = std::mem::replace(&mut self.labels.1, true);
        CanvasReport {
            cursor: self.stage.cursor_name(),
            busy: self.stage.is_busy() || (self.is_stale() && self.gpu.is_ready()),
            labels: (!reported).then(|| self.labels.0.clone()),
            error: self.error.take(),
            gpu: self.gpu.state(),
            gpu_message: self.gpu.message().map(str::to_owned),
        }
    }
}

/// Exports the methods that all sessions have; each session has a `Host` in its field `host`.
macro_rules! exports {
    ($session:ident) => {
        // A panic in a method reaches JavaScript as an error. The page then replaces the whole worker, so that a
        // half-changed session is never used.
        impl std::panic::UnwindSafe for $session {}
        impl std::panic::RefUnwindSafe for $session {}

        #[wasm_bindgen::prelude::wasm_bindgen]
        impl $session {
            /// Handles a pointer event; returns true if it had an effect. A refusal is reported with the next changes.
            pub fn pointer(
                &mut self,
                pointer: tsify::Ts<nearpoint_view::input::Pointer>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.pointer(pointer)
            }

            /// Handles a turn of the wheel; returns true if it had an effect.
            pub fn wheel(
                &mut self,
                wheel: tsify::Ts<nearpoint_view::input::Wheel>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.wheel(wheel)
            }

            /// Points the camera at the part under a canvas position in CSS pixels, or at everything.
            #[wasm_bindgen(js_name = doubleClick)]
            pub fn double_click(&mut self, x: f64, y: f64) {
                nearpoint_view::stage::Stage::double_click(&mut self.host.stage, x, y);
            }

            /// Handles a key that was pressed or released; returns true if it had an effect.
            pub fn key(
                &mut self,
                key: tsify::Ts<nearpoint_view::input::Key>,
            ) -> Result<bool, wasm_bindgen::JsValue> {
                self.host.key(key)
            }

            /// Handles the loss of keyboard focus: an unfinished input is ended or cancelled.
            pub fn blur(&mut self) {
                self.host.blur();
            }

            /// Sets the size of the canvas in CSS pixels, and the number of device pixels in each.
            pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
                let viewport = $crate::input::viewport(width, height, dpr);
                nearpoint_view::stage::Stage::resize(&mut self.host.stage, viewport);
            }

            /// Sets the theme of the picture.
            #[wasm_bindgen(js_name = setTheme)]
            pub fn set_theme(
                &mut self,
                theme: tsify::Ts<nearpoint_view::style::Theme>,
            ) -> Result<(), wasm_bindgen::JsValue> {
                self.host.set_theme(theme)
            }

            /// Continues queries and other long work, for about this many milliseconds. Returns true if it must be
            /// called again.
            pub fn step(&mut self, #[wasm_bindgen(js_name = budgetMs)] budget: f64) -> bool {
                self.host.step(budget)
            }

            /// Draws if anything visible changed, and returns true if it did. The canvas keeps the picture. A large scene is
            /// drawn in less detail while it moves if pictures take too long.
            pub fn draw(&mut self) -> bool {
                self.host.draw()
            }

            /// Returns the milliseconds that the last picture took at least; undefined while it is not done.
            #[wasm_bindgen(js_name = pictureMs)]
            pub fn picture_ms(&mut self) -> Option<f64> {
                self.host.gpu.elapsed_ms()
            }

            /// Ends the engine as a real failure would, for tests of the recovery.
            #[wasm_bindgen(js_name = crashForTest)]
            pub fn crash_for_test(
                &mut self,
                how: tsify::Ts<$crate::crash::Crash>,
            ) -> Result<(), wasm_bindgen::JsValue> {
                $crate::crash::crash(how)
            }

            /// Makes the canvas lose its WebGL context, or restores it, for tests of the recovery.
            #[wasm_bindgen(js_name = loseContextForTest)]
            pub fn lose_context_for_test(&mut self, lost: bool) {
                self.host.gpu.lose_for_test(lost);
            }
        }
    };
}
pub(crate) use exports;
