//! Represents a part's surface by ranks of spheres.

use super::generate::{Generator, PendingCell};
use super::{CubeEdge, RankPlan, RecordedRank, SphereSettings, SpheresError};
use crate::Point;
use crate::bounds::Sphere;
use crate::executor::Executor;
use crate::shape::Shape;
use crate::tolerance::{DISTANCE_NOISE, MAX_EXACT, SPHERE_NOISE};
use crate::trace::Trace;
use std::ops::Range;
use std::sync::atomic::AtomicUsize;

/// The spheres of a part, in its frame, numbered rank by rank from 0, the one around all. Those of each rank together
/// contain the surface, and each but the first touches it. A sphere's children cover the surface within the sphere's
/// *cell*, the part of its cube that it divides; they may extend beyond the sphere.
#[derive(Debug, Clone, PartialEq)]
pub struct SphereModel {
    nodes: Vec<Node>,
    ranks: Vec<Rank>,
    /// The largest coordinate of any point of the spheres along an axis.
    max_abs_coordinate: f64,
    /// The largest distance from the surface of a sphere that counts as touching it.
    surface_noise: f64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Node {
    pub centre: Point,
    /// The first child; the children are the `count` spheres from it.
    first: u32,
    count: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Rank {
    radius: f64,
    /// The radius of a ball about any of its spheres' centres that contains the sphere's children.
    children_radius: f64,
    first: u32,
    end: u32,
}

impl SphereModel {
    /// Builds the model as US 5056031 does. From the bounding box on, it divides each cell into cubes, keeps the spheres
    /// around cubes that meet the surface, and divides their cells for the next rank.
    ///
    /// Departures: cubes are those in a sphere, see [`super::CubeEdge`]. Spheres are tested with triangles, not samples of
    /// them, meet in doubt, and are larger than planned by the rounding error. A sphere is only tested with the triangles
    /// that its parent meets, which hold all surface in its cell. Answers are the same with any number of threads. Until
    /// the next rank is made, each rank but the last also stores its cells, and 4 bytes for each triangle that each of its
    /// spheres meets.
    ///
    /// # Errors
    /// Those of [`RankPlan::new`], [`SpheresError::OutOfRange`], [`SpheresError::Unresolved`],
    /// [`SpheresError::TooManySpheres`], [`SpheresError::Interrupted`].
    pub fn build<W: Executor>(
        shape: &Shape,
        settings: &SphereSettings,
        executor: &W,
        trace: &mut impl Trace<RecordedRank>,
    ) -> Result<Self, SpheresError> {
        let accuracy = settings.accuracy;
        let bounds = shape.bounds();
        if bounds.max_abs_coordinate() > MAX_EXACT {
            let max_abs_coordinate = bounds.max_abs_coordinate();
            return Err(SpheresError::OutOfRange { max_abs_coordinate });
        }
        let plan = RankPlan::for_shape(shape, accuracy, settings.radius_sequence)?;
        let ranks = plan.radii().len();
        let max_abs_coordinate = bounds.max_abs_coordinate() + plan.radii()[0];
        let noise = SPHERE_NOISE * max_abs_coordinate;
        let growth = 4.0 * noise;
        if plan.radii().len() > 1 && accuracy <= growth {
            return Err(SpheresError::Unresolved {
                accuracy,
                max_abs_coordinate,
            });
        }
        let mut model = Self {
            nodes: Vec::new(),
            ranks: Vec::new(),
            max_abs_coordinate: max_abs_coordinate + growth,
            surface_noise: DISTANCE_NOISE * max_abs_coordinate,
        };
        model.add(plan.radii()[0] + growth, [bounds.centre()], ranks, trace);
        let kept = AtomicUsize::new(1);
        let mut cells = vec![PendingCell {
            cell: bounds,
            triangles: (0..shape.mesh().triangles().len() as u32).collect(),
        }];
        for (i, pair) in plan.radii().windows(2).enumerate() {
            let [enough, radius] = [pair[0], pair[1]];
            let limit = settings.limit.min(u32::MAX as usize);
            let too_many = SpheresError::TooManySpheres {
                accuracy,
                limit,
                enough,
            };
            let generator = Generator {
                shape,
                edge: settings.cube_edge.length(radius),
                radius: radius + growth,
                noise: [noise, model.surface_noise],
                cube_overlap: settings.cube_overlap,
                filter: settings.filter,
                cubes_protrude: settings.cube_edge != CubeEdge::CubeInSphere,
                is_last: i + 2 == plan.radii().len(),
                sphere_count: &kept,
                limit: (limit, too_many),
                executor,
            };
            let batch = generator.divide(&cells)?;
            model.link(&batch.counts);
            model.add(radius + growth, batch.centres, ranks, trace);
            model.enclose();
            cells = batch.cells;
        }
        model.nodes.shrink_to_fit();
        Ok(model)
    }

    /// Sets the numbers of children of the last rank's spheres.
    fn link(&mut self, counts: &[u32]) {
        let mut first = self.nodes.len() as u32;
        let last = self.spheres_of_rank(self.ranks.len() - 1);
        let parents = &mut self.nodes[last.start as usize..last.end as usize];
        for (parent, &count) in parents.iter_mut().zip(counts) {
            (parent.first, parent.count) = (first, count);
            first += count;
        }
    }

    fn add(
        &mut self,
        radius: f64,
        centres: impl IntoIterator<Item = Point>,
        ranks: usize,
        trace: &mut impl Trace<RecordedRank>,
    ) {
        let first = self.nodes.len() as u32;
        self.nodes.extend(centres.into_iter().map(|centre| Node {
            centre,
            first: 0,
            count: 0,
        }));
        let end = self.nodes.len() as u32;
        let rank = self.ranks.len();
        self.ranks.push(Rank {
            radius,
            children_radius: radius,
            first,
            end,
        });
        trace.record(|| RecordedRank {
            rank,
            ranks,
            radius,
            spheres: end - first,
        });
    }

    /// Sets how far the children of the last rank but one extend beyond their spheres.
    fn enclose(&mut self) {
        let parents = self.ranks.len() - 2;
        let away = |parent: u32| {
            let centre = self.centre(parent);
            self.children(parent).fold(0.0, |most: f64, child| {
                most.max((self.centre(child) - centre).norm())
            })
        };
        let most = self.spheres_of_rank(parents).map(away).fold(0.0, f64::max);
        self.ranks[parents].children_radius = most + self.surface_noise + self.radius(parents + 1);
    }

    /// Returns the number of ranks, at least one.
    pub fn rank_count(&self) -> usize {
        self.ranks.len()
    }

    /// Returns the numbers of a rank's spheres; none beyond the last.
    pub fn spheres_of_rank(&self, rank: usize) -> Range<u32> {
        self.ranks.get(rank).map_or(0..0, |r| r.first..r.end)
    }

    /// Returns the number of spheres of each rank.
    pub fn sphere_counts(&self) -> Vec<u32> {
        self.ranks.iter().map(|r| r.end - r.first).collect()
    }

    /// Returns the radius of a rank's spheres, grown by the rounding error; beyond the last rank, that of the last.
    pub fn radius(&self, rank: usize) -> f64 {
        self.ranks[rank.min(self.ranks.len() - 1)].radius
    }

    /// Returns the radius of the smallest spheres.
    pub fn min_radius(&self) -> f64 {
        self.radius(self.ranks.len() - 1)
    }

    /// Returns the rank of the sphere of this number.
    pub fn rank_of(&self, sphere: u32) -> usize {
        self.ranks.partition_point(|rank| rank.end <= sphere)
    }

    /// Returns the number of all spheres.
    pub fn len(&self) -> u32 {
        self.nodes.len() as u32
    }

    /// Returns false, as a mesh has at least one triangle.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the sphere of this number, in the part's frame.
    pub fn sphere(&self, sphere: u32) -> Sphere {
        Sphere {
            centre: self.centre(sphere),
            radius: self.radius(self.rank_of(sphere)),
        }
    }

    #[inline]
    pub(super) fn centre(&self, sphere: u32) -> Point {
        self.nodes[sphere as usize].centre
    }

    /// Returns the numbers of a sphere's children. There are none in the last rank, nor if the sphere meets the surface
    /// only in its neighbours' cells.
    #[inline]
    pub fn children(&self, sphere: u32) -> Range<u32> {
        let node = &self.nodes[sphere as usize];
        node.first..node.first + node.count
    }

    #[inline]
    pub(super) fn children_of(&self, sphere: u32) -> &[Node] {
        let range = self.children(sphere);
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// Returns the radius of a ball about any centre of a rank that contains that sphere's children.
    pub(super) fn children_radius(&self, rank: usize) -> f64 {
        self.ranks[rank].children_radius
    }

    pub(super) fn max_abs_coordinate(&self) -> f64 {
        self.max_abs_coordinate
    }

    /// Returns the largest distance of any point of a smallest sphere from the surface.
    pub(super) fn max_surface_distance(&self) -> f64 {
        2.0 * self.min_radius() + 4.0 * self.surface_noise
    }
}
