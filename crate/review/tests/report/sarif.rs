//! Checks SARIF and annotations: every existing clash is there, and no text breaks out of its element.

use std::collections::HashSet;

use crate::sample::report;
use nearpoint_review::report::junit::FailureCriterion;
use nearpoint_review::report::{Clash, Status, annotations, sarif};
use nearpoint_testing::Random;
use serde_json::Value;

fn fails(clash: &Clash, fails: FailureCriterion) -> bool {
    let is_settled = matches!(clash.status, Status::Approved | Status::Resolved);
    clash.status == Status::New
        || clash.is_worse
        || (!is_settled && fails == FailureCriterion::Open)
}

#[test]
fn results_are_the_clashes_that_are_there() {
    let mut random = Random::seeded("results_are_the_clashes", 43);
    for round in 0..60 {
        let what = [FailureCriterion::NewOrWorse, FailureCriterion::Open][round % 2];
        let report = report(&mut random, 10);
        let log: Value = serde_json::from_slice(&sarif::write(&report, what)).unwrap();
        let run = &log["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        let mut there = report.clashes.iter();
        let mut seen = HashSet::new();
        for result in run["results"].as_array().unwrap() {
            let is_there = |clash: &&Clash| clash.status != Status::Resolved || clash.is_worse;
            let clash = there.find(is_there).unwrap();
            let level = match clash.status {
                _ if fails(clash, what) => "error",
                Status::Approved => "note",
                _ => "warning",
            };
            assert_eq!(result["level"], level, "{clash:?}");
            let rule = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[rule]["id"], result["ruleId"]);
            let print = &result["partialFingerprints"]["nearpointClash/v1"];
            assert_eq!(print, &clash.id);
            assert!(seen.insert(print.to_string()));
            assert_eq!(result.get("suppressions").is_some(), level == "note");
            let place = &result["locations"][0];
            assert_eq!(
                place.get("physicalLocation").is_some(),
                clash.parts[0].file.is_some()
            );
            let text = result["message"]["text"].as_str().unwrap();
            assert!(!text.contains("]("), "{text}");
        }
        assert!(there.all(|clash| clash.status == Status::Resolved && !clash.is_worse));
    }
}

#[test]
fn an_annotation_is_one_line() {
    let mut random = Random::seeded("an_annotation_is_one_line", 47);
    for round in 0..60 {
        let what = [FailureCriterion::NewOrWorse, FailureCriterion::Open][round % 2];
        let report = report(&mut random, 10);
        let text = String::from_utf8(annotations::write(&report, what)).unwrap();
        let reported = report.clashes.iter().filter(|clash| {
            fails(clash, what) || !matches!(clash.status, Status::Approved | Status::Resolved)
        });
        let lines: Vec<&str> = text.split_terminator('\n').collect();
        assert_eq!(lines.len(), reported.clone().count());
        for (line, clash) in lines.iter().zip(reported) {
            let level = if fails(clash, what) {
                "error"
            } else {
                "warning"
            };
            let rest = line.strip_prefix(&format!("::{level} ")).unwrap();
            assert!(!rest.contains('\r'));
            let (properties, _) = rest.split_once("::").unwrap();
            let names: Vec<&str> = (properties.split(','))
                .map(|property| property.split_once('=').unwrap().0)
                .collect();
            let has_file = clash.parts.iter().any(|part| part.file.is_some());
            assert_eq!(
                names,
                if has_file {
                    &["file", "title"][..]
                } else {
                    &["title"]
                }
            );
        }
    }
}
