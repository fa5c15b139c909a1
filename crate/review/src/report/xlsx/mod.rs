//! Writes XLSX for spreadsheets: a sheet each for the clashes, for the comments, and for the scope of the report. Texts
//! are strings, even if they look like formulas: nothing is calculated, and nothing is a link.

mod package;
mod sheet;

use super::table::{Cell, Column, columns};
use super::{Report, Status};
use crate::error::ReviewError;
use nearpoint_message::message;
use sheet::{Row, Sheet};

/// Writes the report as an Excel workbook.
pub fn write(report: &Report) -> Result<Vec<u8>, ReviewError> {
    let sheets = [clashes(report), comments(report), about(report)];
    if sheets
        .iter()
        .any(|sheet| sheet.rows.len() > sheet::MAX_ROWS)
    {
        let (format, most) = ("XLSX", "1 048 576 rows");
        return Err(message!("report-too-large", format, most).into());
    }
    package::write(report, &sheets)
}

fn clashes(report: &Report) -> Sheet {
    let language = report.language;
    let columns = columns(report);
    let titles = columns.iter().map(|column| Cell::from(&*column.title));
    let mut rows: Vec<Row> = vec![titles.collect()];
    let row = |clash| {
        let cells = columns.iter().map(|column| (column.cell)(clash, language));
        cells.collect()
    };
    rows.extend(report.clashes.iter().map(row));
    Sheet {
        name: language.get("sheet-clashes"),
        widths: columns.iter().map(|Column { width, .. }| *width).collect(),
        rows,
        has_header: true,
    }
}

fn comments(report: &Report) -> Sheet {
    let language = report.language;
    let titles = [
        "comment-number",
        "comment-clash",
        "comment-when",
        "comment-author",
        "comment-text",
    ];
    let titles = titles.map(|title| Cell::from(language.get(title)));
    let mut rows: Vec<Row> = vec![titles.into()];
    for clash in &report.clashes {
        rows.extend(clash.comments.iter().map(|comment| {
            let texts = [
                &*clash.title(),
                &comment.time,
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
        name: language.get("sheet-comments"),
        widths: vec![8, 40, 22, 24, 80],
        rows,
        has_header: true,
    }
}

fn about(report: &Report) -> Sheet {
    let language = report.language;
    let line = |key: &str, value: Cell| label_row(language.get(key), value);
    let mut rows: Vec<Row> = vec![
        line("table-report", report.title.as_str().into()),
        line("table-made", report.origin(language).as_str().into()),
        line("table-lengths-in", language.unit(report.unit).into()),
    ];
    let files = report.files.iter();
    rows.extend(files.map(|file| line("table-files", file.as_str().into())));
    rows.push(line("table-clashes", (report.clashes.len() as u32).into()));
    for status in Status::ALL {
        let found = report.clashes.iter().filter(|clash| clash.status == status);
        rows.push(label_row(language.status(status), found.count() as u32));
    }
    for (name, clashes) in report.by_test() {
        rows.push(line("fact-test", name.into()));
        rows.push(line("table-clashes", (clashes.len() as u32).into()));
        for test in report.tests.iter().filter(|test| test.name == name) {
            rows.push(line("table-asks", test.description.as_str().into()));
            let counts = test.counts.iter();
            rows.extend(
                counts.map(|one| label_row(&one.label, Cell::Number(one.value as f64, None))),
            );
        }
    }
    let checked = report.checked.iter();
    rows.extend(checked.map(|sentence| line("table-checked", sentence.as_str().into())));
    Sheet {
        name: language.get("sheet-about"),
        widths: vec![24, 100],
        rows,
        has_header: false,
    }
}

fn label_row(what: &str, value: impl Into<Cell>) -> Row {
    vec![what.into(), value.into()]
}
