//! What lives on the GPU, and what becomes of a draw list there: everything that is to be seen gets its slot in a table
//! of places, and a picture is made of what lies together.

use std::cell::Cell;
use std::sync::Arc;

use three_d::{ClearState, Context, CoreError, RenderTarget, Viewport, context as gl};

use super::aside::Aside;
use super::batches::Layout;
use super::beside::Left;
use super::canvas::Canvas;
use super::caps::Sums;
use super::convert::{Eye, matrix, matrix4, rows};
use super::lines::Screen;
use super::marks::{GpuMarks, Slots};
use super::meshes::{Meshes, Source};
use super::picture::Picture;
use super::programs::Programs;
use super::silhouette::Mask;
use super::table::Table;
use crate::camera::{Camera, Sight};
use crate::detail::Level;
use crate::list::{BodyItem, DrawList, PartItem};
use crate::look::BodyLook;
use crate::style::{Colour, Palette};
use nearpoint_geometry::Pose;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
#[error("The graphics driver refused a picture: {0}.")]
pub struct RenderError(#[from] CoreError);

/// What a picture came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Drawn {
    /// How many draw calls it took.
    pub calls: u32,
    /// Nothing is missing of what its level of detail shows: if something is, the next picture has more.
    pub complete: bool,
}

/// Where a picture is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onto {
    /// On the context's own framebuffer.
    Canvas,
    /// Beside it, with so many samples of a pixel, until [`Renderer::show`].
    Aside {
        /// As many as the canvas has.
        samples: u32,
    },
    /// On so many pixels of the context's own framebuffer from the left, over what is there.
    Left(u32),
}

/// Pictures of fewer triangles are never slow because of them.
const HEAVY: usize = 200_000;

/// Whether a list is of so much that less of it would be quicker.
pub fn is_heavy(list: &DrawList) -> bool {
    let triangles = (list.parts.iter()).map(|item| item.shape.mesh().triangles().len());
    triangles.sum::<usize>() > HEAVY
}

/// All that lives on the GPU for one context. When the context is lost, drop it and make a new one.
pub struct Renderer {
    pub(super) context: Context,
    pub(super) programs: Programs,
    /// Of parts, and of bodies in common.
    pub(super) meshes: [Meshes; 2],
    pub(super) marks: GpuMarks,
    pub(super) places: Option<Table>,
    mask: Option<Mask>,
    sums: Option<Sums>,
    /// Textures of floating-point numbers can be drawn on.
    has_floats: bool,
    aside: Option<Aside>,
}

impl std::fmt::Debug for Renderer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Renderer")
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}

impl Renderer {
    /// For an OpenGL ES 3 or WebGL 2 context that is not lost.
    /// Without `has_floats`, textures of floating-point numbers that can be drawn on, cuts have no lines of their own.
    pub fn new(context: Arc<gl::Context>, has_floats: bool) -> Result<Self, RenderError> {
        let context = Context::from_gl_context(context)?;
        let programs = Programs::compile(&context)?;
        Ok(Self {
            context,
            programs,
            meshes: Default::default(),
            marks: GpuMarks::default(),
            places: None,
            mask: None,
            sums: None,
            has_floats,
            aside: None,
        })
    }

    /// Bytes of meshes on the GPU.
    pub fn bytes(&self) -> usize {
        self.meshes.iter().map(Meshes::bytes).sum()
    }

    /// Draws the list.
    pub fn draw(
        &mut self,
        list: &DrawList,
        camera: &Camera,
        level: Level,
        onto: Onto,
    ) -> Result<Drawn, RenderError> {
        let complete = self.upload(list);
        let is_cut = !list.cuts.is_empty();
        if is_cut {
            self.programs.need_cutting(&self.context)?;
        }
        let eye = Eye::of(camera);
        let things = Things::of(list, camera, level);
        let mut texels = Vec::new();
        // The first slot is of flat areas.
        if let Some(areas) = &list.areas {
            let placed = eye.of_drawing(&Pose::identity(), &areas.frame);
            texels.extend(rows(placed, [0.0, 0.0, 0.0, 1.0]));
        }
        let [meshes, bodies] = &self.meshes;
        let placed = Placed {
            parts: lay_out(&things.parts, meshes, &eye, &mut texels),
            ghosts: lay_out(&things.ghosts, meshes, &eye, &mut texels),
            bodies: lay_out(&things.bodies, bodies, &eye, &mut texels),
        };
        let slots = slots(&list.parts, &placed.parts, meshes);
        self.marks.need(&self.context, &list.marks, slots, meshes);
        self.places = Some(Table::filled(&self.context, self.places.take(), texels));

        let calls = Cell::new(0);
        let screen = screen(list, camera, &eye, &calls);
        let mut aside = match onto {
            Onto::Canvas | Onto::Left(_) => None,
            Onto::Aside { samples } => {
                let (old, size) = (self.aside.take(), camera.viewport().device_size());
                Some(Aside::sized(&self.context, old, size, samples)?)
            }
        };
        let highlighted = list.parts.iter().any(|item| item.selected || item.hovered);
        if highlighted {
            self.mask = Some(Mask::sized(
                &self.context,
                self.mask.take(),
                screen.viewport,
            ));
        }
        if is_cut && self.has_floats {
            let old = self.sums.take();
            self.sums = Some(Sums::sized(&self.context, old, screen.viewport));
        }
        let picture = Picture {
            renderer: self,
            list,
            eye,
            screen,
            up: camera.rotation().inverse() * list.up,
            target: camera.target(),
            placed,
            things,
        };
        let sums = self.sums.as_ref().filter(|_| is_cut);
        let mask = self.mask.as_ref().filter(|_| highlighted);
        match &mut aside {
            None => {
                let Viewport { width, height, .. } = picture.screen.viewport;
                let target = RenderTarget::screen(&self.context, width, height);
                match onto {
                    Onto::Left(width) => picture.paint(mask, sums, &Left { target, width })?,
                    _ => picture.paint(mask, sums, &target)?,
                }
            }
            Some(aside) => {
                picture.paint(mask, sums, aside)?;
                aside.finish();
            }
        }
        self.aside = aside;
        Ok(Drawn {
            calls: calls.get(),
            complete,
        })
    }

    /// How large the picture is that was painted aside and is to be shown.
    pub fn aside(&self) -> Option<(u32, u32)> {
        self.aside.as_ref().map(Aside::size)
    }

    /// Shows what was painted aside; the context's own framebuffer has its size.
    pub fn show(&self) -> Result<(), RenderError> {
        let aside = self.aside.as_ref();
        Ok(aside.map_or(Ok(()), |aside| aside.show(&self.context))?)
    }

    /// Uploads what is new; false: not all of it.
    fn upload(&mut self, list: &DrawList) -> bool {
        let items = list.parts.iter().chain(&list.ghosts);
        let shapes: Vec<Source> = items.map(|item| Source::Shape(&item.shape)).collect();
        let commons = list.bodies.iter().map(|item| Source::Body(&item.common));
        let commons: Vec<Source> = commons.collect();
        let [meshes, bodies] = &mut self.meshes;
        meshes.forget_removed();
        bodies.forget_removed();
        let all = meshes.need(&self.context, &shapes);
        bodies.need(&self.context, &commons) && all
    }
}

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
    fn of(list: &'a DrawList, camera: &Camera, level: Level) -> Self {
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
fn lay_out(things: &[Thing], meshes: &Meshes, eye: &Eye, texels: &mut Vec<[f32; 4]>) -> Layout {
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

/// Of a part that is drawn several times, the first is the part itself.
fn slots(parts: &[PartItem], layout: &Layout, meshes: &Meshes) -> Slots {
    let mut slots = Slots::with_capacity(parts.len());
    for (item, slot) in parts.iter().zip(&layout.slots) {
        let home = meshes.home(Source::Shape(&item.shape));
        if let Some(place) = home.zip(*slot) {
            slots.entry(item.part).or_insert(place);
        }
    }
    slots
}

fn screen<'a>(list: &DrawList, camera: &Camera, eye: &Eye, calls: &'a Cell<u32>) -> Screen<'a> {
    let (width, height) = camera.viewport().device_size();
    let (near, far) = (eye.length(list.near), eye.length(list.far));
    Screen {
        viewport: Viewport::new_at_origo(width, height),
        scale: camera.viewport().device_pixels as f32,
        clip_from_eye: matrix(camera.clip_from_eye(near, far)),
        near: near as f32,
        cuts: (!list.cuts.is_empty()).then(|| matrix4(list.cuts.iter().map(|cut| eye.plane(cut)))),
        pixel: (camera.pixel_at(1.0) / camera.viewport().device_pixels) as f32,
        calls,
    }
}

impl Picture<'_> {
    /// The mask of what is highlighted first, then the picture.
    fn paint(
        &self,
        mask: Option<&Mask>,
        sums: Option<&Sums>,
        canvas: &dyn Canvas,
    ) -> Result<(), RenderError> {
        if let Some(mask) = mask {
            mask.paint(&|states| self.cover(states))?;
        }
        let [red, green, blue, _] = self.list.palette.background;
        canvas.clear(ClearState::color_and_depth(red, green, blue, 1.0, 1.0));
        canvas.write(&|| self.draw_solid())?;
        if let Some(sums) = sums {
            self.caps(canvas, sums)?;
        }
        canvas.write(&|| self.draw(mask))?;
        // Nothing hides a body but another body; those that a plane goes through are seen in the plane.
        let over = |body: &BodyItem| sums.is_none() || !body.cut;
        if self.list.bodies.iter().any(over) {
            canvas.clear(ClearState::depth(1.0));
        }
        Ok(canvas.write(&|| self.draw_over(&over))?)
    }
}

fn mixed(a: Colour, b: Colour, share: f32) -> Colour {
    let mix = |i: usize| a[i] + (b[i] - a[i]) * share;
    [mix(0), mix(1), mix(2), a[3]]
}
