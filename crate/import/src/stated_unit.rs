//! The unit that a file says its numbers are in.

use crate::job::Job;
use crate::placement::Placement;
use nearpoint_geometry::tolerance::FILE_UNIT_NOISE;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;

/// The unit of this many metres, and what brings the file's coordinates into it: nothing, or for a unit that is none of
/// ours what makes them metres.
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
