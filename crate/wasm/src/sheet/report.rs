//! Declares a sheet's reports, from which their TypeScript is derived.

use nearpoint_figures::sheet::SheetView;
use nearpoint_sheet::{
    Contour, ContourKind, ContourState, DragMode, OverlapKind, SelectedContour, Sheet,
};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::host::CanvasReport;

/// The changes since the last call of `changes`.
#[derive(Debug, Serialize, Tsify)]
pub struct SheetChanges {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<SheetState>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<SheetKind>>,
    #[serde(flatten)]
    pub canvas: CanvasReport,
}

/// The behaviour where contours touch: continue and report, slide along, or push away.
#[derive(Debug, Serialize, Deserialize, Tsify)]
#[serde(remote = "DragMode", rename_all = "camelCase")]
#[tsify(rename = "SheetMode")]
pub enum SheetModeDef {
    Detect,
    Slide,
    Push,
}

/// The drag mode of a sheet that is to be set.
#[derive(Debug, Deserialize, Tsify)]
#[tsify(type = "SheetMode")]
pub struct JsSheetMode(#[serde(with = "SheetModeDef")] pub DragMode);

/// The kind of contours that share a name and a layer, with the ids of its contours.
#[derive(Debug, Serialize, Tsify)]
pub struct SheetKind {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<String>,
    ids: Vec<u32>,
    /// The number of them that overlap something.
    overlapping: usize,
    /// The number of them that are fixed.
    fixed: usize,
}

impl SheetKind {
    /// Describes a kind of contour, the contours of the same name and layer, for JavaScript.
    pub fn of(kind: &ContourKind) -> Self {
        Self {
            name: kind.name.to_string(),
            layer: kind.layer.as_deref().map(str::to_owned),
            ids: kind.ids.iter().map(|id| id.0).collect(),
            overlapping: kind.overlapping,
            fixed: kind.fixed,
        }
    }
}

/// A contour on the sheet. Lengths are millimetres, x to the right and y up. Angles are degrees, counter-clockwise,
/// within half a turn.
#[derive(Debug, Serialize, Tsify)]
pub struct SheetContour {
    id: u32,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<String>,
    /// The x of the origin of its frame on the sheet; `y` likewise.
    x: f64,
    y: f64,
    angle: f64,
    fixed: bool,
    overlapping: bool,
    /// The number of vertices of all its rings.
    vertices: usize,
    /// The low and the high corner of its box, in its own frame.
    #[serde(rename = "box")]
    bounds: [f64; 4],
}

impl SheetContour {
    /// Describes a contour for JavaScript.
    pub fn of(contour: &Contour, overlapping: bool) -> Self {
        let [low, high] = contour.polygon.bounds();
        Self {
            id: contour.id.0,
            name: contour.name.to_string(),
            layer: contour.layer.as_deref().map(str::to_owned),
            x: contour.at.x,
            y: contour.at.y,
            angle: degrees(contour),
            fixed: contour.fixed,
            overlapping,
            vertices: contour.polygon.len(),
            bounds: [low.x, low.y, high.x, high.y],
        }
    }
}

/// The state of the sheet: its title, its size, its mode, and the number of contours.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SheetState {
    /// The name of the generated scene or of the file.
    title: String,
    #[serde(with = "SheetModeDef")]
    #[tsify(type = "SheetMode")]
    mode: DragMode,
    width: f64,
    height: f64,
    contours: usize,
    /// The number of pairs that overlap.
    overlapping: usize,
    dragging: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    selected: Option<SheetSelected>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<SheetProgress>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tidying: Option<SheetProgress>,
    can_undo: bool,
    can_redo: bool,
}

/// The progress of an operation.
#[derive(Debug, Serialize, Tsify)]
struct SheetProgress {
    done: usize,
    of: usize,
}

/// The position of the selected contour and its relation to others.
#[derive(Debug, Serialize, Tsify)]
#[tsify(missing_as_null)]
struct SheetSelected {
    id: u32,
    name: String,
    x: f64,
    y: f64,
    angle: f64,
    fixed: bool,
    #[serde(with = "SelectionState")]
    #[tsify(type = "SheetLie")]
    state: ContourState,
    overlaps: Vec<SheetOverlap>,
    /// The names of the contours that it touches; null for the edge of the sheet.
    touches: Vec<Option<String>>,
    /// The nearest other contour, if it is apart from all.
    #[serde(skip_serializing_if = "Option::is_none")]
    clearance: Option<SheetClearance>,
}

/// Another contour that overlaps the selected one.
#[derive(Debug, Serialize, Tsify)]
struct SheetOverlap {
    other: u32,
    name: String,
    #[serde(with = "OverlapRow")]
    #[tsify(type = "SheetOverlapping")]
    #[serde(rename = "how")]
    kind: OverlapKind,
    /// The shortest shift of the selected contour that separates the two.
    #[serde(rename = "by")]
    separation: [f64; 2],
    /// The length of that shift.
    depth: f64,
    /// True if the shift is the shortest. For contours that are too fine to prove that, it is the shortest that was
    /// found.
    exact: bool,
}

/// The nearest other contour.
#[derive(Debug, Serialize, Tsify)]
struct SheetClearance {
    other: u32,
    name: String,
    distance: f64,
}

impl SheetState {
    /// Describes the present state of a sheet for JavaScript.
    pub fn of(view: &SheetView) -> Self {
        let (sheet, frame) = (view.sheet(), view.frame());
        let [low, high] = sheet.rectangle();
        Self {
            title: sheet.title().to_owned(),
            mode: frame.mode,
            width: high.x - low.x,
            height: high.y - low.y,
            contours: sheet.contours().len(),
            overlapping: frame.overlapping.len(),
            dragging: sheet.dragged().is_some(),
            selected: frame
                .selected
                .as_ref()
                .and_then(|selected| SheetSelected::of(selected, sheet)),
            opening: frame.open_progress.map(|opening| SheetProgress {
                done: opening.done,
                of: opening.total,
            }),
            tidying: frame.pack_progress.map(|tidying| SheetProgress {
                done: tidying.done,
                of: tidying.total,
            }),
            can_undo: frame.can_undo,
            can_redo: frame.can_redo,
        }
    }
}

impl SheetSelected {
    fn of(selected: &SelectedContour, sheet: &Sheet) -> Option<Self> {
        let contour = sheet.contour(selected.id)?;
        let name = |id| sheet.contour(id).map(|contour| contour.name.to_string());
        let overlaps = selected.overlaps.iter().map(|overlap| SheetOverlap {
            other: overlap.other.0,
            name: name(overlap.other).unwrap_or_default(),
            kind: overlap.kind,
            separation: [overlap.separation.x, overlap.separation.y],
            depth: overlap.separation.norm(),
            exact: overlap.is_exact,
        });
        let mut touches: Vec<_> = selected
            .contacts
            .iter()
            .map(|(other, _)| other.and_then(name))
            .collect();
        touches.sort();
        touches.dedup();
        Some(Self {
            id: contour.id.0,
            name: contour.name.to_string(),
            x: contour.at.x,
            y: contour.at.y,
            angle: degrees(contour),
            fixed: contour.fixed,
            state: selected.state,
            overlaps: overlaps.collect(),
            touches,
            clearance: selected.clearance.map(|clearance| SheetClearance {
                other: clearance.other.0,
                name: name(clearance.other).unwrap_or_default(),
                distance: clearance.distance,
            }),
        })
    }
}

/// The relation of the selected contour to the others.
#[derive(Debug, Serialize, Tsify)]
#[serde(remote = "ContourState", rename_all = "camelCase")]
#[tsify(rename = "SheetLie")]
enum SelectionState {
    Apart,
    Touching,
    Overlapping,
}

/// The kind of overlap of the selected contour with another.
#[derive(Debug, Serialize, Tsify)]
#[serde(remote = "OverlapKind", rename_all = "camelCase")]
#[tsify(rename = "SheetOverlapping")]
enum OverlapRow {
    Partly,
    Inside,
    Around,
}

/// Returns the angle; half a turn is 180, not −180.
fn degrees(contour: &Contour) -> f64 {
    let degrees = contour.turn.angle().to_degrees();
    if degrees <= -180.0 {
        degrees + 360.0
    } else {
        degrees
    }
}
