//! Finds the triangles that intersect at a first contact.

use super::examine::IntervalContact;
use super::pair::{CheckInput, Pair, midpoint};
use super::report::{FirstContact, MinClearance};
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::{Executor, Interrupted};

/// A first contact, examined closely.
#[derive(Debug, Clone)]
pub(super) struct ContactDetails {
    pub first_contact: FirstContact,
    /// The nearest points at the midpoint of the contact's interval.
    pub nearest: Option<MinClearance>,
}

impl ContactDetails {
    /// Creates the details that a contact itself has.
    pub fn from_contact(contact: &IntervalContact) -> Self {
        Self {
            first_contact: FirstContact {
                time: contact.from,
                triangles: contact.triangles.into_iter().collect(),
                point: contact.point,
            },
            nearest: None,
        }
    }
}

/// Finds the triangles that intersect at the midpoint of the contact's interval, or the nearest ones.
pub(super) fn contact_details<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    contact: &IntervalContact,
    executor: &W,
) -> Result<ContactDetails, Interrupted> {
    let mut meeting = ContactDetails::from_contact(contact);
    if contact.is_inside {
        return Ok(meeting);
    }
    let placed = pair.posed(input, contact.from, contact.to);
    let [a, b] = pair.shapes(input.cell);
    let b_in_a = &placed.b_in_a;
    let mut warm = WarmStart::default();
    let limit = 2.0 * input.settings.max_distance(input.cell, pair.bodies);
    let Some(found) = clearance(a, b, b_in_a, limit, &mut warm, executor)? else {
        return Ok(meeting);
    };
    let nearest = placed.to_min_clearance(midpoint(contact.from, contact.to), &found);
    let points = nearest.points;
    meeting.first_contact.point = points[0] + (points[1] - points[0]) / 2.0;
    meeting.first_contact.triangles = match found.distance {
        0.0 => {
            let pairs = colliding_pairs(a, b, b_in_a, executor)?;
            pairs.iter().map(|pair| [pair.a, pair.b]).collect()
        }
        _ => vec![[found.triangle_a, found.triangle_b]],
    };
    meeting.nearest = Some(nearest);
    Ok(meeting)
}
