//! Writes a clash: a row in the list of all, and a section of its own.

use super::element::isolated_text;
use super::figure::Figure;
use crate::report::markup::Markup;
use crate::report::picture::{is_png, size};
use crate::report::texts::Language;
use crate::report::{Clash, ClashClass, Comment, Part, Report};

/// Returns the CSS class that colours the class of the clash. The colour only repeats the word beside it.
fn class(kind: ClashClass) -> &'static str {
    match kind {
        ClashClass::Interferes | ClashClass::Duplicate => "kind red",
        ClashClass::Undecided | ClashClass::Touches => "kind amber",
        ClashClass::TooNear => "kind cyan",
    }
}

pub(super) fn row(rows: &mut Markup, report: &Report, clash: &Clash, id: &str) {
    let language = report.language;
    rows.element("tr", &[], |row| {
        row.element("td", &[("class", "number")], |cell| {
            let address = format!("#{id}");
            cell.leaf("a", &[("href", &address)], &clash.number.to_string());
        });
        row.element("td", &[], |cell| names(cell, clash));
        row.element("td", &[], |cell| {
            cell.leaf(
                "span",
                &[("class", class(clash.class))],
                clash.class.label(language),
            );
        });
        row.leaf("td", &[], &clash.measure(report.unit, language));
        row.leaf("td", &[], clash.settled_by_text(language));
        row.leaf("td", &[], &clash.status_text(language));
    });
}

pub(super) fn write(body: &mut Markup, report: &Report, clash: &Clash, id: &str) {
    let language = report.language;
    body.element("article", &[("id", id)], |article| {
        article.element("h2", &[], |title| {
            title.leaf("span", &[("class", "number")], &clash.number.to_string());
            title.text(" ");
            names(title, clash);
            title.text(" ");
            title.leaf(
                "span",
                &[("class", class(clash.class))],
                &clash.class_text(language),
            );
        });
        article.element("div", &[("class", "sides")], |sides| {
            let context = clash.context.as_ref().and_then(Figure::new);
            let near = clash.picture.as_deref().filter(|bytes| is_png(bytes));
            if context.is_some() || near.is_some() {
                sides.element("div", &[("class", "views")], |views| {
                    if let Some(context) = context {
                        let number = clash.number.to_string();
                        let alt = language.format("fact-context", &[("number", &number)]);
                        context.with_arrow(views, clash.position, &alt);
                    }
                    if let Some(png) = near {
                        picture(views, clash, png, language);
                    }
                });
            }
            sides.element("dl", &[], |list| properties(list, report, clash));
        });
        if !clash.comments.is_empty() {
            article.element("ol", &[("class", "comments")], |list| {
                clash
                    .comments
                    .iter()
                    .for_each(|comment| write_comment(list, comment, language));
            });
        }
    });
}

fn names(to: &mut Markup, clash: &Clash) {
    let [a, b] = &clash.parts;
    isolated_text(to, &a.name);
    to.text(" × ");
    isolated_text(to, &b.name);
}

fn picture(sides: &mut Markup, clash: &Clash, png: &[u8], language: Language) {
    let reported = language.format("fact-picture", &[("number", &clash.number.to_string())]);
    let size = size(png).map(|sides| sides.map(|side| side.to_string()));
    let mut attributes = vec![("alt", &*reported)];
    if let Some([width, height]) = &size {
        attributes.extend([("width", &**width), ("height", height)]);
    }
    sides.picture(png, &attributes);
}

fn properties(list: &mut Markup, report: &Report, clash: &Clash) {
    let language = report.language;
    let mut fact = |what: &str, write: &dyn Fn(&mut Markup)| {
        list.leaf("dt", &[], what);
        list.element("dd", &[], write);
    };
    for (what, text) in clash.measures(report.unit, language) {
        fact(what, &|value| value.text(&text));
    }
    if let Some(reason) = &clash.undecided_reason {
        fact(language.get("fact-why"), &|value| {
            isolated_text(value, reason)
        });
    }
    if let Some(text) = clash.move_text(language) {
        fact(language.get("column-move"), &|value| {
            isolated_text(value, &text)
        });
    }
    fact(language.get("fact-place"), &|value| {
        value.text(&clash.location(report.unit, language))
    });
    for (what, part) in ["fact-part-a", "fact-part-b"].into_iter().zip(&clash.parts) {
        fact(language.get(what), &|value| path(value, part));
    }
    fact(language.get("fact-status"), &|value| {
        value.text(&clash.status_text(language))
    });
    let priority = clash
        .priority
        .as_deref()
        .map(|word| language.priority(word));
    for (what, text) in [
        ("fact-priority", priority),
        ("fact-assignee", clash.assignee.as_deref()),
        ("fact-group", clash.group.as_deref()),
        ("fact-test", Some(&*clash.test)),
        ("fact-id", Some(&*clash.id)),
    ] {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            fact(language.get(what), &|value| isolated_text(value, text));
        }
    }
}

fn path(value: &mut Markup, part: &Part) {
    for group in &part.path {
        isolated_text(value, group);
        value.text(" › ");
    }
    value.element("b", &[], |name| isolated_text(name, &part.name));
    // Most names contain the guid already.
    if let Some(guid) = part
        .guid
        .as_ref()
        .filter(|guid| !part.name.contains(&**guid))
    {
        value.text(" ");
        value.leaf("code", &[], guid);
    }
}

fn write_comment(list: &mut Markup, comment: &Comment, language: Language) {
    let Comment { author, time, text } = comment;
    list.element("li", &[], |item| {
        item.element("p", &[("class", "origin")], |line| {
            isolated_text(line, author);
            line.text(", ");
            isolated_text(line, &language.date_time(time));
        });
        item.leaf("p", &[("class", "said"), ("dir", "auto")], text);
    });
}
