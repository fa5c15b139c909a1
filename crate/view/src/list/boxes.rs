//! Computes boxes around drawn parts.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;

use super::PartItem;

/// Returns the box around a part where it is drawn.
pub(crate) fn box_of(item: &PartItem) -> Aabb {
    item.shape.bounds().posed(&item.pose)
}

/// Returns the eight corners of a box.
pub fn corners(bounds: &Aabb) -> [Point; 8] {
    let (lo, hi) = (bounds.lo, bounds.hi);
    std::array::from_fn(|i| {
        let pick = |bit: usize, lo: f64, hi: f64| if i & bit == 0 { lo } else { hi };
        Point::new(
            pick(1, lo.x, hi.x),
            pick(2, lo.y, hi.y),
            pick(4, lo.z, hi.z),
        )
    })
}
