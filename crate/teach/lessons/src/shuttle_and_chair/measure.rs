//! Measures the times of field and search in all four worlds, beside the paper's.

use nearpoint_published::planning::PlanError;
use nearpoint_published::planning::search::SearchSettings;
use nearpoint_published::planning::{Field, FieldMethod, FieldSettings};

use super::world;
use crate::clock::{self, Time, microseconds};
use crate::error::LessonError;
use crate::plans::{Run, Scene, VoxelScene};
use crate::story::{Chart, Line, LineStyle, NumberUnit};

/// The full cells of figure 4.8, and the milliseconds for its field and its search. The other points of figure 4.12 are only
/// in the figure.
const PUBLISHED_CELLS: f64 = 981.0;
pub(super) const PUBLISHED_FIELD: f64 = 2800.0;
pub(super) const PUBLISHED_SEARCH: f64 = 4700.0;

/// The microseconds of a world; none where the clock has stopped.
#[derive(Debug, Clone, Copy)]
pub(super) struct Times {
    pub full: usize,
    /// The field cube by cube, as published.
    pub cubes: Option<Time>,
    /// The field by three passes along the axes.
    pub sweeps: Option<Time>,
    pub search: Option<Time>,
}

pub(super) fn settings(method: FieldMethod) -> FieldSettings {
    FieldSettings {
        method,
        ..FieldSettings::default()
    }
}

pub(super) fn field(
    scene: &Scene,
    voxelled: &VoxelScene,
    method: FieldMethod,
) -> Result<Field, PlanError> {
    voxelled.field(scene, settings(method))
}

pub(super) fn search(
    scene: &Scene,
    voxelled: &VoxelScene,
    field: &Field,
) -> Result<Run, PlanError> {
    Run::published(scene, voxelled, field, &SearchSettings::default())
}

/// Runs the search with `depth` levels.
pub(super) fn with_levels(name: &str, depth: u32) -> Result<Run, LessonError> {
    let scene = world::scene(name, depth)?;
    let voxelled = scene.to_voxels()?;
    let made = field(&scene, &voxelled, FieldMethod::Sweeps)?;
    Ok(search(&scene, &voxelled, &made)?)
}

pub(super) fn times(name: &str, now: fn() -> f64) -> Result<Times, LessonError> {
    let scene = world::scene(name, world::DEPTH)?;
    let voxelled = scene.to_voxels()?;
    let made = field(&scene, &voxelled, FieldMethod::Sweeps)?;
    let by = |method| {
        microseconds(now, || {
            std::hint::black_box(field(&scene, &voxelled, method).is_ok());
        })
    };
    Ok(Times {
        full: voxelled.cells.full().len(),
        cubes: by(FieldMethod::Cubes),
        sweeps: by(FieldMethod::Sweeps),
        search: microseconds(now, || {
            std::hint::black_box(search(&scene, &voxelled, &made).is_ok());
        }),
    })
}

pub(super) fn chart<'a>(all: impl Iterator<Item = &'a Times>, at: usize) -> Chart {
    let mut all: Vec<&Times> = all.collect();
    all.sort_unstable_by_key(|times| times.full);
    let line = |name, of: fn(&Times) -> Option<Time>| {
        let points = all.iter().map(|times| (times.full as f64, of(times)));
        clock::lines(name, LineStyle::Line, points, NumberUnit::Milliseconds)
    };
    let published = |name, time| Line::new(name, vec![[PUBLISHED_CELLS, time]]).published();
    Chart::new("shuttle-times", "full-cells", "milliseconds")
        .log_y()
        .lines(
            [
                line("field-cubes", |times| times.cubes),
                line("field-sweeps", |times| times.sweeps),
                line("plan-search", |times| times.search),
            ]
            .into_iter()
            .flatten()
            .chain([
                published("published-field", PUBLISHED_FIELD),
                published("published-search", PUBLISHED_SEARCH),
            ]),
        )
        .at(at as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plans::Outcome;

    /// Checks the page's statements about one level more and one level less.
    #[test]
    fn windows_are_too_narrow_with_a_level_less() {
        for name in world::NAMES {
            let runs = [4, 5, 6].map(|depth| with_levels(name, depth).unwrap());
            let [less, own, more] = runs.each_ref().map(|run| run.nodes);
            println!("{name}: {less} {own} {more}");
            assert_eq!(runs[1].outcome, Outcome::Found, "{name}");
            assert_eq!(runs[2].outcome, Outcome::Found, "{name}");
            assert_eq!(more < own, name != "thick-wall");
            let is_two = ["two-walls", "thin-walls"].contains(&name);
            assert_eq!(runs[0].outcome == Outcome::Failed, is_two, "{name}");
            assert_eq!(less > 2000, is_two, "{name}");
        }
    }
}
