//! Manages the canvas, its WebGL 2 context, and the loss of the context.

use nearpoint_message::message;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use js_sys::{Object, Reflect};
use nearpoint_view::camera::Camera;
use nearpoint_view::detail::{DetailController, DetailLevel};
use nearpoint_view::gl::{DrawResult, DrawTarget, Renderer, is_heavy, wipe};
use nearpoint_view::list::{DrawList, Label};
use nearpoint_view::stage::Stage;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::{Event, OffscreenCanvas, WebGl2RenderingContext, WebglLoseContext};

use crate::frame_timer::FrameTimer;

/// The state of the graphics context.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum GpuState {
    Webgl2,
    Lost,
    None,
}

/// The canvas, its WebGL context, and the state of the last picture.
#[derive(Debug)]
pub(crate) struct Gpu {
    surface: Option<Surface>,
    renderer: Option<Renderer>,
    detail: DetailController,
    drawn: DrawResult,
    frame_timer: FrameTimer,
    /// The labels of the picture that is being drawn offscreen.
    offscreen_labels: Option<Vec<Label>>,
    /// True if large pictures in full detail are known to be fast enough.
    is_quick: bool,
    /// The reason why there is no picture.
    message: Option<String>,
}

#[derive(Debug)]
struct Surface {
    canvas: OffscreenCanvas,
    gl: WebGl2RenderingContext,
    lost: Arc<AtomicBool>,
    /// True if floating-point textures can be drawn to.
    has_floats: bool,
    loser: Option<WebglLoseContext>,
    listeners: [(&'static str, Closure<dyn FnMut(Event)>); 2],
}

impl Drop for Surface {
    fn drop(&mut self) {
        for (name, listener) in &self.listeners {
            // To remove a listener that is not there is no error.
            let _ = self
                .canvas
                .remove_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
        }
    }
}

impl Gpu {
    /// Prepares a canvas for drawing. Without one, or without WebGL 2, there is no picture, but everything else works.
    pub fn new(canvas: Option<OffscreenCanvas>, antialias: bool) -> Self {
        let surface = canvas.ok_or_else(|| message!("gpu-no-canvas-draw").to_string());
        let (surface, message) = match surface.and_then(|canvas| Surface::new(canvas, antialias)) {
            Ok(surface) => (Some(surface), None),
            Err(message) => (None, Some(message)),
        };
        Self {
            surface,
            renderer: None,
            detail: DetailController::default(),
            drawn: DrawResult::default(),
            frame_timer: FrameTimer::default(),
            offscreen_labels: None,
            is_quick: false,
            message,
        }
    }

    /// Returns whether the canvas has a WebGL 2 context, has lost it, or has none.
    pub fn state(&self) -> GpuState {
        match &self.surface {
            None => GpuState::None,
            Some(surface) if surface.is_lost() => GpuState::Lost,
            Some(_) if self.message.is_some() => GpuState::None,
            Some(_) => GpuState::Webgl2,
        }
    }

    /// Returns the reason why there is no picture, if there is one.
    pub fn message(&self) -> Option<&str> {
        self.message.as_deref()
    }

    /// Returns whether a picture can be drawn now.
    pub fn is_ready(&self) -> bool {
        self.state() == GpuState::Webgl2
    }

    /// Returns the bytes of meshes on the GPU.
    pub fn bytes(&self) -> usize {
        self.renderer.as_ref().map_or(0, Renderer::bytes)
    }

    /// Returns the number of draw calls of the last picture.
    pub fn calls(&self) -> u32 {
        self.drawn.draw_calls
    }

    /// Returns whether the last picture is incomplete, so that the next one differs, or is not shown yet.
    pub fn is_due(&self) -> bool {
        !self.drawn.is_complete || self.detail.is_due() || self.offscreen_labels.is_some()
    }

    /// Returns the milliseconds that the last picture took at least; none while it is not done.
    pub fn elapsed_ms(&mut self) -> Option<f64> {
        let surface = self.surface.as_ref();
        surface.map_or(Some(0.0), |surface| self.frame_timer.poll(&surface.gl))
    }

    /// Draws if anything changed, and returns the labels of the picture that is then visible. A picture that may take long
    /// is drawn offscreen, and shown at a later call.
    pub fn draw(&mut self, stage: &mut impl Stage, now: f64) -> Option<Vec<Label>> {
        let took = self.elapsed_ms();
        let surface = self.surface.as_ref()?;
        if surface.is_lost() {
            // Everything on the GPU is lost with the context.
            self.renderer = None;
            self.frame_timer = FrameTimer::default();
            self.offscreen_labels = None;
            return None;
        }
        if self.message.is_some() {
            return None;
        }
        let painted = if self.offscreen_labels.is_none() {
            self.paint(stage, now, took.unwrap_or_default())
        } else if let Some(took) = took {
            self.show(took)
        } else {
            Ok(None)
        };
        painted.unwrap_or_else(|message| {
            self.message = Some(message);
            None
        })
    }

    fn paint(
        &mut self,
        stage: &mut impl Stage,
        now: f64,
        took: f64,
    ) -> Result<Option<Vec<Label>>, String> {
        let Some(surface) = &self.surface else {
            return Ok(None);
        };
        let changed = stage.is_dirty() || self.renderer.is_none() || !self.drawn.is_complete;
        self.is_quick &= self.detail.is_fast(took);
        stage.report_frame_time(took);
        let Some(level) = self.detail.choose(now, changed, took) else {
            return Ok(None);
        };
        let list = stage.draw_list(now);
        let is_heavy = is_heavy(&list);
        let level = match is_heavy {
            true => level,
            false => self.detail.reset(),
        };
        let onto = match is_heavy && !self.is_quick && list.wipe.is_none() {
            true => surface.offscreen_target(),
            false => DrawTarget::Canvas,
        };
        self.is_quick &= is_heavy;
        self.drawn = surface.draw(&mut self.renderer, &list, stage.camera(), (level, onto))?;
        self.frame_timer.send(&surface.gl, now);
        if onto == DrawTarget::Canvas {
            return Ok(Some(list.labels));
        }
        self.offscreen_labels = Some(list.labels);
        Ok(None)
    }

    /// Shows the picture that was drawn offscreen, which is done now.
    fn show(&mut self, took: f64) -> Result<Option<Vec<Label>>, String> {
        self.is_quick = self.drawn.is_complete && self.detail.is_fast(took);
        if let (Some(surface), Some(renderer)) = (&self.surface, &self.renderer) {
            if let Some(size) = renderer.offscreen_size() {
                surface.resize(size);
            }
            renderer.present().map_err(|error| error.to_string())?;
        }
        Ok(self.offscreen_labels.take())
    }

    /// Loses the context, or restores it. The canvas learns of that later, by an event.
    pub fn lose_for_test(&self, lost: bool) {
        let Some(loser) = self
            .surface
            .as_ref()
            .and_then(|surface| surface.loser.as_ref())
        else {
            return;
        };
        if lost {
            loser.lose_context()
        } else {
            loser.restore_context()
        }
    }
}

impl Surface {
    fn new(canvas: OffscreenCanvas, antialias: bool) -> Result<Self, String> {
        let missing = || message!("gpu-browser-graphics-driver").to_string();
        let options = Object::new();
        // The buffer is preserved so that a screenshot can be taken at any time.
        for (name, on) in [
            ("antialias", antialias),
            ("alpha", false),
            ("preserveDrawingBuffer", true),
            ("stencil", false),
        ] {
            Reflect::set(&options, &name.into(), &on.into()).map_err(|_| missing())?;
        }
        let context = canvas.get_context_with_context_options("webgl2", &options);
        let gl: WebGl2RenderingContext = context
            .ok()
            .flatten()
            .and_then(|context| context.dyn_into().ok())
            .ok_or_else(missing)?;
        let loser = gl
            .get_extension("WEBGL_lose_context")
            .ok()
            .flatten()
            .map(JsCast::unchecked_into);
        let can_float = |name| matches!(gl.get_extension(name), Ok(Some(_)));
        let has_floats =
            can_float("EXT_color_buffer_float") || can_float("EXT_color_buffer_half_float");
        let lost = Arc::new(AtomicBool::new(gl.is_context_lost()));
        let listener = |gone: bool| {
            let lost = Arc::clone(&lost);
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                // Browsers restore the context only after a loss whose default was prevented.
                event.prevent_default();
                lost.store(gone, Ordering::Relaxed);
            })
        };
        let listeners = [
            ("webglcontextlost", listener(true)),
            ("webglcontextrestored", listener(false)),
        ];
        for (name, listener) in &listeners {
            let added =
                canvas.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
            added.map_err(|_| missing())?;
        }
        Ok(Self {
            canvas,
            gl,
            lost,
            has_floats,
            loser,
            listeners,
        })
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed) || self.gl.is_context_lost()
    }

    /// Sets the size of the canvas's next picture. If that differs, the current picture is lost.
    fn resize(&self, (width, height): (u32, u32)) {
        if (self.canvas.width(), self.canvas.height()) != (width, height) {
            self.canvas.set_width(width);
            self.canvas.set_height(height);
        }
    }

    /// Returns an offscreen target with as many samples as the canvas has.
    fn offscreen_target(&self) -> DrawTarget {
        let samples = self.gl.get_parameter(WebGl2RenderingContext::SAMPLES);
        let samples = samples.ok().and_then(|samples| samples.as_f64());
        DrawTarget::Offscreen {
            samples: samples.unwrap_or_default() as u32,
        }
    }

    fn draw(
        &self,
        renderer: &mut Option<Renderer>,
        list: &DrawList,
        camera: &Camera,
        (level, onto): (DetailLevel, DrawTarget),
    ) -> Result<DrawResult, String> {
        if onto == DrawTarget::Canvas {
            self.resize(camera.viewport().device_size());
        }
        let ready = match renderer.take() {
            Some(ready) => ready,
            None => {
                let context = glow::Context::from_webgl2_context(self.gl.clone());
                Renderer::new(Arc::new(context), self.has_floats)
                    .map_err(|error| error.to_string())?
            }
        };
        let renderer = renderer.insert(ready);
        let drawn = renderer.draw(list, camera, level, onto);
        let drawn = drawn.map_err(|error| error.to_string())?;
        let Some(beside) = &list.wipe else {
            return Ok(drawn);
        };
        let more = wipe::draw(renderer, beside, camera, level);
        let more = more.map_err(|error| error.to_string())?;
        Ok(DrawResult {
            draw_calls: drawn.draw_calls + more.draw_calls,
            is_complete: drawn.is_complete && more.is_complete,
        })
    }
}
