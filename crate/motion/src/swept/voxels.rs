//! Represents a body of cubes, with its volume and its surface.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Vector};
use std::collections::HashMap;

/// A body of cubes of a grid, in the scene's frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Voxels {
    /// The corner of the grid with the least coordinates.
    pub origin: Point,
    /// The edge of a voxel.
    pub edge: f64,
    /// The number of voxels along each edge of the grid.
    pub count: u32,
    /// The cubes, which do not overlap.
    pub cubes: Vec<Cube>,
}

/// A cube of voxels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cube {
    /// The voxel with the least coordinates, counted from the grid's corner.
    pub corner: [u32; 3],
    /// The number of voxels along its edge.
    pub size: u32,
}

/// A closed surface of triangles, counter-clockwise seen from outside.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SurfaceMesh {
    /// The vertices, each once.
    pub points: Vec<Point>,
    /// The triangles as indices of three points.
    pub triangles: Vec<[u32; 3]>,
}

/// The six sides of a voxel: the axis across, and whether it is the upper side.
const SIDES: [(usize, bool); 6] = [
    (0, false),
    (0, true),
    (1, false),
    (1, true),
    (2, false),
    (2, true),
];

impl Voxels {
    /// Returns the volume of all cubes together.
    pub fn volume(&self) -> f64 {
        let voxels = { self.cubes.iter() }.map(|cube| f64::from(cube.size).powi(3));
        voxels.sum::<f64>() * self.edge.powi(3)
    }

    /// Returns the box around all cubes.
    pub fn bounds(&self) -> Aabb {
        let corner = |at: [u32; 3]| self.origin + Vector::from(at.map(f64::from)) * self.edge;
        self.cubes.iter().fold(Aabb::EMPTY, |all, cube| {
            all.union(&Aabb {
                lo: corner(cube.corner),
                hi: corner(cube.corner.map(|at| at + cube.size)),
            })
        })
    }

    /// Returns whether a point is in one of the cubes or on its border.
    pub fn contains(&self, p: &Point) -> bool {
        let at = (p - self.origin) / self.edge;
        self.cubes.iter().any(|cube| {
            (0..3).all(|axis| {
                let from = f64::from(cube.corner[axis]);
                (from..=from + f64::from(cube.size)).contains(&at[axis])
            })
        })
    }

    /// Returns the surface. Where cubes meet at an edge only, more than two triangles share it.
    pub fn surface(&self) -> SurfaceMesh {
        let filled = Grid::new(self);
        let mut surface = Surface {
            voxels: self,
            vertices: HashMap::new(),
            mesh: SurfaceMesh::default(),
        };
        for cube in &self.cubes {
            for (axis, is_upper) in SIDES {
                for u in 0..cube.size {
                    for v in 0..cube.size {
                        let mut voxel = cube.corner;
                        voxel[axis] += if is_upper { cube.size - 1 } else { 0 };
                        voxel[(axis + 1) % 3] += u;
                        voxel[(axis + 2) % 3] += v;
                        if !filled.has_neighbour(voxel, axis, is_upper) {
                            surface.add_side(voxel, axis, is_upper);
                        }
                    }
                }
            }
        }
        surface.mesh
    }
}

/// The voxels of a grid that are filled, a bit each.
struct Grid {
    count: usize,
    bits: Vec<u64>,
}

impl Grid {
    fn new(voxels: &Voxels) -> Self {
        let count = voxels.count as usize;
        let mut grid = Self {
            count,
            bits: vec![0; count.pow(3).div_ceil(64)],
        };
        for Cube { corner, size } in &voxels.cubes {
            for x in corner[0]..corner[0] + size {
                for y in corner[1]..corner[1] + size {
                    for z in corner[2]..corner[2] + size {
                        let at = grid.index([x, y, z]);
                        grid.bits[at / 64] |= 1 << (at % 64);
                    }
                }
            }
        }
        grid
    }

    fn index(&self, voxel: [u32; 3]) -> usize {
        let [x, y, z] = voxel.map(|at| at as usize);
        (x * self.count + y) * self.count + z
    }

    fn has_neighbour(&self, mut voxel: [u32; 3], axis: usize, is_upper: bool) -> bool {
        let next = match is_upper {
            true => Some(voxel[axis] + 1).filter(|at| (*at as usize) < self.count),
            false => voxel[axis].checked_sub(1),
        };
        next.is_some_and(|next| {
            voxel[axis] = next;
            let at = self.index(voxel);
            self.bits[at / 64] >> (at % 64) & 1 == 1
        })
    }
}

struct Surface<'a> {
    voxels: &'a Voxels,
    vertices: HashMap<[u32; 3], u32>,
    mesh: SurfaceMesh,
}

impl Surface<'_> {
    fn add_side(&mut self, voxel: [u32; 3], axis: usize, is_upper: bool) {
        let corners = [[0, 0], [1, 0], [1, 1], [0, 1]].map(|[u, v]| {
            let mut corner = voxel;
            corner[axis] += u32::from(is_upper);
            corner[(axis + 1) % 3] += u;
            corner[(axis + 2) % 3] += v;
            self.vertex(corner)
        });
        let [a, b, c, d] = corners;
        self.mesh.triangles.extend(match is_upper {
            true => [[a, b, c], [a, c, d]],
            false => [[a, c, b], [a, d, c]],
        });
    }

    fn vertex(&mut self, corner: [u32; 3]) -> u32 {
        let (points, voxels) = (&mut self.mesh.points, self.voxels);
        *self.vertices.entry(corner).or_insert_with(|| {
            let offset = corner.map(|at| f64::from(at) * voxels.edge);
            points.push(voxels.origin + Vector::from(offset));
            points.len() as u32 - 1
        })
    }
}
