//! Prepares a removal search from the request.

use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::interference::{PairClass, Solid, examine};
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::ALONG_AXIS;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::work::{Stopped, Work};
use nearpoint_geometry::{Rigid, Vector};

use super::exit::Exit;
use super::{HOME, Phase, Removal, RemovalError, RemovalSettings};
use crate::plan::Obstacle;
use crate::plan::ground::{Ground, near};
use crate::plan::lattice::{Lattice, State};
use crate::plan::search::LazySearch;
use crate::plan::{NoTurn, Rotations, Turning};

/// The ratio of a chosen fit to the penetration that the meshes' deviation explains.
const MORE_THAN_DEVIATION: f64 = 1.25;
/// The chosen fit for parts that only touch, as a share of their size.
const LEAST_FIT: f64 = 1.0 / 16384.0;
/// The chosen step, as a share of the parts' shortest side,
const STEP: f64 = 0.5;
/// within these least and largest numbers of steps across the assembly.
const STEPS_ACROSS: [f64; 2] = [16.0, 96.0];
/// The largest number of steps across that can be counted.
const MOST_STEPS: f64 = 4096.0;

pub(super) fn removal(
    parts: Vec<Obstacle>,
    others: Vec<Obstacle>,
    settings: RemovalSettings,
    work: &impl Work,
) -> Result<Removal, RemovalError> {
    if parts.is_empty() {
        return Err(RemovalError::Nothing);
    }
    let numbers = [settings.step, settings.turns, settings.fit];
    if !numbers.iter().all(|x| x.is_finite() && *x >= 0.0) {
        return Err(RemovalError::Number);
    }
    let lattice = lattice(&parts, &others, &settings)?;
    let fit = match settings.fit {
        0.0 => fit(&parts, &others, &lattice, work)?,
        fit => fit,
    };
    let settings = RemovalSettings {
        step: lattice.step,
        fit,
        ..settings
    };
    let inset = inset(&parts, fit, work)?;
    check(&inset, &others, &lattice, fit, work)?;
    Ok(Removal {
        exit: Exit::new(&inset, &others, &lattice),
        search: LazySearch::new(State::START),
        met: std::collections::BTreeMap::new(),
        phase: Phase::Searching,
        parts,
        inset,
        others,
        settings,
        lattice,
    })
}

fn around(parts: &[Obstacle]) -> Aabb {
    let boxes = parts
        .iter()
        .map(|o| o.shape.bounds().posed_tightly(&Rigid::new(&o.pose)));
    boxes.fold(Aabb::EMPTY, |all, one| all.union(&one))
}

fn lattice(
    parts: &[Obstacle],
    others: &[Obstacle],
    settings: &RemovalSettings,
) -> Result<Lattice, RemovalError> {
    let (own, rest) = (around(parts), around(others));
    let across = own.union(&rest).diagonal();
    if own.is_empty() || !across.is_finite() {
        return Err(RemovalError::Number);
    }
    let step = match settings.step {
        0.0 => {
            let [most, least] = STEPS_ACROSS.map(|steps| across / steps);
            (STEP * (own.hi - own.lo).min()).clamp(least, most)
        }
        step => step,
    };
    // The steps lead from anywhere inside to where the parts are outside, and around them.
    let steps = ((across + 2.0 * own.diagonal()) / step).ceil() + 1.0;
    if !(step > 0.0 && steps <= MOST_STEPS) {
        let least = (across + 2.0 * own.diagonal()) / MOST_STEPS;
        return Err(RemovalError::Step { step, least });
    }
    let turning = match settings.turns {
        0.0 => Turning::None,
        _ => Turning::Solid,
    };
    let steps = steps as i16;
    Ok(Lattice {
        start: HOME(),
        centre: own.centre(),
        radius: own.diagonal() / 2.0,
        axes: axes(parts),
        step,
        bounds: [[-steps; 3], [steps; 3]],
        rotations: Rotations::new(turning, settings.turns).map_err(|NoTurn { alpha, least }| {
            RemovalError::Turns {
                turns: alpha,
                least,
            }
        })?,
    })
}

/// Returns the axes, world from lattice: one along the largest cylinder, or else across the largest plane.
fn axes(parts: &[Obstacle]) -> UnitQuaternion<f64> {
    let of = |part: &Obstacle| -> Option<(bool, f64, Vector)> {
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
    if (along - world).norm() <= ALONG_AXIS {
        return UnitQuaternion::identity();
    }
    UnitQuaternion::rotation_between(&world, &along).unwrap_or_default()
}

/// Returns a fit that covers all pairs which meet at the start no deeper than their meshes explain.
fn fit(
    parts: &[Obstacle],
    others: &[Obstacle],
    lattice: &Lattice,
    work: &impl Work,
) -> Result<f64, RemovalError> {
    let mut fit = 0.0_f64;
    let ground = Ground::new(parts, others);
    let group = ground
        .group(lattice.reach().each_ref())
        .ok_or(RemovalError::Number)?;
    for pair in near(&group, &HOME(), 0.0) {
        let [a, b] = group.shapes(pair);
        let b_in_a = group.in_obstacle(pair, &HOME()).inverse();
        let pairs = colliding_pairs(a, b, &b_in_a, work).map_err(stopped)?;
        if pairs.is_empty() {
            continue;
        }
        let [a, b] = [a, b].map(|shape| Solid {
            shape,
            is_model: false,
            unit: Unit::Mm,
        });
        let found = examine(&a, &b, &b_in_a, &pairs, work).map_err(stopped)?;
        fit = fit.max(LEAST_FIT * 2.0 * lattice.radius);
        if found.class == PairClass::Undecided {
            let deviations = pairs.iter().map(|p| a.deviation(p.a) + b.deviation(p.b));
            fit = fit.max(MORE_THAN_DEVIATION * deviations.fold(0.0, f64::max));
        }
    }
    Ok(fit)
}

fn stopped(_: Stopped) -> RemovalError {
    RemovalError::Stopped
}

fn inset(parts: &[Obstacle], fit: f64, work: &impl Work) -> Result<Vec<Obstacle>, RemovalError> {
    if fit == 0.0 {
        return Ok(parts.to_vec());
    }
    let one = |(number, part): (usize, &Obstacle)| {
        let inset = part.shape.mesh().inset(fit);
        let too_large = RemovalError::Fit { part: number, fit };
        let mesh = inset.map_err(|_| too_large)?;
        Ok(Obstacle {
            shape: Arc::new(Shape::build(mesh, work)),
            pose: part.pose,
        })
    };
    parts.iter().enumerate().map(one).collect()
}

/// Checks that the parts, smaller by the fit, are in no obstacle at the start.
fn check(
    inset: &[Obstacle],
    others: &[Obstacle],
    lattice: &Lattice,
    fit: f64,
    work: &impl Work,
) -> Result<(), RemovalError> {
    let ground = Ground::new(inset, others);
    let group = ground
        .group(lattice.reach().each_ref())
        .ok_or(RemovalError::Number)?;
    let mut pairs = Vec::new();
    for pair in near(&group, &HOME(), 0.0) {
        if group.meets(pair, &HOME(), work).map_err(stopped)? {
            pairs.push((pair.held, pair.obstacle));
        }
    }
    match pairs.is_empty() {
        true => Ok(()),
        false => Err(RemovalError::InCollision { pairs, fit }),
    }
}
