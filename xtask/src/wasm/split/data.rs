//! The bytes of constants: which stay in the first module, and which come with a part.

use std::ops::Range;

use anyhow::{Result, ensure};

use super::constants::{Constants, Segment, segments};
use super::plan::Plan;

/// Bytes between two constants of a part that are rather copied than told to be none of it.
const GAP: u32 = 16;

/// A module's data, as the plan has them.
pub struct Data<'a> {
    segments: Vec<Option<Segment<'a>>>,
    /// The constants in the order of their addresses, and the part of each.
    constants: Vec<(Range<u32>, Option<usize>)>,
}

impl<'a> Data<'a> {
    /// Of the module that the constants were linked into.
    pub fn new(module: &'a [u8], constants: &Constants, plan: &Plan) -> Result<Self> {
        let parts = plan.part_of_constant.iter().copied();
        let mut constants: Vec<_> = constants.places.iter().cloned().zip(parts).collect();
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

    /// Where a part writes what at its start. Constants never change: one that is written again by another thread is the same.
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

    /// What the first module has of its data with that number: nought, which packs to nothing, where constants have gone.
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
        // Where one that stays lies in one that goes.
        for stays in of(true) {
            bytes[stays.clone()].copy_from_slice(&segment.bytes[stays]);
        }
        Some(bytes)
    }
}
