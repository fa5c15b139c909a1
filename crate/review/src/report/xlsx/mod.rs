//! XLSX, as spreadsheets open it: the clashes, what was said of them, and what the report is about, a sheet each. Texts are
//! strings whatever they begin with: nothing is calculated, and nothing is a link.

mod package;
mod sheet;

use super::table::{Cell, Column, columns};
use super::{Report, ReportError, Status};
use sheet::{Row, Sheet};

/// Writes the report.
pub fn write(report: &Report) -> Result<Vec<u8>, ReportError> {
    let sheets = [clashes(report), comments(report), about(report)];
    if sheets
        .iter()
        .any(|sheet| sheet.rows.len() > sheet::MOST_ROWS)
    {
        let (format, most) = ("XLSX", "1 048 576 rows");
        return Err(ReportError::TooLarge { format, most });
    }
    package::write(report, &sheets)
}

fn clashes(report: &Report) -> Sheet {
    let words = report.words();
    let columns = columns(report);
    let titles = columns.iter().map(|column| Cell::from(&*column.title));
    let mut rows: Vec<Row> = vec![titles.collect()];
    let row = |clash| {
        let cells = columns.iter().map(|column| (column.cell)(clash, words));
        cells.collect()
    };
    rows.extend(report.clashes.iter().map(row));
    Sheet {
        name: words.tables.sheets[0],
        widths: columns.iter().map(|Column { width, .. }| *width).collect(),
        rows,
        has_head: true,
    }
}

fn comments(report: &Report) -> Sheet {
    let tables = &report.words().tables;
    let mut rows: Vec<Row> = vec![tables.comments.map(Cell::from).into()];
    for clash in &report.clashes {
        rows.extend(clash.comments.iter().map(|comment| {
            let texts = [
                &*clash.title(),
                &comment.when,
                &comment.author,
                &comment.text,
            ];
            let texts = texts.map(Cell::from);
            [Cell::from(clash.number)]
                .into_iter()
                .chain(texts)
                .collect()
        }));
    }
    Sheet {
        name: tables.sheets[1],
        widths: vec![8, 40, 22, 24, 80],
        rows,
        has_head: true,
    }
}

fn about(report: &Report) -> Sheet {
    let words = report.words();
    let tables = &words.tables;
    let mut rows: Vec<Row> = vec![
        line(tables.report, &*report.title),
        line(tables.made, &*report.origin()),
        line(tables.lengths_in, words.unit(report.unit)),
    ];
    let files = report.files.iter();
    rows.extend(files.map(|file| line(tables.files, &**file)));
    rows.push(line(tables.clashes, report.clashes.len() as u32));
    for status in Status::ALL {
        let found = report.clashes.iter().filter(|clash| clash.status == status);
        rows.push(line(words.status(status), found.count() as u32));
    }
    for (name, clashes) in report.by_test() {
        rows.push(line(words.facts.test, name));
        rows.push(line(tables.clashes, clashes.len() as u32));
        for test in report.tests.iter().filter(|test| test.name == name) {
            rows.push(line(tables.asks, &*test.kind));
            let counts = test.counts.iter();
            rows.extend(counts.map(|one| line(&one.what, Cell::Number(one.how_many as f64, None))));
        }
    }
    let checked = report.checked.iter();
    rows.extend(checked.map(|sentence| line(tables.checked, &**sentence)));
    Sheet {
        name: tables.sheets[2],
        widths: vec![24, 100],
        rows,
        has_head: false,
    }
}

fn line(what: &str, value: impl Into<Cell>) -> Row {
    vec![what.into(), value.into()]
}
