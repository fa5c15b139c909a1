//! Tests which pairs may meet by the descriptions of robots: MJCF's contacts as in MuJoCo 4.0, and SRDF beside URDF.

use crate::common::robot::{rules, urdf};
use crate::common::{has, read_all, read_as, read_one, warned, warns};
use nearpoint_import::{Import, ImportOptions, LinkShapes};

fn mjcf(text: &str) -> Import {
    read_one("model.xml", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

const SLIDE: &str = "<joint type='slide' axis='1 0 0'/>";
const BALL: &str = "<geom type='sphere' size='0.5'/>";

/// Returns the rules of three balls in a row, each overlapping the other two, with these joints and geoms. `rest`
/// follows the world.
fn chain(joints: [&str; 3], geoms: [&str; 3], rest: &str) -> Vec<String> {
    let [j1, j2, j3] = joints;
    let [g1, g2, g3] = geoms;
    rules(&mjcf(&format!(
        "<mujoco><worldbody><body name='b1'>{j1}{g1}<body name='b2' pos='0.25 0 0'>{j2}{g2}\
         <body name='b3' pos='0.25 0 0'>{j3}{g3}</body></body></body></worldbody>{rest}</mujoco>"
    )))
}

#[test]
fn mjcf_excludes_name_bodies_that_may_meet() {
    let exclude = "<contact><exclude body1='b3' body2='b1'/></contact>";
    for root in ["<freejoint/>", "", SLIDE] {
        let found = chain([root, SLIDE, SLIDE], [BALL; 3], exclude);
        assert_eq!(found, ["b1 b3: <exclude>"], "{root}");
        assert!(chain([root, SLIDE, SLIDE], [BALL; 3], "").is_empty());
    }
    // No body moves, but bodies that a joint connects may meet, and the outer two if the file excludes them.
    let still = ["b1 b2: joint Some(\"b2\")", "b2 b3: joint Some(\"b3\")"];
    assert_eq!(chain([""; 3], [BALL; 3], ""), still);
    let excluded = chain([""; 3], [BALL; 3], exclude);
    assert_eq!(excluded, [still[0], "b1 b3: <exclude>", still[1]]);
}

#[test]
fn mjcf_masks_exclude_geoms() {
    let geom = |masks: [i32; 2], name: &str| {
        let [kind, affinity] = masks;
        format!(
            "<geom name='{name}' type='sphere' size='0.5' contype='{kind}' conaffinity='{affinity}'/>"
        )
    };
    let outer = |a, c, rest: &str| {
        let [a, c] = [geom(a, "a"), geom(c, "c")];
        chain(["<freejoint/>", SLIDE, SLIDE], [&a, BALL, &c], rest)
    };
    assert_eq!(outer([1, 0], [1, 0], ""), ["b1 b3: contype, conaffinity"]);
    assert!(outer([1, 0], [0, 1], "").is_empty());
    assert!(outer([-1, 0], [0, 1], "").is_empty());
    // A pair is checked despite all other rules, even if it is a body and its parent.
    let all = ["b1 b2", "b2 b3"].map(|pair| format!("{pair}: contype, conaffinity"));
    let pair = "<pair geom1='a' geom2='c'/>";
    let found = outer([0, 0], [0, 0], &format!("<contact>{pair}</contact>"));
    assert_eq!(found, [&*all[0], "b1 b3: -", &*all[1]]);
    let exclude = format!("<contact>{pair}<exclude body1='b1' body2='b3'/></contact>");
    assert_eq!(outer([1, 1], [1, 1], &exclude), ["b1 b3: -"]);
    let ball = geom([1, 1], "c");
    let parent = format!("<contact>{pair}</contact>");
    let found = chain(
        ["", SLIDE, SLIDE],
        [&geom([1, 1], "a"), &ball, BALL],
        &parent,
    );
    assert_eq!(found, ["b1 b2: -"]);
    let off = "<option><flag filterparent='disable'/></option>";
    let found = chain(["", SLIDE, SLIDE], [BALL; 3], off);
    assert_eq!(found, ["b1 b2: -", "b2 b3: -"]);
}

#[test]
fn mjcf_geoms_that_show_have_the_masks_of_those_that_they_stand_for() {
    let body = |name: &str, kind: u32| {
        format!(
            "<body name='{name}'><freejoint/><geom type='box' size='1 1 1' contype='0' conaffinity='0' group='2'/>\
             <geom type='sphere' size='1' contype='{kind}' conaffinity='{kind}' group='3'/></body>"
        )
    };
    let of = |kinds: [u32; 2]| {
        let bodies = [body("a", kinds[0]), body("b", kinds[1])].concat();
        rules(&mjcf(&format!(
            "<mujoco><worldbody>{bodies}</worldbody></mujoco>"
        )))
    };
    assert!(of([1, 3]).is_empty());
    assert_eq!(of([1, 2]), ["a b: contype, conaffinity"]);
    // It replaces no colliding geom.
    assert_eq!(of([0, 1]), ["a b: contype, conaffinity"]);
}

#[test]
fn mjcf_bodies_on_several_joints_are_joined_to_their_parent_and_the_world_to_none() {
    let two =
        "<joint name='x' type='slide' axis='1 0 0'/><joint name='y' type='slide' axis='0 1 0'/>";
    let found = chain([SLIDE, two, ""], [BALL; 3], "");
    assert_eq!(found, ["b1 b2: joint Some(\"x, y\")"]);
    let import = mjcf(&format!(
        "<mujoco model='m'><worldbody>{BALL}<body name='b'>{two}{BALL}</body></worldbody></mujoco>"
    ));
    assert!(import.rules.is_empty());
    // The world's own geoms belong to no robot, and do not move.
    let names: Vec<_> = import.parts.iter().map(|part| &*part.name).collect();
    assert_eq!(names, ["world", "b"]);
    assert!(import.parts.iter().all(|part| part.group == ["m"]));
    let carried: Vec<_> = import.robots[0].parts.iter().map(|own| own.part).collect();
    assert_eq!(carried, [1]);
}

#[test]
fn mjcf_contacts_of_missing_geoms_give_a_warning() {
    let contact = "<contact><exclude body1='b' body2='c'/><pair geom1='x' geom2='y'/></contact>";
    let import = mjcf(&format!(
        "<mujoco><worldbody><body name='b'>{BALL}</body></worldbody>{contact}</mujoco>"
    ));
    assert!(import.rules.is_empty());
    let stated: Vec<_> = (import.warnings.iter())
        .filter(|warning| warning.to_string().contains("was left out"))
        .collect();
    assert_eq!(stated.len(), 2, "{stated:?}");
    assert!(
        stated[0].to_string().contains("no geom “x”")
            && stated[1].to_string().contains("no body “c”")
    );
}

/// The number of exclusions is limited; a pair beyond the limit would be reported as a collision.
#[test]
fn mjcf_contacts_of_many_copies_are_whole_or_refused() {
    let model = |count: u32| {
        let geom = "<geom name='g' size='1' contype='0' conaffinity='0'/>";
        let exclude = "<contact><pair geom1='g007' geom2='g699'/><exclude body1='b001' body2='b002'/></contact>";
        format!(
            "<mujoco><worldbody><replicate count='{count}' offset='0 0 3'><body name='b'><freejoint/>{geom}</body></replicate>\
             </worldbody>{exclude}</mujoco>"
        )
    };
    let import = mjcf(&model(700));
    let found = rules(&import);
    assert_eq!(found.len(), 700 * 699 / 2);
    assert!(found.contains(&"b001 b002: <exclude>".to_owned()));
    assert!(found.contains(&"b007 b699: -".to_owned()));
    let error = read_one("model.xml", model(1001).replace("g007", "g0007").as_bytes()).unwrap_err();
    has(&error, &["more than 500000 pairs"]);
}

/// Returns four links on one base.
fn siblings() -> String {
    let link = |name: &str| {
        format!(
            "<link name='{name}'><visual><geometry><box size='1 1 1'/></geometry></visual></link>"
        )
    };
    let joint = |child: &str| {
        format!(
            "<joint name='to {child}' type='fixed'><parent link='base'/><child link='{child}'/></joint>"
        )
    };
    let children = ["a", "b", "c"];
    [
        "<robot name='arm'>".to_owned(),
        link("base"),
        children.map(link).concat(),
        children.map(joint).concat(),
        "</robot>".to_owned(),
    ]
    .concat()
}

#[test]
fn srdf_beside_the_urdf_allows_pairs_of_links() {
    let text = siblings();
    let with = |srdf: &str| urdf(&text, &[("arm.srdf", srdf.as_bytes())]);
    let import = with(
        "<robot name='arm'><moveit:x/><disable_collisions link1='b' link2='a' reason='Never'/>\
         <disable_default_collisions link='c'/><enable_collisions link1='c' link2='a'/>\
         <disable_collisions link1='a' link2='z'/></robot>",
    );
    let expected = [
        "a b: <disable_collisions> Never",
        "a c: -",
        "b c: <disable_default_collisions>",
        "base c: <disable_default_collisions>",
    ];
    assert_eq!(rules(&import), expected);
    warned(&import, &["no link “z”"]);
    assert!(!warns(&import, "was not read"), "{:?}", import.warnings);
    // An element that names fewer than two links has no effect.
    let import = with("<robot name='arm'><disable_collisions link1='a'/></robot>");
    assert!(import.rules.is_empty());
    warned(&import, &["it has no “link2”"]);
}

#[test]
fn an_srdf_that_names_another_robot_is_read_where_there_is_no_other() {
    let text = siblings();
    let srdf = b"<robot name='leg'><disable_collisions link1='a' link2='b'/></robot>";
    let import = urdf(&text, &[("arm.srdf", srdf)]);
    assert_eq!(rules(&import), ["a b: <disable_collisions>"]);
    warned(&import, &["“leg”"]);
    warned(&import, &["“arm”"]);
    // With two robots or descriptions, the intended one is unknown.
    let other = b"<robot name='hip'/>";
    let import = urdf(&text, &[("arm.srdf", srdf), ("hip.srdf", other)]);
    assert!(import.rules.is_empty());
    warned(&import, &["arm.srdf and 1 more were not read"]);
}

#[test]
fn a_damaged_srdf_is_refused_with_its_name() {
    let text = siblings();
    for srdf in ["", "<robot name='arm'>"] {
        let files: [(&str, &[u8]); 2] =
            [("arm.urdf", text.as_bytes()), ("arm.srdf", srdf.as_bytes())];
        let error = read_all(&files).unwrap_err().to_string();
        assert!(error.contains("arm.srdf"), "{error}");
    }
}

#[test]
fn rules_name_parts_of_their_own_file() {
    let chain = "<mujoco><worldbody><body name='b1'><geom size='1'/><body name='b2'><geom size='1'/></body></body></worldbody></mujoco>";
    let files: [(&str, &[u8]); 2] = [("a.xml", chain.as_bytes()), ("b.xml", chain.as_bytes())];
    let import = read_all(&files).unwrap();
    let pairs: Vec<_> = import.rules.iter().map(|rule| rule.parts).collect();
    assert_eq!(pairs, [[0, 1], [2, 3]]);
    // Collision shapes have the same rules.
    let options = ImportOptions {
        link_shapes: LinkShapes::Collision,
        ..ImportOptions::default()
    };
    let collision = read_as(&files, &options).unwrap();
    assert_eq!(collision.rules, import.rules);
}
