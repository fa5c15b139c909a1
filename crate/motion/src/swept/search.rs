//! Searches space for the cubes that moving bodies take up.

use super::poses::{PosedBody, SweptPoses, with_scene};
use super::voxels::{Cube, Voxels};
use crate::check::{CheckMethod, Pair, WorkCell, validate};
use crate::range::{RangeError, check_settings};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::closest::nearest_point;
use nearpoint_geometry::collide::ray_crossings;
use nearpoint_geometry::executor::{Executor, Interrupted, for_each};
use nearpoint_geometry::{Point, Vector};
use nearpoint_message::message;

/// The settings of a search for a swept volume.
#[derive(Debug, Clone)]
pub struct SweptSettings {
    /// The bodies, as indices into the bodies of the work cell.
    pub bodies: Vec<usize>,
    /// The values over which they are swept.
    pub poses: SweptPoses,
    /// The edge of a voxel is no more than this; `None` for 1/128 of the swept volume's size.
    pub resolution: Option<f64>,
}

/// The bodies that bound a swept volume.
#[derive(Debug, Clone, PartialEq)]
pub struct SweptVolume {
    /// All of it is taken up at some values.
    pub inner: Voxels,
    /// Nothing outside of it is taken up at any values.
    pub outer: Voxels,
}

nearpoint_message::errors! {
    /// A reason why a swept volume cannot be found.
    #[derive(Debug, Clone, PartialEq)]
    #[non_exhaustive]
    #[expect(missing_docs, reason = "the sentences say it")]
    pub enum SweptError {
        /// No body is chosen, or the work cell has no such body.
        Body { body: usize, bodies: usize } => message!("swept-body", body, bodies),
        /// The resolution is not a number above 0.
        Resolution { resolution: f64 } => message!("swept-resolution", resolution),
        /// The grid would have too many voxels.
        TooFine { resolution: f64, size: f64, most: u32 } =>
            message!("swept-too-fine", resolution, size, most),
        /// The joints, their ranges or the work cell are not valid.
        Range(error: RangeError) => error.message(),
        /// The caller interrupted the search.
        Interrupted => message!("swept-interrupted"),
    }
}

/// The number of bits of an edge's length that are dropped: ten of 53 stay.
const FINE_BITS: u32 = 43;
/// The number of voxels along the largest side of the swept volume, if no resolution is given.
const DEFAULT_COUNT: f64 = 128.0;
/// The largest number of voxels along an edge of the grid.
const MAX_COUNT: u32 = 1024;
/// Boxes of values are halved until a cube's centre moves by no more than this share of the cube's half diagonal.
const MOTION_SHARE: f64 = 0.5;
/// The number of boxes of values that are tried for a cube that the body reaches in one of them: the body is deepest in the
/// first, so that the cube is hardly full in others.
const TRIES: usize = 16;
/// The number of boxes that are tried for a cube before they are no longer halved. More of them would make the outer body
/// smaller.
const MAX_TRIES: usize = 4096;
/// The number of coarse searches for the bounds of the grid, and of their voxels along the largest side.
const COARSE_SEARCHES: usize = 2;
const COARSE_COUNT: f64 = 32.0;
/// The number of halvings of cubes before tasks are distributed.
const TASK_HALVINGS: u32 = 2;
/// The largest number of boxes of values for the bounds of a body, and the share of its size that is enough.
const BOUNDING_BOXES: (usize, f64) = (1024, 1.0 / 16.0);

/// Finds the volume that bodies take up while joints or a motion move them. The result is the same with any number of
/// threads.
///
/// # Errors
/// Each kind of [`SweptError`].
pub fn swept_volume<W: Executor>(
    cell: &WorkCell,
    settings: &SweptSettings,
    executor: &W,
) -> Result<SweptVolume, SweptError> {
    let bodies = cell.bodies.len();
    let beyond = settings.bodies.iter().find(|body| **body >= bodies);
    if let Some(&body) = beyond.or(settings.bodies.is_empty().then_some(&bodies)) {
        return Err(SweptError::Body { body, bodies });
    }
    let of_cell = |error| SweptError::Range(RangeError::Cell(error));
    validate::cell(cell, CheckMethod::Exact).map_err(of_cell)?;
    match &settings.poses {
        SweptPoses::Joints(range) => {
            check_settings(cell, range).map_err(SweptError::Range)?;
        }
        SweptPoses::Motion(trajectory) => {
            validate::joints(cell, trajectory).map_err(of_cell)?;
        }
    }
    let (cell, pairs) = with_scene(cell, &settings.bodies);
    let posed = || -> Vec<PosedBody<'_>> {
        let pairs = pairs.iter();
        pairs
            .map(|pair: &Pair| PosedBody::new(&cell, &settings.poses, pair))
            .collect()
    };
    let mut bodies = posed();
    let mut around = { bodies.iter_mut() }.fold(Aabb::EMPTY, |all, body| all.union(&bounds(body)));
    // Bounds of motion add up along a chain; what a coarse search finds is nearer.
    for _ in 0..COARSE_SEARCHES {
        let coarse = grid(&around, Some((around.hi - around.lo).max() / COARSE_COUNT))?;
        let [full, border] = search(&coarse, &posed, executor)?;
        let outer = Voxels {
            cubes: [full, border].concat(),
            ..coarse
        };
        around = outer.bounds();
    }
    let grid = grid(&around, settings.resolution)?;
    let [full, border] = search(&grid, &posed, executor)?;
    Ok(SweptVolume {
        outer: Voxels {
            cubes: [&full[..], &border[..]].concat(),
            ..grid.clone()
        },
        inner: Voxels {
            cubes: full,
            ..grid
        },
    })
}

/// Searches all of a grid, and returns the full cubes and those at the border.
fn search<'a, W: Executor>(
    grid: &Voxels,
    posed: &(impl Fn() -> Vec<PosedBody<'a>> + Sync),
    executor: &W,
) -> Result<[Vec<Cube>; 2], SweptError> {
    let size = grid.count >> TASK_HALVINGS.min(grid.count.trailing_zeros());
    let per_edge = grid.count / size;
    let mut tasks: Vec<Task> = (0..per_edge.pow(3))
        .map(|at| {
            let place = [
                at / per_edge / per_edge,
                at / per_edge % per_edge,
                at % per_edge,
            ];
            Task::of(Cube {
                corner: place.map(|at| at * size),
                size,
            })
        })
        .collect();
    for_each(executor, &mut tasks, &|task: &mut Task| {
        let mut bodies = posed();
        let all: Vec<Active> = (0..bodies.len())
            .map(|body| Active { body, index: 0 })
            .collect();
        let mut search = Search {
            grid,
            bodies: &mut bodies,
            executor,
        };
        task.is_interrupted = search.visit(task.cube, &all, task).is_err();
    });
    if tasks.iter().any(|task| task.is_interrupted) {
        return Err(SweptError::Interrupted);
    }
    let (mut full, mut border) = (Vec::new(), Vec::new());
    for task in tasks {
        full.extend(task.full);
        border.extend(task.border);
    }
    Ok([full, border])
}

/// Returns a box around all poses of a body.
fn bounds(body: &mut PosedBody<'_>) -> Aabb {
    let own = body.shape.bounds();
    let (centre, radius) = (own.centre(), own.diagonal() / 2.0);
    let (most, enough) = BOUNDING_BOXES;
    let mut all = Aabb::EMPTY;
    let mut waiting = std::collections::VecDeque::from([0]);
    while let Some(index) = waiting.pop_front() {
        let posed = &body.boxes[index];
        let strays = posed.motion_bound.bound(&centre, radius) + posed.noise;
        if strays > enough * radius
            && body.boxes.len() < most
            && let Some(halves) = body.halves(index)
        {
            waiting.extend(halves);
            continue;
        }
        let pose = body.boxes[index].body_from_scene.inverse();
        let there = own.posed(&pose);
        let margin = Vector::repeat(strays);
        all = all.union(&Aabb {
            lo: there.lo - margin,
            hi: there.hi + margin,
        });
    }
    all
}

/// Returns an empty grid around a box.
fn grid(bounds: &Aabb, resolution: Option<f64>) -> Result<Voxels, SweptError> {
    let size = (bounds.hi - bounds.lo).max();
    let edge = resolution.unwrap_or(size / DEFAULT_COUNT);
    if !(edge.is_normal() && edge > 0.0) {
        return Err(SweptError::Resolution { resolution: edge });
    }
    // With few digits, all vertices near the origin are exact in single precision, as files have it.
    let edge = f64::from_bits(edge.to_bits() >> FINE_BITS << FINE_BITS);
    // The origin is a multiple of the edge.
    let least = (size / edge).ceil() + 1.0;
    if least.is_nan() || least > f64::from(MAX_COUNT) {
        return Err(SweptError::TooFine {
            resolution: edge,
            size,
            most: MAX_COUNT,
        });
    }
    let count = (least.max(1.0) as u32).next_power_of_two();
    let half = Vector::repeat(edge * f64::from(count) / 2.0);
    let origin = (bounds.centre() - half).coords / edge;
    Ok(Voxels {
        origin: Point::from(origin.map(|at| at.floor() * edge)),
        edge,
        count,
        cubes: Vec::new(),
    })
}

/// A part of the space, which one thread searches.
struct Task {
    cube: Cube,
    full: Vec<Cube>,
    border: Vec<Cube>,
    is_interrupted: bool,
}

impl Task {
    fn of(cube: Cube) -> Self {
        Self {
            cube,
            full: Vec::new(),
            border: Vec::new(),
            is_interrupted: false,
        }
    }
}

/// A box of values in which a body may reach a cube.
#[derive(Clone, Copy)]
struct Active {
    body: usize,
    index: usize,
}

enum Class {
    Full,
    Empty,
    Divided(Vec<Active>),
}

struct Search<'a, 'b, W> {
    grid: &'a Voxels,
    bodies: &'a mut [PosedBody<'b>],
    executor: &'a W,
}

impl<W: Executor> Search<'_, '_, W> {
    fn visit(
        &mut self,
        cube: Cube,
        active: &[Active],
        found: &mut Task,
    ) -> Result<(), Interrupted> {
        self.executor.poll(true)?;
        let active = match self.class_of(cube, active)? {
            Class::Empty => return Ok(()),
            Class::Full => {
                found.full.push(cube);
                return Ok(());
            }
            Class::Divided(_) if cube.size == 1 => {
                found.border.push(cube);
                return Ok(());
            }
            Class::Divided(active) => active,
        };
        let size = cube.size / 2;
        for octant in 0..8 {
            let mut corner = cube.corner;
            for (axis, at) in corner.iter_mut().enumerate() {
                *at += size * (octant >> axis & 1);
            }
            self.visit(Cube { corner, size }, &active, found)?;
        }
        Ok(())
    }

    fn class_of(&mut self, cube: Cube, active: &[Active]) -> Result<Class, Interrupted> {
        let size = f64::from(cube.size) * self.grid.edge;
        let corner = cube.corner.map(|at| f64::from(at) * self.grid.edge);
        let centre = self.grid.origin + Vector::from(corner) + Vector::repeat(size / 2.0);
        let radius = size / 2.0 * 3f64.sqrt();
        // The boxes in which the body is deepest come first: they are the last.
        let mut waiting = active.to_vec();
        let mut reaching: Vec<(f64, Active)> = Vec::new();
        let (mut touches, mut tries) = (false, 0);
        while let Some(Active { body, index }) = waiting.pop() {
            let own = &mut self.bodies[body];
            let posed = &own.boxes[index];
            let p = posed.body_from_scene * centre;
            let (noise, motion) = (posed.noise, posed.motion_bound.bound(&p, 0.0) + posed.noise);
            let (shape, place) = (own.shape, Aabb { lo: p, hi: p });
            if shape.bounds().distance_squared(&place).sqrt() > radius + motion {
                continue;
            }
            let is_inside = || shape.is_closed() && ray_crossings(shape, &p).is_inside;
            let distance = (p - nearest_point(shape, &p)).norm();
            let mut outside = distance;
            if distance > radius + noise {
                if is_inside() {
                    return Ok(Class::Full);
                }
                if distance > radius + motion {
                    continue;
                }
            } else {
                touches = true;
                if cube.size > 1 && is_inside() {
                    outside = -distance;
                }
            }
            tries += 1;
            self.executor.poll(tries % TRIES == 0)?;
            if touches && tries >= TRIES {
                reaching.push((outside, Active { body, index }));
                break;
            }
            if motion - noise > MOTION_SHARE * radius
                && tries < MAX_TRIES
                && let Some(halves) = own.halves(index)
            {
                waiting.extend(halves.map(|index| Active { body, index }));
            } else {
                reaching.push((outside, Active { body, index }));
            }
        }
        if reaching.is_empty() && waiting.is_empty() {
            return Ok(Class::Empty);
        }
        reaching.sort_by(|(p, _), (q, _)| q.total_cmp(p));
        waiting.extend(reaching.into_iter().map(|(_, active)| active));
        Ok(Class::Divided(waiting))
    }
}
