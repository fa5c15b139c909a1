//! Tests that invalid COLLADA files are refused with an error that names the line, and that attacks end at once.

use crate::common::dae::{file, instance, mesh, node};
use crate::common::{block, items, refused, rows, warned};
use std::fmt::Write;

/// Returns a sound file with one piece of text replaced.
fn with(from: &str, to: &str) -> String {
    let sound = file(
        "<unit meter='1'/>",
        &mesh("箱", &block(), "鋼"),
        &node(
            "箱",
            &format!("<translate>1 2 3</translate>{}", instance("箱")),
        ),
    );
    assert!(sound.contains(from), "{from}");
    sound.replacen(from, to, 1)
}

/// The replaced text of a sound file, its replacement, and the expected message; `LINE` is that of the corners.
const DAMAGE: &str = "
    <unit meter='1'/> | <unit meter='-1'/> | line 3; “-1”; dae-unit-metres-no
    <unit meter='1'/> | <unit meter='nan'/> | line 3; “nan”
    <translate>1 2 3< | <translate>1 2< | <translate>; fewer than 3
    <translate>1 2 3< | <translate>1 2 3 4< | <translate>; more than 3
    <translate>1 2 3< | <translate>1 x 3< | “x”; <translate>; plain-number
    <translate>1 2 3< | <translate>1 NaN 3< | “NaN”; <translate>; finite-number
    <translate>1 2 3</translate> | <rotate>0 0 0 30</rotate> | dae-rotation-about-axis
    <translate>1 2 3</translate> | <skew>45 0 1 0 1 0 0</skew> | <skew>; matrices
    <translate>1 2 3</translate> | <lookat>0 0 0 0 0 0 0 1 0</lookat> | <lookat>
    <translate>1 2 3</translate> | <matrix>1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 1</matrix> | <matrix>; dae-not-affine-transform
    <translate>1 2 3</translate> | <scale>1e300 1 1</scale><scale>1e300 1 1</scale> | is not finite
    <translate>1 2 3< | <translate>1e300 2 3< | part “箱”; too large
    url='#箱' | url='#棒' | “#棒”; no <geometry> with this id
    url='#箱' | url='other.dae#箱' | dae-means-another-file; dae-export-everything-one
    url='#箱' |  | <instance_geometry> has no “url”
    url='#scene' | url='#場' | “#場”; <visual_scene>
    <p>0  | <p>8  | LINE; vertex 8; only 8
    <p>0  | <p>-1  | LINE; “-1” is not a vertex number
    <p>0  | <p>1.5  | LINE; “1.5”
    offset='0' | offset='7' | dae-list-numbers-none
    offset='0' | offset='x' | “x”
    offset='0' | offset='4000000000' | “4000000000”
    semantic='VERTEX' | semantic='NORMAL' | <triangles> has no input of vertices
    source='#箱-v' | source='#箱-x' | <vertices>
    semantic='POSITION' | semantic='COLOR' | dae-vertices-no-input
    stride='3' | stride='2' | positions of 2 numbers
    stride='3' | stride='4' | should have 8; dae-list-positions-should
    stride='3' | offset='1' stride='3' | should have 8; for only 7
    count='8' | count='4000000000' | 4000000000
    count='8' | count='many' | “many”
    float_array | int_array | not well formed
";

#[test]
fn damage_is_reported_with_its_line() {
    let line = format!(
        "line {}",
        1 + with("", "")
            .split("<p>")
            .next()
            .unwrap()
            .matches('\n')
            .count()
    );
    for [from, to, named] in rows(DAMAGE) {
        let named = named.replace("LINE", &line);
        let mut named = items(&named);
        // A part that is too large has no line.
        if !named.contains(&"too large") {
            named.push("line");
        }
        refused("a.dae", with(from, to).as_bytes(), &named);
    }
}

/// The elements, their content, and the expected message.
const POLYGONS: &str = "
    polygons | <p>0 1</p> | 2 corners; at least 3
    polylist | <vcount>3 2</vcount><p>0 1 2 3 4</p> | 2 corners
    polylist | <vcount>3 3</vcount><p>0 1 2 3 4</p> | should have 6; there are 5
    polylist | <vcount>3 x</vcount><p>0 1 2</p> | “x”
    polylist | <vcount>18446744073709551615 9</vcount><p>0 1 2</p> | should have
    polylist | <p>0 1 2</p> | should have 0
    polygons | <ph><p>0 1 2 3</p><h>4 5</h></ph> | ring; 2 corners
    polygons | <ph><h>0 1 2</h></ph> | dae-polygon-holes-no
    polygons | <ph/> | 0 corners
    lines | <p>0 1 2 3</p> | none-nodes-shows
    triangles |  | none-nodes-shows
    triangles | <p/> | none-nodes-shows
";

#[test]
fn polygons_that_are_none_are_refused() {
    let sound = with("", "");
    let from = sound.find("<p>").unwrap();
    let to = sound.find("</triangles>").unwrap();
    let kind = |kind: &str, content: &str| {
        let text = format!("{}{content}{}", &sound[..from], &sound[to..]);
        text.replace("<triangles", &format!("<{kind}"))
            .replace("</triangles", &format!("</{kind}"))
    };
    for [element, content, named] in rows(POLYGONS) {
        refused("a.dae", kind(element, content).as_bytes(), &items(named));
    }
    let import =
        crate::common::read_one("a.dae", kind("triangles", "<p>0 1 2 3</p>").as_bytes()).unwrap();
    warned(&import, &["last 1 corners"]);
    let many = format!("<p>{}</p>", "0 ".repeat(20_001));
    let named = ["more than 20000 corners"];
    refused("a.dae", kind("polygons", &many).as_bytes(), &named);
}

#[test]
fn other_xml_is_refused_as_no_collada() {
    refused("a.dae", b"", &["empty"]);
    refused("a.dae", b"hello", &["line 1", "not well formed"]);
    refused("a.dae", b"<mesh/>", &["<mesh> instead of <COLLADA>"]);
    refused("a.dae", b"<COLLADA/>", &["dae-no-scene-says"]);
    refused("a.dae", b"<COLLADA>", &["ends-before-complete"]);
    refused("a.dae", b"\xff<COLLADA/>", &["UTF-8", "COLLADA"]);
    let doctype = with("<COLLADA", "<!DOCTYPE x [<!ENTITY a 'lol'>]>\n<COLLADA");
    refused("a.dae", doctype.as_bytes(), &["<!DOCTYPE", "Remove"]);
    let curve = with("<mesh>", "<spline>").replace("</mesh>", "</spline>");
    refused("a.dae", curve.as_bytes(), &["none-nodes-shows"]);
}

#[test]
fn circles_and_bombs_of_instances_end_at_once() {
    let library = |nodes: &str| {
        let libraries = mesh("箱", &block(), "") + "<library_nodes>" + nodes + "</library_nodes>";
        file("", &libraries, "<node><instance_node url='#n0'/></node>")
    };
    let circle = library(
        "<node id='n0'><instance_node url='#n1'/></node><node id='n1'><node><instance_node url='#n0'/></node></node>",
    );
    let named = ["line", "the node “n0” contains itself"];
    refused("a.dae", circle.as_bytes(), &named);
    let own = file(
        "",
        "",
        "<node id='n'><node><instance_node url='#n'/></node></node>",
    );
    refused("a.dae", own.as_bytes(), &["the node “n” contains itself"]);

    let doubled = |levels: usize, times: usize| {
        let mut nodes = String::new();
        for n in 0..levels {
            let next = format!("<instance_node url='#n{}'/>", n + 1).repeat(times);
            write!(nodes, "<node id='n{n}'>{next}</node>").unwrap();
        }
        write!(nodes, "<node id='n{levels}'>{}</node>", instance("箱")).unwrap();
        library(&nodes)
    };
    let named = ["more than 100000", "fewer parts"];
    refused("a.dae", doubled(40, 2).as_bytes(), &named);
    refused(
        "a.dae",
        doubled(80, 1).as_bytes(),
        &["more than 64 instances"],
    );
    let import = crate::common::read_one("a.dae", doubled(10, 2).as_bytes()).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (1024, 1));

    let deep = with("<node ", &format!("{}<node ", "<node>".repeat(50_000)));
    let deep = deep.replacen(
        "</node>",
        &format!("</node>{}", "</node>".repeat(50_000)),
        1,
    );
    assert!(crate::common::read_one("a.dae", deep.as_bytes()).is_ok());
}
