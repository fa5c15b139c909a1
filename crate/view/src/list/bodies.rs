//! What two parts have in common, as a solid that is seen through whatever is around it: what is marked is what
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

/// A body that two parts have in common.
#[derive(Debug, Clone)]
pub struct BodyItem {
    /// The two parts, the smaller id first.
    pub pair: [PartId; 2],
    /// How what is in both is marked.
    pub style: MarkStyle,
    /// In the frame of the pair's first part. Of each of its facets it is known which part's surface it is a piece of.
    pub common: Arc<Common>,
    /// That part's pose in the picture.
    pub pose: Pose,
    /// A plane goes through it: it is seen there.
    pub cut: bool,
}

/// The bodies of the frame's pairs. Those that only may be one are shown when their pair is looked at.
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

/// Whether there are points of the body on both sides.
// Never inlined: loaded with the first plane, by this name.
#[inline(never)]
fn goes_through(cut: &Section, body: &Common, pose: &Pose) -> bool {
    let points: Vec<_> = body.points.iter().map(|point| pose * point).collect();
    let range = cut.range(&points);
    range.is_some_and(|[lo, hi]| (lo..=hi).contains(&cut.offset))
}
