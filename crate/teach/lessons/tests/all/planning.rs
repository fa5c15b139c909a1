//! Checks paths around obstacles: what each search finds in each world, and what is proven.

use crate::common::{number, opened, word};
use nearpoint_lesson::{OpenLesson, Value};

/// Returns the texts of all steps, and checks that the last one has a chart.
fn text_keys(story: &mut OpenLesson) -> Vec<&'static str> {
    let steps = 0..story.steps();
    let charts = story.charts(steps.end - 1);
    let mut lines = charts.iter().flat_map(|chart| &chart.lines);
    assert!(lines.any(|line| line.points.len() > 1), "{charts:?}");
    steps.map(|i| story.show(i).unwrap().text.key).collect()
}

#[test]
fn gap_width_distinguishes_searches() {
    let ends = |gap: f64, search: &str| {
        let requested = [("gap", Value::Number(gap)), ("search", word(search))];
        let mut story = opened("through-the-gap", requested);
        let keys = text_keys(&mut story);
        let last = story.show(keys.len() - 1).unwrap();
        let turned = last.numbers.iter().find(|n| n.name == "way-turned");
        let turned = turned.and_then(|number| number.value).map(f64::round);
        if let ("gap.robot-ours", hits) = (keys[keys.len() - 1], "legs-that-meet") {
            assert!(number(last, hits) < 0.5, "our way meets nothing");
        }
        (keys[keys.len() - 1], turned)
    };
    // With a wide gap, shifts are enough, and with a narrower one, the paper's search turns. Then only ours finds the path,
    // and at last there is none.
    assert_eq!(ends(20.0, "published"), ("gap.robot", Some(0.0)));
    assert_eq!(ends(14.0, "published"), ("gap.robot", Some(90.0)));
    assert_eq!(ends(10.0, "published"), ("gap.failed", None));
    assert!(matches!(ends(10.0, "ours"), ("gap.robot-ours", Some(turned)) if turned > 0.0));
    assert_eq!(ends(8.0, "ours"), ("gap.proven", None));
}

#[test]
fn worlds_in_space_are_about_as_full_as_the_papers_and_all_have_a_way() {
    for world in ["one-wall", "thick-wall", "two-walls", "thin-walls"] {
        let mut story = opened("shuttle-and-chair", [("world", word(world))]);
        let cells = story.show(1).unwrap();
        let [own, paper] = ["full-cells", "published-cells"].map(|name| number(cells, name));
        assert!(
            (own / paper - 1.0).abs() < 0.05,
            "{world}: {own} for {paper}"
        );
        let robot = story.show(6).unwrap();
        assert!(number(robot, "way-turned") > 1.0, "{world}");
        println!(
            "{world}: {own} cells, {} hits",
            number(robot, "legs-that-meet")
        );
    }
}

#[test]
fn hill_climbing_at_closed_door_is_stuck() {
    let keys = |opening: f64| {
        let requested = [("opening", Value::Number(opening))];
        text_keys(&mut opened("door-opens", requested))
    };
    let open = keys(24.0);
    assert_eq!(open[1..3], ["door.stuck", "door.proven"]);
    assert_eq!(open[4..], ["door.on", "door.mended", "door.robot"]);
    assert_eq!(keys(0.0)[4..], ["door.stuck-again", "door.proven-again"]);
}

#[test]
fn moved_block_repairs_plan() {
    let length = |x: f64, y: f64| {
        let requested = [("x", Value::Number(x)), ("y", Value::Number(y))];
        let mut story = opened("move-it", requested);
        let step = story.show(2).unwrap().clone();
        let mended = step.numbers.iter().find(|n| n.name == "poses-mended");
        let mended = mended.map(|n| (n.value.unwrap(), n.compared.unwrap()));
        (number(&step, "way-length"), mended.unwrap())
    };
    let (home, (none, _)) = length(40.0, 32.0);
    assert!(none < 0.5, "nothing has moved");
    for (x, y) in [(31.0, 16.0), (31.0, 48.0)] {
        let (blocked, (mended, anew)) = length(x, y);
        println!("{x} {y}: {blocked} for {home}, {mended} poses for {anew}");
        assert!(mended > 0.5);
    }
}

#[test]
fn the_papers_search_fails_where_ours_finds_or_proves() {
    let ends = |world: &str| {
        let mut story = opened("where-it-fails", [("world", word(world))]);
        text_keys(&mut story)[3]
    };
    assert_eq!(ends("beside"), "fails.way");
    assert_eq!(ends("turn"), "fails.way");
    assert_eq!(ends("closed"), "fails.proven");
}

/// Checks the texts about each of the worlds that show one trait.
#[test]
fn worlds_of_one_trait_show_it() {
    let mut keys = Vec::new();
    for (world, published, end) in [
        ("pocket", "fails.published", "fails.way"),
        ("island", "fails.published", "fails.way"),
        ("two-gaps", "fails.published-way", "fails.both"),
        ("zigzag", "fails.published-way", "fails.no-way"),
        ("clutter", "fails.published-way", "fails.both"),
    ] {
        let mut story = opened("where-it-fails", [("world", word(world))]);
        let stated = text_keys(&mut story);
        assert_eq!((stated[1], stated[3]), (published, end), "{world}");
        keys.push(stated[0]);
        let end = story.show(3).unwrap();
        let length = end.numbers.iter().find(|n| n.name == "way-length");
        match world {
            "two-gaps" => {
                let (ours, published) = (length.unwrap().value, length.unwrap().compared);
                assert!(ours.unwrap() * 2.0 < published.unwrap(), "{length:?}");
                assert!(number(end, "way-turned") > 0.0);
            }
            "zigzag" => assert!(number(end, "legs-that-meet") > 0.5, "its way is none"),
            _ => {}
        }
        let all = story.show(4).unwrap();
        let [worlds, found, clean] =
            ["worlds-tried", "worlds-found", "worlds-clean"].map(|name| number(all, name));
        println!("{world}: found in {found} of {worlds}, {clean} of them clean");
        assert!(clean < found && found < worlds);
    }
    keys.dedup();
    assert_eq!(keys.len(), 5, "{keys:?}");
    for seed in 1..=9 {
        let requested = [
            ("world", word("clutter")),
            ("seed", Value::Number(f64::from(seed))),
        ];
        let mut story = opened("where-it-fails", requested);
        let keys = text_keys(&mut story);
        println!(
            "clutter {seed}: {:?} {:?}",
            keys[3],
            story.show(3).unwrap().text.args
        );
        let numbers = &story.show(3).unwrap().numbers;
        let meets = numbers
            .iter()
            .any(|n| n.name == "legs-that-meet" && n.value > Some(0.5));
        assert!(
            keys[3] != "fails.no-way" || meets,
            "{seed}: a way that is none meets something"
        );
    }
}

/// Checks that each world's field is explained beside a corner, and that the terms add up to the field.
#[test]
fn the_push_at_a_place_adds_up() {
    for world in ["wall", "pocket", "two-gaps", "zigzag", "island", "clutter"] {
        for norm in ["taxicab", "euclidean"] {
            let requested = [("world", word(world)), ("norm", word(norm))];
            let mut story = opened("through-the-gap", requested);
            let step = story.show(2).unwrap();
            let of = |name: &str| number(step, name);
            let terms = ["term-left", "term-right", "term-below", "term-above"].map(of);
            let [x, y] = [terms[0] + terms[1], terms[2] + terms[3]];
            assert!(x > 0.0 && y > 0.0, "{world}: {terms:?} is beside no corner");
            let g = if norm == "taxicab" { x + y } else { x.hypot(y) };
            assert!((of("push-g") - g).abs() < 1e-12, "{world}: {g}");
            assert!(
                (of("push-most") - 100.0 / (1.0 + g)).abs() < 1e-12,
                "{world}"
            );
            let whole = of("push-most") + of("pull-goal");
            assert!(
                (of("field-there") - whole).abs() < 1e-12,
                "{world}: {whole}"
            );
        }
    }
}

/// Checks the paper's estimate for one level more.
#[test]
fn a_level_more_does_not_take_eight_times_the_nodes() {
    let mut fewer = 0;
    for world in ["one-wall", "thick-wall", "two-walls", "thin-walls"] {
        let mut story = opened("shuttle-and-chair", [("world", word(world))]);
        let explored = number(story.show(4).unwrap(), "nodes-explored");
        let step = story.show(7).unwrap();
        let nodes = ["nodes-level-4", "nodes-level-5", "nodes-level-6"];
        let nodes = nodes.map(|name| number(step, name));
        println!("{world}: {nodes:?}");
        assert_eq!(nodes[1], explored, "{world}: level 5 is what is shown");
        assert!(nodes[2] < 4.0 * nodes[1], "{world}: {nodes:?}");
        fewer += usize::from(nodes[2] < nodes[1]);
    }
    assert_eq!(fewer, 3, "in three of four");
}
