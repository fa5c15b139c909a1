//! Checks that free-form surfaces get a budget of triangles if no accuracy is given.

use nearpoint_geometry::shape::Mesh;
use nearpoint_import::{Import, ImportOptions};

use super::read_as;
use super::text::{Placement, Step, Unit};

/// Returns the poles of a wavy sheet, 110 mm wide.
fn poles() -> Vec<Vec<[f64; 3]>> {
    let pole = |i: usize, k: usize| {
        let height = ((7 * i + 5 * k) % 11) as f64 - 5.0;
        [10.0 * i as f64, 10.0 * k as f64, 1.6 * height]
    };
    let row = |i| (0..12).map(|k| pole(i, k)).collect();
    (0..12).map(row).collect()
}

/// Returns a file of one sheet, in 10 kB.
fn sheet() -> String {
    let mut step = Step::new();
    step.sheet("sheet", &poles());
    step.text()
}

fn opened(accuracy: Option<f64>) -> (usize, f64, Import) {
    let options = ImportOptions {
        accuracy,
        ..ImportOptions::default()
    };
    let import = read_as(sheet().as_bytes(), &options).unwrap();
    let [mesh] = &import.meshes[..] else {
        panic!("one mesh");
    };
    let deviations = mesh.deviations();
    let largest = deviations.iter().copied().reduce(f32::max).unwrap();
    let (count, largest) = (mesh.triangles().len(), f64::from(largest));
    (count, largest, import)
}

#[test]
fn a_free_form_gets_no_more_triangles_than_usual_and_a_bound_that_says_so() {
    let (count, largest, import) = opened(None);
    assert!((5_000..=30_000).contains(&count), "{count}");
    let usual = 156.0 / 5000.0;
    assert!(largest > usual && largest < 50.0 * usual, "{largest}");
    let [warning] = &import.warnings[..] else {
        panic!("{:?}", import.warnings);
    };
    assert!(
        warning.to_string().contains("“sheet” got fewer triangles"),
        "{warning}"
    );
    // A given accuracy is met.
    let (_, requested, import) = opened(Some(largest / 2.0));
    assert!(requested <= largest / 2.0, "{requested}");
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
}

#[test]
fn parts_near_each_other_get_more_triangles_than_parts_alone() {
    let mut step = Step::new();
    let (near, far) = (step.sheet("near", &poles()), step.sheet("far", &poles()));
    let instances = [
        ("lower", near, Placement::at([0.0; 3])),
        ("upper", near, Placement::at([0.0, 0.0, 9.0])),
        // Their boxes share a corner, but no surface is there.
        ("alone", far, Placement::at([109.0, 109.0, -17.0])),
    ];
    step.assembly("stack", Unit::Mm, &instances);
    let import = read_as(step.text().as_bytes(), &ImportOptions::default()).unwrap();
    let [warning] = &import.warnings[..] else {
        panic!("{:?}", import.warnings);
    };
    assert!(
        warning
            .to_string()
            .contains("“near”, “far” got fewer triangles"),
        "{warning}"
    );
    let [near, far] = [0, 2].map(|part: usize| &import.meshes[import.parts[part].mesh]);
    let [fine, coarse] = [near, far].map(|mesh| mesh.triangles().len());
    assert!(coarse <= 30_000, "{coarse}");
    assert!(
        3 * coarse <= 2 * fine && fine <= 90_000,
        "{fine} after {coarse}"
    );
    let most = |mesh: &Mesh| mesh.deviations().iter().copied().fold(0.0, f32::max);
    assert!(
        most(near) < most(far) / 1.5,
        "{} of {}",
        most(near),
        most(far)
    );
}
