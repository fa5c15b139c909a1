//! Finds the cycles that the story shows: those in which a stage finds something for the first time.

use super::LAST;
use super::cycle::{CycleResult, CycleSetup};
use crate::error::LessonError;
use crate::published_spheres::distance;

/// A point of the chart between shown cycles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample {
    pub cycle: usize,
    pub cubes: usize,
    pub faces: usize,
    pub pairs: usize,
}

/// Returns the shown cycles in order, each run.
pub(super) fn shown_cycles(machine: &CycleSetup) -> Result<Vec<CycleResult>, LessonError> {
    let stages = [
        first_cycle(0, |cycle| Ok(sample(machine, cycle)?.cubes > 0))?,
        first_cycle(0, |cycle| Ok(sample(machine, cycle)?.faces > 0))?,
        first_cycle(0, |cycle| Ok(sample(machine, cycle)?.pairs > 0))?,
    ];
    let contact = contact(machine)?;
    let mut cycles = vec![0, contact - 1, contact, LAST];
    cycles.extend(stages.into_iter().flatten());
    if let Some(pairs) = stages[2].filter(|&pairs| pairs < contact) {
        cycles.push(usize::midpoint(pairs, contact));
    }
    let is_reported = |cycle| Ok(!machine.run(cycle)?.by_octrees.colliding.is_empty());
    if !is_reported(contact)? {
        cycles.extend(first_cycle(contact, is_reported)?);
    }
    cycles.sort_unstable();
    cycles.dedup();
    cycles.into_iter().map(|cycle| machine.run(cycle)).collect()
}

/// Returns the index of the cycle in which faces first collide: the walk is shown in that cycle.
pub(super) fn first_collision(found: &[CycleResult]) -> usize {
    let meets = found.iter().position(|found| found.truth > 0);
    meets.unwrap_or(found.len() - 1)
}

/// Returns the first cycle in which something is found, from `from` on. It searches by halving: A and B come closer in every
/// cycle, so that what is found once is found later too.
fn first_cycle(
    from: usize,
    is_found: impl Fn(usize) -> Result<bool, LessonError>,
) -> Result<Option<usize>, LessonError> {
    let (mut low, mut high) = (from, LAST);
    if !is_found(high)? {
        return Ok(None);
    }
    while low < high {
        let middle = usize::midpoint(low, high);
        if is_found(middle)? {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    Ok(Some(high))
}

/// Returns the cycle before the one in which faces of A and B first collide; not before the spheres around them do.
fn contact(machine: &CycleSetup) -> Result<usize, LessonError> {
    let touch = |cycle: &usize| distance(*cycle as f64 + 1.0) <= crate::shapes::DIAMETER;
    for cycle in (1..LAST).filter(touch) {
        if !machine.truth(cycle)?.is_empty() {
            return Ok(cycle);
        }
    }
    Ok(LAST)
}

/// Counts what the stages list for A and B, without a test of the pairs.
pub(super) fn sample(machine: &CycleSetup, cycle: usize) -> Result<Sample, LessonError> {
    let trees = machine.trees(cycle, 2)?;
    let counts = machine.stages(cycle, &trees, |_, _, _, _| false)?.counts;
    Ok(Sample {
        cycle,
        cubes: counts.cubes,
        faces: counts.faces,
        pairs: counts.pairs,
    })
}

/// Returns samples of the shown cycles and of some between them, in order.
pub(super) fn samples(
    machine: &CycleSetup,
    found: &[CycleResult],
) -> Result<Vec<Sample>, LessonError> {
    const BETWEEN: usize = 8;
    let mut cycles: Vec<usize> = found.iter().map(|found| found.cycle).collect();
    cycles.extend((0..LAST).step_by(BETWEEN));
    cycles.sort_unstable();
    cycles.dedup();
    cycles
        .into_iter()
        .map(|cycle| sample(machine, cycle))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::two_stages::cycle::{Parameters, TreeSource};
    use nearpoint_geometry::collide::swept::SweptMethod;

    fn machine(faces: usize, level: u32, trees: TreeSource) -> CycleSetup {
        CycleSetup::new(Parameters {
            faces,
            level,
            trees,
            test: SweptMethod::Hull,
            objects: 2,
        })
        .unwrap()
    }

    /// Checks that halving finds the first cycles that a search of every cycle finds.
    #[test]
    fn bisection_finds_first_cycle_with_hits() {
        for level in 3..=5 {
            for trees in [TreeSource::Moved, TreeSource::Rebuilt, TreeSource::Centres] {
                let machine = machine(48, level, trees);
                let all: Vec<Sample> = (0..=LAST).map(|c| sample(&machine, c).unwrap()).collect();
                let counts: [&dyn Fn(&Sample) -> usize; 3] =
                    [&|s| s.cubes, &|s| s.faces, &|s| s.pairs];
                for of in counts {
                    let halved = first_cycle(0, |cycle| Ok(of(&all[cycle]) > 0)).unwrap();
                    let looked = all.iter().position(|sample| of(sample) > 0);
                    assert_eq!(halved, looked, "level {level}, {trees:?}");
                }
            }
        }
    }

    /// Checks the published spheres of 168 faces, which collide before cycle 116: 15 pairs of faces, 3.78 from centre to
    /// centre.
    #[test]
    fn the_published_collision() {
        let machine = machine(168, 4, TreeSource::Moved);
        let cycle = contact(&machine).unwrap();
        let found = machine.run(cycle).unwrap();
        assert_eq!((cycle + 1, found.by_octrees.counts.colliding), (116, 15));
        assert_eq!((found.truth, found.missed), (15, 0));
        assert!((distance(116.0) - 3.78).abs() < 0.01, "{}", distance(116.0));
    }

    /// Checks the cubes: the tree of the published level has about a third of the 32 published ones. The pairs are those
    /// that the page names.
    #[test]
    fn the_published_cubes() {
        for (level, trees, cubes, pairs) in [
            (4, TreeSource::Moved, 11, 3750),
            (4, TreeSource::Rebuilt, 7, 646),
            (5, TreeSource::Moved, 27, 350),
            (5, TreeSource::Rebuilt, 10, 240),
        ] {
            let counts = machine(168, level, trees)
                .run(115)
                .unwrap()
                .by_octrees
                .counts;
            let found = (counts.cubes, counts.pairs);
            assert_eq!(found, (cubes, pairs), "level {level}, {trees:?}");
        }
    }

    /// Checks that only the rule of centres loses pairs that collide.
    #[test]
    fn any_contact_misses_nothing() {
        for trees in [TreeSource::Moved, TreeSource::Rebuilt, TreeSource::Centres] {
            let found = shown_cycles(&machine(168, 4, trees)).unwrap();
            let missed: usize = found.iter().map(|found| found.missed).sum();
            assert_eq!(
                missed > 0,
                trees == TreeSource::Centres,
                "{trees:?}: {missed}"
            );
        }
    }
}
