//! What is seen of the scene, and how: a pair that is shown, and planes that cut the picture open.

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

use crate::words::Xyz;

/// What is seen, and how. It belongs to the view: no file has it, and it cannot be undone.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct SightRow {
    /// The pair that is shown.
    shown: Option<(PartId, PartId)>,
    /// The parts that would hide it.
    gone: Vec<PartId>,
    cuts: Vec<CutRow>,
    /// How far the parts are drawn apart, 0…1; while a pair is shown they are where they are.
    exploded: f64,
}

/// A plane that cuts the picture open: points with `normal · point > offset` are not seen.
#[derive(Debug, Clone, PartialEq, Serialize, Tsify)]
pub struct CutRow {
    /// Unit length.
    normal: Xyz,
    offset: f64,
    /// The offsets between which it meets what is visible.
    range: (f64, f64),
}

/// The same as it is wished for.
#[derive(Debug, Deserialize, Tsify)]
pub struct CutWish {
    /// Of any length; without it across the axis that points at the eye most.
    #[tsify(optional)]
    normal: Option<Xyz>,
    /// Without it through what is shown, or through the middle.
    #[tsify(optional)]
    offset: Option<f64>,
    /// Three points that it goes through, instead of a normal: what is before it is cut away.
    #[tsify(optional)]
    points: Option<[Xyz; 3]>,
    /// Along the face at a place of a part, in the scene, instead of a normal; of one that is round through its axis.
    #[tsify(optional)]
    face: Option<FaceWish>,
}

/// A face.
#[derive(Debug, Deserialize, Tsify)]
pub struct FaceWish {
    part: PartId,
    /// A place on it, in the scene.
    at: Xyz,
}

pub(crate) fn sight_row(viewer: &Viewer) -> SightRow {
    let shown = viewer.shown();
    SightRow {
        shown: shown.map(|shown| (shown.pair[0], shown.pair[1])),
        gone: shown.map_or_else(Vec::new, |shown| shown.gone.clone()),
        cuts: if viewer.cuts().is_empty() {
            Vec::new()
        } else {
            cut_rows(viewer)
        },
        exploded: viewer.wished_share(),
    }
}

// Never inlined: loaded with the first plane, by this name.
#[inline(never)]
fn cut_rows(viewer: &Viewer) -> Vec<CutRow> {
    let row = |cut: &Section| {
        let [lo, hi] = viewer.range(cut).unwrap_or([cut.offset; 2]);
        CutRow {
            normal: cut.normal.into(),
            offset: cut.offset,
            range: (lo, hi),
        }
    };
    viewer.cuts().iter().map(row).collect()
}

impl CutWish {
    /// Or a sentence that says why there is no such plane.
    pub fn section(&self, viewer: &mut Viewer) -> Result<Section, String> {
        let picked = match (self.points, &self.face) {
            (Some(points), _) => Some(viewer.cut_through_points(points.map(Into::into))),
            (None, Some(face)) => Some(along(face, viewer)),
            (None, None) => None,
        };
        let through = match (picked, self.normal.map(Vector::from)) {
            (Some(picked), _) => Some(picked.map_err(|refusal| refusal.to_string())?),
            (None, Some(normal)) => {
                let middle = viewer.middle();
                Section::new(normal, 0.0).map(|plane| plane.through(middle))
            }
            (None, None) => Some(viewer.cut_facing()),
        };
        let cut = through.and_then(|through| match self.offset {
            Some(offset) => Section::new(through.normal, offset),
            None => Some(through),
        });
        cut.ok_or_else(|| message!("sight-numbers-make-no").to_string())
    }
}

/// What is turned about where a part is clicked.
pub(crate) fn pivot_at(viewer: &mut Viewer, part: PartId, at: Point) -> Option<Pivot> {
    let pick = face_pick(viewer, part, at)?;
    viewer.pivot_at(&pick)
}

fn along(face: &FaceWish, viewer: &mut Viewer) -> Result<Section, SceneError> {
    let pick = face_pick(viewer, face.part, face.at.into());
    let pick = pick.ok_or(SceneError::NoSuchPart(face.part))?;
    let back = viewer.camera().back();
    viewer.cut_along(&pick, back)
}

fn face_pick(viewer: &Viewer, part: PartId, at: Point) -> Option<Pick> {
    let part = viewer.scene().part(part)?;
    Some(Pick {
        part: part.id,
        kind: PickKind::Face,
        at: part.pose.inverse_transform_point(&at).into(),
    })
}
