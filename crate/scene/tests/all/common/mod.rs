//! Makes parts for tests of scenes.
#![allow(dead_code)] // each test file uses some

pub mod command;
pub mod robots;

pub use command::set_pose;
use nearpoint_geometry::Pose;
use nearpoint_geometry::shape::{Mesh, Soup, primitives};
use nearpoint_scene::{NewPart, PartId, Scene, ThreadPool};

pub fn part(name: &str, soup: Soup, pose: Pose) -> NewPart {
    NewPart {
        group: vec!["assembly".to_owned()],
        ..NewPart::from_mesh(
            name,
            Mesh::weld(soup).unwrap(),
            pose,
            &ThreadPool::Sequential,
        )
    }
}

/// Makes cubes of edge 1 in a row along x, `gap` apart; each is part `n` of model 0.
pub fn cubes(count: usize, gap: f64) -> Vec<NewPart> {
    let cube = |n: usize| {
        let pose = Pose::translation(n as f64 * (1.0 + gap), 0.0, 0.0);
        NewPart {
            index_in_model: n,
            ..part(
                &format!("cube {n}"),
                primitives::cuboid(1.0, 1.0, 1.0),
                pose,
            )
        }
    };
    (0..count).map(cube).collect()
}

/// Makes these the parts of model 0, in this order.
pub fn numbered(parts: impl IntoIterator<Item = NewPart>) -> Vec<NewPart> {
    let parts = parts.into_iter().enumerate();
    parts
        .map(|(index, part)| NewPart {
            index_in_model: index,
            ..part
        })
        .collect()
}

pub fn scene(parts: Vec<NewPart>) -> (Scene, Vec<PartId>) {
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let ids = scene.add(parts).unwrap();
    (scene, ids)
}

pub fn shift(x: f64) -> Pose {
    Pose::translation(x, 0.0, 0.0)
}

/// Returns a scene of the same parts that never had others.
pub fn afresh(scene: &Scene, pool: ThreadPool) -> Scene {
    let mut new = Scene::new(pool, || 0.0);
    let parts = scene.parts().iter().map(|part| part.to_new());
    new.add(parts.collect()).unwrap();
    new
}
