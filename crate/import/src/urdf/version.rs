//! The version of the format that a robot is written in.

use crate::robot::Element;

/// The version that the robot of this element says; the format began with 1.0.
pub(super) fn version(element: Element) -> (u32, u32) {
    element.version().unwrap_or((1, 0))
}
