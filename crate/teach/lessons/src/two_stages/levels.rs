//! Records the walk of stage one, level by level: the colours of the cells, and their outcome.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_published::predictive::by_octrees::{CellOutcome, Visit, interfering_cubes_traced};

use super::cycle::CycleSetup;
use crate::cubes::colours;
use crate::error::LessonError;

/// The cells of a level.
#[derive(Debug)]
pub(super) struct Level {
    pub number: u32,
    /// The cells that are white for all objects but one, or for all: they are left alone.
    pub apart: Vec<Aabb>,
    /// The cells that are grey for two objects or more: they are divided.
    pub divided: Vec<Aabb>,
    /// The cells that are black for an object and not white for another: they are kept.
    pub interfering: Vec<Aabb>,
    /// The number of kept cells that are grey for an object.
    pub with_grey: usize,
    /// The white, grey and black cells of A’s tree at this level, and of B’s.
    pub colours: [[usize; 3]; 2],
}

impl Level {
    /// Returns the number of cells of the level that the walk visits.
    pub fn visited(&self) -> usize {
        self.apart.len() + self.divided.len() + self.interfering.len()
    }
}

/// Returns the levels below the root that the walk reaches in a cycle.
pub(super) fn levels(machine: &CycleSetup, cycle: usize) -> Result<Vec<Level>, LessonError> {
    let (depth, trees) = (
        machine.parameters.level,
        machine.trees(cycle, machine.parameters.objects)?,
    );
    let level = |number| Level {
        number,
        apart: Vec::new(),
        divided: Vec::new(),
        interfering: Vec::new(),
        with_grey: 0,
        colours: [0, 1].map(|object: usize| colours(&trees[object], depth - number)),
    };
    let mut levels: Vec<Level> = (0..=depth).map(level).collect();
    let see = |visit: Visit| {
        let number = depth - visit.cube.edge.trailing_zeros();
        let level = &mut levels[number as usize];
        let list = match visit.outcome() {
            CellOutcome::Apart => &mut level.apart,
            CellOutcome::Divided => &mut level.divided,
            CellOutcome::Interference => {
                level.with_grey += visit.mixed;
                &mut level.interfering
            }
        };
        list.push(machine.world.cell_box(&visit.cube, depth));
    };
    interfering_cubes_traced(&trees.iter().collect::<Vec<_>>(), see)?;
    levels.remove(0);
    levels.retain(|level| level.visited() > 0);
    Ok(levels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::two_stages::cycle::{Parameters, TreeSource};
    use nearpoint_geometry::collide::swept::SweptMethod;

    /// Compares with all cells of both trees. The walk visits a cell if all cells around it are mixed in both trees, and
    /// keeps it by the colours of both.
    #[test]
    fn walk_agrees_with_colours_of_both_trees() {
        for (faces, level) in [(48, 3), (168, 4), (48, 5)] {
            for trees in [TreeSource::Moved, TreeSource::Rebuilt, TreeSource::Centres] {
                let machine = CycleSetup::new(Parameters {
                    faces,
                    level,
                    trees,
                    test: SweptMethod::Hull,
                    objects: 2,
                });
                let machine = machine.unwrap();
                for cycle in [40, 115, 128] {
                    let levels = levels(&machine, cycle).unwrap();
                    let both = machine.trees(cycle, 2).unwrap();
                    let mut divided = 1;
                    let mut kept = 0;
                    for level in &levels {
                        assert_eq!(level.visited(), 8 * divided);
                        divided = level.divided.len();
                        kept += level.interfering.len();
                        assert!(level.with_grey <= level.interfering.len());
                        for colours in level.colours {
                            assert_eq!(colours.iter().sum::<usize>() % 8, 0);
                        }
                    }
                    assert_eq!(divided, 0, "the last level divides nothing");
                    let stages = machine.stages(cycle, &both, |_, _, _, _| false).unwrap();
                    assert_eq!(kept, stages.counts.cubes);
                    let looked: usize = levels.iter().map(Level::visited).sum();
                    assert_eq!(1 + looked, stages.counts.cells);
                    // The kept cells cover the intersection, and only a grey partner makes them larger.
                    let common = both[0].intersection(&both[1]).unwrap();
                    let lies_in = |inner: &Aabb, outer: &Aabb| outer.contains(inner);
                    for cube in common.full_cubes() {
                        let cube = common.cell_box(&cube);
                        let mut all = levels.iter().flat_map(|level| &level.interfering);
                        assert!(all.any(|kept| lies_in(&cube, kept)));
                    }
                }
            }
        }
    }
}
