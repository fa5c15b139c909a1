//! Offers what the page e2e/bench measures, without a scene around it. It is only in packages with the feature `bench`.

use js_sys::Float64Array;
use nalgebra::{Quaternion, Translation3, UnitQuaternion};
use nearpoint_geometry::closest::convex::{ConvexWarmStart, ProximitySettings, hull_proximity};
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::planar::{
    Grid, GridPolygon, PlanarRotation, Point2, Polygon, PolygonError, Vector2,
    overlaps_with_rotation,
};
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::contours::convex_pieces;
use nearpoint_scene::ThreadPool;
use wasm_bindgen::prelude::wasm_bindgen;

/// A mesh without a BVH.
#[wasm_bindgen]
#[derive(Debug)]
pub struct BenchMesh(Mesh);

#[wasm_bindgen]
impl BenchMesh {
    /// Makes a sphere of radius 1.
    pub fn sphere(segments: u32, rings: u32) -> Self {
        Self::from(primitives::uv_sphere(segments, rings, 1.0))
    }

    /// Makes a bumpy sphere, which depends on the seed.
    pub fn blob(segments: u32, rings: u32, seed: u32) -> Self {
        Self::from(primitives::bumpy_sphere(segments, rings, u64::from(seed)))
    }

    /// Makes a mesh of welded vertices (x, y, z …) and three indices for each triangle.
    pub fn parts(positions: &[f64], triangles: &[u32]) -> Result<Self, String> {
        let vertices = positions
            .chunks_exact(3)
            .map(|p| [p[0], p[1], p[2]])
            .collect();
        let triangles: Vec<[u32; 3]> = triangles
            .chunks_exact(3)
            .map(|t| [t[0], t[1], t[2]])
            .collect();
        let faces = vec![0; triangles.len()];
        Mesh::from_parts(vertices, triangles, faces)
            .map(Self)
            .map_err(|error| error.to_string())
    }

    /// Copies the mesh, for a function that consumes it.
    pub fn copy(&self) -> Self {
        Self(self.0.clone())
    }

    /// Returns x, y, z of each vertex, for another library.
    pub fn positions(&self) -> Vec<f32> {
        self.0
            .vertices()
            .iter()
            .flat_map(|v| [v.x as f32, v.y as f32, v.z as f32])
            .collect()
    }

    /// Returns three vertex indices for each triangle, for another library.
    pub fn triangles(&self) -> Vec<u32> {
        self.0.triangles().concat()
    }
}

impl BenchMesh {
    fn from(soup: nearpoint_geometry::shape::Soup) -> Self {
        Self(Mesh::weld(soup).expect("made shapes are sound"))
    }
}

/// A mesh with its BVH.
#[wasm_bindgen]
#[derive(Debug)]
pub struct BenchShape(Shape);

#[wasm_bindgen]
impl BenchShape {
    /// Builds the bounding-volume tree of a mesh, which it consumes. `threads` is the size of the pool; 1 stays on the
    /// calling thread.
    pub fn build(mesh: BenchMesh, threads: u32) -> Self {
        Self(Shape::build(mesh.0, &pool(threads)))
    }

    /// Counts the pairs of triangles that intersect or touch. `b_in_a` is a quaternion w, x, y, z, then a translation.
    #[wasm_bindgen(js_name = countPairs)]
    pub fn count_pairs(&self, b: &BenchShape, b_in_a: &[f64], threads: u32) -> usize {
        colliding_pairs(&self.0, &b.0, &pose(b_in_a), &pool(threads)).map_or(0, |pairs| pairs.len())
    }

    /// Returns the clearance of two meshes that do not move far between two calls.
    pub fn clearance(&self, b: &BenchShape, b_in_a: &[f64], warm: &mut BenchWarm) -> f64 {
        let found = clearance(
            &self.0,
            &b.0,
            &pose(b_in_a),
            f64::INFINITY,
            &mut warm.0,
            &ThreadPool::Sequential,
        );
        found
            .ok()
            .flatten()
            .map_or(f64::NAN, |found| found.distance)
    }
}

/// The state of a pair of meshes between two clearance queries.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct BenchWarm(WarmStart);

#[wasm_bindgen]
impl BenchWarm {
    /// Makes an empty state for the first call.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }
}

/// A convex hull, for measurements of distance queries.
#[wasm_bindgen]
#[derive(Debug)]
pub struct BenchHull(Hull);

#[wasm_bindgen]
impl BenchHull {
    /// Builds the hull of points x, y, z ….
    pub fn of(positions: &[f32]) -> Result<Self, String> {
        let point = |p: &[f32]| Point::new(p[0].into(), p[1].into(), p[2].into());
        let points: Vec<Point> = positions.chunks_exact(3).map(point).collect();
        Hull::build(&points)
            .map(Self)
            .map_err(|error| error.to_string())
    }

    /// Returns the number of vertices of the hull.
    #[wasm_bindgen(js_name = vertexCount)]
    pub fn vertex_count(&self) -> usize {
        self.0.vertices().len()
    }

    /// Returns the distance of two hulls that do not move far between two calls.
    pub fn distance(&self, b: &BenchHull, b_in_a: &[f64], state: &mut BenchPair) -> f64 {
        let settings = ProximitySettings::default();
        let found = hull_proximity(&self.0, &b.0, &pose(b_in_a), &settings, &mut state.0);
        found.distance()
    }
}

/// The state of a pair of hulls between two distance queries.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct BenchPair(ConvexWarmStart);

#[wasm_bindgen]
impl BenchPair {
    /// Makes an empty state for the first call.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }
}

/// Two flat contours, with coordinates up to 8, for timing overlap tests, which round them to a grid; the second one
/// moves.
#[wasm_bindgen]
#[derive(Debug)]
pub struct BenchContours {
    a: Polygon,
    /// Contour A on the grid.
    a_at_rest: GridPolygon,
    b: Polygon,
}

#[wasm_bindgen]
impl BenchContours {
    /// Makes two contours of one ring each: x, y of each vertex.
    pub fn of(a: &[f64], b: &[f64]) -> Result<Self, String> {
        let ring = |numbers: &[f64]| polygon(numbers).map_err(|error| error.to_string());
        let (a, b) = (ring(a)?, ring(b)?);
        let a_at_rest = GridPolygon::new(&a, PlanarRotation::IDENTITY, Grid::for_extent(8.0));
        Ok(Self { a, a_at_rest, b })
    }

    /// Returns 1 or 0 for each pose x, y, angle of B: whether the contours overlap. No state is stored between two poses.
    pub fn overlaps(&self, poses: &[f64]) -> Vec<u8> {
        let answer = |pose: &[f64]| u8::from(self.overlaps_at(pose[0], pose[1], pose[2]));
        poses.chunks_exact(3).map(answer).collect()
    }

    /// Returns whether the contours overlap with B at one pose.
    #[wasm_bindgen(js_name = overlapsAt)]
    pub fn overlaps_at(&self, x: f64, y: f64, angle: f64) -> bool {
        overlaps_with_rotation(
            &self.a_at_rest,
            &self.b,
            PlanarRotation::from_radians(angle),
            Vector2::new(x, y),
        )
    }

    /// Returns A as convex pieces, x, y of each vertex, counter-clockwise, for another library.
    #[wasm_bindgen(js_name = piecesOfA)]
    pub fn pieces_of_a(&self) -> Vec<Float64Array> {
        pieces(&self.a)
    }

    /// Returns B as convex pieces, x, y of each vertex, counter-clockwise, for another library.
    #[wasm_bindgen(js_name = piecesOfB)]
    pub fn pieces_of_b(&self) -> Vec<Float64Array> {
        pieces(&self.b)
    }
}

fn polygon(numbers: &[f64]) -> Result<Polygon, PolygonError> {
    let points = numbers.chunks_exact(2).map(|p| Point2::new(p[0], p[1]));
    Polygon::new(vec![points.collect()])
}

fn pieces(of: &Polygon) -> Vec<Float64Array> {
    let flat = |piece: Vec<Point2>| piece.iter().flat_map(|p| [p.x, p.y]).collect::<Vec<f64>>();
    let pieces = convex_pieces(of).into_iter().map(flat);
    pieces
        .map(|piece| Float64Array::from(piece.as_slice()))
        .collect()
}

/// Converts a quaternion w, x, y, z and a translation to a pose. Any other list is the identity.
fn pose(numbers: &[f64]) -> Pose {
    let [w, x, y, z, tx, ty, tz] = *numbers else {
        return Pose::identity();
    };
    let rotation = UnitQuaternion::from_quaternion(Quaternion::new(w, x, y, z));
    Pose::from_parts(Translation3::new(tx, ty, tz), rotation)
}

/// Returns the pool that the page has started, if there is one.
fn pool(threads: u32) -> ThreadPool {
    if threads > 1 {
        crate::pool::global()
    } else {
        ThreadPool::Sequential
    }
}
