//! Parts that move as one among parts that stand still, ready for many questions.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::{FirstContact, Travel, first_contact};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::{POSE_ROUNDING, SMALLEST_CONTACT_OFFSET};
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Point, Pose, relative};

/// A part of the group.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// Its mesh.
    pub shape: &'a Shape,
    /// The part in the group's frame.
    pub in_group: Pose,
}

/// A part that stands still.
#[derive(Debug, Clone, Copy)]
pub struct Obstacle<'a> {
    /// Its mesh.
    pub shape: &'a Shape,
    /// The part in the scene.
    pub pose: Pose,
}

/// A held part and an obstacle, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pair {
    pub held: usize,
    pub obstacle: usize,
}

/// A rigid group among obstacles. Poses of the group map its frame into the scene.
#[derive(Debug)]
pub(crate) struct Group<'a> {
    pub held: &'a [Held<'a>],
    pub obstacles: &'a [Obstacle<'a>],
    /// The gap that is kept.
    pub contact_offset: f64,
    /// More than rounding may change a gap.
    pub noise: f64,
    /// What it turns about, in its frame.
    centre: Point,
    /// No point is farther from the centre.
    radius: f64,
    /// The obstacles, which do not move, and the boxes around them.
    rests: Vec<(Travel, Aabb)>,
}

impl<'a> Group<'a> {
    /// None if a number is none, or too large to compute with, or the gap to keep is none.
    pub fn new(
        held: &'a [Held<'a>],
        obstacles: &'a [Obstacle<'a>],
        [from, to]: [&Pose; 2],
        contact_offset: f64,
    ) -> Option<Self> {
        let rest = |obstacle: &Obstacle| {
            let bounds = obstacle.shape.bounds().posed(&obstacle.pose);
            Some((Travel::none(obstacle.pose).ok()?, bounds))
        };
        let rests: Vec<_> = obstacles.iter().map(rest).collect::<Option<_>>()?;
        let boxes = held.iter().map(|h| h.shape.bounds().posed(&h.in_group));
        let around = boxes.fold(Aabb::EMPTY, |all, one| all.union(&one));
        let (centre, radius) = if around.is_empty() {
            (Point::origin(), 0.0)
        } else {
            (around.centre(), around.diagonal() / 2.0)
        };
        if !(contact_offset > 0.0 && contact_offset.is_finite() && radius.is_finite()) {
            return None;
        }
        let mut group = Self {
            held,
            obstacles,
            contact_offset,
            noise: 0.0,
            centre,
            radius,
            rests,
        };
        let leg = group.leg(from, to)?;
        for held in 0..held.len() {
            group.part_leg(held, &leg)?;
        }
        let far = [from, to].map(|pose| around.posed(pose));
        let rests = group.rests.iter().map(|(_, bounds)| *bounds);
        let reach = rests.chain(far).filter(|b| !b.is_empty());
        let reach = reach.fold(0.0, |reach: f64, b| reach.max(b.reach()));
        group.noise = POSE_ROUNDING * reach;
        group.contact_offset = contact_offset.max(SMALLEST_CONTACT_OFFSET * reach);
        Some(group)
    }

    /// The group's way from one pose to another, about its centre.
    pub fn leg(&self, from: &Pose, to: &Pose) -> Option<Travel> {
        Travel::new(*from, *to, self.centre).ok()
    }

    /// A held part's way on a leg of the group.
    pub fn part_leg(&self, held: usize, leg: &Travel) -> Option<Travel> {
        let in_group = &self.held[held].in_group;
        let [from, to] = [0.0, 1.0].map(|time| leg.at(time) * in_group);
        Travel::new(from, to, in_group.inverse() * self.centre).ok()
    }

    pub fn rest(&self, obstacle: usize) -> &Travel {
        &self.rests[obstacle].0
    }

    pub fn centre(&self) -> &Point {
        &self.centre
    }

    /// No point of the group goes farther on a leg.
    pub fn length(&self, leg: &Travel) -> f64 {
        leg.displacement().norm() + leg.angle() * self.radius
    }

    /// No point of the group leaves the straight way between its ends on a leg by more.
    pub fn bulge(&self, leg: &Travel) -> f64 {
        self.radius * leg.angle() * leg.angle() / 8.0
    }

    /// A held part in the obstacle's frame.
    pub fn in_obstacle(&self, pair: Pair, pose: &Pose) -> Pose {
        let part = pose * self.held[pair.held].in_group;
        relative(&self.obstacles[pair.obstacle].pose, &part)
    }

    /// The pairs whose boxes come within `reach` of each other on a leg, in order.
    pub fn near(&self, leg: &Travel, reach: f64) -> Vec<Pair> {
        let mut near = Vec::new();
        for (held, part) in self.held.iter().enumerate() {
            let local = part.shape.bounds();
            let ends = [0.0, 1.0].map(|time| local.posed(&(leg.at(time) * part.in_group)));
            let mut swept = ends[0].union(&ends[1]);
            if swept.is_empty() {
                continue;
            }
            if leg.angle() > 0.0 {
                let centres = [0.0, 1.0].map(|time| leg.at(time) * self.centre);
                swept = swept.union(&Aabb::around(&centres).grown(self.radius));
            }
            let swept = swept.grown(reach);
            for (obstacle, (_, bounds)) in self.rests.iter().enumerate() {
                if swept.overlaps(bounds) {
                    near.push(Pair { held, obstacle });
                }
            }
        }
        near
    }

    pub fn shapes(&self, pair: Pair) -> [&Shape; 2] {
        [
            self.held[pair.held].shape,
            self.obstacles[pair.obstacle].shape,
        ]
    }

    /// The first contact of a pair on a leg.
    pub fn contact(
        &self,
        pair: Pair,
        leg: &Travel,
        work: &impl Work,
    ) -> Result<Option<FirstContact>, Stopped> {
        let Some(moves) = self.part_leg(pair.held, leg) else {
            return Ok(None);
        };
        let [held, obstacle] = self.shapes(pair);
        first_contact(held, obstacle, &moves, self.rest(pair.obstacle), work)
    }
}
