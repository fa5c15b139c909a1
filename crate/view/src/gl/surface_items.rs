//! Lists everything with a surface, and puts it into the table of matrices.

use super::batches::Layout;
use super::convert::{EyeTransform, rows};
use super::meshes::{Meshes, SurfaceSource};
use crate::appearance::IntersectionStyle;
use crate::camera::{Camera, ViewFrame};
use crate::detail::DetailLevel;
use crate::list::{DrawList, PartItem};
use crate::style::{Colour, Palette};
use nearpoint_geometry::Pose;

/// The fraction of the accent colour in the colour of a selected part.
pub(super) const SELECTION_TINT: f32 = 0.16;

/// The slots of all items in the table.
pub(super) struct SurfaceLayouts {
    pub parts: Layout,
    pub ghosts: Layout,
    pub intersections: Layout,
}

/// An item that is drawn as a surface, with its pose and colour.
pub(super) struct SurfaceItem<'a> {
    source: SurfaceSource<'a>,
    pose: &'a Pose,
    pub colour: Colour,
    /// True if it is on the canvas, at least partly, and the level of detail includes it.
    pub is_visible: bool,
    pub has_edges: bool,
    /// True if a section shows its inside.
    shows_inside: bool,
    has_face_colours: bool,
    /// True if it is tinted as a selected part.
    is_selected: bool,
    /// The distance of its centre from the eye.
    pub depth: f64,
}

/// All items with a surface, in the list's order.
pub(super) struct SurfaceItems<'a> {
    pub parts: Vec<SurfaceItem<'a>>,
    pub ghosts: Vec<SurfaceItem<'a>>,
    pub intersections: Vec<SurfaceItem<'a>>,
}

impl<'a> SurfaceItems<'a> {
    /// Lists the items with a surface in a draw list, for a camera and a level of detail.
    pub fn new(list: &'a DrawList, camera: &Camera, level: DetailLevel) -> Self {
        let whole = |source, pose, colour| SurfaceItem {
            source,
            pose,
            colour,
            is_visible: true,
            has_edges: true,
            shows_inside: false,
            has_face_colours: false,
            is_selected: false,
            depth: 0.0,
        };
        let sight = camera.view_frame();
        let part = |item: &'a PartItem| {
            let pixels = projected_size(item, &sight);
            let colour = if item.selected {
                mixed(item.colour, list.palette.accent, SELECTION_TINT)
            } else {
                item.colour
            };
            SurfaceItem {
                is_visible: pixels > 0.0 && (item.selected || pixels >= level.min_part_size),
                has_edges: pixels >= level.min_edges_size,
                shows_inside: item.solid,
                has_face_colours: item.has_face_colours,
                is_selected: item.selected,
                depth: camera.depth_of(item.pose * item.shape.bounds().centre()),
                ..whole(SurfaceSource::Shape(&item.shape), &item.pose, colour)
            }
        };
        let ghost =
            |item: &'a PartItem| whole(SurfaceSource::Shape(&item.shape), &item.pose, item.colour);
        let palette: &Palette = &list.palette;
        Self {
            parts: list.parts.iter().map(part).collect(),
            ghosts: list.ghosts.iter().map(ghost).collect(),
            intersections: (list.intersections.iter())
                .map(|item| {
                    let colour = IntersectionStyle::for_style(item.style, palette).colour;
                    SurfaceItem {
                        shows_inside: item.mesh.is_closed,
                        ..whole(SurfaceSource::Intersection(&item.mesh), &item.pose, colour)
                    }
                })
                .collect(),
        }
    }
}

/// Returns the largest size at which a part may appear; 0 if it is off the canvas.
fn projected_size(item: &PartItem, frame: &ViewFrame) -> f64 {
    let bounds = item.shape.bounds();
    frame.projected_radius(item.pose * bounds.centre(), bounds.diagonal() / 2.0)
}

/// Assigns the items to slots and writes the table. The opacity also encodes what an item lacks: edges (2 more), an
/// inside (4 more), or the item itself (below 0). It also encodes face colours (8 more) and their tint (16 more), see
/// `place.glsl`.
pub(super) fn lay_out(
    surfaces: &[SurfaceItem],
    meshes: &Meshes,
    eye: &EyeTransform,
    texels: &mut Vec<[f32; 4]>,
) -> Layout {
    let homes: Vec<_> = surfaces
        .iter()
        .map(|surface_item| meshes.slot_of(surface_item.source))
        .collect();
    let pieces = |mesh| meshes.mesh(mesh).map_or(1, |mesh| mesh.pieces.len());
    let layout = Layout::new(&homes, pieces, texels.len() / 4);
    for item in layout.batches.iter().flat_map(|batch| &batch.items) {
        let surface_item = item.map(|item| (&surfaces[item], homes[item]));
        let piece = surface_item
            .and_then(|(surface_item, home)| Some((surface_item, meshes.piece(home?)?)));
        let Some((surface_item, piece)) = piece.filter(|(surface_item, _)| surface_item.is_visible)
        else {
            texels.extend([[0.0; 4], [0.0; 4], [0.0; 4], [0.0, 0.0, 0.0, -1.0]]);
            continue;
        };
        let [red, green, blue, opacity] = surface_item.colour;
        let with = |what: bool, more: f32| if what { more } else { 0.0 };
        let opacity = opacity
            + with(!surface_item.has_edges, 2.0)
            + with(!surface_item.shows_inside, 4.0)
            + with(surface_item.has_face_colours, 8.0)
            + with(surface_item.is_selected, 16.0);
        let placed = eye.eye_from_drawing(surface_item.pose, &piece.surface.frame());
        texels.extend(rows(placed, [red, green, blue, opacity]));
    }
    layout
}

fn mixed(a: Colour, b: Colour, fraction: f32) -> Colour {
    let mix = |i: usize| a[i] + (b[i] - a[i]) * fraction;
    [mix(0), mix(1), mix(2), a[3]]
}
