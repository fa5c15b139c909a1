//! Tests OFF: the plain form, colours, comments, polygons, and errors with their positions.

use crate::common::{block, counts, parts, read_one, refused, volume};

/// Returns the block of the other formats' tests, as OFF.
fn off(head: &str, tail: &str) -> String {
    let soup = block();
    let mut text = format!(
        "{head}\n# a block\n{} {} 0\n",
        soup.positions.len(),
        soup.triangles.len()
    );
    for [x, y, z] in &soup.positions {
        text += &format!("{x} {y} {z}{tail}\n");
    }
    for [a, b, c] in &soup.triangles {
        text += &format!("3 {a} {b} {c}\n");
    }
    text
}

#[test]
fn forms_of_off_give_the_same_mesh() {
    for (head, tail) in [
        ("OFF", ""),
        ("NOFF", " 0 0 1"),
        ("COFF", " 255 0 127 255"),
        ("STCNOFF", " 0 0 1 255 0 127 255 0.5 0.5"),
    ] {
        for text in [
            off(head, tail),
            off(head, tail).replace('\n', "\r\n"),
            format!("# by hand\n{}", off(head, tail)),
            off(head, tail)
                .replacen('\n', " ", 1)
                .replace("# a block", ""),
        ] {
            let import = read_one("block.off", text.as_bytes()).unwrap();
            assert_eq!(parts(&import), [("block", 12)]);
            assert_eq!(volume(&import, 0), 36.0, "{head}");
            assert!(import.warnings.is_empty(), "{:?}", import.warnings);
            let colour = head.contains('C').then_some([1.0, 0.0, 127.0 / 255.0, 1.0]);
            assert_eq!(
                import.parts[0].colour,
                colour.map(|c| c.map(|x: f64| x as f32))
            );
        }
    }
}

#[test]
fn content_of_off_goes_before_the_name() {
    let import = read_one("block.stl", off("OFF", "").as_bytes()).unwrap();
    assert_eq!(counts(&import), [12]);
    assert_eq!(import.warnings.len(), 1);
}

const SQUARE: &str = "OFF\n4 2 0\n0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3 0.5 0.5 1.0\n2 0 1\n";

#[test]
fn polygons_are_cut_and_small_faces_left_out() {
    let import = read_one("square.off", SQUARE.as_bytes()).unwrap();
    assert_eq!(counts(&import), [2]);
    assert_eq!(import.parts[0].colour, Some([0.5, 0.5, 1.0, 1.0]));
    assert_eq!(import.warnings.len(), 1);
}

#[test]
fn damaged_off_is_refused_with_its_place() {
    for (from, to, place) in [
        ("1 1 0", "1 nan 0", "line 5"),
        ("1 1 0", "1 x 0", "line 5"),
        ("4 0 1 2 3", "4 0 1 2 9", "face 0"),
        ("4 0 1 2 3", "99999 0 1 2 3", "face 0"),
        ("4 2 0", "4 -2 0", "line 2"),
        ("4 2 0", "4 20 0", "line"),
        ("OFF", "4OFF", "OFF"),
        ("OFF", "4nOFF", "OFF"),
        ("OFF", "OFF BINARY", "OFF"),
    ] {
        assert!(SQUARE.contains(from));
        refused("bad.off", SQUARE.replacen(from, to, 1).as_bytes(), &[place]);
    }
}
