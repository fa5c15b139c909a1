//! What is seen of the scene, and how: a pair that is shown, and planes that cut the picture open.

use nearpoint_geometry::Vector;
use nearpoint_scene::PartId;
use nearpoint_view::section::Section;
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
    /// None where its numbers make no plane.
    pub fn section(&self, viewer: &mut Viewer) -> Option<Section> {
        let normal = self.normal.map(Vector::from);
        let through = match normal {
            Some(normal) => Section::new(normal, 0.0)?.through(viewer.middle()),
            None => viewer.cut_facing(),
        };
        match self.offset {
            Some(offset) => Section::new(through.normal, offset),
            None => Some(through),
        }
    }
}
