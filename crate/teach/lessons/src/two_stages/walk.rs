//! What is told of the walk of stage one, level by level.

use super::cycle::Machine;
use super::levels::Level;
use crate::story::{Axis, Chart, Line, LineStyle, Number, Say};
use crate::table::distance;
use crate::values::Value;

/// The walk of stage one in a cycle, told level by level after that cycle.
#[derive(Debug)]
pub(super) struct Walk {
    /// The place of its cycle among those that are told.
    pub meeting: usize,
    pub cycle: usize,
    pub levels: Vec<Level>,
}

impl Walk {
    pub fn say(&self, index: usize, machine: &Machine) -> Say {
        let levels = &self.levels;
        let level = &levels[index];
        let key = match level.number {
            1 => "two-stages.halves",
            number if number == machine.wish.level => "two-stages.voxels",
            _ => "two-stages.level",
        };
        let looked: usize = levels.iter().map(Level::looked).sum();
        let cell = machine.world.cell_size(machine.wish.level);
        let with = [
            ("distance", Value::from(distance(self.cycle as f64))),
            ("voxel", Value::from(cell)),
            ("level", Value::from(level.number as usize)),
            ("looked", Value::from(level.looked())),
            ("apart", Value::from(level.apart.len())),
            ("divided", Value::from(level.divided.len())),
            ("kept", Value::from(level.kept.len())),
            ("grey", Value::from(level.with_grey)),
            ("black", Value::from(level.kept.len() - level.with_grey)),
            (
                "cubes",
                Value::from(levels.iter().map(|l| l.kept.len()).sum::<usize>()),
            ),
            ("cells", Value::from(1 + looked)),
            ("voxels", Value::from(1_usize << (3 * machine.wish.level))),
        ];
        Say::new(key, with)
    }

    pub fn numbers(&self, index: usize) -> Vec<Number> {
        const COLOURS: [[&str; 3]; 2] = [
            ["white-of-a", "grey-of-a", "black-of-a"],
            ["white-of-b", "grey-of-b", "black-of-b"],
        ];
        let level = &self.levels[index];
        let mut numbers = vec![
            Number::count("level", level.number as usize),
            Number::count("cells-looked-at", level.looked()),
            Number::count("left-white", level.apart.len()),
            Number::count("divided-grey-grey", level.divided.len()),
            Number::count("kept-black-grey", level.with_grey),
            Number::count("kept-black-black", level.kept.len() - level.with_grey),
        ];
        let colours = COLOURS.as_flattened().iter();
        let counts = level.colours.as_flattened();
        numbers.extend(
            colours
                .zip(counts)
                .map(|(name, count)| Number::count(name, *count)),
        );
        numbers
    }

    /// What becomes of the cells, level by level.
    pub fn chart(&self, index: usize) -> Chart {
        let level = |level: &Level| f64::from(level.number);
        let known = &self.levels[..=index];
        let line = |name, of: &dyn Fn(&Level) -> usize| Line {
            name,
            points: known
                .iter()
                .map(|one| [level(one), of(one) as f64])
                .collect(),
            style: LineStyle::Line,
        };
        Chart {
            name: "cells-of-walk",
            x: Axis {
                name: "level",
                log: false,
            },
            y: Axis {
                name: "count",
                log: false,
            },
            lines: vec![
                line("cells-left", &|level| level.apart.len()),
                line("cells-divided", &|level| level.divided.len()),
                line("cells-kept", &|level| level.kept.len()),
            ],
            at: Some(level(&self.levels[index])),
        }
    }
}
