//! A pair that is shown: the camera goes to where what the two have in common is largest and least hidden, what stands in
//! the way is gone, and all else is glass. It is a state of the view: the scene stays as it is, and leaving it gives the
//! view back.

mod direction;
mod target;
#[cfg(test)]
pub(crate) mod tests;

pub use direction::{Cover, best, in_the_way};
pub use target::{Facing, Sample, Target};

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector, nalgebra};
use nearpoint_scene::{Part, PartId, Scene};

use crate::axis::Axis;
use crate::camera::Camera;
use crate::interact::Pickable;
use crate::list::corners;
use crate::section::Section;

/// How much of the two parts is seen, and of all others.
const GLASS: f32 = 0.45;
const DIM: f32 = 0.055;
/// The canvas shows at least so many times the radius of what is looked at, and at most so many.
const CLOSEST: f64 = 1.7;
const FARTHEST: f64 = 8.0;

/// What is at least this share of the longest side of a box is about as long.
const ALIKE: f64 = 0.7;
/// A direction that is across another axis by this much less (a cosine) is across it as well.
const ALONG: f64 = 0.1;
/// The canvas shows so many times the depth of what is cut, both ways.
const DEEP: f64 = 10.0;
/// A plane is seen well if its normal points to the eye so much (a cosine); if not, this much of where the eye was is kept.
const FACING: f64 = 0.8;
const ASLANT: f64 = 0.5;

/// The pair that is shown.
#[derive(Debug, Clone)]
pub struct Focus {
    /// The smaller id first.
    pub pair: [PartId; 2],
    /// What would hide it, sorted.
    pub gone: Vec<PartId>,
    /// Around what the camera looks at.
    pub bounds: Aabb,
    /// Where the two are deepest in each other: a point of each surface.
    depth: Option<[Point; 2]>,
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
            bounds: target.bounds,
            depth: target.depth,
            before,
        }
    }

    /// A plane through it that shows how deep the two are in each other: through where they are deepest, along the depth; if
    /// that is not known, across what is longest of it. The eye's side is cut away, and the camera turns until it looks at
    /// the plane, and comes so near that the depth is seen.
    // Never inlined: loaded with the first pair that is cut, by this name.
    #[inline(never)]
    pub fn cut(&self, camera: &mut Camera) -> Section {
        let back = camera.back();
        let sizes = self.bounds.hi - self.bounds.lo;
        let along = (self.depth).and_then(|[p, q]| (q - p).try_normalize(0.0));
        let is_meant = |axis: &Axis| match along {
            Some(along) => along.dot(&axis.direction()).abs() <= along.abs().min() + ALONG,
            None => sizes.dot(&axis.direction()) >= ALIKE * sizes.max(),
        };
        // Of several, the one that looks at the eye.
        let facing = |axis: &Axis| back.dot(&axis.direction()).abs();
        let axes = Axis::ALL.into_iter().filter(is_meant);
        let axis = axes.max_by(|p, q| facing(p).total_cmp(&facing(q)));
        let normal = axis.map_or(back, |axis| {
            let direction = axis.direction();
            direction * back.dot(&direction).signum()
        });
        let middle = self.middle();
        let towards = match normal.dot(&back) < FACING {
            true => (normal + back * ASLANT).normalize(),
            false => back,
        };
        let eye = middle + towards * camera.distance();
        camera.set(eye, middle, camera.screen_up(), camera.field_of_view());
        if let Some([p, q]) = self.depth.filter(|[p, q]| p != q) {
            let radius = self.bounds.diagonal() / 2.0;
            let reach = Vector::repeat((DEEP * (q - p).norm()).min(CLOSEST * radius));
            camera.fit(&corners(&Aabb {
                lo: middle - reach,
                hi: middle + reach,
            }));
        }
        let offset = normal.dot(&middle.coords);
        Section { normal, offset }
    }

    /// Where a plane goes through it.
    pub fn middle(&self) -> Point {
        match self.depth {
            Some([p, q]) => nalgebra::center(&p, &q),
            None => self.bounds.centre(),
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
