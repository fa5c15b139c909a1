//! Tests the convex decomposition of real parts: the shipped gear reducer.

use nearpoint_geometry::Point;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Mesh;
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportOptions, read};
use nearpoint_published::decompose::{
    DecomposeMethod, DecomposeSettings, Decomposition, Holes, MergeCheck, decompose,
};
use std::ops::ControlFlow;

/// Checks that every triangle occurs once, and that no vertex of an element is more than 3 ε above one of its triangles.
fn verify(mesh: &Mesh, found: &Decomposition, flatness: f64) {
    let mut all: Vec<u32> = Vec::new();
    for element in &found.elements {
        all.extend(&element.triangles);
        for &t in &element.triangles {
            let [a, b, c] = mesh.corners(t);
            let Some(normal) = (b - a).cross(&(c - a)).try_normalize(0.0) else {
                continue;
            };
            let side = if element.is_negative { -1.0 } else { 1.0 };
            let height = |p: &Point| side * normal.dot(&(p - a));
            let above = element.hull.vertices().iter().map(height);
            let highest = above.fold(f64::NEG_INFINITY, f64::max);
            assert!(highest <= 3.01 * flatness + 1e-10, "{t}: {highest}");
        }
    }
    all.sort_unstable();
    assert!(all.iter().copied().eq(0..mesh.triangles().len() as u32));
}

#[test]
fn the_reducers_parts_are_decomposed() {
    let bytes = include_bytes!("../../../../../public/models/reducer.glb");
    let files = [File {
        path: "reducer.glb",
        bytes,
    }];
    let mut goes_on = |_: f32, _: &str| ControlFlow::Continue(());
    let import = read(
        &files,
        &ImportOptions::default(),
        &mut NoReaders,
        &mut goes_on,
    )
    .unwrap();
    // The parts are the housing's base and cover, full of bores; a bolt; the pinion.
    for (part, at_most) in [(0, 60), (1, 60), (2, 4), (10, 60)] {
        let mesh = &import.meshes[import.parts[part].mesh];
        let flatness = DecomposeSettings::file_flatness(mesh);
        let of = |method, holes, check| {
            let settings = DecomposeSettings {
                method,
                holes,
                check,
                flatness,
            };
            let found = decompose(mesh, &settings, &SequentialExecutor, &mut ()).unwrap();
            verify(mesh, &found, flatness);
            found
        };
        use DecomposeMethod::{Basic, Optimised};
        let basic = of(Basic, Holes::Ignored, MergeCheck::Lookup);
        let optimised = of(Optimised, Holes::Ignored, MergeCheck::Lookup);
        let holes = of(Optimised, Holes::NonPlanar, MergeCheck::Lookup);
        let checked = of(Basic, Holes::Ignored, MergeCheck::OneEvaluation);
        let name = &import.parts[part].name;
        assert_eq!(checked.elements, basic.elements, "{name}");
        let counts = [&basic, &optimised, &holes].map(|found| found.elements.len());
        assert!(counts[1] < counts[0], "{name}: {counts:?}");
        // The walls of bores are concave across every edge: as negative objects they are one each.
        assert!(counts[2] <= at_most, "{name}: {counts:?}");
        let real = holes.elements.iter().flat_map(|e| &e.is_real);
        assert!(real.filter(|is_real| **is_real).count() > 20, "{name}");
    }
}
