//! Explains the walk of stage one, level by level.

use super::cycle::Machine;
use super::levels::Level;
use crate::story::{Chart, Draft, Number};
use crate::table::distance;

/// The walk of stage one in a cycle, shown level by level after that cycle.
#[derive(Debug)]
pub(super) struct Walk {
    /// The index of its cycle among the shown ones.
    pub meeting: usize,
    pub cycle: usize,
    pub levels: Vec<Level>,
}

impl Walk {
    /// Lists the step of a level.
    pub fn draft(&self, index: usize, machine: &Machine) -> Draft<'_> {
        const COLOURS: [[&str; 3]; 2] = [
            ["white-of-a", "grey-of-a", "black-of-a"],
            ["white-of-b", "grey-of-b", "black-of-b"],
        ];
        let levels = &self.levels;
        let level = &levels[index];
        let number = level.number as usize;
        let key = match level.number {
            1 => "two-stages.halves",
            number if number == machine.wish.level => "two-stages.voxels",
            _ => "two-stages.level",
        };
        let looked: usize = levels.iter().map(Level::looked).sum();
        let cubes: usize = levels.iter().map(|level| level.kept.len()).sum();
        let black = level.kept.len() - level.with_grey;
        let colours = COLOURS.as_flattened().iter();
        let colours = colours.zip(level.colours.as_flattened());
        Draft::say(key)
            .with("distance", distance(self.cycle as f64))
            .with("voxel", machine.world.cell_size(machine.wish.level))
            .with("looked", level.looked())
            .with("apart", level.apart.len())
            .with("divided", level.divided.len())
            .with("kept", level.kept.len())
            .with("grey", level.with_grey)
            .with("black", black)
            .with("cubes", cubes)
            .with("cells", 1 + looked)
            .with("voxels", 1_usize << (3 * machine.wish.level))
            .counted("level", number)
            .count("cells-looked-at", level.looked())
            .count("left-white", level.apart.len())
            .count("divided-grey-grey", level.divided.len())
            .count("kept-black-grey", level.with_grey)
            .count("kept-black-black", black)
            .numbers(colours.map(|(name, count)| Number::count(name, *count)))
            .chart(move || self.chart(index))
    }

    /// Charts what becomes of the cells, level by level.
    fn chart(&self, index: usize) -> Chart {
        let known = &self.levels[..=index];
        let over = |of: fn(&Level) -> usize| {
            let known = known.iter();
            known.map(move |level| [f64::from(level.number), of(level) as f64])
        };
        Chart::new("cells-of-walk", "level", "count")
            .line("cells-left", over(|level| level.apart.len()))
            .line("cells-divided", over(|level| level.divided.len()))
            .line("cells-kept", over(|level| level.kept.len()))
            .at(f64::from(self.levels[index].number))
    }
}
