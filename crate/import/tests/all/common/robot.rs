//! Provides robots for tests.

use super::{public, read_all};
use nearpoint_import::{AllowedReason, Import, PairRule};
use std::path::Path;

/// Returns the shipped robot's files by path.
pub fn irb4400() -> Vec<(String, Vec<u8>)> {
    let urdf = "irb4400/irb4400.urdf".to_owned();
    let mut files = vec![(urdf.clone(), public(&urdf))];
    let meshes = "irb4400/abb_irb4400_support/meshes/irb4400l_30_243";
    for kind in ["visual", "collision"] {
        for link in [
            "base_link",
            "link_1",
            "link_2",
            "link_3",
            "link_4",
            "link_5",
            "link_6",
        ] {
            let path = format!("{meshes}/{kind}/{link}.stl");
            files.push((path.clone(), public(&path)));
        }
    }
    assert!(
        files
            .iter()
            .all(|(path, _)| Path::new(path).extension().is_some())
    );
    files
}

/// Returns a small robot with a joint of every kind, and links that are primitives.
pub fn arm() -> String {
    let link = |name: &str, geometry: &str| {
        format!("<link name='{name}'><visual><geometry>{geometry}</geometry></visual></link>\n")
    };
    let joint = |name: &str, kind: &str, ends: [&str; 2], rest: &str| {
        let [parent, child] = ends;
        format!(
            "<joint name='{name}' type='{kind}'><parent link='{parent}'/><child link='{child}'/>{rest}</joint>\n"
        )
    };
    [
        "<?xml version='1.0' encoding='utf-8'?>\n<robot name='arm'>\n".to_owned(),
        link("base", "<box size='1 1 0.1'/>"),
        link("upper", "<cylinder radius='0.1' length='1'/>"),
        link("wrist", "<sphere radius='0.1'/>"),
        link("left", "<box size='0.1 0.2 0.3'/>"),
        link("right", "<box size='0.1 0.2 0.3'/>"),
        "<link name='tool'/>\n".to_owned(),
        joint(
            "shoulder",
            "revolute",
            ["base", "upper"],
            "<axis xyz='0 1 0'/><limit lower='0.5' upper='2' velocity='2' effort='1'/>",
        ),
        joint("turn", "continuous", ["upper", "wrist"], "<origin xyz='0 0 1'/><limit velocity='0' effort='0'/>"),
        joint("grip", "prismatic", ["wrist", "left"], "<limit lower='0' upper='0.04'/>"),
        joint(
            "follow",
            "prismatic",
            ["wrist", "right"],
            "<limit lower='-0.04' upper='0.04'/><mimic joint='grip' multiplier='-1' offset='0.01'/>",
        ),
        joint(
            "flange",
            "fixed",
            ["wrist", "tool"],
            "<origin xyz='0 0 0.1' rpy='1.570796326794897 0 1.570796326794897'/>",
        ),
        "</robot>\n".to_owned(),
    ]
    .concat()
}

/// Reads a robot with these files beside it.
pub fn urdf(text: &str, files: &[(&str, &[u8])]) -> Import {
    let mut all = vec![("arm.urdf", text.as_bytes())];
    all.extend(files);
    read_all(&all).unwrap_or_else(|e| panic!("{e}"))
}

/// Returns a robot of one link with these shapes.
pub fn one_link(shapes: &str) -> String {
    format!("<robot name='one'><link name='base'>{shapes}</link></robot>")
}

/// Returns the names of the movable joints of the first robot.
pub fn free(import: &Import) -> Vec<&str> {
    let joints = import.robots[0].robot.free_joints();
    joints.map(|joint| joint.name.as_str()).collect()
}

/// Checks that the poses of parts follow from the robot at rest.
pub fn check_places(import: &Import) {
    for robot in &import.robots {
        let links = robot
            .robot
            .forward_kinematics(&robot.robot.default_values());
        for part in &robot.parts {
            assert_eq!(
                import.parts[part.part].pose,
                links[part.link] * part.in_link
            );
        }
    }
}

/// Returns the rules about pairs of parts, by their names, with the reason why they may meet, or a dash if they may
/// not.
pub fn rules(import: &Import) -> Vec<String> {
    let rule = |rule: &PairRule| {
        let [a, b] = rule.parts.map(|part| &import.parts[part].name);
        let why = match &rule.allowed_reason {
            Some(AllowedReason::Excluded { source }) => source.clone(),
            Some(AllowedReason::Adjacent { joint }) => format!("joint {joint:?}"),
            Some(other) => panic!("{other:?}"),
            None => "-".to_owned(),
        };
        format!("{a} {b}: {why}")
    };
    let mut rules: Vec<String> = import.rules.iter().map(rule).collect();
    rules.sort();
    rules
}
