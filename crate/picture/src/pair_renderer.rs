//! Paints pictures of a scene and of its pairs, like the page before and after a click on the pair.

use nearpoint_geometry::Point;
use nearpoint_scene::file;
use nearpoint_scene::{PartId, Scene};
use nearpoint_view::camera::{Camera, Viewport};
use nearpoint_view::focus::Focus;
use nearpoint_view::interact::PickScene;
use nearpoint_view::list::{self, DrawContext, MarkBuilder, MarkOptions, Units};
use nearpoint_view::style::Theme;

use crate::meshes::Meshes;
use crate::paint::paint;

/// The width and height, in pixels.
const SIZE: [u16; 2] = [800, 500];

/// Paints pictures of a scene and of pairs of its parts.
#[derive(Debug)]
pub struct PairRenderer<'a> {
    scene: &'a Scene,
    meshes: Meshes,
    /// A camera that shows the whole scene.
    camera: Camera,
}

/// A painted picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The camera of the picture.
    pub camera: file::Camera,
    /// A PNG file.
    pub png: Vec<u8>,
}

impl<'a> PairRenderer<'a> {
    /// Prepares a scene, whose queries must be finished, for painting.
    pub fn new(scene: &'a Scene) -> Self {
        let [width, height] = SIZE.map(f64::from);
        let viewport = Viewport {
            width,
            height,
            device_pixels: 1.0,
        };
        let mut camera = Camera::new(scene.up(), viewport);
        camera.fit(&scene.extent(None));
        let shapes = scene.parts().iter().map(|part| &part.shape);
        Self {
            scene,
            meshes: Meshes::from_shapes(shapes, scene.pool()),
            camera,
        }
    }

    /// Paints where two parts meet or are nearest. Returns none if one of them does not exist. The bytes do not depend
    /// on earlier pictures.
    pub fn render_pair(&self, a: PartId, b: PartId) -> Option<Picture> {
        let (camera, shown) = self.focus_on(a, b)?;
        self.render(&camera, Some(&shown))
    }

    /// Paints two parts as a whole, from the direction of [`PairRenderer::render_pair`].
    pub fn render_context(&self, a: PartId, b: PartId) -> Option<Picture> {
        let (mut camera, shown) = self.focus_on(a, b)?;
        camera.fit(&self.scene.extent(Some(&shown.pair)));
        self.render(&camera, Some(&shown))
    }

    /// Paints the whole scene.
    pub fn render_scene(&self) -> Option<Picture> {
        self.render(&self.camera, None)
    }

    fn focus_on(&self, a: PartId, b: PartId) -> Option<(Camera, Focus)> {
        let pair = [a.min(b), a.max(b)];
        if pair.iter().any(|part| self.scene.part(*part).is_none()) {
            return None;
        }
        let mut camera = self.camera.clone();
        let shown = Focus::on(self.scene, pair, &mut camera, self.camera.clone());
        Some((camera, shown))
    }

    fn render(&self, camera: &Camera, shown: Option<&Focus>) -> Option<Picture> {
        let scene = self.scene;
        let pair = shown.map(|shown| shown.pair);
        let options = MarkOptions {
            focus: pair,
            only_focus: pair.is_some(),
            is_minimal: false,
        };
        let marks = MarkBuilder::default().marks(scene, options);
        let seen = DrawContext {
            camera,
            units: Units {
                scene: scene.unit(),
                displayed: scene.unit(),
            },
            theme: Theme::Light,
            marks: &marks,
            hover: None,
            focus: pair,
            shown_pair: shown,
            sections: (&[], None),
            handle_origin: Point::origin(),
            gizmo: None,
            moved: &[],
            sphere: None,
            ground: None,
            has_axes: true,
            is_minimal: false,
        };
        let pixels = paint(&list::build(scene, &seen), camera, &self.meshes);
        Some(Picture {
            camera: camera.to_stored(),
            png: encode_png(&pixels)?,
        })
    }
}

/// Encodes the pixels as PNG, always with the same compression.
fn encode_png(pixels: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let [width, height] = SIZE.map(u32::from);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::Balanced);
    encoder.set_filter(png::Filter::Adaptive);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(pixels).ok()?;
    writer.finish().ok()?;
    Some(bytes)
}
