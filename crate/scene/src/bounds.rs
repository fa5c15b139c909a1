//! A part's box in the scene's frame.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Pose, Vector, tolerance};

/// The box around a posed box: every point of `local` lies in it when posed, rounding included, and also when it is posed
/// by way of another part's frame.
pub(crate) fn posed(local: &Aabb, scene_from_part: &Pose) -> Aabb {
    let outer = local.posed(scene_from_part);
    let coordinate = local.lo.coords.amax().max(local.hi.coords.amax());
    let rounding =
        tolerance::POSE_ROUNDING * (coordinate + scene_from_part.translation.vector.amax());
    Aabb {
        lo: outer.lo - Vector::repeat(rounding),
        hi: outer.hi + Vector::repeat(rounding),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pose::relative;
    use nearpoint_geometry::Point;
    use nearpoint_testing::Random;

    #[test]
    fn a_posed_box_holds_its_points_by_whichever_frame_they_are_posed() {
        let mut random = Random::seeded("posed boxes", 5);
        for _ in 0..2000 {
            let reach = 10f64.powi(random.index(12) as i32 - 6);
            let (p, q) = (
                Point::from(random.vector(reach)),
                Point::from(random.vector(1.0)),
            );
            let local = Aabb::around(&[p, q]);
            let (scene_from_a, scene_from_b) = (random.pose(1e3), random.pose(reach));
            let outer = posed(&local, &scene_from_b);
            let by_way_of_a = scene_from_a * (relative(&scene_from_a, &scene_from_b) * p);
            // What A's own rounding may add is in A's own box.
            let slack = Vector::repeat(tolerance::POSE_ROUNDING * (1e3 + reach));
            assert!(by_way_of_a >= outer.lo - slack && by_way_of_a <= outer.hi + slack);
            let direct = scene_from_b * p;
            assert!(direct >= outer.lo && direct <= outer.hi);
        }
    }
}
