//! What a sheet tells, in the forms of `sheet.d.ts`.

use nearpoint_sheet::{Contour, Kind, Mode, Overlapping, Selected, Sheet, State};
use nearpoint_view::list::{Label, LabelKind};
use nearpoint_view::sheet::SheetView;
use serde::Serialize;

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Changes<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Vec<KindOut>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labels: Option<Vec<LabelOut>>,
    pub cursor: &'a str,
    pub busy: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    pub gpu: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gpu_message: Option<&'a str>,
}

#[derive(Debug, Serialize)]
pub(super) struct LabelOut {
    x: f64,
    y: f64,
    text: String,
    kind: &'static str,
}

impl LabelOut {
    pub fn of(label: Label) -> Self {
        Self {
            x: label.x,
            y: label.y,
            text: label.text,
            kind: match label.kind {
                LabelKind::Depth => "overlap",
                _ => "clearance",
            },
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct KindOut {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<String>,
    ids: Vec<u32>,
    overlapping: usize,
}

impl KindOut {
    pub fn of(kind: &Kind) -> Self {
        Self {
            name: kind.name.to_string(),
            layer: kind.layer.as_deref().map(str::to_owned),
            ids: kind.ids.iter().map(|id| id.0).collect(),
            overlapping: kind.overlapping,
        }
    }
}

#[derive(Debug, Serialize)]
pub(super) struct ContourOut {
    id: u32,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    layer: Option<String>,
    x: f64,
    y: f64,
    angle: f64,
    fixed: bool,
    overlapping: bool,
    vertices: usize,
    #[serde(rename = "box")]
    bounds: [f64; 4],
}

impl ContourOut {
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

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct StateOut {
    title: String,
    mode: &'static str,
    width: f64,
    height: f64,
    contours: usize,
    overlapping: usize,
    dragging: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    selected: Option<SelectedOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tidying: Option<TidyingOut>,
    can_undo: bool,
    can_redo: bool,
}

#[derive(Debug, Serialize)]
struct TidyingOut {
    done: usize,
    of: usize,
}

#[derive(Debug, Serialize)]
struct SelectedOut {
    id: u32,
    name: String,
    x: f64,
    y: f64,
    angle: f64,
    fixed: bool,
    state: &'static str,
    overlaps: Vec<OverlapOut>,
    touches: Vec<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clearance: Option<ClearanceOut>,
}

#[derive(Debug, Serialize)]
struct OverlapOut {
    other: u32,
    name: String,
    how: &'static str,
    by: [f64; 2],
    depth: f64,
}

#[derive(Debug, Serialize)]
struct ClearanceOut {
    other: u32,
    name: String,
    distance: f64,
}

impl StateOut {
    pub fn of(view: &SheetView) -> Self {
        let (sheet, frame) = (view.sheet(), view.frame());
        let [low, high] = sheet.rectangle();
        Self {
            title: sheet.title().to_owned(),
            mode: mode_name(frame.mode),
            width: high.x - low.x,
            height: high.y - low.y,
            contours: sheet.contours().len(),
            overlapping: frame.overlapping.len(),
            dragging: sheet.dragged().is_some(),
            selected: frame
                .selected
                .as_ref()
                .and_then(|selected| SelectedOut::of(selected, sheet)),
            tidying: frame.tidying.map(|tidying| TidyingOut {
                done: tidying.done,
                of: tidying.of,
            }),
            can_undo: frame.can_undo,
            can_redo: frame.can_redo,
        }
    }
}

impl SelectedOut {
    fn of(selected: &Selected, sheet: &Sheet) -> Option<Self> {
        let contour = sheet.contour(selected.id)?;
        let name = |id| sheet.contour(id).map(|contour| contour.name.to_string());
        let overlaps = selected.overlaps.iter().map(|overlap| OverlapOut {
            other: overlap.other.0,
            name: name(overlap.other).unwrap_or_default(),
            how: match overlap.how {
                Overlapping::Partly => "partly",
                Overlapping::Inside => "inside",
                Overlapping::Around => "around",
            },
            by: [overlap.by.x, overlap.by.y],
            depth: overlap.by.norm(),
        });
        let mut touches: Vec<_> = selected
            .touches
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
            state: match selected.state {
                State::Apart => "apart",
                State::Touching => "touching",
                State::Overlapping => "overlapping",
            },
            overlaps: overlaps.collect(),
            touches,
            clearance: selected.clearance.map(|clearance| ClearanceOut {
                other: clearance.other.0,
                name: name(clearance.other).unwrap_or_default(),
                distance: clearance.distance,
            }),
        })
    }
}

/// Half a turn is 180, not −180.
fn degrees(contour: &Contour) -> f64 {
    let degrees = contour.turn.angle().to_degrees();
    if degrees <= -180.0 {
        degrees + 360.0
    } else {
        degrees
    }
}

pub(super) fn mode_name(mode: Mode) -> &'static str {
    match mode {
        Mode::Detect => "detect",
        Mode::Slide => "slide",
        Mode::Push => "push",
    }
}
