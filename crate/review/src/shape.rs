//! Recognises a mesh by its bits, or by measures that hardly depend on rounding.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::tolerance::{FILE_POSITION_NOISE, POSE_ROUNDING};
use nearpoint_geometry::{Point, Pose, Vector};
use serde::{Deserialize, Serialize};

use crate::hash;

/// The tolerance for equal measures, in units of the rounding of positions in files. Measures over a whole surface differ
/// by less than that if only the rounding differs.
const ROUNDINGS: f64 = 4.0;

/// The fingerprint of a mesh, in the part's own frame.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShapeFingerprint {
    /// The hash of the mesh's bits. Another program that writes the same part may round them differently.
    #[serde(with = "hash::digits")]
    pub hash: u64,
    /// The number of triangles.
    pub triangles: u32,
    /// The area of the surface.
    pub area: f64,
    /// The volume of the body, if it is closed.
    pub volume: f64,
    /// The surface's centre of mass.
    pub centre: [f64; 3],
    /// The surface's second moments about the centre, over its area: xx, yy, zz, xy, xz, yz.
    #[serde(rename = "spread")]
    pub second_moments: [f64; 6],
    /// The largest coordinate, which determines the rounding of f32 positions; larger where they are rounded more coarsely.
    #[serde(rename = "reach")]
    pub max_abs_coordinate: f64,
}

/// The position of a surface in the scene, as far as its fingerprint determines it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SurfacePlacement {
    pub centre: Point,
    second_moments: Matrix3<f64>,
    radius: f64,
    tolerance: f64,
}

impl ShapeFingerprint {
    /// Returns the fingerprint of a mesh.
    pub fn from_mesh(vertices: &[Point], triangles: &[[u32; 3]]) -> Self {
        let corners = |triangle: &[u32; 3]| triangle.map(|i| vertices[i as usize]);
        let (mut area, mut first) = (0.0, Vector::zeros());
        for [a, b, c] in triangles.iter().map(corners) {
            let own = (b - a).cross(&(c - a)).norm() / 2.0;
            area += own;
            first += (a.coords + b.coords + c.coords) * (own / 3.0);
        }
        let centre = match area > 0.0 {
            true => Point::from(first / area),
            false => Point::origin(),
        };
        let (mut second, mut volume) = (Matrix3::zeros(), 0.0);
        for [a, b, c] in triangles.iter().map(corners) {
            let [a, b, c] = [a - centre, b - centre, c - centre];
            let own = (b - a).cross(&(c - a)).norm() / 2.0;
            let sum = a + b + c;
            let squares = [a, b, c, sum].into_iter().map(|v| v * v.transpose());
            second += squares.sum::<Matrix3<f64>>() * (own / 12.0);
            volume += a.dot(&b.cross(&c)) / 6.0;
        }
        let m = if area > 0.0 { second / area } else { second };
        Self {
            hash: hash(vertices, triangles),
            triangles: u32::try_from(triangles.len()).unwrap_or(u32::MAX),
            area,
            volume,
            centre: centre.into(),
            second_moments: [m.m11, m.m22, m.m33, m.m12, m.m13, m.m23],
            max_abs_coordinate: max_abs_coordinate(&Aabb::from_points(vertices)),
        }
    }

    /// Returns the fingerprint of a mesh whose positions are rounded to multiples of `rounding`, or as f32 rounds them.
    pub(crate) fn rounded(self, rounding: f64) -> Self {
        Self {
            max_abs_coordinate: self.max_abs_coordinate.max(rounding / FILE_POSITION_NOISE),
            ..self
        }
    }

    /// Returns the root-mean-square distance of the surface from its centre.
    pub fn radius(&self) -> f64 {
        let [x, y, z, ..] = self.second_moments;
        (x + y + z).max(0.0).sqrt()
    }

    /// Returns the largest shift of its centre that rounding in files may cause.
    pub(crate) fn rounding_tolerance(&self) -> f64 {
        ROUNDINGS * FILE_POSITION_NOISE * self.max_abs_coordinate
    }

    fn second_moment_matrix(&self) -> Matrix3<f64> {
        let [xx, yy, zz, xy, xz, yz] = self.second_moments;
        Matrix3::new(xx, xy, xz, xy, yy, yz, xz, yz, zz)
    }

    /// Returns its position in the scene for a part with this pose.
    pub(crate) fn placement(&self, pose: &Pose) -> SurfacePlacement {
        let turn = pose.rotation.to_rotation_matrix();
        SurfacePlacement {
            centre: pose * Point::from(self.centre),
            second_moments: turn.matrix() * self.second_moment_matrix() * turn.matrix().transpose(),
            radius: self.radius(),
            // Files write placements with more digits than positions.
            tolerance: self.rounding_tolerance()
                + ROUNDINGS * POSE_ROUNDING * pose.translation.vector.amax(),
        }
    }

    /// Returns whether both are fingerprints of one shape in one frame.
    pub fn is_same(&self, other: &Self) -> bool {
        let home = Pose::identity();
        self.hash == other.hash
            || (self.has_size_of(other)
                && self
                    .placement(&home)
                    .coincides_with(&other.placement(&home)))
    }

    /// Returns whether both are fingerprints of one shape, which may be placed differently in the files.
    pub fn is_same_up_to_pose(&self, other: &Self) -> bool {
        if self.hash == other.hash {
            return true;
        }
        let noise = ROUNDINGS * self.rounding_tolerance().max(other.rounding_tolerance());
        let radius = self.radius().max(other.radius());
        let invariants = |m: Matrix3<f64>| {
            let square = m.trace() * m.trace() - (m * m).trace();
            [m.trace(), square, m.determinant()]
        };
        let of = [self, other].map(|mark| invariants(mark.second_moment_matrix()));
        let squared = radius * radius;
        let scales = [radius, squared * radius, squared * squared * radius];
        let is_near = |n: usize| (of[0][n] - of[1][n]).abs() <= noise * scales[n];
        self.has_size_of(other) && (0..3).all(is_near)
    }

    fn has_size_of(&self, other: &Self) -> bool {
        let noise = ROUNDINGS * self.rounding_tolerance().max(other.rounding_tolerance());
        let area = self.area.max(other.area);
        self.triangles == other.triangles
            && (self.area - other.area).abs() <= noise * area.sqrt()
            && (self.volume - other.volume).abs() <= noise * area
    }
}

impl SurfacePlacement {
    /// Returns the largest shift of its centre that rounding in files may cause.
    pub fn rounding_tolerance(&self) -> f64 {
        self.tolerance
    }

    /// Returns whether two surfaces of one shape coincide.
    pub fn coincides_with(&self, other: &Self) -> bool {
        let noise = self.tolerance.max(other.tolerance);
        let radius = self.radius.max(other.radius);
        (self.centre - other.centre).norm() <= noise
            && (self.second_moments - other.second_moments).amax() <= ROUNDINGS * noise * radius
    }

    /// Returns the distance of two surfaces of one shape from coinciding; 0 if they coincide.
    pub fn distance_to(&self, other: &Self) -> f64 {
        match self.coincides_with(other) {
            true => 0.0,
            false => (self.centre - other.centre).norm(),
        }
    }
}

fn max_abs_coordinate(bounds: &Aabb) -> f64 {
    match bounds.is_empty() {
        true => 0.0,
        false => bounds.lo.coords.amax().max(bounds.hi.coords.amax()),
    }
}

fn hash(vertices: &[Point], triangles: &[[u32; 3]]) -> u64 {
    let numbers = vertices.iter().flat_map(|p| p.coords.data.0[0]);
    // −0 counts as 0.
    let numbers = numbers.map(|x| (x + 0.0).to_bits());
    hash::fnv1a(numbers.chain(triangles.iter().flatten().map(|&i| u64::from(i))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::primitives;
    use nearpoint_testing::Random;

    fn posed(mesh: &(Vec<Point>, Vec<[u32; 3]>), pose: &Pose) -> ShapeFingerprint {
        let vertices: Vec<Point> = mesh.0.iter().map(|p| pose * p).collect();
        ShapeFingerprint::from_mesh(&vertices, &mesh.1)
    }

    /// Returns a ball that is stretched in one direction, in f32 precision as in files.
    fn egg(height: f64) -> (Vec<Point>, Vec<[u32; 3]>) {
        let soup = primitives::uv_sphere(12, 8, 5.0);
        let mesh = nearpoint_geometry::shape::Mesh::weld(soup).unwrap();
        let vertices = mesh.vertices().iter();
        let vertices = vertices.map(|p| Point::new(p.x + 1.0, p.y * height, p.z));
        (vertices.collect(), mesh.triangles().to_vec())
    }

    #[test]
    fn fingerprint_is_invariant_to_pose_and_distinguishes_shapes() {
        let mut random = Random::seeded("shape", 7);
        for _ in 0..50 {
            let (mesh, pose) = (egg(1.5), random.pose(200.0));
            let (home, away) = (posed(&mesh, &Pose::identity()), posed(&mesh, &pose));
            assert!(
                home.is_same_up_to_pose(&away) && !home.is_same(&away),
                "{pose}"
            );
            assert!(
                home.placement(&pose)
                    .coincides_with(&away.placement(&Pose::identity())),
                "{pose}"
            );
            let rounded = mesh.0.iter().map(|p| p.map(|x| f64::from(x as f32)));
            let rounded = ShapeFingerprint::from_mesh(&Vec::from_iter(rounded), &mesh.1);
            assert!(rounded.hash != home.hash && rounded.is_same(&home));
            let other = posed(&egg(1.5 + 0.001), &pose);
            assert!(!home.is_same_up_to_pose(&other) && !away.is_same(&other));
        }
    }

    #[test]
    fn fingerprint_of_an_empty_mesh_equals_itself() {
        let none = ShapeFingerprint::from_mesh(&[], &[]);
        assert!(none.is_same(&none) && none.is_same_up_to_pose(&none) && none.radius() == 0.0);
    }
}
