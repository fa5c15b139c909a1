//! Tests that another revision of a model replaces it.

use std::collections::BTreeMap;

use crate::common::command::Run;
use crate::common::{afresh, cubes, part, scene, set_pose, shift};
use nearpoint_geometry::shape::primitives;
use nearpoint_scene::file::Model;
use nearpoint_scene::{
    Command, NewPart, NewRevision, PartId, PartMatch, Scene, SceneError, ThreadPool,
};
use nearpoint_testing::Random;

/// Makes a revision of model 0, as model 1.
fn revision(parts: Vec<NewPart>, kept: &[(usize, usize, bool)]) -> NewRevision {
    let parts = parts.into_iter().enumerate();
    let parts = parts.map(|(index, part)| NewPart {
        model: 1,
        index_in_model: index,
        ..part
    });
    let kept = kept.iter().map(|&(index, place, has_moved)| {
        (
            index,
            PartMatch {
                index: place,
                has_moved,
            },
        )
    });
    NewRevision {
        replaced_model: 0,
        parts: parts.collect(),
        matches: BTreeMap::from_iter(kept),
    }
}

fn results_text(scene: &mut Scene) -> String {
    scene.finish();
    let parts = scene.parts().iter();
    let parts = parts.map(|part| {
        let place = (part.pose, part.file_pose, part.model, part.index_in_model);
        let looks = (&part.name, part.colour, part.visible, part.fixed);
        let triangles = part.shape.mesh().triangles().len();
        format!("{:?} {place:?} {looks:?} {triangles}\n", part.id)
    });
    format!("{}{:016x}", parts.collect::<String>(), scene.hash())
}

#[test]
fn revision_preserves_changes_of_the_user() {
    let (mut scene, ids) = scene(cubes(4, 0.5));
    let name = "my cube".to_owned();
    scene.run(Command::Rename { part: ids[1], name });
    scene.run(set_pose(ids[1], shift(9.0)));
    scene.run(set_pose(ids[2], shift(-9.0)));
    let parts = vec![ids[2]];
    let fixed = true;
    scene.run(Command::SetFixed { parts, fixed });
    let before = results_text(&mut scene);
    // The first is unchanged, the second has another name, the third another pose and shape, the fourth is removed, one
    // is new.
    let new = vec![
        part("ball", primitives::uv_sphere(8, 4, 1.0), shift(20.0)),
        part("cube 0", primitives::cuboid(1.0, 1.0, 1.0), shift(0.0)),
        part("one", primitives::cuboid(1.0, 1.0, 1.0), shift(1.5)),
        part("cube 2", primitives::uv_sphere(8, 4, 1.0), shift(3.5)),
    ];
    let kept = [(0, 1, false), (1, 2, false), (2, 3, true)];
    let now = scene.revise(revision(new, &kept)).unwrap();
    assert_eq!(now[1..], ids[..3]);
    assert!(!ids.contains(&now[0]));
    let part = |id: PartId| scene.part(id).unwrap();
    assert!(scene.part(ids[3]).is_none());
    let [first, renamed, moved] = [ids[0], ids[1], ids[2]].map(part);
    assert_eq!((&*first.name, first.pose), ("cube 0", shift(0.0)));
    assert_eq!((&*renamed.name, &*renamed.file_name), ("my cube", "one"));
    assert_eq!((renamed.pose, renamed.file_pose), (shift(9.0), shift(1.5)));
    assert_eq!((moved.pose, moved.fixed), (shift(3.5), true));
    assert!(scene.parts().iter().all(|part| part.model == 1));
    let after = results_text(&mut scene);
    assert_eq!(scene.hash(), {
        let mut new = afresh(&scene, ThreadPool::Sequential);
        new.finish();
        new.hash()
    });
    scene.run(Command::Undo);
    assert_eq!(results_text(&mut scene), before);
    scene.run(Command::Redo);
    assert_eq!(results_text(&mut scene), after);
}

#[test]
fn revision_is_preserved_by_scene_file() {
    let (mut scene, _) = scene(cubes(2, 0.5));
    scene
        .revise(revision(cubes(3, 0.25), &[(0, 0, false), (1, 1, true)]))
        .unwrap();
    let models = vec![
        Model::from_url("old.stl".to_owned()),
        Model::from_url("new.stl".to_owned()),
    ];
    let file = scene.save(models, None).to_json();
    let mut other = Scene::new(ThreadPool::Sequential, || 0.0);
    other.add(cubes(2, 0.5)).unwrap();
    let new = revision(cubes(3, 0.25), &[]).parts;
    other.add(new).unwrap();
    other.read(&file);
    scene.finish();
    other.finish();
    assert_eq!(other.hash(), scene.hash());
}

/// The results are always those of the current parts, and undo restores everything.
#[test]
fn any_revision_is_answered_as_if_it_were_the_first() {
    let mut random = Random::seeded("revise", 21);
    for _ in 0..40 {
        let (mut scene, ids) = scene(cubes(6, 0.1));
        for &id in &ids {
            if random.below(10) < 3 {
                scene.run(set_pose(id, shift(random.between(-3.0, 9.0))));
            }
        }
        let before = results_text(&mut scene);
        let new: Vec<NewPart> = (0..random.below(8))
            .map(|n| {
                let soup = match random.below(2) == 0 {
                    true => primitives::cuboid(1.0, 1.0, 1.0),
                    false => primitives::uv_sphere(8, 4, 0.7),
                };
                part(&format!("part {n}"), soup, shift(random.between(0.0, 8.0)))
            })
            .collect();
        let mut kept = Vec::new();
        for place in 0..new.len().min(6) {
            if random.below(10) < 7 {
                kept.push((5 - place, place, random.below(2) == 0));
            }
        }
        let count = new.len();
        let now = scene.revise(revision(new, &kept)).unwrap();
        assert_eq!((scene.parts().len(), now.len()), (count, count), "{kept:?}");
        for &(index, place, _) in &kept {
            assert_eq!(now[place], ids[index], "{kept:?}");
        }
        let mut fresh = afresh(&scene, ThreadPool::Sequential);
        scene.finish();
        fresh.finish();
        assert_eq!(scene.frame().totals, fresh.frame().totals, "{kept:?}");
        scene.run(Command::Undo);
        assert_eq!(results_text(&mut scene), before, "{kept:?}");
    }
}

#[test]
fn a_pose_that_no_part_can_have_changes_nothing() {
    let (mut scene, _) = scene(cubes(2, 0.5));
    let before = results_text(&mut scene);
    let bad = part("far", primitives::cuboid(1.0, 1.0, 1.0), shift(1e300));
    let refused = scene.revise(revision(vec![bad], &[(0, 0, true)]));
    assert!(
        matches!(refused, Err(SceneError::BadPose { .. })),
        "{refused:?}"
    );
    assert_eq!(results_text(&mut scene), before);
}
