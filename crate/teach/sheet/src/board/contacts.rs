//! Describes the surroundings of a moving contour, in the plane of its positions.

use std::sync::Arc;

use nearpoint_geometry::nalgebra::center;
use nearpoint_geometry::planar::{
    Contact, NoFitEdge, NoFitPolygon, Point2, Vector2, clear_positions, edges_at, first_contact,
    overlaps,
};
use nearpoint_geometry::tolerance::PARALLEL_TO_EDGE;

use super::shapes::PreparedContour;
use super::{Board, ContactPoint, Slot, bounds_meet, ordered};

/// Another contour, as the region of positions at which the moving one would collide with it.
#[derive(Debug)]
pub(super) struct Obstacle {
    pub slot: Slot,
    region: Region,
    /// The position of the other contour.
    at: Vector2,
    /// The sign: −1 if the region is that of the moving contour about the other.
    sign: f64,
}

/// The positions of B at which it collides with A, both shrunk by half the contact depth.
#[derive(Debug)]
enum Region {
    Precomputed(Arc<NoFitPolygon>),
    /// A and B are too fine for a no-fit polygon: each position is tested on its own.
    OnDemand([Arc<PreparedContour>; 2]),
}

impl Region {
    fn collides(&self, place: Vector2) -> bool {
        match self {
            Self::Precomputed(no_fit) => no_fit.collides(place),
            Self::OnDemand([a, b]) => overlaps(&a.inset, &b.inset, place),
        }
    }

    fn cast(&self, place: Vector2, displacement: Vector2) -> Option<Contact> {
        match self {
            Self::Precomputed(no_fit) => no_fit.first_contact(place, displacement),
            Self::OnDemand([a, b]) => first_contact(&a.inset, &b.inset, place, displacement),
        }
    }

    /// Returns the sides near a position, each with the point where the contours touch.
    fn sides_at(&self, place: Vector2, reach: f64) -> Vec<(NoFitEdge, Point2)> {
        let here = Point2::from(place);
        match self {
            Self::Precomputed(no_fit) => {
                let [a, b] = no_fit.pair();
                let beside = no_fit.edges().filter(|side| side.is_near(here, reach));
                beside
                    .map(|side| (side, side.contact(a, b, here)))
                    .collect()
            }
            Self::OnDemand([a, b]) => {
                let sides = edges_at(&a.inset, &b.inset, place, reach).into_iter();
                let touched = |side: NoFitEdge| (side, side.contact(&a.inset, &b.inset, here));
                sides.map(touched).collect()
            }
        }
    }
}

/// A side of an obstacle or a wall that touches the moving contour at its position.
#[derive(Debug, Clone, Copy)]
pub(super) struct ActiveEdge {
    /// The other contour; None for a wall.
    pub other: Option<Slot>,
    /// The point where the contours touch, on the sheet.
    pub at: Point2,
    pub normal: Vector2,
    /// The ends of the side, as positions; None for a wall, which has no end that matters.
    pub ends: Option<[Vector2; 2]>,
}

impl ActiveEdge {
    /// Returns the contact point at this edge.
    pub fn contact_point(&self) -> ContactPoint {
        ContactPoint {
            other: self.other,
            at: self.at,
            normal: self.normal,
        }
    }
}

/// The first hit of a displacement.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hit {
    pub fraction: f64,
    pub edge: ActiveEdge,
}

impl Obstacle {
    /// Converts a position of the moving contour to the frame of the no-fit polygon.
    fn relative(&self, place: Vector2) -> Vector2 {
        (place - self.at) * self.sign
    }

    fn to_position(&self, relative: Point2) -> Vector2 {
        relative.coords * self.sign + self.at
    }

    /// Converts a point of the fixed contour of the no-fit polygon to the sheet.
    fn on_sheet(&self, p: Point2, place: Vector2) -> Point2 {
        p + if self.sign > 0.0 { self.at } else { place }
    }

    /// Returns whether the moving contour overlaps the obstacle at this position.
    pub fn collides(&self, place: Vector2) -> bool {
        self.region.collides(self.relative(place))
    }

    /// Returns the sides, as positions of the moving contour, that separate free positions on the right from collisions on
    /// the left. There are none for a pair that is too fine.
    pub fn sides(&self) -> impl Iterator<Item = ([Vector2; 2], Vector2)> {
        let made = match &self.region {
            Region::Precomputed(no_fit) => Some(no_fit),
            Region::OnDemand(_) => None,
        };
        made.into_iter()
            .flat_map(|no_fit| no_fit.edges())
            .map(|side| {
                let ends = [self.to_position(side.from), self.to_position(side.to)];
                (ends, side.outward * self.sign)
            })
    }

    /// Returns positions in many directions at which a pair that is too fine is clear; none for other pairs.
    pub fn escape_positions(&self, place: Vector2, offset: f64) -> Vec<Vector2> {
        let Region::OnDemand([a, b]) = &self.region else {
            return Vec::new();
        };
        let ways = clear_positions(&a.inset, &b.inset, self.relative(place), offset).into_iter();
        ways.map(|way| self.to_position(way.into())).collect()
    }

    fn hits(&self, place: Vector2, displacement: Vector2) -> Option<Hit> {
        let contact = self
            .region
            .cast(self.relative(place), displacement * self.sign)?;
        let there = place + displacement * contact.fraction;
        Some(Hit {
            fraction: contact.fraction,
            edge: ActiveEdge {
                other: Some(self.slot),
                at: self.on_sheet(contact.point, there),
                normal: contact.normal * self.sign,
                ends: None,
            },
        })
    }

    /// Returns the sides that are at most `reach` from a position.
    fn edges_at(&self, place: Vector2, reach: f64) -> impl Iterator<Item = ActiveEdge> {
        let sides = self
            .region
            .sides_at(self.relative(place), reach)
            .into_iter();
        sides.map(move |(side, at)| ActiveEdge {
            other: Some(self.slot),
            at: self.on_sheet(at, place),
            normal: side.outward * self.sign,
            ends: Some([self.to_position(side.from), self.to_position(side.to)]),
        })
    }
}

impl Board {
    /// Returns the contours that a contour can hit while its position is in a box.
    pub(super) fn obstacles(&mut self, slot: Slot, low: Vector2, high: Vector2) -> Vec<Obstacle> {
        let Some(part) = self.part(slot).cloned() else {
            return Vec::new();
        };
        let contact_offset = Vector2::repeat(self.contact_depth);
        let [own_low, own_high] = part.prepared.turned.bounds();
        let swept = [
            own_low + (low - contact_offset),
            own_high + (high + contact_offset),
        ];
        let near = self.others(slot);
        let near = near.filter(|(_, other)| bounds_meet(swept, other.bounds()));
        let near: Vec<_> = near.map(|(slot, other)| (slot, other.clone())).collect();
        let mut obstacle = |(slot, other): (Slot, super::Part)| {
            let [a, b] = ordered(&part, &other);
            let sign = match part.prepared.id > other.prepared.id {
                true => 1.0,
                false => -1.0,
            };
            Obstacle {
                slot,
                region: match a.prepared.is_too_fine_with(&b.prepared) {
                    true => Region::OnDemand([a, b].map(|it| Arc::clone(&it.prepared))),
                    false => Region::Precomputed(self.shapes.no_fit(&a.prepared, &b.prepared)),
                },
                at: other.at,
                sign,
            }
        };
        near.into_iter().map(&mut obstacle).collect()
    }

    /// Returns how far a position may move towards each wall: low and high.
    fn wall_distances(&self, slot: Slot) -> Option<[Vector2; 2]> {
        let [low, high] = self.walls?;
        let [own_low, own_high] = self.part(slot)?.prepared.turned.bounds();
        Some([low - own_low, high - own_high])
    }

    /// Returns the sides that touch the contour at a position, walls included.
    pub(super) fn active_edges(
        &self,
        slot: Slot,
        obstacles: &[Obstacle],
        place: Vector2,
    ) -> Vec<ActiveEdge> {
        let reach = self.contact_offset() * 1.5;
        let mut holds: Vec<ActiveEdge> = Vec::new();
        for hold in obstacles
            .iter()
            .flat_map(|obstacle| obstacle.edges_at(place, reach))
        {
            let same =
                |known: &ActiveEdge| known.other == hold.other && known.normal == hold.normal;
            if !holds.iter().any(same) {
                holds.push(hold);
            }
        }
        holds.extend(self.wall_edges(slot, place, reach));
        holds
    }

    fn wall_edges(&self, slot: Slot, place: Vector2, reach: f64) -> Vec<ActiveEdge> {
        let (Some([low, high]), Some([from, to])) = (self.wall_distances(slot), self.bounds(slot))
        else {
            return Vec::new();
        };
        let centre = center(&from, &to);
        let mut holds = Vec::new();
        for axis in 0..2 {
            for (limit, sign, edge) in [(low, 1.0, from), (high, -1.0, to)] {
                let off = (place[axis] - limit[axis]) * sign;
                if off.abs() <= reach {
                    let mut normal = Vector2::zeros();
                    normal[axis] = sign;
                    let mut at = centre;
                    at[axis] = edge[axis];
                    holds.push(ActiveEdge {
                        other: None,
                        at,
                        normal,
                        ends: None,
                    });
                }
            }
        }
        holds
    }

    /// Returns the first hit of a displacement.
    pub(super) fn cast(
        &self,
        slot: Slot,
        obstacles: &[Obstacle],
        place: Vector2,
        displacement: Vector2,
    ) -> Option<Hit> {
        let hits = obstacles
            .iter()
            .filter_map(|obstacle| obstacle.hits(place, displacement));
        let wall = self.wall_hit(slot, place, displacement);
        hits.chain(wall)
            .min_by(|p, q| p.fraction.total_cmp(&q.fraction))
    }

    fn wall_hit(&self, slot: Slot, place: Vector2, displacement: Vector2) -> Option<Hit> {
        let [low, high] = self.wall_distances(slot)?;
        let mut first: Option<Hit> = None;
        for axis in 0..2 {
            for (limit, sign) in [(low, 1.0), (high, -1.0)] {
                let (off, speed) = (
                    (place[axis] - limit[axis]) * sign,
                    displacement[axis] * sign,
                );
                // A contour outside the walls may stay there.
                if speed >= 0.0 || off < -self.contact_offset() {
                    continue;
                }
                let fraction = off.max(0.0) / -speed;
                if fraction <= 1.0 && first.is_none_or(|first| fraction < first.fraction) {
                    let mut normal = Vector2::zeros();
                    normal[axis] = sign;
                    let edge = ActiveEdge {
                        other: None,
                        at: Point2::origin(),
                        normal,
                        ends: None,
                    };
                    first = Some(Hit { fraction, edge });
                }
            }
        }
        first
    }
}

/// Returns the part of a displacement that goes against no normal, as long as possible: all of it, or its projection onto
/// one of the sides, with that side. Returns None in a corner.
pub(super) fn project_motion(
    parameters: Vector2,
    holds: &[ActiveEdge],
) -> Option<(Vector2, Option<ActiveEdge>)> {
    let against = |displacement: &Vector2, normal: &Vector2| {
        displacement.dot(normal) < -PARALLEL_TO_EDGE * displacement.norm()
    };
    let is_free =
        |displacement: &Vector2| !holds.iter().any(|hold| against(displacement, &hold.normal));
    if is_free(&parameters) {
        return Some((parameters, None));
    }
    let along = |hold: &ActiveEdge| {
        (
            parameters - hold.normal * parameters.dot(&hold.normal),
            Some(*hold),
        )
    };
    holds
        .iter()
        .map(along)
        .filter(|(displacement, _)| {
            displacement.norm() > PARALLEL_TO_EDGE * parameters.norm() && is_free(displacement)
        })
        .max_by(|p, q| p.0.norm_squared().total_cmp(&q.0.norm_squared()))
}
