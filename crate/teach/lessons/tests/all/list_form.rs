//! Checks the list form: every solid and damage to the end, with answers that its own numbers confirm.

use nearpoint_lesson::Value;

use crate::common::{number, opened, words};

#[test]
fn list_form_answers_match_next_steps() {
    for solid in ["cube", "drum", "ball"] {
        for (damage, stated, noticed) in [
            ("short", "list-form.short", 0),
            ("inward", "list-form.inward", 1),
        ] {
            let requested = [("solid", solid), ("damage", damage)];
            let mut story = opened("list-form", words(&requested));
            assert_eq!(story.steps(), 8);
            let asked = |step| story.show(step).unwrap().question.clone().unwrap();
            let [products, reaches, by] = [2, 3, 6].map(asked);
            let climb = story.show(3).unwrap();
            assert_eq!(products.answer as f64, number(climb, "products"));
            let patch = story.show(4).unwrap().text.args.clone();
            let reported = |name: &str| {
                patch
                    .iter()
                    .find(|(hole, _)| *hole == name)
                    .unwrap()
                    .1
                    .clone()
            };
            assert_eq!(reaches.answer == 0, reported("stops") == reported("top"));
            assert_eq!(reported("stops"), reported("from"));
            let last = story.show(7).unwrap();
            assert_eq!((last.text.key, by.answer), (stated, noticed), "{solid}");
            let made = story.show(1).unwrap();
            println!("{solid}: {:?}", made.text.args);
            assert!(number(made, "tree") < number(made, "linear"), "{solid}");
        }
    }
    // A cube has 12 triangles, 8 vertices of 3 neighbours each, and 6 faces of 4 corners.
    let mut story = opened("list-form", words(&[("solid", "cube")]));
    let begin = story.show(0).unwrap().text.args.clone();
    let counts = [
        ("triangles", 12),
        ("corners", 36),
        ("vertices", 8),
        ("edges", 12),
    ];
    assert_eq!(
        begin,
        counts.map(|(name, count): (_, usize)| (name, Value::from(count)))
    );
    assert_eq!(number(story.show(2).unwrap(), "entries"), 24.0);
    assert_eq!(
        number(story.show(5).unwrap(), "numbers"),
        (4 + 4 * 8 + 6 + 24) as f64
    );
    assert_eq!(
        number(story.show(5).unwrap(), "bytes"),
        (24 + 28 * 8 + 4 * (6 + 24)) as f64
    );
}

/// Checks the chart for ten times as many vertices. A linear list takes N². A tree of corners that come nearly in order
/// takes more than N log N, which would be 15, and far less than N². What is read grows with N.
#[test]
fn comparisons_grow_as_the_text_states() {
    let story = opened("list-form", words(&[]));
    let charts = story.charts(1);
    for line in &charts[0].lines {
        println!("{}: {:?}", line.name, line.points);
    }
    let grown = |line: usize| {
        let points = &charts[0].lines[line].points;
        points[4][1] / points[2][1]
    };
    assert!(grown(0) > 80.0 && grown(1) < 40.0 && (grown(2) - 10.0).abs() < 1.0);
}
