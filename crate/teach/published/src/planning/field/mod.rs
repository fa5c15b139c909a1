//! Computes the potential that attracts the robot to its goal and repels it from obstacles (Kitamura 1996, section 4.3.2).
//!
//! Lengths are in voxel edges. A full cube with its centre at m and the edge l has at a point the potential `p_max / (1 +
//! g)` (4.2). There g sums up for each axis twice the distance of the point beyond the cube's faces (4.3): twice the taxicab
//! distance. The potential of all obstacles is the largest of their cubes' (4.4), so that free space has no local maximum;
//! it has minima. With the goal's, `c` times the distance to it (4.5), it makes the whole (4.6).
//!
//! Only centres of voxels are evaluated, where g is a whole number. The smallest g gives the largest potential, so that
//! numbers are compared and one division for each voxel is enough.

mod cube_potential;
mod cubes;
mod distances;
mod euclidean;
mod sum_table;
mod sweeps;

use super::{PlacedVoxels, Space, Voxels};
use crate::octree::Cube;
use crate::planning::{PathEnd, PlanError};
use cubes::ObstacleDistances;
use distances::{Distances, potentials_by_g};
use nearpoint_geometry::Point;
use nearpoint_geometry::executor::{Executor, for_each};
use nearpoint_message::ToArg;
use sum_table::SumTable;

pub use cube_potential::CubePotential;

/// The g of a world without obstacles; it is above all others.
const NO_OBSTACLE: u16 = 1 << 14;

/// The number of voxels that are processed at once: whole rows.
const CHUNK: usize = 1 << 11;

/// The number of 16-bit numbers that fit into the memory limit of 128 MiB. Obstacle distances that are cached with
/// [`FieldMethod::Cubes`] take one for each voxel and obstacle.
const MAX_CACHED: usize = 1 << 26;

/// The norm that measures the distance to obstacles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Norm {
    /// The taxicab norm, as published (4.3): g is twice the taxicab distance.
    #[default]
    Taxicab,
    /// The Euclidean norm, for comparison: g is twice the Euclidean distance to the full voxels, the same along an axis. It
    /// always uses sweeps.
    Euclidean,
}

/// The method that finds the distances to obstacles. The potential is the same bit for bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FieldMethod {
    /// The published method: each cube of the compacted obstacles at all voxels, a row of them at a time. When an obstacle
    /// moves, only its own cubes are processed again.
    Cubes,
    /// Three passes along the axes over all obstacles at once; the cost does not depend on the number of cubes.
    #[default]
    Sweeps,
}

/// The settings of the potential field.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FieldSettings {
    /// The potential inside obstacles.
    pub p_max: f64,
    /// The increase of the goal's potential along a voxel's edge.
    pub c: f64,
    /// The norm of the distance to the cubes of obstacles.
    pub norm: Norm,
    /// The method that finds these distances.
    pub method: FieldMethod,
}

impl Default for FieldSettings {
    fn default() -> Self {
        Self {
            p_max: 100.0,
            c: 1.0,
            norm: Norm::default(),
            method: FieldMethod::default(),
        }
    }
}

/// A potential field: the potential at the centre of every voxel.
#[derive(Debug, Clone)]
pub struct Field {
    space: Space,
    settings: FieldSettings,
    /// The goal, in voxels from the world's corner.
    goal: Point,
    obstacles: Vec<Voxels>,
    /// The g of each obstacle by voxel; empty with sweeps.
    obstacle_distances: Vec<ObstacleDistances>,
    blocked: Voxels,
    /// P_o, and P below, by voxel.
    obstacle_potential: Vec<f64>,
    potential: Vec<f64>,
    sums: SumTable,
}

impl Field {
    /// Computes the potential field of placed obstacles, and of a goal in the world's frame and unit.
    ///
    /// # Errors
    /// [`PlanError::Setting`], [`PlanError::Outside`] for the goal, [`PlanError::TooManyObstacles`],
    /// [`PlanError::SpacesDiffer`], [`PlanError::Interrupted`].
    pub fn new(
        space: &Space,
        obstacles: &[PlacedVoxels],
        goal: Point,
        settings: FieldSettings,
        executor: &impl Executor,
    ) -> Result<Self, PlanError> {
        check(space, obstacles, &settings)?;
        let cubes: Vec<&[Cube]> = obstacles.iter().map(|o| o.cubes.as_slice()).collect();
        let mut field = Self {
            space: *space,
            settings,
            goal: goal_in_voxels(space, &goal)?,
            obstacles: obstacles.iter().map(|o| o.voxels.clone()).collect(),
            obstacle_distances: Vec::new(),
            blocked: Voxels::new(space),
            obstacle_potential: vec![0.0; space.voxels()],
            potential: vec![0.0; space.voxels()],
            sums: SumTable::new(space),
        };
        if field.caches_distances() {
            field.obstacle_distances = cubes::obstacle_distances(space, &cubes, executor)?;
        }
        field.recompute(executor);
        Ok(field)
    }

    /// Moves an obstacle, given by its index, and updates the field. With cubes only its own distances are computed
    /// again, and are combined with the cached ones of the others. With sweeps all are computed again, which is cheaper
    /// than one obstacle's cubes. On an error nothing changes.
    ///
    /// # Errors
    /// [`PlanError::Obstacle`], [`PlanError::SpacesDiffer`], [`PlanError::Interrupted`].
    pub fn move_obstacle(
        &mut self,
        index: usize,
        to: &PlacedVoxels,
        executor: &impl Executor,
    ) -> Result<(), PlanError> {
        if index >= self.obstacles.len() {
            let obstacles = self.obstacles.len();
            return Err(PlanError::Obstacle { index, obstacles });
        }
        if !fits_space(&self.space, to) {
            return Err(PlanError::SpacesDiffer);
        }
        if self.caches_distances()
            && let Some(near) =
                cubes::obstacle_distances(&self.space, &[&to.cubes], executor)?.pop()
        {
            self.obstacle_distances[index] = near;
        }
        self.obstacles[index] = to.voxels.clone();
        self.recompute(executor);
        Ok(())
    }

    /// Returns the space whose voxels have a potential.
    pub fn space(&self) -> &Space {
        &self.space
    }

    /// Returns the settings of the field.
    pub fn settings(&self) -> &FieldSettings {
        &self.settings
    }

    /// Returns the voxels that belong to obstacles.
    pub fn blocked(&self) -> &Voxels {
        &self.blocked
    }

    /// Returns the voxels of each obstacle.
    pub fn obstacles(&self) -> &[Voxels] {
        &self.obstacles
    }

    /// Returns the potential of the obstacles, P_o (4.4), at the centre of a voxel; 0 outside the space.
    pub fn obstacles_at(&self, voxel: [u32; 3]) -> f64 {
        self.number(voxel)
            .map_or(0.0, |i| self.obstacle_potential[i])
    }

    /// Returns the potential P (4.6) of obstacles and goal at the centre of a voxel; 0 outside the space.
    pub fn at(&self, voxel: [u32; 3]) -> f64 {
        self.number(voxel).map_or(0.0, |i| self.potential[i])
    }

    /// Returns P by the numbers of the voxels.
    pub(super) fn values(&self) -> &[f64] {
        &self.potential
    }

    /// Returns the mean of the potential P over a cube's voxels that are in the space, or a square's in a flat one. The
    /// paper uses it as the value of a cell.
    pub fn mean(&self, cube: &Cube) -> f64 {
        let span = self.span(cube);
        let voxels: usize = span.iter().map(|[from, to]| to - from).product();
        match voxels {
            0 => 0.0,
            1 => self.at(cube.min),
            _ => self.sums.sum(&span) / voxels as f64,
        }
    }

    fn span(&self, cube: &Cube) -> [[usize; 2]; 3] {
        let size = self.space.size();
        [0, 1, 2].map(|axis| {
            let from = cube.min[axis].min(size[axis]);
            let to = from + cube.edge.min(size[axis] - from);
            [from as usize, to as usize]
        })
    }

    fn number(&self, voxel: [u32; 3]) -> Option<usize> {
        let is_in = self.space.contains(voxel);
        is_in.then(|| self.space.index(voxel))
    }

    fn caches_distances(&self) -> bool {
        caches_distances(&self.settings)
    }

    /// Computes everything that follows from the positions of the obstacles.
    fn recompute(&mut self, executor: &impl Executor) {
        self.blocked = Voxels::new(&self.space);
        for obstacle in &self.obstacles {
            self.blocked.union_with(obstacle);
        }
        let distances = match (self.settings.norm, self.settings.method) {
            (Norm::Taxicab, FieldMethod::Cubes) => Distances::Each(&self.obstacle_distances),
            (Norm::Taxicab, FieldMethod::Sweeps) => {
                Distances::All(sweeps::taxicab(&self.space, &self.blocked))
            }
            (Norm::Euclidean, _) => {
                Distances::Squared(euclidean::euclidean(&self.space, &self.blocked))
            }
        };
        let by_g = potentials_by_g(&self.space, self.settings.p_max);
        let mut parts: Vec<_> = self
            .obstacle_potential
            .chunks_mut(CHUNK)
            .enumerate()
            .collect();
        for_each(executor, &mut parts, &|(part, p)| {
            distances.potentials(self.settings.p_max, &by_g, *part * CHUNK, p);
        });
        self.add_goal(executor);
    }

    fn add_goal(&mut self, executor: &impl Executor) {
        let (space, goal, c) = (self.space, self.goal, self.settings.c);
        let side = space.side() as usize;
        let parts = self.potential.chunks_mut(CHUNK);
        let mut parts: Vec<_> = parts
            .zip(self.obstacle_potential.chunks(CHUNK))
            .enumerate()
            .collect();
        for_each(executor, &mut parts, &|(part, (whole, of_obstacles))| {
            let rows = whole.chunks_mut(side).zip(of_obstacles.chunks(side));
            for (i, (whole, of_obstacles)) in rows.enumerate() {
                let first = space.voxel(*part * CHUNK + i * side);
                let [_, y, z] = first.map(|x| f64::from(x) + 0.5);
                let (y, z) = (y - goal.y, z - goal.z);
                let beside = y * y + z * z;
                for (x, (p, p_o)) in whole.iter_mut().zip(of_obstacles).enumerate() {
                    let x = x as f64 + 0.5 - goal.x;
                    *p = p_o + c * (x * x + beside).sqrt();
                }
            }
        });
        self.sums.fill(&self.potential, executor);
    }
}

fn caches_distances(settings: &FieldSettings) -> bool {
    settings.norm == Norm::Taxicab && settings.method == FieldMethod::Cubes
}

fn check(
    space: &Space,
    obstacles: &[PlacedVoxels],
    settings: &FieldSettings,
) -> Result<(), PlanError> {
    for (what, value) in [("p_max", settings.p_max), ("c", settings.c)] {
        if !(value.is_finite() && value >= 0.0) {
            return Err(PlanError::Setting {
                what: what.to_arg(),
                value,
            });
        }
    }
    let numbers_each = if caches_distances(settings) {
        space.voxels()
    } else {
        space.voxels().div_ceil(16)
    };
    let (limit, obstacles_there) = (MAX_CACHED / numbers_each, obstacles.len());
    if obstacles_there > limit {
        let obstacles = obstacles_there;
        return Err(PlanError::TooManyObstacles { obstacles, limit });
    }
    if !obstacles.iter().all(|o| fits_space(space, o)) {
        return Err(PlanError::SpacesDiffer);
    }
    Ok(())
}

/// Returns whether an obstacle belongs to this space.
fn fits_space(space: &Space, obstacle: &PlacedVoxels) -> bool {
    let size = space.size();
    let fits = |cube: &Cube, axis: usize| {
        let [from, edge] = [cube.min[axis], cube.edge];
        from < size[axis] && edge <= size[axis] - from
    };
    let is_in = |cube: &Cube| (0..space.axes()).all(|axis| fits(cube, axis));
    obstacle.voxels.belongs_to(space) && obstacle.cubes.iter().all(is_in)
}

/// Returns a goal in voxels; in a flat space it is at the centre of its layer.
pub(super) fn goal_in_voxels(space: &Space, goal: &Point) -> Result<Point, PlanError> {
    let mut at = *goal;
    if space.axes() == 2 {
        at.z = space.centre([0; 3]).z;
    }
    if space.voxel_at(&at).is_none() {
        let end = PathEnd::Goal;
        return Err(PlanError::Outside {
            end,
            position: *goal,
        });
    }
    Ok(space.in_voxels(&at))
}
