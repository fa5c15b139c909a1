//! Checks the texts about the removal of parts against what the next step shows.

use crate::common::{number, opened, steps, words};
use nearpoint_lesson::Step;
use nearpoint_lesson::figure::{Item, Role};

const PARTS: [&str; 3] = ["hook", "key", "rings"];

fn shown_steps(part: &str, step: &str, turns: &str) -> Vec<Step> {
    let requested = [("part", part), ("step", step), ("turns", turns)];
    steps(opened("taken-out", words(&requested)))
}

fn text_keys(reported: &[Step]) -> Vec<&str> {
    let says = reported.iter().map(|step| step.text.key);
    says.map(|key| key.strip_prefix("taken.").unwrap())
        .collect()
}

fn at<'a>(reported: &'a [Step], say: &str) -> &'a Step {
    let found = text_keys(reported).iter().position(|&key| key == say);
    &reported[found.unwrap_or_else(|| panic!("{say}: {:?}", text_keys(reported)))]
}

#[test]
fn a_hook_needs_a_turn_a_key_needs_none_and_rings_stay() {
    let hook = shown_steps("hook", "fine", "quarter");
    let of_hook = [
        "start",
        "closed",
        "why",
        "moves-none",
        "turns-out",
        "between",
    ];
    assert_eq!(text_keys(&hook)[..6], of_hook);
    let way = ["found", "shorter", "clearance", "captive"];
    assert_eq!(text_keys(&hook)[6..], way);
    let key = shown_steps("key", "fine", "quarter");
    let of_key = ["start", "open", "why", "moves-out", "between-as-places"];
    assert_eq!(text_keys(&key)[..5], of_key);
    assert_eq!(text_keys(&key)[5..], way);
    assert!((number(at(&key, "shorter"), "legs") - 1.0).abs() < 0.5);
    for turns in ["quarter", "half"] {
        for step in ["fine", "coarse"] {
            let rings = shown_steps("rings", step, turns);
            let of_rings = ["turns-none", "between", "finer-none"];
            assert_eq!(text_keys(&rings)[4..], of_rings, "the text names the rings");
        }
    }
    // These parts move only with a finer step, or other turns.
    assert_eq!(
        text_keys(&shown_steps("hook", "coarse", "quarter"))[4..],
        ["turns-none", "between", "finer-out"]
    );
    assert_eq!(
        text_keys(&shown_steps("hook", "fine", "half"))[4..],
        ["turns-none", "between", "finer-out"]
    );
}

#[test]
fn answers_are_what_the_next_step_shows() {
    let mut asked = 0;
    for part in PARTS {
        for step in ["fine", "coarse"] {
            let reported = shown_steps(part, step, "quarter");
            for pair in reported.windows(2) {
                let Some(question) = &pair[0].question else {
                    continue;
                };
                asked += 1;
                let (yes, next) = (question.answer == 0, &pair[1]);
                match question.name {
                    "taken.straight" => {
                        assert_eq!(yes, number(next, "directions-open") > 0.5, "{part} {step}");
                    }
                    "taken.turns" => assert_eq!(yes, next.text.key == "taken.turns-out"),
                    "taken.legs" => {
                        let legs = number(next, "legs");
                        assert!((legs - question.answer as f64).abs() < 0.5);
                    }
                    other => panic!("no check for {other}"),
                }
            }
        }
    }
    assert!(asked > 12, "{asked}");
}

/// Checks that each reached pose has a dot, where no two coincide because of a turn.
#[test]
fn places_are_shown() {
    for part in PARTS {
        let reported = shown_steps(part, "fine", "quarter");
        let moves = &reported[3];
        let dots = moves.figure.items.iter();
        let dots = dots.filter(|item| {
            matches!(
                item,
                Item::Dot {
                    role: Role::Virtual,
                    ..
                }
            )
        });
        assert_eq!(
            dots.count() as f64,
            number(moves, "places-reached"),
            "{part}"
        );
        for step in &reported[3..] {
            let places = step.numbers.iter().any(|n| n.name == "places-reached");
            if places {
                let [places, looks, closed] = ["places-reached", "steps-looked-at", "steps-closed"]
                    .map(|name| number(step, name));
                assert!(
                    (places - 1.0 + closed - looks).abs() < 0.5,
                    "{part} {step:?}"
                );
            }
        }
    }
}
