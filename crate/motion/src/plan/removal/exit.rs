//! Measures the distance to the outside, where the parts' box and the box around all others are disjoint.

use nearpoint_geometry::bounds::Aabb;

use crate::plan::PlanningPart;
use crate::plan::lattice::{Lattice, LatticeState};

/// The boxes that determine the distance to the outside.
#[derive(Debug, Clone)]
pub(super) struct Exit {
    /// The box around all others, in the scene; `None` if there are none.
    obstacle_bounds: Option<Aabb>,
    /// The box around the parts, from their centre, for each orientation.
    boxes: Vec<Aabb>,
}

impl Exit {
    /// Computes the box around all other parts, and for each rotation of the lattice the box around the removed parts.
    pub fn new(parts: &[PlanningPart], others: &[PlanningPart], lattice: &Lattice) -> Self {
        let boxes = others.iter().map(|o| o.shape.bounds().posed(&o.pose));
        let inside = boxes.fold(Aabb::EMPTY, |all, one| all.union(&one));
        let around = |rotation: u16| {
            let state = LatticeState {
                rotation,
                ..LatticeState::START
            };
            let (pose, centre) = (lattice.pose(state), lattice.position(state).coords);
            let parts = parts
                .iter()
                .map(|p| p.shape.bounds().posed(&(pose * p.pose)));
            let all = parts.fold(Aabb::EMPTY, |all, one| all.union(&one));
            Aabb {
                lo: all.lo - centre,
                hi: all.hi - centre,
            }
        };
        let turns = 0..lattice.rotations.count() as u16;
        Self {
            obstacle_bounds: (!inside.is_empty()).then_some(inside),
            boxes: turns.map(around).collect(),
        }
    }

    /// Returns the least translation after which a plane perpendicular to an axis of the scene separates the parts from
    /// all others; 0 if one does already.
    pub fn remaining_distance(&self, lattice: &Lattice, state: LatticeState) -> f64 {
        let Some(inside) = &self.obstacle_bounds else {
            return 0.0;
        };
        let (own, centre) = (
            &self.boxes[usize::from(state.rotation)],
            lattice.position(state),
        );
        let along = |axis: usize| {
            let below = own.hi[axis] + centre[axis] - inside.lo[axis];
            let above = inside.hi[axis] - own.lo[axis] - centre[axis];
            below.min(above)
        };
        along(0).min(along(1)).min(along(2)).max(0.0)
    }
}
