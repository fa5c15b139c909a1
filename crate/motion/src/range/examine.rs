//! Examines a pair of bodies in a cell of joint values.

use super::cell::Cell;
use super::inside::Posed;
use super::settings::RangeSettings;
use super::shapes::RangeShapes;
use super::tree::CellClass;
use crate::check::{Pair, WorkCell};
use nearpoint_geometry::closest::{WithinDistance, within_distance};
use nearpoint_geometry::collide::{Containment, collides, colliding_pairs, containment};
use nearpoint_geometry::executor::{Executor, Interrupted};

/// The inputs of all examinations.
pub(super) struct Input<'a> {
    pub work_cell: &'a WorkCell,
    pub settings: &'a RangeSettings,
    /// The number of halvings of each chosen joint that reach the resolution.
    pub halvings: &'a [u8],
    /// The hulls and inner points of the bodies.
    pub shapes: &'a RangeShapes,
}

/// The result of an examination.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Finding {
    Settled(CellClass),
    /// The cell is to be halved along this joint. The bodies are known to collide at its centre.
    Halve {
        joint: usize,
        collides: bool,
    },
}

/// The number of triangle pairs tested for one query of a cell that can be halved.
const TESTS_PER_QUERY: usize = 1000;

/// The joints of a pair, as indices into the chosen joints.
pub(super) struct Moved<'a> {
    pub pair: &'a Pair,
    pub joints: &'a [usize],
}

/// Examines a pair in a cell.
pub(super) fn examine<W: Executor>(
    input: &Input<'_>,
    moved: &Moved<'_>,
    cell: &Cell,
    executor: &W,
) -> Result<Finding, Interrupted> {
    let Moved { pair, .. } = *moved;
    let (values, spread) = centre(input.settings, cell);
    let posed = pair.posed_at(input.work_cell, &values, &spread);
    if posed.sphere_distance > posed.approach_bound {
        return Ok(Finding::Settled(CellClass::Clear));
    }
    // Bounds that consist of rounding alone do not shrink.
    let is_rounding = posed.approach_bound <= 2.0 * posed.noise;
    let can_be_halved = |&joint: &usize| cell[joint].halvings < input.halvings[joint];
    let divisible: Vec<usize> = match is_rounding {
        true => Vec::new(),
        false => moved.joints.iter().copied().filter(can_be_halved).collect(),
    };
    let halve = |collides| {
        let joint = most_moving(
            (input.work_cell, input.settings),
            pair,
            &divisible,
            &values,
            &spread,
        )?;
        Some(Finding::Halve { joint, collides })
    };
    if posed.approach_bound > posed.max_useful_bound
        && let Some(next) = halve(false)
    {
        return Ok(next);
    }
    if pair.hull_distance(&input.shapes.hulls, &posed, posed.approach_bound) > posed.approach_bound
    {
        return Ok(Finding::Settled(CellClass::Clear));
    }
    let [a, b] = pair.shapes(input.work_cell);
    let near = |distance, tests| within_distance(a, b, &posed.b_in_a, distance, tests, executor);
    let tests = match divisible.is_empty() {
        true => usize::MAX,
        false => TESTS_PER_QUERY,
    };
    let found = match near(posed.approach_bound, tests)? {
        WithinDistance::Yes(found) => Some(found),
        WithinDistance::Unknown => None,
        WithinDistance::No => {
            return Ok(Finding::Settled(match containment(a, b, &posed.b_in_a) {
                Containment::Neither => CellClass::Clear,
                _ => CellClass::Colliding,
            }));
        }
    };
    let met = match found {
        Some(found) if found.distance == 0.0 => true,
        _ => collides(a, b, &posed.b_in_a, executor)?,
    };
    let bodies = Posed {
        shapes: [a, b],
        inner: pair.bodies.map(|body| &input.shapes.inner_points[body]),
        pair: &posed,
    };
    if bodies.may_be_proven() {
        // Finding all triangles that meet takes long. The smallest cells need no proof, since there are no halves to save.
        let is_proven = bodies.is_proven_by_inner_points()
            || met
                && !divisible.is_empty()
                && bodies.is_proven_by_triangles(&colliding_pairs(a, b, &posed.b_in_a, executor)?);
        if is_proven {
            return Ok(Finding::Settled(CellClass::Colliding));
        }
    }
    let is_contained = || containment(a, b, &posed.b_in_a) != Containment::Neither;
    match halve(met) {
        Some(next) => Ok(next),
        // Bodies that no chosen joint moves collide at all values or at none.
        None if met || is_contained() => Ok(Finding::Settled(match moved.joints {
            [] => CellClass::Colliding,
            _ => CellClass::CollidingPose,
        })),
        None => Ok(Finding::Settled(CellClass::Undecided)),
    }
}

/// Returns all values of the work cell at the centre of a cell, and how far each may deviate from it.
pub(crate) fn centre(settings: &RangeSettings, cell: &Cell) -> (Vec<f64>, Vec<f64>) {
    let mut values = settings.values.clone();
    let mut spread = vec![0.0; values.len()];
    for (joint, section) in settings.joints.iter().zip(cell) {
        values[joint.value] = section.middle(joint);
        spread[joint.value] = section.spread(joint);
    }
    (values, spread)
}

/// Returns that one of some joints which moves the bodies most within the cell.
pub(crate) fn most_moving(
    (work_cell, settings): (&WorkCell, &RangeSettings),
    pair: &Pair,
    joints: &[usize],
    values: &[f64],
    spread: &[f64],
) -> Option<usize> {
    if let [only] = joints {
        return Some(*only);
    }
    let bound = |joint: usize| {
        let mut own = vec![0.0; spread.len()];
        let value = settings.joints[joint].value;
        own[value] = spread[value];
        pair.posed_at(work_cell, values, &own).approach_bound
    };
    joints
        .iter()
        .map(|&joint| (joint, bound(joint)))
        .reduce(|most, next| if next.1 > most.1 { next } else { most })
        .map(|(joint, _)| joint)
}
