//! Checks that build servers count the clashes correctly and fail for the right ones.

use crate::sample::{held, report};
use nearpoint_review::report::junit::{FailureCriterion, write};
use nearpoint_review::report::{Clash, Status};
use nearpoint_testing::Random;
use roxmltree::{Document, Node};

fn children<'a>(node: Node<'a, 'a>) -> Vec<Node<'a, 'a>> {
    node.children().filter(Node::is_element).collect()
}

fn check_counts(suite: Node, cases: &[Node]) {
    let review = |name: &str| suite.attribute(name).unwrap().parse::<usize>().unwrap();
    let are = |kind: &str| {
        let is_it = |case: &&Node| {
            children(**case)
                .iter()
                .any(|inner| inner.has_tag_name(kind))
        };
        cases.iter().filter(is_it).count()
    };
    assert_eq!(review("tests"), cases.len());
    assert_eq!(review("failures"), are("failure"));
    match suite.has_tag_name("testsuite") {
        true => assert_eq!(review("skipped"), are("skipped")),
        false => assert_eq!(suite.attribute("skipped"), None),
    }
    assert_eq!(review("errors"), 0);
}

/// Returns the outcome of a clash by the words of the documentation.
fn expected(clash: &Clash, fails: FailureCriterion) -> Option<&'static str> {
    let is_settled = matches!(clash.status, Status::Approved | Status::Resolved);
    let is_open = !is_settled && fails == FailureCriterion::Open;
    match clash.status {
        Status::New => Some("failure"),
        _ if clash.is_worse || is_open => Some("failure"),
        Status::Resolved => None,
        _ => Some("skipped"),
    }
}

#[test]
fn suites_count_their_cases_and_fail_for_what_is_new_or_worse() {
    let mut random = Random::seeded("suites_count_their_cases", 41);
    for round in 0..60 {
        let fails = [FailureCriterion::NewOrWorse, FailureCriterion::Open][round % 2];
        let mut report = report(&mut random, 10);
        report.tests[0].name = "finds nothing".to_owned();
        report
            .clashes
            .retain(|clash| report.tests.iter().any(|test| test.name == clash.test));
        let text = String::from_utf8(write(&report, fails)).unwrap();
        let document = Document::parse(&text).unwrap();
        let root = document.root_element();
        let suites = children(root);
        let cases: Vec<Node> = suites.iter().flat_map(|suite| children(*suite)).collect();
        check_counts(root, &cases);
        for suite in &suites {
            check_counts(*suite, &children(*suite));
            let name = suite.attribute("name").unwrap();
            let mut found = report
                .clashes
                .iter()
                .filter(|clash| held(&clash.test) == name);
            for case in children(*suite) {
                let Some(clash) = found.next() else {
                    assert_eq!(case.attribute("name"), Some("nothing found"));
                    assert!(children(case).is_empty());
                    continue;
                };
                assert!(
                    case.attribute("name")
                        .unwrap()
                        .starts_with(&clash.number.to_string())
                );
                let inner = children(case);
                let kind = inner.first().map(|one| one.tag_name().name());
                assert_eq!(kind, expected(clash, fails), "{:?}", clash.status);
                if let (Some("failure"), Some(reason)) = (kind, &clash.undecided_reason) {
                    let account: String = inner[0].text().unwrap_or_default().into();
                    assert!(account.contains(&held(reason)), "{account:?}");
                }
            }
            assert_eq!(found.next(), None);
        }
        assert_eq!(
            suites
                .iter()
                .filter(|suite| children(**suite).is_empty())
                .count(),
            0
        );
    }
}
