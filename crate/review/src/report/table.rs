//! Arranges the clashes in rows for CSV and XLSX.

use super::number_format::Quantity;
use super::texts::Language;
use super::{Clash, Report};

/// The content of a cell.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Cell {
    Empty,
    /// A text of a user, or a word of the catalogue.
    Text(String),
    /// A number with all its digits.
    Number(f64, Option<Quantity>),
}

/// A column: its title, its width in characters, and the function that fills its cells.
pub(super) struct Column {
    pub(super) title: String,
    pub(super) width: u32,
    pub(super) cell: CellFunction,
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

fn measured(value: Option<f64>, measure: Quantity) -> Cell {
    match value.filter(|value| value.is_finite()) {
        Some(value) => Cell::Number(value, Some(measure)),
        None => Cell::Empty,
    }
}

fn length(value: Option<f64>) -> Cell {
    measured(value, Quantity::Length)
}

fn volume(value: Option<f64>) -> Cell {
    measured(value, Quantity::Volume)
}

/// Returns the number of the first or the second part's face at the place.
fn face(clash: &Clash, part: usize) -> Cell {
    clash.faces.map_or(Cell::Empty, |faces| faces[part].into())
}

fn comments_cell(clash: &Clash, _: Language) -> Cell {
    let comments = clash.comments.iter();
    let lines = comments.map(|one| format!("{} {}: {}", one.time, one.author, one.text));
    Cell::from(&*lines.collect::<Vec<_>>().join("\n"))
}

fn is_worse_cell(clash: &Clash, language: Language) -> Cell {
    Cell::from(match clash.is_worse {
        true => language.get("yes"),
        false => "",
    })
}

fn settled_by_cell(clash: &Clash, language: Language) -> Cell {
    clash.settled_by_text(language).into()
}

/// Returns the objects that the bounds in the row hold for; empty where there are no bounds.
fn bounds_scope_cell(clash: &Clash, language: Language) -> Cell {
    let measure = &clash.measure;
    let bounds = [
        measure.depth,
        measure.volume_bounds(),
        measure.clearance_bounds(),
    ];
    Cell::from(match bounds != [None; 3] {
        true => language.bounds_scope(measure.of_meshes),
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
type CellFunction = fn(&Clash, Language) -> Cell;

/// The kind of a column: words of some width in characters, or numbers.
#[derive(Clone, Copy)]
enum ColumnKind {
    Text(u32),
    /// A column that exists only if some part has a GUID.
    Guid,
    /// A column that exists only if some part came from a file.
    File,
    /// A column that exists only if some clash has a move that ends it.
    Move,
    Measured(Quantity),
}

const LENGTH: ColumnKind = ColumnKind::Measured(Quantity::Length);
const VOLUME: ColumnKind = ColumnKind::Measured(Quantity::Volume);

/// The columns, each with the key of its title.
const COLUMNS: [(&str, ColumnKind, CellFunction); 34] = [
    ("column-number", ColumnKind::Text(8), |c, _| c.number.into()),
    ("column-test", ColumnKind::Text(20), |c, _| {
        (&*c.test).into()
    }),
    ("column-kind", ColumnKind::Text(12), |c, language| {
        c.class.label(language).into()
    }),
    ("column-status", ColumnKind::Text(10), |c, language| {
        language.status(c.status).into()
    }),
    ("column-worse", ColumnKind::Text(11), is_worse_cell),
    ("column-priority", ColumnKind::Text(10), |c, language| {
        let priority = c.priority.as_deref().unwrap_or_default();
        language.priority(priority).into()
    }),
    ("column-assignee", ColumnKind::Text(16), |c, _| {
        (&c.assignee).into()
    }),
    ("column-group", ColumnKind::Text(16), |c, _| {
        (&c.group).into()
    }),
    ("column-part-a", ColumnKind::Text(24), |c, _| {
        (&*c.parts[0].name).into()
    }),
    ("column-part-b", ColumnKind::Text(24), |c, _| {
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
    ("column-bounds-of", ColumnKind::Text(12), bounds_scope_cell),
    ("column-settled-by", ColumnKind::Text(12), settled_by_cell),
    ("column-move", ColumnKind::Move, |c, language| {
        (&c.move_text(language)).into()
    }),
    ("column-x", LENGTH, |c, _| length(Some(c.position[0]))),
    ("column-y", LENGTH, |c, _| length(Some(c.position[1]))),
    ("column-z", LENGTH, |c, _| length(Some(c.position[2]))),
    ("column-face-a", ColumnKind::Text(8), |c, _| face(c, 0)),
    ("column-face-b", ColumnKind::Text(8), |c, _| face(c, 1)),
    ("column-because", ColumnKind::Text(40), |c, _| {
        (&c.undecided_reason).into()
    }),
    ("column-path-a", ColumnKind::Text(40), |c, _| {
        (&*c.parts[0].full_path()).into()
    }),
    ("column-path-b", ColumnKind::Text(40), |c, _| {
        (&*c.parts[1].full_path()).into()
    }),
    ("column-guid-a", ColumnKind::Guid, |c, _| {
        (&c.parts[0].guid).into()
    }),
    ("column-guid-b", ColumnKind::Guid, |c, _| {
        (&c.parts[1].guid).into()
    }),
    ("column-comments", ColumnKind::Text(60), comments_cell),
    ("column-id", ColumnKind::Text(24), |c, _| (&*c.id).into()),
    ("column-file-a", ColumnKind::File, |c, _| {
        (&c.parts[0].file).into()
    }),
    ("column-file-b", ColumnKind::File, |c, _| {
        (&c.parts[1].file).into()
    }),
];

/// Returns the columns in order; titles name the unit. Columns for GUIDs, files or moves exist only if there is one.
pub(super) fn columns(report: &Report) -> Vec<Column> {
    let language = report.language;
    let column = |(key, shape, cell): (&str, ColumnKind, CellFunction)| {
        let title = language.get(key);
        let (title, width) = match shape {
            ColumnKind::Text(width) => (String::from(title), width),
            ColumnKind::Guid | ColumnKind::File => (String::from(title), 24),
            ColumnKind::Move => (String::from(title), 48),
            ColumnKind::Measured(measure) => {
                let symbol = measure.symbol(report.unit, language);
                (format!("{title} ({symbol})"), 16)
            }
        };
        Column { title, width, cell }
    };
    let parts = || report.clashes.iter().flat_map(|clash| &clash.parts);
    let has_guids = parts().any(|part| part.guid.is_some());
    let has_files = parts().any(|part| part.file.is_some());
    let has_moves = (report.clashes.iter()).any(|clash| clash.clearing_move.is_some());
    let is_meant = |shape: ColumnKind| match shape {
        ColumnKind::Guid => has_guids,
        ColumnKind::File => has_files,
        ColumnKind::Move => has_moves,
        _ => true,
    };
    let meant = COLUMNS.into_iter();
    let meant = meant.filter(|(_, shape, _)| is_meant(*shape));
    meant.map(column).collect()
}
