//! The clashes as rows: what CSV and XLSX have in common.

use super::figures::Measure;
use super::words::Words;
use super::{Clash, Report};

/// What stands in a row under a title.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Cell {
    Empty,
    /// What somebody wrote, or a word of ours.
    Text(String),
    /// All its digits are kept.
    Number(f64, Option<Measure>),
}

/// A column: its title, how wide it is in characters, and what it has of a clash.
pub(super) struct Column {
    pub(super) title: String,
    pub(super) width: u32,
    pub(super) cell: Of,
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        match text {
            "" => Cell::Empty,
            text => Cell::Text(text.to_owned()),
        }
    }
}

impl From<&Option<String>> for Cell {
    fn from(text: &Option<String>) -> Self {
        text.as_deref().unwrap_or_default().into()
    }
}

impl From<u32> for Cell {
    fn from(count: u32) -> Self {
        Cell::Number(count.into(), None)
    }
}

fn measured(value: Option<f64>, measure: Measure) -> Cell {
    match value.filter(|value| value.is_finite()) {
        Some(value) => Cell::Number(value, Some(measure)),
        None => Cell::Empty,
    }
}

fn length(value: Option<f64>) -> Cell {
    measured(value, Measure::Length)
}

fn volume(value: Option<f64>) -> Cell {
    measured(value, Measure::Volume)
}

fn said(clash: &Clash, _: &Words) -> Cell {
    let comments = clash.comments.iter();
    let lines = comments.map(|one| format!("{} {}: {}", one.when, one.author, one.text));
    Cell::from(&*lines.collect::<Vec<_>>().join("\n"))
}

fn worse(clash: &Clash, words: &Words) -> Cell {
    Cell::from(if clash.is_worse { words.yes } else { "" })
}

/// What the bounds in the row hold for; nothing where there are none.
fn bounds_of(clash: &Clash, words: &Words) -> Cell {
    let measure = &clash.measure;
    let bounds = [
        measure.depth,
        measure.volume_bounds(),
        measure.clearance_bounds(),
    ];
    Cell::from(match bounds != [None; 3] {
        true => words.bounds_of[usize::from(measure.of_meshes)],
        false => "",
    })
}

fn lower(bounds: Option<[f64; 2]>) -> Option<f64> {
    bounds.map(|[lower, _]| lower)
}

fn upper(bounds: Option<[f64; 2]>) -> Option<f64> {
    bounds.map(|[_, upper]| upper)
}

/// What a column has of a clash.
type Of = fn(&Clash, &Words) -> Cell;

/// Words, in so many characters, or numbers.
#[derive(Clone, Copy)]
enum Shape {
    Words(u32),
    /// For files whose parts have them.
    Guid,
    /// Where parts came from files.
    File,
    Measured(Measure),
}

const LENGTH: Shape = Shape::Measured(Measure::Length);
const VOLUME: Shape = Shape::Measured(Measure::Volume);

/// In the order of their titles, `Tables::columns`.
const COLUMNS: [(Shape, Of); 30] = [
    (Shape::Words(8), |c, _| c.number.into()),
    (Shape::Words(20), |c, _| (&*c.test).into()),
    (Shape::Words(12), |c, words| c.kind.word(words).into()),
    (Shape::Words(10), |c, words| words.status(c.status).into()),
    (Shape::Words(11), worse),
    (Shape::Words(10), |c, words| {
        let priority = c.priority.as_deref().unwrap_or_default();
        words.priority(priority).into()
    }),
    (Shape::Words(16), |c, _| (&c.assignee).into()),
    (Shape::Words(16), |c, _| (&c.group).into()),
    (Shape::Words(24), |c, _| (&*c.parts[0].name).into()),
    (Shape::Words(24), |c, _| (&*c.parts[1].name).into()),
    (LENGTH, |c, _| length(lower(c.measure.depth))),
    (LENGTH, |c, _| length(upper(c.measure.depth))),
    (VOLUME, |c, _| volume(lower(c.measure.volume_bounds()))),
    (VOLUME, |c, _| volume(upper(c.measure.volume_bounds()))),
    (LENGTH, |c, _| length(c.measure.clearance)),
    (LENGTH, |c, _| length(lower(c.measure.clearance_bounds()))),
    (LENGTH, |c, _| length(upper(c.measure.clearance_bounds()))),
    (Shape::Words(12), bounds_of),
    (LENGTH, |c, _| length(Some(c.place[0]))),
    (LENGTH, |c, _| length(Some(c.place[1]))),
    (LENGTH, |c, _| length(Some(c.place[2]))),
    (Shape::Words(40), |c, _| (&c.because).into()),
    (Shape::Words(40), |c, _| (&*c.parts[0].whole_path()).into()),
    (Shape::Words(40), |c, _| (&*c.parts[1].whole_path()).into()),
    (Shape::Guid, |c, _| (&c.parts[0].guid).into()),
    (Shape::Guid, |c, _| (&c.parts[1].guid).into()),
    (Shape::Words(60), said),
    (Shape::Words(24), |c, _| (&*c.id).into()),
    (Shape::File, |c, _| (&c.parts[0].file).into()),
    (Shape::File, |c, _| (&c.parts[1].file).into()),
];

/// The columns, in order; titles name the unit. Without a part that has a GUID there are none for these, and likewise for files.
pub(super) fn columns(report: &Report) -> Vec<Column> {
    let words = report.words();
    let column = |(title, (shape, cell)): (&str, (Shape, Of))| {
        let (title, width) = match shape {
            Shape::Words(width) => (String::from(title), width),
            Shape::Guid | Shape::File => (String::from(title), 24),
            Shape::Measured(measure) => {
                let symbol = measure.symbol(report.unit, words);
                (format!("{title} ({symbol})"), 16)
            }
        };
        Column { title, width, cell }
    };
    let parts = || report.clashes.iter().flat_map(|clash| &clash.parts);
    let has_guids = parts().any(|part| part.guid.is_some());
    let has_files = parts().any(|part| part.file.is_some());
    let is_meant = |shape: Shape| match shape {
        Shape::Guid => has_guids,
        Shape::File => has_files,
        _ => true,
    };
    let titled = words.tables.columns.into_iter().zip(COLUMNS);
    let meant = titled.filter(|(_, (shape, _))| is_meant(*shape));
    meant.map(column).collect()
}
