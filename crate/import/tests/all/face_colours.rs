//! Tests that the faces of a part have the colours of their file: glTF, 3MF, and the meshes of robots.

use crate::common::gltf::Gltf;
use crate::common::read_one;
use crate::common::robot::{one_link, urdf};
use crate::common::threemf::{model, object, package};
use nearpoint_geometry::shape::{Rgb, Soup, primitives};
use nearpoint_import::Import;
use serde_json::json;

const RED: Rgb = [255, 0, 0];
const GREEN: Rgb = [0, 255, 0];
const BLUE: Rgb = [0, 0, 255];
/// The colour of triangles without one.
const GREY: Rgb = [153, 166, 179];

/// Returns the colour of each triangle of a part, or none if the part has one colour.
fn face_colours(import: &Import, part: usize) -> Option<Vec<Rgb>> {
    let part = &import.parts[part];
    let mesh = &import.meshes[part.mesh];
    let colours = mesh.face_colours()?;
    assert!(colours.belong_to(part.colour.unwrap()), "{:?}", part.colour);
    Some(colours.of_triangles(mesh.triangles().len()))
}

/// Returns the numbers of triangles with their colours as one list.
fn runs(runs: &[(usize, Rgb)]) -> Option<Vec<Rgb>> {
    let runs = runs.iter();
    Some(
        runs.flat_map(|&(count, colour)| vec![colour; count])
            .collect(),
    )
}

/// Returns a box in two pieces: its first triangles, and the others.
fn pieces(first: usize) -> [Soup; 2] {
    let whole = primitives::cuboid(2.0, 3.0, 4.0);
    let (one, other) = whole.triangles.split_at(first);
    [one, other].map(|triangles| Soup {
        triangles: triangles.to_vec(),
        ..whole.clone()
    })
}

/// Returns a file with a box in two primitives, of 4 and of 8 triangles, with these materials. The file has a red, a blue
/// and a colourless material.
fn two_primitives(materials: [Option<usize>; 2]) -> Gltf {
    let mut gltf = Gltf::new();
    for factor in [json!([1, 0, 0, 1]), json!([0, 0, 1, 0.5])] {
        let material = json!({"pbrMetallicRoughness": {"baseColorFactor": factor}});
        gltf.push("materials", material);
    }
    gltf.push("materials", json!({}));
    let [one, other] = pieces(4);
    let mesh = gltf.mesh(&[&one, &other]);
    for (primitive, material) in materials.into_iter().enumerate() {
        if let Some(material) = material {
            gltf.json["meshes"][mesh]["primitives"][primitive]["material"] = json!(material);
        }
    }
    gltf.node(json!({"name": "box", "mesh": mesh}));
    gltf
}

#[test]
fn primitives_have_the_colours_of_their_materials() {
    let read = |materials| read_one("a.glb", &two_primitives(materials).glb()).unwrap();
    let import = read([Some(0), Some(1)]);
    // The part has the colour of the largest area, with its opacity.
    let [red, green, blue, opacity] = import.parts[0].colour.unwrap();
    assert_eq!([red, green, blue.round(), opacity], [0.0, 0.0, 1.0, 0.5]);
    assert_eq!(face_colours(&import, 0), runs(&[(4, RED), (8, BLUE)]));

    let import = read([Some(1), Some(1)]);
    assert_eq!(face_colours(&import, 0), None, "one colour");
    let import = read([None, None]);
    assert_eq!(
        (import.parts[0].colour, face_colours(&import, 0)),
        (None, None)
    );
}

#[test]
fn primitives_without_a_known_material_have_the_colour_of_the_part() {
    let read = |materials| read_one("a.glb", &two_primitives(materials).glb()).unwrap();
    for unknown in [None, Some(2), Some(77)] {
        let import = read([unknown, Some(1)]);
        assert_eq!(face_colours(&import, 0), None, "{unknown:?}: all are blue");
        let import = read([Some(0), unknown]);
        assert_eq!(
            face_colours(&import, 0),
            runs(&[(4, RED), (8, GREY)]),
            "{unknown:?}"
        );
    }
}

#[test]
fn mirrored_instances_keep_the_colours_of_their_faces() {
    let mut gltf = two_primitives([Some(0), Some(1)]);
    gltf.node(json!({"name": "mirrored", "mesh": 0, "scale": [-1, 1, 1]}));
    let import = read_one("a.glb", &gltf.glb()).unwrap();
    assert_eq!(import.meshes.len(), 2);
    for part in 0..2 {
        assert_eq!(face_colours(&import, part), runs(&[(4, RED), (8, BLUE)]));
    }
}

/// Reads an object whose triangles have these attributes. There are base materials 10: red and one without a colour, and
/// colours 11: green, blue.
fn threemf(of_object: &str, of_triangles: &[&str; 12]) -> Import {
    let paints = "<basematerials id='10'><base name='a' displaycolor='#FF0000'/><base name='b'/></basematerials>\
                  <m:colorgroup id='11'><m:color color='#00FF00'/><m:color color='#0000FF80'/></m:colorgroup>";
    let mut object = object(1, of_object, &primitives::cuboid(2.0, 2.0, 2.0), "?");
    for attributes in of_triangles {
        object = object.replacen('?', attributes, 1);
    }
    let text = model("", &(paints.to_owned() + &object), "<item objectid='1'/>");
    read_one("a.3mf", &package(&text, &[])).unwrap()
}

#[test]
fn triangles_of_3mf_have_the_colour_of_their_first_corner() {
    let mut triangles = [""; 12];
    triangles[0] = "pid='11' p1='0'";
    triangles[1] = "pid='11' p1='0' p2='1' p3='1'";
    triangles[2] = "pid='11' p1='1'";
    let import = threemf("pid='10' pindex='0'", &triangles);
    assert_eq!(import.parts[0].colour, Some([1.0, 0.0, 0.0, 1.0]));
    let wanted = runs(&[(2, GREEN), (1, BLUE), (9, RED)]);
    assert_eq!(face_colours(&import, 0), wanted);

    let import = threemf("pid='10' pindex='0'", &[""; 12]);
    assert_eq!(face_colours(&import, 0), None, "one colour");
}

#[test]
fn triangles_of_3mf_may_state_only_a_number_of_the_group_of_their_object() {
    let mut triangles = [""; 12];
    triangles[0] = "p1='1'";
    // A group without a number states nothing.
    triangles[1] = "pid='10'";
    let import = threemf("pid='11' pindex='0'", &triangles);
    let wanted = runs(&[(1, BLUE), (11, GREEN)]);
    assert_eq!(face_colours(&import, 0), wanted);

    // An object without a group has none that the number could belong to.
    triangles[2] = "pid='11' p1='0'";
    let import = threemf("", &triangles);
    let wanted = runs(&[(2, GREY), (1, GREEN), (9, GREY)]);
    assert_eq!(face_colours(&import, 0), wanted);
}

#[test]
fn triangles_of_3mf_without_a_known_colour_have_that_of_the_part() {
    for unknown in ["pid='11' p1='2'", "pid='99' p1='0'", "pid='10' p1='1'"] {
        let mut triangles = [unknown; 12];
        triangles[11] = "pid='11' p1='0'";
        let import = threemf("", &triangles);
        let wanted = runs(&[(11, GREY), (1, GREEN)]);
        assert_eq!(face_colours(&import, 0), wanted, "{unknown}");
        triangles = ["pid='11' p1='1'"; 12];
        triangles[0] = unknown;
        let import = threemf("", &triangles);
        assert_eq!(face_colours(&import, 0), None, "{unknown}: all are blue");
    }
}

#[test]
fn robot_meshes_have_face_colours_unless_the_robot_states_a_colour() {
    let glb = two_primitives([Some(0), Some(1)]).glb();
    let link = |scale: &str, material: &str| {
        let mesh = format!("<mesh filename='a.glb' {scale}/>");
        let visual = format!("<visual><geometry>{mesh}</geometry>{material}</visual>");
        urdf(&one_link(&visual), &[("a.glb", &glb)])
    };
    for scale in ["", "scale='1 2 3'", "scale='-1 1 1'"] {
        let import = link(scale, "");
        let wanted = runs(&[(4, RED), (8, BLUE)]);
        assert_eq!(face_colours(&import, 0), wanted, "{scale}");

        let green = "<material name='g'><color rgba='0 1 0 1'/></material>";
        let import = link(scale, green);
        let part = &import.parts[0];
        let colours = import.meshes[part.mesh].face_colours().unwrap();
        assert!(!colours.belong_to(part.colour.unwrap()), "{scale}");
    }
}
