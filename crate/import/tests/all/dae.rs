//! Tests COLLADA: geometry in all its forms, nodes and their instances, units, colours, and meshes of robots.

use crate::common::dae::{file, geometry, instance, mesh, node};
use crate::common::robot::{check_places, one_link, urdf};
use crate::common::{block, bounds, counts, names, read_one, says, volume, warned};
use nearpoint_geometry::nalgebra::Vector3;
use nearpoint_geometry::shape::diagnose;
use nearpoint_import::{Import, Unit, Up};

fn read(text: &str) -> Import {
    read_one("機械.dae", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

/// Returns a file of one geometry in one node without a name.
fn shape(positions: &[[f64; 3]], elements: &str) -> String {
    let libraries = geometry("形", positions, elements);
    file("", &libraries, &format!("<node>{}</node>", instance("形")))
}

/// The corners of a unit cube; its sides are below.
const CORNERS: [[f64; 3]; 8] = [
    [0.0, 0.0, 0.0],
    [1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [1.0, 1.0, 0.0],
    [0.0, 0.0, 1.0],
    [1.0, 0.0, 1.0],
    [0.0, 1.0, 1.0],
    [1.0, 1.0, 1.0],
];
const SIDES: [&str; 6] = [
    "0 2 3 1", "4 5 7 6", "0 1 5 4", "2 6 7 3", "0 4 6 2", "1 3 7 5",
];

/// Returns a file with every supported element, also for damage tests.
pub fn everything() -> String {
    let sides = SIDES.join(" ");
    let elements = format!(
        "<polylist material='鋼' count='6'><V/><input semantic='NORMAL' source='#n' offset='1'/><vcount>4 4 4 4 4 4</vcount><p>{}</p></polylist>
<polygons><V/><p>0 1 3</p></polygons><trifans><V/><p>0 1 3 2</p></trifans><tristrips><V/><p>0 1 2 3</p></tristrips>
<triangles><V/><p>4 5 6</p></triangles><lines><V/><p>0 1</p></lines>",
        sides.replace(' ', " 0 ") + " 0"
    );
    let materials = "<library_materials><material id='m'><instance_effect url='#e'/></material></library_materials>
<library_effects><effect id='e'><profile_COMMON><technique sid='c'><phong><diffuse><color>0.8 0.4 0.2 1</color></diffuse></phong></technique></profile_COMMON></effect></library_effects>
<library_nodes><node id='ボルト' name='ボルト'><scale>1 2 -1</scale><instance_geometry url='#箱'/></node></library_nodes>
<library_controllers><controller id='k'><skin source='#箱'><bind_shape_matrix>1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</bind_shape_matrix></skin></controller></library_controllers>";
    let nodes = node(
        "軸",
        "<translate>1 2 3</translate><rotate>0 0 1 90</rotate><matrix>1 0 0 1 0 1 0 0 0 0 1 0 0 0 0 1</matrix>
<lookat>0 0 1 0 0 0 0 1 0</lookat>
<instance_geometry url='#箱'><bind_material><technique_common><instance_material symbol='鋼' target='#m'/></technique_common></bind_material></instance_geometry>
<instance_controller url='#k'/><instance_node url='#ボルト'/><node><instance_node url='#ボルト'/></node>\n",
    );
    let libraries = geometry("箱", &CORNERS, &elements) + materials;
    file(
        "<unit name='inch' meter='0.0254'/><up_axis>Z_UP</up_axis>",
        &libraries,
        &nodes,
    )
}

#[test]
fn everything_together_is_read() {
    let import = read(&everything());
    assert_eq!(names(&import), ["軸", "軸 2", "ボルト", "ボルト 2"]);
    assert_eq!(counts(&import), [12 + 1 + 2 + 2 + 1; 4]);
    assert_eq!(import.meshes.len(), 2);
    assert_eq!((import.unit, import.up), (Unit::In, Up::Z));
    assert_eq!(import.parts[0].colour, Some([0.8, 0.4, 0.2, 1.0]));
    assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    warned(&import, &["dae-mesh-bent-skeleton"]);
}

#[test]
fn polygons_lists_and_triangles_make_the_same_cube() {
    let polygons: String = SIDES.iter().map(|side| format!("<p>{side}</p>")).collect();
    let triangles: String = SIDES
        .iter()
        .map(|side| {
            let [a, b, c, d] = side.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{side}")
            };
            format!("{a} {b} {c} {a} {c} {d} ")
        })
        .collect();
    let fans: String = SIDES.iter().map(|side| format!("<p>{side}</p>")).collect();
    let strips: String = SIDES
        .iter()
        .map(|side| {
            let [a, b, c, d] = side.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{side}")
            };
            format!("<p>{a} {b} {d} {c}</p>")
        })
        .collect();
    for elements in [
        format!("<polygons count='6'><V/>{polygons}</polygons>"),
        format!("<triangles count='12'><V/><p>{triangles}</p></triangles>"),
        format!("<trifans count='6'><V/>{fans}</trifans>"),
        format!("<tristrips count='6'><V/>{strips}</tristrips>"),
        format!(
            "<polylist count='6'><V/><vcount>4 4 4 <!-- 半分 --> 4 4 4</vcount><p>{}</p></polylist>",
            SIDES.join("<!-- 側面 --> ")
        ),
    ] {
        let import = read(&shape(&CORNERS, &elements));
        assert_eq!(counts(&import), [12], "{elements}");
        assert_eq!(volume(&import, 0), 6.0, "{elements}");
        assert!(diagnose(&import.meshes[0]).is_closed, "{elements}");
        assert_eq!(import.warnings, Vec::new());
    }
}

#[test]
fn a_concave_polygon_is_cut_inside_its_rim() {
    let rim = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 3], [0, 3]];
    let rim = rim.map(|[x, y]| [f64::from(x), f64::from(y), 0.0]);
    let import = read(&shape(
        &rim,
        "<polygons><V/><p>0 1 2 3 4 5</p></polygons><linestrips><V/><p>0 1</p></linestrips>",
    ));
    let area: f64 = (0..4)
        .map(|t| {
            let [a, b, c] = import.meshes[0].corners(t);
            (b - a).cross(&(c - a)).z
        })
        .sum();
    assert_eq!((counts(&import), area), (vec![4], 8.0));
}

#[test]
fn positions_may_lie_among_other_numbers() {
    // The order is Z, a weight, Y and X after one unused number; corners have normals before the vertex.
    let text = "<library_geometries><geometry id='g' name='歯車'><mesh>
<source id='p'><float_array id='a'>9  3 9 2 1  3 9 2 4  3 9 5 1</float_array><technique_common>
<accessor source='#a' offset='1' stride='4' count='3'><param name='Z'/><param/><param name='Y'/><param name='X'/></accessor></technique_common></source>
<vertices id='v'><input semantic='NORMAL' source='#n'/><input semantic='POSITION' source='#p'/></vertices>
<triangles count='1'><input semantic='NORMAL' source='#n' offset='0'/><input semantic='VERTEX' source='#v' offset='1'/><p>7 0 7 1 7 2</p></triangles>
</mesh></geometry></library_geometries>";
    let import = read(&file(
        "",
        text,
        "<node><instance_geometry url='#g'/></node>",
    ));
    let vertices: Vec<_> = import.meshes[0]
        .vertices()
        .iter()
        .map(|v| [v.x, v.y, v.z])
        .collect();
    assert_eq!(
        vertices,
        [[1.0, 2.0, 3.0], [4.0, 2.0, 3.0], [1.0, 5.0, 3.0]]
    );
    assert_eq!(names(&import), ["歯車"]);
}

#[test]
fn transforms_are_done_in_order_and_groups_are_the_nodes_above() {
    let bolt = node(
        "ボルト",
        &format!(
            "<translate>1 0 0</translate><rotate>0 0 1 90</rotate><translate>2 0 0</translate>{}",
            instance("箱")
        ),
    );
    let nut = node(
        "ナット",
        &format!(
            "<matrix>0 -1 0 5 1 0 0 6 0 0 1 7 0 0 0 1</matrix>{}",
            instance("箱")
        ),
    );
    let camera = node(
        "目",
        &format!("<lookat>0 0 5 0 0 0 0 1 0</lookat>{}", instance("箱")),
    );
    let all = node("機械", &(bolt + &node("部品", &nut) + &camera));
    let import = read(&file("", &mesh("箱", &block(), ""), &all));
    assert_eq!(names(&import), ["ボルト", "ナット", "目"]);
    assert_eq!(import.parts[0].group, ["機械"]);
    assert_eq!(import.parts[1].group, ["機械", "部品"]);
    assert_eq!(import.meshes.len(), 1, "instances share a mesh");
    let at = |part: usize| import.parts[part].pose.translation.vector;
    assert!((at(0) - Vector3::new(1.0, 2.0, 0.0)).amax() < 1e-15);
    assert_eq!(at(1), Vector3::new(5.0, 6.0, 7.0));
    let turned = import.parts[1].pose.rotation * Vector3::x();
    assert!((turned - Vector3::y()).amax() < 1e-15);
    assert_eq!(at(2), Vector3::new(0.0, 0.0, 5.0));
    assert!(import.parts[2].pose.rotation.angle() < 1e-15);
}

#[test]
fn scales_and_mirrors_are_in_the_mesh_and_alike_ones_share_it() {
    let scaled = |name: &str, scale: &str| {
        node(
            name,
            &format!(
                "<rotate>1 0 0 30</rotate><scale>{scale}</scale>{}",
                instance("箱")
            ),
        )
    };
    let nodes = scaled("一", "2 2 2")
        + &scaled("二", "2 2 2")
        + &scaled("三", "-1 1 1")
        + &scaled("四", "0 0 1");
    let import = read(&file("", &mesh("箱", &block(), ""), &nodes));
    let meshes: Vec<_> = import.parts.iter().map(|part| part.mesh).collect();
    assert_eq!(meshes, [0, 0, 1, 2]);
    assert_eq!((volume(&import, 0), volume(&import, 2)), (8.0 * 36.0, 36.0));
    warned(&import, &["四", "no-area-all"]);
}

#[test]
fn instanced_nodes_are_read_wherever_they_are_instanced() {
    let library = mesh("箱", &block(), "")
        + "<library_nodes><node id='組' name='組'>"
        + &node("左", &instance("箱"))
        + &node(
            "右",
            &format!("<translate>3 0 0</translate>{}", instance("箱")),
        )
        + "</node></library_nodes>";
    let place = |x: i32| {
        node(
            "台",
            &format!("<translate>{x} 0 0</translate><instance_node url='#組'/>"),
        )
    };
    let import = read(&file("", &library, &(place(0) + &place(10))));
    assert_eq!(names(&import), ["左", "右", "左 2", "右 2"]);
    assert_eq!(import.parts[3].group, ["台", "組"]);
    assert_eq!(import.parts[3].pose.translation.vector.x, 13.0);
    assert_eq!(import.meshes.len(), 1);
}

#[test]
fn unit_and_up_axis_come_from_the_file() {
    let with = |asset: &str| {
        let import = read(&file(
            asset,
            &mesh("箱", &block(), ""),
            &node("箱", &instance("箱")),
        ));
        assert_eq!(import.unit_guess, None);
        (import.unit, import.up, volume(&import, 0), import.warnings)
    };
    let none = Vec::new;
    assert_eq!(with(""), (Unit::M, Up::Y, 36.0, none()));
    for (asset, unit, up) in [
        (
            "<unit meter='0.001' name='millimeter'/><up_axis>Z_UP</up_axis>",
            Unit::Mm,
            Up::Z,
        ),
        (
            "<unit meter='0.01'/><up_axis> Y_UP </up_axis>",
            Unit::Cm,
            Up::Y,
        ),
        ("<unit meter='0.0253999996930361'/>", Unit::In, Up::Y),
        ("<unit name='meter'/>", Unit::M, Up::Y),
    ] {
        assert_eq!(with(asset), (unit, up, 36.0, none()), "{asset}");
    }
    let (unit, _, six_volumes, warnings) = with("<unit meter='0.5' name='尺'/>");
    assert_eq!((unit, six_volumes), (Unit::M, 36.0 / 8.0));
    assert!(
        warnings[0].to_string().contains("0.5 m") && says(&warnings[0], "stated-unit-unit-m-none"),
        "{warnings:?}"
    );
    let (_, up, _, warnings) = with("<up_axis>X_UP</up_axis>");
    assert!(
        up == Up::Y && says(&warnings[0], "dae-x-axis-up"),
        "{warnings:?}"
    );
    let libraries = mesh("箱", &block(), "");
    let lying = file(
        "<up_axis>X_UP</up_axis>",
        &libraries,
        &node("箱", &instance("箱")),
    );
    let turned = read(&lying).parts[0].pose * Vector3::x();
    assert!((turned - Vector3::y()).norm() < 1e-15, "{turned}");
}

#[test]
fn files_in_different_units_are_distinguished() {
    let with = |meter: &str| {
        let asset = format!("<unit meter='{meter}'/><up_axis>Z_UP</up_axis>");
        file(
            &asset,
            &mesh("箱", &block(), ""),
            &node("箱", &instance("箱")),
        )
    };
    let (mm, m) = (with("0.001"), with("1"));
    let files = [("a.dae", mm.as_bytes()), ("b.dae", m.as_bytes())];
    let import = crate::common::read_all(&files).unwrap();
    assert_eq!(import.unit, Unit::Mm, "that of the first");
    warned(&import, &["from m to mm: b.dae"]);
    let import = crate::common::read_all(&[files[0], files[0]]).unwrap();
    assert_eq!((import.unit, import.warnings), (Unit::Mm, Vec::new()));
}

#[test]
fn the_colour_is_that_of_the_material_of_the_largest_area() {
    let elements = "<triangles material='小'><V/><p>0 1 2</p></triangles><triangles material='大'><V/><p>0 1 3 0 3 4</p></triangles>";
    let positions = [
        [0.0; 3],
        [9.0, 0.0, 0.0],
        [0.0, 0.1, 0.0],
        [9.0, 9.0, 0.0],
        [0.0, 9.0, 0.0],
    ];
    let paint = |id: &str, diffuse: &str| {
        format!(
            "<library_materials><material id='{id}'><instance_effect url='#{id}-e'/></material></library_materials><library_effects><effect id='{id}-e'><profile_COMMON><technique sid='t'><lambert><emission><color>1 1 1 1</color></emission><diffuse>{diffuse}</diffuse></lambert></technique></profile_COMMON></effect></library_effects>"
        )
    };
    let libraries = geometry("板", &positions, elements)
        + &paint("赤", "<color>1 0 0 1</color>")
        + &paint("大", "<color sid='d'>0 0.5 7 0.25</color>")
        + &paint("絵", "<texture texture='t' texcoord='u'/>");
    let bound = |target: &str| {
        format!(
            "<node><instance_geometry url='#板'><bind_material><technique_common><instance_material symbol='小' target='#赤'/><instance_material symbol='大' target='#{target}'/></technique_common></bind_material></instance_geometry></node>"
        )
    };
    let colour = |nodes: &str| read(&file("", &libraries, nodes)).parts[0].colour;
    assert_eq!(colour(&bound("赤")), Some([1.0, 0.0, 0.0, 1.0]));
    assert_eq!(colour(&bound("絵")), None);
    let unbound = format!("<node>{}</node>", instance("板"));
    assert_eq!(colour(&unbound), Some([0.0, 0.5, 1.0, 1.0]), "by its id");
}

/// The unit of the file is applied and its axes are not, as in ROS.
#[test]
fn a_robot_with_a_collada_mesh_opens_in_metres_as_the_mesh_lies() {
    let asset = "<unit name='millimeter' meter='0.001'/><up_axis>Y_UP</up_axis>";
    let two = node("手首", &instance("箱"))
        + &node(
            "指",
            &format!("<translate>10 0 0</translate>{}", instance("箱")),
        );
    let dae = file(asset, &mesh("箱", &block(), ""), &two);
    let shape = |scale: &str| {
        one_link(&format!(
            "<visual><origin xyz='0 0 7'/><geometry><mesh filename='package://腕/meshes/手.dae' {scale}/></geometry></visual>"
        ))
    };
    for (scale, times) in [
        ("", 1.0),
        ("scale='2 2 2'", 2.0),
        ("scale='1000 1000 -1000'", 1000.0),
    ] {
        let import = urdf(&shape(scale), &[("腕/meshes/手.dae", dae.as_bytes())]);
        assert_eq!(
            (names(&import), import.warnings.clone()),
            (vec!["base", "base 2"], Vec::new())
        );
        assert_eq!((import.unit, import.up), (Unit::M, Up::Z));
        check_places(&import);
        let size: f64 = 0.001 * times;
        assert!((volume(&import, 0) / (36.0 * size.powi(3)) - 1.0).abs() < 1e-12);
        let farthest = bounds(&import, 1)[1].x;
        assert!((farthest - 10.5 * size).abs() < 1e-12, "{farthest}");
    }
    // A file in metres keeps its poses, and shares its mesh.
    let metres = dae.replace("0.001", "1");
    let import = urdf(&shape(""), &[("腕/meshes/手.dae", metres.as_bytes())]);
    assert_eq!(import.meshes.len(), 1);
    assert_eq!(
        import.parts[1].pose.translation.vector,
        Vector3::new(10.0, 0.0, 7.0)
    );
}

#[test]
fn polygons_with_holes_are_open_there() {
    // A plate with a square opening, and its sides.
    let square = |low: f64, high: f64, z: f64| {
        [
            [low, low, z],
            [high, low, z],
            [high, high, z],
            [low, high, z],
        ]
    };
    let corners = [
        square(0.0, 3.0, 0.0),
        square(1.0, 2.0, 0.0),
        square(0.0, 3.0, 1.0),
        square(1.0, 2.0, 1.0),
    ];
    // The hole of one side has the orientation of the rim, that of the other side the opposite.
    let elements = "<polygons><V/><ph><p>3 2 1 0</p><h>7 6 5 4</h></ph><p>0 1 9 8</p><p>1 2 10 9</p><p>2 3 11 10</p><p>3 0 8 11</p>\
        <p>5 4 12 13</p><p>6 5 13 14</p><p>7 6 14 15</p><p>4 7 15 12</p><ph><p>8 9 10 11</p><h>15 14 13 12</h></ph></polygons>";
    let import = read(&shape(corners.as_flattened(), elements));
    let found = diagnose(&import.meshes[0]);
    assert!(found.is_closed && !found.is_inverted, "{found:?}");
    assert_eq!(found.misoriented_edges, 0);
    assert!((volume(&import, 0) / 6.0 - 8.0).abs() < 1e-12);
}

#[test]
fn convex_meshes_are_read_with_their_faces_or_as_hulls() {
    let faces = format!("<polygons><V/><p>{}</p></polygons>", SIDES.join("</p><p>"));
    for elements in [&*faces, ""] {
        let text = shape(&CORNERS, elements);
        let text = text.replace("<mesh>", "<convex_mesh>");
        let import = read(&text.replace("</mesh>", "</convex_mesh>"));
        assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 6.0));
    }
    let of = "<library_geometries><geometry id='hull'><convex_mesh convex_hull_of='#cube'/></geometry></library_geometries>";
    let libraries = geometry("cube", &CORNERS, "<triangles><V/><p>0 1 2</p></triangles>") + of;
    let import = read(&file("", &libraries, &node("n", &instance("hull"))));
    assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 6.0));
    let flat = shape(&CORNERS[..4], "").replace("mesh>", "convex_mesh>");
    let error = read_one("a.dae", flat.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("plane"), "{error}");
    let circle = libraries.replace("#cube", "#hull");
    let circle = file("", &circle, &node("n", &instance("hull")));
    assert!(read_one("a.dae", circle.as_bytes()).is_err());
}

#[test]
fn numbers_may_have_a_comma_for_the_point() {
    let halved = CORNERS.map(|corner| corner.map(|x| x / 2.0));
    let elements = format!("<polygons><V/><p>{}</p></polygons>", SIDES.join("</p><p>"));
    let text = shape(&halved, &elements).replace("0.5", "0,5");
    let text = text.replace("<asset>", "<asset><unit meter='0,001'/>");
    let import = read(&text);
    assert_eq!((import.unit, volume(&import, 0)), (Unit::Mm, 6.0 / 8.0));
    assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    let lists = shape(&CORNERS, &elements).replace("0 0 1\n", "0,0,1\n");
    let error = read_one("a.dae", lists.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("“0,0,1”"), "{error}");
}
