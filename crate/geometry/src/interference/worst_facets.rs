//! Finds the worst facets of two parts that no point proves to overlap: those that may share something.

use super::solid::Solid;
use super::surface_facet::SurfaceFacet;
use super::tolerance_zone::{ToleranceZone, ZoneRelation};
use super::touching_facets::TouchingFacets;
use crate::bounds::Aabb;
use crate::collide::{PairVisitor, Plane, TrianglePair, traverse_expanded};
use crate::executor::{Executor, Interrupted};
use crate::{Point, Pose, RigidTransform, Vector};
use std::ops::ControlFlow;

/// The worst facets found; the first two facets that overlap end the search.
#[derive(Debug)]
pub(super) struct WorstFacets {
    /// The relation of the facets that come nearest.
    pub(super) relation: ZoneRelation,
    /// The largest distance of both surfaces together from two facets: the nearest, or those decided by their surfaces.
    pub(super) deviation: f64,
    /// True if zones of facets overlap somewhere, and only the known surfaces separate them.
    pub(super) is_decided_by_surfaces: bool,
    /// All touching facets of two surfaces with rims, in no order; some may occur twice.
    pub(super) touching: Vec<TouchingFacets>,
}

/// Finds the worst facets; it uses the known surfaces only if `uses_surfaces`.
pub(super) fn worst_facets(
    solids: [&Solid; 2],
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    tolerance: f64,
    uses_surfaces: bool,
    executor: &impl Executor,
) -> Result<WorstFacets, Interrupted> {
    let pose = RigidTransform::new(b_in_a);
    let are_sheets = solids.iter().all(|solid| !solid.shape.is_closed());
    let mut worst = WorstFacetsSearch {
        solids,
        pose: &pose,
        tolerance,
        uses_surfaces,
        are_sheets,
        result: WorstFacets {
            relation: ZoneRelation::Separated,
            deviation: 0.0,
            is_decided_by_surfaces: false,
            touching: Vec::new(),
        },
    };
    for pair in pairs {
        let corners = solids[1].shape.posed_triangle(pair.b, &pose);
        let a_corners = solids[0].shape.triangle(pair.a);
        if worst
            .compare_facets(pair.a, &a_corners, pair.b, &corners)
            .is_break()
        {
            return Ok(worst.result);
        }
    }
    let largest = solids[0].max_deviation() + solids[1].max_deviation();
    let near = largest + tolerance;
    let around = solids[1].shape.bounds().posed(b_in_a).grown(near);
    if around.overlaps(&solids[0].shape.bounds())
        && (largest > 0.0 || pairs.is_empty() || are_sheets)
    {
        let growth = [Vector::repeat(near); 2];
        let [a, b] = solids.map(|solid| solid.shape);
        let _ = traverse_expanded(a, b, b_in_a, &growth, &mut worst, executor)?;
    }
    Ok(worst.result)
}

struct WorstFacetsSearch<'a> {
    solids: [&'a Solid<'a>; 2],
    pose: &'a RigidTransform,
    tolerance: f64,
    uses_surfaces: bool,
    are_sheets: bool,
    result: WorstFacets,
}

impl WorstFacetsSearch<'_> {
    fn compare_facets(
        &mut self,
        a: u32,
        a_corners: &[Point; 3],
        b: u32,
        b_corners: &[Point; 3],
    ) -> ControlFlow<()> {
        let [of_a, of_b] = [self.solids[0].deviation(a), self.solids[1].deviation(b)];
        let near = of_a + of_b + self.tolerance;
        let boxes = [a_corners, b_corners].map(Aabb::from_points);
        if boxes[0].distance_squared(&boxes[1]) > near * near {
            return ControlFlow::Continue(());
        }
        let thick = [
            ToleranceZone::new(*a_corners, self.solids[0].envelope(a)),
            ToleranceZone::new(*b_corners, self.solids[1].envelope(b)).posed(self.pose),
        ];
        let known = match self.are_sheets {
            true => ZoneRelation::Separated,
            false => self.result.relation,
        };
        let meeting = thick[0].relation_to(&thick[1], self.tolerance, known);
        if self.are_sheets && meeting == ZoneRelation::Touch {
            (self.result.touching).push(TouchingFacets::new([a, b], &thick, self.tolerance));
        }
        let are_apart = || {
            let one = SurfaceFacet::new(self.solids[0], a, *a_corners, thick[0], None)?;
            let other =
                SurfaceFacet::new(self.solids[1], b, *b_corners, thick[1], Some(self.pose))?;
            Some(one.is_separated(&other, self.tolerance))
        };
        // Zones may touch by chance where the surfaces do not.
        let needs_surfaces =
            self.uses_surfaces && meeting != ZoneRelation::Separated && of_a + of_b > 0.0;
        let is_separated = needs_surfaces && are_apart() == Some(true);
        let worst = &mut self.result;
        if is_separated {
            if meeting == ZoneRelation::Overlap {
                worst.is_decided_by_surfaces = true;
                if worst.relation == ZoneRelation::Separated {
                    worst.deviation = worst.deviation.max(of_a + of_b);
                }
            }
            return ControlFlow::Continue(());
        }
        if meeting > worst.relation {
            (worst.relation, worst.deviation) = (meeting, of_a + of_b);
        }
        match meeting {
            ZoneRelation::Overlap => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}

impl PairVisitor for WorstFacetsSearch<'_> {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        self.compare_facets(a, a_corners, b, &b_plane.corners)
    }

    fn fork(&self) -> Self {
        Self {
            result: WorstFacets {
                touching: Vec::new(),
                ..self.result
            },
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        let (worst, mut other) = (&mut self.result, fork.result);
        worst.touching.append(&mut other.touching);
        worst.is_decided_by_surfaces |= other.is_decided_by_surfaces;
        if other.relation > worst.relation {
            (worst.relation, worst.deviation) = (other.relation, other.deviation);
        } else if other.relation == worst.relation && worst.relation == ZoneRelation::Separated {
            worst.deviation = worst.deviation.max(other.deviation);
        }
    }
}
