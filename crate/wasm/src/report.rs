//! Reports to JavaScript only what changed since the last report.

use std::sync::Arc;

use nearpoint_geometry::shape::Deviations;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_motion::snap;
use nearpoint_scene::pose::{PoseNumbers, to_numbers};
use nearpoint_scene::{
    DragMode, Frame, FramePair, MaxDistance, PartId, PartState, PartStatus, PathContact, Pivot,
    Placement, Scene, Totals, file,
};
use nearpoint_view::interact::Tool;
use nearpoint_view::list::{Axis, Handle};
use nearpoint_view::viewer::Viewer;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::delta::{Delta, LastReported};
use crate::drag_state::{DragStateRow, drag_state_row};
use crate::host::{CanvasReport, Host};
use crate::joint_ranges::{JointMapRow, JointRangesRow, joint_map_row, joint_ranges_row};
use crate::measure::{self, MeasuringRow, is_measuring};
use crate::motion_check::{MotionCheckRow, SpheresRow, check_row, spheres_row};
use crate::pair::{PairRow, is_same, pair_row};
use crate::parsed::MeshDiagnosticsRow;
use crate::removal::{RemovalRow, removal_row};
use crate::robots::{AllowedRow, MotionRow, RobotRow, allowed_rows, motion_row, robot_rows};
use crate::slow_state::{Changed, SlowState};
use crate::types::{Rgba, Xyz};
use crate::visibility::{VisibilityRow, visibility_row};

/// Finds what changed in a session since the last report.
#[derive(Debug, Default)]
pub(crate) struct Reporter {
    revision: Option<u64>,
    parts: LastReported<PartState>,
    pairs: LastReported<FramePair>,
    slow_state: SlowState,
    interaction: Option<Interaction>,
    camera: Option<file::Camera>,
    visibility: Option<VisibilityRow>,
    measuring: Option<MeasuringRow>,
}

/// The changes since the last call of `changes`; absent fields are unchanged.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Changes {
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Delta<PartRow, PartId>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    robots: Option<Vec<RobotRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<Vec<AllowedRow>>,
    /// The taught motion; null if there is none any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    motion: Option<Option<MotionRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Option<MotionCheckRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spheres: Option<Option<SpheresRow>>,
    /// The ranges of a robot's joints; null if they are not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    joint_ranges: Option<Option<JointRangesRow>>,
    /// The map of two joints; null if it is not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    joint_map: Option<Option<JointMapRow>>,
    /// The drag; null if nothing is dragged in Stop or Snap.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "hand")]
    drag_state: Option<Option<DragStateRow>>,
    /// The search for a removal path; null if there was no request, or if the parts have moved since.
    #[serde(skip_serializing_if = "Option::is_none")]
    removal: Option<Option<RemovalRow>>,
    /// The pairs, in order of (a, b).
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<Delta<PairRow, (PartId, PartId)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Results>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interaction: Option<Interaction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "CameraState")]
    camera: Option<file::Camera>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scene: Option<SceneRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "sight")]
    visibility: Option<VisibilityRow>,
    /// The measures. They come from code that a first view does not load.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[serde(skip_serializing_if = "JsValue::is_undefined")]
    #[tsify(optional, type = "MeasuringRow")]
    measuring: JsValue,
    /// The number of queries and searches without a result. At 0, everything shown is final.
    pending: usize,
    /// The number of queries about pairs among them.
    pending_pairs: usize,
    /// The number of pairs whose class is not known yet. While there are any, more parts may interfere than are reported.
    open: usize,
    /// The milliseconds of the last complete query after a change.
    query_ms: f64,
    /// The milliseconds of the last picture.
    draw_ms: f64,
    /// The number of pictures so far.
    frames: u32,
    /// The number of draw calls of the last picture.
    draw_calls: u32,
    #[serde(flatten)]
    canvas: CanvasReport,
}

/// The present state of a part.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PartRow {
    id: PartId,
    name: String,
    group: Vec<String>,
    #[tsify(type = "Pose")]
    pose: PoseNumbers,
    /// The pose that the file gives the part.
    #[tsify(type = "Pose")]
    #[serde(rename = "home")]
    file_pose: PoseNumbers,
    colour: Rgba,
    /// The pivot about which the part turns, in its own frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pivot: Option<Pivot>,
    visible: bool,
    fixed: bool,
    triangles: usize,
    bytes: usize,
    /// The largest distance of the true surfaces from the triangles; absent where that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    /// True if the facets are the model itself, not an approximation of it.
    is_model: bool,
    #[tsify(type = "Diagnostics")]
    diagnostics: MeshDiagnosticsRow,
    /// The caller's number of the source.
    source: usize,
    /// The index in the source's `ParsedFiles.parts`.
    index: usize,
    #[serde(flatten)]
    status: PartStatus,
}

/// The results besides the pairs.
#[derive(Debug, Serialize, Tsify)]
struct Results {
    revision: u64,
    totals: Totals,
    /// The first contacts, in order of time, each pair once.
    #[serde(rename = "encounters")]
    path_contacts: Vec<PathContactRow>,
}

/// The first contact of two parts in the last drag, one of which was dragged.
#[derive(Debug, Serialize, Tsify)]
struct PathContactRow {
    a: PartId,
    b: PartId,
    /// The point where they touched first.
    at: Xyz,
    /// The poses of the dragged parts at that moment.
    poses: Vec<Placement>,
    /// True if the contact is proven; false if they only came too close to decide.
    #[serde(rename = "certain")]
    is_certain: bool,
    /// True if the parts no longer share any point.
    #[serde(rename = "through")]
    passed_through: bool,
}

/// The state of the user's input.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct Interaction {
    tool: Tool,
    hover: Option<PartId>,
    /// The current drag; null if there is none.
    drag: Option<DragRow>,
    /// True if the scene is locked: a drag in the picture turns the view.
    locked: bool,
}

/// A drag of parts or of the view.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
struct DragRow {
    #[tsify(type = "\"move\" | \"rotate\" | \"orbit\" | \"pan\" | \"pinch\"")]
    mode: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    axis: Option<Axis>,
    parts: Vec<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    typed: Option<String>,
    snapping: bool,
}

/// The parameters of snapping (Kitamura, chapter 6), all of them; angles in radians.
#[derive(Debug, Serialize, Tsify)]
#[tsify(type = "Required<SnapOptions>")]
struct SnapSettings(snap::SnapSettings);

/// The settings and totals of the whole scene.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
struct SceneRow {
    unit: Unit,
    up: Up,
    /// The distance beyond which pairs are not listed; null for no limit.
    #[serde(rename = "within")]
    max_distance: Option<f64>,
    /// The distance below which clearances are flagged.
    limit: f64,
    drag_mode: DragMode,
    snap: SnapSettings,
    can_undo: bool,
    can_redo: bool,
    triangles: usize,
}

/// The part and its point under a canvas position.
#[derive(Debug, Serialize, Tsify)]
pub struct PickResult {
    part: PartId,
    point: Xyz,
    triangle: u32,
    face: u32,
}

impl Reporter {
    /// Returns what changed in the session since the last call.
    pub fn changes(&mut self, host: &mut Host<Viewer>) -> Changes {
        let canvas = host.report();
        let measuring = match self.measuring.is_some() || is_measuring(&host.stage) {
            true => measure::changed_row(&mut self.measuring, &mut host.stage),
            false => JsValue::UNDEFINED,
        };
        let viewer = &host.stage;
        let scene = viewer.scene();
        let frame = scene.frame();
        let newer = self.revision.replace(frame.revision) != Some(frame.revision);
        let slow_state =
            (newer || self.slow_state.has_running_search()).then(|| self.slow_state.update(scene));
        let changed = |of: fn(&Changed) -> bool| slow_state.as_ref().is_some_and(of);
        Changes {
            parts: newer.then(|| self.part_delta(frame)).flatten(),
            robots: changed(|slow_state| slow_state.robots).then(|| robot_rows(scene)),
            allowed: changed(|slow_state| slow_state.allowed).then(|| allowed_rows(scene)),
            motion: changed(|slow_state| slow_state.motion).then(|| motion_row(scene)),
            check: changed(|slow_state| slow_state.check).then(|| check_row(scene)),
            spheres: newer.then(|| spheres_row(scene)),
            joint_ranges: newer.then(|| joint_ranges_row(scene)),
            joint_map: changed(|slow_state| slow_state.joint_map).then(|| joint_map_row(scene)),
            drag_state: newer.then(|| drag_state_row(scene)),
            removal: changed(|slow_state| slow_state.removal).then(|| removal_row(scene)),
            pairs: newer.then(|| self.pair_delta(frame)).flatten(),
            results: newer.then(|| results(frame)),
            interaction: new(&mut self.interaction, interaction(viewer)),
            camera: new(&mut self.camera, viewer.stored_camera()),
            scene: newer.then(|| scene_row(scene)),
            visibility: new(&mut self.visibility, visibility_row(viewer)),
            measuring,
            pending: frame.pending,
            pending_pairs: frame.pending - frame.pending_searches,
            open: frame.unclassified,
            query_ms: host.timings.query,
            draw_ms: host.timings.draw,
            frames: host.timings.frames,
            draw_calls: host.gpu.calls(),
            canvas,
        }
    }

    fn part_delta(&mut self, frame: &Frame) -> Option<Delta<PartRow, PartId>> {
        let is_same = |old: &PartState, new: &PartState| {
            Arc::ptr_eq(&old.part, &new.part) && old.status == new.status
        };
        self.parts.update(&frame.parts, is_same, part_row)
    }

    fn pair_delta(&mut self, frame: &Frame) -> Option<Delta<PairRow, (PartId, PartId)>> {
        self.pairs.update(&frame.pairs, is_same, pair_row)
    }
}

/// Returns a value that differs from the one last reported, and stores it.
fn new<T: Clone + PartialEq>(reported: &mut Option<T>, now: T) -> Option<T> {
    if reported.as_ref() == Some(&now) {
        return None;
    }
    *reported = Some(now.clone());
    Some(now)
}

/// Returns the part and its point under a canvas position, in CSS pixels.
pub(crate) fn picked(viewer: &Viewer, x: f64, y: f64) -> Option<PickResult> {
    let hit = viewer.pick(x, y)?;
    let part = viewer.scene().part(hit.part)?;
    Some(PickResult {
        part: hit.part,
        point: hit.point.into(),
        triangle: hit.triangle,
        face: part.shape.mesh().faces()[hit.triangle as usize],
    })
}

fn part_row(state: &PartState) -> PartRow {
    let part = &state.part;
    // Deviations are estimated when a query needs them: here that would delay the first picture.
    let is_stated = !part.shape.mesh().deviations().is_empty();
    let stated = is_stated.then(|| part.shape.deviations());
    PartRow {
        id: part.id,
        name: part.name.clone(),
        group: part.group.clone(),
        pose: to_numbers(&part.pose),
        file_pose: to_numbers(&part.file_pose),
        colour: part.colour,
        pivot: part.pivot,
        visible: part.visible,
        fixed: part.fixed,
        triangles: part.triangle_count(),
        bytes: part.shape.memory_bytes(),
        deviation: stated
            .filter(|deviations| deviations.are_bounds())
            .map(Deviations::max),
        is_model: part.is_exact,
        diagnostics: MeshDiagnosticsRow::new(&part.diagnostics, part.shape.mesh().face_count()),
        source: part.model,
        index: part.index_in_model,
        status: state.status,
    }
}

fn results(frame: &Frame) -> Results {
    let encounters = frame.path_contacts.iter();
    Results {
        revision: frame.revision,
        totals: frame.totals,
        path_contacts: encounters.map(|e| path_contact_row(e, frame)).collect(),
    }
}

fn path_contact_row(encounter: &PathContact, frame: &Frame) -> PathContactRow {
    PathContactRow {
        a: encounter.a,
        b: encounter.b,
        at: encounter.point.into(),
        poses: encounter.poses.clone(),
        is_certain: encounter.is_certain,
        passed_through: frame.has_passed(encounter),
    }
}

fn interaction(viewer: &Viewer) -> Interaction {
    let hands = viewer.input_state();
    let moving_view = hands.view_gesture().map(|mode| DragRow {
        mode,
        axis: None,
        parts: Vec::new(),
        typed: None,
        snapping: false,
    });
    let drag = hands.drag().map(|drag| DragRow {
        mode: if drag.handle.is_some_and(Handle::is_rotation) {
            "rotate"
        } else {
            "move"
        },
        axis: drag.handle.and_then(Handle::axis),
        parts: drag.parts(),
        typed: (!drag.typed.is_empty()).then(|| drag.typed.clone()),
        snapping: drag.is_snapping,
    });
    Interaction {
        tool: hands.tool(),
        hover: hands.hover(),
        drag: drag.or(moving_view),
        locked: viewer.is_locked(),
    }
}

fn scene_row(scene: &Scene) -> SceneRow {
    let settings = scene.settings();
    let within = scene.max_distance();
    SceneRow {
        unit: scene.unit(),
        up: scene.up(),
        max_distance: (settings.max_distance != MaxDistance::Unlimited && within.is_finite())
            .then_some(within),
        limit: settings.clearance_limit,
        drag_mode: settings.drag_mode,
        snap: SnapSettings(settings.snap),
        can_undo: scene.can_undo(),
        can_redo: scene.can_redo(),
        triangles: scene.triangle_count(),
    }
}
