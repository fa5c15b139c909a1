//! Renders the pictures of a report's clashes.

use nearpoint_geometry::executor::for_each;
use nearpoint_picture::{PairRenderer, Picture};
use nearpoint_review::Review;
use nearpoint_review::report::{Report, View, part_ids};
use nearpoint_scene::Scene;

/// Adds pictures of the first `most` existing clashes of the report. With `with_context`, it also adds one of the whole scene
/// and, for each of these clashes, one of both parts as a whole.
pub fn add(report: &mut Report, review: &Review, scene: &Scene, most: usize, with_context: bool) {
    let ends = part_ids(review, scene);
    let seen = report.clashes.iter_mut();
    let seen = seen.filter_map(|clash| Some((*ends.get(&clash.number)?, clash)));
    let mut seen: Vec<_> = seen.take(most).collect();
    if seen.is_empty() {
        return;
    }
    let studio = PairRenderer::new(scene);
    let view = |Picture { camera, png }| View {
        camera,
        picture: png,
    };
    for_each(scene.pool(), &mut seen, &|([a, b], clash)| {
        if with_context {
            clash.context = studio.render_context(*a, *b).map(view);
        }
        if let Some(Picture { camera, png }) = studio.render_pair(*a, *b) {
            (clash.camera, clash.picture) = (Some(camera), Some(png));
        }
    });
    if with_context {
        report.overview = studio.render_scene().map(view);
    }
}
