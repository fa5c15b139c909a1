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
/// The steps around, and from pole to pole: few, since there are many spheres.
const SPHERE_STEPS: [u32; 2] = [16, 10];

/// The ball of one radius, kept while spheres of that radius are shown.
#[derive(Debug, Default)]
pub struct SphereShape(Option<(f64, Arc<Shape>)>);

impl SphereShape {
    /// Returns the ball of the scene's spheres, if there are any.
    pub fn update(&mut self, scene: &Scene) -> Option<Arc<Shape>> {
        let radius = scene.spheres().map(CollidingSpheres::accuracy);
        if self.0.as_ref().map(|(known, _)| *known) != radius {
            self.0 = radius.and_then(|radius| Some((radius, build_sphere(radius)?)));
        }
        self.0.as_ref().map(|(_, shape)| shape.clone())
    }
}

// Never inlined, as what follows: loaded with the first spheres, by these names.
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

/// Returns a ball for each sphere that collides, in the colour of crossings.
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
