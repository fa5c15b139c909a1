//! The first page: what was looked at, when, by whom, and what came of it.

use super::{foreign, head};
use crate::report::markup::Markup;
use crate::report::{Clash, Kind, Report, Status};

pub(super) fn write(body: &mut Markup, report: &Report) {
    body.line();
    body.element("header", &[("class", "cover")], |cover| {
        cover.leaf("p", &[("class", "what")], "Clash report");
        cover.element("h1", &[], |title| foreign(title, &report.title));
        cover.element("p", &[("class", "origin")], |line| {
            foreign(line, &report.origin())
        });
        cover.leaf("p", &[("class", "verdict")], &verdict(report));
        if !report.clashes.is_empty() {
            counts(cover, report);
        }
        if !report.tests.is_empty() {
            tests(cover, report);
        }
    });
}

/// The whole report in a sentence.
fn verdict(report: &Report) -> String {
    let all = match report.clashes.len() {
        0 => return "No clashes are reported.".to_owned(),
        1 => "1 clash".to_owned(),
        all => format!("{all} clashes"),
    };
    let new = count(report, |clash| clash.status == Status::New);
    let worse = count(report, |clash| clash.is_worse);
    let worse = match worse {
        0 => String::new(),
        worse => format!(", {worse} worse than when it was decided"),
    };
    format!("{all}: {new} new{worse}.")
}

fn count(report: &Report, wanted: impl Fn(&Clash) -> bool) -> usize {
    report.clashes.iter().filter(|clash| wanted(clash)).count()
}

/// How many clashes there are of each kind in each status.
fn counts(cover: &mut Markup, report: &Report) {
    let number = |row: &mut Markup, tag: &str, count: usize| {
        let text = match count {
            0 => "–".to_owned(),
            count => count.to_string(),
        };
        row.leaf(tag, &[("class", "number")], &text);
    };
    cover.element("table", &[("class", "counts")], |table| {
        let words = Status::ALL.map(Status::word);
        let titles: Vec<&str> = [""].into_iter().chain(words).chain(["All"]).collect();
        head(table, &titles);
        table.element("tbody", &[], |rows| {
            let kinds = report.kinds().into_iter().map(Some);
            for kind in kinds.chain([None]) {
                let is_it = |clash: &Clash| kind.is_none_or(|kind| clash.kind == kind);
                rows.element("tr", &[], |row| {
                    row.leaf("th", &[], kind.map_or("All", Kind::word));
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
    cover.element("table", &[("class", "tests")], |table| {
        head(table, &["Test", "Asks", "Clashes", "And"]);
        table.element("tbody", &[], |rows| {
            for test in &report.tests {
                rows.element("tr", &[], |row| {
                    row.element("th", &[], |cell| foreign(cell, &test.name));
                    row.element("td", &[], |cell| foreign(cell, &test.kind));
                    let found = count(report, |clash| clash.test == test.name);
                    row.leaf("td", &[("class", "number")], &found.to_string());
                    let counts = test.counts.iter();
                    let counts = counts.map(|one| format!("{} {}", one.how_many, one.what));
                    let counts = counts.collect::<Vec<_>>().join(", ");
                    row.element("td", &[], |cell| foreign(cell, &counts));
                });
            }
        });
    });
}
