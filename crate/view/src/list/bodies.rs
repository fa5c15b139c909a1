//! Draws the intersection of two parts as a solid that is seen through whatever is around it, so that the mark is what
//! collides.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::collide::common::Common;
use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::{PartId, Scene};

use super::mark::{MarkStyle, is_body};
use super::marks::style_of;
use super::seen::{Seen, drawn_at};
use crate::section::Section;

/// The intersection of two parts.
#[derive(Debug, Clone)]
pub struct BodyItem {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// The style of its mark.
    pub style: MarkStyle,
    /// The mesh, in the frame of the pair's first part. Each facet knows from which part's surface it comes.
    pub common: Arc<Common>,
    /// The first part's pose in the picture.
    pub pose: Pose,
    /// True if a section plane goes through it, where it is seen then.
    pub cut: bool,
}

/// Returns the intersections of the frame's pairs. Undecided ones are shown only while their pair is in focus.
pub(super) fn bodies(scene: &Scene, seen: &Seen) -> Vec<BodyItem> {
    let frame = scene.frame();
    let item = |pair: &nearpoint_scene::FramePair| {
        let style = style_of(pair, frame, seen.focus);
        let alone = seen.shown.is_some();
        let shown = style.loud || (pair.class == PairClass::Interferes && !alone);
        let common = pair.body.as_ref().filter(|_| shown && is_body(pair))?;
        let pose = drawn_at(pair.a, seen).unwrap_or(pair.scene_from_a);
        let (cuts, _) = seen.cuts;
        Some(BodyItem {
            pair: [pair.a, pair.b],
            style,
            common: Arc::clone(common),
            pose,
            cut: common.is_closed && cuts.iter().any(|cut| goes_through(cut, common, &pose)),
        })
    };
    frame.pairs.iter().filter_map(item).collect()
}

/// Returns whether the intersection has points on both sides of the plane.
// Never inlined: loaded with the first plane, by this name.
#[inline(never)]
fn goes_through(cut: &Section, body: &Common, pose: &Pose) -> bool {
    let points: Vec<_> = body.points.iter().map(|point| pose * point).collect();
    let range = cut.range(&points);
    range.is_some_and(|[lo, hi]| (lo..=hi).contains(&cut.offset))
}
