//! Checks the flat line of drums: with ends of many sides method one costs as much as the plain method.

use nearpoint_lesson::Step;
use nearpoint_lesson::figure::{Item, Role};

use crate::common::{number, opened, steps, words};

const REQUESTED: [(&str, &str); 2] = [("shapes", "drums"), ("largest", "10000")];

fn products(step: &Step) -> [f64; 4] {
    ["plain", "one", "two", "climbing"].map(|by| number(step, &format!("products-{by}")))
}

/// Checks the end of the sizes: larger drums take long to build.
#[test]
fn drums_end_at_30_000_vertices() {
    assert_eq!(
        opened("flat-line", words(&[("shapes", "drums")])).steps(),
        10
    );
    assert_eq!(
        opened("flat-line", words(&[("shapes", "eggs")])).steps(),
        10
    );
}

#[test]
fn method_one_grows_with_the_sides_of_a_face() {
    let steps = steps(opened("flat-line", words(&REQUESTED)));
    let keys: Vec<&str> = steps.iter().map(|step| step.text.key).collect();
    assert_eq!(keys[7..], ["flat-line.sides", "flat-line.flaw"]);
    let (few, many) = (products(&steps[2]), products(&steps[6]));
    for step in &steps[..7] {
        println!("{:>6}: {:?}", number(step, "vertices"), products(step));
    }
    // Method one costs as much as the plain method. The others visit the corners of a rim one by one, so their lines are not
    // flat.
    let grown = [0, 1, 2, 3].map(|by| many[by] / few[by]);
    assert!(grown[0] > 90.0 && grown[1] > 90.0, "{grown:?}");
    assert!(grown[2] < 20.0 && many[2] * 50.0 < many[1], "{many:?}");
    assert!(many[3] * 20.0 < many[1], "{many:?}");
}

/// Checks balls, on which every face is a triangle, so that the methods are equal.
#[test]
fn methods_are_one_where_all_faces_are_triangles() {
    for shapes in ["balls", "eggs"] {
        let requested = [("shapes", shapes), ("largest", "1000")];
        for step in &steps(opened("flat-line", words(&requested)))[..5] {
            let [_, one, two, _] = products(step);
            assert_eq!(one.to_bits(), two.to_bits(), "{shapes}");
        }
    }
}

#[test]
fn answers_agree_with_next_measurement() {
    let mut story = opened("flat-line", words(&REQUESTED));
    let mut asked = 0;
    for i in 0..7 {
        let Some(question) = story.show(i).unwrap().question.clone() else {
            continue;
        };
        assert_eq!(question.name, "flat-line.which");
        let here = products(story.show(i).unwrap());
        let next = products(story.show(i + 1).unwrap());
        let is_more = [1, 2].map(|by| next[by] > 2.0 * here[by]);
        let right = match is_more {
            [true, false] => 0,
            [false, true] => 1,
            [true, true] => 2,
            [false, false] => 3,
        };
        assert_eq!(question.answer, right, "{i}");
        asked += 1;
    }
    assert!(asked > 0);
}

/// Checks the counts of the picture: method one tests all corners of an end of 30 corners, and those of the side.
#[test]
fn the_picture_shows_what_is_counted() {
    let mut story = opened("flat-line", words(&REQUESTED));
    let step = story.show(7).unwrap();
    let dots = |wanted: Role| {
        let is_one = |item: &&Item| matches!(item, Item::Dot { role, .. } if *role == wanted);
        step.figure.items.iter().filter(is_one).count() as f64
    };
    println!("{:?}", step.text.args);
    assert_eq!(number(step, "sides"), 30.0);
    assert_eq!(dots(Role::Lower), number(step, "looked-one"));
    assert_eq!(dots(Role::Simplex), number(step, "looked-two"));
    assert!(number(step, "looked-one") >= 30.0);
    assert!(number(step, "looked-two") < 16.0);
    // This counts all corners of one end, and the side's two other corners.
    assert_eq!(number(step, "looked-hub"), 33.0);
}

/// Checks that the question about climbing has the answer that the lesson teaches, at every size.
#[test]
fn work_of_climbing_grows_by_less_than_that_of_the_plain_method() {
    for shapes in ["balls", "eggs"] {
        let requested = [("shapes", shapes), ("largest", "10000")];
        let mut story = opened("flat-line", words(&requested));
        let steps: Vec<Step> = (0..7).map(|i| story.show(i).unwrap().clone()).collect();
        for pair in steps.windows(2) {
            let (here, next) = (products(&pair[0]), products(&pair[1]));
            let [plain, climbing] = [0, 3].map(|by| next[by] / here[by]);
            println!(
                "{shapes} {}: {plain} {climbing}",
                number(&pair[0], "vertices")
            );
            assert!(climbing < plain, "{shapes}: {here:?} {next:?}");
            if let Some(question) = &pair[0].question {
                assert_eq!((question.name, question.answer), ("flat-line.grows", 1));
            }
        }
    }
}
