//! Checks that a reader of XLSX gets every text as text, and every bit of a number.

use crate::sample::{files, report};
use nearpoint_review::report::xlsx;
use nearpoint_testing::Random;
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

/// Replaces the escapes of characters that XML does not allow.
fn unescaped(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::new();
    while let Some(at) = rest.find("_x") {
        let code = rest
            .get(at + 2..at + 6)
            .filter(|_| rest.get(at + 6..at + 7) == Some("_"));
        let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
        let (taken, c) = match code {
            Some(code) => (at + 7, char::from_u32(code).unwrap()),
            None => (at + 1, '_'),
        };
        plain.push_str(&rest[..at]);
        plain.push(c);
        rest = &rest[taken..];
    }
    plain + rest
}

/// Returns the cells of a sheet by their addresses: their type and their text.
fn cells(sheet: &str) -> BTreeMap<String, (Option<String>, String)> {
    let document = Document::parse(sheet).unwrap();
    let cells = document
        .descendants()
        .filter(|node| node.tag_name().name() == "c");
    let cell = |node: Node| {
        assert!(
            node.descendants()
                .all(|inner| inner.tag_name().name() != "f")
        );
        let texts = node.descendants().filter(Node::is_text);
        let text: String = texts.filter_map(|text| text.text()).collect();
        let place = node.attribute("r").unwrap().to_owned();
        (place, (node.attribute("t").map(str::to_owned), text))
    };
    cells.map(cell).collect()
}

#[test]
fn texts_are_strings_and_numbers_have_all_their_bits() {
    let mut random = Random::seeded("texts_are_strings_and_numbers_have_all_their_bits", 31);
    for _ in 0..60 {
        let mut report = report(&mut random, 8);
        // Without moves the columns are always the same.
        (report.clashes.iter_mut()).for_each(|clash| clash.clearing_move = None);
        let files = files(&xlsx::write(&report).unwrap());
        for (path, bytes) in &files {
            let text = std::str::from_utf8(bytes).unwrap();
            Document::parse(text).unwrap_or_else(|error| panic!("{path}: {error}"));
        }
        let sheet = |number| {
            let path = format!("xl/worksheets/sheet{number}.xml");
            cells(std::str::from_utf8(&files[&path]).unwrap())
        };
        let clashes = sheet(1);
        for (row, clash) in (2..).zip(&report.clashes) {
            let found = |column: &str| clashes.get(&format!("{column}{row}"));
            let mut texts = vec![
                ("B", &clash.test),
                ("I", &clash.parts[0].name),
                ("AE", &clash.id),
            ];
            texts.extend(clash.undecided_reason.as_ref().map(|text| ("Y", text)));
            for (column, text) in texts {
                match found(column) {
                    None => assert!(text.is_empty(), "{column}{row}"),
                    Some((kind, written)) => {
                        assert_eq!(kind.as_deref(), Some("inlineStr"));
                        assert_eq!(unescaped(written), *text, "{column}{row}");
                    }
                }
            }
            let faces =
                ["W", "X"].map(|column| found(column).map(|(_, face)| face.parse().unwrap()));
            assert_eq!(
                faces,
                [0, 1].map(|part| clash.faces.map(|faces| faces[part]))
            );
            let (kind, z) = found("V").unwrap();
            assert_eq!(*kind, None);
            assert_eq!(
                z.parse::<f64>().unwrap().to_bits(),
                clash.position[2].to_bits()
            );
        }
        let all = report.clashes.iter().flat_map(|clash| &clash.comments);
        let comments = sheet(2);
        for (row, comment) in (2..).zip(all) {
            let written = comments
                .get(&format!("E{row}"))
                .map_or("", |(_, text)| text);
            assert_eq!(unescaped(written), comment.text);
        }
    }
}

#[test]
fn no_path_in_the_archive_comes_from_a_text() {
    let paths = |seed| -> Vec<String> {
        let report = report(&mut Random::new(seed), 3);
        files(&xlsx::write(&report).unwrap()).into_keys().collect()
    };
    assert_eq!(paths(32), paths(33));
}
