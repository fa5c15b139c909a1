//! Finds regions of coplanar triangles.
//!
//! A region grows from its largest triangle over edges with exactly two triangles. An added triangle must lie in the
//! *region's* plane, the mean of all triangles so far; a small bend from its neighbour is not enough. So a finely divided
//! cylinder does not become flat facet by facet. At the end every triangle is compared with the final plane. If the plane
//! has moved away from one, the region grows again with that plane fixed.

use super::centred_mesh::{CentredMesh, NONE};
use crate::Vector;
use crate::hull::CompressedLists;
use crate::nalgebra::Matrix3;
use crate::tolerance::MIN_FACE_WIDTH;

/// A plane: all points at one height along a normal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plane {
    /// The normal, of unit length.
    pub(super) normal: Vector,
    pub(super) height: f64,
}

/// A region of triangles in one plane.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) plane: Plane,
    pub(super) area: f64,
    /// The centroid, relative to the part's centre.
    pub(super) centroid: Vector,
    /// The second moment about the centroid, over the area: `∫ x xᵀ / area`.
    spread: Matrix3<f64>,
    /// Twice the area over the length of the boundary: the width of a strip or a ring, half the side of a square.
    pub(super) mean_width: f64,
    /// True if it is all of every face of the mesh that it has a triangle of, slivers aside.
    pub(super) covers_whole_faces: bool,
}

impl Region {
    /// Creates the region of these triangles, in ascending order, which add up to `sums`.
    fn measured(
        surface: &CentredMesh,
        plane: Plane,
        sums: &Sums,
        triangles: &[u32],
        is_inside: impl Fn(u32) -> bool,
    ) -> Self {
        let centroid = sums.moment / sums.area;
        Self {
            plane,
            area: sums.area,
            centroid,
            spread: spread(surface, triangles, &centroid) / sums.area,
            mean_width: 2.0 * sums.area / length_around(surface, triangles, is_inside),
            covers_whole_faces: true,
        }
    }

    /// Creates the region of all triangles of a face, in ascending order, whose plane is known by a normal of either sense.
    /// Returns None if they have no area.
    pub(super) fn of_face(
        surface: &CentredMesh,
        normal: Vector,
        triangles: &[u32],
    ) -> Option<Self> {
        let mut sums = Sums::default();
        for &t in triangles {
            sums.add(surface, t);
        }
        let outward = match normal.dot(&sums.vector) < 0.0 {
            true => -normal,
            false => normal,
        };
        let plane = sums.plane_along(outward)?;
        let is_inside = |t: u32| triangles.binary_search(&t).is_ok();
        Some(Self::measured(surface, plane, &sums, triangles, is_inside))
    }

    /// Returns the width along a direction of any length in the plane: that of the rectangle with the same moment. It is 0
    /// without a direction.
    pub(super) fn width(&self, direction: &Vector) -> f64 {
        let square = direction.norm_squared();
        if square > 0.0 {
            (12.0 * direction.dot(&(self.spread * direction)) / square)
                .max(0.0)
                .sqrt()
        } else {
            0.0
        }
    }

    /// Returns whether it is too narrow to be a face.
    pub(super) fn is_sliver(&self, surface: &CentredMesh) -> bool {
        self.mean_width < MIN_FACE_WIDTH * surface.size
    }
}

/// The regions of a surface: every triangle that has a normal belongs to one.
#[derive(Debug)]
pub(super) struct Regions {
    pub(super) list: Vec<Region>,
    /// The triangles of each, in ascending order.
    pub(super) triangles: CompressedLists,
    /// The region of each triangle; [`NONE`] if it has no normal.
    pub(super) region_of_triangle: Vec<u32>,
}

/// The initial capacity of lists of regions and their edges. Most parts are small.
pub(super) const INITIAL_CAPACITY: usize = 64;

impl Regions {
    pub(super) fn find(surface: &CentredMesh) -> Self {
        let count = surface.mesh.triangles().len();
        let mut growth = Growth {
            surface,
            region_of_triangle: vec![NONE; count],
            last_attempt: vec![NONE; count],
            attempts: 0,
            reached: Vec::new(),
        };
        let mut list = Vec::with_capacity(INITIAL_CAPACITY);
        let mut triangles = CompressedLists::with_capacity(INITIAL_CAPACITY, count);
        for seed in seeds(surface) {
            if growth.region_of_triangle[seed as usize] == NONE
                && let Some(region) = growth.region(seed, list.len() as u32)
            {
                list.push(region);
                triangles.push(growth.reached.iter().copied());
            }
        }
        let mut regions = Self {
            list,
            triangles,
            region_of_triangle: growth.region_of_triangle,
        };
        regions.mark_whole(surface);
        regions
    }
}

impl Regions {
    /// Returns the region of a triangle.
    pub(super) fn region(&self, triangle: u32) -> Option<&Region> {
        self.list
            .get(self.region_of_triangle[triangle as usize] as usize)
    }

    fn mark_whole(&mut self, surface: &CentredMesh) {
        let mut only: Vec<Option<u32>> = vec![None; surface.mesh.face_count() as usize];
        for (&region, &face) in self.region_of_triangle.iter().zip(surface.mesh.faces()) {
            if region == NONE || self.list[region as usize].is_sliver(surface) {
                continue;
            }
            let first = *only[face as usize].get_or_insert(region);
            if first != region {
                self.list[first as usize].covers_whole_faces = false;
                self.list[region as usize].covers_whole_faces = false;
            }
        }
    }
}

/// Returns the triangles with a normal, the largest first, as its plane is the most accurate.
fn seeds(surface: &CentredMesh) -> impl Iterator<Item = u32> + use<> {
    let all = 0..surface.mesh.triangles().len() as u32;
    let mut seeds: Vec<(f64, u32)> = Vec::with_capacity(all.len());
    let with_normal = all.filter(|&t| surface.normal(t).is_some());
    seeds.extend(with_normal.map(|t| (surface.area_vector(t).norm_squared(), t)));
    seeds.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    seeds.into_iter().map(|(_, t)| t)
}

/// The sums over the triangles of a region that determine its plane.
#[derive(Debug, Clone, Copy, Default)]
struct Sums {
    /// The sum of the area vectors.
    vector: Vector,
    area: f64,
    /// The sum of the centroids, weighted by their areas.
    moment: Vector,
}

impl Sums {
    fn add(&mut self, surface: &CentredMesh, triangle: u32) {
        let vector = surface.area_vector(triangle);
        let [a, b, c] = surface.corners(triangle);
        let area = vector.norm();
        self.vector += vector;
        self.area += area;
        self.moment += (a + b + c) * (area / 3.0);
    }

    fn plane(&self) -> Option<Plane> {
        self.plane_along(self.vector.try_normalize(0.0)?)
    }

    /// Returns the plane with this normal.
    fn plane_along(&self, normal: Vector) -> Option<Plane> {
        (self.area > 0.0).then(|| Plane {
            normal,
            height: normal.dot(&self.moment) / self.area,
        })
    }
}

struct Growth<'a> {
    surface: &'a CentredMesh<'a>,
    region_of_triangle: Vec<u32>,
    /// The last attempt that accepted or refused each triangle.
    last_attempt: Vec<u32>,
    attempts: u32,
    /// The triangles that the last attempt accepted.
    reached: Vec<u32>,
}

impl Growth<'_> {
    /// Returns the region around a triangle, with this number; None if the triangle is too small to have a plane. Its
    /// triangles are those `reached`, in ascending order.
    fn region(&mut self, seed: u32, number: u32) -> Option<Region> {
        let mut sums = Sums::default();
        sums.add(self.surface, seed);
        sums.plane()?;
        let mut sums = self.grow(seed, sums, None);
        let plane = sums.plane()?;
        if !self.reached.iter().all(|&t| self.lies_in(&plane, t)) {
            sums = self.grow(seed, Sums::default(), Some(plane));
        }
        self.reached.sort_unstable();
        for &t in &self.reached {
            self.region_of_triangle[t as usize] = number;
        }
        let is_inside = |t: u32| self.region_of_triangle[t as usize] == number;
        Some(Region::measured(
            self.surface,
            sums.plane()?,
            &sums,
            &self.reached,
            is_inside,
        ))
    }

    /// Reaches all triangles from `seed` in the plane of those reached so far, or in the fixed one. Returns their sums.
    fn grow(&mut self, seed: u32, mut sums: Sums, fixed: Option<Plane>) -> Sums {
        let surface = self.surface;
        self.attempts += 1;
        self.last_attempt[seed as usize] = self.attempts;
        self.reached.clear();
        self.reached.push(seed);
        if fixed.is_some() {
            sums.add(surface, seed);
        }
        let mut next = 0;
        while let Some(&from) = self.reached.get(next) {
            next += 1;
            for t in surface.neighbours(from) {
                if self.region_of_triangle[t as usize] != NONE
                    || self.last_attempt[t as usize] == self.attempts
                {
                    continue;
                }
                let plane = fixed.or_else(|| sums.plane());
                if plane.is_some_and(|plane| self.lies_in(&plane, t)) {
                    self.last_attempt[t as usize] = self.attempts;
                    sums.add(surface, t);
                    self.reached.push(t);
                }
            }
        }
        sums
    }

    /// Returns whether the triangle's corners lie in the plane, and it faces the same way. A triangle too narrow for a
    /// normal need not face.
    fn lies_in(&self, plane: &Plane, triangle: u32) -> bool {
        let surface = self.surface;
        let Some(normal) = surface.normal(triangle) else {
            return false;
        };
        let corners = surface.corners(triangle);
        let off = |p: &Vector| (plane.normal.dot(p) - plane.height).abs();
        corners.iter().all(|p| off(p) <= surface.flatness)
            && (normal.dot(&plane.normal) > 0.0 || width(&corners) <= surface.flatness)
    }
}

/// Returns the length of the edges that lead out of a region.
fn length_around(surface: &CentredMesh, triangles: &[u32], is_inside: impl Fn(u32) -> bool) -> f64 {
    let mut length = 0.0;
    for &t in triangles {
        let [a, b, c] = surface.corners(t);
        let sides = [b - a, c - b, a - c];
        for (side, beyond) in sides.iter().zip(surface.side_neighbours(t)) {
            if beyond == NONE || !is_inside(beyond) {
                length += side.norm();
            }
        }
    }
    length
}

/// Returns the least height of a triangle.
fn width([a, b, c]: &[Vector; 3]) -> f64 {
    let longest = (b - a).norm().max((c - b).norm()).max((a - c).norm());
    (b - a).cross(&(c - a)).norm() / longest
}

/// Returns `∫ x xᵀ` over the triangles, x from the centroid.
fn spread(surface: &CentredMesh, triangles: &[u32], centroid: &Vector) -> Matrix3<f64> {
    let mut spread = Matrix3::zeros();
    for &t in triangles {
        let corners = surface.corners(t).map(|p| p - centroid);
        let sum: Vector = corners.iter().sum();
        let squares: Matrix3<f64> = corners.iter().map(|p| p * p.transpose()).sum();
        spread += (squares + sum * sum.transpose()) * (surface.area_vector(t).norm() / 12.0);
    }
    spread
}
