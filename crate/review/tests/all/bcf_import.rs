//! Checks that decisions in BCF files are imported once, and that the import can be undone.

use std::collections::HashMap;

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_review::report::bcf::{
    Bcf, Comment, Component, Lens, Plane, Topic, Viewpoint, topic_guid,
};
use nearpoint_review::{BcfImport, Change, Clash, Priority, Review, Status, Test, TestKind, Undo};
use nearpoint_testing::Random;

use crate::blocks::{Block, assembly, between, ids, review, set, snapshot, stamp, tests};

const FRAME: (Unit, Up) = (Unit::Mm, Up::Z);

/// Returns a review of two pegs in a plate.
fn board() -> Review {
    let blocks = [
        Block::new("board/plate", [0.0; 3], [100.0, 60.0, 10.0]),
        Block::new("board/pegs/peg", [10.0, 10.0, 8.0], [4.0, 4.0, 20.0]),
        Block::new("board/pegs/pin", [50.0, 10.0, 7.0], [4.0, 4.0, 20.0]),
    ];
    review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&blocks),
    )
}

fn bcf(topics: Vec<Topic>) -> Bcf {
    Bcf {
        version: "2.1".to_owned(),
        topics,
        warnings: Vec::new(),
    }
}

/// Returns the result of importing a file with these topics.
fn import(review: &mut Review, topics: Vec<Topic>) -> (BcfImport, Option<Undo>) {
    let imported = review.import_bcf(&bcf(topics), FRAME, &HashMap::new(), &stamp());
    imported.unwrap()
}

fn guid(clash: &Clash) -> String {
    topic_guid(&format!("{:016x}", clash.key))
}

fn topic(title: &str) -> Topic {
    Topic {
        guid: "6ae1a5a1-7f2b-4b6c-9f43-1b2c3d4e5f60".to_owned(),
        title: title.to_owned(),
        status: Some("In Progress".to_owned()),
        priority: Some("Major".to_owned()),
        assignee: Some("Ken".to_owned()),
        author: "Mina".to_owned(),
        created: "2026-11-20T08:00:00Z".to_owned(),
        ..Topic::default()
    }
}

fn selecting(ids: &[&str]) -> Viewpoint {
    let component = |id: &&str| Component {
        id: Some((*id).to_owned()),
        ..Component::default()
    };
    Viewpoint {
        selected: ids.iter().map(component).collect(),
        ..Viewpoint::default()
    }
}

#[test]
fn a_clash_is_found_by_its_guid_by_its_parts_and_by_its_title() {
    let review = board();
    let clash = between(&review, "hard", ["plate", "peg"]);
    let by_guid = Topic {
        guid: guid(&clash),
        ..topic("whatever it is called")
    };
    let selected = |ids: &[&str]| Topic {
        viewpoints: vec![selecting(ids)],
        ..topic("whatever")
    };
    for about in [
        by_guid,
        selected(&["board/pegs/peg", "board/plate"]),
        selected(&["plate", "peg"]),
        topic("7 peg × plate"),
        topic("plate × peg"),
    ] {
        let mut review = review.clone();
        let (imported, undo) = import(&mut review, vec![about.clone()]);
        assert_eq!(
            (&imported.matched[..], imported.unmatched.len()),
            (&[clash.id][..], 0),
            "{about:?}"
        );
        let review_of_clash = &between(&review, "hard", ["plate", "peg"]).review;
        assert_eq!(review_of_clash.status, Some(Status::Active));
        assert_eq!(
            (
                review_of_clash.priority,
                review_of_clash.assignee.as_deref()
            ),
            (Some(Priority::High), Some("Ken"))
        );
        assert!(
            review_of_clash
                .history
                .iter()
                .all(|entry| entry.stamp.author == "Mina")
        );
        review.revert(undo.unwrap());
        assert!(between(&review, "hard", ["plate", "peg"]).review.is_empty());
    }
    for strange in [
        topic("plate × bolt"),
        selected(&["plate"]),
        selected(&["plate", "peg", "pin"]),
        selected(&["peg", "pin"]),
    ] {
        let mut review = review.clone();
        let (imported, undo) = import(&mut review, vec![strange]);
        assert!(imported.matched.is_empty() && undo.is_none());
        assert_eq!(imported.unmatched.len(), 1);
    }
}

/// Two walls and a column in both, from an IFC file; the GlobalIds of two differ in case only.
const WALLS: [&str; 3] = [
    "1TBAho2lkRGLJEUvfTBAho",
    "1TBAho2lkRGLJEUvfTBAhO",
    "1Ymk9d2RXg8FJnyVTYmk9d",
];

fn building() -> Review {
    let wall = |number: usize, low: [f64; 3]| {
        let name = format!("house/wall ({})", WALLS[number]);
        Block::new(&name, low, [100.0, 10.0, 100.0])
    };
    let blocks = [
        wall(0, [0.0; 3]),
        wall(1, [0.0, 50.0, 0.0]),
        Block::new(
            &format!("house/column ({})", WALLS[2]),
            [40.0, 5.0, 0.0],
            [10.0, 50.0, 100.0],
        ),
    ];
    review(
        vec![Test::new("hard", TestKind::Interference)],
        snapshot(&blocks),
    )
}

fn selecting_ifc(ids: &[&str]) -> Topic {
    let component = |id: &&str| Component {
        ifc: Some((*id).to_owned()),
        // The id in the other program.
        id: Some(format!("{:x}", id.len())),
        ..Component::default()
    };
    let view = Viewpoint {
        selected: ids.iter().map(component).collect(),
        ..Viewpoint::default()
    };
    Topic {
        viewpoints: vec![view],
        ..topic("whatever")
    }
}

#[test]
fn a_topic_that_names_two_elements_by_ifc_guid_finds_their_clash() {
    let review = building();
    let [first, second, column] = WALLS;
    let ends =
        |clash: &Clash| [&clash.finding.a, &clash.finding.b].map(|part| part.name().to_owned());
    for (named, wall) in [
        (vec![first, column], Some(first)),
        (vec![column, second], Some(second)),
        (vec![column, second, column], Some(second)),
        (vec![second, "0000000000000000000000", column], Some(second)),
        // Two walls that do not touch, one element, two clashes, another case, unknown elements.
        (vec![first, second], None),
        (vec![column], None),
        (vec![first, second, column], None),
        (vec![first, "1ymk9d2rxg8fjnyvtymk9d"], None),
        (
            vec!["0000000000000000000000", "0000000000000000000001"],
            None,
        ),
    ] {
        let mut review = review.clone();
        let (imported, _) = import(&mut review, vec![selecting_ifc(&named)]);
        let taken: Vec<&Clash> = (imported.matched.iter())
            .filter_map(|id| review.clashes().get(id))
            .collect();
        assert_eq!(taken.len(), usize::from(wall.is_some()), "{named:?}");
        for (clash, wall) in taken.into_iter().zip(wall) {
            let names = ends(clash);
            assert!(
                names.iter().any(|name| name.contains(wall)),
                "{named:?} {names:?}"
            );
            assert_eq!(clash.review.assignee.as_deref(), Some("Ken"));
        }
    }
}

#[test]
fn a_part_that_was_renamed_is_found_by_the_ifc_guid_of_its_file() {
    let mut review = board();
    let clash = between(&review, "hard", ["plate", "peg"]);
    let ends = [clash.finding.a.clone(), clash.finding.b.clone()];
    let [a, b, _] = WALLS;
    let ids: HashMap<_, _> = ends.into_iter().zip([a, b].map(str::to_owned)).collect();
    let file = bcf(vec![selecting_ifc(&[b, a])]);
    let (imported, _) = review.import_bcf(&file, FRAME, &ids, &stamp()).unwrap();
    assert_eq!(imported.matched, [clash.id]);
}

#[test]
fn bcf_import_reports_what_it_skips() {
    let mut review = board();
    let comment = |author: &str, when: &str, text: &str| Comment {
        author: author.to_owned(),
        time: when.to_owned(),
        text: text.to_owned(),
        ..Comment::default()
    };
    let about = Topic {
        status: Some("Waiting for Godot".to_owned()),
        priority: Some("Blue".to_owned()),
        comments: vec![
            comment("", "yesterday", "<script>alert(1)</script>"),
            comment("Ann", "2026-11-23T16:05:00Z", &"x".repeat(10_001)),
            comment("Ann", "2026-11-23T16:05:00Z", " "),
            comment("Ann", "2026-11-23T16:05:00Z", "shorten it"),
        ],
        ..topic("plate × peg")
    };
    let (imported, undo) = import(&mut review, vec![about.clone()]);
    assert_eq!(imported.notes.len(), 3, "{:?}", imported.notes);
    assert!(undo.is_some());
    let clash = between(&review, "hard", ["plate", "peg"]);
    assert_eq!(clash.review.status, None);
    let review_of_clash: Vec<_> = (clash.review.comments.iter())
        .map(|comment| (&*comment.stamp.author, &*comment.stamp.time, &*comment.text))
        .collect();
    let at = "2026-11-23T16:05:00Z";
    assert_eq!(
        review_of_clash,
        [
            ("Ann", at, "<script>alert(1)</script>"),
            ("Ann", at, "shorten it")
        ]
    );
    // The same file again has nothing new.
    let (again, undo) = import(&mut review, vec![about]);
    assert!(again.matched.len() == 1 && undo.is_none());
}

#[test]
fn imported_viewpoints_are_in_scene_units() {
    let mut review = board();
    let camera = nearpoint_import::bcf::Camera {
        eye: [0.012, 0.0, 1.0],
        direction: [0.0, 0.0, -2.0],
        up: [0.0, 1.0, 0.0],
        lens: Lens::Orthogonal(0.5),
    };
    let plane = Plane {
        position: [0.0, 0.0, 0.25],
        direction: [0.0, 0.0, 3.0],
    };
    let nowhere = Plane {
        direction: [0.0; 3],
        ..plane
    };
    let view = Viewpoint {
        camera: Some(camera),
        planes: vec![plane, nowhere],
        ..Viewpoint::default()
    };
    let about = Topic {
        viewpoints: vec![view],
        ..topic("plate × peg")
    };
    let (imported, _) = import(&mut review, vec![about]);
    let [(id, look)] = &imported.viewpoints[..] else {
        panic!("{} views", imported.viewpoints.len())
    };
    assert_eq!(*id, between(&review, "hard", ["plate", "peg"]).id);
    assert_eq!(look.sections, [([0.0, 0.0, 1.0], 250.0)]);
    let seen = [
        look.camera.eye[0],
        look.camera.target[0],
        look.camera.target[2],
    ];
    let place = between(&review, "hard", ["plate", "peg"]).finding.position;
    for (is, to_be) in seen.into_iter().zip([12.0, 12.0, place[2]]) {
        assert!((is - to_be).abs() < 1e-9, "{seen:?}");
    }
}

/// Exported decisions come back in a review that does not have them.
#[test]
fn exported_bcf_is_imported_unchanged() {
    let mut random = Random::seeded("what_is_sent_out_comes_back", 61);
    for _ in 0..60 {
        let snapshot = snapshot(&assembly(&mut random));
        let mut ours = review(tests(), snapshot.clone());
        let mut theirs = ours.clone();
        let ids = ids(&ours);
        let statuses = [
            Status::Active,
            Status::Reviewed,
            Status::Approved,
            Status::Resolved,
        ];
        for &id in &ids {
            let to = match random.below(3) {
                0 => Change::Status(random.pick(&statuses)),
                1 => Change::Priority(Some(random.pick(&[Priority::Low, Priority::Critical]))),
                _ => Change::Assignee(Some("Grace".to_owned())),
            };
            ours.apply(set(&[id], to)).unwrap();
        }
        let topics = ours.clashes().iter().map(|clash| Topic {
            guid: guid(clash),
            status: Some(ours.current_status(clash).status.as_str().to_owned()),
            priority: clash
                .review
                .priority
                .map(|priority| format!("{priority:?}")),
            assignee: clash.review.assignee.clone(),
            ..topic("whatever")
        });
        let (imported, _) = import(&mut theirs, topics.collect());
        assert_eq!(imported.matched.len(), ids.len());
        assert!(imported.notes.is_empty(), "{:?}", imported.notes);
        for (one, other) in ours.clashes().iter().zip(theirs.clashes().iter()) {
            assert_eq!(ours.current_status(one), theirs.current_status(other));
            assert_eq!(one.review.priority, other.review.priority);
            assert_eq!(one.review.assignee, other.review.assignee);
        }
    }
}
