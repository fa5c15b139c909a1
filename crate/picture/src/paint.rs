//! Paints the draw list of a pair in the order of the page's renderer: tints, transparent surfaces, lines, and the veil
//! over dimmed parts. The intersection, strokes and symbols are over all of them. Such a list has no solid parts, no
//! planes and no ghosts, and none are painted.

use nearpoint_geometry::Point;
use nearpoint_view::appearance::{
    IntersectionStyle, LineStyle, TintStyle, edge_style, line_styles, stroke_passes,
};
use nearpoint_view::camera::Camera;
use nearpoint_view::detail::DetailLevel;
use nearpoint_view::list::{
    DrawList, IntersectionItem, MarkStyle, OccludedStyle, PartItem, Stroke, Tint, WireKind,
};
use nearpoint_view::style::faded;

use crate::canvas::Canvas;
use crate::dot;
use crate::layer::Layer;
use crate::light::{Light, Paint};
use crate::line::{self, StrokeStyle};
use crate::meshes::{Mesh, MeshInstance, Meshes};
use crate::screen::{SAMPLES_PER_SIDE, Screen};

/// A picture that is being painted.
struct Painter<'a> {
    list: &'a DrawList,
    meshes: &'a Meshes,
    screen: Screen,
    light: Light,
    canvas: Canvas,
    layer: Layer,
}

/// Paints the list and returns red, green and blue of each pixel, row after row.
pub fn paint(list: &DrawList, camera: &Camera, meshes: &Meshes) -> Vec<u8> {
    let screen = Screen::new(camera, list.near);
    let [red, green, blue, _] = list.palette.background;
    let mut painter = Painter {
        list,
        meshes,
        light: Light::new(screen.eye_from_scene * list.up),
        canvas: Canvas::new(screen.size, [red, green, blue]),
        layer: Layer::new(screen.size),
        screen,
    };
    painter.paint_all(camera);
    painter.canvas.pixels()
}

impl Painter<'_> {
    fn paint_all(&mut self, camera: &Camera) {
        let list = self.list;
        let sight = camera.view_frame();
        let size = |item: &PartItem| {
            let bounds = item.shape.bounds();
            sight.projected_radius(item.pose * bounds.centre(), bounds.diagonal() / 2.0)
        };
        let seen = list.parts.iter().map(|item| (item, size(item)));
        let seen = seen.filter(|(_, size)| *size > 0.0);
        let (dim, mut glass): (Vec<_>, Vec<_>) = seen.partition(|(item, _)| item.dim);
        let depth = |item: &PartItem| camera.depth_of(item.pose * item.shape.bounds().centre());
        glass.sort_by(|(p, _), (q, _)| depth(q).total_cmp(&depth(p)));

        for style in MarkStyle::ALL {
            self.tints(style);
        }
        self.strokes(OccludedStyle::Omitted);
        // Transparent parts are painted one by one, the farthest first.
        for one in &glass {
            self.parts(std::slice::from_ref(one));
        }
        self.wires(|kind| kind != WireKind::Boundary);
        // All dimmed parts are painted as one veil.
        self.parts(&dim);
        self.strokes(OccludedStyle::Dashed);

        self.canvas.clear_depths();
        for body in &list.intersections {
            self.intersection(body);
        }
        self.wires(|kind| kind == WireKind::Boundary);
        self.strokes(OccludedStyle::OnTop);
        for one in &list.dots {
            dot::draw(&mut self.canvas, &self.screen, one, list.palette.halo);
        }
    }

    fn instance_of(&self, item: &PartItem) -> Option<MeshInstance<'_>> {
        let mesh = self.meshes.get(&item.shape)?;
        Some(mesh.instance(&(self.screen.eye_from_scene * item.pose)))
    }

    /// Paints parts as one transparent surface, and their edges. Each item is a part and its size in pixels.
    fn parts(&mut self, items: &[(&PartItem, f64)]) {
        let meshes = self.meshes;
        let eye_from_scene = self.screen.eye_from_scene;
        let mesh = |item: &PartItem| meshes.get(&item.shape);
        let mut paints = Vec::with_capacity(items.len());
        let mut edges = Vec::new();
        for (item, size) in items {
            let Some(mesh) = mesh(item) else { continue };
            let placed = mesh.instance(&(eye_from_scene * item.pose));
            for triangle in placed.triangles() {
                let paint = paints.len();
                self.layer.add(&self.screen, triangle, paint, &self.canvas);
            }
            paints.push(Paint::new(item.colour, 0.0, 0.0));
            if *size >= DetailLevel::FULL.min_edges_size {
                edges.push((placed, item.colour[3]));
            }
        }
        self.surface(&paints, true);
        let pen = edge_style(&self.list.palette);
        for (placed, opacity) in edges {
            // The edges of a transparent part are a little more opaque than its surface.
            let opacity = opacity.max((2.5 * opacity).min(0.4));
            let nib = stroke_style(LineStyle {
                colour: faded(pen.colour, opacity),
                ..pen
            });
            for ends in placed.edges() {
                line::draw(&mut self.canvas, &self.screen, ends, &nib);
            }
        }
    }

    fn surface(&mut self, paints: &[Paint], hides: bool) {
        let (screen, light) = (&self.screen, &self.light);
        self.layer
            .paint(screen, light, paints, hides, &mut self.canvas);
    }

    /// Paints the faces in contact of all parts. They hide nothing.
    fn tints(&mut self, style: MarkStyle) {
        let look = TintStyle::for_style(style);
        let list = self.list;
        let of_style = || list.marks.tints().filter(|tint| tint.style == style);
        for (opacity, glow, triangles) in [
            (
                look.face_opacity,
                0.3,
                (|tint| &tint.triangles) as fn(&Tint) -> &Vec<u32>,
            ),
            (look.contact_opacity, 0.45, |tint| &tint.contact_triangles),
        ] {
            let colour = look.colour(&list.palette, opacity);
            let paint = Paint::new(colour, look.hatch * SAMPLES_PER_SIDE as f32, glow);
            for tint in of_style().filter(|_| opacity > 0.0) {
                let Some(placed) = self
                    .item_of(tint.part)
                    .and_then(|item| self.instance_of(item))
                else {
                    continue;
                };
                let chosen: Vec<_> = triangles(tint)
                    .iter()
                    .map(|&n| placed.triangle(n))
                    .collect();
                for triangle in chosen {
                    self.layer.add(&self.screen, triangle, 0, &self.canvas);
                }
            }
            self.surface(&[paint], false);
        }
    }

    fn item_of(&self, part: nearpoint_scene::PartId) -> Option<&PartItem> {
        self.list.parts.iter().find(|item| item.part == part)
    }

    /// Paints the intersection of two parts, without its inside and its far side.
    fn intersection(&mut self, body: &IntersectionItem) {
        let look = IntersectionStyle::for_style(body.style, &self.list.palette);
        let common = &body.mesh;
        let triangles: Vec<[u32; 3]> = common.facets.iter().map(|facet| facet.corners).collect();
        let mesh = Mesh::from_triangles(&common.points, &triangles);
        let placed = mesh.instance(&(self.screen.eye_from_scene * body.pose));
        for triangle in placed.triangles() {
            self.layer.add(&self.screen, triangle, 0, &self.canvas);
        }
        let paint = Paint::new(look.colour, look.hatch * SAMPLES_PER_SIDE as f32, look.glow);
        self.surface(&[paint], true);
    }

    fn wires(&mut self, is_meant: impl Fn(WireKind) -> bool) {
        let list = self.list;
        for wire in list.marks.wires().filter(|wire| is_meant(wire.kind)) {
            let Some(item) = self.item_of(wire.part) else {
                continue;
            };
            let eye_from_part = self.screen.eye_from_scene * item.pose;
            for pen in line_styles(wire.style, wire.kind, &list.palette) {
                for ends in &wire.segments {
                    let ends = ends.map(|end| eye_from_part * end);
                    line::draw(&mut self.canvas, &self.screen, ends, &stroke_style(pen));
                }
            }
        }
    }

    /// Paints the strokes of one occluded style.
    fn strokes(&mut self, hidden: OccludedStyle) {
        let list = self.list;
        for &(visibility, dash, opacity) in stroke_passes(hidden) {
            for stroke in list
                .strokes
                .iter()
                .filter(|stroke| stroke.occluded == hidden)
            {
                let Stroke {
                    from,
                    to,
                    widths,
                    colour,
                    fade,
                    ..
                } = *stroke;
                let ends: [Point; 2] = [from, to].map(|end| self.screen.eye_from_scene * end);
                let nib = StrokeStyle {
                    srgb: faded(colour, opacity),
                    fade,
                    widths,
                    dash,
                    visibility,
                    depth_offset: 0.0,
                };
                line::draw(&mut self.canvas, &self.screen, ends, &nib);
            }
        }
    }
}

fn stroke_style(pen: LineStyle) -> StrokeStyle {
    StrokeStyle {
        srgb: pen.colour,
        fade: [1.0; 2],
        widths: [pen.width; 2],
        dash: pen.dash,
        visibility: pen.visibility,
        depth_offset: pen.depth_offset,
    }
}
