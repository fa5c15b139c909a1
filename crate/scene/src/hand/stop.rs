//! Held parts that stop in front of what they would enter.

use nearpoint_geometry::Pose;
use nearpoint_geometry::tolerance::STOP_CONTACT_OFFSET;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_motion::slide::{Held, Obstacle, slide};

use super::Contact;
use super::grasp::{Member, others};
use crate::bounds::posed;
use crate::document::Document;
use crate::part::{Part, PartId};

/// Where held parts came to.
#[derive(Debug)]
pub(super) struct Stopper {
    /// `scene_from_group`.
    pub pose: Pose,
    pub contacts: Vec<Contact>,
    /// A held part and another, which met before.
    pub ignored: Vec<(PartId, PartId)>,
}

/// From one pose of the group towards another.
pub(super) fn stop(
    document: &Document,
    members: &[Member],
    [from, to]: [&Pose; 2],
    work: &impl Work,
) -> Result<Stopper, Stopped> {
    let parts: Vec<(&Member, &Part)> = members
        .iter()
        .filter_map(|member| Some((member, &**document.part(member.id).ok()?)))
        .collect();
    let held: Vec<Held> = parts
        .iter()
        .map(|(member, part)| Held {
            shape: &part.shape,
            in_group: member.in_group,
        })
        .collect();
    let others: Vec<&Part> = others(document, members).collect();
    let obstacles: Vec<Obstacle> = others
        .iter()
        .map(|part| Obstacle {
            shape: &part.shape,
            pose: part.pose,
        })
        .collect();
    let size = parts
        .iter()
        .map(|(_, part)| posed(&part.shape.bounds(), &part.pose).reach());
    let contact_offset = STOP_CONTACT_OFFSET * size.fold(0.0, f64::max);
    let slid = slide(&held, &obstacles, from, to, contact_offset, work)?;
    let ids = |held: usize, obstacle: usize| (parts[held].0.id, others[obstacle].id);
    let contacts = slid.contacts.iter().map(|contact| {
        let (held, other) = ids(contact.held, contact.obstacle);
        Contact {
            held,
            other,
            contact: *contact,
        }
    });
    Ok(Stopper {
        pose: slid.pose,
        contacts: contacts.collect(),
        ignored: slid
            .ignored
            .iter()
            .map(|&(held, obstacle)| ids(held, obstacle))
            .collect(),
    })
}
