//! Tests invalid, hostile and damaged descriptions in SDF and MJCF. Each quickly gives an error or a sound robot, and
//! never a panic.

use crate::common::damage::{attempt, tried};
use crate::common::{items, read_one, refused_all, rows, warned};

#[track_caller]
fn refused(files: &[(&str, &str)], named: &[&str]) {
    let files = files.iter().map(|(path, text)| (*path, text.as_bytes()));
    refused_all(&files.collect::<Vec<_>>(), named);
}

const BOX: &str = "<visual name='v'><geometry><box><size>1 1 1</size></box></geometry></visual>";

fn sdf(inside: &str) -> String {
    format!("<sdf version='1.9'><model name='m'>\n{inside}</model></sdf>")
}

fn mjcf(inside: &str) -> String {
    format!("<mujoco>\n<worldbody>{inside}</worldbody></mujoco>")
}

/// The replaced text in a joint from `a` to `b`, its replacement, and the expected message.
const JOINTS: &str = "
    <child>b | <child>d | line 3; “d”; sdf-refers-no-link
    <child>b | <child>world | line 3; “j”; sdf-joint-carries-world
    </xyz> | </xyz><limit><lower>nan</lower><upper>1</upper></limit> | “nan”; not a finite number
    0 0 1 | 0 0 0 | line 3; axis; “j”
    revolute | rotary | “rotary”
";

/// The content of a model, in the pose of a link or its geometry, and the expected message.
const MODELS: &str = "
    model | <link name='a'/> | no link; shape
    pose | <pose>0 0 0</pose> | line 2; 3 numbers, not 6
    pose | <pose>0 0 1e300 0 0 0</pose> | 1e300; too large
    pose | <pose>0 0 inf 0 0 0</pose> | “inf”; not a finite number
    pose | <pose relative_to='x'/> | “x”; sdf-refers-no-link
    pose | <pose relative_to='a'/> | sdf-pose-relative-itself
    shape | <polyline/> | no link; shape
    shape | <sphere><radius>1e30</radius></sphere> | sphere; robot-no-size
    shape | <box><size>1 1</size></box> | “size”; 2 numbers, not 3
    shape | <mesh><uri>model://m/a.stl</uri></mesh> | “model://m/a.stl”; robot-drop-folder-contains
    shape | <mesh/> | no <uri>
    model | <include><uri>model://gripper</uri></include> | “model://gripper”; sdf-model-not-opened
    model | <include/> | <include> has no <uri>
";

#[test]
fn models_that_are_no_robot_are_refused_by_name() {
    let one = |inside: &str, named: &[&str]| refused(&[("m.sdf", &sdf(inside))], named);
    let links: String = ["a", "b", "c"]
        .map(|n| format!("<link name='{n}'>{BOX}</link>"))
        .concat();
    let joint = |name: &str, parent: &str, child: &str| {
        format!(
            "\n<joint name='{name}' type='revolute'><parent>{parent}</parent><child>{child}</child><axis><xyz>0 0 1</xyz></axis></joint>"
        )
    };
    // No link gets a second parent, and no link is its own ancestor.
    for (parent, child) in [("b", "c"), ("c", "a"), ("a", "a"), ("world", "c")] {
        let joints = joint("j", "a", "c") + &joint("k", parent, child);
        let import = read_one("m.sdf", sdf(&format!("{links}{joints}")).as_bytes()).unwrap();
        assert_eq!(import.robots[0].robot.description().joints.len(), 1);
        warned(&import, &["line 4: joint “k”", "sdf-joint-carries-another"]);
    }
    for [from, to, named] in rows(JOINTS) {
        let joint = joint("j", "a", "b").replace(from, to);
        one(&format!("{links}{joint}"), &items(named));
    }
    for [kind, text, named] in rows(MODELS) {
        let inside = match kind {
            "pose" => format!("<link name='a'>{text}{BOX}</link>"),
            "shape" => format!(
                "<link name='a'><visual name='v'><geometry>{text}</geometry></visual></link>"
            ),
            _ => text.to_owned(),
        };
        one(&inside, &items(named));
    }
    let twice = ["sdf-two-elements-model", "“a”"];
    one(&format!("{links}{links}"), &twice);
    one(&format!("<link>{BOX}</link>"), &["<link> has no “name”"]);
    let frames = "<frame name='f' attached_to='g'/><frame name='g' attached_to='f'/>";
    let inside = format!("{frames}{links}{}", joint("j", "f", "b"));
    one(&inside, &["sdf-refers-frame-attached"]);
    refused(&[("m.sdf", "<sdf/>")], &["no link"]);
    refused(&[("m.sdf", "")], &["empty"]);
    let doctype = "<!DOCTYPE a [<!ENTITY b 'c'>]><sdf/>";
    refused(&[("m.world", doctype)], &["<!DOCTYPE", "Remove"]);
    refused(&[("m.sdf", "<gazebo/>")], &["<gazebo>", "<sdf>"]);
}

/// The content of a geom, a joint, the world, a mesh or the model itself, and the expected message; `BALL` is a geom.
const BODIES: &str = "
    geom | size='1' pos='0 0' | m.xml: line 2; 2 numbers, not 3
    geom | size='nan' | “nan”; not a finite number
    geom | size='0' | robot-no-size
    geom | type='box' size='1 1' | 2 sizes instead of 3
    geom | type='box' | no “size”
    geom | size='1 1 1 1' | “size”; 4 numbers; the limit is 3
    geom | type='blob' size='1' | “blob”
    geom | type='mesh' mesh='x' | “x”; mjcf-geom-mesh-not
    geom | size='1' quat='0 0 0 0' | “quat”; mjcf-says-no-direction
    geom | type='capsule' size='1' fromto='1 1 1 1 1 1' | “fromto”
    geom | size='1' class='x' | no default class “x”
    world | <body name='a'>BALL</body><body name='a'>BALL</body> | “a”; robot-two-links-two
    joint | axis='0 0 0' | line 2; axis; “j”
    joint | range='2 1' limited='true' | “j”; lower limit
    joint | limited='true' | limited; mjcf-joint-limited-no
    joint | type='screw' | “screw”
    world | <replicate count='1000000000'>BALL</replicate> | line 2; <replicate>; more than 1000000 elements
    world | <replicate count='-1'>BALL</replicate> | -1; mjcf-count-replicate-no
    world | <replicate>BALL</replicate> | <replicate> has no “count”
    world | <replicate count='2' offset='1e300 0 0'>BALL</replicate> | “offset”; too large
    world | <geom type='plane' size='1 1 1'/> | mjcf-no-body-model
    mesh | vertex='0 0 0' | 3 numbers; 4 corners
    mesh | vertex='0 0 0 1 0 0 0 1 0 1 1' | 11 numbers
    mesh | vertex='0 0 0 1 0 0 0 1 0 1 1 0' | plane
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 1e300' | too large
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 x' | “x”; robot-not-number
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1 4' | 0 1 4; only 4
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1 -1' | 0 1 -1
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1 0.5' | 0 1 0.5
    mesh | vertex='0 0 0 1 0 0 0 1 0 0 0 1' face='0 1' | “face”; 2 numbers
    mesh | builtin='sphere' | mjcf-no-body-model; shape
    model | <compiler eulerseq='abc'/> | “abc”
    model | <default><default/></default> | “class”
";

#[test]
fn bodies_that_are_no_robot_are_refused_by_name() {
    let ball = "<geom size='1'/>";
    for [kind, text, named] in rows(BODIES) {
        let text = text.replace("BALL", ball);
        let model = match kind {
            "geom" => mjcf(&format!("<body name='a'><geom {text}/></body>")),
            "joint" => mjcf(&format!(
                "<body name='a'><joint name='j' {text}/>{ball}</body>"
            )),
            "world" => mjcf(&text),
            "mesh" => format!(
                "<mujoco><asset><mesh name='x' {text}/></asset><worldbody><geom type='mesh' mesh='x'/></worldbody></mujoco>"
            ),
            _ => format!("<mujoco>{text}</mujoco>"),
        };
        refused(&[("m.xml", &model)], &items(named));
    }
    let one = |inside: &str, named: &[&str]| refused(&[("m.xml", &mjcf(inside))], named);
    let nested = "<replicate count='1000'>".repeat(3) + ball + &"</replicate>".repeat(3);
    one(&nested, &["more than 1000000 elements"]);
    let sep = "x".repeat(1000);
    let model = format!("<replicate count='2' sep='{sep}'>{ball}</replicate>");
    one(&model, &["“sep”"]);
    one("", &["mjcf-no-body-model", "shape"]);
    refused(&[("m.mjcf", "<model/>")], &["<model>", "<mujoco>"]);
}

#[test]
fn includes_in_a_circle_are_refused() {
    let to = |file: &str| mjcf(&format!("<geom size='1'/><include file='{file}'/>"));
    refused(&[("a.xml", &to("a.xml"))], &["a.xml", "twice"]);
    let named = ["b.xml: line 2", "a.xml is included twice"];
    refused(&[("a.xml", &to("b.xml")), ("b.xml", &to("a.xml"))], &named);
    refused(&[("a.xml", &to("c.xml"))], &["“c.xml” was not opened"]);
    let to = |file: &str| {
        sdf(&format!(
            "<link name='l'>{BOX}</link><include><uri>{file}</uri></include>"
        ))
    };
    refused(&[("a.sdf", &to("a.sdf"))], &["a.sdf includes itself"]);
    let named = ["a.sdf includes itself"];
    refused(&[("a.sdf", &to("b.sdf")), ("b.sdf", &to("a.sdf"))], &named);
    let named = ["sdf-includes-itself"];
    refused(&[("m/model.sdf", &to("model://m"))], &named);
}

#[test]
fn attacks_end_at_once() {
    // Each file includes the next one twice.
    let files: Vec<(String, String)> = (0..30)
        .map(|n| {
            let include = |name: &str| {
                format!(
                    "<include><name>{name}</name><uri>f{}.sdf</uri></include>",
                    n + 1
                )
            };
            let inside = match n {
                29 => format!("<link name='l'>{BOX}</link>"),
                _ => include("a") + &include("b"),
            };
            (format!("f{n}.sdf"), sdf(&inside))
        })
        .collect();
    let files: Vec<_> = files
        .iter()
        .map(|(p, t)| (p.as_str(), t.as_str()))
        .collect();
    refused(&files, &["more than 10000 models"]);
    let deep = |open: &str, close: &str| open.repeat(100_000) + &close.repeat(100_000);
    refused(
        &[("m.sdf", &sdf(&deep("<model name='m'>", "</model>")))],
        &["32 deep"],
    );
    let named = ["100001 links", "the limit is 1000"];
    refused(&[("m.xml", &mjcf(&deep("<body>", "</body>")))], &named);
    let default = deep("<default class='x'>", "</default>");
    let default = format!("<mujoco><default>{default}</default></mujoco>");
    let named = ["“x”", "mjcf-default-class-defined"];
    refused(&[("m.xml", &default)], &named);
    let mut classes = String::new();
    (0..1000).for_each(|n| classes += &format!("<default class='{n}'>"));
    let default = format!("<mujoco>{classes}{}</mujoco>", "</default>".repeat(1000));
    refused(&[("m.xml", &default)], &["100 deep"]);
    let many: String = (0..50_000).map(|n| format!("<link name='{n}'/>")).collect();
    refused(&[("m.sdf", &sdf(&many))], &["no link"]);
    let chain: String = (0..50_000)
        .map(|n| format!("<frame name='{n}' attached_to='{}'/>", n + 1))
        .collect();
    let end = format!(
        "<link name='50000'>{BOX}</link><link name='b'>{BOX}</link><joint name='j' type='fixed'><parent>b</parent><child>0</child></joint>"
    );
    let named = ["through more than 1000"];
    refused(&[("m.sdf", &sdf(&(chain + &end)))], &named);
}

/// Returns a model of each language, with every supported element.
fn samples() -> [(&'static str, Vec<u8>); 2] {
    let sdf = format!(
        "<sdf version='1.9'><world name='w'><frame name='f'><pose>0 0 1 0 0 0.5</pose></frame><model name='m'><pose relative_to='f'>1 0 0 0 0 0</pose>\
        <link name='a'><pose>0 0 0.5 0 0 0</pose>{BOX}</link><link name='b'><pose relative_to='a'>0 1 0 0.3 0 0</pose>{BOX}</link>\
        <joint name='j' type='revolute'><pose>0 0 0.1 0 0 0</pose><parent>a</parent><child>b</child><axis><xyz expressed_in='a'>0 1 0</xyz><limit><lower>-1</lower><upper>2</upper></limit></axis></joint>\
        <model name='n'><pose degrees='true'>1 2 3 10 20 30</pose><link name='c'><visual name='v'><geometry><cylinder><radius>0.2</radius><length>1</length></cylinder></geometry><material><diffuse>1 0 0 1</diffuse></material></visual></link></model>\
        <joint name='k' type='prismatic'><parent>b</parent><child>n::c</child><axis><xyz>1 0 0</xyz><mimic joint='j'><multiplier>0.1</multiplier></mimic></axis></joint></model></world></sdf>"
    );
    let mjcf = "<mujoco model='m'><compiler angle='radian' eulerseq='XYZ'/><default><geom rgba='1 0 0 1'/><default class='c'><joint axis='0 1 0' range='-1 1'/><geom type='capsule' size='0.1 0.2'/></default></default>\
        <asset><material name='blue' rgba='0 0 1 1'/></asset><worldbody><geom type='plane' size='1 1 1'/><geom type='cylinder' size='0.2 0.1'/>\
        <body name='a' pos='0 0 1' euler='0.1 0.2 0.3' childclass='c'><joint name='j' ref='0.2' pos='0 0 0.1'/><joint name='k' type='slide'/><geom fromto='0 0 0 1 0 0'/>\
        <frame axisangle='0 0 1 0.3'><body name='b' xyaxes='1 0 0 0 1 1'><joint name='l'/><geom type='box' size='0.1 0.2 0.3' material='blue'/></body></frame></body>\
        <body name='free' zaxis='1 1 1'><freejoint/><geom type='ellipsoid' size='1 2 3' group='3'/></body></worldbody>\
        <equality><joint joint1='l' joint2='j' polycoef='0.1 2 0 0 0'/></equality></mujoco>";
    [
        ("m.sdf", sdf.into_bytes()),
        ("m.mjcf", mjcf.as_bytes().to_vec()),
    ]
}

#[test]
fn a_description_cut_anywhere_is_refused() {
    for (path, bytes) in samples() {
        assert!(attempt(path, &bytes, path).is_some());
        for length in 0..bytes.len() {
            let what = format_args!("{path} cut at {length}");
            assert!(
                attempt(path, &bytes[..length], what).is_none(),
                "{what} was read"
            );
        }
    }
}

#[test]
fn random_damage_never_panics() {
    tried(20_261_123..20_269_123, &samples(), |path, bytes, seed| {
        attempt(path, bytes, seed).is_some()
    });
}
