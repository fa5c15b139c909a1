//! Shows one scene on one canvas.
//!
//! The engine's loop: after any call, run `step(8)` until it returns false, `draw()` at most once a display frame, and
//! post `changes()`. `pointer` with kind "move" is cheap: the newest pose wins and older queries are dropped.
//! After a lost WebGL context comes back (`webglcontextrestored` on the canvas), call `draw()`.
//! After `draw()` the canvas keeps its picture (`preserveDrawingBuffer`), so `convertToBlob` gives a screenshot.

use nearpoint_geometry::Point;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_motion::trajectory::Interpolation;
use nearpoint_scene::file::{self, Model, SceneFile};
use nearpoint_scene::{Command, PartId, PartMoves, Pivot, Scene, ThreadPool};
use nearpoint_view::interact::Tool;
use nearpoint_view::picking::PickPurpose;
use nearpoint_view::section::{self, Section};
use nearpoint_view::stage::Stage;
use nearpoint_view::viewer::Viewer;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use crate::clock::now;
use crate::convert::{all_from_js, from_js, js_error, to_js};
use crate::host::{Host, exports};
use crate::input::{SessionOptions, ViewRequest};
use crate::memory::Memory;
use crate::mesh_export::IntersectionFormat;
use crate::pair::{PairDetails, pair_details};
use crate::parsed::ParsedFiles;
use crate::parts::{AddResult, PartOverride};
use crate::report::{Changes, PickResult, Reporter, picked};
use crate::review::decisions;
use crate::review::rows::Clashes;
use crate::trace::TraceReport;
use crate::types::{CanvasPosition, JsPoint, JsTextFormat, Xyz};
use crate::visibility::SectionRequest;
use crate::{memory, mesh_export, parts, visibility};

/// One scene on one canvas.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    pub(crate) host: Host<Viewer>,
    reporter: Reporter,
    pub(crate) review: decisions::DecisionsSlot,
}

exports!(Session);

#[wasm_bindgen]
impl Session {
    /// Makes an empty session. Without a canvas, or without WebGL 2, everything works but the picture.
    #[wasm_bindgen(constructor)]
    pub fn new(
        canvas: Option<OffscreenCanvas>,
        options: Ts<SessionOptions>,
    ) -> Result<Session, JsValue> {
        let host = Host::new(canvas, options, |viewport, options| {
            let scene = Scene::new(ThreadPool::Sequential, now);
            let mut viewer = Viewer::new(scene, viewport, options.theme);
            viewer.set_animations(options.glide);
            viewer.set_axes(options.axes);
            viewer
        })?;
        Ok(Session {
            host,
            reporter: Reporter::default(),
            review: decisions::DecisionsSlot::default(),
        })
    }

    /// Makes queries run on the threads of the started pool; until then everything runs on the engine's own thread.
    #[wasm_bindgen(js_name = useThreads)]
    pub fn use_threads(&mut self) {
        self.host.stage.set_pool(crate::pool::global());
    }

    /// Adds all parts that there is memory for, or none on another error. `source` is the caller's number for their origin;
    /// rows and scene files have it.
    #[wasm_bindgen(js_name = addParts)]
    pub fn add_parts(
        &mut self,
        parsed: Ts<ParsedFiles>,
        source: u32,
        overrides: Option<Vec<Ts<PartOverride>>>,
    ) -> Result<Ts<AddResult>, JsValue> {
        let parsed = from_js(parsed, "the parts")?;
        let overrides = all_from_js(overrides.unwrap_or_default(), "the overrides")?;
        let source = source as usize;
        let viewer = &mut self.host.stage;
        let pool = viewer.scene().pool();
        let batch = parts::parts(parsed.parts, &parsed.meshes, source, &overrides, pool)?;
        let robots = parts::robots(parsed.robots, &batch, source)?;
        let rules = batch.rules(parsed.rules);
        let skipped = batch.skipped;
        if batch.parts.is_empty() && skipped.is_some() {
            let ids = Vec::new();
            return to_js(&AddResult { ids, skipped });
        }
        if viewer.scene().parts().is_empty() {
            viewer.set_unit_and_up(parsed.unit, parsed.up);
            viewer.set_locked(parsed.is_building).map_err(js_error)?;
        }
        let ids = (viewer.add_model(batch.parts, robots, &rules)).map_err(js_error)?;
        self.host.changed();
        to_js(&AddResult { ids, skipped })
    }

    /// Sets the largest distance at which pairs are reported, for a new scene, without a command.
    #[wasm_bindgen(js_name = lookWithin)]
    pub fn look_within(&mut self, limit: f64) -> Result<(), JsValue> {
        self.host.changed();
        self.host.stage.set_max_distance(limit).map_err(js_error)
    }

    /// Applies an edit command to the scene. Undo and redo treat the scene's changes and the decisions about its
    /// clashes as one history. Returns the clashes after a decision was undone or redone, else undefined.
    pub fn command(&mut self, command: Ts<Command>) -> Result<Option<Ts<Clashes>>, JsValue> {
        let command = from_js(command, "the command")?;
        if let Some(review) = self.review.as_deref_mut()
            && let Some(clashes) = review.step(&command, self.host.stage.scene())
        {
            return clashes.map(Some);
        }
        self.host.changed();
        self.host.stage.command(command).map_err(js_error)?;
        Ok(None)
    }

    /// Sets the tool of the left button.
    #[wasm_bindgen(js_name = setTool)]
    pub fn set_tool(&mut self, tool: Ts<Tool>) -> Result<(), JsValue> {
        let done = self.host.stage.set_tool(from_js(tool, "the tool")?);
        self.host.accept(done);
        Ok(())
    }

    /// Locks the scene against edits by pointer and keys, or unlocks it. If locked, drags in the picture turn the view.
    #[wasm_bindgen(js_name = setLocked)]
    pub fn set_locked(&mut self, locked: bool) {
        let done = self.host.stage.set_locked(locked);
        self.host.accept(done);
    }

    /// Highlights a part, for instance one that is pointed at in a list.
    pub fn hover(&mut self, part: Option<u32>) {
        self.host.stage.set_hover(part.map(PartId));
    }

    /// Sets the unit in which lengths are shown and typed, in labels and in drags; none for the scene's.
    #[wasm_bindgen(js_name = tellIn)]
    pub fn tell_in(&mut self, unit: Option<Ts<Unit>>) -> Result<(), JsValue> {
        let unit = unit.map(|unit| from_js(unit, "the unit")).transpose()?;
        self.host.stage.set_display_unit(unit);
        Ok(())
    }

    /// Sets whether snapped parts glide; off where the user prefers reduced motion.
    #[wasm_bindgen(js_name = setGlide)]
    pub fn set_glide(&mut self, on: bool) {
        self.host.stage.set_animations(on);
        self.host.stage.mark_dirty();
    }

    /// Changes the view as requested.
    pub fn view(&mut self, request: Ts<ViewRequest>) -> Result<(), JsValue> {
        from_js(request, "the view")?.apply(&mut self.host.stage)
    }

    /// Shows the contact or the closest points of two parts, from the best direction, and fades all others.
    /// `leave_pair` restores the view.
    pub fn show(&mut self, a: u32, b: u32) -> Result<(), JsValue> {
        let viewer = &mut self.host.stage;
        let from = viewer.view_state();
        let done = viewer.show_pair(PartId(a), PartId(b));
        viewer.fly_from(from);
        let missing = || js_error(message!("session-one-two-parts"));
        done.then_some(()).ok_or_else(missing)
    }

    /// Restores the view from before a pair of parts was shown; returns false if none is shown.
    pub fn leave(&mut self) -> bool {
        let viewer = &mut self.host.stage;
        let from = viewer.view_state();
        let is_left = viewer.leave_pair();
        viewer.fly_from(from);
        is_left
    }

    /// Cuts the picture open along exactly these section planes, four at most.
    pub fn cut(&mut self, wishes: Vec<Ts<SectionRequest>>) -> Result<(), JsValue> {
        let viewer = &mut self.host.stage;
        let from = viewer.view_state();
        let wishes: Vec<SectionRequest> = all_from_js(wishes, "the planes")?;
        if wishes.len() > section::MAX_SECTIONS {
            return Err(js_error(message!("session-four-section-planes")));
        }
        let cuts = wishes.iter().map(|options| options.section(viewer));
        let cuts: Result<Vec<Section>, String> = cuts.collect();
        viewer.set_sections(cuts.map_err(js_error)?);
        viewer.fly_from(from);
        Ok(())
    }

    /// Cuts the picture open through a part, across the axis that points at the eye most, and along no other plane.
    #[wasm_bindgen(js_name = cutThrough)]
    pub fn cut_through(&mut self, part: u32) -> Result<(), JsValue> {
        let viewer = &mut self.host.stage;
        let cut = viewer
            .section_through(PartId(part))
            .ok_or_else(unknown_part_error)?;
        viewer.set_sections(vec![cut]);
        Ok(())
    }

    /// Explodes the assembly to this fraction of the parts' paths, 0…1. With `glide` the parts glide there.
    pub fn explode(&mut self, fraction: f64, glide: bool) -> Result<(), JsValue> {
        if !(0.0..=1.0).contains(&fraction) {
            return Err(js_error(message!("session-how-far-parts")));
        }
        let viewer = &mut self.host.stage;
        let from = viewer.view_state();
        viewer.explode(fraction);
        if glide {
            viewer.fly_from(from);
        }
        Ok(())
    }

    /// Returns the parts with the same shape as this one, including itself.
    pub fn alike(&self, part: u32) -> Result<Vec<u32>, JsValue> {
        let alike = self
            .scene()
            .parts_with_same_mesh(PartId(part))
            .ok_or_else(unknown_part_error)?;
        Ok(alike.into_iter().map(|PartId(id)| id).collect())
    }

    /// Sets what the features are for that the next clicks pick; choosing another tool ends it.
    #[wasm_bindgen(js_name = pickFor)]
    pub fn pick_for(&mut self, options: Ts<PickPurpose>) -> Result<(), JsValue> {
        let options = from_js(options, "what is to be picked")?;
        self.host.stage.set_pick_purpose(options).map_err(js_error)
    }

    /// Finds the pivot at a point of a part, in the scene's frame: the axis of a round feature there, or the centre of a
    /// face. Undefined if there is neither.
    #[wasm_bindgen(js_name = pickPivot)]
    pub fn pick_pivot(&mut self, part: u32, at: Ts<JsPoint>) -> Result<Option<Ts<Pivot>>, JsValue> {
        let at: Xyz = from_js(at, "the place")?.0;
        let pivot = visibility::pivot_at(&mut self.host.stage, PartId(part), at.into());
        pivot.map(|pivot| to_js(&pivot)).transpose()
    }

    /// Returns the pivot of a part, in the scene's frame; undefined if it turns about its centre.
    #[wasm_bindgen(js_name = pivotOf)]
    pub fn pivot_of(&self, part: u32) -> Result<Option<Ts<Pivot>>, JsValue> {
        let pivot = self.scene().pivot(&[PartId(part)]);
        pivot.map(|pivot| to_js(&pivot)).transpose()
    }

    /// Returns the view in the form of a scene file.
    pub fn camera(&self) -> Result<Ts<file::Camera>, JsValue> {
        to_js(&self.host.stage.stored_camera())
    }

    /// Returns what changed in the session since the last call; cheap if nothing did.
    pub fn changes(&mut self) -> Result<Ts<Changes>, JsValue> {
        to_js(&self.reporter.changes(&mut self.host))
    }

    /// Returns the pairs of triangles and of faces in which two parts meet; undefined if the two are no reported pair.
    #[wasm_bindgen(js_name = pairDetails)]
    pub fn pair_details(&self, a: u32, b: u32) -> Result<Option<Ts<PairDetails>>, JsValue> {
        let pair = self.scene().frame().pair(PartId(a), PartId(b));
        pair.map(|pair| to_js(&pair_details(pair))).transpose()
    }

    /// Finds translations of one of two parts after which the two touch or are clear, and at least `gap` apart if that is
    /// above 0. With a direction, only that one is tried.
    #[wasm_bindgen(js_name = partMoves)]
    pub fn part_moves(
        &self,
        a: u32,
        b: u32,
        gap: f64,
        direction: Option<Ts<JsPoint>>,
    ) -> Result<Ts<PartMoves>, JsValue> {
        let direction = direction
            .map(|to| from_js(to, "the direction"))
            .transpose()?;
        let direction = direction.map(|JsPoint(to)| to.into());
        let pair = [PartId(a), PartId(b)];
        to_js(&(self.scene().part_moves(pair, gap, direction)).map_err(js_error)?)
    }

    /// Finds translations of some parts, moved as one, that end as many of their clashes with others as possible.
    #[wasm_bindgen(js_name = commonMoves)]
    pub fn common_moves(&self, parts: Vec<u32>) -> Result<Ts<PartMoves>, JsValue> {
        let parts: Vec<PartId> = parts.into_iter().map(PartId).collect();
        to_js(&self.scene().common_moves(&parts).map_err(js_error)?)
    }

    /// Writes the intersection of two parts as a mesh file.
    #[wasm_bindgen(js_name = bodyFile)]
    pub fn body_file(
        &self,
        a: u32,
        b: u32,
        format: Ts<IntersectionFormat>,
    ) -> Result<Vec<u8>, JsValue> {
        let format = from_js(format, "the format")?;
        mesh_export::file(self.scene(), PartId(a), PartId(b), format).map_err(js_error)
    }

    /// Returns the part and the point under a canvas position, in CSS pixels; undefined if there is none.
    #[wasm_bindgen(js_name = pickAt)]
    pub fn pick_at(&self, x: f64, y: f64) -> Result<Option<Ts<PickResult>>, JsValue> {
        let picked = picked(&self.host.stage, x, y);
        picked.map(|picked| to_js(&picked)).transpose()
    }

    /// Returns where a point of the scene appears on the canvas, in CSS pixels; undefined if it is behind the eye.
    pub fn project(&self, point: Ts<JsPoint>) -> Result<Option<Ts<CanvasPosition>>, JsValue> {
        let point: Xyz = from_js(point, "the point")?.0;
        let seen = self.host.stage.camera().project(Point::from(point));
        seen.map(|seen| to_js(&CanvasPosition(seen.x, seen.y)))
            .transpose()
    }

    /// Returns a hash of all results, 16 hex digits, to compare with that of another run.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.scene().hash())
    }

    /// Returns the scene as JSON. Its models are placeholders: `models[n]` stands for source n.
    #[wasm_bindgen(js_name = sceneFile)]
    pub fn scene_file(&self) -> String {
        let scene = self.scene();
        let sources = scene.parts().iter().map(|part| part.model + 1).max();
        let models = (0..sources.unwrap_or(0))
            .map(|source| Model::from_url(format!("source:{source}")))
            .collect();
        let camera = self.host.stage.stored_camera();
        let file = SceneFile {
            locked: Some(self.host.stage.is_locked()),
            ..scene.save(models, Some(camera))
        };
        file.to_json()
    }

    /// Writes the taught motion as a file.
    #[wasm_bindgen(js_name = motionFile)]
    pub fn motion_file(&self, format: Ts<JsTextFormat>) -> Result<String, JsValue> {
        let format = from_js(format, "the format")?;
        self.scene().export_trajectory(format.0).map_err(js_error)
    }

    /// Writes the removal path that was found as a file.
    #[wasm_bindgen(js_name = removalFile)]
    pub fn removal_file(&self, format: Ts<JsTextFormat>) -> Result<String, JsValue> {
        let format = from_js(format, "the format")?;
        self.scene().export_removal_path(format.0).map_err(js_error)
    }

    /// Reads the taught motion from text; `form` is the format of a table, which does not state it.
    #[wasm_bindgen(js_name = readMotion)]
    pub fn read_motion(&mut self, text: &str, form: Ts<Interpolation>) -> Result<(), JsValue> {
        let form = from_js(form, "the form of the motion")?;
        let motion = self
            .scene()
            .import_trajectory(text, form)
            .map_err(js_error)?;
        self.host.changed();
        let motion = Some(motion);
        let taught = self.host.stage.command(Command::SetMotion { motion });
        taught.map_err(js_error)
    }

    /// Restores the state that a scene file gives to the added parts, whose `models[n]` was source n.
    pub fn restore(&mut self, json: &str) -> Result<(), JsValue> {
        let file = SceneFile::from_json(json).map_err(js_error)?;
        self.host.changed();
        self.host.stage.restore(&file).map_err(js_error)
    }

    /// Returns the recent activity of each thread.
    pub fn trace(&self) -> Result<Ts<TraceReport>, JsValue> {
        to_js(&TraceReport::of(&self.scene().trace()))
    }

    /// Returns how much memory the session uses, in bytes, by its purposes.
    pub fn memory(&self) -> Result<Ts<Memory>, JsValue> {
        to_js(&memory::report(self.scene(), &self.host.gpu))
    }
}

fn unknown_part_error() -> JsValue {
    js_error(message!("session-part-not-scene"))
}

impl Session {
    /// Returns the scene of the session.
    pub(crate) fn scene(&self) -> &Scene {
        self.host.stage.scene()
    }
}
