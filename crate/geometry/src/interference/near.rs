//! Finds the worst place of two parts that no point proves to overlap: the facets that may share something.

use super::sheets::Touching;
use super::solid::Solid;
use super::surfaces::Piece;
use super::thick::{Meeting, Thick};
use crate::bounds::Aabb;
use crate::collide::{Plane, TrianglePair, Visit, walk_grown};
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid, Vector};
use std::ops::ControlFlow;

/// The worst place found; the first two facets that overlap end the search.
#[derive(Debug)]
pub(super) struct WorstPlace {
    /// The relation of the facets that come nearest.
    pub(super) meeting: Meeting,
    /// The largest distance of both surfaces together from two facets: the nearest, or those decided by their surfaces.
    pub(super) deviation: f64,
    /// True if rooms of facets overlap somewhere, and only the known surfaces separate them.
    pub(super) by_surfaces: bool,
    /// All touching facets of two surfaces with rims, in no order; some may occur twice.
    pub(super) touching: Vec<Touching>,
}

/// Finds the worst place; it uses the known surfaces only if `asks_surfaces`.
pub(super) fn worst_place(
    solids: [&Solid; 2],
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    tolerance: f64,
    asks_surfaces: bool,
    work: &impl Work,
) -> Result<WorstPlace, Stopped> {
    let pose = Rigid::new(b_in_a);
    let are_sheets = solids.iter().all(|solid| !solid.shape.is_closed());
    let mut worst = Worst {
        solids,
        pose: &pose,
        tolerance,
        asks_surfaces,
        are_sheets,
        place: WorstPlace {
            meeting: Meeting::Apart,
            deviation: 0.0,
            by_surfaces: false,
            touching: Vec::new(),
        },
    };
    for pair in pairs {
        let corners = solids[1].shape.posed_triangle(pair.b, &pose);
        let a_corners = solids[0].shape.triangle(pair.a);
        if worst.look(pair.a, &a_corners, pair.b, &corners).is_break() {
            return Ok(worst.place);
        }
    }
    let largest = solids[0].largest_deviation() + solids[1].largest_deviation();
    let near = largest + tolerance;
    let around = solids[1].shape.bounds().posed(b_in_a).grown(near);
    if around.overlaps(&solids[0].shape.bounds())
        && (largest > 0.0 || pairs.is_empty() || are_sheets)
    {
        let growth = [Vector::repeat(near); 2];
        let [a, b] = solids.map(|solid| solid.shape);
        let _ = walk_grown(a, b, b_in_a, &growth, &mut worst, work)?;
    }
    Ok(worst.place)
}

struct Worst<'a> {
    solids: [&'a Solid<'a>; 2],
    pose: &'a Rigid,
    tolerance: f64,
    asks_surfaces: bool,
    are_sheets: bool,
    place: WorstPlace,
}

impl Worst<'_> {
    fn look(
        &mut self,
        a: u32,
        a_corners: &[Point; 3],
        b: u32,
        b_corners: &[Point; 3],
    ) -> ControlFlow<()> {
        let [of_a, of_b] = [self.solids[0].deviation(a), self.solids[1].deviation(b)];
        let near = of_a + of_b + self.tolerance;
        let boxes = [a_corners, b_corners].map(Aabb::around);
        if boxes[0].distance_squared(&boxes[1]) > near * near {
            return ControlFlow::Continue(());
        }
        let thick = [
            Thick::new(*a_corners, self.solids[0].room(a)),
            Thick::new(*b_corners, self.solids[1].room(b)).posed(self.pose),
        ];
        let known = match self.are_sheets {
            true => Meeting::Apart,
            false => self.place.meeting,
        };
        let meeting = thick[0].meets(&thick[1], self.tolerance, known);
        if self.are_sheets && meeting == Meeting::Touch {
            (self.place.touching).push(Touching::of([a, b], &thick, self.tolerance));
        }
        let are_apart = || {
            let one = Piece::of(self.solids[0], a, *a_corners, thick[0], None)?;
            let other = Piece::of(self.solids[1], b, *b_corners, thick[1], Some(self.pose))?;
            Some(one.is_apart(&other, self.tolerance))
        };
        // Rooms may touch by chance where the surfaces do not.
        let asks = self.asks_surfaces && meeting != Meeting::Apart && of_a + of_b > 0.0;
        let is_parted = asks && are_apart() == Some(true);
        let place = &mut self.place;
        if is_parted {
            if meeting == Meeting::Overlap {
                place.by_surfaces = true;
                if place.meeting == Meeting::Apart {
                    place.deviation = place.deviation.max(of_a + of_b);
                }
            }
            return ControlFlow::Continue(());
        }
        if meeting > place.meeting {
            (place.meeting, place.deviation) = (meeting, of_a + of_b);
        }
        match meeting {
            Meeting::Overlap => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}

impl Visit for Worst<'_> {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        self.look(a, a_corners, b, &b_plane.corners)
    }

    fn fork(&self) -> Self {
        Self {
            place: WorstPlace {
                touching: Vec::new(),
                ..self.place
            },
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        let (place, mut other) = (&mut self.place, fork.place);
        place.touching.append(&mut other.touching);
        place.by_surfaces |= other.by_surfaces;
        if other.meeting > place.meeting {
            (place.meeting, place.deviation) = (other.meeting, other.deviation);
        } else if other.meeting == place.meeting && place.meeting == Meeting::Apart {
            place.deviation = place.deviation.max(other.deviation);
        }
    }
}
