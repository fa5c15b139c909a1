//! Checks the moves that `--moves` adds to JSON and reports.

use nearpoint_geometry::Vector;
use nearpoint_scene::{Command, PairClass, Placement};
use serde_json::{Value, json};

use crate::common::{Folder, boxes_as_obj, json, load_shipped, nearpoint, refused};
use crate::schemas::Forms;

/// Writes a block whose left side is 0.25 deep in each of two posts.
fn block_and_posts(folder: &Folder) -> String {
    let boxes = [
        ("block", [0.0, 0.0, 0.0], [4.0, 6.0, 2.0]),
        ("post 1", [-0.75, 1.0, 0.0], [1.0, 1.0, 3.0]),
        ("post 2", [-0.75, 4.0, 0.0], [1.0, 1.0, 3.0]),
    ];
    let boxes = boxes.map(|(name, low, size)| (name.to_owned(), low, size));
    folder.file("block.obj", &boxes_as_obj(&boxes))
}

#[test]
fn check_with_moves_names_the_part_and_the_pairs_by_their_ids() {
    let folder = Folder::new("moves");
    let file = block_and_posts(&folder);
    let (_, report) = json(&["check", &file, "--json", "--moves"]);
    Forms::own().check("check", &report);
    let pairs = report["pairs"].as_array().unwrap().iter();
    let clashes: Vec<&Value> = pairs.filter(|pair| pair["class"] == "interferes").collect();
    assert_eq!(clashes.len(), 2);
    for pair in clashes {
        let moves = &pair["moves"];
        // The smaller part moves: the post, to the left.
        assert_eq!(moves["part"], pair["part_b"]);
        let best = &moves["found"][0];
        assert_eq!(best["direction"], json!([-1.0, 0.0, 0.0]));
        let distance = best["distance"].as_f64().unwrap();
        assert!((distance - 0.25).abs() < 1e-4, "{best}");
        assert!(moves["lower"].as_f64().unwrap() <= distance);
        assert_eq!(best["resolves"], json!([[pair["part_a"], pair["part_b"]]]));
        assert_eq!(best["causes"], json!([]));
    }
    let (_, plain) = json(&["check", &file, "--json"]);
    let pairs = plain["pairs"].as_array().unwrap();
    assert!(pairs.iter().all(|pair| pair.get("moves").is_none()));
    refused(&["check", &file, "--moves"], "--json");
}

#[test]
fn moves_are_searched_for_as_many_interferences_as_asked() {
    let folder = Folder::new("moves");
    let file = block_and_posts(&folder);
    for (command, list) in [("check", "pairs"), ("review", "clashes")] {
        let searched = |moves: &str| {
            let (_, report) = json(&[command, &file, "--json", moves]);
            let rows = report[list].as_array().unwrap();
            let found: Vec<bool> = (rows.iter())
                .filter(|row| row["class"] == "interferes" || list == "clashes")
                .map(|row| row.get("moves").is_some())
                .collect();
            // Another note is about the unit.
            let notes = report["notes"].as_array().unwrap().iter();
            let notes = notes.filter_map(|note| note.as_str().map(str::to_owned));
            let about_moves: Vec<String> = notes.filter(|note| note.contains("moves")).collect();
            (found, about_moves)
        };
        assert_eq!(searched("--moves"), (vec![true; 2], vec![]), "{command}");
        let (found, notes) = searched("--moves=1");
        assert_eq!(found, [true, false], "{command}");
        let note = &notes[0];
        assert!(
            note.contains("1 of 2 interferences") && note.contains("--moves=2"),
            "{note}"
        );
    }
}

#[test]
fn moves_of_a_named_pair_name_a_third_part_that_they_hit() {
    let folder = Folder::new("moves");
    // The post is 0.25 deep in the block, and 0.125 from a wall.
    let boxes = [
        ("block", [0.0, 0.0, 0.0], [4.0, 6.0, 2.0]),
        ("wall", [-2.0, 0.0, 0.0], [1.125, 6.0, 3.0]),
        ("post", [-0.75, 4.5, 0.0], [1.0, 1.0, 3.0]),
    ];
    let boxes = boxes.map(|(name, low, size)| (name.to_owned(), low, size));
    let file = folder.file("post.obj", &boxes_as_obj(&boxes));
    let words = ["check", &file, "--json", "--moves", "--pairs", "post:block"];
    let (_, report) = json(&words);
    Forms::own().check("check", &report);
    let moves = &report["pairs"][0]["moves"];
    assert_eq!(moves["part"], json!(2));
    let found = moves["found"].as_array().unwrap();
    assert_eq!(found[0]["causes"], json!([]), "{moves}");
    let to_wall = (found.iter()).find(|one| one["direction"] == json!([-1.0, 0.0, 0.0]));
    let to_wall = to_wall.unwrap();
    assert_eq!(
        (&to_wall["resolves"], &to_wall["causes"]),
        (&json!([[0, 2]]), &json!([[1, 2]]))
    );
}

#[test]
fn review_with_moves_writes_them_to_json_and_tables() {
    let folder = Folder::new("moves");
    let file = block_and_posts(&folder);
    let (csv, html) = (folder.path("clashes.csv"), folder.path("clashes.html"));
    let words = [
        "review", &file, "--json", "--moves", "--csv", &csv, "--html", &html,
    ];
    let (_, report) = json(&words);
    Forms::own().check("review", &report);
    let clashes = report["clashes"].as_array().unwrap();
    assert_eq!(clashes.len(), 2);
    for clash in clashes {
        assert_eq!(clash["moves"]["part"], clash["b"]);
        let resolves = &clash["moves"]["found"][0]["resolves"];
        assert_eq!(resolves, &json!([[clash["a"], clash["b"]]]));
    }
    let table = folder.read("clashes.csv");
    assert!(
        table.lines().next().unwrap().contains("Move to clear"),
        "{table}"
    );
    for post in ["post 1", "post 2"] {
        let words = format!("Move {post} by 0.25 mm along −X");
        assert!(table.contains(&words), "{table}");
        assert!(folder.read("clashes.html").contains(&words));
    }
    nearpoint(&["review", &file, "--csv", &csv]).0.unwrap();
    assert!(!folder.read("clashes.csv").contains("Move"));
}

#[test]
fn ring_that_is_too_large_for_both_halves_of_the_housing_has_one_move() {
    let mut scene = load_shipped("reducer-faulty");
    scene.finish();
    let name = "bearing output rear outer";
    let ring = scene.parts().iter().find(|part| part.name == name);
    let ring = ring.unwrap().id;
    let clashes = |scene: &nearpoint_scene::Scene| {
        let pairs = scene.frame().pairs.iter();
        let own = pairs.filter(|pair| pair.a == ring || pair.b == ring);
        own.filter(|pair| pair.class == PairClass::Interferes)
            .count()
    };
    assert_eq!(clashes(&scene), 2);
    let found = scene.common_moves(&[ring]).unwrap();
    let best = &found.moves[0];
    assert_eq!((best.resolved.len(), best.caused.len()), (2, 0), "{best:?}");
    let mut pose = scene.part(ring).unwrap().pose;
    pose.translation.vector += Vector::from(best.direction) * best.distance;
    let poses = vec![Placement(ring, pose)];
    scene.apply(Command::SetPoses { poses }).unwrap();
    scene.finish();
    assert_eq!(clashes(&scene), 0);
}
