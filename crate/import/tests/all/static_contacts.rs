//! Tests which pairs may meet if nothing moves: shapes of one link, and links that joints connect.

use crate::common::robot::rules;
use crate::common::{read_all, read_one};
use nearpoint_import::Import;

fn mjcf(text: &str) -> Import {
    read_one("model.xml", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

const SLIDE: &str = "<joint type='slide' axis='1 0 0'/>";
const BALL: &str = "<geom type='sphere' size='0.5'/>";

#[test]
fn shapes_of_one_body_meet_whatever_it_hangs_on_unless_a_pair_names_them() {
    let two = "<geom name='x' size='1'/><geom name='y' size='1' pos='0.5 0 0'/>";
    let far = "<body name='far' pos='9 0 0'><freejoint/><geom size='1'/></body>";
    let of = |body: &str, rest: &str| {
        rules(&mjcf(&format!(
            "<mujoco><worldbody>{body}{far}</worldbody>{rest}</mujoco>"
        )))
    };
    let free = format!("<body name='b'><freejoint/>{two}</body>");
    assert_eq!(of(&free, ""), ["b b 2: joint None"]);
    assert_eq!(of(two, ""), ["world world 2: joint None"]);
    let pair = "<contact><pair geom1='x' geom2='y'/></contact>";
    assert_eq!(of(&free, pair), ["b b 2: -", "b b 2: joint None"]);
    let import = mjcf(&format!(
        "<mujoco><worldbody>{free}{far}</worldbody>{pair}</mujoco>"
    ));
    // The last rule takes precedence.
    assert_eq!(import.rules.last().unwrap().allowed_reason, None);
}

#[test]
fn pieces_of_one_mesh_on_what_does_not_move_may_meet() {
    let cube = |name: &str, first: u32| {
        let corners = ["0 0 0", "1 0 0", "0 1 0", "0 0 1"].map(|corner| format!("v {corner}\n"));
        let [a, b, c, d] = [0, 1, 2, 3].map(|corner| first + corner);
        format!(
            "o {name}\n{}f {a} {c} {b}\nf {a} {b} {d}\nf {b} {c} {d}\nf {c} {a} {d}\n",
            corners.concat()
        )
    };
    let mesh = [cube("one", 1), cube("other", 5)].concat();
    let text = "<mujoco><asset><mesh name='m' file='two.obj'/></asset><worldbody>\
        <body name='b'><freejoint/><geom type='mesh' mesh='m'/></body></worldbody></mujoco>";
    let files: [(&str, &[u8]); 2] = [("a.xml", text.as_bytes()), ("two.obj", mesh.as_bytes())];
    let import = read_all(&files).unwrap();
    assert_eq!(import.parts.len(), 2);
    assert_eq!(rules(&import), ["b b 2: joint None"]);
}

#[test]
fn mjcf_bodies_that_are_welded_to_the_world_are_of_it() {
    let of = |body: &str| {
        rules(&mjcf(&format!(
            "<mujoco><worldbody>{BALL}{body}</worldbody></mujoco>"
        )))
    };
    let base = |inside: &str| {
        format!("<body name='base'>{inside}<body name='l'>{SLIDE}{BALL}</body></body>")
    };
    assert_eq!(of(&base(BALL)), ["world base: joint Some(\"base\")"]);
    // The rule applies across a body without shapes, but moving bodies may not meet the world.
    assert!(of(&base("")).is_empty());
    let deep = format!("<body name='frame'><body name='base'>{BALL}</body></body>");
    assert_eq!(of(&deep), ["world base: joint Some(\"base\")"]);
    for joint in [SLIDE, "<joint type='ball'/>", "<freejoint/>"] {
        assert!(
            of(&format!("<body name='b'>{joint}{BALL}</body>")).is_empty(),
            "{joint}"
        );
    }
    // The filter of parents has no effect there.
    let off = "<option><flag filterparent='disable'/></option>";
    let found = rules(&mjcf(&format!(
        "<mujoco><worldbody>{BALL}<body name='a'>{BALL}<body name='b'>{BALL}</body></body></worldbody>{off}</mujoco>"
    )));
    let expected = ["a b: joint Some(\"b\")", "world a: joint Some(\"a\")"];
    assert_eq!(found, expected);
}

#[test]
fn sdf_links_of_static_models_meet_where_a_joint_joins_them() {
    let link = |name: &str, kind: &str| {
        format!("<link name='{name}'><{kind} name='v'><geometry><box/></geometry></{kind}></link>")
    };
    let joint = |name: &str, [parent, child]: [&str; 2]| {
        format!(
            "<joint name='{name}' type='revolute'><parent>{parent}</parent><child>{child}</child></joint>"
        )
    };
    let model = |is_static: bool| {
        let links = ["a", "b", "c"].map(|name| link(name, "visual")).concat();
        let joints = [joint("j", ["a", "b"]), joint("k", ["b", "a"])].concat();
        format!(
            "<sdf version='1.9'><model name='m'><static>{is_static}</static>{links}{joints}</model></sdf>"
        )
    };
    let import = read_one("a.sdf", model(true).as_bytes()).unwrap();
    assert!(import.robots.is_empty());
    assert_eq!(rules(&import), ["a b: joint Some(\"j\")"]);
}
