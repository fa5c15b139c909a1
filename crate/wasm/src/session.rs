//! The one exported class. Its types are in `types.d.ts`; the frames and units too.
//!
//! ```ts
//! import init, { Session, parse, initThreadPool } from "./pkg/threads/index.js"; // or ./pkg/single/, without initThreadPool
//!
//! // loader worker
//! parse(files: SourceFile[], wish: Wish, onProgress?: OnProgress): Parsed
//!
//! // engine worker
//! new Session(canvas: OffscreenCanvas | undefined, options: SessionOptions)
//!                                        // no canvas or no WebGL 2: everything works but the picture; see Changes.gpu
//! session.useThreads(): void                      // after initThreadPool; until then everything runs on the engine's own thread
//! session.addParts(parsed: Parsed, source: number, overrides?: PartOverride[]): PartId[]
//!                                        // `source` is the caller's number for where they came from; kept in PartRow and scene file
//! session.command(command: Command): void
//! session.pointer(pointer: Pointer): boolean      // true: it meant something; a refusal is in Changes.refusal
//! session.wheel(wheel: Wheel): boolean
//! session.doubleClick(x: number, y: number): void
//! session.key(key: Key): boolean
//! session.blur(): void                            // canvas lost focus: an unfinished drag is cancelled
//! session.setTool(tool: Tool): void
//! session.hover(part: PartId | undefined): void   // highlight from the part tree
//! session.focusPair(a?: PartId, b?: PartId): void // the pair whose marks are drawn strongest; none: all alike
//! session.resize(width: number, height: number, dpr: number): void
//! session.setTheme(theme: "light" | "dark"): void
//! session.setGlide(on: boolean): void             // whether snapped parts glide; off where the user prefers reduced motion
//! session.view(request: ViewRequest): void
//! session.camera(): CameraState
//! session.step(budgetMs: number): boolean         // advances queries for about so long; true: call again
//! session.draw(): boolean                         // draws if anything visible changed; true: a picture was drawn
//! session.changes(): Changes                      // what changed since the last call; cheap when nothing did
//! session.snapshot(): Changes                     // all of it, whatever was reported before
//! session.pairDetails(a: PartId, b: PartId): PairDetails | undefined
//! session.bodyFile(a: PartId, b: PartId, format: "stl" | "glb"): Uint8Array  // the body that both have in common
//! session.pickAt(x: number, y: number): Picked | undefined
//! session.project(point: Xyz): [x: number, y: number] | undefined  // CSS pixels; undefined behind the eye
//! session.hash(): string                          // golden hash of the results, 16 hex digits
//! session.sceneFile(): string                     // JSON of the scene as it is; its models are placeholders, models[n] for source n
//! session.motionFile(format: "csv" | "json"): string  // the taught motion
//! session.removalFile(format: "csv" | "json"): string // the way out that was found
//! session.readMotion(text: string, form: MotionForm): void  // becomes the taught motion; `form` for a table, which has none
//! session.restore(json: string): void             // makes the added parts (models[n] was source n) what the scene file says
//! session.memory(): Memory
//! session.crashForTest(how: "panic" | "panicInPool" | "memory"): void
//! session.loseContextForTest(lost: boolean): void
//! session.free(): void
//! ```
//!
//! The engine's loop: after any call, run `step(8)` until it returns false, `draw()` at most once a display frame, and
//! post `changes()`. `pointer` with kind "move" is cheap: the newest pose wins and older queries are dropped.
//! After a lost WebGL context comes back (`webglcontextrestored` on the canvas), call `draw()`.
//! After `draw()` the canvas keeps its picture (`preserveDrawingBuffer`), so `convertToBlob` gives a screenshot.

use js_sys::{Object, Reflect, Uint32Array};
use nearpoint_geometry::Point;
use nearpoint_scene::file::{Model, SceneFile};
use nearpoint_scene::{Command, PartId, Pool, Scene};
use nearpoint_view::interact::Tool;
use nearpoint_view::viewer::{Picture, Viewer};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{from_js, refuse, to_js};
use crate::gpu::Gpu;
use crate::input::{KeyEvent, Options, PointerEvent, View, WheelEvent, theme_of, viewport};
use crate::report::{Reporter, Timings};
use crate::{body, crash, memory, parts, removal, robots};

/// One scene behind one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    viewer: Viewer,
    gpu: Gpu,
    reporter: Reporter,
    timings: Timings,
    refusal: Option<String>,
}

// A panic inside a method reaches JavaScript as an error, after which the page replaces the whole worker: nobody looks
// at what was left half done.
impl std::panic::UnwindSafe for Session {}
impl std::panic::RefUnwindSafe for Session {}

#[wasm_bindgen]
impl Session {
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        #[wasm_bindgen(unchecked_param_type = "SessionOptions")] options: JsValue,
    ) -> Result<Session, JsValue> {
        let options: Options = from_js(options, "the options")?;
        let viewport = viewport(options.width, options.height, options.dpr);
        let mut viewer = Viewer::new(
            Scene::new(Pool::Serial, now),
            viewport,
            theme_of(&options.theme)?,
        );
        viewer.set_glide(options.glide);
        Ok(Session {
            viewer,
            gpu: Gpu::of(canvas, options.antialias),
            reporter: Reporter::default(),
            timings: Timings::default(),
            refusal: None,
        })
    }

    #[wasm_bindgen(js_name = useThreads)]
    pub fn use_threads(&mut self) {
        if cfg!(feature = "threads") {
            self.viewer.set_pool(Pool::Rayon(None));
        }
    }

    #[wasm_bindgen(js_name = addParts, unchecked_return_type = "PartId[]")]
    pub fn add_parts(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Parsed")] parsed: &JsValue,
        source: u32,
        #[wasm_bindgen(unchecked_optional_param_type = "PartOverride[]")] overrides: JsValue,
    ) -> Result<JsValue, JsValue> {
        let first = self.viewer.scene().parts().is_empty();
        let batch = parts::read(
            parsed,
            source as usize,
            overrides,
            self.viewer.scene().pool(),
        )?;
        let robots = robots::read(parsed, source as usize)?;
        if first {
            self.viewer
                .command(Command::SetUnit { unit: batch.unit })
                .map_err(refuse)?;
            self.viewer
                .command(Command::SetUp { up: batch.up })
                .map_err(refuse)?;
        }
        self.timings.changed();
        let ids = self.viewer.add(batch.parts, robots).map_err(refuse)?;
        to_js(&ids)
    }

    pub fn command(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Command")] command: JsValue,
    ) -> Result<(), JsValue> {
        let command: Command = from_js(command, "the command")?;
        self.timings.changed();
        self.viewer.command(command).map_err(refuse)
    }

    pub fn pointer(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Pointer")] pointer: JsValue,
    ) -> Result<bool, JsValue> {
        let pointer: PointerEvent = from_js(pointer, "the pointer")?;
        self.timings.changed();
        let result = self.viewer.pointer(pointer.into());
        Ok(self.take(result))
    }

    pub fn wheel(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Wheel")] wheel: JsValue,
    ) -> Result<bool, JsValue> {
        let wheel: WheelEvent = from_js(wheel, "the wheel")?;
        self.viewer.wheel(wheel.x, wheel.y, wheel.delta());
        Ok(true)
    }

    #[wasm_bindgen(js_name = doubleClick)]
    pub fn double_click(&mut self, x: f64, y: f64) {
        self.viewer.double_click(x, y);
    }

    pub fn key(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Key")] key: JsValue,
    ) -> Result<bool, JsValue> {
        let key: KeyEvent = from_js(key, "the key")?;
        self.timings.changed();
        let result = self.viewer.key(&key.key, key.is_down(), key.modifiers());
        Ok(self.take(result))
    }

    pub fn blur(&mut self) {
        let result = self.viewer.blur();
        self.take(result);
    }

    #[wasm_bindgen(js_name = setTool)]
    pub fn set_tool(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Tool")] tool: &str,
    ) -> Result<(), JsValue> {
        let tool = match tool {
            "select" => Tool::Select,
            "move" => Tool::Move,
            "rotate" => Tool::Rotate,
            _ => {
                return Err(refuse(format!(
                    "“{tool}” is no tool: select, move or rotate."
                )));
            }
        };
        let result = self.viewer.set_tool(tool);
        self.take(result);
        Ok(())
    }

    pub fn hover(&mut self, part: Option<u32>) {
        self.viewer.set_hover(part.map(PartId));
    }

    #[wasm_bindgen(js_name = focusPair)]
    pub fn focus_pair(&mut self, a: Option<u32>, b: Option<u32>) {
        self.viewer
            .set_focus(a.zip(b).map(|(a, b)| [PartId(a), PartId(b)]));
    }

    pub fn resize(&mut self, width: f64, height: f64, dpr: f64) {
        self.viewer.resize(viewport(width, height, dpr));
    }

    #[wasm_bindgen(js_name = setGlide)]
    pub fn set_glide(&mut self, on: bool) {
        self.viewer.set_glide(on);
        self.viewer.mark_dirty();
    }

    #[wasm_bindgen(js_name = setTheme)]
    pub fn set_theme(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'light' | 'dark'")] theme: &str,
    ) -> Result<(), JsValue> {
        self.viewer.set_theme(theme_of(theme)?);
        Ok(())
    }

    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "ViewRequest")] request: JsValue,
    ) -> Result<(), JsValue> {
        let request: View = from_js(request, "the view")?;
        request.apply(&mut self.viewer)
    }

    #[wasm_bindgen(unchecked_return_type = "CameraState")]
    pub fn camera(&self) -> Result<JsValue, JsValue> {
        to_js(&self.viewer.stored_camera())
    }

    pub fn step(&mut self, #[wasm_bindgen(js_name = budgetMs)] budget: f64) -> bool {
        let began = now();
        let deadline = began + budget;
        let asked = self.viewer.scene().frame().pending > 0;
        self.viewer.step(&|| now() >= deadline);
        let scene = self.viewer.scene();
        let pending = scene.frame().pending > 0;
        let checking = scene.is_checking();
        if asked {
            self.timings.stepped(now() - began, pending);
        }
        pending || checking
    }

    pub fn draw(&mut self) -> bool {
        let began = now();
        self.viewer.pass_to(began);
        let Some(list) = self.gpu.draw(&mut self.viewer) else {
            return false;
        };
        self.reporter.drawn(list.labels);
        self.timings.drawn(now() - began);
        true
    }

    #[wasm_bindgen(unchecked_return_type = "Changes")]
    pub fn changes(&mut self) -> Result<JsValue, JsValue> {
        let refusal = self.refusal.take();
        self.reporter
            .changes(&self.viewer, &self.gpu, &self.timings, refusal)
    }

    #[wasm_bindgen(unchecked_return_type = "Changes")]
    pub fn snapshot(&mut self) -> Result<JsValue, JsValue> {
        self.reporter.forget();
        self.changes()
    }

    #[wasm_bindgen(js_name = pairDetails, unchecked_return_type = "PairDetails | undefined")]
    pub fn pair_details(&self, a: u32, b: u32) -> Result<JsValue, JsValue> {
        let Some(pair) = self.viewer.scene().frame().pair(PartId(a), PartId(b)) else {
            return Ok(JsValue::UNDEFINED);
        };
        let triangles: Vec<u32> = pair
            .triangle_pairs
            .iter()
            .flat_map(|p| [p.a, p.b, p.contact as u32])
            .collect();
        let faces: Vec<u32> = pair
            .face_pairs
            .iter()
            .flat_map(|p| [p.a, p.b, p.crossing, p.touching])
            .collect();
        let details = Object::new();
        Reflect::set(
            &details,
            &"triangles".into(),
            &Uint32Array::from(triangles.as_slice()),
        )?;
        Reflect::set(
            &details,
            &"faces".into(),
            &Uint32Array::from(faces.as_slice()),
        )?;
        Ok(details.into())
    }

    #[wasm_bindgen(js_name = bodyFile)]
    pub fn body_file(
        &self,
        a: u32,
        b: u32,
        #[wasm_bindgen(unchecked_param_type = "'stl' | 'glb'")] format: &str,
    ) -> Result<Vec<u8>, JsValue> {
        body::file(self.viewer.scene(), PartId(a), PartId(b), format).map_err(refuse)
    }

    #[wasm_bindgen(js_name = pickAt, unchecked_return_type = "Picked | undefined")]
    pub fn pick_at(&self, x: f64, y: f64) -> Result<JsValue, JsValue> {
        self.reporter.picked(&self.viewer, x, y)
    }

    #[wasm_bindgen(unchecked_return_type = "[x: number, y: number] | undefined")]
    pub fn project(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Xyz")] point: JsValue,
    ) -> Result<JsValue, JsValue> {
        let point: [f64; 3] = from_js(point, "the point")?;
        match self.viewer.camera().project(Point::from(point)) {
            Some(seen) => to_js(&[seen.x, seen.y]),
            None => Ok(JsValue::UNDEFINED),
        }
    }

    pub fn hash(&self) -> String {
        format!("{:016x}", self.viewer.scene().hash())
    }

    #[wasm_bindgen(js_name = sceneFile)]
    pub fn scene_file(&self) -> String {
        let scene = self.viewer.scene();
        let sources = scene
            .parts()
            .iter()
            .map(|part| part.source + 1)
            .max()
            .unwrap_or(0);
        let models = (0..sources)
            .map(|source| Model::at(format!("source:{source}")))
            .collect();
        scene
            .save(models, Some(self.viewer.stored_camera()))
            .to_json()
    }

    #[wasm_bindgen(js_name = motionFile)]
    pub fn motion_file(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'csv' | 'json'")] format: &str,
    ) -> Result<String, JsValue> {
        let format = removal::format(format).map_err(refuse)?;
        self.viewer.scene().motion_file(format).map_err(refuse)
    }

    #[wasm_bindgen(js_name = removalFile)]
    pub fn removal_file(
        &self,
        #[wasm_bindgen(unchecked_param_type = "'csv' | 'json'")] format: &str,
    ) -> Result<String, JsValue> {
        let format = removal::format(format).map_err(refuse)?;
        self.viewer.scene().removal_file(format).map_err(refuse)
    }

    #[wasm_bindgen(js_name = readMotion)]
    pub fn read_motion(
        &mut self,
        text: &str,
        #[wasm_bindgen(unchecked_param_type = "MotionForm")] form: JsValue,
    ) -> Result<(), JsValue> {
        let form = from_js(form, "the form of the motion")?;
        let motion = self
            .viewer
            .scene()
            .read_motion(text, form)
            .map_err(refuse)?;
        self.timings.changed();
        let motion = Some(motion);
        self.viewer
            .command(Command::SetMotion { motion })
            .map_err(refuse)
    }

    pub fn restore(&mut self, json: &str) -> Result<(), JsValue> {
        let file = SceneFile::from_json(json).map_err(refuse)?;
        self.timings.changed();
        self.viewer.restore(&file).map_err(refuse)
    }

    #[wasm_bindgen(unchecked_return_type = "Memory")]
    pub fn memory(&self) -> Result<JsValue, JsValue> {
        to_js(&memory::report(&self.viewer, &self.gpu))
    }

    #[wasm_bindgen(js_name = crashForTest)]
    pub fn crash_for_test(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'panic' | 'panicInPool' | 'memory'")] how: &str,
    ) -> Result<(), JsValue> {
        crash::crash(how)
    }

    #[wasm_bindgen(js_name = loseContextForTest)]
    pub fn lose_context_for_test(&mut self, lost: bool) {
        self.gpu.lose_for_test(lost);
    }
}

impl Session {
    /// What a gesture came to; a refusal is reported with the next changes.
    fn take(&mut self, result: Result<bool, nearpoint_scene::SceneError>) -> bool {
        result.unwrap_or_else(|error| {
            self.refusal = Some(error.to_string());
            true
        })
    }
}
