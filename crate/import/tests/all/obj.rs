//! Tests OBJ: indices, polygons, objects, groups and colours.

use crate::common::{
    block, counts, has, names, obj, parts, read_all, read_one, refused, volume, warned,
};
use nearpoint_geometry::shape::diagnose;

/// Returns a unit cube of six squares, one in each of these groups.
fn cube(groups: [&str; 6]) -> String {
    let mut file = String::new();
    for i in 0..8 {
        file += &format!("v {} {} {}\n", i & 1, i >> 1 & 1, i >> 2);
    }
    let sides = [
        "1 3 4 2", "5 6 8 7", "1 2 6 5", "3 7 8 4", "1 5 7 3", "2 4 8 6",
    ];
    for (group, side) in groups.into_iter().zip(sides) {
        file += &format!("{group}\nf {side}\n");
    }
    file
}

#[test]
fn indices_may_be_written_in_every_form() {
    let plain = read_one("a.obj", obj(&block()).as_bytes()).unwrap();
    assert_eq!(parts(&plain), [("thing", 12)]);
    assert_eq!(volume(&plain, 0), 36.0);

    let text =
        "v 0 0 0\nv 1 0 0 1.0\nv 0 1 0 0.5 0.5 0.5\nf -3 -2/1 \\\n -1//-1\nv 9 9 9\nf 1/2/3 2 4\n";
    let import = read_one("b.obj", text.as_bytes()).unwrap();
    assert_eq!(parts(&import), [("b", 2)]);
    assert_eq!(import.meshes[0].triangles(), [[0, 1, 2], [0, 1, 3]]);

    let later = "f 1 2 3\nv 0 0 0\nv 1 0 0\nv 0 1 0\n";
    assert_eq!(counts(&read_one("c.obj", later.as_bytes()).unwrap()), [1]);
}

#[test]
fn concave_polygons_are_cut_inside_their_rim() {
    // An L-shaped prism with ends of six corners.
    let rim = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 3], [0, 3]];
    let mut file = String::new();
    for z in [0, 1] {
        for [x, y] in rim {
            file += &format!("v {x} {y} {z}\n");
        }
    }
    file += "f 6 5 4 3 2 1\nf 7 8 9 10 11 12\n";
    for i in 1..=6 {
        let next = i % 6 + 1;
        file += &format!("f {i} {next} {} {}\n", next + 6, i + 6);
    }
    let import = read_one("l.obj", file.as_bytes()).unwrap();
    assert_eq!(counts(&import), [4 + 4 + 12]);
    let found = diagnose(&import.meshes[0]);
    assert!(
        found.is_closed && !found.is_inverted && found.misoriented_edges == 0,
        "{found:?}"
    );
    assert_eq!(volume(&import, 0), 6.0 * 4.0);
}

#[test]
fn objects_are_parts_and_groups_are_faces() {
    let two = format!(
        "o bolt\n{}o bolt\n{}",
        cube(["g a", "g b", "g c", "g d", "g e", "g f"]),
        cube([""; 6])
    );
    let import = read_one("two.obj", two.as_bytes()).unwrap();
    assert_eq!(parts(&import), [("bolt", 12), ("bolt 2", 12)]);
    let two_sides = cube(["g top", "g top", "g top", "g rest", "g rest", "g rest"]);
    let import = read_one("one.obj", format!("o one\n{two_sides}").as_bytes()).unwrap();
    assert_eq!(import.meshes[0].face_count(), 2, "the file's faces");
    let import = read_one(
        "one.obj",
        format!("o one\n{}", cube(["g all"; 6])).as_bytes(),
    )
    .unwrap();
    assert_eq!(import.meshes[0].face_count(), 6, "one group groups nothing");
}

#[test]
fn without_objects_sheets_are_faces_and_solids_are_parts() {
    let sheets = read_one(
        "s.obj",
        cube(["g a", "g b", "g c", "g d", "g e", "g f"]).as_bytes(),
    )
    .unwrap();
    assert_eq!(parts(&sheets), [("s", 12)]);
    assert_eq!(sheets.meshes[0].face_count(), 6);

    let nut = cube(["g nut"; 6]);
    let negative = "f -8 -6 -5 -7\nf -4 -3 -1 -2\nf -8 -7 -3 -4\nf -6 -2 -1 -5\nf -8 -4 -2 -6\nf -7 -5 -1 -3\n";
    let vertices: String = cube([""; 6])
        .lines()
        .filter(|l| l.starts_with('v'))
        .map(|l| format!("{l}\n"))
        .collect();
    let solids = format!("{nut}g washer\n{vertices}{negative}");
    let import = read_one("p.obj", solids.as_bytes()).unwrap();
    assert_eq!(parts(&import), [("nut", 12), ("washer", 12)]);
    assert_eq!(volume(&import, 1), 6.0);
}

#[test]
fn colours_come_from_the_material_file() {
    let painted = format!("mtllib a b.mtl\nusemtl brass\n{}", cube([""; 6]));
    let library = b"newmtl brass\nKd 0.75 0.5 0.25\nd 0.5\n";
    let files = [("x/m.obj", painted.as_bytes()), ("x/a b.mtl", &library[..])];
    let import = read_all(&files).unwrap();
    assert_eq!(import.parts[0].colour, Some([0.75, 0.5, 0.25, 0.5]));
    assert!(import.warnings.is_empty(), "{:?}", import.warnings);
    let import = read_all(&files[..1]).unwrap();
    assert_eq!(import.parts[0].colour, None);
    warned(&import, &["a b.mtl"]);
}

#[test]
fn damage_is_reported_with_its_line() {
    let with = |line: &str| format!("v 0 0 0\nv 1 0 0\nv 0 1 0\n{line}\nf 1 2 3\n");
    for (line, named) in [
        ("f 1 2 4", &["line 4", "vertex 4", "only 3"][..]),
        ("f 1 2 -4", &["line 4", "vertex -4", "only 3"]),
        ("f 1 2 0", &["line 4", "“0”", "obj-not-vertex-number"]),
        ("f 1 2 x", &["line 4", "“x”"]),
        ("f 1 2 99999999999", &["line 4", "only 3"]),
        ("v 1 2", &["line 4", "fewer than 3"]),
        ("v 1 2 nan", &["line 4", "“nan”"]),
        ("v 1 2 -inf", &["line 4", "finite"]),
        ("v 1,5 2 3", &["line 4", "“1,5”"]),
    ] {
        refused("bad.obj", with(line).as_bytes(), named);
    }
    refused("points.obj", b"v 0 0 0\nv 1 1 1\n", &["obj-no-faces-lines"]);
}

#[test]
fn a_face_of_very_many_corners_that_crosses_itself_is_refused() {
    let corners = 20_000;
    let vertex = |k: u32| {
        let (sin, cos) =
            (f64::from(k * 7777 % corners) * std::f64::consts::TAU / f64::from(corners)).sin_cos();
        format!("v {cos} {sin} 0\n")
    };
    let numbers: Vec<String> = (1..=corners).map(|k| k.to_string()).collect();
    let vertices: String = (0..corners).map(vertex).collect();
    let text = format!("{vertices}f {}\n", numbers.join(" "));
    let stated = "a face of 20000 corners crosses itself";
    refused("star.obj", text.as_bytes(), &[stated]);
}

#[test]
fn comments_and_continued_lines_may_be_anywhere() {
    let plain = cube(["o box", "", "", "", "", ""]);
    let commented: String = plain
        .lines()
        .map(|line| format!("{line} # {line}\n"))
        .collect();
    let continued = plain.replace("v ", "v \\\n ").replace("f ", "f \\ \r\n");
    for text in [commented, continued, format!("# C:\\\n{plain}")] {
        let import = read_one("a.obj", text.as_bytes()).unwrap();
        assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 6.0));
        assert_eq!(names(&import), ["box"]);
    }
    let numbered = plain.replace("o box", "o box #2");
    let import = read_one("a.obj", numbered.as_bytes()).unwrap();
    assert_eq!(names(&import), ["box #2"]);
    let painted = format!("mtllib m.mtl # m\nusemtl red # r\n{plain}");
    let library = b"newmtl red # r\nKd 1 0 0 # red\n";
    let import = read_all(&[("a.obj", painted.as_bytes()), ("m.mtl", library)]).unwrap();
    assert_eq!(import.parts[0].colour, Some([1.0, 0.0, 0.0, 1.0]));
    let named = ["line 2", "fewer than 3"];
    refused("a.obj", b"v 0 0 0\nv 1 0 # 0\nf 1 1 1\n", &named);
    refused("a.obj", b"v 0 0 0\nf 1 1 \\", &["obj-no-faces-lines"]);
}

#[test]
fn text_may_be_in_utf_16_with_its_mark() {
    let text = format!(
        "mtllib m.mtl\nusemtl \u{9244}\n{}",
        cube(["o \u{7bb1}", "", "", "", "", ""])
    );
    let library = "newmtl \u{9244}\nKd 0 0 1\n";
    let wide = |text: &str, unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        let text = format!("\u{feff}{text}");
        text.encode_utf16().flat_map(unit).collect()
    };
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let (model, library) = (wide(&text, unit), wide(library, unit));
        let files: [(&str, &[u8]); 2] = [("a.obj", &model), ("m.mtl", &library)];
        let import = read_all(&files).unwrap();
        assert_eq!(
            (names(&import), volume(&import, 0)),
            (vec!["\u{7bb1}"], 6.0)
        );
        assert_eq!(import.parts[0].colour, Some([0.0, 0.0, 1.0, 1.0]));
        // Half a letter, or half a pair, is not a text.
        assert!(read_one("a.obj", &model[..model.len() - 1]).is_err());
        let mut broken = model.clone();
        broken.extend(unit(0xd800));
        assert!(read_one("a.obj", &broken).is_err());
    }
    let stl = "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid\n";
    let import = read_one("a.stl", &wide(stl, u16::to_le_bytes)).unwrap();
    assert_eq!(counts(&import), [1]);
}

#[test]
fn faces_of_two_corners_are_left_out_and_no_comment_begins_in_a_number() {
    let plain = obj(&block());
    let import = read_one("a.obj", format!("{plain}f 1 2\nf\n").as_bytes()).unwrap();
    assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 36.0));
    let line = plain.lines().count() + 1;
    let reported = format!("line {line}: faces with fewer than 3 corners were left out, 2 in all");
    warned(&import, &[&reported]);
    // Microsoft’s C library prints numbers that are not finite in these forms.
    for number in ["1.#INF", "-1.#IND", "1.#QNAN0"] {
        let text = format!("v 0 0 {number}\n{plain}");
        let error = read_one("a.obj", text.as_bytes()).unwrap_err().to_string();
        has(&error, &[number, "line 1"]);
    }
}
