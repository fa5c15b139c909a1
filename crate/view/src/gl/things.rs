//! What has a surface, and where it is put in the table of places.

use super::batches::Layout;
use super::convert::{Eye, rows};
use super::meshes::{Meshes, Source};
use crate::camera::{Camera, Sight};
use crate::detail::Level;
use crate::list::{DrawList, PartItem};
use crate::look::BodyLook;
use crate::style::{Colour, Palette};
use nearpoint_geometry::Pose;

/// Where everything was put.
pub(super) struct Placed {
    pub parts: Layout,
    pub ghosts: Layout,
    pub bodies: Layout,
}

/// Something with a surface.
pub(super) struct Thing<'a> {
    source: Source<'a>,
    pose: &'a Pose,
    pub colour: Colour,
    /// Some of it is on the canvas, and it is not left out.
    pub is_seen: bool,
    pub has_edges: bool,
    /// Where it is cut, its inside is seen.
    has_inside: bool,
    /// How far its middle is from the eye.
    pub depth: f64,
}

/// All that has a surface, in the list's order.
pub(super) struct Things<'a> {
    pub parts: Vec<Thing<'a>>,
    pub ghosts: Vec<Thing<'a>>,
    pub bodies: Vec<Thing<'a>>,
}

impl<'a> Things<'a> {
    pub fn of(list: &'a DrawList, camera: &Camera, level: Level) -> Self {
        let whole = |source, pose, colour| Thing {
            source,
            pose,
            colour,
            is_seen: true,
            has_edges: true,
            has_inside: false,
            depth: 0.0,
        };
        let sight = camera.sight();
        let part = |item: &'a PartItem| {
            let pixels = pixels_of(item, &sight);
            let colour = if item.selected {
                mixed(item.colour, list.palette.accent, 0.16)
            } else {
                item.colour
            };
            Thing {
                is_seen: pixels > 0.0 && (item.selected || pixels >= level.part),
                has_edges: pixels >= level.edges,
                has_inside: item.solid,
                depth: camera.depth_of(item.pose * item.shape.bounds().centre()),
                ..whole(Source::Shape(&item.shape), &item.pose, colour)
            }
        };
        let ghost = |item: &'a PartItem| whole(Source::Shape(&item.shape), &item.pose, item.colour);
        let palette: &Palette = &list.palette;
        Self {
            parts: list.parts.iter().map(part).collect(),
            ghosts: list.ghosts.iter().map(ghost).collect(),
            bodies: (list.bodies.iter())
                .map(|item| {
                    let colour = BodyLook::of(item.style, palette).colour;
                    Thing {
                        has_inside: item.common.is_closed,
                        ..whole(Source::Body(&item.common), &item.pose, colour)
                    }
                })
                .collect(),
        }
    }
}

/// How large a part appears at most; 0: it is out of sight.
fn pixels_of(item: &PartItem, sight: &Sight) -> f64 {
    let bounds = item.shape.bounds();
    sight.pixels_of(item.pose * bounds.centre(), bounds.diagonal() / 2.0)
}

/// Puts things into slots, and writes what stands there: the opacity tells those apart that have no edges (2 more), no
/// inside (4 more), and those that are not there at all (below 0), see `place.glsl`.
pub(super) fn lay_out(
    things: &[Thing],
    meshes: &Meshes,
    eye: &Eye,
    texels: &mut Vec<[f32; 4]>,
) -> Layout {
    let homes: Vec<_> = things
        .iter()
        .map(|thing| meshes.home(thing.source))
        .collect();
    let pieces = |mesh| meshes.mesh(mesh).map_or(1, |mesh| mesh.pieces.len());
    let layout = Layout::of(&homes, pieces, texels.len() / 4);
    for item in layout.batches.iter().flat_map(|batch| &batch.items) {
        let thing = item.map(|item| (&things[item], homes[item]));
        let piece = thing.and_then(|(thing, home)| Some((thing, meshes.piece(home?)?)));
        let Some((thing, piece)) = piece.filter(|(thing, _)| thing.is_seen) else {
            texels.extend([[0.0; 4], [0.0; 4], [0.0; 4], [0.0, 0.0, 0.0, -1.0]]);
            continue;
        };
        let [red, green, blue, opacity] = thing.colour;
        let without = |what: bool, more: f32| if what { 0.0 } else { more };
        let opacity = opacity + without(thing.has_edges, 2.0) + without(thing.has_inside, 4.0);
        let placed = eye.of_drawing(thing.pose, &piece.surface.frame());
        texels.extend(rows(placed, [red, green, blue, opacity]));
    }
    layout
}

fn mixed(a: Colour, b: Colour, share: f32) -> Colour {
    let mix = |i: usize| a[i] + (b[i] - a[i]) * share;
    [mix(0), mix(1), mix(2), a[3]]
}
