//! Locates points over the known surfaces of two parts, near facets that decide nothing.
//!
//! Let all facets whose surface may reach a ball belong to one known surface S. What the part's border has in the ball is
//! closed, and has no rim. So it is all of S there, or nothing. It is not nothing if the ball contains some of the border,
//! by the nearness of the surface ([`super::Solid::deviation_at`]). Then the height over S says which side of the
//! border the points of the ball are on, as exactly as the file states S. So a point of one part's surface is known to be
//! inside the other, on its surface, or outside.
//!
//! Where both faces are known all around an axis, the ball may be smaller ([`super::face_profiles`]): it contains some of the
//! face, and no other face whose profile is farther away.

use super::face_profiles::PointBehind;
use super::interference_proof::{MAX_CORNERS, PosedPair};
use super::surface_facet::SurfaceFacet;
use super::tolerance_zone::ToleranceZone;
use super::worst_facets::WorstFacets;
use crate::Point;
use crate::closest::{any_within_distance, common_point, project_point, to_triangle};
use crate::executor::{Executor, Interrupted};
use crate::shape::triangle_centroid;

/// The side of the other part's surface on which a vertex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum VertexSide {
    Outside,
    Inside,
}

/// The depth of a point close behind a surface, in units of the tolerance.
const INSET: f64 = 8.0;

/// The way in which two parts whose surfaces do not cross lie to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Nesting {
    /// Beside each other.
    Beside,
    /// A point of one's surface is inside the other.
    Overlapping,
    Unknown,
}

impl PosedPair<'_> {
    /// Returns whether a point of one part's surface, near facets that may overlap, is surely inside the other.
    pub(super) fn is_overlap_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        for (faces, [facet, _]) in self.face_pairs(near) {
            executor.poll(true)?;
            let beside = triangle_centroid(&self.side(0).corners(facet));
            let points = self.profiles.points_behind(faces, &beside);
            let is_proven = points.iter().any(|point| self.is_alone(point));
            self.profiles.complete()?;
            if is_proven {
                return Ok(true);
            }
        }
        self.is_witnessed(near, executor, |[_, high]| high < -self.tolerance)
    }

    fn is_alone(&self, point: &PointBehind) -> bool {
        let (solid, posed) = (self.solids[point.side], self.side(point.side));
        let mut facets = Vec::new();
        let reach = point.reach + solid.max_deviation();
        let _ = any_within_distance(posed, &point.point, reach, |triangle| {
            let off = to_triangle(&point.point, &posed.corners(triangle)).distance_squared;
            if off.sqrt() <= point.reach + solid.deviation(triangle) {
                facets.push(triangle);
            }
            false
        });
        self.profiles.is_alone(point, &facets)
    }

    /// Returns all pairs of faces over these facets, each with two of the facets.
    fn face_pairs(&self, near: &WorstFacets) -> Vec<([u32; 2], [u32; 2])> {
        let mut pairs = Vec::new();
        for facets in &near.facets {
            let [of_a, of_b] = [0, 1].map(|side| self.solids[side].faces_over(facets[side]));
            let faces = of_a.iter().flat_map(|&a| of_b.iter().map(move |&b| [a, b]));
            pairs.extend(faces.map(|faces| (faces, *facets)));
        }
        pairs.sort();
        pairs.dedup_by_key(|pair| pair.0);
        pairs
    }

    /// Returns whether a point of one part's surface, near facets that touch, is surely on the other's.
    pub(super) fn is_contact_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
    ) -> Result<bool, Interrupted> {
        for (faces, facets) in self.face_pairs(near) {
            executor.poll(true)?;
            let [a, b] = [0, 1].map(|side| self.side(side).corners(facets[side]));
            let starts = [common_point(&a, &b), triangle_centroid(&a)];
            let is_contact = self.profiles.is_contact(faces, &starts);
            self.profiles.complete()?;
            if is_contact {
                return Ok(true);
            }
        }
        self.is_witnessed(near, executor, |[low, high]| {
            low >= -self.tolerance && high <= self.tolerance
        })
    }

    fn is_witnessed(
        &self,
        near: &WorstFacets,
        executor: &impl Executor,
        is_meant: impl Fn([f64; 2]) -> bool,
    ) -> Result<bool, Interrupted> {
        for facets in &near.facets {
            executor.poll(true)?;
            if self.witness_heights(*facets).any(&is_meant) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the heights of points of either part's surface over the other's surface: of points near two facets, and of
    /// the lowest ones that are reached from there.
    fn witness_heights(&self, facets: [u32; 2]) -> impl Iterator<Item = [f64; 2]> {
        let corners = [0, 1].map(|side| self.side(side).corners(facets[side]));
        let [a, b] = corners.map(|corners| triangle_centroid(&corners));
        let near = [a, b, common_point(&corners[0], &corners[1])];
        let over = move |side: usize, p: &Point| self.local_heights(1 - side, p, facets[1 - side]);
        let at_corners = (0..2).flat_map(move |side| {
            let vertices = self.solids[side].shape.mesh().triangles()[facets[side] as usize];
            let points = corners[side].into_iter().zip(vertices);
            points.filter_map(move |(p, vertex)| {
                let error = self.vertex_error(side, vertex)?;
                let [low, high] = over(side, &p)?;
                Some([low - error, high + error])
            })
        });
        let of_facets = [0, 1].map(|side| self.surface_facet(side, facets[side]));
        let tries = (0..2).flat_map(move |side| near.map(|p| (side, p)));
        let tries = tries.flat_map(|(side, p)| [false, true].map(|is_lowest| (side, p, is_lowest)));
        let projected = tries.filter_map(move |(side, p, is_lowest)| {
            let own = of_facets[side].as_ref()?;
            let point = match is_lowest {
                false => own.project(&p)?,
                true => own.lowest_over(of_facets[1 - side].as_ref()?, &p)?,
            };
            let [own_low, own_high] = self.local_heights(side, &point, facets[side])?;
            let is_on_it = own_low.abs().max(own_high.abs()) <= self.tolerance;
            let [low, high] = over(side, &point)?;
            is_on_it.then_some([low + own_low, high + own_high])
        });
        at_corners.chain(projected)
    }

    /// Returns how far a vertex may be from the part's surface: as far as the faces around it are from their surfaces. None
    /// if a surface is not known.
    fn vertex_error(&self, side: usize, vertex: u32) -> Option<f64> {
        let around = self.solids[side].shape.vertex_triangles().triangles(vertex);
        let errors = around
            .iter()
            .map(|&t| Some(self.solids[side].surface(t)?.1));
        errors.sum::<Option<f64>>()
    }

    /// Finds whether each shell of either closed part has a vertex outside the other, for any surfaces within the
    /// deviations. If the surfaces do not meet, the parts are then beside each other. The boundary of their intersection
    /// consists of their surfaces, and a shell that does not meet the other's surface is all inside or all outside. A vertex
    /// that is surely inside the other, deeper than the tolerance, proves an overlap.
    pub fn nesting(&self, executor: &impl Executor) -> Result<Nesting, Interrupted> {
        let of_a = self.nesting_of_shells(0, executor)?;
        match of_a {
            Nesting::Beside => self.nesting_of_shells(1, executor),
            _ => Ok(of_a),
        }
    }

    fn nesting_of_shells(
        &self,
        side: usize,
        executor: &impl Executor,
    ) -> Result<Nesting, Interrupted> {
        let solid = self.solids[side];
        let (mesh, around) = (solid.shape.mesh(), solid.shape.vertex_triangles());
        let margin = solid.max_deviation() + self.tolerance;
        let mut is_reported = vec![false; around.shell_representatives().len()];
        let mut tries = MAX_CORNERS;
        // The first vertices usually decide, so they are tried first.
        let vertices = around.shell_representatives().iter();
        for &vertex in vertices.chain(mesh.triangles().iter().flatten()) {
            // Facets without width belong to no shell, and prove nothing.
            let Some(is_reported) = is_reported.get_mut(around.shell(vertex) as usize) else {
                return Ok(Nesting::Unknown);
            };
            if *is_reported {
                continue;
            }
            executor.poll(true)?;
            let p = self.side(side).point(&mesh.vertices()[vertex as usize]);
            if self.is_beyond_deviation(1 - side, &p, margin) {
                if self.containers[1 - side].contains(&p) {
                    return Ok(Nesting::Overlapping);
                }
                *is_reported = true;
            } else if tries > 0 {
                tries -= 1;
                match self.side_of_surface(side, vertex, &p) {
                    Some(VertexSide::Inside) => return Ok(Nesting::Overlapping),
                    found => *is_reported = found.is_some(),
                }
            }
        }
        Ok(match is_reported.iter().all(|reported| *reported) {
            true => Nesting::Beside,
            false => Nesting::Unknown,
        })
    }

    /// Returns whether a vertex of one part is outside the other or inside, by the other's surface near it. If it is on that
    /// surface, a point close behind it in its own part is located. What both have in common then has no border along the
    /// vertex's surface.
    fn side_of_surface(&self, side: usize, vertex: u32, p: &Point) -> Option<VertexSide> {
        let solid = self.solids[side];
        let &triangle = solid.shape.vertex_triangles().triangles(vertex).first()?;
        let own = self.surface_facet(side, triangle);
        // The surface may be this far from the vertex, and a mesh has no other.
        let own_error = own.as_ref().map_or(0.0, SurfaceFacet::surface_error);
        let margin = self.tolerance + own_error;
        let [low, high] = self.local_heights(1 - side, p, 0)?;
        if low > margin {
            return Some(VertexSide::Outside);
        }
        if high < -margin {
            return Some(VertexSide::Inside);
        }
        let inset = p - own?.normal_at(p)? * (INSET * margin);
        let [_, high] = self.local_heights(side, &inset, triangle)?;
        let [low, _] = self.local_heights(1 - side, &inset, 0)?;
        (high < -margin && low > margin).then_some(VertexSide::Outside)
    }

    /// Returns the bounds of a point's height over the part's border, outward, if the border near it lies on one known
    /// surface. The search for the nearest facet begins at this one.
    fn local_heights(&self, side: usize, p: &Point, facet: u32) -> Option<[f64; 2]> {
        let (solid, posed) = (self.solids[side], self.side(side));
        let near = project_point(posed, p, 0.0, facet);
        let known = self.surface_facet(side, near.triangle)?;
        let bound = solid.deviation_at(posed, near.triangle, &near.point);
        let reach = near.distance + bound + self.tolerance;
        let faces = solid.shape.mesh().faces();
        let is_same = |triangle: u32| {
            faces[triangle as usize] == faces[near.triangle as usize]
                || (self.surface_facet(side, triangle))
                    .is_some_and(|other| known.is_same_surface(&other, p, reach, self.tolerance))
        };
        let is_other = |triangle: u32| {
            let off = to_triangle(p, &posed.corners(triangle)).distance_squared;
            off.sqrt() <= reach + solid.deviation(triangle) && !is_same(triangle)
        };
        let is_alone = known.is_one_sheet(reach)
            && !any_within_distance(posed, p, reach + solid.max_deviation(), is_other);
        is_alone.then(|| known.outward_heights(p)).flatten()
    }

    fn surface_facet(&self, side: usize, triangle: u32) -> Option<SurfaceFacet<'_>> {
        let solid = self.solids[side];
        let corners = self.side(side).corners(triangle);
        let zone = ToleranceZone::new(corners, solid.envelope(triangle));
        let pose = [None, Some(&self.pose)][side];
        let zone = pose.map_or(zone, |pose| zone.posed(pose));
        SurfaceFacet::new(solid, triangle, corners, zone, pose)
    }
}
