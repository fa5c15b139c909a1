//! Explains the walk of stage one, level by level.

use super::cycle::CycleSetup;
use super::levels::Level;
use crate::published_spheres::distance;
use crate::story::{Chart, LazyStep, Number};

/// The walk of stage one in a cycle, shown level by level after that cycle.
#[derive(Debug)]
pub(super) struct Walk {
    /// The index of its cycle among the shown ones.
    pub cycle_index: usize,
    pub cycle: usize,
    pub levels: Vec<Level>,
}

impl Walk {
    /// Lists the step of a level.
    pub fn step(&self, index: usize, machine: &CycleSetup) -> LazyStep<'_> {
        const COLOURS: [[&str; 3]; 2] = [
            ["white-of-a", "grey-of-a", "black-of-a"],
            ["white-of-b", "grey-of-b", "black-of-b"],
        ];
        let levels = &self.levels;
        let level = &levels[index];
        let number = level.number as usize;
        let key = match level.number {
            1 => "two-stages.halves",
            number if number == machine.parameters.level => "two-stages.voxels",
            _ => "two-stages.level",
        };
        let looked: usize = levels.iter().map(Level::visited).sum();
        let cubes: usize = levels.iter().map(|level| level.interfering.len()).sum();
        let black = level.interfering.len() - level.with_grey;
        let colours = COLOURS.as_flattened().iter();
        let colours = colours.zip(level.colours.as_flattened());
        LazyStep::new(key)
            .with_arg("distance", distance(self.cycle as f64))
            .with_arg("voxel", machine.world.cell_size(machine.parameters.level))
            .with_arg("looked", level.visited())
            .with_arg("apart", level.apart.len())
            .with_arg("divided", level.divided.len())
            .with_arg("kept", level.interfering.len())
            .with_arg("grey", level.with_grey)
            .with_arg("black", black)
            .with_arg("cubes", cubes)
            .with_arg("cells", 1 + looked)
            .with_arg("voxels", 1_usize << (3 * machine.parameters.level))
            .count_arg("level", number)
            .count("cells-looked-at", level.visited())
            .count("left-white", level.apart.len())
            .count("divided-grey-grey", level.divided.len())
            .count("kept-black-grey", level.with_grey)
            .count("kept-black-black", black)
            .numbers(colours.map(|(name, count)| Number::count(name, *count)))
            .chart(move || self.chart(index))
    }

    /// Charts the outcome of the cells, level by level.
    fn chart(&self, index: usize) -> Chart {
        let known = &self.levels[..=index];
        let over = |of: fn(&Level) -> usize| {
            let known = known.iter();
            known.map(move |level| [f64::from(level.number), of(level) as f64])
        };
        Chart::new("cells-of-walk", "level", "count")
            .line("cells-left", over(|level| level.apart.len()))
            .line("cells-divided", over(|level| level.divided.len()))
            .line("cells-kept", over(|level| level.interfering.len()))
            .at(f64::from(self.levels[index].number))
    }
}
