//! Finds the triangles that meet at a first contact.

use super::examine::Contact;
use super::pair::{Ground, Pair};
use super::report::{FirstContact, Smallest};
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::work::{Stopped, Work};

/// A first contact, examined closely.
#[derive(Debug, Clone)]
pub(super) struct Meeting {
    pub first: FirstContact,
    /// The nearest points in the middle of the contact's interval.
    pub nearest: Option<Smallest>,
}

impl Meeting {
    /// Returns what the contact itself shows.
    pub fn seen(contact: &Contact) -> Self {
        Self {
            first: FirstContact {
                time: contact.from,
                triangles: contact.triangles.into_iter().collect(),
                at: contact.at,
            },
            nearest: None,
        }
    }
}

/// Finds the triangles that meet in the middle of the contact's interval, or the nearest ones.
pub(super) fn meeting<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    contact: &Contact,
    work: &W,
) -> Result<Meeting, Stopped> {
    let mut meeting = Meeting::seen(contact);
    if contact.is_inside {
        return Ok(meeting);
    }
    let placed = pair.place(ground, contact.from, contact.to);
    let [a, b] = pair.shapes(ground.cell);
    let b_in_a = &placed.b_in_a;
    let mut warm = Warm::default();
    let limit = 2.0 * pair.within;
    let Some(found) = clearance(a, b, b_in_a, limit, &mut warm, work)? else {
        return Ok(meeting);
    };
    let nearest = placed.smallest(&found);
    let points = nearest.points;
    meeting.first.at = points[0] + (points[1] - points[0]) / 2.0;
    meeting.first.triangles = match found.distance {
        0.0 => {
            let pairs = colliding_pairs(a, b, b_in_a, work)?;
            pairs.iter().map(|pair| [pair.a, pair.b]).collect()
        }
        _ => vec![[found.triangle_a, found.triangle_b]],
    };
    meeting.nearest = Some(nearest);
    Ok(meeting)
}
