//! Checks which pairs a test examines, which it reports as clashes, and which its rules ignore.

use nearpoint_geometry::interference::PairClass;
use nearpoint_review::{AssemblySnapshot, InterferenceFit, Review, TestsFile};

use crate::blocks::{Block, review, set, snapshot};

/// Returns the names of the parts of each clash that such a test finds, and its counts.
fn find_clashes(test: &str, snapshot: &AssemblySnapshot) -> (Vec<String>, nearpoint_review::Tally) {
    let file = format!(r#"{{"version": 1, "tests": [{test}]}}"#);
    let tests = TestsFile::from_json(&file).unwrap().tests;
    let review = review(tests, snapshot.clone());
    (names(&review, "t"), review.tallies()[0].clone())
}

fn names(review: &Review, test: &str) -> Vec<String> {
    let own = review
        .clashes()
        .iter()
        .filter(|clash| clash.finding.test == test);
    own.map(|clash| format!("{}-{}", clash.finding.a.name(), clash.finding.b.name()))
        .collect()
}

/// Returns a base, a lid on it, a bolt 1 deep in the base and touching the lid, a nut 0.5 above the lid, and the nut again.
fn machine() -> AssemblySnapshot {
    let mut snapshot = snapshot(&[
        Block::new("m/body/base", [0.0; 3], [20.0, 20.0, 10.0]),
        Block::new("m/body/lid", [0.0, 0.0, 10.0], [20.0, 10.0, 2.0]),
        Block::new("m/Bolt 1", [5.0, 10.0, 9.0], [2.0, 2.0, 10.0]),
        Block::new("m/top/nut", [15.0, 5.0, 12.5], [2.0; 3]),
        Block::new("m/top/nut", [15.0, 5.0, 12.5], [2.0; 3]),
    ]);
    snapshot.parts[1].colour = [1.0, 0.0, 0.0, 0.5];
    snapshot.parts[2].layer = Some("Fasteners".into());
    snapshot
}

#[test]
fn kinds_and_tolerances() {
    let machine = machine();
    for (test, expected) in [
        (r#""kind": "interference""#, vec!["Bolt 1-base", "nut-nut"]),
        (r#""kind": "interference", "tolerance": 1"#, vec!["nut-nut"]),
        (r#""kind": "contact""#, vec!["Bolt 1-lid", "base-lid"]),
        (
            r#""kind": "contact", "tolerance": 0.5"#,
            vec!["Bolt 1-lid", "base-lid", "lid-nut", "lid-nut"],
        ),
        (
            r#""kind": {"clearance": 0.6}"#,
            vec![
                "Bolt 1-base",
                "Bolt 1-lid",
                "base-lid",
                "lid-nut",
                "lid-nut",
                "nut-nut",
            ],
        ),
        (
            r#""kind": {"clearance": 0.6}, "tolerance": 0.2"#,
            vec!["Bolt 1-base", "Bolt 1-lid", "base-lid", "nut-nut"],
        ),
        (r#""kind": "duplicates""#, vec!["nut-nut"]),
    ] {
        let (mut found, _) = find_clashes(&format!(r#"{{"name": "t", {test}}}"#), &machine);
        found.sort();
        assert_eq!(found, expected, "{test}");
    }
}

#[test]
fn sets_of_parts() {
    let machine = machine();
    for (sets, expected) in [
        (
            r#""a": {"name": "bolt ?"}"#,
            vec!["Bolt 1-base", "Bolt 1-lid"],
        ),
        (
            r#""a": {"tree": ["m", "body"]}, "b": {"tree": ["m", "body"]}"#,
            vec!["base-lid"],
        ),
        (
            r#""a": {"tree": ["m", "body"]}, "b": {"layer": "fast*"}"#,
            vec!["base-Bolt 1", "lid-Bolt 1"],
        ),
        (
            r##""a": {"colour": "#ff0000"}, "b": {"name": "base"}"##,
            vec!["lid-base"],
        ),
        (
            r#""a": {"parts": [{"path": ["m", "top", "nut"], "nth": 2}]}, "b": {"not": {"tree": ["m", "top"]}}"#,
            vec!["nut-lid"],
        ),
        (
            r#""a": {"anyOf": [{"name": "lid"}, {"name": "base"}]}, "b": {"allOf": [{"name": "*t*"}, {"name": "*b*"}]}"#,
            vec!["base-Bolt 1", "lid-Bolt 1"],
        ),
        (r#""a": {"tree": ["m", "bo"]}"#, vec![]),
    ] {
        let (mut found, _) = find_clashes(
            &format!(r#"{{"name": "t", "kind": {{"clearance": 1}}, {sets}}}"#),
            &machine,
        );
        found.sort();
        assert_eq!(found, expected, "{sets}");
    }
}

#[test]
fn rules_leave_out_and_are_counted() {
    let machine = machine();
    let with = |rules: &str| {
        let test = format!(r#"{{"name": "t", "kind": {{"clearance": 0.6}}, "ignore": [{rules}]}}"#);
        let (mut found, tally) = find_clashes(&test, &machine);
        found.sort();
        assert_eq!(found.len(), tally.clashes);
        (found, tally.ignored)
    };
    for (rules, left, ignored) in [
        // The bolt is directly in the root: that is its innermost node, and it is alone there.
        (
            r#"{"sameAssembly": {}}"#,
            vec!["Bolt 1-base", "Bolt 1-lid", "lid-nut", "lid-nut"],
            vec![2],
        ),
        (r#"{"sameAssembly": {"level": 1}}"#, vec![], vec![6]),
        (
            r#"{"fasteners": {"name": "bolt*"}}"#,
            vec!["base-lid", "lid-nut", "lid-nut", "nut-nut"],
            vec![2],
        ),
        (
            r#"{"fasteners": {"name": "bolt*", "upTo": 0.9}}"#,
            vec!["Bolt 1-base", "base-lid", "lid-nut", "lid-nut", "nut-nut"],
            vec![1],
        ),
        (
            r#"{"fasteners": {"name": "bolt*", "in": {"name": "base"}}}"#,
            vec!["Bolt 1-lid", "base-lid", "lid-nut", "lid-nut", "nut-nut"],
            vec![1],
        ),
        // A nut in a nut is not a fastener in a part that it fastens.
        (
            r#"{"fasteners": {"name": "nut"}}, {"pairs": {"a": {"name": "lid"}, "b": "all"}}"#,
            vec!["Bolt 1-base", "nut-nut"],
            vec![2, 2],
        ),
    ] {
        let (found, counted) = with(rules);
        assert_eq!(
            (found, counted),
            (left.into_iter().map(str::to_owned).collect(), ignored),
            "{rules}"
        );
    }
}

/// The bolt is 1 deep in the base.
#[test]
fn fit_rule_ignores_only_interference_that_fits_explain() {
    let fit = |interference: f64, depth: f64| {
        Some(InterferenceFit {
            interference,
            depth,
            slack: 0.5,
        })
    };
    for (rule, fit, is_ignored) in [
        ("{}", fit(2.0, 1.0), true),
        (r#"{"upTo": 2}"#, fit(2.0, 1.0), true),
        (r#"{"upTo": 1.9}"#, fit(2.0, 1.0), false),
        (r#"{"upTo": 0}"#, fit(2.0, 1.0), false),
        (r#"{"shaft": {"name": "bolt*"}}"#, fit(2.0, 1.0), true),
        (r#"{"shaft": {"name": "base"}}"#, fit(2.0, 1.0), false),
        // The bolt is also too long, or there is no fit.
        ("{}", fit(2.0, 0.9), false),
        ("{}", None, false),
    ] {
        let mut machine = machine();
        let bolt_in_base = machine
            .pairs
            .iter_mut()
            .find(|pair| [pair.a, pair.b] == [0, 2]);
        bolt_in_base.unwrap().fits = [None, fit];
        let test =
            format!(r#"{{"name": "t", "kind": "interference", "ignore": [{{"fits": {rule}}}]}}"#);
        let (found, tally) = find_clashes(&test, &machine);
        let is_found = found.contains(&"Bolt 1-base".to_owned());
        assert_eq!(
            (!is_found, tally.ignored == [1]),
            (is_ignored, is_ignored),
            "{rule} {fit:?}"
        );
    }
    for rule in [
        r#"{"upTo": -1}"#,
        r#"{"upTo": "x"}"#,
        r#"{"shaft": 1}"#,
        r#"{"hole": "all"}"#,
    ] {
        let file = format!(
            r#"{{"version": 1, "tests": [{{"name": "t", "kind": "interference", "ignore": [{{"fits": {rule}}}]}}]}}"#
        );
        assert!(TestsFile::from_json(&file).is_err(), "{rule}");
    }
}

#[test]
fn pair_approved_in_one_test_is_ignored_in_others_until_deeper() {
    use nearpoint_review::{Change, Status};
    let tests = r#"{"version": 1, "tests": [
        {"name": "one", "kind": "interference"},
        {"name": "t", "kind": {"clearance": 0.1}, "ignore": ["approved"]}]}"#;
    let blocks = |depth: f64| {
        snapshot(&[
            Block::new("base", [0.0; 3], [20.0, 20.0, 10.0]),
            Block::new("bolt", [5.0, 5.0, 10.0 - depth], [2.0, 2.0, 10.0]),
        ])
    };
    let mut review = review(TestsFile::from_json(tests).unwrap().tests, blocks(1.0));
    assert_eq!(names(&review, "t").len(), 1);
    let id = crate::blocks::between(&review, "one", ["bolt", "base"]).id;
    let approve = set(&[id], Change::Status(Status::Approved));
    let undo = review.apply(approve).unwrap();
    assert_eq!(
        names(&review, "t").len(),
        0,
        "the other test is asked again at once"
    );
    let (delta, back) = review.update(blocks(1.2)).unwrap();
    assert_eq!((delta.new.len(), names(&review, "t").len()), (1, 1));
    review.revert(back);
    assert_eq!(names(&review, "t").len(), 0);
    review.revert(undo);
    assert_eq!(names(&review, "t").len(), 1);
}

/// An undecided pair is no clash unless the test counts it. A tolerance above the true depth's upper bound decides it.
#[test]
fn undecided_pairs() {
    let mut snapshot = snapshot(&[
        Block::new("bore", [0.0; 3], [20.0, 20.0, 10.0]),
        Block::new("shaft", [5.0, 5.0, 9.95], [2.0, 2.0, 10.0]),
    ]);
    let pair = &mut snapshot.pairs[0];
    pair.measure.class = PairClass::Undecided;
    pair.depth_upper_bound = Some(0.15);
    for (test, found, undecided) in [
        (r#""kind": "interference""#, 0, 1),
        (r#""kind": "interference", "undecided": true"#, 1, 0),
        (r#""kind": "interference", "tolerance": 0.1"#, 0, 1),
        (r#""kind": "interference", "tolerance": 0.15"#, 0, 0),
        (r#""kind": "contact", "tolerance": 0.15"#, 1, 0),
        (r#""kind": "contact""#, 0, 1),
        (r#""kind": {"clearance": 0.1}"#, 1, 0),
        (
            r#""kind": "interference", "ignore": [{"pairs": {"a": "all", "b": "all"}}]"#,
            0,
            0,
        ),
    ] {
        let (names, tally) = find_clashes(&format!(r#"{{"name": "t", {test}}}"#), &snapshot);
        assert_eq!((names.len(), tally.undecided), (found, undecided), "{test}");
    }
}
