//! Converts coordinates by the unit that a file states.

use crate::job::Job;
use crate::placement::Placement;
use nearpoint_geometry::tolerance::FILE_UNIT_NOISE;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;

/// Returns the unit of this many metres, and the placement that converts the file's coordinates to it. The placement is
/// the identity, or converts to metres if [`Unit`] lacks the stated unit.
pub(crate) fn of_metres(job: &mut Job, metres: f64) -> (Unit, Placement) {
    let is_it = |unit: &Unit| (metres / unit.metres_per_unit() - 1.0).abs() <= FILE_UNIT_NOISE;
    match Unit::ALL.into_iter().find(is_it) {
        Some(unit) => (unit, Placement::identity()),
        None => {
            job.warn(message!("stated-unit-unit-m-none", metres));
            (Unit::M, Placement::scaling(metres))
        }
    }
}
