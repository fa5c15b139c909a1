//! Builds the tree of a posed mesh.

use super::grid::{Grid, code};
use super::{Cube, Octree, OctreeError, PreparedTriangle, WorldCube, check_depth};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::CELL_NOISE;
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};

/// The rule that decides when a voxel is full. The paper leaves it to the application.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FillRule {
    /// A voxel is full if its centre is inside: the volume stays about the same.
    Centre,
    /// A voxel is full if any of the closed voxel touches the part: nothing is missed.
    #[default]
    AnyContact,
}

impl Octree {
    /// Builds the tree of the voxels that a posed mesh is in. A closed mesh is solid, with the inside of
    /// [`nearpoint_geometry::collide::containment`]; an open one is only its surface.
    ///
    /// Whether triangles and cells intersect is decided by [`nearpoint_geometry::bounds::cube_intersects_triangle`]. Two
    /// cells that share a face, neither of which intersects a triangle, are both inside or both outside. So each region
    /// needs few tests with a ray. A centre on the surface itself may count as inside or outside.
    ///
    /// # Errors
    /// [`OctreeError::TooDeep`], [`OctreeError::Pose`], [`OctreeError::Outside`] for a mesh that reaches beyond the world,
    /// [`OctreeError::Open`] for an open one with [`FillRule::Centre`], [`OctreeError::Interrupted`].
    pub fn from_shape(
        shape: &Shape,
        shape_in_world: &Pose,
        world: WorldCube,
        depth: u32,
        rule: FillRule,
        executor: &impl Executor,
    ) -> Result<Self, OctreeError> {
        check_depth(depth)?;
        if rule == FillRule::Centre && !shape.is_closed() {
            return Err(OctreeError::Open);
        }
        let facets = facets_in_voxels(shape, shape_in_world, &world, depth)?;
        let mut build = Build {
            facets,
            noise: world.noise(depth),
            rule,
            inside: shape.is_closed().then(|| InsideTest {
                shape,
                pose: RigidTransform::new(shape_in_world),
                world,
                cell: world.cell_size(depth),
            }),
            surface: Grid::new(depth),
            full: Grid::new(depth),
            executor,
        };
        let all: Vec<u32> = (0..build.facets.len() as u32).collect();
        let root = Cube {
            min: [0; 3],
            edge: 1 << depth,
        };
        build.cell(root, &all)?;
        if rule == FillRule::AnyContact {
            build.full.union_with(&build.surface);
        }
        Ok(build.full.octree(world))
    }
}

/// Returns the triangles of a posed mesh, in voxels from the world's corner.
///
/// # Errors
/// [`OctreeError::Pose`] and [`OctreeError::Outside`].
pub(crate) fn facets_in_voxels(
    shape: &Shape,
    shape_in_world: &Pose,
    world: &WorldCube,
    depth: u32,
) -> Result<Vec<PreparedTriangle>, OctreeError> {
    let pose = RigidTransform::new(shape_in_world);
    check_finite(&pose)?;
    let part = posed_bounds(shape, &pose);
    if !world.bounds().contains(&part) {
        let world = world.bounds();
        return Err(OctreeError::Outside { world, part });
    }
    let cell = world.cell_size(depth);
    let triangles = 0..shape.mesh().triangles().len() as u32;
    let facet = |t| {
        let posed = shape.posed_triangle(t, &pose);
        PreparedTriangle::new(posed.map(|p| ((p - world.min()) / cell).into()))
    };
    Ok(triangles.map(facet).collect())
}

/// Returns the box around a posed shape.
pub(crate) fn posed_bounds(shape: &Shape, pose: &RigidTransform) -> Aabb {
    let used = shape.mesh().triangles().iter().flatten();
    let corner = |&v: &u32| pose.point(&shape.mesh().vertices()[v as usize]);
    used.map(corner)
        .fold(Aabb::EMPTY, |all, p| all.with_point(&p))
}

/// Checks that all numbers of a pose are finite.
pub(super) fn check_finite(pose: &RigidTransform) -> Result<(), OctreeError> {
    let mut numbers = pose.rotation.iter().flatten().chain(&pose.translation);
    match numbers.all(|x| x.is_finite()) {
        true => Ok(()),
        false => Err(OctreeError::Pose),
    }
}

impl WorldCube {
    /// Returns the largest rounding error, in voxels, of a point expressed in voxels of a tree of this depth.
    pub(crate) fn noise(&self, depth: u32) -> f64 {
        CELL_NOISE * self.bounds().max_abs_coordinate().max(self.edge()) / self.cell_size(depth)
    }
}

struct Build<'a, W> {
    facets: Vec<PreparedTriangle>,
    noise: f64,
    rule: FillRule,
    inside: Option<InsideTest<'a>>,
    /// The voxels that a triangle intersects.
    surface: Grid,
    /// The voxels that are full, except those of `surface` with any contact.
    full: Grid,
    executor: &'a W,
}

impl<W: Executor> Build<'_, W> {
    /// Visits the cells in the order of their codes. `facets` are all that intersect the parent.
    fn cell(&mut self, cube: Cube, facets: &[u32]) -> Result<(), Interrupted> {
        let half = 0.5 * f64::from(cube.edge);
        let centre = Point::from(cube.min.map(|x| f64::from(x) + half));
        let meets = |&&f: &&u32| self.facets[f as usize].intersects_cube(&centre, half, self.noise);
        let facets: Vec<u32> = facets.iter().filter(meets).copied().collect();
        let first = code(cube.min);
        if facets.is_empty() {
            if self.is_inside(&cube, &centre) {
                self.full.fill(first, cube.edge.trailing_zeros());
            }
        } else if cube.edge == 1 {
            self.surface.set(first);
            if self.rule == FillRule::Centre
                && self.inside.as_ref().is_some_and(|i| i.contains(&centre))
            {
                self.full.set(first);
            }
        } else {
            if self.executor.is_interrupted() {
                return Err(Interrupted);
            }
            for i in 0..8 {
                self.cell(cube.child(i), &facets)?;
            }
        }
        Ok(())
    }

    /// Returns whether a cell that no triangle intersects is inside. The cells before it along each axis have been visited.
    /// A neighbour that no triangle intersects has the same answer.
    fn is_inside(&self, cube: &Cube, centre: &Point) -> bool {
        let Some(inside) = &self.inside else {
            return false;
        };
        for axis in 0..3 {
            let mut beside = cube.min;
            // The world's border is no surface, but a part may touch it.
            if beside[axis] > 0 {
                beside[axis] -= 1;
                let beside = code(beside);
                if !self.surface.get(beside) {
                    return self.full.get(beside);
                }
            }
        }
        inside.contains(centre)
    }
}

/// Tests whether a closed mesh contains a point.
struct InsideTest<'a> {
    shape: &'a Shape,
    pose: RigidTransform,
    world: WorldCube,
    cell: f64,
}

impl InsideTest<'_> {
    /// Returns whether a point, in voxels, is inside.
    fn contains(&self, p: &Point) -> bool {
        let in_world: Point = self.world.min() + Vector::from(p.coords) * self.cell;
        ray_crossings(self.shape, &self.pose.inverse_point(&in_world)).is_inside
    }
}
