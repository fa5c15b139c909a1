//! Stops held parts before parts that they would enter.

use nearpoint_geometry::tolerance::STOP_CONTACT_OFFSET;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose};
use nearpoint_motion::slide::{self, Held, slide_among};
use nearpoint_motion::{Limits, Unfinished};

use super::Contact;
use super::around::Around;
use super::member::Member;
use crate::part::{Part, PartId};
use crate::world::World;

/// The result of a stopped motion of held parts.
#[derive(Debug)]
pub(super) struct Stopper {
    /// The pose, `scene_from_group`.
    pub pose: Pose,
    /// The path of the group, as in [`nearpoint_motion::slide::Slid`].
    pub legs: Vec<Pose>,
    pub centre: Point,
    pub contacts: Vec<Contact>,
    /// The pairs of a held part and another that met before.
    pub ignored: Vec<(PartId, PartId)>,
    pub unfinished: Option<Unfinished>,
}

/// The held parts, prepared for the slide.
pub(super) struct Group<'a> {
    ids: Vec<PartId>,
    pub held: Vec<Held<'a>>,
    pub around: Around<'a>,
    pub contact_offset: f64,
}

impl<'a> Group<'a> {
    pub fn new(world: &'a World, members: &'a [Member]) -> Self {
        let part = |member: &Member| Some(&**world.document().part(member.id).ok()?);
        let parts = members.iter().filter_map(|m| Some((m, part(m)?)));
        let parts: Vec<(&Member, &Part)> = parts.collect();
        let held = parts.iter().map(|(member, part)| Held {
            shape: &part.shape,
            in_group: member.in_group,
        });
        let size = parts.iter();
        let size = size.map(|(_, part)| part.shape.bounds().posed(&part.pose).reach());
        Self {
            ids: parts.iter().map(|(member, _)| member.id).collect(),
            held: held.collect(),
            around: Around { world, members },
            contact_offset: STOP_CONTACT_OFFSET * size.fold(0.0, f64::max),
        }
    }

    pub fn contacts(&self, found: &[slide::Contact]) -> Vec<Contact> {
        let contacts = found.iter().map(|contact| Contact {
            held: self.ids[contact.held],
            other: id(contact.obstacle),
            contact: *contact,
        });
        contacts.collect()
    }

    pub fn pairs(&self, found: &[(usize, usize)]) -> Vec<(PartId, PartId)> {
        let pairs = found.iter();
        let pairs = pairs.map(|&(held, obstacle)| (self.ids[held], id(obstacle)));
        pairs.collect()
    }
}

/// Slides from one pose of the group towards another.
pub(super) fn stop(
    world: &World,
    members: &[Member],
    ends: [&Pose; 2],
    work: &impl Work,
) -> Result<Stopper, Stopped> {
    let group = Group::new(world, members);
    let slid = slide_among(
        &Limits::default(),
        &group.held,
        &group.around,
        ends,
        group.contact_offset,
        work,
    )?;
    Ok(Stopper {
        unfinished: slid.unfinished,
        pose: slid.pose,
        contacts: group.contacts(&slid.contacts),
        ignored: group.pairs(&slid.ignored),
        legs: slid.legs,
        centre: slid.centre,
    })
}

fn id(number: usize) -> PartId {
    PartId(number as u32)
}
