//! Shows a pair: the camera turns to where the intersection is largest and least hidden. Occluding parts are not drawn,
//! and all others are transparent. The focus belongs to the view: the scene does not change, and leaving it restores
//! the view.

mod direction;
mod target;
#[cfg(test)]
pub(crate) mod tests;

pub use direction::{Occluders, best_direction, occluding_parts};
pub use target::{Sample, Target, Visibility};

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector, nalgebra};
use nearpoint_scene::{Part, PartId, Scene};

use crate::axis::Axis;
use crate::camera::Camera;
use crate::interact::PickScene;
use crate::list::corners;
use crate::section::Section;

/// The opacity of the two parts; `DIM_OPACITY` is that of all others.
const PAIR_OPACITY: f32 = 0.45;
const DIM_OPACITY: f32 = 0.055;
/// The least and the largest size of the view, as multiples of the target's radius.
const MIN_VIEW_SIZE: f64 = 1.7;
const MAX_VIEW_SIZE: f64 = 8.0;

/// The ratio to the longest side of a box from which on a side counts as about as long.
const EQUAL_RATIO: f64 = 0.7;
/// The tolerance, a cosine, within which a second axis counts as across the depth as well.
const ACROSS_TOLERANCE: f64 = 0.1;
/// The size of the view around a cut, as a multiple of the depth.
const DEPTH_VIEW_SIZE: f64 = 10.0;
/// The cosine between normal and view from which on a plane is visible enough. Below it, the view turns;
/// `OLD_VIEW_WEIGHT` is the weight of the old view.
const MIN_FACING: f64 = 0.8;
const OLD_VIEW_WEIGHT: f64 = 0.5;

/// The pair of parts that the camera shows, and the view from before it.
#[derive(Debug, Clone)]
pub struct Focus {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// The parts that would hide the pair, sorted.
    pub hidden: Vec<PartId>,
    /// The box that the camera looks at.
    pub bounds: Aabb,
    /// The points of both surfaces where the penetration is deepest.
    depth: Option<[Point; 2]>,
    /// The earlier camera, to be restored later.
    earlier_camera: Camera,
}

/// The appearance of a part while a pair is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Appearance {
    /// A part of the pair, even if it is hidden, with its opacity.
    Shown(f32),
    /// Another part, with its low opacity.
    Dim(f32),
    /// A part that is not drawn.
    Hidden,
}

impl Focus {
    /// Points the camera at the place where a pair of parts meets or is nearest. `earlier_camera` is the camera before
    /// any pair was shown.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first pair in focus.
    #[inline(never)]
    pub fn on(
        scene: &Scene,
        pair: [PartId; 2],
        camera: &mut Camera,
        earlier_camera: Camera,
    ) -> Self {
        let target = Target::new(scene, pair);
        let others: Vec<&Part> = (scene.parts().iter())
            .map(|part| &**part)
            .filter(|part| part.visible && !pair.contains(&part.id))
            .collect();
        let occluders = Occluders::new(scene, pair, &others);
        let back = best_direction(&target, &occluders, camera);
        let centre = target.bounds.centre();
        let eye = centre + back * camera.distance();
        // A direction of length 1 and a finite centre make a view.
        camera.set_view(eye, centre, camera.screen_up(), camera.field_of_view());
        let radius = target.bounds.diagonal() / 2.0;
        let reach = Vector::repeat(view_radius(scene, pair, radius));
        camera.fit(&corners(&Aabb {
            lo: centre - reach,
            hi: centre + reach,
        }));
        Self {
            pair,
            hidden: occluding_parts(&target, &occluders, camera.eye()),
            bounds: target.bounds,
            depth: target.depth,
            earlier_camera,
        }
    }

    /// Returns a section plane through the target that shows the penetration. It goes through the deepest point and
    /// along the depth. If that is unknown, it is across the longest sides of the target. The eye's side is cut away.
    /// The camera turns to the plane, and moves near enough to show the depth.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first section of a pair.
    #[inline(never)]
    pub fn section(&self, camera: &mut Camera) -> Section {
        let back = camera.back();
        let sizes = self.bounds.hi - self.bounds.lo;
        let along = (self.depth).and_then(|[p, q]| (q - p).try_normalize(0.0));
        let is_meant = |axis: &Axis| match along {
            Some(along) => {
                along.dot(&axis.direction()).abs() <= along.abs().min() + ACROSS_TOLERANCE
            }
            None => sizes.dot(&axis.direction()) >= EQUAL_RATIO * sizes.max(),
        };
        // Of several axes, the one that faces the eye most is chosen.
        let facing = |axis: &Axis| back.dot(&axis.direction()).abs();
        let axes = Axis::ALL.into_iter().filter(is_meant);
        let axis = axes.max_by(|p, q| facing(p).total_cmp(&facing(q)));
        let normal = axis.map_or(back, |axis| {
            let direction = axis.direction();
            direction * back.dot(&direction).signum()
        });
        let centre = self.centre();
        let towards = match normal.dot(&back) < MIN_FACING {
            true => (normal + back * OLD_VIEW_WEIGHT).normalize(),
            false => back,
        };
        let eye = centre + towards * camera.distance();
        camera.set_view(eye, centre, camera.screen_up(), camera.field_of_view());
        if let Some([p, q]) = self.depth.filter(|[p, q]| p != q) {
            let radius = self.bounds.diagonal() / 2.0;
            let reach =
                Vector::repeat((DEPTH_VIEW_SIZE * (q - p).norm()).min(MIN_VIEW_SIZE * radius));
            camera.fit(&corners(&Aabb {
                lo: centre - reach,
                hi: centre + reach,
            }));
        }
        let offset = normal.dot(&centre.coords);
        Section { normal, offset }
    }

    /// Returns the point of the target through which section planes go.
    pub fn centre(&self) -> Point {
        match self.depth {
            Some([p, q]) => nalgebra::center(&p, &q),
            None => self.bounds.centre(),
        }
    }

    /// Returns the camera from before any pair was shown.
    pub fn earlier_camera(&self) -> &Camera {
        &self.earlier_camera
    }

    /// Returns how a part is drawn while the pair is shown: as one of the pair, dimmed or hidden. In a section the pair
    /// is opaque: the cut shows its inside.
    pub fn appearance(&self, part: &Part, is_cut: bool) -> Appearance {
        if self.pair.contains(&part.id) {
            let fraction = if is_cut { 1.0 } else { PAIR_OPACITY };
            return Appearance::Shown(fraction);
        }
        match part.visible && self.hidden.binary_search(&part.id).is_err() {
            true => Appearance::Dim(DIM_OPACITY),
            false => Appearance::Hidden,
        }
    }
}

/// Returns the size of the view: with some surroundings, but near enough to show a small target.
fn view_radius(scene: &Scene, pair: [PartId; 2], radius: f64) -> f64 {
    let sizes = pair.map(|part| Aabb::from_points(&scene.extent(Some(&[part]))).diagonal());
    let around = sizes[0].min(sizes[1]) / 4.0;
    if radius > 0.0 {
        around.clamp(MIN_VIEW_SIZE * radius, MAX_VIEW_SIZE * radius)
    } else {
        around
    }
}
