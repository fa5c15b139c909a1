//! Divides the bytes of constants between the first module and the parts.

use std::ops::Range;

use anyhow::{Result, ensure};

use super::constants::{Constants, Segment, segments};
use super::plan::Plan;

/// The largest gap between two constants of a part that is copied rather than skipped.
const GAP: u32 = 16;

/// A module's data with the plan's division.
pub struct Data<'a> {
    segments: Vec<Option<Segment<'a>>>,
    /// The constants in the order of their addresses, and the part of each.
    constants: Vec<(Range<u32>, Option<usize>)>,
}

impl<'a> Data<'a> {
    /// Divides the data of the module that the constants were linked into.
    pub fn new(module: &'a [u8], constants: &Constants, plan: &Plan) -> Result<Self> {
        let parts = plan.part_of_constant.iter().copied();
        let mut constants: Vec<_> = constants.ranges.iter().cloned().zip(parts).collect();
        constants.sort_by_key(|(place, _)| (place.start, place.end));
        let data = Self {
            segments: segments(module)?,
            constants,
        };
        for (place, _) in &data.constants {
            ensure!(data.at(place).is_some(), "a constant lies in no data");
        }
        Ok(data)
    }

    fn at(&self, place: &Range<u32>) -> Option<&'a [u8]> {
        let mut segments = self.segments.iter().flatten();
        segments.find_map(|segment| Some(&segment.bytes[segment.range_of(place)?]))
    }

    /// Returns the data that a part writes at its start, with the addresses. Another thread may write it again, because
    /// constants never change.
    pub fn of_part(&self, part: usize) -> Vec<(u32, &'a [u8])> {
        let mut joined: Vec<Range<u32>> = Vec::new();
        for (place, _) in self.constants.iter().filter(|(_, of)| *of == Some(part)) {
            match joined.last_mut() {
                Some(last) if place.start <= last.end + GAP => last.end = last.end.max(place.end),
                _ => joined.push(place.clone()),
            }
        }
        let bytes = |place: &Range<u32>| self.at(place).unwrap_or_default();
        joined
            .iter()
            .map(|place| (place.start, bytes(place)))
            .collect()
    }

    /// Returns the first module's data of this segment, with zeros for the constants of parts, which compress to nothing.
    pub fn of_first(&self, segment: usize) -> Option<Vec<u8>> {
        let segment = self.segments.get(segment)?.as_ref()?;
        let mut bytes = segment.bytes.to_vec();
        let of = |stays: bool| {
            let constants = self.constants.iter();
            let those = constants.filter(move |(_, part)| part.is_none() == stays);
            those.filter_map(|(place, _)| segment.range_of(place))
        };
        for gone in of(false) {
            bytes[gone].fill(0);
        }
        // A constant of the first module may overlap one of a part.
        for stays in of(true) {
            bytes[stays.clone()].copy_from_slice(&segment.bytes[stays]);
        }
        Some(bytes)
    }
}
