//! Free forms get a budget of triangles where nobody wishes for an accuracy.

use nearpoint_import::{Import, Wish};

use super::read_as;
use super::text::Step;

/// A bumpy sheet, 110 mm wide, in 10 kB.
fn sheet() -> String {
    let pole = |i: usize, k: usize| {
        let height = ((7 * i + 5 * k) % 11) as f64 - 5.0;
        [10.0 * i as f64, 10.0 * k as f64, 1.6 * height]
    };
    let poles: Vec<Vec<[f64; 3]>> = (0..12)
        .map(|i| (0..12).map(|k| pole(i, k)).collect())
        .collect();
    let mut step = Step::new();
    step.sheet("sheet", &poles);
    step.text()
}

fn opened(accuracy: Option<f64>) -> (usize, f64, Import) {
    let wish = Wish {
        accuracy,
        ..Wish::default()
    };
    let import = read_as(sheet().as_bytes(), &wish).unwrap();
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
    assert!(warning.contains("“sheet” got fewer triangles"), "{warning}");
    // Who wishes for an accuracy gets it.
    let (_, wished, import) = opened(Some(largest / 2.0));
    assert!(wished <= largest / 2.0, "{wished}");
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
}
