//! Checks robots in cells of their own files: the pairs that `check` and `motion` examine, the pairs that they leave
//! out and why, and which shapes of links they use.

use nearpoint_cli::Outcome;
use serde_json::Value;

use crate::common::{Folder, json, nearpoint, refused};

/// Returns a link with a visual box and a collision box of these sizes.
fn link(name: &str, seen: &str, planned: &str) -> String {
    let shape = |kind: &str, size: &str| {
        format!("<{kind}><geometry><box size='{size}'/></geometry></{kind}>")
    };
    let (seen, planned) = (shape("visual", seen), shape("collision", planned));
    format!("<link name='{name}'>{seen}{planned}</link>")
}

pub fn boxed(name: &str, size: &str) -> String {
    link(name, size, size)
}

pub fn joint(kind: &str, [parent, child]: [&str; 2], at: &str) -> String {
    format!(
        "<joint name='{parent}-{child}' type='{kind}'><parent link='{parent}'/><child link='{child}'/>\
         <origin xyz='{at}'/><axis xyz='0 0 1'/><limit lower='-3' upper='3' effort='1' velocity='9'/></joint>"
    )
}

pub fn robot(elements: &[String]) -> String {
    format!("<robot name='cell'>{}</robot>", elements.concat())
}

/// Returns the pairs that a report has with this class, and those that it leaves out with the reason.
fn pairs_of_class(report: &Value, class: &str) -> (Vec<String>, Vec<String>) {
    let names = |row: &Value| {
        format!(
            "{} {}",
            row["a"].as_str().unwrap(),
            row["b"].as_str().unwrap()
        )
    };
    let rows = |key: &str| report[key].as_array().cloned().unwrap_or_default();
    let meant = rows("pairs")
        .into_iter()
        .filter(|row| row["class"] == class);
    let left_out = rows("left_out").into_iter().map(|row| {
        let by = ["joint", "by"].map(|key| row[key].as_str().unwrap_or_default().to_owned());
        format!(
            "{}: {} {}",
            names(&row),
            row["reason"].as_str().unwrap(),
            by.concat()
        )
    });
    (meant.map(|row| names(&row)).collect(), left_out.collect())
}

fn interfering(path: &str) -> (Vec<String>, Vec<String>) {
    let (_, report) = json(&["check", path, "--json", "--no-timing"]);
    pairs_of_class(&report, "interferes")
}

#[test]
fn only_links_that_one_joint_joins_are_left_out() {
    let folder = Folder::new("neighbours");
    let names = ["a", "b", "c", "d"];
    let mut elements: Vec<_> = names.map(|name| boxed(name, "1 1 1")).into();
    elements.extend(
        names
            .windows(2)
            .map(|ends| joint("fixed", [ends[0], ends[1]], "0.2 0 0")),
    );
    let chain = folder.file("chain.urdf", &robot(&elements));
    let (meet, left_out) = interfering(&chain);
    assert_eq!(meet, ["a c", "a d", "b d"]);
    let expected = [
        "a b: neighbours a-b",
        "b c: neighbours b-c",
        "c d: neighbours c-d",
    ];
    assert_eq!(left_out, expected);
    let (outcome, table) = nearpoint(&["check", &chain, "--no-timing"]);
    assert_eq!(outcome, Ok(Outcome::Failed));
    assert!(
        table.contains("not checked: b  c  (joined by b-c)"),
        "{table}"
    );
    // Two fingers are on one palm.
    let mut elements: Vec<_> = ["palm", "left", "right"]
        .map(|name| boxed(name, "1 1 1"))
        .into();
    elements.extend(["left", "right"].map(|name| joint("prismatic", ["palm", name], "0.2 0 0")));
    let siblings = folder.file("siblings.urdf", &robot(&elements));
    assert_eq!(interfering(&siblings).0, ["left right"]);
    // Two bodies on the same world are not connected, either.
    let mut elements = vec!["<link name='world'/>".to_owned()];
    elements.extend(["table", "base"].map(|name| boxed(name, "1 1 1")));
    elements.extend(["table", "base"].map(|name| joint("fixed", ["world", name], "0.2 0 0")));
    let cell = folder.file("cell.urdf", &robot(&elements));
    assert_eq!(interfering(&cell), (vec!["table base".to_owned()], vec![]));
}

#[test]
fn pairs_that_an_srdf_allows_are_left_out() {
    let folder = Folder::new("srdf");
    let names = ["a", "b", "c"];
    let mut elements: Vec<_> = names.map(|name| boxed(name, "1 1 1")).into();
    elements.extend(
        names
            .windows(2)
            .map(|ends| joint("fixed", [ends[0], ends[1]], "0.2 0 0")),
    );
    let urdf = folder.file("arm.urdf", &robot(&elements));
    let srdf =
        "<robot name='cell'><disable_collisions link1='c' link2='a' reason='Default'/></robot>";
    let srdf = folder.file("arm.srdf", srdf);
    let (outcome, report) = json(&["check", &urdf, &srdf, "--json", "--no-timing"]);
    assert_eq!(outcome, Outcome::Clear);
    let (meet, left_out) = pairs_of_class(&report, "interferes");
    assert!(meet.is_empty());
    assert!(left_out.contains(&"a c: excluded <disable_collisions> Default".to_owned()));
}

#[test]
fn rigidly_connected_links_are_left_out_of_a_check() {
    let folder = Folder::new("still");
    let two = "<geom type='box' size='.5 .5 .5'/><geom type='box' size='.5 .5 .5' pos='.4 0 0'/>";
    let free = format!("<body name='a' pos='9 0 0'><freejoint/>{two}</body>");
    let base = "<body name='base'><geom type='box' size='.4 .4 .4' pos='.4 0 0'/></body>";
    let world = format!("<mujoco><worldbody>{two}{free}{base}</worldbody></mujoco>");
    let (meet, left_out) = interfering(&folder.file("world.xml", &world));
    assert!(meet.is_empty(), "{meet:?}");
    let expected = [
        "world world 2: neighbours ",
        "world base: neighbours base",
        "world 2 base: neighbours base",
        "a a 2: neighbours ",
    ];
    let mut sorted = left_out.clone();
    sorted.sort_unstable();
    let mut all = expected.to_vec();
    all.sort_unstable();
    assert_eq!(sorted, all);
    // Moving links are checked against the world, and so are links that a pair names.
    let moving = world.replace(
        "<body name='base'>",
        "<body name='base'><joint axis='0 0 1'/>",
    );
    assert_eq!(
        interfering(&folder.file("moving.xml", &moving)).0,
        ["world base", "world 2 base"]
    );
    let link = |name: &str, x: f64| {
        let shape = "<visual name='v'><geometry><box/></geometry></visual>";
        format!("<link name='{name}'><pose>{x} 0 0 0 0 0</pose>{shape}</link>")
    };
    let joint = "<joint name='j' type='revolute'><parent>b</parent><child>c</child><axis/></joint>";
    let links = [link("b", 0.0), link("c", 0.4), link("far", 9.0)].concat();
    let model = format!(
        "<sdf version='1.9'><model name='m'><static>True</static>{links}{joint}</model></sdf>"
    );
    let found = interfering(&folder.file("still.sdf", &model));
    assert_eq!(found, (vec![], vec!["b c: neighbours j".to_owned()]));
}

/// Returns a base and a post on the same world, and an arm on the base that turns through the post.
fn sweep(folder: &Folder) -> [String; 2] {
    let urdf = robot(&[
        "<link name='world'/>".to_owned(),
        boxed("post", "0.2 0.2 2"),
        boxed("base", "0.2 0.2 0.2"),
        link("arm", "2 0.1 0.1", "0.4 0.1 0.1"),
        joint("fixed", ["world", "post"], "0.8 0 0"),
        joint("fixed", ["world", "base"], "0 0 0"),
        joint("revolute", ["base", "arm"], "0 0 0.3"),
    ]);
    let keys = "time,cell/base-arm\n0,-1.5\n1,1.5\n";
    [
        folder.file("sweep.urdf", &urdf),
        folder.file("keys.csv", keys),
    ]
}

#[test]
fn motion_is_checked_against_obstacles_of_the_robot_file() {
    let folder = Folder::new("sweep");
    let [urdf, keys] = sweep(&folder);
    let (outcome, report) = json(&["motion", &urdf, "--keys", &keys, "--json"]);
    assert_eq!(outcome, Outcome::Failed);
    let (meet, left_out) = pairs_of_class(&report, "meets");
    assert_eq!(meet, ["post arm"]);
    assert_eq!(left_out, ["base arm: neighbours base-arm"]);
    // The collision shapes are shorter.
    let shapes = ["--link-shapes", "collision"];
    let words = ["motion", &urdf, "--keys", &keys, "--json"];
    let (outcome, report) = json(&[&words[..], &shapes[..]].concat());
    assert_eq!(outcome, Outcome::Clear);
    assert!(pairs_of_class(&report, "meets").0.is_empty());
    // A named pair is checked even if a joint connects it.
    let (outcome, report) = json(&[&words[..], &["--pairs", "arm:base"]].concat());
    assert_eq!((outcome, &report["asked"]), (Outcome::Clear, &1.into()));
    // The pair is clear, and never near.
    assert_eq!(report["pairs"], serde_json::json!([]));
    assert_eq!(pairs_of_class(&report, "clear").1, [""; 0]);
    refused(
        &[&words[..], &["--pairs", "arm:nothing"]].concat(),
        "cli-no-pair",
    );
}

#[test]
fn check_takes_the_shapes_of_links_that_are_asked_for() {
    let folder = Folder::new("shapes");
    let urdf = robot(&[
        boxed("base", "1 1 1"),
        link("far", "1 1 1", "3 1 1"),
        "<link name='frame'/>".to_owned(),
        boxed("tool", "0.1 0.1 0.1"),
        joint("fixed", ["base", "frame"], "0 0 5"),
        joint("fixed", ["frame", "tool"], "0 0 0"),
        joint("revolute", ["tool", "far"], "1.5 0 -5"),
    ]);
    let path = folder.file("arm.urdf", &urdf);
    let words = ["check", &path, "--json", "--no-timing"];
    for (shapes, expected) in [("visual", Outcome::Clear), ("collision", Outcome::Failed)] {
        let (outcome, _) = json(&[&words[..], &["--link-shapes", shapes]].concat());
        assert_eq!(outcome, expected, "{shapes}");
    }
    let (outcome, report) = json(&words);
    assert_eq!(outcome, Outcome::Clear);
    // A frame without a shape does not count as a link between two others.
    let expected = [
        "base tool: neighbours frame-tool",
        "far tool: neighbours tool-far",
    ];
    assert_eq!(pairs_of_class(&report, "clear").1, expected);
}

#[test]
fn what_mjcf_and_sdf_have_in_the_world_is_an_obstacle() {
    let folder = Folder::new("world");
    let hinge = "<joint name='turn' axis='0 0 1'/>";
    let body = |name: &str, at: &str, more: &str| {
        format!("<body name='{name}' pos='{at}'>{more}<geom type='box' size='0.5 0.1 0.1'/>")
    };
    let post = "<geom name='post' type='box' size='0.1 0.1 2' pos='0.9 0 0'/>";
    let arm = [
        body("link1", "0.5 0 0", hinge),
        body("link2", "0.8 0 0", "<joint name='bend' axis='0 0 1'/>"),
    ]
    .concat();
    let model = |world: &str, contact: &str| {
        format!(
            "<mujoco model='m'><worldbody>{world}{arm}</body></body></worldbody>{contact}</mujoco>"
        )
    };
    let world = folder.file("world.xml", &model(post, ""));
    let (meet, left_out) = interfering(&world);
    assert_eq!(meet, ["world link1", "world link2"]);
    assert_eq!(left_out, ["link1 link2: neighbours bend"]);
    let stand = format!("<body name='post'>{post}</body>");
    let stand = folder.file("stand.xml", &model(&stand, ""));
    assert_eq!(interfering(&stand).0, ["post link1", "post link2"]);
    let exclude = "<contact><exclude body1='world' body2='link1'/></contact>";
    let exclude = folder.file("exclude.xml", &model(post, exclude));
    let (meet, left_out) = interfering(&exclude);
    assert_eq!(meet, ["world link2"]);
    assert_eq!(left_out[0], "world link1: excluded <exclude>");
    // The arm turns through the post.
    let away = post.replace("0.9 0 0", "0 1.2 0");
    let away = folder.file("away.xml", &model(&away, ""));
    assert!(interfering(&away).0.is_empty());
    let keys = folder.file("keys.csv", "time,m/turn,m/bend\n0,0,0\n1,3,0\n");
    let (outcome, report) = json(&["motion", &away, "--keys", &keys, "--json"]);
    assert_eq!(outcome, Outcome::Failed);
    assert_eq!(pairs_of_class(&report, "meets").0, ["world link2"]);
    // Models of SDF are separate robots and obstacles.
    let shape = |size: &str| {
        format!("<visual name='v'><geometry><box><size>{size}</size></box></geometry></visual>")
    };
    let sdf = format!(
        "<sdf version='1.9'><world name='w'>\
         <model name='stand'><static>true</static><pose>0.9 0 0 0 0 0</pose><link name='post'>{}</link></model>\
         <model name='arm'><link name='base'>{}</link><link name='link1'><pose>0.5 0 0 0 0 0</pose>{}</link>\
         <joint name='weld' type='fixed'><parent>world</parent><child>base</child></joint>\
         <joint name='turn' type='revolute'><parent>base</parent><child>link1</child><axis><xyz>0 0 1</xyz></axis></joint>\
         </model></world></sdf>",
        shape("0.2 0.2 4"),
        shape("0.2 0.2 0.2"),
        shape("1 0.2 0.2"),
    );
    let (meet, left_out) = interfering(&folder.file("cell.sdf", &sdf));
    assert_eq!(meet, ["post link1"]);
    assert_eq!(left_out, ["base link1: neighbours turn"]);
}

#[test]
fn part_inside_another_is_a_contact_from_the_start() {
    let folder = Folder::new("inside");
    let urdf = robot(&[
        "<link name='world'/>".to_owned(),
        boxed("shell", "4 4 4"),
        boxed("base", "0.1 0.1 0.1"),
        boxed("arm", "0.4 0.1 0.1"),
        joint("fixed", ["world", "shell"], "0 0 0"),
        joint("fixed", ["world", "base"], "9 0 0"),
        joint("revolute", ["base", "arm"], "-9 0 0"),
    ]);
    let path = folder.file("inside.urdf", &urdf);
    let keys = folder.file("keys.csv", "time,cell/base-arm\n0,-1\n1,1\n");
    let words = ["motion", &path, "--keys", &keys];
    let (outcome, report) = json(&[&words[..], &["--json"]].concat());
    assert_eq!(outcome, Outcome::Failed);
    assert_eq!(pairs_of_class(&report, "meets").0, ["shell arm"]);
    let pair = &report["pairs"][0];
    let whole = serde_json::json!([{"from": 0.0, "to": 1.0, "certain": true}]);
    assert_eq!(pair["intervals"], whole);
    assert_eq!(pair["first"]["time"], 0.0);
    assert_eq!(pair["first"]["triangles"], serde_json::json!([]));
    assert_eq!(pair["nearest"]["clearance"], 0.0);
    let (_, table) = nearpoint(&words);
    assert!(
        table.contains("0.000 to 1.000 s, one inside the other"),
        "{table}"
    );
    // Shards give the same result.
    let place = folder.path("plan");
    let plan = [
        "plan", &path, "--motion", "--keys", &keys, "--shards", "2", "--out", &place,
    ];
    assert!(nearpoint(&plan).0.is_ok());
    for shard in ["0", "1"] {
        assert!(nearpoint(&["run-shard", &place, shard]).0.is_ok());
    }
    let (outcome, merged) = json(&["merge", &place, "--json"]);
    assert_eq!(
        (outcome, &merged["pairs"]),
        (Outcome::Failed, &report["pairs"])
    );
}
