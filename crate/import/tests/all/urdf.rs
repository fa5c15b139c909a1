//! Tests robots: the shipped one, links and joints, primitives and colours.

use crate::common::robot::{arm, check_places, irb4400, one_link, urdf};
use crate::common::{
    bounds, counts, has, names, public, read_all, read_as, says, unit_guess, volume, warned,
};
use nearpoint_geometry::nalgebra::Vector3;
use nearpoint_geometry::{Point, Pose};
use nearpoint_import::{Import, ImportOptions, LinkShapes, Unit, Up};
use nearpoint_motion::robot::JointKind;

fn with_shapes(files: &[(String, Vec<u8>)], link_shapes: LinkShapes) -> Import {
    let files = files.iter().map(|(path, bytes)| (&**path, &**bytes));
    let options = ImportOptions {
        link_shapes,
        ..ImportOptions::default()
    };
    read_as(&files.collect::<Vec<_>>(), &options).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn irb_4400_matches_its_files() {
    let import = with_shapes(&irb4400(), LinkShapes::Visual);
    assert_eq!(import.warnings, Vec::new());
    assert_eq!((import.unit, import.up), (Unit::M, Up::Z));
    let guess = unit_guess(&import);
    assert_eq!(guess.as_deref(), Some("URDF files are in metres."));
    let links = [
        "base_link",
        "link_1",
        "link_2",
        "link_3",
        "link_4",
        "link_5",
        "link_6",
    ];
    assert_eq!(names(&import), links);
    assert_eq!(counts(&import).iter().sum::<usize>(), 11_696);
    for part in &import.parts {
        assert_eq!(part.group, ["abb_irb4400l_30_243"]);
        let red = if part.name == "link_6" { 0.1 } else { 0.96 };
        assert_eq!(part.colour.unwrap()[0], red);
        assert_eq!(import.parts[0].file, part.file);
    }
    let [found] = &import.robots[..] else {
        panic!("{} robots", import.robots.len());
    };
    let robot = &found.robot;
    assert_eq!(
        (robot.name(), robot.degrees_of_freedom()),
        ("abb_irb4400l_30_243", 6)
    );
    let description = robot.description();
    assert_eq!(description.links.len(), 9);
    assert_eq!(description.links[robot.root()], "base_link");
    let on: Vec<_> = found.parts.iter().map(|p| (p.part, p.link)).collect();
    assert_eq!(on, (0..7).map(|n| (n, n)).collect::<Vec<_>>());
    check_places(&import);
    let limits: Vec<_> = robot
        .free_joints()
        .map(|joint| joint.limits.unwrap())
        .collect();
    assert_eq!((limits[1].lower, limits[1].upper), (-1.2217, 1.658));
    let speeds = robot.free_joints().map(|joint| joint.max_speed.unwrap());
    assert_eq!(speeds.fold(0.0, f64::max), 5.7596);
    let at_zero = robot.forward_kinematics(&[0.0; 6]);
    let mut links = description.links.iter();
    let link_6 = links.position(|link| link == "link_6").unwrap();
    let sum = Vector3::new(0.2 + 1.38, 0.0, 0.68 + 0.89 + 0.15);
    assert!((at_zero[link_6].translation.vector - sum).amax() < 1e-15);
    assert_eq!(at_zero[link_6].rotation, Pose::identity().rotation);
}

#[test]
fn collision_shapes_are_read_if_requested() {
    let import = with_shapes(&irb4400(), LinkShapes::Collision);
    assert_eq!(import.parts.len(), 7);
    assert_eq!(import.warnings, Vec::new());
    assert_eq!(counts(&import).iter().sum::<usize>(), 604);
    // A link without the wanted shape gets the other.
    let text = one_link("<collision><geometry><box size='1 2 3'/></geometry></collision>");
    assert_eq!(counts(&urdf(&text, &[])), [12]);
}

#[test]
fn newer_format_features_need_their_version() {
    let text = |version: &str| {
        format!(
            "<robot name='r' version='{version}'><link name='a'><visual><origin quat_xyzw='0 0 1 0'/><geometry><box size='1 1 1'/></geometry></visual></link><link name='b'/>\
            <joint name='j' type='revolute'><parent link='a'/><child link='b'/><limit effort='1'/></joint></robot>"
        )
    };
    let old = urdf(&text("1.0"), &[]);
    assert_eq!(old.warnings.len(), 2, "{:?}", old.warnings);
    assert_eq!(old.parts[0].pose, Pose::identity());
    let joint = |import: &Import| import.robots[0].robot.description().joints[0].clone();
    assert_eq!(joint(&old).limits.unwrap().upper, 0.0);
    let new = urdf(&text("1.2"), &[]);
    assert_eq!(new.warnings, Vec::new());
    assert_eq!(new.parts[0].pose.rotation.k, 1.0);
    assert_eq!(joint(&new).limits, None);
}

#[test]
fn joints_carry_turn_slide_and_follow() {
    let import = urdf(&arm(), &[]);
    check_places(&import);
    let robot = &import.robots[0].robot;
    let kinds: Vec<_> = robot.description().joints.iter().map(|j| j.kind).collect();
    use JointKind::{Continuous, Fixed, Prismatic, Revolute};
    assert_eq!(kinds, [Revolute, Continuous, Prismatic, Prismatic, Fixed]);
    assert_eq!(robot.degrees_of_freedom(), 3);
    let joints = &robot.description().joints;
    assert_eq!(joints[0].max_speed, Some(2.0));
    assert_eq!(joints[0].axis, [0.0, 1.0, 0.0]);
    assert_eq!(joints[1].axis, [1.0, 0.0, 0.0], "where none is said");
    assert_eq!((joints[1].limits, joints[1].max_speed), (None, None));
    let mimic = joints[3].mimic.unwrap();
    assert_eq!(
        (mimic.joint, mimic.multiplier, mimic.offset),
        (2, -1.0, 0.01)
    );
    // The file's rest value of the first joint is 0, outside its limits.
    assert_eq!(robot.default_values(), [0.0; 3]);
    let outside = import.warnings.iter();
    let outside = outside.filter(|warning| says(warning, "“shoulder”"));
    assert_eq!(outside.count(), 1, "{:?}", import.warnings);
    // Roll, pitch and yaw rotate about the fixed axes x, then y, then z.
    let turned = joints[4].origin * Point::new(0.0, 1.0, 0.0);
    let off = turned - Point::new(0.0, 0.0, 1.1);
    assert!(off.amax() < 1e-12, "{turned}");
}

#[test]
fn primitives_have_their_sizes() {
    let shape = |geometry: &str| format!("<visual><geometry>{geometry}</geometry></visual>");
    let shapes = shape("<box size='0.1 0.2 0.3'/>")
        + &shape("<cylinder radius='0.5' length='2'/>")
        + &shape("<sphere radius='2'/>")
        + &shape("<capsule radius='0.5' length='1'/>");
    let import = urdf(&one_link(&shapes), &[]);
    let pi = std::f64::consts::PI;
    let exact = [0.006, pi / 2.0, 32.0 / 3.0 * pi, pi / 4.0 + pi / 6.0];
    for (part, exact) in exact.into_iter().enumerate() {
        let volume = volume(&import, part) / 6.0;
        assert!(
            volume <= exact * (1.0 + 1e-6) && volume > 0.995 * exact,
            "{part}: {volume}, not {exact}"
        );
    }
    assert_eq!(bounds(&import, 0)[1].z, 0.15);
    warned(&import, &["3 of its shapes are round"]);
}

#[test]
fn colours_are_defined_in_place_or_by_name() {
    let text = "<robot name='r'><material name='grey'><color rgba='0.5 0.5 0.5 1'/></material>\
        <link name='base'>\
        <visual><geometry><box size='1 1 1'/></geometry><material name='grey'/></visual>\
        <visual><geometry><box size='1 1 1'/></geometry><material name=''><color rgba='1 0 2 0.5'/></material></visual>\
        <visual><geometry><box size='1 1 1'/></geometry><material name='green'/></visual>\
        <visual><geometry><box size='1 1 1'/></geometry></visual>\
        </link></robot>";
    let import = urdf(text, &[]);
    let colours: Vec<_> = import.parts.iter().map(|part| part.colour).collect();
    let grey = Some([0.5, 0.5, 0.5, 1.0]);
    assert_eq!(colours, [grey, Some([1.0, 0.0, 1.0, 0.5]), None, None]);
    assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    warned(&import, &["green"]);
}

#[test]
fn the_shipped_description_is_read_from_inside_any_folder() {
    let base = irb4400();
    for prefix in ["", "abb/", "a/b/c/"] {
        let moved: Vec<_> = (base.iter())
            .map(|(path, bytes)| match path.ends_with(".urdf") {
                true => ("irb4400.urdf".to_owned(), bytes.clone()),
                false => (format!("{prefix}{path}"), bytes.clone()),
            })
            .collect();
        assert_eq!(with_shapes(&moved, LinkShapes::Visual).parts.len(), 7);
    }
    assert!(public("NOTICE.md").windows(7).any(|w| w == b"irb4400"));
}

/// Returns a box on a child link, 2 m off.
fn carried(joint: &str, shapes: &str) -> String {
    let cube = "<visual><geometry><box size='1 1 1'/></geometry></visual>";
    format!(
        "<robot name='r'><link name='a'>{cube}</link><link name='b'>{cube}{shapes}</link>\
        <joint name='j' type='prismatic'><parent link='a'/><child link='b'/><origin xyz='2 0 0'/><axis xyz='1 0 0'/>{joint}</joint></robot>"
    )
}

#[test]
fn reversed_joint_limits_are_ignored_with_a_warning() {
    let import = urdf(&carried("<limit lower='1' upper='-1'/>", ""), &[]);
    let joint = &import.robots[0].robot.description().joints[0];
    assert_eq!(joint.limits, None);
    warned(&import, &["lower limit 1"]);
    let import = urdf(&carried("<limit lower='1' upper='1'/>", ""), &[]);
    let limits = import.robots[0].robot.description().joints[0].limits;
    assert_eq!(limits.map(|limits| limits.lower), Some(1.0));
}

#[test]
fn shapes_of_no_size_are_left_out_with_a_warning() {
    let limit = "<limit lower='0' upper='1'/>";
    for shape in [
        "<sphere radius='0'/>",
        "<cylinder radius='0' length='1'/>",
        "<cylinder radius='1' length='0.0'/>",
        "<box size='1 0 1'/>",
        "<capsule radius='-0' length='1'/>",
    ] {
        let shapes = format!("<visual><geometry>{shape}</geometry></visual>");
        let import = urdf(&carried(limit, &shapes), &[]);
        assert_eq!(names(&import), ["a", "b"], "{shape}");
        warned(&import, &["“b” was left out"]);
    }
}

#[test]
fn joints_that_follow_none_are_free() {
    let joint = "<limit lower='0' upper='1'/><mimic joint='k'/>";
    let import = urdf(&carried(joint, ""), &[]);
    assert_eq!(import.robots[0].robot.degrees_of_freedom(), 1);
    warned(&import, &["follows “k”"]);
}

#[test]
fn the_declaration_may_come_late_and_text_be_in_utf_16() {
    let text = carried("<limit lower='0' upper='1'/>", "");
    let declared = "<?xml version='1.0' encoding='utf-8'?><!-- a -- b --->";
    for before in ["\n", " \r\n\t", "\u{feff}", "\u{feff}\n\u{feff}"] {
        let text = format!("{before}{declared}\n{text}");
        assert_eq!(names(&urdf(&text, &[])), ["a", "b"], "{before:?}");
        let broken = text.replace("</robot>", "</arm>");
        let error = read_all(&[("arm.urdf", broken.as_bytes())]).unwrap_err();
        let line = before.matches('\n').count() + 2;
        has(&error, &[&format!("line {line}")]);
    }
    for unit in [u16::to_le_bytes, u16::to_be_bytes] {
        let wide = format!("\u{feff}{declared}{text}");
        let wide: Vec<u8> = wide.encode_utf16().flat_map(unit).collect();
        let import = read_all(&[("robot.xml", &wide)]).unwrap();
        assert_eq!(names(&import), ["a", "b"]);
    }
}
