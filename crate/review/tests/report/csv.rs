//! Checks that a reader of RFC 4180 gets every text and every bit of a number, and a spreadsheet nothing to calculate.

use crate::sample::{number, report};
use nearpoint_review::report::csv;
use nearpoint_testing::Random;

/// Returns the rows by the grammar of the RFC.
fn rows(bytes: &[u8]) -> Vec<Vec<String>> {
    let text = std::str::from_utf8(bytes).unwrap();
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut chars = text.chars().peekable();
    let mut is_quoted = false;
    while let Some(c) = chars.next() {
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => field.extend(chars.next()),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(std::mem::take(&mut field)),
            '\r' if !is_quoted => {
                assert_eq!(chars.next(), Some('\n'), "a bare end of line");
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            c => {
                assert!(is_quoted || c != '\n', "a bare end of line");
                field.push(c);
            }
        }
    }
    assert!(!is_quoted && row.is_empty() && field.is_empty());
    rows
}

const DANGER: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Removes the apostrophe that marks a text as no formula.
fn plain(field: &str) -> &str {
    let is_guarded = field.starts_with('\'') && field.trim_start_matches('\'').starts_with(DANGER);
    if is_guarded { &field[1..] } else { field }
}

#[test]
fn texts_and_numbers_are_read_as_they_were() {
    let mut random = Random::seeded("texts_and_numbers_are_read_as_they_were", 21);
    for _ in 0..100 {
        let mut report = report(&mut random, 8);
        for clash in &mut report.clashes {
            clash.measure.clearance = Some(number(&mut random));
        }
        let rows = rows(&csv::write(&report));
        let at = |title: &str| {
            rows[0]
                .iter()
                .position(|field| field.starts_with(title))
                .unwrap()
        };
        assert_eq!(rows.len(), report.clashes.len() + 1);
        for (clash, row) in report.clashes.iter().zip(&rows[1..]) {
            assert_eq!(row.len(), rows[0].len());
            let [a, b] = &clash.parts;
            let none = String::new();
            for (title, text) in [
                ("Test", &clash.test),
                ("Part A", &a.name),
                ("Part B", &b.name),
                ("GUID A", a.guid.as_ref().unwrap_or(&none)),
                ("Reason", clash.undecided_reason.as_ref().unwrap_or(&none)),
                ("Assignee", clash.assignee.as_ref().unwrap_or(&none)),
                ("Group", clash.group.as_ref().unwrap_or(&none)),
                ("ID", &clash.id),
            ] {
                assert_eq!(plain(&row[at(title)]), text, "{title}");
            }
            for comment in &clash.comments {
                assert!(row[at("Comments")].contains(&comment.text));
            }
            let read = |title: &str| row[at(title)].parse::<f64>().unwrap().to_bits();
            assert_eq!(
                read("Clearance"),
                clash.measure.clearance.unwrap().to_bits()
            );
            assert_eq!(read("Z"), clash.position[2].to_bits());
            for field in row {
                let is_number = field.parse::<f64>().is_ok_and(f64::is_finite);
                assert!(is_number || !field.starts_with(DANGER), "{field:?}");
            }
        }
    }
}

#[test]
fn there_are_columns_for_guids_where_a_part_has_one() {
    let mut report = report(&mut Random::new(5), 4);
    let titles = |report: &_| {
        let titles = rows(&csv::write(report)).swap_remove(0);
        titles
            .iter()
            .filter(|title| title.starts_with("GUID"))
            .count()
    };
    let parts = report.clashes.iter_mut().flat_map(|clash| &mut clash.parts);
    parts.for_each(|part| part.guid = None);
    assert_eq!(titles(&report), 0);
    report.clashes[3].parts[1].guid = Some("2O2Fr$t4X7Zf8NOew3FLOH".to_owned());
    assert_eq!(titles(&report), 2);
}
