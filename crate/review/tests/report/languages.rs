//! Checks reports in each language: complete, in its own letters, and unchanged where programs read them.

use crate::sample;
use nearpoint_review::report::{self, Language, Report};
use nearpoint_testing::Random;

fn in_each(random: &mut Random) -> [Report; 3] {
    let mut report = sample::report(random, 6);
    // These are words of the report alone, so that leftover English is found.
    report.title = "A1".to_owned();
    report.files = vec!["C3".to_owned()];
    report.created.author = None;
    report.tests.clear();
    report.checked.clear();
    for (at, clash) in report.clashes.iter_mut().enumerate() {
        (
            clash.test,
            clash.undecided_reason,
            clash.group,
            clash.assignee,
        ) = Default::default();
        clash.priority = Some(["Low", "Normal", "High", "Critical"][at % 4].to_owned());
        clash.comments.clear();
        clash.id = at.to_string();
        for part in &mut clash.parts {
            (part.name, part.guid) = ("B2".to_owned(), None);
            part.file = Some("C3".to_owned());
            part.path.clear();
        }
    }
    Language::ALL.map(|language| Report {
        language,
        ..report.clone()
    })
}

/// Returns English-looking words of five letters and more, except the program’s name.
fn english(text: &str) -> Vec<&str> {
    let is_word = |word: &&str| {
        word.len() > 4 && word.bytes().all(|b| b.is_ascii_alphabetic()) && *word != "Nearpoint"
    };
    text.split(|c: char| !c.is_alphanumeric())
        .filter(is_word)
        .collect()
}

fn without_markup(html: &[u8]) -> String {
    let html = String::from_utf8_lossy(html);
    let body = html.split("<body>").nth(1).unwrap_or_default();
    let pieces = body.split('<');
    pieces
        .filter_map(|piece| Some(piece.split_once('>')?.1))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn translated_reports_contain_no_english() {
    let mut random = Random::seeded("people_read_no_english_but_in_english", 5);
    for report in in_each(&mut random) {
        let page = report::html::write(&report);
        let lang = format!("<html lang=\"{}\">", report.language.tag());
        assert!(String::from_utf8_lossy(&page).contains(&lang), "{lang}");
        let table = String::from_utf8(report::csv::write(&report)).unwrap();
        for text in [without_markup(&page), table] {
            let left = english(&text);
            match report.language {
                Language::En => assert!(left.len() > 5, "{text}"),
                Language::Ja | Language::Ru => assert_eq!(left, [""; 0], "{text}"),
            }
        }
    }
}

#[test]
fn a_table_has_the_same_columns_and_numbers() {
    let mut random = Random::seeded("a_table_has_the_same_columns_and_numbers", 6);
    let [english, others @ ..] = in_each(&mut random).map(|report| {
        let table = String::from_utf8(report::csv::write(&report)).unwrap();
        let row = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
        table.lines().map(row).collect::<Vec<_>>()
    });
    for other in others {
        assert_eq!(other.len(), english.len());
        for (row, same) in other.iter().zip(&english) {
            let numbers = |row: &[String]| {
                row.iter()
                    .map(|cell| cell.parse().ok())
                    .collect::<Vec<Option<f64>>>()
            };
            assert_eq!(numbers(row), numbers(same));
        }
        assert_ne!(other[0], english[0]);
    }
}

#[test]
fn what_programs_read_is_the_same() {
    let mut random = Random::seeded("what_programs_read_is_the_same", 7);
    let [english, others @ ..] = in_each(&mut random);
    let junit = |report| report::junit::write(report, report::junit::FailureCriterion::Open);
    let topics = |report: &Report| {
        let found = crate::bcf::read(&report::bcf::write(report).unwrap()).unwrap();
        let reported = found
            .topics
            .into_iter()
            .map(|topic| (topic.status, topic.priority, topic.title));
        reported.collect::<Vec<_>>()
    };
    for other in &others {
        assert_eq!(junit(other), junit(&english));
        assert_eq!(topics(other), topics(&english));
        report::xlsx::write(other).unwrap();
    }
}
