//! Draws the hierarchical spheres that collide, as transparent balls.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::{Point, Pose};
use nearpoint_scene::{CollidingSpheres, PartId, Scene};

use super::PartItem;
use crate::style::Palette;

/// The opacity of a sphere.
const GHOST: f32 = 0.35;
/// The number of steps around the axis, and from pole to pole. They are few, because there are many spheres.
const SPHERE_STEPS: [u32; 2] = [16, 10];

/// A cache of the mesh of a sphere, kept as long as spheres of its radius are shown.
#[derive(Debug, Default)]
pub struct SphereShape(Option<(f64, Arc<Shape>)>);

impl SphereShape {
    /// Returns the mesh of the scene's spheres, if there are any.
    pub fn update(&mut self, scene: &Scene) -> Option<Arc<Shape>> {
        let radius = scene.spheres().map(CollidingSpheres::accuracy);
        if self.0.as_ref().map(|(known, _)| *known) != radius {
            self.0 = radius.and_then(|radius| Some((radius, build_sphere(radius)?)));
        }
        self.0.as_ref().map(|(_, shape)| shape.clone())
    }
}

// Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first spheres.
#[inline(never)]
fn build_sphere(radius: f64) -> Option<Arc<Shape>> {
    let mesh = Mesh::weld(primitives::uv_sphere(
        SPHERE_STEPS[0],
        SPHERE_STEPS[1],
        radius,
    ))
    .ok()?;
    Some(Arc::new(Shape::build(mesh, &SequentialExecutor)))
}

/// Returns an item for each sphere that collides, in the colour of crossings.
#[inline(never)]
pub(super) fn sphere_items(scene: &Scene, ball: &Arc<Shape>, palette: &Palette) -> Vec<PartItem> {
    let [red, green, blue, _] = palette.interferes;
    let item = |part: PartId, at: Point| {
        PartItem::plain(
            part,
            ball,
            Pose::translation(at.x, at.y, at.z),
            [red, green, blue, GHOST],
        )
    };
    let pairs = scene
        .spheres()
        .into_iter()
        .flat_map(CollidingSpheres::pairs);
    let mut items = Vec::new();
    for (&(a, b), pair) in pairs {
        let Some(part) = scene.part(a) else { continue };
        for (id, centres) in [a, b].into_iter().zip(&pair.centres) {
            items.extend(centres.iter().map(|centre| item(id, part.pose * centre)));
        }
    }
    items
}
