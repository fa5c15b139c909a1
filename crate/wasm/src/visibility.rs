//! Describes how the scene is shown: a pair in focus, and planes that cut the picture open.

use nearpoint_geometry::{Point, Vector};
use nearpoint_message::message;
use nearpoint_scene::measure::{Pick, PickKind};
use nearpoint_scene::{PartId, Pivot, SceneError};
use nearpoint_view::section::Section;
use nearpoint_view::stage::Stage;
use nearpoint_view::viewer::Viewer;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::types::Xyz;

/// The state of the view that decides which parts are visible: a pair in focus, section planes and the explosion. It
/// belongs to the view: no file contains it, and it cannot be undone.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct VisibilityRow {
    /// The pair that is shown.
    shown: Option<(PartId, PartId)>,
    /// The parts that would hide the pair, which are not drawn.
    #[serde(rename = "gone")]
    hidden: Vec<PartId>,
    #[serde(rename = "cuts")]
    sections: Vec<SectionRow>,
    /// The fraction of the explosion, 0…1; while a pair is shown nothing is exploded.
    #[serde(rename = "exploded")]
    explosion: f64,
}

/// A plane that cuts the picture open: points with `normal · point > offset` are not seen.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
pub struct SectionRow {
    /// The normal, of unit length.
    normal: Xyz,
    offset: f64,
    /// The offsets between which the plane cuts visible parts.
    range: (f64, f64),
}

/// A section plane that is requested, to cut the picture open.
#[derive(Debug, Deserialize, Tsify)]
pub struct SectionRequest {
    /// The normal, of any length; if absent, the axis that points at the eye most.
    #[tsify(optional)]
    normal: Option<Xyz>,
    /// The offset; if absent, the plane goes through the pair that is shown, or through the centre.
    #[tsify(optional)]
    offset: Option<f64>,
    /// Three points that the plane goes through, instead of a normal; what is before it is cut away.
    #[tsify(optional)]
    points: Option<[Xyz; 3]>,
    /// A face that the plane lies along, instead of a normal; for a round face it goes through the axis.
    #[tsify(optional)]
    face: Option<FaceRequest>,
}

/// A point on a face of a part, along which a section plane is requested.
#[derive(Debug, Deserialize, Tsify)]
pub struct FaceRequest {
    part: PartId,
    /// A point on the face, in the scene's frame.
    at: Xyz,
}

/// Describes which parts the view shows: the pair in focus, section planes and the explosion.
pub(crate) fn visibility_row(viewer: &Viewer) -> VisibilityRow {
    let shown = viewer.shown_pair();
    VisibilityRow {
        shown: shown.map(|shown| (shown.pair[0], shown.pair[1])),
        hidden: shown.map_or_else(Vec::new, |shown| shown.hidden.clone()),
        sections: if viewer.sections().is_empty() {
            Vec::new()
        } else {
            section_rows(viewer)
        },
        explosion: viewer.requested_fraction(),
    }
}

// Never inlined: it is loaded with the first plane, by this name.
#[inline(never)]
fn section_rows(viewer: &Viewer) -> Vec<SectionRow> {
    let row = |cut: &Section| {
        let [lo, hi] = viewer.offset_range(cut).unwrap_or([cut.offset; 2]);
        SectionRow {
            normal: cut.normal.into(),
            offset: cut.offset,
            range: (lo, hi),
        }
    };
    viewer.sections().iter().map(row).collect()
}

impl SectionRequest {
    /// Returns the requested section plane, or a sentence with the reason why there is none.
    pub fn section(&self, viewer: &mut Viewer) -> Result<Section, String> {
        let picked = match (self.points, &self.face) {
            (Some(points), _) => Some(viewer.section_through_points(points.map(Into::into))),
            (None, Some(face)) => Some(along(face, viewer)),
            (None, None) => None,
        };
        let through = match (picked, self.normal.map(Vector::from)) {
            (Some(picked), _) => Some(picked.map_err(|refusal| refusal.to_string())?),
            (None, Some(normal)) => {
                let middle = viewer.centre();
                Section::new(normal, 0.0).map(|plane| plane.moved_through(middle))
            }
            (None, None) => Some(viewer.section_facing()),
        };
        let cut = through.and_then(|through| match self.offset {
            Some(offset) => Section::new(through.normal, offset),
            None => Some(through),
        });
        cut.ok_or_else(|| message!("sight-numbers-make-no").to_string())
    }
}

/// Finds the pivot at a point of a part: the axis of a round feature, or the centre of a face.
pub(crate) fn pivot_at(viewer: &mut Viewer, part: PartId, at: Point) -> Option<Pivot> {
    let pick = face_pick(viewer, part, at)?;
    viewer.pivot_at(&pick)
}

fn along(face: &FaceRequest, viewer: &mut Viewer) -> Result<Section, SceneError> {
    let pick = face_pick(viewer, face.part, face.at.into());
    let pick = pick.ok_or(SceneError::NoSuchPart(face.part))?;
    let back = viewer.camera().back();
    viewer.section_along(&pick, back)
}

fn face_pick(viewer: &Viewer, part: PartId, at: Point) -> Option<Pick> {
    let part = viewer.scene().part(part)?;
    Some(Pick {
        part: part.id,
        kind: PickKind::Face,
        point: part.pose.inverse_transform_point(&at).into(),
    })
}
