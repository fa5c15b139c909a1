//! Lists everything with a surface, and puts it into the table of places.

use super::batches::Layout;
use super::convert::{Eye, rows};
use super::meshes::{Meshes, Source};
use crate::camera::{Camera, Sight};
use crate::detail::Level;
use crate::list::{DrawList, PartItem};
use crate::look::BodyLook;
use crate::style::{Colour, Palette};
use nearpoint_geometry::Pose;

/// The places of all things in the table.
pub(super) struct Placed {
    pub parts: Layout,
    pub ghosts: Layout,
    pub bodies: Layout,
}

/// A thing with a surface.
pub(super) struct Thing<'a> {
    source: Source<'a>,
    pose: &'a Pose,
    pub colour: Colour,
    /// True if some of it is on the canvas, and the level of detail includes it.
    pub is_seen: bool,
    pub has_edges: bool,
    /// True if its inside is seen where it is cut.
    has_inside: bool,
    /// The distance of its centre from the eye.
    pub depth: f64,
}

/// All things with a surface, in the list's order.
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

/// Returns the largest size at which a part may appear; 0 if it is out of sight.
fn pixels_of(item: &PartItem, sight: &Sight) -> f64 {
    let bounds = item.shape.bounds();
    sight.pixels_of(item.pose * bounds.centre(), bounds.diagonal() / 2.0)
}

/// Puts things into slots and writes the table. The opacity also encodes what a thing lacks: edges (2 more), an inside
/// (4 more), or the thing itself (below 0), see `place.glsl`.
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
