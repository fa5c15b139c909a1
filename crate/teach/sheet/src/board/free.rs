//! Finds the nearest position at which a contour overlaps nothing.

use nearpoint_geometry::planar::Vector2;

use super::contacts::Obstacle;
use super::{Board, Slot};

/// The largest number of positions that are tried at once.
const MAX_POSITIONS: usize = 200_000;

/// A side of an obstacle, moved a contact offset outwards.
#[derive(Debug, Clone, Copy)]
struct Side {
    from: Vector2,
    to: Vector2,
    owner: Slot,
}

impl Board {
    /// Returns the position nearest to a contour's current one at which it overlaps none of the others, and is within the
    /// walls: the current one if it is free. It is the shortest move out of the union of all no-fit polygons: to a side, to
    /// the end of one or to where two cross. Returns None if there is no such position within the walls, or it is farther
    /// away than the sheet is large.
    pub fn nearest_free_position(&mut self, slot: Slot) -> Option<Vector2> {
        let (_, here) = self.pose(slot)?;
        let mut reach = self.search_radius(slot)?;
        let most = self.extent().max(reach) * 4.0;
        while reach <= most {
            let aside = Vector2::repeat(reach);
            let obstacles = self.obstacles(slot, here - aside, here + aside);
            if let Some(place) = self.nearest(slot, here, &obstacles, reach) {
                return Some(place);
            }
            reach *= 2.0;
        }
        None
    }

    fn search_radius(&self, slot: Slot) -> Option<f64> {
        let [low, high] = self.bounds(slot)?;
        Some((high - low).norm() / 2.0)
    }

    /// Returns the size of everything on the sheet.
    fn extent(&self) -> f64 {
        let bounds = self.slots().filter_map(|slot| self.bounds(slot));
        let around = bounds
            .chain(self.walls())
            .reduce(|[low, high], [other_low, other_high]| {
                [low.inf(&other_low), high.sup(&other_high)]
            });
        around.map_or(0.0, |[low, high]| (high - low).norm())
    }

    fn nearest(
        &self,
        slot: Slot,
        here: Vector2,
        obstacles: &[Obstacle],
        reach: f64,
    ) -> Option<Vector2> {
        let sides = self.sides(slot, here, obstacles, reach);
        let mut places: Vec<Vector2> = vec![here];
        let offset = self.contact_offset();
        places.extend(
            obstacles
                .iter()
                .flat_map(|it| it.escape_positions(here, offset)),
        );
        for (i, side) in sides.iter().enumerate() {
            places.extend([side.nearest(here), side.from, side.to]);
            let others = sides[i + 1..]
                .iter()
                .filter(|other| other.owner != side.owner);
            places.extend(others.filter_map(|other| side.crossing(other)));
            if places.len() > MAX_POSITIONS {
                break;
            }
        }
        let mut far: Vec<(f64, Vector2)> = places
            .into_iter()
            .map(|place| ((place - here).norm(), place))
            .filter(|(far, _)| *far <= reach)
            .collect();
        far.sort_by(|p, q| p.0.total_cmp(&q.0));
        let grid = self.grid();
        let mut tried = far.into_iter().map(|(_, place)| grid.vector(place));
        tried.find(|place| self.is_free(slot, obstacles, *place))
    }

    /// Returns the sides of the obstacles, and the walls as sides.
    fn sides(&self, slot: Slot, here: Vector2, obstacles: &[Obstacle], reach: f64) -> Vec<Side> {
        let contact_offset = self.contact_offset();
        let of_obstacle = |obstacle: &Obstacle| {
            let owner = obstacle.slot;
            let moved = move |([from, to], outward): ([Vector2; 2], Vector2)| Side {
                from: from + outward * contact_offset,
                to: to + outward * contact_offset,
                owner,
            };
            obstacle.sides().map(moved).collect::<Vec<_>>()
        };
        let mut sides: Vec<Side> = obstacles.iter().flat_map(of_obstacle).collect();
        sides.retain(|side| (side.nearest(here) - here).norm() <= reach);
        if let Some([low, high]) = self.position_range(slot) {
            let corners = [
                low,
                Vector2::new(high.x, low.y),
                high,
                Vector2::new(low.x, high.y),
            ];
            sides.extend((0..4).map(|i| Side {
                from: corners[i],
                to: corners[(i + 1) % 4],
                owner: slot,
            }));
        }
        sides
    }

    /// Returns the lowest and highest positions within the walls.
    fn position_range(&self, slot: Slot) -> Option<[Vector2; 2]> {
        let ([low, high], (_, at)) = (self.walls()?, self.pose(slot)?);
        let [from, to] = self.bounds(slot)?;
        Some([low - (from - at), high - (to - at)])
    }

    fn is_free(&self, slot: Slot, obstacles: &[Obstacle], place: Vector2) -> bool {
        let inside = self
            .position_range(slot)
            .is_none_or(|[low, high]| (0..2).all(|i| low[i] <= place[i] && place[i] <= high[i]));
        inside && !obstacles.iter().any(|obstacle| obstacle.collides(place))
    }
}

impl Side {
    fn nearest(&self, place: Vector2) -> Vector2 {
        let along = self.to - self.from;
        let length = along.norm_squared();
        if length > 0.0 {
            self.from + along * ((place - self.from).dot(&along) / length).clamp(0.0, 1.0)
        } else {
            self.from
        }
    }

    fn crossing(&self, other: &Self) -> Option<Vector2> {
        let (u, v) = (self.to - self.from, other.to - other.from);
        let turn = u.perp(&v);
        let off = other.from - self.from;
        let (at, on_other) = (off.perp(&v) / turn, off.perp(&u) / turn);
        let within = |fraction: f64| (0.0..=1.0).contains(&fraction);
        (within(at) && within(on_other)).then(|| self.from + u * at)
    }
}
