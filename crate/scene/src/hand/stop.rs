//! Held parts that stop in front of what they would enter.

use nearpoint_geometry::tolerance::STOP_CONTACT_OFFSET;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::slide::{Held, slide_among};
use nearpoint_motion::{Limits, Unfinished};

use super::Contact;
use super::around::Around;
use super::grasp::Member;
use crate::part::{Part, PartId};
use crate::world::World;

/// Where held parts came to.
#[derive(Debug)]
pub(super) struct Stopper {
    /// `scene_from_group`.
    pub pose: Pose,
    /// How the group came there, as [`nearpoint_motion::slide::Slid`] tells it.
    pub legs: Vec<Pose>,
    pub centre: Point,
    pub contacts: Vec<Contact>,
    /// A held part and another, which met before.
    pub ignored: Vec<(PartId, PartId)>,
    pub unfinished: Option<Unfinished>,
}

/// From one pose of the group towards another.
pub(super) fn stop(
    world: &World,
    members: &[Member],
    [from, to]: [&Pose; 2],
    work: &impl Work,
) -> Result<Stopper, Stopped> {
    let parts: Vec<(&Member, &Part)> = members
        .iter()
        .filter_map(|member| Some((member, &**world.document().part(member.id).ok()?)))
        .collect();
    let held: Vec<Held> = parts
        .iter()
        .map(|(member, part)| Held {
            shape: &part.shape,
            in_group: member.in_group,
        })
        .collect();
    let size = parts
        .iter()
        .map(|(_, part)| part.shape.bounds().posed(&part.pose).reach());
    let contact_offset = STOP_CONTACT_OFFSET * size.fold(0.0, f64::max);
    let slid = slide_among(
        &Limits::default(),
        &held,
        &Around { world, members },
        [from, to],
        contact_offset,
        work,
    )?;
    let contacts = slid.contacts.iter().map(|contact| Contact {
        held: parts[contact.held].0.id,
        other: id(contact.obstacle),
        contact: *contact,
    });
    let ignored = slid.ignored.iter();
    Ok(Stopper {
        unfinished: slid.unfinished,
        pose: slid.pose,
        legs: slid.legs,
        centre: slid.centre,
        contacts: contacts.collect(),
        ignored: ignored
            .map(|&(held, obstacle)| (parts[held].0.id, id(obstacle)))
            .collect(),
    })
}

fn id(number: usize) -> PartId {
    PartId(number as u32)
}
