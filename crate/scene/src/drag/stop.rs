//! Stops dragged parts before parts that they would enter.

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::tolerance::STOP_CONTACT_OFFSET;
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::slide::{self, GroupPart, slide_among};
use nearpoint_motion::{IncompleteReason, IterationLimits};

use super::DragContact;
use super::member::GroupMember;
use super::surroundings::Surroundings;
use crate::part::{Part, PartId};
use crate::world::World;

/// The result of a motion of dragged parts that stops at contacts.
#[derive(Debug)]
pub(super) struct StopResult {
    /// The pose, `scene_from_group`.
    pub pose: Pose,
    /// The path of the group, as in [`nearpoint_motion::slide::SlideResult`].
    pub waypoints: Vec<Pose>,
    pub centre: Point,
    pub contacts: Vec<DragContact>,
    /// The pairs of a dragged part and another that were in contact before.
    pub ignored_pairs: Vec<(PartId, PartId)>,
    pub incomplete_reason: Option<IncompleteReason>,
}

/// The dragged parts, prepared for the slide.
pub(super) struct DraggedGroup<'a> {
    ids: Vec<PartId>,
    pub parts: Vec<GroupPart<'a>>,
    pub surroundings: Surroundings<'a>,
    pub contact_offset: f64,
}

impl<'a> DraggedGroup<'a> {
    /// Collects the shapes of the dragged parts in the group's frame, and the parts around them.
    pub fn new(world: &'a World, members: &'a [GroupMember]) -> Self {
        let part = |member: &GroupMember| Some(&**world.document().part(member.id).ok()?);
        let parts = members.iter().filter_map(|m| Some((m, part(m)?)));
        let parts: Vec<(&GroupMember, &Part)> = parts.collect();
        let held = parts.iter().map(|(member, part)| GroupPart {
            shape: &part.shape,
            in_group: member.in_group,
        });
        let size = parts.iter();
        let size = size.map(|(_, part)| part.shape.bounds().posed(&part.pose).max_abs_coordinate());
        Self {
            ids: parts.iter().map(|(member, _)| member.id).collect(),
            parts: held.collect(),
            surroundings: Surroundings { world, members },
            contact_offset: STOP_CONTACT_OFFSET * size.fold(0.0, f64::max),
        }
    }

    /// Converts contacts of the slide, which refer to parts by index, to contacts by part id.
    pub fn contacts(&self, found: &[slide::Contact]) -> Vec<DragContact> {
        let contacts = found.iter().map(|contact| DragContact {
            dragged: self.ids[contact.part],
            other: id(contact.obstacle),
            contact: *contact,
        });
        contacts.collect()
    }

    /// Converts pairs of a dragged and another part, by index, to pairs of part ids.
    pub fn pairs(&self, found: &[(usize, usize)]) -> Vec<(PartId, PartId)> {
        let pairs = found.iter();
        let pairs = pairs.map(|&(held, obstacle)| (self.ids[held], id(obstacle)));
        pairs.collect()
    }
}

/// Slides from one pose of the group towards another.
pub(super) fn stop(
    world: &World,
    members: &[GroupMember],
    ends: [&Pose; 2],
    executor: &impl Executor,
) -> Result<StopResult, Interrupted> {
    let group = DraggedGroup::new(world, members);
    let slid = slide_among(
        &IterationLimits::default(),
        &group.parts,
        &group.surroundings,
        ends,
        group.contact_offset,
        executor,
    )?;
    Ok(StopResult {
        incomplete_reason: slid.incomplete_reason,
        pose: slid.pose,
        contacts: group.contacts(&slid.contacts),
        ignored_pairs: group.pairs(&slid.ignored_pairs),
        waypoints: slid.waypoints,
        centre: slid.centre,
    })
}

fn id(number: usize) -> PartId {
    PartId(number as u32)
}
