//! The worst place of two parts that no point proves to overlap: which of their facets may share something.

use super::solid::Solid;
use super::thick::{Meeting, Thick};
use crate::bounds::Aabb;
use crate::collide::{Plane, TrianglePair, Visit, walk_grown};
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid, Vector};
use std::ops::ControlFlow;

/// How the facets that come nearest meet, and how far both surfaces together may be from these two facets. The first
/// two that overlap end the search.
pub(super) fn worst_place(
    solids: [&Solid; 2],
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    tolerance: f64,
    work: &impl Work,
) -> Result<(Meeting, f64), Stopped> {
    let pose = Rigid::new(b_in_a);
    let mut worst = Worst {
        solids,
        pose: &pose,
        tolerance,
        meeting: Meeting::Apart,
        deviation: 0.0,
    };
    for pair in pairs {
        let corners = solids[1].shape.posed_triangle(pair.b, &pose);
        let a_corners = solids[0].shape.triangle(pair.a);
        if worst.look(pair.a, &a_corners, pair.b, &corners).is_break() {
            return Ok(worst.told());
        }
    }
    let largest = solids[0].largest_deviation() + solids[1].largest_deviation();
    let near = largest + tolerance;
    let around = solids[1].shape.bounds().posed(b_in_a).grown(near);
    if around.overlaps(&solids[0].shape.bounds()) && (largest > 0.0 || pairs.is_empty()) {
        let growth = [Vector::repeat(near); 2];
        let _ = walk_grown(
            solids[0].shape,
            solids[1].shape,
            b_in_a,
            &growth,
            &mut worst,
            work,
        )?;
    }
    Ok(worst.told())
}

/// The worst so far.
struct Worst<'a> {
    solids: [&'a Solid<'a>; 2],
    pose: &'a Rigid,
    tolerance: f64,
    meeting: Meeting,
    deviation: f64,
}

impl Worst<'_> {
    fn told(&self) -> (Meeting, f64) {
        (self.meeting, self.deviation)
    }

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
        let meeting = thick[0].meets(&thick[1], self.tolerance, self.meeting);
        if meeting > self.meeting {
            (self.meeting, self.deviation) = (meeting, of_a + of_b);
        }
        if self.meeting == Meeting::Overlap {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl Visit for Worst<'_> {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        self.look(a, a_corners, b, &b_plane.corners)
    }

    fn fork(&self) -> Self {
        Self { ..*self }
    }

    fn merge(&mut self, fork: Self) {
        if fork.meeting > self.meeting {
            (self.meeting, self.deviation) = fork.told();
        }
    }
}
