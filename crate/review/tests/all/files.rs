//! Checks that files of tests and decisions are read or refused, and that their schemas describe them.

use nearpoint_review::{
    Action, Change, GroupBy, Review, ReviewError, Stamp, Status, Test, TestKind, TestsFile,
};
use nearpoint_testing::Random;
use serde_json::{Value, json};

use crate::blocks::{Block, assembly, ids, review, snapshot, stamp, tests};

/// Names and comments that could be harmful.
const HOSTILE: &str = "<script>alert(1)</script>\u{202e}\u{0}\u{1b}[2J\"\\\n=cmd|' /C calc'!A0";

fn hostile() -> Review {
    let name = HOSTILE.replace('/', "");
    let blocks = [
        Block::new(&format!("m/{name}"), [0.0; 3], [4.0; 3]),
        Block::new("m/b", [2.0; 3], [4.0; 3]),
    ];
    let mut review = review(tests(), snapshot(&blocks));
    let clashes = ids(&review);
    let by = || Stamp {
        author: HOSTILE.into(),
        ..stamp()
    };
    let set = |to| Action::Set {
        clashes: clashes.clone(),
        to,
        stamp: by(),
    };
    for action in [
        Action::Comment {
            clashes: clashes.clone(),
            text: HOSTILE.into(),
            stamp: by(),
        },
        set(Change::Group(Some(HOSTILE.into()))),
        set(Change::Status(Status::Approved)),
    ] {
        review.apply(action).unwrap();
    }
    review
}

#[test]
fn hostile_text_stays_plain_text() {
    let review = hostile();
    let text = review.to_json();
    let again = Review::from_json(&text).unwrap();
    assert_eq!(again.to_json(), text);
    let clash = again.clashes().first().unwrap();
    assert_eq!(clash.review.comments[0].text, HOSTILE);
    assert!(!text.contains('\u{0}') && !text.contains('\u{1b}'));
}

#[test]
fn a_truncated_file_is_refused_at_every_byte() {
    let text = hostile().to_json();
    let whole = text.trim_end().len();
    for end in (0..whole).filter(|&end| text.is_char_boundary(end)) {
        assert!(Review::from_json(&text[..end]).is_err(), "cut at {end}");
    }
}

/// A file that is read can be worked with.
#[test]
fn random_damage_never_panics() {
    let mut random = Random::seeded("damage", 8);
    let text = hostile().to_json();
    let blocks = assembly(&mut random);
    let mut read = 0;
    for _ in 0..3000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + random.below(3) {
            let at = random.index(bytes.len());
            let number = random.pick(&["0", "-1", "1e300", "4294967295", "1e-300"]);
            match random.below(3) {
                0 => bytes[at] = random.pick(b"0123456789-.e,{}[]\"x"),
                1 => drop(bytes.remove(at)),
                _ if bytes[at].is_ascii_digit() => drop(bytes.splice(at..=at, number.bytes())),
                _ => {}
            }
        }
        let Ok(mut review) = String::from_utf8(bytes)
            .map_err(drop)
            .and_then(|text| Review::from_json(&text).map_err(drop))
        else {
            continue;
        };
        read += 1;
        let _ = review.check_assembly(&snapshot(&blocks));
        let _ = review.revise(snapshot(&blocks));
        for by in [GroupBy::Part, GroupBy::Distance(1e-3), GroupBy::EqualParts] {
            review.groups(by);
        }
        let again = Review::from_json(&review.to_json());
        assert_eq!(again.unwrap().to_json(), review.to_json());
    }
    assert!(read > 100, "only {read} could be read");
}

#[test]
fn invalid_file_error_has_location_and_advice() {
    let good: Value = serde_json::from_str(&hostile().to_json()).unwrap();
    let with = |pointer: &str, value: Value| {
        let mut file = good.clone();
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        let parent = file.pointer_mut(parent).unwrap();
        match parent {
            Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
            other => other[key] = value,
        }
        Review::from_json(&file.to_string()).unwrap_err()
    };
    const FORM: &str = "review-cannot-read-compare";
    let check_error = |error: ReviewError, code: &str, word: &str, of: &str| {
        let message = error.message();
        let is_it = message.find(code).is_some() && message.to_string().contains(word);
        assert!(is_it, "{of}: {message}");
    };
    let first = |list: &str| good[list][0].clone();
    let backwards = json!([2.0, 1.0]);
    let nearer = json!({"clearance": -1.0});
    for (pointer, value, code, word) in [
        ("/version", json!(2), "review-version-program-reads", "2"),
        ("/unit", json!("furlong"), "decisions-mm-cm-m", ""),
        ("/next", json!(1), "decisions-below-next-no", "[0]"),
        (
            "/revision",
            json!(u32::MAX),
            "decisions-number-1-1000000000",
            "",
        ),
        (
            "/clashes/1/id",
            first("clashes")["id"].clone(),
            "decisions-below-next-no",
            "[1]",
        ),
        (
            "/clashes/0/seen/since",
            json!(7),
            "decisions-no-later-revision",
            "[0]",
        ),
        (
            "/clashes/0/seen/measure/depth",
            backwards,
            "decisions-lengths-zero-more",
            "[0]",
        ),
        (
            "/clashes/0/said/status",
            json!("fine"),
            FORM,
            "unknown variant `fine`",
        ),
        (
            "/clashes/0/said/comments/0/stamp/at",
            json!("noon"),
            "review-not-time-write",
            "noon",
        ),
        (
            "/parts/1",
            first("parts"),
            "decisions-listed-once-others",
            "m / ",
        ),
        ("/parts/0/pose", json!([0, 0, 0, 0, 0, 0, 0]), FORM, ""),
        ("/parts/0/shape/hash", json!("12"), FORM, "a hash has 16"),
        ("/tests/0/name", json!(""), "review-name-empty-longer", ""),
        (
            "/tests/0/kind",
            nearer,
            "test-length-above-tolerance",
            "“hard”",
        ),
        ("/more", json!(1), FORM, "unknown field `more`"),
    ] {
        check_error(with(pointer, value), code, word, pointer);
    }
    let contact = json!({"name": "a", "kind": "contact", "a": {"colour": "red"}});
    for (file, code, word) in [
        (json!([]), "review-json-holds-no", ""),
        (json!({"version": 9}), "review-version-program-reads", "9"),
        (
            json!({"version": 1, "tests": [{"name": "a"}]}),
            FORM,
            "missing field `kind`",
        ),
        (
            json!({"version": 1, "tests": [contact]}),
            FORM,
            "“red” is not a colour such as #c8a04b",
        ),
    ] {
        let text = file.to_string();
        check_error(TestsFile::from_json(&text).unwrap_err(), code, word, &text);
    }
    let deep = format!(
        "{{\"version\": 1, \"tests\": [{{\"name\": \"a\", \"kind\": \"contact\", \"a\": {}",
        "{\"not\": ".repeat(100_000)
    );
    assert!(TestsFile::from_json(&deep).is_err());
}

/// A user without the program's page writes only the decision.
#[test]
fn a_status_written_by_hand_is_about_the_depth_in_the_file() {
    let blocks = |depth: f64| {
        snapshot(&[
            Block::new("a", [0.0; 3], [10.0; 3]),
            Block::new("b", [2.0, 2.0, 10.0 - depth], [4.0, 4.0, 20.0]),
        ])
    };
    let saved = review(vec![Test::new("t", TestKind::Interference)], blocks(1.0)).to_json();
    let mut file: Value = serde_json::from_str(&saved).unwrap();
    file["clashes"][0]["said"] = json!({"status": "approved"});
    let mut review = Review::from_json(&file.to_string()).unwrap();
    let changed = |review: &Review| {
        review
            .current_status(review.clashes().first().unwrap())
            .changed
    };
    review.revise(blocks(1.0)).unwrap();
    assert!(!changed(&review));
    review.revise(blocks(1.1)).unwrap();
    assert!(changed(&review));
}

fn schema(name: &str) -> Value {
    let path = format!(
        "{}/../../public/{name}.schema.json",
        env!("CARGO_MANIFEST_DIR")
    );
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Returns the names in backquotes after the first, sorted: the names that the reader would have known.
fn expected(error: &str) -> Vec<String> {
    let mut names: Vec<String> = error
        .split('`')
        .skip(3)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    names.sort();
    names
}

fn listed(object: &Value) -> Vec<String> {
    let mut names: Vec<String> = object["properties"]
        .as_object()
        .unwrap()
        .keys()
        .cloned()
        .collect();
    names.sort();
    names
}

/// The hand-written schemas have exactly the fields that the readers know.
#[test]
fn the_schemas_have_the_fields_that_are_read() {
    let tests = schema("tests");
    let refused = |file: Value| {
        expected(
            &TestsFile::from_json(&file.to_string())
                .unwrap_err()
                .to_string(),
        )
    };
    assert_eq!(refused(json!({"version": 1, "?": 0})), listed(&tests));
    let test = json!({"version": 1, "tests": [{"?": 0}]});
    assert_eq!(refused(test), listed(&tests["$defs"]["test"]));
    let within = |key: &str, value: Value| {
        let mut test = json!({"name": "t", "kind": "contact"});
        test[key] = value;
        json!({"version": 1, "tests": [test]})
    };
    let words = |defs: &Value| {
        let mut words: Vec<String> = Vec::new();
        for form in defs["oneOf"].as_array().unwrap() {
            match form.get("properties") {
                Some(_) => words.extend(listed(form)),
                None => words.extend(
                    form["enum"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|word| word.as_str().unwrap().to_owned()),
                ),
            }
        }
        words.sort();
        words
    };
    for (key, value, name) in [
        ("kind", json!("?"), "kind"),
        ("a", json!({"?": 0}), "set"),
        ("ignore", json!([{"?": {}}]), "rule"),
    ] {
        assert_eq!(
            refused(within(key, value)),
            words(&tests["$defs"][name]),
            "{name}"
        );
    }
    let decisions = schema("decisions");
    let refused_decisions = |file: &Value| {
        let error = Review::from_json(&file.to_string()).unwrap_err();
        error.to_string()
    };
    let good: Value = serde_json::from_str(&hostile().to_json()).unwrap();
    for (pointer, name) in [
        ("", ""),
        ("/parts/0", "part"),
        ("/parts/0/is", "instance"),
        ("/parts/0/shape", "shape"),
        ("/clashes/0", "clash"),
        ("/clashes/0/seen", "seen"),
        ("/clashes/0/seen/measure", "measure"),
        ("/clashes/0/said", "said"),
        ("/clashes/0/said/decided", "decided"),
        ("/clashes/0/said/comments/0", "comment"),
        ("/clashes/0/said/history/0", "deed"),
        ("/clashes/0/said/history/0/stamp", "stamp"),
    ] {
        let mut file = good.clone();
        file.pointer_mut(pointer).unwrap()["?"] = json!(0);
        let error = refused_decisions(&file);
        let described = if name.is_empty() {
            &decisions
        } else {
            &decisions["$defs"][name]
        };
        assert_eq!(expected(&error), listed(described), "{name}");
        assert_eq!(described["additionalProperties"], json!(false), "{name}");
    }
    let mut file = good.clone();
    file["clashes"][0]["said"]["history"][0]["did"] = json!({"?": 0});
    let error = refused_decisions(&file);
    assert_eq!(expected(&error), words(&decisions["$defs"]["did"]));
}
