//! Tests that invalid robots, unavailable shapes, files that are not URDF, and attacks are refused with specific
//! messages.

use crate::common::robot::arm;
use crate::common::{
    block, has, items, read_all, refused_all, rows, sentences, stl_binary, warned,
};
use std::fmt::Write;

/// Checks the error for a robot of this text, with these files beside it.
#[track_caller]
fn refused(text: &str, files: &[(&str, &[u8])], named: &[&str]) {
    let all = [&[("arm.urdf", text.as_bytes())], files].concat();
    refused_all(&all, named);
}

/// A shape for any link.
const BOX: &str = "<visual><geometry><box size='1 1 1'/></geometry></visual>";

/// Returns a robot with links of these names, the first with a shape, and further elements.
fn robot(links: &[&str], rest: &str) -> String {
    let links: String = links
        .iter()
        .map(|name| format!("<link name='{name}'>{BOX}</link>\n"))
        .collect();
    format!("<robot name='r'>\n{links}{rest}\n</robot>")
}

fn joint(name: &str, kind: &str, ends: [&str; 2], rest: &str) -> String {
    let [parent, child] = ends;
    format!(
        "<joint name='{name}' type='{kind}'><parent link='{parent}'/><child link='{child}'/>{rest}</joint>\n"
    )
}

/// The letters of links, fixed joints each by its name and ends, and the expected message.
const TREES: &str = "
    ab | jab kba | arm.urdf; line 2; “a”; tree
    abc | jbc kcb | “b”; robot-link-carried-chain
    ab | - | line 3; “a” or “b”; robot-nothing-carries-only
    abc | jac kbc lab | line 4; robot-two-joints-carry; “c”
    aa | - | line 3; “a”; its own name
    abc | jab jbc | line 6; “j”; its own name
    a | jab | line 3; child; “b”
";

#[test]
fn what_is_no_tree_is_named() {
    for [links, joints, named] in rows(TREES) {
        let links: Vec<&str> = links.split("").filter(|name| !name.is_empty()).collect();
        let joints = joints.split(' ').filter(|joint| *joint != "-");
        let fixed = |it: &str| joint(&it[..1], "fixed", [&it[1..2], &it[2..]], "");
        let joints: String = joints.map(fixed).collect();
        refused(&robot(&links, &joints), &[], &items(named));
    }
    refused("<robot name='r'></robot>", &[], &["robot-needs-least"]);
    let bare = "<robot name='r'><link name='a'/></robot>";
    refused(bare, &[], &["no link", "shape"]);
}

/// The kind of a joint, its content, and the expected message; `LIMIT` is a limit.
const JOINTS: &str = "
    rotary |  | line 4; “elbow”; “rotary”
    revolute |  | “elbow”; <limit>
    revolute | <axis xyz='0 NaN 1'/>LIMIT | “NaN”; not a finite number
    revolute | <axis xyz='0 1'/>LIMIT | 2 numbers, not 3
    revolute | <axis xyz='0 1 0 0'/>LIMIT | 4 numbers, not 3
    revolute | <axis xyz='0 one 0'/>LIMIT | “one”; not a number
    revolute | <axis xyz='${a} 0 0'/>LIMIT | xacro; Expand
    revolute | <limit lower='-inf' upper='1'/> | “-inf”
    continuous | <origin xyz='1e300 0 0'/> | 1e300; too large
    continuous | <origin rpy='nan 0 0'/> | “nan”
";

#[test]
fn joints_that_cannot_be_moved_are_named() {
    for [kind, rest, named] in rows(JOINTS) {
        let rest = rest.replace("LIMIT", "<limit lower='0' upper='1'/>");
        let joint = joint("elbow", kind, ["a", "b"], &rest);
        refused(&robot(&["a", "b"], &joint), &[], &items(named));
    }
    let ab = |joint: &str, named: &[&str]| refused(&robot(&["a", "b"], joint), &[], named);
    let unnamed = "<joint type='fixed'><parent link='a'/><child link='b'/></joint>";
    ab(unnamed, &["line 4", "<joint> has no “name”"]);
    let no_child = "<joint name='j' type='fixed'><parent link='a'/></joint>";
    ab(no_child, &["“j” has no <child>"]);
}

#[test]
fn shapes_that_cannot_be_had_are_named() {
    let one = |geometry: &str| {
        format!(
            "<robot name='r'>\n<link name='hand'>\n<visual><geometry>{geometry}</geometry></visual></link></robot>"
        )
    };
    let mesh = |rest: &str| {
        one(&format!(
            "<mesh filename='package://p/meshes/hand.stl' {rest}/>"
        ))
    };
    let block = stl_binary(&block());
    let missing = [
        "arm.urdf: line 3",
        "“package://p/meshes/hand.stl”",
        "link “hand”",
        "Drop the folder that contains both it and the URDF",
    ];
    refused(&mesh(""), &[], &missing);
    let two: [(&str, &[u8]); 2] = [("a/hand.stl", &block), ("b/hand.stl", &block)];
    refused(&mesh(""), &two, &["a/hand.stl", "b/hand.stl"]);
    for (bytes, named) in [
        (&b""[..], "hand.stl: the file is empty"),
        (b"remember the bolts", "hand.stl: line 1"),
        (&block[..100], "hand.stl: byte 100"),
    ] {
        refused(&mesh(""), &[("hand.stl", bytes)], &[named]);
    }
    let dae = one("<mesh filename='hand.dae'/>");
    let named = ["hand.dae", "dae-no-scene-says"];
    refused(&dae, &[("hand.dae", b"<COLLADA/>")], &named);
    let fbx = dae.replace("dae", "fbx");
    let named = ["hand.fbx", "“hand”", "robot-format-not-read", "Convert it"];
    refused(&fbx, &[("hand.fbx", b"Kaydara")], &named);
    let itself = one("<mesh filename='arm.urdf'/>");
    refused(&itself, &[], &["arm.urdf", "robot-no-mesh"]);
    let files: [(&str, &[u8]); 1] = [("hand.stl", &block)];
    let large = mesh("scale='1e12 1 1'");
    refused(&large, &files, &["hand.stl", "too large", "scale"]);
    let small = mesh("scale='1e-30 1e-30 1e-30'");
    refused(&small, &files, &["only-large-too"]);
    refused(&one("<sphere radius='0'/>"), &[], &["no link", "shape"]);
    refused(&one("<sphere radius='${r}'/>"), &[], &["xacro"]);
    let found = mesh("").replace("package://p", "$(find p)");
    refused(&found, &files, &["xacro"]);
    refused(&one("<mesh/>"), &[], &["<mesh> has no “filename”"]);
}

/// The geometry that ROS does not read, and the expected reason.
const LEFT_OUT: &str = "
    <box size='1 -1 1'/> | its “size” is not a valid size
    <box size='1'/> | its “size” is not a valid size
    <sphere/> | its “radius” is not a valid size
    <sphere radius='one'/> | its “radius” is not a valid size
    <cylinder radius='1' length='0'/> | its length is 0
    <mesh filename='hand.stl' scale='1 0 1'/> | its scale is 0
    <mesh filename='hand.stl' scale='1 nan 1'/> | its “scale” is not a valid size
    <cone radius='1'/> | the <cone> of “hand” was left out: this shape is unknown
    <!-- nothing --> | it has no geometry
";

#[test]
fn shapes_that_ros_does_not_read_are_left_out_with_a_warning() {
    for [geometry, word] in rows(LEFT_OUT) {
        let text = format!(
            "<robot name='r'>\n<link name='hand'>\n<visual><geometry>{geometry}</geometry></visual>{BOX}</link></robot>"
        );
        let block = stl_binary(&block());
        let import = read_all(&[("arm.urdf", text.as_bytes()), ("hand.stl", &block)]).unwrap();
        warned(&import, &["line 3", "“hand”", word]);
        // If no visual shape is left, the collision shape is used.
        let text = text.replace(BOX, &BOX.replace("visual", "collision"));
        let import = read_all(&[("arm.urdf", text.as_bytes()), ("hand.stl", &block)]).unwrap();
        assert_eq!(crate::common::names(&import)[0], "hand");
    }
}

#[test]
fn joints_that_no_number_moves_are_fixed_and_those_that_follow_themselves_free() {
    let with = |joints: &str| {
        let text = robot(&["a", "b", "c"], joints);
        let import = read_all(&[("arm.urdf", text.as_bytes())]).unwrap();
        let free = import.robots[0].robot.free_joints();
        let free: Vec<_> = free.map(|joint| joint.name.clone()).collect();
        (free, sentences(&import.warnings).join(" "))
    };
    let limit = "<limit lower='0' upper='1'/>";
    let zero = format!("<axis xyz='0 0 0'/>{limit}");
    for (kind, rest) in [("floating", ""), ("planar", ""), ("revolute", &*zero)] {
        let joints =
            joint("elbow", kind, ["a", "b"], rest) + &joint("k", "continuous", ["b", "c"], "");
        let (free, stated) = with(&joints);
        assert_eq!(free, ["k"]);
        has(&stated, &["“elbow”", "made fixed"]);
    }
    let follow = |name: &str, ends, leader: &str| {
        joint(
            name,
            "continuous",
            ends,
            &format!("<mimic joint='{leader}'/>"),
        )
    };
    let (free, stated) = with(&(follow("j", ["a", "b"], "k") + &follow("k", ["b", "c"], "j")));
    assert_eq!(free, ["j"]);
    assert!(stated.contains("“j” follows itself"), "{stated}");
    let (free, _) = with(&(follow("j", ["a", "b"], "j") + &follow("k", ["b", "c"], "j")));
    assert_eq!(free, ["j"]);
}

#[test]
fn other_xml_is_refused_as_no_urdf() {
    refused("", &[], &["arm.urdf", "empty"]);
    refused("hello", &[], &["line 1", "not well formed"]);
    refused("<launch><model/></launch>", &[], &["<launch>", "<robot>"]);
    let open = "<robot name='r'>\n<link name='a'>\n</robot>";
    refused(open, &[], &["line 3", "not well formed"]);
    refused("<robot name='r'><link name='a'>", &[], &["ends before"]);
    refused("<robot name='\u{1}'/>", &[], &["line 1"]);
    let ns = "xmlns:xacro='http://www.ros.org/wiki/xacro'";
    let expand = "xacro robot.xacro > robot.urdf";
    let xacro = format!("<robot {ns}>\n<xacro:arm/></robot>");
    refused(&xacro, &[], &["line 2", expand]);
    refused("<robot>\n<xacro:arm/></robot>", &[], &[expand]);
    let error = read_all(&[("arm.urdf.xacro", robot(&["a"], "").as_bytes())]).unwrap_err();
    has(&error, &["xacro robot.xacro > robot.urdf"]);
    let error = read_all(&[("arm.urdf", &[b'<', 0xff, 0xfe, b'x'][..])]).unwrap_err();
    assert!(error.to_string().contains("UTF-8"), "{error}");
    // A description with another extension is read, with a warning. So is one in UTF-16, and one whose xacro is
    // expanded.
    let expanded = format!("<robot {ns} name='r'><link name='a'>{BOX}</link></robot>");
    let import = read_all(&[("arm.txt", expanded.as_bytes())]).unwrap();
    warned(&import, &["URDF"]);
    let mut wide = vec![0xff, 0xfe];
    wide.extend(arm().encode_utf16().flat_map(u16::to_le_bytes));
    assert_eq!(read_all(&[("arm.urdf", &wide)]).unwrap().parts.len(), 5);
}

#[test]
fn attacks_end_at_once() {
    let mut laughs = "<!DOCTYPE lolz [<!ENTITY a0 'lol'>".to_owned();
    for n in 1..40 {
        let before = format!("&a{};", n - 1).repeat(10);
        write!(laughs, "<!ENTITY a{n} '{before}'>").unwrap();
    }
    laughs += "]>\n<robot name='r'><link name='&a39;'/></robot>";
    refused(&laughs, &[], &["<!DOCTYPE", "Remove"]);
    let deep = format!("<robot name='r'>{}", "<a>".repeat(500_000));
    refused(&deep, &[], &["ends before"]);
    let deep = format!(
        "<robot name='r'>{}{}</robot>",
        "<a>".repeat(300_000),
        "</a>".repeat(300_000)
    );
    refused(&deep, &[], &["robot-needs-least"]);
    let mut many = "<robot name='r'>".to_owned();
    for n in 0..10_000 {
        write!(many, "<link name='l{n}'/>").unwrap();
    }
    refused(
        &(many + "</robot>"),
        &[],
        &["10000 links", "the limit is 1000"],
    );
    let many_shapes = format!(
        "<robot name='r'><link name='a'>{}</link></robot>",
        BOX.repeat(3000)
    );
    let import = read_all(&[("a.urdf", many_shapes.as_bytes())]).unwrap();
    assert_eq!((import.parts.len(), import.meshes.len()), (3000, 1));
}
