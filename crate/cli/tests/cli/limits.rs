//! Checks that input beyond the limits gives exit code 2 and a message, and not a wrong result or an abort.

use crate::common::{Folder, program, tree};

/// Returns the exit code, the messages and the output.
fn nearpoint(arguments: &[&str]) -> (Option<i32>, String, String) {
    program(arguments, &tree(""), b"")
}

const TETRAHEDRON: &str =
    "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";

/// At 1e300 the squares of coordinates overflow, and a clearance was once reported as 0; at 1e200 it was null.
#[test]
fn parts_that_are_too_far_are_refused() {
    let folder = Folder::new("far");
    let model = folder.file("far.obj", TETRAHEDRON);
    for far in ["1e300", "1e200", "-1e308", "2e12"] {
        let part = |x: &str| format!(r#"{{"part": 0, "pose": [1, 0, 0, 0, {x}, 0, 0]}}"#);
        let (one, two) = (part("0"), part(far));
        let scene = format!(
            r#"{{"version": 1, "models": [{{"url": "far.obj"}}], "parts": [{one}, {two}]}}"#
        );
        let scene = folder.file("far.json", &scene);
        let pose = format!("1,0,0,0,{far},0,0");
        for arguments in [
            vec!["check", &scene, "--json"],
            vec!["pairs", &model, &model, "--pose", &pose],
        ] {
            let (code, output, printed) = nearpoint(&arguments);
            assert_eq!((code, printed.as_str()), (Some(2), ""), "{far}: {output}");
            let report = far.trim_start_matches('-');
            assert!(
                output.contains(report) && output.contains("1e12"),
                "{output}"
            );
        }
    }
}

/// Twice this number of pairs once ran out of memory.
#[test]
fn pairs_that_do_not_fit_into_memory_are_refused() {
    let triangle = |n: usize| {
        let [a, b, c] = [3 * n + 1, 3 * n + 2, 3 * n + 3];
        format!("o t{n}\nv {n} 0 0\nv {n}.5 0 0\nv {n} 1 0\nf {a} {b} {c}\n")
    };
    let text: String = (0..9000).map(triangle).collect();
    let folder = Folder::new("many");
    let many = folder.file("many.obj", &text);
    let check = |more: &[&str]| {
        let arguments = ["check", &many, "--unit", "mm"];
        nearpoint(&[&arguments[..], more].concat())
    };
    let (code, output, printed) = check(&["--within", "unlimited"]);
    assert_eq!((code, printed.as_str()), (Some(2), ""), "{output}");
    for part in ["9000 parts", "pairs", "--within 0", "fewer parts"] {
        assert!(output.contains(part), "{part}: {output}");
    }
    assert!(!output.contains("panicked"), "{output}");
    for more in [&[][..], &["--within", "0"], &["--pairs", "t0:t1"]] {
        let (code, output, _) = check(more);
        assert_eq!((code, output.as_str()), (Some(0), ""), "{more:?}");
    }
    let scene = r#"{"version": 1, "within": 0.25, "models": [{"url": "many.obj"}]}"#;
    let scene = folder.file("many.json", scene);
    assert_eq!(nearpoint(&["check", &scene]).0, Some(0));
    let unlimited = ["check", &scene, "--within", "unlimited"];
    assert_eq!(nearpoint(&unlimited).0, Some(2));
}
