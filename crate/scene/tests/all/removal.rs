//! Tests removals: found, proven impossible, cancelled, previewed, applied, undone, outdated, and refused.

use crate::common;
use crate::common::command::{Run, begin_drag, drag_to, remove, rename, select, set_visible};

use crate::common::{numbered, part, robots, set_pose};
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::primitives;
use nearpoint_motion::pose::to_numbers;
use nearpoint_scene::{
    Command, MotionFormat, PartId, RemovalPhase, RemovalReport, RemovalState, Scene, SceneError,
};
use serde_json::{Value, json};

/// Makes a cube of edge 2 around the origin with a gap of 0.5 to a floor and four walls, and the lid.
fn boxed() -> (Scene, Vec<PartId>) {
    let side = |name: &str, size: [f64; 3], at: [f64; 3]| {
        let [x, y, z] = at;
        let [a, b, c] = size;
        part(
            name,
            primitives::cuboid(a, b, c),
            Pose::translation(x, y, z),
        )
    };
    let parts = vec![
        side("block", [2.0; 3], [0.0; 3]),
        side("floor", [5.0, 5.0, 1.0], [0.0, 0.0, -2.0]),
        side("west", [1.0, 5.0, 3.0], [-2.0, 0.0, 0.0]),
        side("east", [1.0, 5.0, 3.0], [2.0, 0.0, 0.0]),
        side("south", [3.0, 1.0, 3.0], [0.0, -2.0, 0.0]),
        side("north", [3.0, 1.0, 3.0], [0.0, 2.0, 0.0]),
        side("lid", [5.0, 5.0, 1.0], [0.0, 0.0, 2.0]),
    ];
    common::scene(numbered(parts))
}

/// Makes the box without the lid.
fn tray() -> (Scene, Vec<PartId>) {
    let (mut scene, ids) = boxed();
    scene.run(hide(ids[6]));
    (scene, ids)
}

fn hide(part: PartId) -> Command {
    let parts = vec![part];
    set_visible(&parts, false)
}

fn find(parts: &[PartId]) -> Command {
    Command::FindRemoval {
        parts: parts.to_vec(),
        step: 0.5,
        rotation_step: 0.0,
        shrink: 0.0,
    }
}

fn show(fraction: Option<f64>) -> Command {
    Command::ShowRemovalAt { fraction }
}

fn removal_state(scene: &Scene) -> &RemovalState {
    scene.removal().unwrap()
}

fn path(scene: &Scene) -> &RemovalReport {
    removal_state(scene).path().unwrap()
}

#[test]
fn a_block_leaves_its_tray_upwards() {
    let (mut scene, ids) = tray();
    scene.run(find(&ids[..1]));
    assert!(scene.is_checking());
    assert!(matches!(
        removal_state(&scene).phase,
        RemovalPhase::Searching
    ));
    let frame = scene.finish();
    let state = frame.removal.clone().unwrap();
    assert!(!scene.is_checking());
    assert_eq!(
        (
            state.parts.as_slice(),
            state.obstacle_count,
            state.hidden_count
        ),
        (&ids[..1], 5, 1)
    );
    assert!(state.state_count > 0 && state.effective_options.unwrap().step == 0.5);
    let found = path(&scene);
    let first = found.points[0];
    assert!(
        first.coords.norm() < 1e-9,
        "from the middle of the block: {first}"
    );
    let last = found.points.last().unwrap();
    assert!(
        last.z > 1.5 + 1.0 - 1e-9,
        "its bottom is above the walls: {last}"
    );
    assert!((found.length - last.coords.norm()).abs() < 1e-6 || found.length > last.z);
    let narrowest = found.min_clearance.unwrap();
    let [lower, upper] = narrowest.clearance;
    assert!(
        lower <= 0.5 + 1e-9 && upper >= lower && lower > 0.0,
        "{lower} {upper}"
    );
    assert_eq!(narrowest.parts.0, ids[0]);
    assert!(
        ids[1..6].contains(&narrowest.parts.1),
        "{:?}",
        narrowest.parts
    );
    assert!((0.0..=1.0).contains(&narrowest.fraction) && (0.0..=1.0).contains(&found.free_from));
}

#[test]
fn nothing_leaves_a_closed_box_and_obstacles_are_reported() {
    let (mut scene, ids) = boxed();
    scene.finish_after(find(&ids[..1]));
    let RemovalPhase::Blocked(by) = &removal_state(&scene).phase else {
        panic!("{:?}", removal_state(&scene).phase);
    };
    assert!(!by.is_empty());
    assert!(
        by.iter()
            .all(|&(own, other)| own == ids[0] && other != ids[0])
    );
    assert_eq!(
        scene.refuses(Command::ApplyRemoval),
        SceneError::NoRemovalPath
    );
    assert_eq!(scene.refuses(show(Some(0.5))), SceneError::NoRemovalPath);
    // The block and the lid move as one.
    scene.finish_after(find(&[ids[6], ids[0], ids[6]]));
    assert_eq!(removal_state(&scene).parts, [ids[0], ids[6]]);
    assert!(path(&scene).points.last().unwrap().z > 1.5);
}

#[test]
fn shown_removal_path_leaves_no_trace() {
    let (mut scene, ids) = tray();
    scene.finish();
    let (hash, undoable) = (scene.frame().hash(), scene.can_undo());
    scene.finish_after(find(&ids[..1]));
    let middle = path(&scene).points[0];
    let mut heights = Vec::new();
    for fraction in [0.25, 0.5, 1.0, 7.0] {
        scene.finish_after(show(Some(fraction)));
        assert_eq!(
            removal_state(&scene).shown_fraction,
            Some(fraction.min(1.0))
        );
        let at = scene.pose_of(ids[0]).translation.vector;
        heights.push((at - middle.coords).norm());
        let saved = scene.save(Vec::new(), None);
        assert_eq!(
            saved.parts[0].pose,
            Some(Pose::identity()),
            "it is not there"
        );
    }
    assert!(heights.is_sorted() && heights[0] > 0.0, "{heights:?}");
    let end = &path(&scene).end_placements;
    assert_eq!(scene.pose_of(ids[0]), end[0].1);
    let meets = |n: usize| {
        let pair = scene.frame().pair(ids[0], ids[n]);
        pair.is_some_and(|pair| pair.mesh_relation.intersects())
    };
    assert!(!(1..6).any(meets));
    scene.run(show(None));
    assert_eq!(removal_state(&scene).shown_fraction, None);
    assert_eq!(scene.pose_of(ids[0]), Pose::identity());
    assert_eq!(scene.finish().hash(), hash);
    assert_eq!(scene.can_undo(), undoable);
    assert_eq!(scene.refuses(show(Some(f64::NAN))), SceneError::BadFraction);
    assert!(scene.removal().is_some());
    scene.run(show(Some(0.5)));
    scene.run(Command::ClearRemoval);
    assert!(scene.removal().is_none());
    assert_eq!(scene.pose_of(ids[0]), Pose::identity());
}

#[test]
fn removal_preview_ends_before_other_changes() {
    let (mut scene, ids) = tray();
    scene.finish_after(find(&ids[..1]));
    for (change, stays) in [
        (select(&[ids[2]]), true),
        (rename(ids[2], "left"), true),
        (set_pose(ids[2], Pose::translation(-3.0, 0.0, 0.0)), false),
        (hide(ids[3]), false),
        (Command::ShowAll, false),
        (remove(&[ids[5]]), false),
        (Command::Undo, false),
    ] {
        scene.finish_after(find(&ids[..1]));
        if removal_state(&scene).path().is_some() {
            scene.run(show(Some(0.5)));
        }
        let select = matches!(change, Command::Select { .. });
        scene.run(change.clone());
        assert_eq!(scene.removal().is_some(), stays, "{change:?}");
        assert!(
            select || scene.pose_of(ids[0]) == Pose::identity(),
            "{change:?}"
        );
        while scene.apply(Command::Undo).is_ok() {
            assert_eq!(scene.pose_of(ids[0]), Pose::identity(), "{change:?}");
        }
        scene.run(hide(ids[6]));
    }
}

#[test]
fn a_shown_part_may_be_dragged_from_there() {
    let (mut scene, ids) = tray();
    scene.finish_after(find(&ids[..1]));
    scene.run(show(Some(0.5)));
    let shown = scene.pose_of(ids[0]);
    scene.run(begin_drag(&[ids[0]]));
    scene.run(drag_to(&[nearpoint_scene::Placement(ids[0], shown)]));
    scene.run(Command::EndDrag);
    assert!(scene.removal().is_none());
    assert_eq!(scene.pose_of(ids[0]), shown);
    scene.run(Command::Undo);
    assert_eq!(scene.pose_of(ids[0]), Pose::identity());
}

#[test]
fn applied_removal_is_one_undo_entry() {
    let (mut scene, ids) = tray();
    scene.finish_after(find(&ids[..1]));
    let end = path(&scene).end_placements[0].1;
    scene.run(show(Some(0.3)));
    scene.run(Command::ApplyRemoval);
    assert!(scene.removal().is_none(), "it is out");
    assert_eq!(scene.pose_of(ids[0]), end);
    scene.run(Command::Undo);
    assert_eq!(scene.pose_of(ids[0]), Pose::identity());
    scene.run(Command::Redo);
    assert_eq!(scene.pose_of(ids[0]), end);
}

#[test]
fn removal_search_runs_in_slices_and_can_be_cancelled() {
    let (mut whole, ids) = tray();
    whole.finish_after(find(&ids[..1]));
    let (mut scene, ids) = tray();
    scene.finish();
    scene.run(find(&ids[..1]));
    let mut slices = 0;
    while scene.is_checking() {
        scene.slice(3);
        slices += 1;
    }
    assert!(slices > 1, "{slices}");
    assert_eq!(path(&scene), path(&whole), "however it was cut");
    scene.run(find(&ids[..1]));
    scene.step(&|| true);
    scene.run(Command::CancelRemoval);
    assert!(!scene.is_checking());
    assert!(matches!(
        removal_state(&scene).phase,
        RemovalPhase::Cancelled
    ));
    scene.run(Command::CancelRemoval);
    assert!(matches!(
        removal_state(&scene).phase,
        RemovalPhase::Cancelled
    ));
}

#[test]
fn a_collision_at_the_start_names_the_parts() {
    let (mut scene, ids) = tray();
    scene.run(set_pose(ids[0], Pose::translation(0.9, 0.0, 0.0)));
    scene.finish_after(find(&ids[..1]));
    let RemovalPhase::Failed(error) = &removal_state(&scene).phase else {
        panic!("{:?}", removal_state(&scene).phase);
    };
    let sentence = error.to_string();
    assert!(
        sentence.contains("“block”") && sentence.contains("“east”"),
        "{sentence}"
    );
    scene.run(Command::Undo);
    assert!(scene.removal().is_none());
}

#[test]
fn removal_with_invalid_parameters_is_an_error() {
    let (mut scene, ids) = tray();
    let refused = |scene: &mut Scene, command: Command| {
        let error = scene.apply(command).unwrap_err();
        assert!(!error.to_string().is_empty() && scene.removal().is_none());
        error
    };
    assert_eq!(refused(&mut scene, find(&[])), SceneError::NoPartsToRemove);
    let gone = PartId(77);
    assert_eq!(
        refused(&mut scene, find(&[gone])),
        SceneError::NoSuchPart(gone)
    );
    assert_eq!(refused(&mut scene, find(&ids)), SceneError::NoOtherParts);
    assert_eq!(
        refused(&mut scene, Command::ApplyRemoval),
        SceneError::NoRemovalPath
    );
    for bad in [f64::NAN, f64::INFINITY, -1.0] {
        let parts = vec![ids[0]];
        let error = refused(
            &mut scene,
            Command::FindRemoval {
                parts,
                step: 1.0,
                rotation_step: bad,
                shrink: 0.0,
            },
        );
        assert!(matches!(error, SceneError::BadRemoval { .. }));
    }
    let parts = vec![ids[0]];
    scene.run(Command::SetFixed { parts, fixed: true });
    assert!(matches!(
        refused(&mut scene, find(&ids[..1])),
        SceneError::Fixed { .. }
    ));
    let (mut cell, ids) = robots::cell();
    assert!(matches!(
        refused(&mut cell, find(&ids[1..2])),
        SceneError::CarriedByRobot { .. }
    ));
}

#[test]
fn removal_file_holds_the_way_that_was_found() {
    let (mut scene, ids) = tray();
    assert_eq!(
        scene.export_removal_path(MotionFormat::Csv),
        Err(SceneError::NoRemovalPath)
    );
    let name = "block".to_owned();
    scene.run(Command::Rename { part: ids[5], name });
    scene.finish_after(find(&[ids[0], ids[5]]));
    let csv = scene.export_removal_path(MotionFormat::Csv).unwrap();
    assert!(csv.starts_with("share,block/qw,") && csv.contains(",block (2)/qw,"));
    let ends = path(&scene).end_placements.iter();
    let ends: Vec<f64> = ends.flat_map(|own| to_numbers(&own.1)).collect();
    let last = csv.lines().last().unwrap().split(',');
    let last: Vec<f64> = last.map(|number| number.parse().unwrap()).collect();
    assert_eq!((last[0], &last[1..]), (1.0, &ends[..]));
    let json = scene.export_removal_path(MotionFormat::Json).unwrap();
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["parts"], json!(["block", "block (2)"]));
    assert_eq!(json["unit"], "mm");
    assert_eq!(json["length"], path(&scene).length);
    let keys = json["keys"].as_array().unwrap();
    assert_eq!(keys.len(), csv.lines().count() - 1);
    assert_eq!(keys[0]["poses"][0], json!(to_numbers(&Pose::identity())));
}
