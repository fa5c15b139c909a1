//! Draws draw lists with resources on the GPU: every visible item gets its slot in a table of matrices, and items of
//! one mesh are drawn together.

use nearpoint_message::{Message, message};
use std::cell::Cell;
use std::sync::Arc;

use three_d::{ClearState, Context, CoreError, RenderTarget, Viewport, context as gl};

use super::batches::Layout;
use super::canvas::Canvas;
use super::caps::CapCounts;
use super::clipped_target::ClippedTarget;
use super::convert::{EyeTransform, matrix, matrix4, rows};
use super::lines::Screen;
use super::marks::{GpuMarks, Slots};
use super::meshes::{Meshes, SurfaceSource};
use super::offscreen::OffscreenTarget;
use super::picture::Picture;
use super::programs::Programs;
use super::resources::Resources;
use super::silhouette::Mask;
use super::surface_items::{SurfaceItems, SurfaceLayouts, lay_out};
use super::table::DataTexture;
use crate::camera::Camera;
use crate::detail::DetailLevel;
use crate::list::{DrawList, IntersectionItem, PartItem};
use nearpoint_geometry::Pose;

/// The reason why there is no picture.
#[derive(Debug)]
pub struct RenderError(CoreError);

nearpoint_message::error!(RenderError);

impl RenderError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        message!("renderer-graphics-driver-refused", why = self.0.to_string())
    }
}

impl From<CoreError> for RenderError {
    fn from(error: CoreError) -> Self {
        Self(error)
    }
}

/// The result of drawing a picture: the number of draw calls, and whether everything was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DrawResult {
    /// The number of draw calls.
    pub draw_calls: u32,
    /// True if the picture has all of its level of detail; if not, the next picture has more.
    pub is_complete: bool,
}

/// The target that a picture is drawn to: the canvas or an offscreen target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawTarget {
    /// The context's own framebuffer.
    Canvas,
    /// An offscreen target, until [`Renderer::present`].
    Offscreen {
        /// The number of samples of a pixel, as many as the canvas has.
        samples: u32,
    },
    /// The left pixels, this many, of the context's own framebuffer, over its content.
    LeftPixels(u32),
}

/// The number of triangles up to which a slow picture must have another cause.
const HEAVY_TRIANGLES: usize = 200_000;

/// Returns whether a list is so large that drawing less of it would be faster.
pub fn is_heavy(list: &DrawList) -> bool {
    let triangles = (list.parts.iter()).map(|item| item.shape.mesh().triangles().len());
    triangles.sum::<usize>() > HEAVY_TRIANGLES
}

/// All resources on the GPU for one context. When the context is lost, drop it and make a new one.
pub struct Renderer {
    resources: Resources,
    mask: Option<Mask>,
    cap_counts: Option<CapCounts>,
    /// True if floating-point textures can be drawn to.
    has_floats: bool,
    offscreen: Option<OffscreenTarget>,
}

impl std::fmt::Debug for Renderer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Renderer")
            .field("bytes", &self.bytes())
            .finish_non_exhaustive()
    }
}

impl Renderer {
    /// Makes a renderer for an OpenGL ES 3 or WebGL 2 context that is not lost. `has_floats` is true if floating-point
    /// textures can be drawn to; without them, sections have no lines of their own.
    pub fn new(context: Arc<gl::Context>, has_floats: bool) -> Result<Self, RenderError> {
        let context = Context::from_gl_context(context)?;
        let programs = Programs::compile(&context)?;
        Ok(Self {
            resources: Resources {
                context,
                programs,
                meshes: Default::default(),
                marks: GpuMarks::default(),
                places: None,
            },
            mask: None,
            cap_counts: None,
            has_floats,
            offscreen: None,
        })
    }

    /// Returns the bytes of meshes on the GPU.
    pub fn bytes(&self) -> usize {
        self.resources.bytes()
    }

    /// Draws the picture of a draw list.
    pub fn draw(
        &mut self,
        list: &DrawList,
        camera: &Camera,
        level: DetailLevel,
        onto: DrawTarget,
    ) -> Result<DrawResult, RenderError> {
        let resources = &mut self.resources;
        let complete = resources.upload(list);
        let is_cut = !list.sections.is_empty();
        if is_cut {
            resources.programs.ensure_cutting(&resources.context)?;
        }
        let eye = EyeTransform::new(camera);
        let items = SurfaceItems::new(list, camera, level);
        let mut texels = Vec::new();
        // The first slot belongs to flat areas.
        if let Some(areas) = &list.areas {
            let placed = eye.eye_from_drawing(&Pose::identity(), &areas.frame);
            texels.extend(rows(placed, [0.0, 0.0, 0.0, 1.0]));
        }
        let [meshes, bodies] = &resources.meshes;
        let layouts = SurfaceLayouts {
            parts: lay_out(&items.parts, meshes, &eye, &mut texels),
            ghosts: lay_out(&items.ghosts, meshes, &eye, &mut texels),
            intersections: lay_out(&items.intersections, bodies, &eye, &mut texels),
        };
        let slots = slots(&list.parts, &layouts.parts, meshes);
        resources
            .marks
            .ensure_uploaded(&resources.context, &list.marks, slots, meshes);
        resources.places = Some(DataTexture::filled(
            &resources.context,
            resources.places.take(),
            texels,
        ));

        let resources = &self.resources;
        let calls = Cell::new(0);
        let screen = screen(list, camera, &eye, &calls);
        let mut aside = match onto {
            DrawTarget::Canvas | DrawTarget::LeftPixels(_) => None,
            DrawTarget::Offscreen { samples } => {
                let (old, size) = (self.offscreen.take(), camera.viewport().device_size());
                Some(OffscreenTarget::with_size(
                    &resources.context,
                    old,
                    size,
                    samples,
                )?)
            }
        };
        let highlighted = list.parts.iter().any(|item| item.selected || item.hovered);
        if highlighted {
            self.mask = Some(Mask::with_size(
                &resources.context,
                self.mask.take(),
                screen.viewport,
            ));
        }
        if is_cut && self.has_floats {
            let old = self.cap_counts.take();
            self.cap_counts = Some(CapCounts::with_size(
                &resources.context,
                old,
                screen.viewport,
            ));
        }
        let picture = Picture {
            resources,
            list,
            eye,
            screen,
            up: camera.rotation().inverse() * list.up,
            target: camera.target(),
            layouts,
            items,
        };
        let sums = self.cap_counts.as_ref().filter(|_| is_cut);
        let mask = self.mask.as_ref().filter(|_| highlighted);
        match &mut aside {
            None => {
                let Viewport { width, height, .. } = picture.screen.viewport;
                let target = RenderTarget::screen(&resources.context, width, height);
                match onto {
                    DrawTarget::LeftPixels(width) => {
                        picture.paint(mask, sums, &ClippedTarget { target, width })?
                    }
                    _ => picture.paint(mask, sums, &target)?,
                }
            }
            Some(aside) => {
                picture.paint(mask, sums, aside)?;
                aside.finish();
            }
        }
        self.offscreen = aside;
        Ok(DrawResult {
            draw_calls: calls.get(),
            is_complete: complete,
        })
    }

    /// Returns the size of the picture that was drawn offscreen, and is not shown yet.
    pub fn offscreen_size(&self) -> Option<(u32, u32)> {
        self.offscreen.as_ref().map(OffscreenTarget::size)
    }

    /// Shows the picture that was drawn offscreen; the context's own framebuffer has its size.
    pub fn present(&self) -> Result<(), RenderError> {
        let aside = self.offscreen.as_ref();
        Ok(aside.map_or(Ok(()), |aside| aside.present(&self.resources.context))?)
    }
}

/// Returns the slot of each part. If a part is drawn several times, the first item is the part itself.
fn slots(parts: &[PartItem], layout: &Layout, meshes: &Meshes) -> Slots {
    let placed = parts.iter().zip(&layout.slots);
    Slots::new(placed.filter_map(|(item, slot)| {
        let home = meshes.slot_of(SurfaceSource::Shape(&item.shape))?;
        Some((item.part, home, (*slot)?))
    }))
}

fn screen<'a>(
    list: &DrawList,
    camera: &Camera,
    eye: &EyeTransform,
    calls: &'a Cell<u32>,
) -> Screen<'a> {
    let (width, height) = camera.viewport().device_size();
    let (near, far) = (eye.length(list.near), eye.length(list.far));
    Screen {
        viewport: Viewport::new_at_origo(width, height),
        scale: camera.viewport().device_pixels as f32,
        clip_from_eye: matrix(camera.clip_from_eye(near, far)),
        near: near as f32,
        sections: (!list.sections.is_empty())
            .then(|| matrix4(list.sections.iter().map(|cut| eye.plane(cut)))),
        pixel: (camera.relative_pixel() / camera.viewport().device_pixels) as f32,
        calls,
    }
}

impl Picture<'_> {
    /// Paints the mask of highlighted parts first, then the picture.
    fn paint(
        &self,
        mask: Option<&Mask>,
        sums: Option<&CapCounts>,
        canvas: &dyn Canvas,
    ) -> Result<(), RenderError> {
        if let Some(mask) = mask {
            mask.paint(&|states| self.draw_mask(states))?;
        }
        let [red, green, blue, _] = self.list.palette.background;
        canvas.clear(ClearState::color_and_depth(red, green, blue, 1.0, 1.0));
        canvas.write(&|| self.draw_solid())?;
        if let Some(sums) = sums {
            self.draw_caps(canvas, sums)?;
        }
        canvas.write(&|| self.draw(mask))?;
        // Only another intersection hides an intersection; those that a section plane cuts are shown in the plane.
        let over = |body: &IntersectionItem| sums.is_none() || !body.is_cut;
        if self.list.intersections.iter().any(over) {
            canvas.clear(ClearState::depth(1.0));
        }
        Ok(canvas.write(&|| self.draw_on_top(&over))?)
    }
}
