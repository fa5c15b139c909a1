//! Tests how often a check allocates memory. Threads that allocate wait for each other, so no query may allocate for each
//! triangle, edge or piece that it visits.
#![allow(clippy::unwrap_used)]

use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportOptions, ImportedPart, read};
use nearpoint_scene::{NewPart, Scene, ThreadPool};
use nearpoint_testing::memory::{CountingAllocator, count_allocations};
use std::ops::ControlFlow;
use std::path::Path;

#[global_allocator]
static MEMORY: CountingAllocator = CountingAllocator;

/// The largest number of allocations to open the gearbox and check its 50 parts; a little above the present number.
const MAX_ALLOCATIONS: usize = 20_000;

/// This is one test, because allocations are counted for the whole program.
#[test]
fn check_of_gearbox_makes_few_allocations() {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public/models");
    let bytes = std::fs::read(models.join("reducer.glb")).unwrap();
    let (pairs, count) = count_allocations(|| {
        let file = File {
            path: "reducer.glb",
            bytes: &bytes,
        };
        let progress = &mut |_: f32, _: &str| ControlFlow::Continue(());
        let import = read(&[file], &ImportOptions::default(), &mut NoReaders, progress).unwrap();
        let part = |(index_in_model, part): (usize, &ImportedPart)| {
            let mesh = import.meshes[part.mesh].clone();
            NewPart {
                index_in_model,
                ..NewPart::from_mesh(&part.name, mesh, part.pose, &ThreadPool::Sequential)
            }
        };
        let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
        let parts = import.parts.iter().enumerate().map(part).collect();
        scene.add(parts).unwrap();
        scene.finish().pairs.len()
    });
    assert!(pairs > 200, "{pairs} pairs");
    assert!(count > 1000, "nothing is counted");
    assert!(count <= MAX_ALLOCATIONS, "{count} allocations");
}
