//! A pair that is shown: the camera goes to where what the two have in common is largest and least hidden, what stands in
//! the way is gone, and all else is glass. It is a state of the view: the scene stays as it is, and leaving it gives the
//! view back.

mod direction;
mod target;
#[cfg(test)]
mod tests;

pub use direction::{Cover, best, in_the_way};
pub use target::{Facing, Sample, Target};

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::{Part, PartId, Scene};

use crate::camera::Camera;
use crate::interact::Pickable;
use crate::list::corners;

/// How much of the two parts is seen, and of all others.
const GLASS: f32 = 0.40;
const DIM: f32 = 0.055;
/// The canvas shows at least so many times the radius of what is looked at, and at most so many.
const CLOSEST: f64 = 1.7;
const FARTHEST: f64 = 8.0;

/// The pair that is shown.
#[derive(Debug, Clone)]
pub struct Focus {
    /// The smaller id first.
    pub pair: [PartId; 2],
    /// What would hide it, sorted.
    pub gone: Vec<PartId>,
    /// What the camera looks at.
    pub at: Point,
    /// How far that reaches.
    pub radius: f64,
    /// Where the view was, and will be again.
    before: Camera,
}

/// How a part is seen while a pair is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Look {
    /// One of the pair, whether it is hidden or not: so much of it.
    Shown(f32),
    /// Another: hardly anything of it.
    Dim(f32),
    /// It is not there.
    Gone,
}

impl Focus {
    /// Looks at a pair of the scene, and says how. `before`: where the view was before any pair was shown.
    // Never inlined: loaded with the first pair that is shown, by this name.
    #[inline(never)]
    pub fn on(scene: &Scene, pair: [PartId; 2], camera: &mut Camera, before: Camera) -> Self {
        let target = Target::of(scene, pair);
        let others: Vec<&Part> = (scene.parts().iter())
            .map(|part| &**part)
            .filter(|part| part.visible && !pair.contains(&part.id))
            .collect();
        let cover = Cover::of(scene, pair, &others);
        let back = best(&target, &cover, camera);
        let middle = target.bounds.centre();
        let eye = middle + back * camera.distance();
        // A direction of length 1 and a finite middle make a view.
        camera.set(eye, middle, camera.screen_up(), camera.field_of_view());
        let radius = target.bounds.diagonal() / 2.0;
        let reach = Vector::repeat(reach(scene, pair, radius));
        camera.fit(&corners(&Aabb {
            lo: middle - reach,
            hi: middle + reach,
        }));
        Self {
            pair,
            gone: in_the_way(&target, &cover, camera.eye()),
            at: middle,
            radius,
            before,
        }
    }

    /// Where the view was.
    pub fn before(&self) -> &Camera {
        &self.before
    }

    /// How a part is seen. What is cut is seen as it is: the cut shows what is in it.
    pub fn look(&self, part: &Part, is_cut: bool) -> Look {
        if self.pair.contains(&part.id) {
            let share = if is_cut { 1.0 } else { GLASS };
            return Look::Shown(share);
        }
        match part.visible && self.gone.binary_search(&part.id).is_err() {
            true => Look::Dim(DIM),
            false => Look::Gone,
        }
    }
}

/// With some of their surroundings, but so near that a small spot is seen.
fn reach(scene: &Scene, pair: [PartId; 2], radius: f64) -> f64 {
    let sizes = pair.map(|part| Aabb::around(&scene.extent(Some(&[part]))).diagonal());
    let around = sizes[0].min(sizes[1]) / 4.0;
    if radius > 0.0 {
        around.clamp(CLOSEST * radius, FARTHEST * radius)
    } else {
        around
    }
}
