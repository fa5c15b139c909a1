//! Held parts that stop in front of what they would enter.

use nearpoint_geometry::Pose;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::tolerance::STOP_CONTACT_OFFSET;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::slide::{Held, Obstacle, Obstacles, slide_among};

use super::Contact;
use super::grasp::{Member, is_around};
use crate::bounds::posed;
use crate::part::{Part, PartId};
use crate::world::World;

/// Where held parts came to.
#[derive(Debug)]
pub(super) struct Stopper {
    /// `scene_from_group`.
    pub pose: Pose,
    pub contacts: Vec<Contact>,
    /// A held part and another, which met before.
    pub ignored: Vec<(PartId, PartId)>,
}

/// The parts around a group, by their ids.
#[derive(Debug)]
struct Around<'a> {
    world: &'a World,
    members: &'a [Member],
}

impl Obstacles for Around<'_> {
    fn get(&self, number: usize) -> Obstacle<'_> {
        let part = self.world.document().part(id(number));
        let part = part.expect("only parts that are there are near");
        Obstacle {
            shape: &part.shape,
            pose: part.pose,
        }
    }

    fn near(&self, bounds: &Aabb) -> Vec<usize> {
        let near = self.world.near(bounds);
        let around = near.filter(|part| is_around(self.members, part));
        around.map(|part| part.id.0 as usize).collect()
    }

    fn reach(&self) -> f64 {
        self.world.reach()
    }
}

fn id(number: usize) -> PartId {
    PartId(number as u32)
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
        .map(|(_, part)| posed(&part.shape.bounds(), &part.pose).reach());
    let contact_offset = STOP_CONTACT_OFFSET * size.fold(0.0, f64::max);
    let slid = slide_among(
        &held,
        &Around { world, members },
        from,
        to,
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
        pose: slid.pose,
        contacts: contacts.collect(),
        ignored: ignored
            .map(|&(held, obstacle)| (parts[held].0.id, id(obstacle)))
            .collect(),
    })
}
