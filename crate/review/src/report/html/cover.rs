//! The first page: what was looked at, when, by whom, and what came of it.

use super::element::{foreign, head};
use crate::report::markup::Markup;
use crate::report::{Clash, Report, Status};

pub(super) fn write(body: &mut Markup, report: &Report) {
    body.line();
    body.element("header", &[("class", "cover")], |cover| {
        cover.leaf("p", &[("class", "what")], report.words().page.what);
        cover.element("h1", &[], |title| foreign(title, &report.title));
        cover.element("p", &[("class", "origin")], |line| {
            foreign(line, &report.origin())
        });
        files(cover, report);
        cover.leaf("p", &[("class", "verdict")], &verdict(report));
        if !report.clashes.is_empty() {
            counts(cover, report);
        }
        if !report.tests.is_empty() {
            tests(cover, report);
        }
    });
}

/// The files that it was read from.
fn files(cover: &mut Markup, report: &Report) {
    if report.files.is_empty() {
        return;
    }
    cover.element("dl", &[("class", "files")], |list| {
        list.leaf("dt", &[], report.words().tables.files);
        for file in &report.files {
            list.element("dd", &[], |line| foreign(line, file));
        }
    });
}

/// The whole report in a sentence.
fn verdict(report: &Report) -> String {
    let page = &report.words().page;
    let new = count(report, |clash| clash.status == Status::New);
    let worse = count(report, |clash| clash.is_worse);
    match report.clashes.len() {
        0 => page.none.to_owned(),
        all => (page.verdict)(all, new, worse),
    }
}

fn count(report: &Report, wanted: impl Fn(&Clash) -> bool) -> usize {
    report.clashes.iter().filter(|clash| wanted(clash)).count()
}

/// How many clashes there are of each kind in each status.
fn counts(cover: &mut Markup, report: &Report) {
    let words = report.words();
    let number = |row: &mut Markup, tag: &str, count: usize| {
        let text = match count {
            0 => "–".to_owned(),
            count => count.to_string(),
        };
        row.leaf(tag, &[("class", "number")], &text);
    };
    cover.element("table", &[("class", "counts")], |table| {
        let statuses = Status::ALL.map(|status| words.status(status));
        let all = words.page.all;
        let titles: Vec<&str> = [""].into_iter().chain(statuses).chain([all]).collect();
        head(table, &titles);
        table.element("tbody", &[], |rows| {
            let kinds = report.kinds().into_iter().map(Some);
            for kind in kinds.chain([None]) {
                let is_it = |clash: &Clash| kind.is_none_or(|kind| clash.kind == kind);
                rows.element("tr", &[], |row| {
                    row.leaf("th", &[], kind.map_or(all, |kind| kind.word(words)));
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
    let words = report.words();
    cover.element("table", &[("class", "tests")], |table| {
        head(table, &words.page.tests);
        table.element("tbody", &[], |rows| {
            for test in &report.tests {
                rows.element("tr", &[], |row| {
                    row.element("th", &[], |cell| foreign(cell, &test.name));
                    row.element("td", &[], |cell| foreign(cell, &test.kind));
                    let found = count(report, |clash| clash.test == test.name);
                    row.leaf("td", &[("class", "number")], &found.to_string());
                    let counts = test.counts.iter();
                    let counts =
                        counts.map(|one| (words.asked.count)(&one.how_many.to_string(), &one.what));
                    let counts = counts.collect::<Vec<_>>().join(", ");
                    row.element("td", &[], |cell| foreign(cell, &counts));
                });
            }
        });
    });
}
