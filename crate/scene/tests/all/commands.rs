//! Tests the effects of commands, their errors, and the undo of every change of the document.

use crate::common;
use crate::common::command::{
    Run, begin_drag, drag_to, isolate, remove, rename, select, set_colour, set_fixed, set_opacity,
    set_visible, set_within,
};
use crate::common::{cubes, scene, set_pose, shift};
use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_scene::{Command, PartId, Placement, Scene, SceneError};

type Held = (PartId, String, Pose, [f32; 4], bool, bool);

/// Returns the contents of a document.
fn document(scene: &Scene) -> (Unit, Up, Vec<Held>) {
    let parts = scene.parts().iter();
    let parts = parts.map(|p| (p.id, p.name.clone(), p.pose, p.colour, p.fixed, p.visible));
    (scene.unit(), scene.up(), parts.collect())
}

#[test]
fn every_change_of_the_document_is_one_undo_entry() {
    let (mut scene, ids) = scene(cubes(4, 1.0));
    let changes = [
        set_pose(ids[1], shift(7.0)),
        rename(ids[0], "base"),
        set_colour(&[ids[2], ids[3]], [1.0, 0.0, 0.0, 0.5]),
        set_opacity(&[ids[0], ids[3]], 0.25),
        Command::SetUnit { unit: Unit::In },
        Command::SetUp { up: Up::Y },
        set_visible(&[ids[1], ids[2]], false),
        isolate(&[ids[3]]),
        Command::ShowAll,
        set_fixed(&[ids[0]], true),
        remove(&[ids[2]]),
    ];
    let mut states = vec![document(&scene)];
    for change in &changes {
        scene.run(change.clone());
        let state = document(&scene);
        assert_ne!(Some(&state), states.last(), "{change:?}");
        states.push(state);
    }
    for state in states.iter().rev().skip(1) {
        scene.run(Command::Undo);
        assert_eq!(&document(&scene), state);
    }
    assert_eq!(scene.refuses(Command::Undo), SceneError::NothingToUndo);
    for state in states.iter().skip(1) {
        scene.run(Command::Redo);
        assert_eq!(&document(&scene), state);
    }
    assert_eq!(scene.refuses(Command::Redo), SceneError::NothingToRedo);
    scene.run(Command::Undo);
    scene.run(set_pose(ids[1], shift(9.0)));
    assert!(!scene.can_redo(), "a new change ends the redo list");
}

#[test]
fn a_drag_is_one_undo_entry() {
    let (mut scene, ids) = scene(cubes(3, 1.0));
    let home = document(&scene);
    let drag = |scene: &mut Scene, to: &[f64]| {
        scene.run(begin_drag(&[ids[1]]));
        for &x in to {
            scene.run(drag_to(&[Placement(ids[1], shift(x))]));
        }
    };
    drag(&mut scene, &[1.0, 2.5, 3.0]);
    assert_eq!(scene.dragged(), [ids[1]]);
    scene.run(Command::EndDrag);
    assert_eq!(scene.pose_of(ids[1]), shift(3.0));
    scene.run(Command::Undo);
    assert_eq!(document(&scene), home);
    assert!(!scene.can_undo());

    drag(&mut scene, &[5.0]);
    scene.run(Command::CancelDrag);
    assert_eq!(document(&scene), home);
    assert!(!scene.can_undo(), "a cancelled drag leaves no trace");

    drag(&mut scene, &[]);
    scene.run(Command::EndDrag);
    assert!(
        !scene.can_undo(),
        "a drag that moved nothing leaves no trace"
    );

    drag(&mut scene, &[6.0]);
    scene.run(rename(ids[0], "base"));
    assert!(scene.dragged().is_empty(), "another change ends a drag");
    scene.run(Command::Undo);
    assert_eq!(scene.pose_of(ids[1]), shift(6.0));
    scene.run(Command::Undo);
    assert_eq!(document(&scene), home);
}

#[test]
fn refused_command_changes_nothing_and_names_the_reason() {
    let (mut scene, ids) = scene(cubes(3, 1.0));
    scene.run(set_fixed(&[ids[0]], true));
    scene.run(begin_drag(&[ids[1]]));
    let nan = Pose::translation(f64::NAN, 0.0, 0.0);
    let before = (
        document(&scene),
        scene.dragged().to_vec(),
        *scene.settings(),
    );
    for (command, stated) in [
        (set_pose(ids[0], shift(1.0)), "“cube 0” is fixed"),
        (set_pose(ids[1], nan), "not finite"),
        (set_pose(PartId(77), shift(0.0)), "no part number 77"),
        (begin_drag(&[ids[1], ids[0]]), "is fixed"),
        (
            drag_to(&[Placement(ids[2], shift(1.0))]),
            "not one of the parts",
        ),
        (
            drag_to(&[Placement(ids[1], shift(1.0)), Placement(ids[1], nan)]),
            "not finite",
        ),
        (remove(&[ids[1], PartId(9)]), "no part number 9"),
        (rename(ids[1], " \t"), "visible character"),
        (
            set_colour(&[ids[2], ids[1]], [0.0, 2.0, 0.0, 1.0]),
            "0 to 1",
        ),
        (set_colour(&[ids[2], ids[1]], [f32::NAN; 4]), "0 to 1"),
        (set_opacity(&[ids[1]], 1.5), "0 to 1"),
        (Command::SetLimit { limit: -1.0 }, "zero or more"),
        (set_within(Some(f64::NAN)), "zero or more"),
        (select(&[PartId(9)]), "no part number 9"),
        (Command::Redo, "nothing to redo"),
    ] {
        let text = format!("{command:?}");
        let error = scene.apply(command).unwrap_err().to_string();
        assert!(error.contains(stated), "{text}: {error}");
        let redo = text == "Redo";
        assert!(
            redo || (
                document(&scene),
                scene.dragged().to_vec(),
                *scene.settings()
            ) == before,
            "{text}"
        );
    }
    let bad = common::part(
        "bad",
        nearpoint_geometry::shape::primitives::cuboid(1.0, 1.0, 1.0),
        nan,
    );
    assert!(
        scene
            .add(vec![bad])
            .unwrap_err()
            .to_string()
            .contains("“bad”")
    );
    assert_eq!(scene.parts().len(), 3);
}

#[test]
fn selection_and_settings_are_not_undone() {
    let (mut scene, ids) = scene(cubes(3, 1.0));
    scene.run(select(&[ids[2], ids[0]]));
    scene.run(Command::SetLimit { limit: 0.5 });
    assert!(!scene.can_undo());
    scene.run(remove(&[ids[2]]));
    assert_eq!(scene.selection(), [ids[0]], "what is gone is not selected");
    scene.run(Command::Undo);
    assert_eq!(scene.settings().clearance_limit, 0.5);
    assert!(
        scene.frame().part(ids[0]).unwrap().status.is_selected
            && !scene.frame().part(ids[2]).unwrap().status.is_selected
    );
}

#[test]
fn ids_are_never_reused_after_clear() {
    let (mut scene, ids) = scene(cubes(2, 1.0));
    scene.run(remove(&[ids[1]]));
    let more = scene.add(cubes(2, 1.0)).unwrap();
    assert!(more.iter().all(|id| !ids.contains(id)));
    scene.run(Command::Undo);
    assert_eq!(
        scene.parts().len(),
        1,
        "adding to what is there can be undone"
    );
    scene.run(Command::SetUnit { unit: Unit::In });
    let usual = *scene.settings();
    let near = Command::SetMaxDistance {
        max_distance: Some(3.0),
    };
    for command in [near, Command::SetLimit { limit: 0.5 }] {
        scene.run(command);
    }
    scene.run(Command::Clear);
    assert_eq!(*scene.settings(), usual, "lengths of a scene go with it");
    assert!(
        scene.parts().is_empty()
            && scene.frame().parts.is_empty()
            && !scene.can_undo()
            && !scene.can_redo()
    );
    assert_eq!(scene.unit(), Unit::In, "what comes says what it is in");
    let again = scene.add(cubes(1, 1.0)).unwrap();
    assert!(!ids.contains(&again[0]) && !more.contains(&again[0]));
}

#[test]
fn poses_of_several_parts_are_set_together_or_not_at_all() {
    let (mut scene, ids) = scene(cubes(3, 1.0));
    let x = |scene: &Scene, part: usize| scene.parts()[part].pose.translation.x;
    let poses = |y: f64| {
        [1, 2]
            .map(|n| Placement(ids[n], shift(y + n as f64)))
            .into()
    };
    scene
        .apply(Command::SetPoses { poses: poses(10.0) })
        .unwrap();
    assert_eq!([x(&scene, 1), x(&scene, 2)], [11.0, 12.0]);
    scene.apply(Command::Undo).unwrap();
    assert_eq!([x(&scene, 1), x(&scene, 2)], [2.0, 4.0]);
    let fixed = true;
    let parts = vec![ids[2]];
    scene.apply(Command::SetFixed { parts, fixed }).unwrap();
    let refused = scene.apply(Command::SetPoses { poses: poses(10.0) });
    assert!(matches!(refused, Err(SceneError::Fixed { .. })));
    assert_eq!([x(&scene, 1), x(&scene, 2)], [2.0, 4.0]);
}
