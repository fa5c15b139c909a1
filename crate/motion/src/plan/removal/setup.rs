//! Prepares a removal search from the request.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::interference::{PairClass, Solid, examine};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::PARALLEL_TO_AXIS;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{RigidTransform, Vector};

use super::exit::Exit;
use super::{Phase, Removal, RemovalError, RemovalSettings, START_POSE};
use crate::plan::PlanningPart;
use crate::plan::lattice::{Lattice, LatticeState};
use crate::plan::planning_scene::{PlanningScene, pairs_near};
use crate::plan::search::LazySearch;
use crate::plan::{RotationAxes, RotationStepError, Rotations};

/// The ratio of an automatic shrink distance to the penetration that the meshes' deviation explains.
const SHRINK_PER_PENETRATION: f64 = 1.25;
/// The automatic shrink distance for parts that only touch, as a fraction of their size.
const MIN_SHRINK_FRACTION: f64 = 1.0 / 16384.0;
/// The automatic step, as a fraction of the parts' shortest side.
const STEP_FRACTION: f64 = 0.5;
/// The least and the largest number of steps across the assembly for an automatic step.
const STEPS_ACROSS: [f64; 2] = [16.0, 96.0];
/// The largest number of steps across that can be counted.
const MAX_STEPS: f64 = 4096.0;

pub(super) fn prepare(
    parts: Vec<PlanningPart>,
    others: Vec<PlanningPart>,
    settings: RemovalSettings,
    executor: &impl Executor,
) -> Result<Removal, RemovalError> {
    if parts.is_empty() {
        return Err(RemovalError::NoParts);
    }
    let numbers = [settings.step, settings.rotation_step, settings.shrink];
    if !numbers.iter().all(|x| x.is_finite() && *x >= 0.0) {
        return Err(RemovalError::InvalidNumber);
    }
    let lattice = lattice(&parts, &others, &settings)?;
    let shrink = match settings.shrink {
        0.0 => chosen_shrink(&parts, &others, &lattice, executor)?,
        fit => fit,
    };
    let settings = RemovalSettings {
        step: lattice.step,
        shrink,
        ..settings
    };
    let shrunk_parts = shrunk_parts(&parts, shrink, executor)?;
    check_start(&shrunk_parts, &others, &lattice, shrink, executor)?;
    Ok(Removal {
        exit: Exit::new(&shrunk_parts, &others, &lattice),
        search: LazySearch::new(LatticeState::START),
        block_counts: std::collections::BTreeMap::new(),
        phase: Phase::Searching,
        parts,
        shrunk_parts,
        others,
        settings,
        lattice,
    })
}

fn bounds_of_parts(parts: &[PlanningPart]) -> Aabb {
    let boxes = parts.iter().map(|o| {
        o.shape
            .bounds()
            .posed_tightly(&RigidTransform::new(&o.pose))
    });
    boxes.fold(Aabb::EMPTY, |all, one| all.union(&one))
}

fn lattice(
    parts: &[PlanningPart],
    others: &[PlanningPart],
    settings: &RemovalSettings,
) -> Result<Lattice, RemovalError> {
    let (own, rest) = (bounds_of_parts(parts), bounds_of_parts(others));
    let across = own.union(&rest).diagonal();
    if own.is_empty() || !across.is_finite() {
        return Err(RemovalError::InvalidNumber);
    }
    let step = match settings.step {
        0.0 => {
            let [most, least] = STEPS_ACROSS.map(|steps| across / steps);
            (STEP_FRACTION * (own.hi - own.lo).min()).clamp(least, most)
        }
        step => step,
    };
    // There are enough steps to get from any position inside to the outside, and around the obstacles.
    let steps = ((across + 2.0 * own.diagonal()) / step).ceil() + 1.0;
    if !(step > 0.0 && steps <= MAX_STEPS) {
        let least = (across + 2.0 * own.diagonal()) / MAX_STEPS;
        return Err(RemovalError::Step { step, least });
    }
    let turning = match settings.rotation_step {
        0.0 => RotationAxes::None,
        _ => RotationAxes::Spatial,
    };
    let steps = steps as i16;
    Ok(Lattice {
        start: START_POSE(),
        centre: own.centre(),
        radius: own.diagonal() / 2.0,
        axes: axes(parts),
        step,
        bounds: [[-steps; 3], [steps; 3]],
        rotations: Rotations::new(turning, settings.rotation_step).map_err(
            |RotationStepError {
                 step: alpha,
                 min_step: least,
             }| RemovalError::RotationStep {
                turns: alpha,
                least,
            },
        )?,
    })
}

/// Returns the axes, world from lattice: one along the largest cylinder, or else across the largest plane.
fn axes(parts: &[PlanningPart]) -> UnitQuaternion<f64> {
    let of = |part: &PlanningPart| -> Option<(bool, f64, Vector)> {
        let features = part.shape.features();
        let cylinders = features
            .cylindrical
            .iter()
            .map(|c| (true, c.radius * c.span * c.length, c.axis));
        let planes = features.planar.iter().map(|p| (false, p.area, p.normal));
        let largest = cylinders.chain(planes).max_by(|p, q| {
            (p.0, p.1)
                .partial_cmp(&(q.0, q.1))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        largest.map(|(round, size, axis)| (round, size, part.pose * axis))
    };
    let all = parts.iter().filter_map(of);
    let largest = all.max_by(|p, q| {
        (p.0, p.1)
            .partial_cmp(&(q.0, q.1))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let Some((_, _, along)) = largest else {
        return UnitQuaternion::identity();
    };
    let nearest = along.iamax();
    let mut world = Vector::zeros();
    world[nearest] = along[nearest].signum();
    if (along - world).norm() <= PARALLEL_TO_AXIS {
        return UnitQuaternion::identity();
    }
    UnitQuaternion::rotation_between(&world, &along).unwrap_or_default()
}

/// Returns a shrink distance that covers all pairs whose penetration at the start is explained by their meshes'
/// deviation.
fn chosen_shrink(
    parts: &[PlanningPart],
    others: &[PlanningPart],
    lattice: &Lattice,
    executor: &impl Executor,
) -> Result<f64, RemovalError> {
    let mut fit = 0.0_f64;
    let ground = PlanningScene::new(parts, others);
    let group = ground
        .group(lattice.extreme_poses().each_ref())
        .ok_or(RemovalError::InvalidNumber)?;
    for pair in pairs_near(&group, &START_POSE(), 0.0) {
        let [a, b] = group.shapes(pair);
        let b_in_a = group.in_obstacle(pair, &START_POSE()).inverse();
        let pairs = colliding_pairs(a, b, &b_in_a, executor).map_err(interrupted)?;
        if pairs.is_empty() {
            continue;
        }
        let [a, b] = [a, b].map(|shape| Solid {
            shape,
            is_exact_mesh: false,
            unit: Unit::Mm,
        });
        let found = examine(&a, &b, &b_in_a, &pairs, executor).map_err(interrupted)?;
        fit = fit.max(MIN_SHRINK_FRACTION * 2.0 * lattice.radius);
        if found.class == PairClass::Undecided {
            let deviations = pairs.iter().map(|p| a.deviation(p.a) + b.deviation(p.b));
            fit = fit.max(SHRINK_PER_PENETRATION * deviations.fold(0.0, f64::max));
        }
    }
    Ok(fit)
}

fn interrupted(_: Interrupted) -> RemovalError {
    RemovalError::Interrupted
}

fn shrunk_parts(
    parts: &[PlanningPart],
    shrink: f64,
    executor: &impl Executor,
) -> Result<Vec<PlanningPart>, RemovalError> {
    if shrink == 0.0 {
        return Ok(parts.to_vec());
    }
    let one = |(number, part): (usize, &PlanningPart)| {
        let inset = part.shape.mesh().inset(shrink);
        let too_large = RemovalError::ShrinkTooLarge {
            part: number,
            fit: shrink,
        };
        let mesh = inset.map_err(|_| too_large)?;
        Ok(PlanningPart {
            shape: Arc::new(Shape::build(mesh, executor)),
            pose: part.pose,
        })
    };
    parts.iter().enumerate().map(one).collect()
}

/// Checks that the shrunk parts penetrate no obstacle at the start.
fn check_start(
    inset: &[PlanningPart],
    others: &[PlanningPart],
    lattice: &Lattice,
    shrink: f64,
    executor: &impl Executor,
) -> Result<(), RemovalError> {
    let ground = PlanningScene::new(inset, others);
    let group = ground
        .group(lattice.extreme_poses().each_ref())
        .ok_or(RemovalError::InvalidNumber)?;
    let mut pairs = Vec::new();
    for pair in pairs_near(&group, &START_POSE(), 0.0) {
        if group
            .intersects(pair, &START_POSE(), executor)
            .map_err(interrupted)?
        {
            pairs.push((pair.part, pair.obstacle));
        }
    }
    match pairs.is_empty() {
        true => Ok(()),
        false => Err(RemovalError::InCollision { pairs, fit: shrink }),
    }
}
