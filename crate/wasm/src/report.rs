//! What JavaScript is told: only what changed since it was told last.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_motion::snap;
use nearpoint_scene::pose::{PoseNumbers, to_numbers};
use nearpoint_scene::{
    DragMode, Encounter, Frame, FramePair, PairKind, Part, PartId, Placement, Scene, Totals,
    Within, file, verdict,
};
use nearpoint_view::interact::Tool;
use nearpoint_view::list::{Axis, Label, LabelKind};
use nearpoint_view::viewer::{Picture, Viewer};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::checked::{CheckRow, SpheresRow, check_row, spheres_row};
use crate::convert::to_js;
use crate::gpu::Gpu;
use crate::hand::{HandRow, hand_row};
use crate::parts::Diagnosed;
use crate::removal::{RemovalRow, removal_row};
use crate::robots::{AllowedRow, MotionRow, RobotRow, allowed_rows, motion_row, robot_rows};
use crate::seldom::{Changed, Seldom};

/// How long things took, milliseconds.
#[derive(Debug, Default)]
pub(crate) struct Timings {
    /// Of the last query that came to its end.
    query: f64,
    /// Of the query that goes on.
    running: f64,
    draw: f64,
    frames: u32,
}

impl Timings {
    /// Something was asked anew.
    pub fn changed(&mut self) {
        self.running = 0.0;
    }

    pub fn stepped(&mut self, millis: f64, pending: bool) {
        self.running += millis;
        if !pending && self.running > 0.0 {
            self.query = self.running;
        }
    }

    pub fn drawn(&mut self, millis: f64) {
        self.draw = millis;
        self.frames += 1;
    }
}

/// What was told last.
#[derive(Debug, Default)]
pub(crate) struct Reporter {
    revision: Option<u64>,
    seldom: Seldom,
    interaction: Option<String>,
    camera: Option<file::Camera>,
    labels: Option<Vec<Label>>,
    told_labels: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Changes<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<PartRow<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    robots: Option<Vec<RobotRow<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    allowed: Option<Vec<AllowedRow<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    motion: Option<Option<MotionRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Option<CheckRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spheres: Option<Option<SpheresRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Option<HandRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    removal: Option<Option<RemovalRow>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Results>,
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Vec<LabelRow<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    interaction: Option<Interaction<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    camera: Option<file::Camera>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scene: Option<SceneRow>,
    pending: usize,
    open: usize,
    busy: bool,
    query_ms: f64,
    draw_ms: f64,
    frames: u32,
    gpu: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    gpu_message: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<String>,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PartRow<'a> {
    id: PartId,
    name: &'a str,
    group: &'a [String],
    pose: PoseNumbers,
    home: PoseNumbers,
    colour: [f32; 4],
    visible: bool,
    fixed: bool,
    selected: bool,
    triangles: usize,
    bytes: usize,
    interfering: u32,
    undecided: u32,
    touching: u32,
    is_model: bool,
    diagnostics: Diagnosed,
    source: usize,
}

#[derive(Debug, Serialize)]
struct Results {
    revision: u64,
    pairs: Vec<PairRow>,
    encounters: Vec<EncounterRow>,
    totals: Totals,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct PairRow {
    a: PartId,
    b: PartId,
    kind: PairKind,
    class: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    because: Option<&'static str>,
    deviation: f64,
    basis: &'static str,
    crossing: u32,
    touching: u32,
    face_pairs: usize,
    faces_a: usize,
    faces_b: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    clearance: Option<ClearanceRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<DepthRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    body: Option<BodyRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    inner: Option<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    duplicate: Option<&'static str>,
    pending: bool,
    ms: f64,
}

#[derive(Debug, Serialize)]
struct EncounterRow {
    a: PartId,
    b: PartId,
    at: [f64; 3],
    poses: Vec<Placement>,
    certain: bool,
    through: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct ClearanceRow {
    distance: f64,
    on_a: [f64; 3],
    on_b: [f64; 3],
    below_limit: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct DepthRow {
    lower: f64,
    upper: f64,
    on_a: [f64; 3],
    on_b: [f64; 3],
}

/// The body that two parts have in common.
#[derive(Debug, Serialize)]
struct BodyRow {
    volume: f64,
    pieces: usize,
    centre: [f64; 3],
    low: [f64; 3],
    high: [f64; 3],
    triangles: usize,
}

#[derive(Debug, Serialize)]
struct LabelRow<'a> {
    kind: &'static str,
    x: f64,
    y: f64,
    text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    a: Option<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<PartId>,
}

#[derive(Debug, Serialize)]
struct Interaction<'a> {
    tool: &'static str,
    hover: Option<PartId>,
    drag: Option<DragRow<'a>>,
    cursor: &'static str,
}

#[derive(Debug, Serialize)]
struct DragRow<'a> {
    mode: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    axis: Option<&'static str>,
    parts: Vec<PartId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    typed: Option<&'a str>,
    snapping: bool,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct SceneRow {
    unit: &'static str,
    up: &'static str,
    within: Option<f64>,
    limit: f64,
    drag_mode: DragMode,
    snap: snap::Settings,
    can_undo: bool,
    can_redo: bool,
    triangles: usize,
}

#[derive(Debug, Serialize)]
struct Picked {
    part: PartId,
    point: [f64; 3],
    triangle: u32,
    face: u32,
}

impl Reporter {
    /// Tells everything the next time.
    pub fn forget(&mut self) {
        let labels = self.labels.take();
        *self = Self {
            labels,
            ..Self::default()
        };
    }

    /// A picture with these labels was drawn.
    pub fn drawn(&mut self, labels: Vec<Label>) {
        if self.labels.as_ref() != Some(&labels) {
            self.labels = Some(labels);
            self.told_labels = false;
        }
    }

    pub fn changes(
        &mut self,
        viewer: &Viewer,
        gpu: &Gpu,
        timings: &Timings,
        refusal: Option<String>,
    ) -> Result<JsValue, JsValue> {
        let scene = viewer.scene();
        let frame = scene.frame();
        let newer = self.revision != Some(frame.revision);
        let seldom = newer.then(|| self.seldom.take(scene));
        let changed = |of: fn(&Changed) -> bool| seldom.as_ref().is_some_and(of);
        let interaction = interaction(viewer);
        let interaction_text = format!("{interaction:?}");
        let camera = viewer.stored_camera();
        let changes = Changes {
            parts: newer.then(|| part_rows(scene)),
            robots: changed(|seldom| seldom.robots).then(|| robot_rows(scene)),
            allowed: changed(|seldom| seldom.allowed).then(|| allowed_rows(scene)),
            motion: changed(|seldom| seldom.motion).then(|| motion_row(scene)),
            check: changed(|seldom| seldom.check).then(|| check_row(scene)),
            spheres: newer.then(|| spheres_row(scene)),
            hand: newer.then(|| hand_row(scene)),
            removal: changed(|seldom| seldom.removal).then(|| removal_row(scene)),
            results: newer.then(|| Results {
                revision: frame.revision,
                pairs: frame.pairs.iter().map(pair_row).collect(),
                encounters: frame
                    .encounters
                    .iter()
                    .map(|e| encounter_row(e, frame))
                    .collect(),
                totals: frame.totals,
            }),
            labels: self
                .labels
                .as_deref()
                .filter(|_| !self.told_labels)
                .map(label_rows),
            interaction: (self.interaction.as_ref() != Some(&interaction_text))
                .then_some(interaction),
            camera: (self.camera != Some(camera)).then_some(camera),
            scene: newer.then(|| scene_row(scene)),
            pending: frame.pending,
            open: frame.open,
            busy: frame.pending > 0 || scene.is_checking() || (viewer.is_dirty() && gpu.is_ready()),
            query_ms: timings.query,
            draw_ms: timings.draw,
            frames: timings.frames,
            gpu: gpu.state(),
            gpu_message: gpu.message(),
            refusal,
        };
        let told = to_js(&changes);
        self.revision = Some(frame.revision);
        self.interaction = Some(interaction_text);
        self.camera = Some(camera);
        self.told_labels = true;
        told
    }

    pub fn picked(&self, viewer: &Viewer, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let Some(hit) = viewer.pick(x, y) else {
            return Ok(JsValue::UNDEFINED);
        };
        let face = viewer
            .scene()
            .part(hit.part)
            .map_or(0, |part| part.shape.mesh().faces()[hit.triangle as usize]);
        to_js(&Picked {
            part: hit.part,
            point: hit.point.into(),
            triangle: hit.triangle,
            face,
        })
    }
}

fn encounter_row(encounter: &Encounter, frame: &Frame) -> EncounterRow {
    EncounterRow {
        a: encounter.a,
        b: encounter.b,
        at: encounter.at.into(),
        poses: encounter.poses.clone(),
        certain: encounter.certain,
        through: frame.passed(encounter),
    }
}

fn part_rows(scene: &Scene) -> Vec<PartRow<'_>> {
    let row = |part: &'_ std::sync::Arc<Part>| {
        let (id, state) = (part.id, scene.frame().part(part.id));
        (
            id,
            state.map_or((false, 0, 0, 0), |s| {
                (s.selected, s.interfering, s.undecided, s.touching)
            }),
        )
    };
    scene
        .parts()
        .iter()
        .map(|part| {
            let (id, (selected, interfering, undecided, touching)) = row(part);
            PartRow {
                id,
                name: &part.name,
                group: &part.group,
                pose: to_numbers(&part.pose),
                home: to_numbers(&part.home),
                colour: part.colour,
                visible: part.visible,
                fixed: part.fixed,
                selected,
                triangles: part.triangle_count(),
                bytes: part.shape.memory_bytes(),
                interfering,
                undecided,
                touching,
                is_model: part.is_model,
                diagnostics: Diagnosed::of(&part.diagnostics, part.shape.mesh().face_count()),
                source: part.source,
            }
        })
        .collect()
}

fn pair_row(pair: &FramePair) -> PairRow {
    let count = |pick: fn(&nearpoint_geometry::collide::FacePair) -> u32| {
        let mut faces: Vec<u32> = pair.face_pairs.iter().map(pick).collect();
        faces.sort_unstable();
        faces.dedup();
        faces.len()
    };
    let in_scene = |point: Point| <[f64; 3]>::from(pair.scene_from_a * point);
    PairRow {
        a: pair.a,
        b: pair.b,
        kind: pair.kind,
        class: verdict::class(pair.class),
        because: pair.because.map(verdict::because),
        deviation: pair.deviation,
        basis: verdict::basis(pair.basis),
        crossing: pair.crossing,
        touching: pair.touching,
        face_pairs: pair.face_pairs.len(),
        faces_a: count(|p| p.a),
        faces_b: count(|p| p.b),
        clearance: pair.clearance.as_ref().map(|clearance| ClearanceRow {
            distance: clearance.distance,
            on_a: in_scene(clearance.on_a),
            on_b: in_scene(clearance.on_b),
            below_limit: pair.below_limit,
        }),
        depth: pair.depth.as_ref().map(|depth| DepthRow {
            lower: depth.lower,
            upper: depth.upper,
            on_a: in_scene(depth.on_a),
            on_b: in_scene(depth.on_b),
        }),
        body: body_row(pair),
        inner: pair.inner,
        duplicate: pair.overlap.duplicate.map(verdict::duplicate),
        pending: pair.pending,
        ms: pair.millis,
    }
}

fn body_row(pair: &FramePair) -> Option<BodyRow> {
    let body = pair.body.as_ref().filter(|body| body.is_closed)?;
    let corners = body.points.iter().map(|p| pair.scene_from_a * p);
    let corners: Vec<Point> = corners.collect();
    let bounds = Aabb::around(&corners);
    Some(BodyRow {
        volume: pair.overlap.volume,
        pieces: pair.overlap.pieces,
        centre: (pair.scene_from_a * pair.overlap.centroid?).into(),
        low: bounds.lo.into(),
        high: bounds.hi.into(),
        triangles: body.facets.len(),
    })
}

fn label_rows(labels: &[Label]) -> Vec<LabelRow<'_>> {
    let kind = |kind| match kind {
        LabelKind::Clearance => "clearance",
        LabelKind::Depth => "depth",
        LabelKind::Undecided => "undecided",
        LabelKind::Axis => "axis",
        LabelKind::Drag => "drag",
        LabelKind::Freedoms => "freedoms",
    };
    let row = |label: &'_ Label| (kind(label.kind), label.pair);
    labels
        .iter()
        .map(|label| {
            let (kind, pair) = row(label);
            LabelRow {
                kind,
                x: label.x,
                y: label.y,
                text: &label.text,
                a: pair.map(|pair| pair[0]),
                b: pair.map(|pair| pair[1]),
            }
        })
        .collect()
}

fn interaction(viewer: &Viewer) -> Interaction<'_> {
    let hands = viewer.interact();
    let moving_view = hands.moving_view().map(|mode| DragRow {
        mode,
        axis: None,
        parts: Vec::new(),
        typed: None,
        snapping: false,
    });
    let drag = hands.drag().map(|drag| DragRow {
        mode: if drag.motion.turns() {
            "rotate"
        } else {
            "move"
        },
        axis: drag.motion.axis().map(|axis| match axis {
            Axis::X => "x",
            Axis::Y => "y",
            Axis::Z => "z",
        }),
        parts: drag.parts(),
        typed: (!drag.typed.is_empty()).then_some(&drag.typed),
        snapping: drag.snapping,
    });
    Interaction {
        tool: match hands.tool() {
            Tool::Select => "select",
            Tool::Move => "move",
            Tool::Rotate => "rotate",
        },
        hover: hands.hover(),
        drag: drag.or(moving_view),
        cursor: hands.cursor_name(),
    }
}

fn scene_row(scene: &Scene) -> SceneRow {
    let settings = scene.settings();
    let within = scene.within();
    SceneRow {
        unit: settings.unit.symbol(),
        up: settings.up.symbol(),
        within: (settings.within != Within::Unlimited && within.is_finite()).then_some(within),
        limit: settings.limit,
        drag_mode: settings.drag_mode,
        snap: settings.snap,
        can_undo: scene.can_undo(),
        can_redo: scene.can_redo(),
        triangles: scene.parts().iter().map(|part| part.triangle_count()).sum(),
    }
}
