//! Draws the intersection of two parts as a solid that is visible through everything around it, so that the mark has
//! the shape of the collision.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::{PartId, Scene};

use super::draw_context::{DrawContext, drawn_pose};
use super::mark::{MarkStyle, shows_intersection};
use super::marks::style_of;
use crate::section::Section;

/// The intersection of two parts as it is drawn.
#[derive(Debug, Clone)]
pub struct IntersectionItem {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// The style of its mark.
    pub style: MarkStyle,
    /// The mesh, in the frame of the pair's first part. Each facet has the index of the part that its surface comes
    /// from.
    pub mesh: Arc<Intersection>,
    /// The first part's pose in the picture.
    pub pose: Pose,
    /// True if a section plane cuts it; then the plane shows it.
    pub is_cut: bool,
}

/// Returns the intersections of the frame's pairs. Undecided ones are shown only while their pair is in focus.
pub(super) fn intersections(scene: &Scene, context: &DrawContext) -> Vec<IntersectionItem> {
    let frame = scene.frame();
    let item = |pair: &nearpoint_scene::FramePair| {
        let common = (pair.intersection.as_ref()).filter(|_| shows_intersection(pair))?;
        let style = style_of(pair, frame, context.focus);
        let alone = context.shown_pair.is_some();
        let shown = style.is_strong || (pair.class == PairClass::Interferes && !alone);
        if !shown {
            return None;
        }
        let pose = drawn_pose(pair.a, context).unwrap_or(pair.scene_from_a);
        let (cuts, _) = context.sections;
        Some(IntersectionItem {
            pair: [pair.a, pair.b],
            style,
            mesh: Arc::clone(common),
            pose,
            is_cut: common.is_closed
                && cuts
                    .iter()
                    .any(|cut| intersects_section(cut, common, &pose)),
        })
    };
    frame.pairs.iter().filter_map(item).collect()
}

/// Returns whether the intersection has points on both sides of the plane.
// Not inlined: the WebAssembly split finds it by name, and loads it with the first section plane.
#[inline(never)]
fn intersects_section(section: &Section, body: &Intersection, pose: &Pose) -> bool {
    let points: Vec<_> = body.points.iter().map(|point| pose * point).collect();
    let range = section.offset_range(&points);
    range.is_some_and(|[lo, hi]| (lo..=hi).contains(&section.offset))
}
