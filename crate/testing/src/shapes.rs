//! Makes meshes for tests.

use crate::Random;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{FaceSurface, Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Vector};

/// Makes the mesh of a soup that can be welded, with its tree.
pub fn shape(soup: Soup) -> Shape {
    Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor)
}

/// Makes a tube as [`primitives::tube`] does, whose mesh states its planes and cylinders.
pub fn tube_with_surfaces(segments: u32, outer: f64, inner: f64, height: f64) -> Mesh {
    let mesh = Mesh::weld(primitives::tube(segments, outer, inner, height)).unwrap();
    let surface = |face: u32| {
        let triangle = mesh.faces().iter().position(|&own| own == face).unwrap();
        let corners = mesh.corners(triangle as u32);
        let (normal, axis) = (Vector::z(), Vector::z());
        let radius = match corners[0].x.hypot(corners[0].y) > (outer + inner) / 2.0 {
            true => outer,
            false => inner,
        };
        match corners.iter().all(|p| p.z == corners[0].z) {
            true => FaceSurface::Plane { normal },
            false => FaceSurface::Cylinder {
                through: Point::origin(),
                axis,
                radius,
            },
        }
    };
    let surfaces: Vec<FaceSurface> = (0..mesh.face_count()).map(surface).collect();
    let chord = 1.0 - (std::f64::consts::PI / f64::from(segments)).cos();
    let deviation = |&face: &u32| match surfaces[face as usize] {
        FaceSurface::Cylinder { radius, .. } => (radius * chord * 1.001) as f32,
        _ => 0.0,
    };
    let deviations = mesh.faces().iter().map(deviation).collect();
    mesh.with_surfaces(surfaces, deviations).unwrap()
}

/// Makes loose triangles with corners from `corner`.
pub fn soup(count: u32, mut corner: impl FnMut() -> Point) -> Soup {
    Soup {
        positions: (0..3 * count).map(|_| corner().into()).collect(),
        triangles: (0..count).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect(),
        faces: Vec::new(),
    }
}

/// Draws small triangles anywhere in the cube −1 … 1.
pub fn random_triangles(random: &mut Random, count: u32) -> Soup {
    let mut left = 0;
    let mut centre = Point::origin();
    soup(count, || {
        if left == 0 {
            centre = random.point();
            left = 3;
        }
        left -= 1;
        centre + random.point().coords * 0.2
    })
}

/// Draws triangles on an integer grid: coincident, coplanar, degenerate, repeated.
pub fn grid(random: &mut Random, count: u32) -> Soup {
    let n = random.pick(&[2, 3, 4, 6]);
    soup(count, || random.grid(n))
}

/// Scales a soup by `factor` and moves it along the diagonal.
pub fn scaled(mut soup: Soup, factor: f64, offset: f64) -> Soup {
    for p in &mut soup.positions {
        *p = p.map(|x| x * factor + offset);
    }
    soup
}

/// Draws two random meshes of some scale, loose triangles or on a grid, one of them occasionally far from the origin. Also
/// returns the scale, and the offset of that one.
pub fn random_pair(random: &mut Random, round: usize) -> ([Shape; 2], [f64; 2]) {
    let count = random.pick(&[1, 2, 5, 20, 60]);
    let mut make = || match round % 2 {
        0 => random_triangles(random, count),
        _ => grid(random, count),
    };
    let (a, b) = (make(), make());
    let factor = random.pick(&[1e-6, 1e-3, 1.0, 1e3, 1e6]);
    let offset = random.pick(&[0.0, 0.0, 100.0]) * factor;
    let shapes = [scaled(a, factor, offset), scaled(b, factor, 0.0)].map(shape);
    (shapes, [factor, offset])
}

/// Reverses all triangles, so that the soup is inside out.
pub fn inverted(mut soup: Soup) -> Soup {
    for t in &mut soup.triangles {
        t.swap(1, 2);
    }
    soup
}

/// Joins two soups.
pub fn joined(mut first: Soup, second: Soup) -> Soup {
    let offset = first.positions.len() as u32;
    first.positions.extend(second.positions);
    let moved = second.triangles.iter().map(|t| t.map(|i| i + offset));
    first.triangles.extend(moved);
    first
}
