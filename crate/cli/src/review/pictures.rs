//! Renders the pictures of a report's clashes.

use nearpoint_geometry::executor::for_each;
use nearpoint_picture::{PairRenderer, Picture};
use nearpoint_review::Review;
use nearpoint_review::report::{Report, part_ids};
use nearpoint_scene::Scene;

/// Adds pictures of the first `most` existing clashes of the report.
pub fn add(report: &mut Report, review: &Review, scene: &Scene, most: usize) {
    let ends = part_ids(review, scene);
    let seen = report.clashes.iter_mut();
    let seen = seen.filter_map(|clash| Some((*ends.get(&clash.number)?, clash)));
    let mut seen: Vec<_> = seen.take(most).collect();
    if seen.is_empty() {
        return;
    }
    let studio = PairRenderer::new(scene);
    for_each(scene.pool(), &mut seen, &|([a, b], clash)| {
        if let Some(Picture { camera, png }) = studio.render_pair(*a, *b) {
            (clash.camera, clash.picture) = (Some(camera), Some(png));
        }
    });
}
