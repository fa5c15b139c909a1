//! A point that proves that two parts overlap, whatever their surfaces are within the deviations.

use super::depth::Depth;
use super::enclosed::is_enclosed;
use super::solid::Solid;
use crate::closest::{Side, all_beyond, cast_ray, common_point, nearest_to};
use crate::collide::common::{Common, Facet, Origin};
use crate::collide::{Contact, Container, TrianglePair};
use crate::shape::{middle, unit_normal};
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid, Vector};
use std::cell::OnceCell;

/// Two parts as they lie to each other; points are in A's frame.
pub(super) struct Place<'a> {
    pub solids: [&'a Solid<'a>; 2],
    /// Made when they are asked for: discs are built for them, and of parts that only touch nobody asks.
    sides: [OnceCell<Side<'a>>; 2],
    pub containers: [Container<'a>; 2],
    pub pose: Rigid,
    /// What a point must be farther from each surface than the deviation there.
    pub tolerance: f64,
}

/// So many facets of a body are tried, the largest first: where a body is thick it has large facets.
const MOST_FACETS: usize = 256;
/// So many corners of meeting triangles are tried where there is no body.
const MOST_CORNERS: usize = 1024;
/// Where points are tried between two opposite walls, as shares of the way.
const SHARES: [f64; 3] = [0.5, 0.125, 0.875];

impl<'a> Place<'a> {
    pub fn new(solids: [&'a Solid<'a>; 2], b_in_a: &Pose, tolerance: f64) -> Self {
        let pose = Rigid::new(b_in_a);
        Self {
            solids,
            sides: Default::default(),
            containers: Container::both(solids[0].shape, solids[1].shape, &pose),
            pose,
            tolerance,
        }
    }

    pub fn side(&self, number: usize) -> &Side<'a> {
        let pose = [None, Some(self.pose)][number];
        self.sides[number].get_or_init(|| Side::new(self.solids[number].shape, pose))
    }

    /// How far both surfaces may be from their facets where a point proves that the parts overlap; None if no point
    /// that was tried does.
    pub fn proof(
        &self,
        pairs: &[TrianglePair],
        common: Option<&Common>,
        deepest: Option<&Depth>,
        work: &impl Work,
    ) -> Result<Option<f64>, Stopped> {
        let first = deepest.and_then(|depth| self.by_surface(depth.of?, &depth.deepest()));
        if first.is_some() {
            return Ok(first);
        }
        let Some(common) = common else {
            return self.by_corners(pairs, work);
        };
        for facet in largest_first(common).into_iter().take(MOST_FACETS) {
            work.poll(true)?;
            let corners = common.triangle(facet);
            let found = if common.is_closed {
                self.by_body(facet.from, &corners)
            } else {
                self.by_surface(facet.from, &middle(&corners))
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Whether two facets that do not deviate pass through each other where nothing beside them says that the surfaces
    /// may end before.
    pub fn is_sure_crossing(&self, pair: &TrianglePair) -> bool {
        let corners = [self.side(0).corners(pair.a), self.side(1).corners(pair.b)];
        let at = || common_point(&corners[0], &corners[1]);
        let is_known = |side: usize| {
            let bound = self.solids[side].bound_around(self.side(side), &at());
            bound.is_none_or(|bound| bound == 0.0)
        };
        pair.contact == Contact::Crossing && (0..2).all(is_known)
    }

    /// Which part, 0 or 1, is open and yet around the other, so that it may be meant to be inside.
    pub fn may_enclose(&self) -> Option<usize> {
        let around = |open: usize| {
            let other = self.side(1 - open);
            let mesh = other.shape.mesh();
            let inner = other.point(&mesh.vertices()[mesh.triangles()[0][0] as usize]);
            let own = match open {
                0 => inner,
                _ => self.pose.inverse_point(&inner),
            };
            is_enclosed(self.solids[open].shape, &own)
        };
        (0..2).find(|&part| !self.solids[part].shape.is_closed() && around(part))
    }

    /// Whether each shell of either closed part has a vertex outside the other, whatever the surfaces are. Parts whose
    /// surfaces do not meet are beside each other then: of what two parts have in common the boundary is of their
    /// surfaces, and a shell that does not meet the other's surface is all inside or all outside.
    pub fn are_beside(&self, work: &impl Work) -> Result<bool, Stopped> {
        Ok(self.is_outside(0, work)? && self.is_outside(1, work)?)
    }

    fn is_outside(&self, side: usize, work: &impl Work) -> Result<bool, Stopped> {
        let solid = self.solids[side];
        let (mesh, around) = (solid.shape.mesh(), solid.shape.around());
        let margin = solid.largest_deviation() + self.tolerance;
        let mut is_told = vec![false; around.firsts().len()];
        // The first vertices are tried first: mostly they tell.
        let vertices = around.firsts().iter();
        for &vertex in vertices.chain(mesh.triangles().iter().flatten()) {
            // Facets without width belong to no shell: what they stand for is not told.
            let Some(is_told) = is_told.get_mut(around.shell(vertex) as usize) else {
                return Ok(false);
            };
            if *is_told {
                continue;
            }
            work.poll(true)?;
            let p = self.side(side).point(&mesh.vertices()[vertex as usize]);
            if self.is_beyond(1 - side, &p, margin) {
                if self.containers[1 - side].contains(&p) {
                    return Ok(false);
                }
                *is_told = true;
            }
        }
        Ok(is_told.iter().all(|told| *told))
    }

    /// The same of meshes whose insides overlap themselves: by the corners of triangles that meet, and one of each
    /// shell.
    fn by_corners(&self, pairs: &[TrianglePair], work: &impl Work) -> Result<Option<f64>, Stopped> {
        let of_pair = |pair: &TrianglePair| [Origin::A(pair.a), Origin::B(pair.b)];
        let mut triangles: Vec<Origin> = pairs.iter().flat_map(of_pair).collect();
        triangles.sort();
        triangles.dedup();
        triangles.extend([Origin::A(0), Origin::B(0)]);
        for &of in triangles.iter().take(MOST_CORNERS) {
            work.poll(true)?;
            let (side, triangle) = of.side();
            let corners = self.side(side).corners(triangle);
            let found = corners.iter().find_map(|p| self.by_surface(of, p));
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Whether a point of one surface is so far inside the other part that the true surface is inside the true part
    /// there.
    fn by_surface(&self, of: Origin, p: &Point) -> Option<f64> {
        let (side, triangle) = of.side();
        let other = 1 - side;
        if !self.solids[other].shape.is_closed() || !self.containers[other].contains(p) {
            return None;
        }
        let own = self.solids[side];
        let own = (own.bound_around(self.side(side), p)).unwrap_or_else(|| own.deviation(triangle));
        self.is_beyond(other, p, own + self.tolerance)
            .then(|| own + self.deviation_near(other, p))
    }

    /// Looks for a point inside both parts below a facet of the body that they have in common.
    fn by_body(&self, of: Origin, corners: &[Point; 3]) -> Option<f64> {
        let inward = -unit_normal(corners);
        let begin = {
            let (side, triangle) = of.side();
            self.solids[side].deviation(triangle) + 2.0 * self.tolerance
        };
        let from = middle(corners) + inward * begin;
        let (wall, wall_deviation) = self.wall(&from, &inward)?;
        let room = wall - wall_deviation - 2.0 * self.tolerance;
        if room <= 0.0 {
            return None;
        }
        let points = SHARES.map(|share| from + inward * (room * share));
        points.iter().find_map(|p| {
            let inside = self
                .containers
                .iter()
                .all(|container| container.contains(p));
            let proven = inside
                && [0, 1]
                    .iter()
                    .all(|&side| self.is_beyond(side, p, self.tolerance));
            proven.then(|| self.deviation_near(0, p) + self.deviation_near(1, p))
        })
    }

    /// How far away the first surface of either part is, and its deviation there.
    fn wall(&self, from: &Point, direction: &Vector) -> Option<(f64, f64)> {
        let [a, b] = self.solids.map(|solid| solid.shape);
        let in_b = (
            self.pose.inverse_point(from),
            self.pose.inverse_vector(direction),
        );
        let hits = [cast_ray(a, from, direction), cast_ray(b, &in_b.0, &in_b.1)];
        let walls = hits.iter().zip(self.solids).filter_map(|(hit, solid)| {
            let hit = (*hit)?;
            Some((hit.t, solid.deviation(hit.triangle)))
        });
        walls.min_by(|x, y| x.0.total_cmp(&y.0))
    }

    /// Whether a point is farther from every triangle of a part than that one's deviation and so much more.
    fn is_beyond(&self, side: usize, p: &Point, more: f64) -> bool {
        let solid = self.solids[side];
        let largest = solid.largest_deviation() + more;
        all_beyond(self.side(side), p, largest, |t| solid.deviation(t) + more)
    }

    fn deviation_near(&self, side: usize, p: &Point) -> f64 {
        let near = nearest_to(self.side(side), p, 0.0, 0);
        self.solids[side].deviation(near.triangle)
    }
}

/// The facets of a body, the largest first, equal ones in their order.
fn largest_first(common: &Common) -> Vec<&Facet> {
    let area = |facet: &Facet| {
        let [a, b, c] = common.triangle(facet);
        (b - a).cross(&(c - a)).norm_squared()
    };
    let mut facets: Vec<(f64, &Facet)> = (common.facets.iter())
        .map(|facet| (area(facet), facet))
        .collect();
    facets.sort_by(|x, y| y.0.total_cmp(&x.0));
    facets.into_iter().map(|(_, facet)| facet).collect()
}
