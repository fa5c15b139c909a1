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

/// The number of voxels along the largest side of the swept volume, if no resolution is given.
const DEFAULT_COUNT: f64 = 128.0;
/// The largest number of voxels along an edge of the grid.
const MAX_COUNT: u32 = 1024;
/// Boxes of values are halved until a cube's centre moves by no more than this share of the cube's half diagonal.
const MOTION_SHARE: f64 = 0.5;
/// The number of boxes of values that are tried for a voxel that the body reaches in some of them: the body is deepest in the
/// first, so that it is hardly full in others.
const TRIES: usize = 16;
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
    validate::cell(cell, CheckMethod::Exact)
        .map_err(|error| SweptError::Range(RangeError::Cell(error)))?;
    if let SweptPoses::Joints(range) = &settings.poses {
        check_settings(cell, range).map_err(SweptError::Range)?;
    }
    let (cell, pairs) = with_scene(cell, &settings.bodies);
    let posed = || -> Vec<PosedBody<'_>> {
        let pairs = pairs.iter();
        pairs
            .map(|pair: &Pair| PosedBody::new(&cell, &settings.poses, pair))
            .collect()
    };
    let mut bodies = posed();
    let bounds = { bodies.iter_mut() }.fold(Aabb::EMPTY, |all, body| all.union(&bounds(body)));
    let grid = grid(&bounds, settings.resolution)?;
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
            grid: &grid,
            bodies: &mut bodies,
            executor,
        };
        task.is_interrupted = search.visit(task.cube, &all, task).is_err();
    });
    if tasks.iter().any(|task| task.is_interrupted) {
        return Err(SweptError::Interrupted);
    }
    let full: Vec<Cube> = tasks.iter().flat_map(|task| task.full.clone()).collect();
    let border = tasks.iter().flat_map(|task| task.border.clone());
    let of = |cubes| Voxels {
        cubes,
        ..grid.clone()
    };
    Ok(SweptVolume {
        outer: of(full.iter().copied().chain(border).collect()),
        inner: of(full),
    })
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
    if !(edge > 0.0 && edge.is_finite()) {
        return Err(SweptError::Resolution { resolution: edge });
    }
    let least = (size / edge).ceil();
    if least.is_nan() || least > f64::from(MAX_COUNT) {
        return Err(SweptError::TooFine {
            resolution: edge,
            size,
            most: MAX_COUNT,
        });
    }
    let count = (least.max(1.0) as u32).next_power_of_two();
    let half = Vector::repeat(edge * f64::from(count) / 2.0);
    Ok(Voxels {
        origin: bounds.centre() - half,
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
        let active = match self.class_of(cube, active) {
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

    fn class_of(&mut self, cube: Cube, active: &[Active]) -> Class {
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
            if distance_to_box(&own.shape.bounds(), &p) > radius + motion {
                continue;
            }
            let distance = (p - nearest_point(own.shape, &p)).norm();
            let mut outside = distance;
            if distance > radius + noise {
                let is_inside = own.shape.is_closed() && ray_crossings(own.shape, &p).is_inside;
                if is_inside {
                    return Class::Full;
                }
                if distance > radius + motion {
                    continue;
                }
            } else {
                touches = true;
                if cube.size > 1 && own.shape.is_closed() && ray_crossings(own.shape, &p).is_inside
                {
                    outside = -distance;
                }
            }
            tries += 1;
            if touches && tries >= TRIES {
                reaching.push((outside, Active { body, index }));
                break;
            }
            if motion > MOTION_SHARE * radius
                && let Some(halves) = own.halves(index)
            {
                waiting.extend(halves.map(|index| Active { body, index }));
            } else {
                reaching.push((outside, Active { body, index }));
            }
        }
        if reaching.is_empty() && waiting.is_empty() {
            return Class::Empty;
        }
        reaching.sort_by(|(p, _), (q, _)| q.total_cmp(p));
        waiting.extend(reaching.into_iter().map(|(_, active)| active));
        Class::Divided(waiting)
    }
}

fn distance_to_box(bounds: &Aabb, p: &Point) -> f64 {
    let beyond = |axis: usize| {
        (bounds.lo[axis] - p[axis])
            .max(p[axis] - bounds.hi[axis])
            .max(0.0)
    };
    Vector::new(beyond(0), beyond(1), beyond(2)).norm()
}
