//! One picture: parts, tints, edges, ground, wires, silhouettes and dashed strokes, in this order; over all that bodies
//! in common, then strokes and symbols that nothing hides.

use std::sync::Arc;

use three_d::{
    Blend, ClearState, Context, CoreError, DepthTest, ElementBuffer, Mat4, Program, RenderStates,
    RenderTarget, Vec4, Viewport, WriteMask, context as gl,
};

use super::bodies::{Bodies, BodyLook};
use super::convert::{Eye, colour, matrix};
use super::lines::{Pen, Screen, overlay};
use super::marks::{GpuMarks, pens};
use super::meshes::{GpuMesh, Meshes, Skin};
use super::programs::Programs;
use super::silhouette::Mask;
use crate::camera::Camera;
use crate::list::{DrawList, Hidden, PartItem, WireKind};
use crate::style::{Colour, faded, width};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
#[error("The graphics driver refused a picture: {0}.")]
pub struct RenderError(#[from] CoreError);

/// All that lives on the GPU for one context. When the context is lost, drop it and make a new one.
pub struct Renderer {
    context: Context,
    programs: Programs,
    meshes: Meshes,
    marks: GpuMarks,
    bodies: Bodies,
    mask: Option<Mask>,
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
    pub fn new(context: Arc<gl::Context>) -> Result<Self, RenderError> {
        let context = Context::from_gl_context(context)?;
        let programs = Programs::compile(&context)?;
        Ok(Self {
            context,
            programs,
            meshes: Meshes::default(),
            marks: GpuMarks::default(),
            bodies: Bodies::default(),
            mask: None,
        })
    }

    /// Bytes of meshes on the GPU.
    pub fn bytes(&self) -> usize {
        self.meshes.bytes()
    }

    /// Draws the list onto the context's own framebuffer.
    pub fn draw(&mut self, list: &DrawList, camera: &Camera) -> Result<(), RenderError> {
        self.meshes.forget_removed();
        for item in list.parts.iter().chain(&list.ghosts) {
            self.meshes.need(&self.context, &item.shape);
        }
        self.marks.need(&self.context, list, &self.meshes);
        self.bodies.need(&self.context, &list.bodies);

        let (device_width, device_height) = camera.viewport().device_size();
        let viewport = Viewport::new_at_origo(device_width, device_height);
        let eye = Eye::of(camera);
        let (near, far) = (eye.length(list.near), eye.length(list.far));
        let screen = Screen {
            viewport,
            scale: camera.viewport().device_pixels as f32,
            clip_from_eye: matrix(camera.clip_from_eye(near, far)),
            near: near as f32,
            pixel: (camera.pixel_at(1.0) / camera.viewport().device_pixels) as f32,
        };
        let highlighted = list.parts.iter().any(|item| item.selected || item.hovered);
        if highlighted {
            self.mask = Some(Mask::sized(&self.context, self.mask.take(), viewport));
        }
        let picture = Picture {
            renderer: self,
            list,
            eye,
            screen,
            up: camera.rotation().inverse() * list.up,
        };
        let mask = self.mask.as_ref().filter(|_| highlighted);
        if let Some(mask) = mask {
            mask.paint(|states| picture.cover(states))?;
        }

        let [red, green, blue, _] = list.palette.background;
        let screen = RenderTarget::screen(&self.context, device_width, device_height);
        screen
            .clear(ClearState::color_and_depth(red, green, blue, 1.0, 1.0))
            .write::<CoreError>(|| {
                picture.draw(mask);
                Ok(())
            })?;
        // Nothing hides a body but another body.
        if !list.bodies.is_empty() {
            screen.clear(ClearState::depth(1.0));
        }
        screen.write::<CoreError>(|| {
            picture.draw_over();
            Ok(())
        })?;
        Ok(())
    }
}

/// What is needed while drawing one picture.
struct Picture<'a> {
    renderer: &'a Renderer,
    list: &'a DrawList,
    eye: Eye,
    screen: Screen,
    up: nearpoint_geometry::Vector,
}

impl Picture<'_> {
    fn draw(&self, mask: Option<&Mask>) {
        let (list, screen, programs) = (self.list, &self.screen, &self.renderer.programs);
        let context = &self.renderer.context;
        let (solid, glassy): (Vec<_>, Vec<_>) =
            list.parts.iter().partition(|item| item.colour[3] >= 1.0);
        solid
            .iter()
            .for_each(|item| self.shade(item, RenderStates::default()));
        self.tints();
        solid.iter().for_each(|item| self.edges(item));
        screen.draw_strokes(context, programs, &list.strokes, &self.eye, Hidden::Gone);
        if let Some(areas) = &list.areas {
            screen.draw_areas(context, programs, areas, &self.eye);
        }
        for item in glassy {
            // Its own nearest surface first, so that it does not shine through itself.
            self.shade(
                item,
                RenderStates {
                    write_mask: WriteMask::DEPTH,
                    ..Default::default()
                },
            );
            self.shade(
                item,
                RenderStates {
                    blend: Blend::TRANSPARENCY,
                    depth_test: DepthTest::LessOrEqual,
                    ..Default::default()
                },
            );
            self.edges(item);
        }
        self.ghosts();
        self.wires(|kind| kind != WireKind::Rim);
        if let Some(mask) = mask {
            mask.draw(programs, screen.viewport, screen.scale, &list.palette);
        }
        screen.draw_strokes(context, programs, &list.strokes, &self.eye, Hidden::Dashed);
    }

    /// What parts do not hide.
    fn draw_over(&self) {
        let (list, screen, programs) = (self.list, &self.screen, &self.renderer.programs);
        let context = &self.renderer.context;
        self.bodies();
        self.wires(|kind| kind == WireKind::Rim);
        screen.draw_strokes(context, programs, &list.strokes, &self.eye, Hidden::Over);
        screen.draw_dots(context, programs, &list.dots, &self.eye, list.palette.halo);
    }

    fn mesh(&self, item: &PartItem) -> Option<(&GpuMesh, Mat4)> {
        let mesh = self.renderer.meshes.get(&item.shape)?;
        Some((mesh, self.eye.of_drawing(&item.pose, &mesh.skin.frame)))
    }

    /// The part that is seen under that number.
    fn item(&self, part: nearpoint_scene::PartId) -> Option<&PartItem> {
        self.list.parts.iter().find(|item| item.part == part)
    }

    fn shade(&self, item: &PartItem, states: RenderStates) {
        let Some((mesh, eye_from_drawing)) = self.mesh(item) else {
            return;
        };
        let base = if item.selected {
            mixed(item.colour, self.list.palette.accent, 0.16)
        } else {
            item.colour
        };
        self.surface(
            &mesh.skin,
            &mesh.skin.triangles,
            eye_from_drawing,
            Paint {
                colour: base,
                hatch: 0.0,
                glow: 0.0,
            },
            states,
        );
    }

    fn surface(
        &self,
        skin: &Skin,
        triangles: &ElementBuffer<u32>,
        eye_from_drawing: Mat4,
        paint: Paint,
        states: RenderStates,
    ) {
        if triangles.count() == 0 {
            return;
        }
        let program = &self.renderer.programs.surface;
        self.place(program, skin, eye_from_drawing);
        program.use_uniform("colour", colour(paint.colour));
        program.use_uniform(
            "up",
            three_d::vec3(self.up.x as f32, self.up.y as f32, self.up.z as f32),
        );
        program.use_uniform("hatch", paint.hatch * self.screen.scale);
        program.use_uniform("glow", paint.glow);
        program.draw_elements(states, self.screen.viewport, triangles);
    }

    fn place(&self, program: &Program, skin: &Skin, eye_from_drawing: Mat4) {
        program.use_uniform("eyeFromDrawing", eye_from_drawing);
        program.use_uniform("clipFromEye", self.screen.clip_from_eye);
        program.use_vertex_attribute("position", &skin.positions);
        // A driver may drop an input that a program does not need, or keep it.
        if program.requires_attribute("normal") {
            program.use_vertex_attribute("normal", &skin.normals);
        }
    }

    /// Faces that meet something, over the parts: the same triangles at the same depths.
    fn tints(&self) {
        for tint in &self.renderer.marks.tints {
            let Some(item) = self.item(tint.part) else {
                continue;
            };
            let Some((mesh, eye_from_drawing)) = self.mesh(item) else {
                continue;
            };
            let look = tint.look;
            for (triangles, opacity, glow) in [
                (&tint.area, look.area, 0.3),
                (&tint.meeting, look.meeting, 0.45),
            ] {
                if opacity > 0.0 {
                    let paint = Paint {
                        colour: look.colour(&self.list.palette, opacity),
                        hatch: look.hatch,
                        glow,
                    };
                    self.surface(
                        &mesh.skin,
                        triangles,
                        eye_from_drawing,
                        paint,
                        overlay(DepthTest::LessOrEqual),
                    );
                }
            }
        }
    }

    /// Each without its inside and its far side: its nearest surface first, as for what is seen through.
    fn bodies(&self) {
        for item in &self.list.bodies {
            let Some(skin) = self.renderer.bodies.get(&item.common) else {
                continue;
            };
            let look = BodyLook::of(item.style, &self.list.palette);
            let paint = Paint {
                colour: look.colour,
                hatch: look.hatch,
                glow: look.glow,
            };
            let placed = self.eye.of_drawing(&item.pose, &skin.frame);
            let nearest = RenderStates {
                write_mask: WriteMask::DEPTH,
                ..Default::default()
            };
            for states in [nearest, overlay(DepthTest::LessOrEqual)] {
                self.surface(skin, &skin.triangles, placed, paint, states);
            }
        }
    }

    fn edges(&self, item: &PartItem) {
        let Some((mesh, eye_from_drawing)) = self.mesh(item) else {
            return;
        };
        let pen = Pen {
            colour: faded(self.list.palette.edge, item.colour[3].max(0.4)),
            width: width::EDGE,
            dash: 0.0,
            depth: DepthTest::LessOrEqual,
            lift: 2.0,
        };
        self.screen
            .draw_lines(&self.renderer.programs, &mesh.edges, eye_from_drawing, pen);
    }

    /// Where the hand has parts: a veil that hides nothing, and edges, dashed where they are hidden.
    fn ghosts(&self) {
        for item in &self.list.ghosts {
            let Some((mesh, eye_from_drawing)) = self.mesh(item) else {
                continue;
            };
            let veil = Paint {
                colour: item.colour,
                hatch: 0.0,
                glow: 0.6,
            };
            self.surface(
                &mesh.skin,
                &mesh.skin.triangles,
                eye_from_drawing,
                veil,
                overlay(DepthTest::LessOrEqual),
            );
            for (depth, opacity, dash) in [
                (DepthTest::Greater, 0.25, 4.0),
                (DepthTest::LessOrEqual, 0.6, 0.0),
            ] {
                let pen = Pen {
                    colour: faded(self.list.palette.accent, opacity),
                    width: width::EDGE,
                    dash,
                    depth,
                    lift: 2.0,
                };
                self.screen
                    .draw_lines(&self.renderer.programs, &mesh.edges, eye_from_drawing, pen);
            }
        }
    }

    fn wires(&self, wanted: impl Fn(WireKind) -> bool) {
        let marks = &self.renderer.marks;
        for wire in marks.wires.iter().filter(|wire| wanted(wire.kind)) {
            let Some((_, eye_from_drawing)) = self.item(wire.part).and_then(|item| self.mesh(item))
            else {
                continue;
            };
            for pen in pens(wire.style, wire.kind, &self.list.palette) {
                self.screen.draw_lines(
                    &self.renderer.programs,
                    &wire.segments,
                    eye_from_drawing,
                    pen,
                );
            }
        }
    }

    /// Which pixels highlighted parts cover.
    fn cover(&self, states: RenderStates) {
        let program = &self.renderer.programs.flat;
        for item in self
            .list
            .parts
            .iter()
            .filter(|item| item.selected || item.hovered)
        {
            let Some((mesh, eye_from_drawing)) = self.mesh(item) else {
                continue;
            };
            self.place(program, &mesh.skin, eye_from_drawing);
            let channel = |on: bool| if on { 1.0 } else { 0.0 };
            program.use_uniform(
                "colour",
                Vec4::new(channel(item.selected), channel(item.hovered), 0.0, 1.0),
            );
            program.draw_elements(states, self.screen.viewport, &mesh.skin.triangles);
        }
    }
}

/// How triangles are painted.
#[derive(Debug, Clone, Copy)]
struct Paint {
    colour: Colour,
    /// Distance of stripes, CSS pixels; 0: plain.
    hatch: f32,
    /// 0: lit, 1: the colour as it is.
    glow: f32,
}

fn mixed(a: Colour, b: Colour, share: f32) -> Colour {
    let mix = |i: usize| a[i] + (b[i] - a[i]) * share;
    [mix(0), mix(1), mix(2), a[3]]
}
