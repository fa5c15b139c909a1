//! The clashes as rows: what CSV and XLSX have in common.

use super::figures::Measure;
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

fn said(clash: &Clash) -> Cell {
    let comments = clash.comments.iter();
    let lines = comments.map(|one| format!("{} {}: {}", one.when, one.author, one.text));
    Cell::from(&*lines.collect::<Vec<_>>().join("\n"))
}

fn worse(clash: &Clash) -> Cell {
    Cell::from(if clash.is_worse { "yes" } else { "" })
}

/// What a column has of a clash.
type Of = fn(&Clash) -> Cell;

/// Words, in so many characters, or numbers.
#[derive(Clone, Copy)]
enum Shape {
    Words(u32),
    Measured(Measure),
}

const LENGTH: Shape = Shape::Measured(Measure::Length);
const VOLUME: Shape = Shape::Measured(Measure::Volume);

const COLUMNS: [(&str, Shape, Of); 25] = [
    ("Number", Shape::Words(8), |c| c.number.into()),
    ("Test", Shape::Words(20), |c| (&*c.test).into()),
    ("Kind", Shape::Words(12), |c| c.kind.word().into()),
    ("Status", Shape::Words(10), |c| c.status.word().into()),
    ("Worse since", Shape::Words(11), worse),
    ("Priority", Shape::Words(10), |c| (&c.priority).into()),
    ("Assignee", Shape::Words(16), |c| (&c.assignee).into()),
    ("Group", Shape::Words(16), |c| (&c.group).into()),
    ("Part A", Shape::Words(24), |c| (&*c.parts[0].name).into()),
    ("Part B", Shape::Words(24), |c| (&*c.parts[1].name).into()),
    ("Depth at least", LENGTH, |c| {
        length(c.depth.map(|depth| depth.lower))
    }),
    ("Depth at most", LENGTH, |c| {
        length(c.depth.map(|depth| depth.upper))
    }),
    ("Volume at least", VOLUME, |c| {
        volume(c.volume.map(|volume| volume.lower))
    }),
    ("Volume at most", VOLUME, |c| {
        volume(c.volume.map(|volume| volume.upper))
    }),
    ("Clearance", LENGTH, |c| length(c.clearance)),
    ("X", LENGTH, |c| length(Some(c.place[0]))),
    ("Y", LENGTH, |c| length(Some(c.place[1]))),
    ("Z", LENGTH, |c| length(Some(c.place[2]))),
    ("Because", Shape::Words(40), |c| (&c.because).into()),
    ("Path A", Shape::Words(40), |c| {
        (&*c.parts[0].whole_path()).into()
    }),
    ("Path B", Shape::Words(40), |c| {
        (&*c.parts[1].whole_path()).into()
    }),
    ("GUID A", Shape::Words(24), |c| (&c.parts[0].guid).into()),
    ("GUID B", Shape::Words(24), |c| (&c.parts[1].guid).into()),
    ("Comments", Shape::Words(60), said),
    ("Id", Shape::Words(24), |c| (&*c.id).into()),
];

/// The columns, in order; titles name the unit. Without a part that has a GUID there are none for these.
pub(super) fn columns(report: &Report) -> Vec<Column> {
    let column = |(title, shape, cell)| {
        let (title, width) = match shape {
            Shape::Words(width) => (String::from(title), width),
            Shape::Measured(measure) => (format!("{title} ({})", measure.symbol(report.unit)), 16),
        };
        Column { title, width, cell }
    };
    let parts = || report.clashes.iter().flat_map(|clash| &clash.parts);
    let has_guids = parts().any(|part| part.guid.is_some());
    let is_meant = |title: &str| has_guids || !title.starts_with("GUID");
    let meant = COLUMNS.into_iter().filter(|(title, ..)| is_meant(title));
    meant.map(column).collect()
}
