//! Arranges the clashes in rows for CSV and XLSX.

use super::figures::Measure;
use super::words::Language;
use super::{Clash, Report};

/// The content of a cell.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Cell {
    Empty,
    /// A text of a user, or a word of the catalogue.
    Text(String),
    /// A number with all its digits.
    Number(f64, Option<Measure>),
}

/// A column: its title, its width in characters, and the function that fills its cells.
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

fn said(clash: &Clash, _: Language) -> Cell {
    let comments = clash.comments.iter();
    let lines = comments.map(|one| format!("{} {}: {}", one.when, one.author, one.text));
    Cell::from(&*lines.collect::<Vec<_>>().join("\n"))
}

fn worse(clash: &Clash, language: Language) -> Cell {
    Cell::from(match clash.is_worse {
        true => language.get("yes"),
        false => "",
    })
}

/// Returns what the bounds in the row hold for; empty where there are none.
fn bounds_of(clash: &Clash, language: Language) -> Cell {
    let measure = &clash.measure;
    let bounds = [
        measure.depth,
        measure.volume_bounds(),
        measure.clearance_bounds(),
    ];
    Cell::from(match bounds != [None; 3] {
        true => language.bounds_of(measure.of_meshes),
        false => "",
    })
}

fn lower(bounds: Option<[f64; 2]>) -> Option<f64> {
    bounds.map(|[lower, _]| lower)
}

fn upper(bounds: Option<[f64; 2]>) -> Option<f64> {
    bounds.map(|[_, upper]| upper)
}

/// A function that returns a clash's cell in a column.
type Of = fn(&Clash, Language) -> Cell;

/// The kind of a column: words of some width in characters, or numbers.
#[derive(Clone, Copy)]
enum Shape {
    Words(u32),
    /// A column that exists only if some part has a GUID.
    Guid,
    /// A column that exists only if some part came from a file.
    File,
    Measured(Measure),
}

const LENGTH: Shape = Shape::Measured(Measure::Length);
const VOLUME: Shape = Shape::Measured(Measure::Volume);

/// The columns, each with the key of its title.
const COLUMNS: [(&str, Shape, Of); 30] = [
    ("column-number", Shape::Words(8), |c, _| c.number.into()),
    ("column-test", Shape::Words(20), |c, _| (&*c.test).into()),
    ("column-kind", Shape::Words(12), |c, language| {
        c.kind.word(language).into()
    }),
    ("column-status", Shape::Words(10), |c, language| {
        language.status(c.status).into()
    }),
    ("column-worse", Shape::Words(11), worse),
    ("column-priority", Shape::Words(10), |c, language| {
        let priority = c.priority.as_deref().unwrap_or_default();
        language.priority(priority).into()
    }),
    ("column-assignee", Shape::Words(16), |c, _| {
        (&c.assignee).into()
    }),
    ("column-group", Shape::Words(16), |c, _| (&c.group).into()),
    ("column-part-a", Shape::Words(24), |c, _| {
        (&*c.parts[0].name).into()
    }),
    ("column-part-b", Shape::Words(24), |c, _| {
        (&*c.parts[1].name).into()
    }),
    ("column-depth-lower", LENGTH, |c, _| {
        length(lower(c.measure.depth))
    }),
    ("column-depth-upper", LENGTH, |c, _| {
        length(upper(c.measure.depth))
    }),
    ("column-volume-lower", VOLUME, |c, _| {
        volume(lower(c.measure.volume_bounds()))
    }),
    ("column-volume-upper", VOLUME, |c, _| {
        volume(upper(c.measure.volume_bounds()))
    }),
    ("column-clearance", LENGTH, |c, _| {
        length(c.measure.clearance)
    }),
    ("column-clearance-lower", LENGTH, |c, _| {
        length(lower(c.measure.clearance_bounds()))
    }),
    ("column-clearance-upper", LENGTH, |c, _| {
        length(upper(c.measure.clearance_bounds()))
    }),
    ("column-bounds-of", Shape::Words(12), bounds_of),
    ("column-x", LENGTH, |c, _| length(Some(c.place[0]))),
    ("column-y", LENGTH, |c, _| length(Some(c.place[1]))),
    ("column-z", LENGTH, |c, _| length(Some(c.place[2]))),
    ("column-because", Shape::Words(40), |c, _| {
        (&c.because).into()
    }),
    ("column-path-a", Shape::Words(40), |c, _| {
        (&*c.parts[0].whole_path()).into()
    }),
    ("column-path-b", Shape::Words(40), |c, _| {
        (&*c.parts[1].whole_path()).into()
    }),
    ("column-guid-a", Shape::Guid, |c, _| {
        (&c.parts[0].guid).into()
    }),
    ("column-guid-b", Shape::Guid, |c, _| {
        (&c.parts[1].guid).into()
    }),
    ("column-comments", Shape::Words(60), said),
    ("column-id", Shape::Words(24), |c, _| (&*c.id).into()),
    ("column-file-a", Shape::File, |c, _| {
        (&c.parts[0].file).into()
    }),
    ("column-file-b", Shape::File, |c, _| {
        (&c.parts[1].file).into()
    }),
];

/// Returns the columns in order; titles name the unit. Columns for GUIDs or files exist only if a part has one.
pub(super) fn columns(report: &Report) -> Vec<Column> {
    let language = report.language;
    let column = |(key, shape, cell): (&str, Shape, Of)| {
        let title = language.get(key);
        let (title, width) = match shape {
            Shape::Words(width) => (String::from(title), width),
            Shape::Guid | Shape::File => (String::from(title), 24),
            Shape::Measured(measure) => {
                let symbol = measure.symbol(report.unit, language);
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
    let meant = COLUMNS.into_iter();
    let meant = meant.filter(|(_, shape, _)| is_meant(*shape));
    meant.map(column).collect()
}
