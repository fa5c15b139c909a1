//! Writes a self-contained HTML file: a cover, what was checked, a list of all clashes, and each clash with its
//! picture. It prints well. It has no scripts and fetches nothing, and its own policy forbids both.

mod clash;
mod cover;
mod element;
mod figure;

use super::markup::Markup;
use super::{Clash, Report};
use element::table_header;

const STYLE: &str = include_str!("style.css");
/// The content security policy: nothing is fetched or run, even if a text gets into the markup.
const POLICY: &str = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// Writes the report as an HTML page.
#[must_use]
pub fn write(report: &Report) -> Vec<u8> {
    let language = report.language;
    let mut page = Markup::html();
    page.element("html", &[("lang", report.language.tag())], |html| {
        html.element("head", &[], |head| {
            head.empty("meta", &[("charset", "utf-8")]);
            let policy = [
                ("http-equiv", "Content-Security-Policy"),
                ("content", POLICY),
            ];
            head.empty("meta", &policy);
            let viewport = "width=device-width, initial-scale=1";
            head.empty("meta", &[("name", "viewport"), ("content", viewport)]);
            head.leaf(
                "title",
                &[],
                &language.format("page-title", &[("title", &report.title)]),
            );
            head.element("style", &[], |style| style.raw(STYLE));
        });
        html.line();
        html.element("body", &[], |body| {
            cover::write(body, report);
            exactness(body, report);
            list(body, report);
            for (id, clash) in anchors(report) {
                body.line();
                clash::write(body, report, clash, &id);
            }
        });
    });
    page.bytes()
}

/// Returns the clashes with the names of their sections. Names are by index, because two clashes may share a number.
fn anchors(report: &Report) -> impl Iterator<Item = (String, &Clash)> {
    let name = |(place, clash): (u32, _)| (format!("clash-{place}"), clash);
    (1..).zip(&report.clashes).map(name)
}

/// Writes what was checked, and what the words and numbers mean.
fn exactness(body: &mut Markup, report: &Report) {
    let language = report.language;
    body.line();
    body.element("section", &[], |section| {
        section.leaf("h2", &[], language.get("page-exactness"));
        section.element("ul", &[], |list| {
            for sentence in &report.checked {
                list.leaf("li", &[], sentence);
            }
            let unit = language.unit(report.unit);
            let numbers = language.format("page-numbers", &[("unit", unit)]);
            list.leaf("li", &[], &numbers);
        });
        section.element("dl", &[("class", "words")], |list| {
            for kind in report.classes() {
                list.leaf("dt", &[], kind.label(language));
                list.leaf("dd", &[], kind.meaning(language));
            }
        });
    });
}

/// Writes the list of all clashes, a row each.
fn list(body: &mut Markup, report: &Report) {
    if report.clashes.is_empty() {
        return;
    }
    body.line();
    let language = report.language;
    body.element("section", &[("class", "list")], |section| {
        section.leaf("h2", &[], language.get("page-list"));
        section.element("table", &[], |table| {
            let titles = [
                "page-column-number",
                "page-column-parts",
                "page-column-found",
                "page-column-measured",
                "column-settled-by",
                "page-column-status",
            ];
            table_header(table, &titles.map(|title| language.get(title)));
            table.element("tbody", &[], |rows| {
                for (id, clash) in anchors(report) {
                    rows.line();
                    clash::row(rows, report, clash, &id);
                }
            });
        });
    });
}
