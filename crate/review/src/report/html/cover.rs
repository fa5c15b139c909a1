//! Writes the first page: the scope, the time, the author and the result of the check.

use super::anchors;
use super::element::{isolated_text, table_header};
use super::figure::{Figure, Place};
use crate::report::markup::Markup;
use crate::report::{Clash, Report, Status};

pub(super) fn write(body: &mut Markup, report: &Report) {
    body.line();
    body.element("header", &[("class", "cover")], |cover| {
        cover.leaf("p", &[("class", "what")], report.language.get("page-what"));
        cover.element("h1", &[], |title| isolated_text(title, &report.title));
        cover.element("p", &[("class", "origin")], |line| {
            isolated_text(line, &report.origin(report.language))
        });
        files(cover, report);
        cover.leaf("p", &[("class", "verdict")], &overall_result(report));
        overview(cover, report);
        if !report.clashes.is_empty() {
            counts(cover, report);
        }
        if !report.tests.is_empty() {
            tests(cover, report);
        }
    });
}

/// Writes the picture of the whole assembly, with the numbers of the clashes at their places.
fn overview(cover: &mut Markup, report: &Report) {
    let Some(figure) = report.overview.as_ref().and_then(Figure::new) else {
        return;
    };
    let sections: Vec<(String, &Clash)> = anchors(report).collect();
    // What is resolved is no longer at its place.
    let open =
        (sections.iter()).filter(|(_, clash)| clash.status != Status::Resolved || clash.is_worse);
    let places = open.map(|(id, clash)| Place {
        position: clash.position,
        id,
        number: clash.number,
    });
    let language = report.language;
    let left = figure.with_numbers(cover, places, language.get("page-overview"));
    if left > 0 {
        let sentence = language.format("page-overview-more", &[("count", &left.to_string())]);
        cover.leaf("p", &[("class", "origin")], &sentence);
    }
}

/// Writes the files that the assembly was read from.
fn files(cover: &mut Markup, report: &Report) {
    if report.files.is_empty() {
        return;
    }
    cover.element("dl", &[("class", "files")], |list| {
        list.leaf("dt", &[], report.language.get("table-files"));
        for file in &report.files {
            list.element("dd", &[], |line| isolated_text(line, file));
        }
    });
}

/// Sums up the report in a sentence.
fn overall_result(report: &Report) -> String {
    let language = report.language;
    let new = count(report, |clash| clash.status == Status::New);
    let worse = count(report, |clash| clash.is_worse);
    match report.clashes.len() {
        0 => language.get("page-none").to_owned(),
        all => {
            let worse = match worse {
                0 => String::new(),
                _ => language.format("page-verdict-worse", &[("worse", &worse.to_string())]),
            };
            let (all, new) = (language.clashes(all), new.to_string());
            let arguments = [("clashes", &*all), ("new", &new), ("worse", &worse)];
            language.format("page-verdict", &arguments)
        }
    }
}

fn count(report: &Report, wanted: impl Fn(&Clash) -> bool) -> usize {
    report.clashes.iter().filter(|clash| wanted(clash)).count()
}

/// Writes the number of clashes for each class and status.
fn counts(cover: &mut Markup, report: &Report) {
    let language = report.language;
    let number = |row: &mut Markup, tag: &str, count: usize| {
        let text = match count {
            0 => "–".to_owned(),
            count => count.to_string(),
        };
        row.leaf(tag, &[("class", "number")], &text);
    };
    cover.element("table", &[("class", "counts")], |table| {
        let statuses = Status::ALL.map(|status| language.status(status));
        let all = language.get("page-all");
        let titles: Vec<&str> = [""].into_iter().chain(statuses).chain([all]).collect();
        table_header(table, &titles);
        table.element("tbody", &[], |rows| {
            let kinds = report.classes().into_iter().map(Some);
            for kind in kinds.chain([None]) {
                let is_it = |clash: &Clash| kind.is_none_or(|kind| clash.class == kind);
                rows.element("tr", &[], |row| {
                    row.leaf("th", &[], kind.map_or(all, |kind| kind.label(language)));
                    for status in Status::ALL {
                        let found = count(report, |one| is_it(one) && one.status == status);
                        number(row, "td", found);
                    }
                    number(row, "td", count(report, is_it));
                });
            }
        });
    });
}

fn tests(cover: &mut Markup, report: &Report) {
    let language = report.language;
    cover.element("table", &[("class", "tests")], |table| {
        let titles = [
            "page-tests-test",
            "page-tests-asks",
            "page-tests-clashes",
            "page-tests-and",
        ];
        table_header(table, &titles.map(|title| language.get(title)));
        table.element("tbody", &[], |rows| {
            for test in &report.tests {
                rows.element("tr", &[], |row| {
                    row.element("th", &[], |cell| isolated_text(cell, &test.name));
                    row.element("td", &[], |cell| isolated_text(cell, &test.description));
                    let found = count(report, |clash| clash.test == test.name);
                    row.leaf("td", &[("class", "number")], &found.to_string());
                    let counts = test.counts.iter();
                    let counts = counts.map(|one| {
                        let count = one.value.to_string();
                        language.format("asked-count", &[("count", &count), ("what", &one.label)])
                    });
                    let counts = counts.collect::<Vec<_>>().join(", ");
                    row.element("td", &[], |cell| isolated_text(cell, &counts));
                });
            }
        });
    });
}
