//! Finds the approximate region of a pair's contact or intersection, for a marker if the region is too small to see.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_scene::{FramePair, Scene};

use super::mark::{ContactRegion, MarkStyle, shows_intersection};

/// Returns the centre of the region where the pair meets, and its size.
pub(super) fn contact_region(
    pair: &FramePair,
    style: MarkStyle,
    scene: &Scene,
) -> Option<ContactRegion> {
    let region = region_bounds(pair, scene)?;
    let radius = region.diagonal() / 2.0;
    radius.is_finite().then(|| ContactRegion {
        pair: [pair.a, pair.b],
        style,
        at: region.centre(),
        radius,
    })
}

/// Returns the box around the region where the pair meets, in the first part's frame. It is that of the intersection,
/// of the curves, of the inner part, or the overlap of the boxes of touching triangles.
pub(crate) fn region_bounds(pair: &FramePair, scene: &Scene) -> Option<Aabb> {
    let (a, b) = (&scene.part(pair.a)?.shape, &scene.part(pair.b)?.shape);
    let region = if let Some(body) = pair
        .intersection
        .as_ref()
        .filter(|_| shows_intersection(pair))
    {
        Aabb::from_points(&body.points)
    } else if !pair.intersection_curves.is_empty() {
        Aabb::from_points(pair.intersection_curves.iter().flatten())
    } else if let Some(inner) = pair.inner {
        let (shape, pose) = if inner == pair.a {
            (a, Pose::identity())
        } else {
            (b, pair.b_in_a)
        };
        shape.bounds().posed(&pose)
    } else {
        let shared = pair.triangle_pairs.iter().map(|meeting| {
            let on_a = Aabb::from_points(&a.triangle(meeting.a));
            let on_b = Aabb::from_points(&b.triangle(meeting.b).map(|p| pair.b_in_a * p));
            Aabb {
                lo: on_a.lo.sup(&on_b.lo),
                hi: on_a.hi.inf(&on_b.hi),
            }
        });
        shared.fold(Aabb::EMPTY, |all, one| all.union(&one))
    };
    (!region.is_empty()).then_some(region)
}
