//! Finds the first contact of two moving parts.

mod moving_boxes;
mod path;
mod traversal;

use super::RigidMotion;
use crate::collide::collides;
use crate::executor::{Executor, Interrupted};
use crate::shape::Shape;
use crate::tolerance::MOTION_DEVIATION;
use path::{MovingShape, RelativePath};
use traversal::{IntervalContact, first};

/// The first contact of two parts during a step, whose time runs from 0 to 1.
#[derive(Debug, Clone, PartialEq)]
pub struct FirstContact {
    /// The time before which they do not meet. At that time they are no farther apart than twice the deviation; it is 0 if
    /// they already meet at the start.
    pub time: f64,
    /// The time by which they have met, if the contact is certain; else the end of the last short part of the step that was
    /// searched.
    pub latest: f64,
    /// True if triangles are proven to meet, not only closer than rounding and the deviation of the turn.
    pub is_certain: bool,
    /// The triangles of A and B that meet then, to rounding and the deviation, in order.
    pub pairs: Vec<[u32; 2]>,
}

/// Finds the first contact of the surfaces of two parts that move along `a_motion` and `b_motion`; None if they do not meet
/// during the step. Either part may move. No contact between the ends of the step is missed. Parts in each other without
/// contact of their surfaces do not meet.
///
/// B moves in A's frame. The step is cut into parts so short that corners move straight there, but for a deviation that is
/// small relative to the shapes ([`MOTION_DEVIATION`]) and is taken into account. Pure translation is not cut. In every
/// part of the step, boxes that move with B's tree are tested against those of A, in order of their first meeting, until no
/// boxes are left that meet before triangles do. After Redon, Kheddar and Coquillart, "Fast continuous collision detection
/// between rigid bodies" (2002), with linear motion of the boxes in place of their interval arithmetic.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
///
/// # Examples
/// ```
/// use nearpoint_geometry::collide::swept::{RigidMotion, first_contact};
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::{Point, Pose};
/// # use nearpoint_geometry::shape::{Mesh, Shape, primitives};
///
/// # let cube = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// # let cube = Shape::build(cube, &SequentialExecutor);
/// // A cube of edge 1 moves through another: neither of its end poses shows a contact.
/// let [from, to] = [-5.0, 5.0].map(|x| Pose::translation(x, 0.0, 0.0));
/// let moving = RigidMotion::new(from, to, Point::origin())?;
/// let fixed = RigidMotion::stationary(Pose::identity())?;
/// let contact = first_contact(&cube, &cube, &moving, &fixed, &SequentialExecutor)?;
/// let contact = contact.ok_or("the cubes meet")?;
/// assert!((contact.time - 0.4).abs() < 1e-6, "after 4 of 10 units");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn first_contact(
    a: &Shape,
    b: &Shape,
    a_motion: &RigidMotion,
    b_motion: &RigidMotion,
    executor: &impl Executor,
) -> Result<Option<FirstContact>, Interrupted> {
    if a.bounds().is_empty() || b.bounds().is_empty() {
        return Ok(None);
    }
    let smaller = a.bounds().diagonal().min(b.bounds().diagonal());
    let wanted = MOTION_DEVIATION * smaller;
    let movers = [MovingShape::new(a, a_motion), MovingShape::new(b, b_motion)];
    let [there, back] = [
        RelativePath::new(movers[0], movers[1]),
        RelativePath::new(movers[1], movers[0]),
    ];
    // In the frame of the part that turns less, the other's path bends less.
    let is_swapped = back.deviation(1.0) < there.deviation(1.0);
    let search = Search {
        path: if is_swapped { back } else { there },
        wanted,
        executor,
    };
    Ok(search.run()?.map(|found| contact(found, is_swapped)))
}

fn contact(found: IntervalContact, is_swapped: bool) -> FirstContact {
    let in_order = |[a, b]: [u32; 2]| if is_swapped { [b, a] } else { [a, b] };
    let mut pairs: Vec<_> = found.pairs.into_iter().map(in_order).collect();
    pairs.sort_unstable();
    FirstContact {
        time: found.time,
        latest: found.latest,
        is_certain: found.is_certain,
        pairs,
    }
}

/// The largest number of halvings of a step; with more, time itself would be lost in rounding.
const MAX_HALVINGS: i32 = 30;
/// The number of halvings reserved for close approaches.
const RESERVED_HALVINGS: i32 = 2;

/// The search through a step.
struct Search<'a, W> {
    path: RelativePath<'a>,
    /// The target deviation.
    wanted: f64,
    executor: &'a W,
}

impl<W: Executor> Search<'_, W> {
    /// Finds the first contact, with the whole step cut evenly, slightly more coarsely than needed.
    fn run(&self) -> Result<Option<IntervalContact>, Interrupted> {
        let fine = |&halvings: &i32| self.path.deviation(0.5_f64.powi(halvings)) <= self.wanted;
        let needed = (0..MAX_HALVINGS).find(fine).unwrap_or(MAX_HALVINGS);
        let halvings = (needed - RESERVED_HALVINGS).max(0);
        let part = 0.5_f64.powi(halvings);
        for i in 0..1_u32 << halvings {
            let begin = f64::from(i) * part;
            let found = self.between(begin, begin + part, needed - halvings)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Finds the first contact in a part of the step. The part is halved if a contact is found that the deviation may have
    /// caused.
    fn between(
        &self,
        begin: f64,
        end: f64,
        halvings: i32,
    ) -> Result<Option<IntervalContact>, Interrupted> {
        let found = first(&self.path, [begin, end], self.executor)?;
        let Some(found) = found else {
            return Ok(None);
        };
        if found.is_certain && (halvings == 0 || found.latest == begin) {
            return Ok(Some(found));
        }
        if halvings == 0 {
            return Ok(Some(self.proven(found, [begin, end])?));
        }
        let centre = (begin + end) / 2.0;
        if found.time < centre {
            let early = self.between(begin, centre, halvings - 1)?;
            if early.is_some() {
                return Ok(early);
            }
        }
        self.between(centre, end, halvings - 1)
    }

    /// Makes a contact in the last, shortest part of the step certain, if the parts meet at an instant soon after.
    fn proven(
        &self,
        found: IntervalContact,
        [begin, end]: [f64; 2],
    ) -> Result<IntervalContact, Interrupted> {
        for later in [0.0, 1.0, 3.0] {
            let latest = (end + later * (end - begin)).min(1.0);
            let RelativePath { a, b, .. } = &self.path;
            if collides(a.shape, b.shape, &self.path.at(latest), self.executor)? {
                let is_certain = true;
                return Ok(IntervalContact {
                    latest,
                    is_certain,
                    ..found
                });
            }
        }
        Ok(found)
    }
}
