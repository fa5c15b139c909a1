//! Finds the worst facets of two parts that no point proves to overlap: those that may share something.

use super::face_profiles::FaceProfiles;
use super::interference_proof::PosedPair;
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
    /// True if zones of facets overlap somewhere, and only the known surfaces show that they do not.
    pub(super) is_decided_by_surfaces: bool,
    /// The facets that are collected, no more than [`SurfaceUse::max_facets`].
    pub(super) facets: Vec<[u32; 2]>,
    /// All touching facets of two surfaces with rims, in no order; some may occur twice.
    pub(super) touching: Vec<TouchingFacets>,
}

/// The way in which the known surfaces are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SurfaceUse {
    /// They are not used.
    Ignored,
    /// They decide about zones that overlap.
    Deciding,
    /// Every two facets whose zones meet must be known to touch from outside, or be separated. The facets that touch are
    /// collected.
    Contacts,
    /// The facets that may overlap are collected, and do not end the search.
    Overlaps,
    /// They are not used. The facets whose zones touch are collected.
    Touching,
}

impl SurfaceUse {
    /// Returns the largest number of facets that are collected.
    fn max_facets(self) -> usize {
        match self {
            // Few of them may show that the surfaces touch.
            Self::Touching => 1024,
            _ => 64,
        }
    }
}

/// Finds the worst facets.
pub(super) fn worst_facets(
    pair: &PosedPair,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
    surfaces: SurfaceUse,
    executor: &impl Executor,
) -> Result<WorstFacets, Interrupted> {
    let (solids, pose, tolerance) = (pair.solids, pair.pose, pair.tolerance);
    let are_sheets = solids.iter().all(|solid| !solid.shape.is_closed());
    let largest = solids[0].max_reach() + solids[1].max_reach();
    let near = largest + tolerance;
    let mut worst = WorstFacetsSearch {
        solids,
        near,
        pose: &pose,
        tolerance,
        surfaces,
        are_sheets,
        profiles: &pair.profiles,
        result: WorstFacets {
            relation: ZoneRelation::Separated,
            deviation: 0.0,
            is_decided_by_surfaces: false,
            facets: Vec::new(),
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
            return worst.finish();
        }
    }
    let around = solids[1].shape.bounds().posed(b_in_a).grown(near);
    if around.overlaps(&solids[0].shape.bounds())
        && (largest > 0.0 || pairs.is_empty() || are_sheets)
    {
        let growth = [Vector::repeat(near); 2];
        let [a, b] = solids.map(|solid| solid.shape);
        let _ = traverse_expanded(a, b, b_in_a, &growth, &mut worst, executor)?;
    }
    worst.finish()
}

struct WorstFacetsSearch<'a> {
    solids: [&'a Solid<'a>; 2],
    pose: &'a RigidTransform,
    /// Facets farther apart than this have nothing in common.
    near: f64,
    tolerance: f64,
    surfaces: SurfaceUse,
    are_sheets: bool,
    profiles: &'a FaceProfiles<'a>,
    result: WorstFacets,
}

impl WorstFacetsSearch<'_> {
    /// Returns the result, unless a comparison of surfaces was interrupted.
    fn finish(self) -> Result<WorstFacets, Interrupted> {
        self.profiles.complete()?;
        Ok(self.result)
    }

    fn compare_facets(
        &mut self,
        a: u32,
        a_corners: &[Point; 3],
        b: u32,
        b_corners: &[Point; 3],
    ) -> ControlFlow<()> {
        let boxes = [a_corners, b_corners].map(Aabb::from_points);
        let apart = boxes[0].distance_squared(&boxes[1]);
        if apart > self.near * self.near {
            return ControlFlow::Continue(());
        }
        let near = self.solids[0].reach(a) + self.solids[1].reach(b) + self.tolerance;
        if apart > near * near {
            return ControlFlow::Continue(());
        }
        let [of_a, of_b] = [self.solids[0].deviation(a), self.solids[1].deviation(b)];
        let thick = [
            ToleranceZone::new(*a_corners, self.solids[0].envelope(a)),
            ToleranceZone::new(*b_corners, self.solids[1].envelope(b)).posed(self.pose),
        ];
        // A pair that is no worse than the worst need not be known, unless each contact is examined.
        let is_each_known = matches!(self.surfaces, SurfaceUse::Contacts | SurfaceUse::Touching);
        let known = match self.are_sheets || is_each_known {
            true => ZoneRelation::Separated,
            false => self.result.relation,
        };
        let meeting = thick[0].relation_to(&thick[1], self.tolerance, known);
        if self.are_sheets && meeting == ZoneRelation::Touch {
            (self.result.touching).push(TouchingFacets::new([a, b], &thick, self.tolerance));
        }
        if meeting == ZoneRelation::Separated {
            return ControlFlow::Continue(());
        }
        let is_asked = match self.surfaces {
            _ if self.profiles.stops() => return ControlFlow::Break(()),
            SurfaceUse::Ignored | SurfaceUse::Touching => false,
            // Zones may touch by chance where the surfaces do not.
            SurfaceUse::Deciding | SurfaceUse::Overlaps => of_a + of_b > 0.0,
            SurfaceUse::Contacts => true,
        };
        let corners = [a_corners, b_corners];
        let by_surfaces = is_asked.then(|| self.relation_of_surfaces([a, b], corners, thick));
        let worst = &mut self.result;
        let known = match (by_surfaces, self.surfaces) {
            (Some(known), SurfaceUse::Contacts) => known,
            (Some(known), _) => known.min(meeting),
            (None, _) => meeting,
        };
        if known != meeting && meeting == ZoneRelation::Overlap {
            worst.is_decided_by_surfaces = true;
            if worst.relation == ZoneRelation::Separated {
                worst.deviation = worst.deviation.max(of_a + of_b);
            }
        }
        let is_collected = match self.surfaces {
            SurfaceUse::Contacts | SurfaceUse::Touching => known == ZoneRelation::Touch,
            SurfaceUse::Overlaps => known == ZoneRelation::Overlap,
            SurfaceUse::Ignored | SurfaceUse::Deciding => false,
        };
        let is_full = |worst: &WorstFacets| worst.facets.len() >= self.surfaces.max_facets();
        if is_collected && !is_full(worst) {
            worst.facets.push([a, b]);
        }
        if known > worst.relation {
            (worst.relation, worst.deviation) = (known, of_a + of_b);
        }
        match known {
            ZoneRelation::Overlap if self.surfaces != SurfaceUse::Overlaps => {
                ControlFlow::Break(())
            }
            _ if is_full(worst) && self.surfaces != SurfaceUse::Contacts => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Finds how the surfaces over two facets lie to each other, as far as they are known.
    // Never inlined: loaded by this name, with the first file that states its surfaces.
    #[inline(never)]
    fn relation_of_surfaces(
        &self,
        facets: [u32; 2],
        corners: [&[Point; 3]; 2],
        zones: [ToleranceZone; 2],
    ) -> ZoneRelation {
        let facet = |side: usize| {
            let pose = [None, Some(self.pose)][side];
            SurfaceFacet::new(
                self.solids[side],
                facets[side],
                *corners[side],
                zones[side],
                pose,
            )
        };
        let Some([a, b]) = facet(0).zip(facet(1)).map(<[_; 2]>::from) else {
            return ZoneRelation::Overlap;
        };
        let relation = a.relation_to(&b, self.profiles, self.tolerance);
        let is_uncertain = relation == ZoneRelation::Touch
            && self.surfaces == SurfaceUse::Contacts
            && a.may_overlap_around_edge(&b, self.tolerance);
        match is_uncertain {
            true => ZoneRelation::Overlap,
            false => relation,
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
                facets: Vec::new(),
                ..self.result
            },
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        let (worst, mut other) = (&mut self.result, fork.result);
        worst.touching.append(&mut other.touching);
        worst.facets.append(&mut other.facets);
        worst.is_decided_by_surfaces |= other.is_decided_by_surfaces;
        if other.relation > worst.relation {
            (worst.relation, worst.deviation) = (other.relation, other.deviation);
        } else if other.relation == worst.relation && worst.relation == ZoneRelation::Separated {
            worst.deviation = worst.deviation.max(other.deviation);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executor::SequentialExecutor;
    use crate::shape::{FaceSurface, Mesh, Shape, primitives};
    use crate::unit::Unit;
    use std::f64::consts::PI;

    /// Makes a cube that states the planes of its faces.
    fn cube() -> Shape {
        let mesh = Mesh::weld(primitives::cuboid(2.0, 2.0, 2.0)).unwrap();
        let plane = |face: u32| {
            let mut of_face = (0..mesh.triangles().len() as u32).zip(mesh.faces());
            let (t, _) = of_face.find(|(_, of)| **of == face).unwrap();
            let normal = crate::shape::unit_normal(&mesh.corners(t));
            FaceSurface::Plane { normal }
        };
        let known = (0..mesh.face_count()).map(plane).collect();
        let flat = vec![0.0; mesh.triangles().len()];
        Shape::build(
            mesh.with_surfaces(known, flat).unwrap(),
            &SequentialExecutor,
        )
    }

    /// Two cubes have an edge in common. If they overlap there, one of the faces is behind one of the other's, however wide
    /// or narrow the sector is that they share.
    #[test]
    fn facets_at_common_edge_touch_only_if_parts_do() {
        let shape = cube();
        let solid = || Solid {
            shape: &shape,
            is_exact_mesh: false,
            unit: Unit::Mm,
        };
        let mut counts = [0; 2];
        for (n, along) in (0..72).flat_map(|n| [(n, 0.0), (n, 0.37)]) {
            let angle = f64::from(n) * PI / 36.0 + 0.01;
            // The edge at x = 1, y = 1 stays on its line.
            let edge = Pose::translation(1.0, 1.0, along);
            let b_in_a =
                edge * Pose::rotation(Vector::z() * angle) * Pose::translation(-1.0, -1.0, 0.0);
            let (a, b) = (solid(), solid());
            let tolerance = 1e-9;
            let pair = PosedPair::new([&a, &b], &b_in_a, tolerance, &SequentialExecutor);
            let pairs =
                crate::collide::colliding_pairs(&shape, &shape, &b_in_a, &SequentialExecutor);
            let worst = worst_facets(
                &pair,
                &b_in_a,
                &pairs.unwrap(),
                SurfaceUse::Contacts,
                &SequentialExecutor,
            );
            // They are a quarter turn wide each, and meet from outside if they are a quarter turn apart or more.
            let is_apart = (0.5 * PI..1.5 * PI).contains(&angle);
            let relation = worst.unwrap().relation;
            assert!(is_apart || relation == ZoneRelation::Overlap, "{angle}");
            let is_excused = relation < ZoneRelation::Overlap;
            counts[usize::from(is_excused)] += 1;
        }
        assert!(counts.iter().all(|&count| count > 3), "{counts:?}");
    }
}
