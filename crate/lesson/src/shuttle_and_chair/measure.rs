//! Times of field and search in all four worlds, beside the paper's.

use nearpoint_motion::published::PlanError;
use nearpoint_motion::published::search::SearchSettings;
use nearpoint_motion::published::{Field, FieldMethod, FieldSettings};

use super::world;
use crate::clock::microseconds;
use crate::error::LessonError;
use crate::plans::{Run, Scene, Voxelled};
use crate::story::{Axis, Chart, Line, LineStyle};

/// Full cells of figure 4.8, and milliseconds for its field and its search. The other points of figure 4.12 are only in
/// the figure.
const PUBLISHED_CELLS: f64 = 981.0;
pub(super) const PUBLISHED_FIELD: f64 = 2800.0;
pub(super) const PUBLISHED_SEARCH: f64 = 4700.0;

/// Of a world, milliseconds; none where the clock stands still.
#[derive(Debug, Clone, Copy)]
pub(super) struct Times {
    pub full: usize,
    /// The field cube by cube, as published.
    pub cubes: Option<f64>,
    /// The field by three passes along the axes.
    pub sweeps: Option<f64>,
    pub search: Option<f64>,
}

pub(super) fn settings(method: FieldMethod) -> FieldSettings {
    FieldSettings {
        method,
        ..FieldSettings::default()
    }
}

pub(super) fn field(
    scene: &Scene,
    voxelled: &Voxelled,
    method: FieldMethod,
) -> Result<Field, PlanError> {
    voxelled.field(scene, settings(method))
}

pub(super) fn search(scene: &Scene, voxelled: &Voxelled, field: &Field) -> Result<Run, PlanError> {
    Run::published(scene, voxelled, field, &SearchSettings::default())
}

pub(super) fn times(now: fn() -> f64) -> Result<Vec<Times>, LessonError> {
    world::NAMES.iter().map(|name| of(name, now)).collect()
}

fn of(name: &str, now: fn() -> f64) -> Result<Times, LessonError> {
    let scene = world::scene(name)?;
    let voxelled = scene.voxelled()?;
    let made = field(&scene, &voxelled, FieldMethod::Sweeps)?;
    let milliseconds = |task: &dyn Fn()| microseconds(now, task).map(|time| time / 1000.0);
    let by = |method| {
        milliseconds(&|| {
            std::hint::black_box(field(&scene, &voxelled, method).is_ok());
        })
    };
    Ok(Times {
        full: voxelled.cells.full().len(),
        cubes: by(FieldMethod::Cubes),
        sweeps: by(FieldMethod::Sweeps),
        search: milliseconds(&|| {
            std::hint::black_box(search(&scene, &voxelled, &made).is_ok());
        }),
    })
}

pub(super) fn chart(all: &[Times], at: usize) -> Chart {
    let line = |name, of: fn(&Times) -> Option<f64>| {
        let point = |times: &Times| Some([times.full as f64, of(times)?]);
        let mut points: Vec<[f64; 2]> = all.iter().filter_map(point).collect();
        points.sort_by(|p, q| p[0].total_cmp(&q[0]));
        Line {
            name,
            points,
            style: LineStyle::Line,
        }
    };
    let published = |name, time| Line {
        name,
        points: vec![[PUBLISHED_CELLS, time]],
        style: LineStyle::Published,
    };
    Chart {
        name: "shuttle-times",
        x: Axis {
            name: "full-cells",
            log: false,
        },
        y: Axis {
            name: "milliseconds",
            log: true,
        },
        lines: vec![
            line("field-cubes", |times| times.cubes),
            line("field-sweeps", |times| times.sweeps),
            line("plan-search", |times| times.search),
            published("published-field", PUBLISHED_FIELD),
            published("published-search", PUBLISHED_SEARCH),
        ],
        at: Some(at as f64),
    }
}
