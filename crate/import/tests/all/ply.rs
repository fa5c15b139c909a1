//! Tests PLY in its three encodings.

use crate::common::{block, counts, parts, ply_binary, ply_text, read_one, refused, volume};

#[test]
fn all_encodings_give_the_same_mesh() {
    for file in [
        ply_text(&block()),
        ply_binary(&block(), false),
        ply_binary(&block(), true),
    ] {
        let import = read_one("block.ply", &file).unwrap();
        assert_eq!(parts(&import), [("block", 12)]);
        assert_eq!(volume(&import, 0), 36.0);
        assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    }
}

const SQUARE: &str = "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nelement face 1\nproperty list uchar uint vertex_index\nend_header\n0 0 0 255 0 0\n1 0 0 255 0 0\n1 1 0 255 0 255\n0 1 0 255 0 255\n4 0 1 2 3\n";

#[test]
fn polygons_colours_and_other_line_ends() {
    for text in [
        SQUARE.to_owned(),
        SQUARE.replace('\n', "\r\n"),
        SQUARE.replace('\n', "\r"),
    ] {
        let import = read_one("square.ply", text.as_bytes()).unwrap();
        assert_eq!(counts(&import), [2]);
        assert_eq!(import.parts[0].colour, Some([1.0, 0.0, 0.5, 1.0]));
    }
}

#[test]
fn strips_run_alternately_and_begin_anew() {
    let text = SQUARE
        .replace("element face 1", "element tristrips 1")
        .replace("uchar uint", "int int")
        .replace("4 0 1 2 3", "8 0 1 3 2 -1 0 1 3");
    let import = read_one("strip.ply", text.as_bytes()).unwrap();
    assert_eq!(
        import.meshes[0].triangles(),
        [[0, 1, 2], [1, 3, 2], [0, 1, 2]]
    );
}

#[test]
fn unknown_elements_are_passed_over() {
    let text = SQUARE
        .replace("element face", "element odd 2\nproperty list uchar float parts\nproperty int n\nelement nothing 1000000000000\nelement face")
        .replace("4 0 1 2 3", "0 5\n3 1 2 3 5\n4 0 1 2 3");
    assert_eq!(counts(&read_one("odd.ply", text.as_bytes()).unwrap()), [2]);
}

#[test]
fn damage_is_reported_with_its_position() {
    let refuse = |from: &str, to: &str, named: &[&str]| {
        assert!(SQUARE.contains(from));
        refused("bad.ply", SQUARE.replacen(from, to, 1).as_bytes(), named);
    };
    refuse(
        "4 0 1 2 3",
        "4 0 1 2 4",
        &["face 0", "vertex 4", "there are 4"],
    );
    refuse("4 0 1 2 3", "4 0 1 2 -1", &["face 0", "vertex -1"]);
    refuse("4 0 1 2 3", "2 0 1", &["face 0", "2 corners"]);
    refuse("4 0 1 2 3", "4 0 1", &["line 17", "ends"]);
    refuse("4 0 1 2 3", "200 0 1", &["face 0", "200"]);
    refuse(
        "1 1 0 255 0 255",
        "1 nan 0 255 0 255",
        &["vertex 2", "finite"],
    );
    refuse("1 1 0 255 0 255", "1 x 0 255 0 255", &["line 15", "“x”"]);
    refuse(
        "vertex 4",
        "vertex 1000000000",
        &["header", "1000000000", "12.0 GB"],
    );
    refuse("face 1", "face 1000000000", &["header", "1000000000"]);
    refuse("face 1", "face -1", &["line 10", "“-1”"]);
    refuse("uint vertex_index", "uint other", &["vertex_indices"]);
    refuse("float z", "float w", &["ply-vertices-no-x"]);
    refuse("float z", "quad z", &["line 6", "“quad”"]);
    refuse("ascii", "utf8", &["line 2", "“utf8”"]);
    refuse("format ascii 1.0\n", "", &["format"]);
    refuse("end_header", "end", &["“end”"]);
    refuse(
        "element face 1\nproperty list uchar uint vertex_index\n",
        "",
        &["ply-no-faces-only"],
    );

    let mut cut = ply_binary(&block(), false);
    cut.pop();
    refused("cut.ply", &cut, &["face 11 of 12", "byte"]);
}
