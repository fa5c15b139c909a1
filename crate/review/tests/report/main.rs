//! Checks that reports are read as they were written, even with hostile texts.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod bcf;
mod csv;
mod glb;
mod html;
mod junit;
mod languages;
mod sample;
mod sarif;
mod xlsx;

use nearpoint_message::message;
use nearpoint_review::report;
use nearpoint_testing::Random;

#[test]
fn the_same_report_is_the_same_bytes() {
    let mut random = Random::seeded("the_same_report_is_the_same_bytes", 1);
    let report = sample::report(&mut random, 12);
    let all = |report| {
        [
            report::html::write(report),
            report::csv::write(report),
            report::xlsx::write(report).unwrap(),
            report::junit::write(report, report::junit::FailureCriterion::Open),
            report::bcf::write(report).unwrap(),
        ]
    };
    assert!(all(&report) == all(&report.clone()));
}

#[test]
fn a_report_lists_the_files_it_was_read_from() {
    let mut report = sample::report(&mut Random::new(7), 2);
    report.files = vec!["frame.step".to_owned(), "lid.step".to_owned()];
    for clash in &mut report.clashes {
        let files = report.files.iter().cloned().map(Some);
        (clash.parts.iter_mut().zip(files)).for_each(|(part, file)| part.file = file);
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let table = text(&report::csv::write(&report));
    let (titles, rows) = table.split_once("\r\n").unwrap();
    assert!(titles.ends_with(",File A,File B"), "{titles}");
    assert_eq!(rows.matches(",frame.step,lid.step\r\n").count(), 2);
    let page = text(&report::html::write(&report));
    assert!(page.contains("<dd><bdi>frame.step</bdi></dd><dd><bdi>lid.step</bdi></dd>"));
    let sheets = sample::files(&report::xlsx::write(&report).unwrap());
    let about = text(&sheets["xl/worksheets/sheet3.xml"]);
    assert_eq!(about.matches("Source file").count(), 2);
    let issues = sample::files(&report::bcf::write(&report).unwrap());
    let topics = || {
        issues
            .iter()
            .filter(|(path, _)| path.ends_with("markup.bcf"))
    };
    assert_eq!(topics().count(), 2);
    for (_, markup) in topics() {
        let markup = text(markup);
        let document = roxmltree::Document::parse(&markup).unwrap();
        let names = document
            .descendants()
            .filter(|node| node.has_tag_name("Filename"));
        let names: Vec<_> = names.filter_map(|node| node.text()).collect();
        assert_eq!(names, ["frame.step", "lid.step"]);
        let first = document.root_element().first_element_child().unwrap();
        assert!(first.has_tag_name("Header"), "the schema fixes the order");
    }
}

#[test]
fn a_report_of_nothing_is_a_report() {
    let mut random = Random::new(2);
    let mut report = sample::report(&mut random, 0);
    report.tests.clear();
    report.checked.clear();
    assert!(
        String::from_utf8(report::html::write(&report))
            .unwrap()
            .contains("No clashes")
    );
    assert_eq!(
        report::csv::write(&report)
            .iter()
            .filter(|&&b| b == b'\n')
            .count(),
        1
    );
    report::xlsx::write(&report).unwrap();
    let file = report::bcf::write(&report).unwrap();
    assert!(bcf::read(&file).unwrap().topics.is_empty());
}

#[test]
fn only_bcf_needs_a_time() {
    let mut report = sample::report(&mut Random::new(3), 2);
    report.created.time = "some day in May".to_owned();
    report::xlsx::write(&report).unwrap();
    let junit = report::junit::write(&report, report::junit::FailureCriterion::default());
    assert!(!String::from_utf8(junit).unwrap().contains("timestamp"));
    let error = report::bcf::write(&report).unwrap_err();
    let value = "some day in May";
    assert_eq!(error.message(), message!("report-bcf-needs-time", value));
}
