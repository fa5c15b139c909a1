//! Tests MuJoCo's models: bodies, defaults, frames, joints in a row, and which geoms are visible.

use crate::common::robot::free;
use crate::common::{
    block, bounds, has, names, read_all, read_as, read_one, says, stl_binary, unit_guess, volume,
    warned, warns,
};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_import::{Import, ImportOptions, LinkShapes, Unit, Up};
use nearpoint_message::Message;
use nearpoint_motion::robot::JointKind;

fn model(text: &str) -> Import {
    read_one("model.xml", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn centre(pose: &Pose) -> Vector {
    pose.translation.vector
}

#[track_caller]
fn near(found: &Pose, at: [f64; 3]) {
    let off = (centre(found) - Vector::from(at)).amax();
    assert!(off < 1e-6, "{} instead of {at:?}", centre(found));
}

/// The expected positions are those of MuJoCo 4.0 for these geoms and values, to six digits.
#[test]
fn a_model_with_everything_is_as_mujoco_has_it() {
    let text = "<mujoco model='腕'>
      <compiler angle='radian' eulerseq='ZYx' meshdir='m'/>
      <default>
        <geom rgba='1 0 0 1'/>
        <default class='arm'><joint axis='0 1 0' range='-2 2' pos='0.01 0.02 0.03'/><geom type='capsule' size='0.05 0.1'/>
          <default class='tip'><geom type='box' size='0.1 0.2 0.3' euler='0.1 0.2 0.3'/></default></default>
      </default>
      <asset><mesh name='b' file='b.stl' scale='0.1 0.2 -0.3' refpos='1 2 3'/><mesh file='c.stl' scale='0.1 0.1 0.1' refpos='1 2 3' refquat='1 2 3 4'/></asset>
      <worldbody>
        <geom type='plane' size='1 1 1'/>
        <geom type='cylinder' size='0.2 0.05' pos='0 0 0.05'/>
        <body name='a' pos='0 0 0.1' euler='0.4 -0.2 0.9' childclass='arm'>
          <joint name='j1' ref='0.3'/>
          <joint name='j2' type='slide' axis='1 1 0' pos='0 0 0' ref='0.1'/>
          <joint name='j2b' axis='1 0 0'/>
          <geom fromto='0 0 0 0.1 0.2 0.3'/>
          <geom class='tip' fromto='0 0 0 -0.1 0.2 -0.3' size='0.07'/>
          <frame pos='0.2 0.1 0.4' axisangle='1 1 0 0.7'>
            <geom type='ellipsoid' size='0.1 0.2 0.3' zaxis='1 2 -3' rgba='.5 .5 .5 1'/>
            <body name='b' pos='0.1 0 0.3' xyaxes='1 1 0 -1 1 0.2'>
              <frame euler='0.3 0.2 0.1' pos='0.05 0.06 0.07'><joint name='j3' axis='0 0 1'/></frame>
              <geom class='tip'/>
              <geom type='mesh' mesh='b' pos='0.1 0.2 0.3' quat='1 0.3 0.2 0.1'/>
              <geom type='mesh' mesh='c' pos='0.1 0.2 0.3' quat='1 0.3 0.2 0.1'/>
              <body pos='0 0 0.2'><geom type='sphere' size='0.1' pos='0 0.1 0'/></body>
            </body>
          </frame>
        </body>
        <body name='loose' pos='2 2 2' quat='1 1 0 0'><freejoint/><geom type='box' size='0.1 0.1 0.1'/></body>
      </worldbody>
    </mujoco>";
    // In MuJoCo, the mesh was a tetrahedron with these corners; the expected position is that of their mean.
    let soup = nearpoint_geometry::shape::Soup {
        positions: vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 3.0]],
        triangles: vec![[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]],
        ..Default::default()
    };
    let mesh = stl_binary(&soup);
    let files: [(&str, &[u8]); 3] = [
        ("p/model.xml", text.as_bytes()),
        ("p/m/b.stl", &mesh),
        ("p/m/c.stl", &mesh),
    ];
    let import = read_all(&files).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((import.unit, import.up), (Unit::M, Up::Z));
    let guess = unit_guess(&import);
    assert_eq!(guess.as_deref(), Some("MJCF files are in metres."));
    assert_eq!(import.warnings.len(), 2, "{:?}", import.warnings);
    warned(&import, &["line 10: the plane of “world”"]);
    let parts = [
        "world", "a", "a 2", "a 3", "b", "b 2", "b 3", "body", "loose",
    ];
    assert_eq!(names(&import), parts);
    let [robot] = &import.robots[..] else {
        panic!("{} robots", import.robots.len());
    };
    assert_eq!(robot.robot.description().links.len(), 6);
    let links = robot.robot.forward_kinematics(&[0.5, 0.2, -0.4, 1.1]);
    // The world's own geoms belong to no robot.
    near(&import.parts[0].pose, [0.0, 0.0, 0.05]);
    let expected = [
        [0.053319, 0.111265, 0.333969],
        [-0.082842, 0.165888, 0.053833],
        [0.223443, 0.100745, 0.570501],
        [0.506645, 0.151251, 0.735697],
        [1.220445, 0.406577, 1.118514],
        [0.572599, -0.002753, 0.704092],
        [0.660865, 0.001151, 0.796412],
    ];
    assert_eq!(robot.parts.len(), expected.len());
    for (part, expected) in robot.parts.iter().zip(expected) {
        let mesh = &import.meshes[import.parts[part.part].mesh];
        let pose = links[part.link] * part.in_link;
        let sum: Vector = mesh.vertices().iter().map(|v| (pose * v).coords).sum();
        let off = (sum / mesh.vertices().len() as f64 - Vector::from(expected)).amax();
        assert!(off < 1e-6, "{}: {off}", import.parts[part.part].name);
    }
    let turned = (links[robot.parts[1].link] * robot.parts[1].in_link).rotation;
    let mujoco = [0.83224, 0.41581, 0.24041, 0.27693];
    let found = [turned.w, turned.i, turned.j, turned.k];
    let sign = found[0].signum();
    assert!(
        found
            .iter()
            .zip(mujoco)
            .all(|(a, b)| (a * sign - b).abs() < 1e-5),
        "{found:?}"
    );
    near(&import.parts[8].pose, [2.0, 2.0, 2.0]);
    assert_eq!(import.parts[8].group, ["loose"]);
    assert_eq!(import.parts[3].colour, Some([0.5, 0.5, 0.5, 1.0]));
    assert!(
        volume(&import, 5) > 0.0,
        "a mirrored mesh keeps its outside"
    );
}

#[test]
fn missing_attributes_come_from_classes() {
    let import = model(
        "<mujoco><compiler autolimits='false'/>
        <default><geom type='box' size='1 1 1'/><material rgba='0 1 0 1'/>
          <default class='関節'><joint type='slide' range='0 3' limited='true'/><geom size='2 2 2'/>
            <default class='deep'><joint axis='1 0 0'/></default></default></default>
        <default><default class='関節'><geom rgba='1 0 1 1'/></default></default>
        <asset><material name='g'/><material name='r' class='deep' rgba='1 0 0 1'/></asset>
        <worldbody><body name='a' childclass='関節'>
          <joint name='x' class='deep'/><joint name='z'/><joint name='plain' class='main' range='0 90'/>
          <geom/><geom class='main' material='g'/>
          <body name='b'><geom material='r' size='3 3 3'/></body>
          <body name='c' childclass='main'><geom/></body></body></worldbody></mujoco>",
    );
    let joints: Vec<_> = (import.robots[0].robot.free_joints())
        .map(|joint| {
            (
                joint.name.as_str(),
                joint.kind,
                joint.axis,
                joint.limits.map(|l| l.upper),
            )
        })
        .collect();
    let (slide, z) = (JointKind::Prismatic, [0.0, 0.0, 1.0]);
    let expected = [
        ("x", slide, [1.0, 0.0, 0.0], Some(3.0)),
        ("z", slide, z, Some(3.0)),
        ("plain", JointKind::Continuous, z, None),
    ];
    assert_eq!(joints, expected);
    let volumes: Vec<_> = (0..4)
        .map(|part| (volume(&import, part) / 6.0).cbrt())
        .collect();
    for (found, expected) in volumes.iter().zip([4.0, 2.0, 6.0, 2.0]) {
        assert!((found - expected).abs() < 1e-9, "{volumes:?}");
    }
    let violet = Some([1.0, 0.0, 1.0, 1.0]);
    let colours: Vec<_> = import.parts.iter().map(|part| part.colour).collect();
    assert_eq!(colours, [violet, Some([0.0, 1.0, 0.0, 1.0]), violet, None]);
}

#[test]
fn visual_and_collision_geoms_are_distinguished() {
    let text = "<mujoco><worldbody>
        <body name='a'><geom name='seen' group='2' contype='0' conaffinity='0' type='sphere' size='1'/><geom group='3' type='box' size='1 1 1'/></body>
        <body name='b'><geom group='3' type='box' size='1 1 1'/></body>
        <body name='c'><geom type='capsule' size='1 1'/></body>
        </worldbody></mujoco>";
    let triangles = |link_shapes| {
        let options = ImportOptions {
            link_shapes,
            ..ImportOptions::default()
        };
        let import = read_as(&[("m.xml", text.as_bytes())], &options).unwrap();
        assert!(import.robots.is_empty(), "nothing of it moves");
        let counts = crate::common::counts(&import);
        counts.iter().map(|&count| count == 12).collect::<Vec<_>>()
    };
    assert_eq!(triangles(LinkShapes::Visual), [false, true, false]);
    assert_eq!(triangles(LinkShapes::Collision), [true, true, false]);
}

#[test]
fn files_include_others_and_only_what_is_included_by_none_is_read() {
    let scene = "<mujoco model='scene'><include file='parts/arm.xml'/><worldbody><geom type='box' size='1 1 1'/></worldbody></mujoco>";
    let arm = "<mujoco model='arm'><default><geom type='box'/></default><worldbody><body name='arm' pos='0 0 1'><include file='joint.xml'/><geom size='1 1 1'/></body></worldbody></mujoco>";
    let joint = "<mujocoinclude><joint name='j'/></mujocoinclude>";
    let import = read_all(&[
        ("p/parts/arm.xml", arm.as_bytes()),
        ("p/scene.xml", scene.as_bytes()),
        ("p/parts/joint.xml", joint.as_bytes()),
    ])
    .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(names(&import), ["world", "arm"]);
    assert_eq!(import.warnings, Vec::new());
    assert_eq!(import.robots[0].robot.name(), "scene");
    assert_eq!(import.parts[0].file, 1);
    near(&import.parts[1].pose, [0.0, 0.0, 1.0]);
}

#[test]
fn joints_follow_others_and_what_one_number_cannot_move_is_fixed() {
    let import = model(
        "<mujoco><worldbody><body name='palm'><geom size='0.1'/>
          <body name='left'><joint name='l' type='slide' range='0 1' ref='0.2'/><geom size='0.1'/></body>
          <body name='right'><joint name='r' type='slide' range='0 1'/><geom size='0.1'/></body>
          <body name='eye'><joint name='ball' type='ball'/><geom size='0.1'/></body></body></worldbody>
        <equality><joint joint1='r' joint2='l' polycoef='0.1 2 0 0 0'/><weld body1='left' body2='right'/></equality></mujoco>",
    );
    let robot = &import.robots[0].robot;
    assert_eq!(robot.degrees_of_freedom(), 1);
    let mut joints = robot.description().joints.iter();
    let mimic = joints.find_map(|joint| joint.mimic).unwrap();
    assert_eq!(mimic.multiplier, 2.0);
    assert!((mimic.offset - (0.1 - 2.0 * 0.2)).abs() < 1e-12);
    warned(&import, &["ball joint of “eye”"]);
    warned(&import, &["closes a loop"]);
    // A value of 0 is 0.2 before the pose of the model.
    let mut links = robot.description().links.iter();
    let left = links.position(|link| link == "left").unwrap();
    let at = robot.forward_kinematics(&[0.0])[left] * Point::origin();
    assert!((at.z + 0.2).abs() < 1e-12, "{at}");
}

#[test]
fn meshes_are_found_in_the_compiler_folder() {
    let block = stl_binary(&block());
    let text = |compiler: &str, file: &str| {
        format!(
            "<mujoco><compiler {compiler}/><asset><mesh file='{file}'/></asset><worldbody><geom type='mesh' mesh='a'/></worldbody></mujoco>"
        )
    };
    for (compiler, file, path) in [
        ("", "a.stl", "a.stl"),
        ("meshdir='assets/'", "a.stl", "assets/a.stl"),
        ("assetdir='assets'", "sub/a.stl", "assets/sub/a.stl"),
        ("meshdir='../m' strippath='true'", "C:\\x\\a.stl", "m/a.stl"),
    ] {
        let text = text(compiler, file);
        let files: [(&str, &[u8]); 2] = [("model.xml", text.as_bytes()), (path, &block)];
        let import = read_all(&files).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(names(&import), ["world"], "{compiler}");
    }
    let text = text("", "a.msh");
    let error = read_all(&[("model.xml", text.as_bytes()), ("a.msh", b"\x04\0\0\0")]).unwrap_err();
    let error = error.to_string();
    has(&error, &["a.msh", "Convert it"]);
}

/// Returns the centres of the only robot's parts for these values, or as imported for none.
fn middles(import: &Import, values: Option<&[f64]>) -> Vec<[f64; 3]> {
    let [robot] = &import.robots[..] else {
        panic!("{} robots", import.robots.len());
    };
    let values = values.map_or_else(|| robot.robot.default_values(), <[f64]>::to_vec);
    let links = robot.robot.forward_kinematics(&values);
    let pose = |at: &nearpoint_import::LinkPart| links[at.link] * at.in_link;
    robot
        .parts
        .iter()
        .map(|at| centre(&pose(at)).into())
        .collect()
}

#[track_caller]
fn all_near(found: &[[f64; 3]], expected: &[[f64; 3]]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        let off = (Vector::from(*found) - Vector::from(*expected)).amax();
        assert!(off < 1e-6, "{found:?} instead of {expected:?}");
    }
}

/// The positions are those of MuJoCo 4.0 at `qpos0`, and for other values.
#[test]
fn joints_rest_at_their_reference_even_outside_their_range() {
    let import = model(
        "<mujoco><worldbody><body name='a' pos='0 0 1' euler='0 0 30'>
          <joint name='h' axis='0 1 0' pos='0.1 0 0' ref='90' range='100 120'/>
          <joint name='s' type='slide' axis='1 1 0' ref='0.3' range='-1 0'/><geom type='box' size='.1 .1 .1' pos='1 0 0'/>
          <body name='b' pos='0.5 0 0.2'><joint name='k' axis='1 0 0' range='20 60' springref='40'/><geom size='.1' pos='0 0.4 0'/></body>
        </body></worldbody><keyframe><key qpos='1.8 -0.4 0.7'/></keyframe></mujoco>",
    );
    let robot = &import.robots[0].robot;
    assert_eq!(
        robot.default_values(),
        [std::f64::consts::FRAC_PI_2, 0.3, 0.0]
    );
    all_near(
        &middles(&import, None),
        &[[0.866025, 0.5, 1.0], [0.233013, 0.59641, 1.2]],
    );
    all_near(
        &middles(&import, Some(&[1.8, -0.4, 0.7])),
        &[
            [0.675679, -0.181444, 0.907977],
            [0.191078, -0.107963, 1.467296],
        ],
    );
    crate::common::robot::check_places(&import);
    let outside = |name: &str| {
        let warnings = import.warnings.iter();
        warnings
            .filter(|w| says(&w, "robot-joint-stands-file") && w.to_string().contains(name))
            .count()
    };
    assert_eq!(["“h”", "“s”", "“k”"].map(outside), [1; 3]);
    // A rest value outside the limits is allowed, and so are values between it and the limits, but none beyond.
    assert_eq!(robot.check_values(&robot.default_values()), Ok(()));
    assert_eq!(robot.clamped(&[1.6, 0.1, 0.2]), [1.6, 0.1, 0.2]);
    assert!(robot.check_values(&[1.5, 0.3, 0.0]).is_err());
}

#[test]
fn boxes_with_references_are_apart_as_they_are_drawn() {
    let import = model(
        "<mujoco><worldbody>
        <body name='a' pos='0 0 1'><joint name='ax' type='slide' axis='1 0 0' ref='1'/><geom type='box' size='.2 .2 .2'/></body>
        <body name='b' pos='2 0 1'><joint name='bx' type='slide' axis='1 0 0' ref='3'/><geom type='box' size='.2 .2 .2'/></body>
        <body name='c' pos='0 5 0'><joint type='ball' ref='1'/><geom size='.2'/></body>
        </worldbody></mujoco>",
    );
    for (part, at) in import
        .parts
        .iter()
        .zip([[0.0, 0.0, 1.0], [2.0, 0.0, 1.0], [0.0, 5.0, 0.0]])
    {
        near(&part.pose, at);
    }
}

#[test]
fn ranges_that_do_not_go_up_are_no_limits() {
    let limits = |range: &str| {
        let import = model(&format!(
            "<mujoco><worldbody><body name='a'><joint type='slide' {range}/><geom size='1'/></body></worldbody></mujoco>"
        ));
        let limits = import.robots[0].robot.description().joints[0].limits;
        (limits.is_some(), import.warnings.len())
    };
    // The round shape causes one of the warnings.
    assert_eq!(limits("range='2 1'"), (false, 2));
    assert_eq!(limits("range='1 1'"), (false, 2));
    assert_eq!(limits("range='0 0'"), (false, 1));
    assert_eq!(limits("range='-1 1'"), (true, 1));
}

/// MuJoCo subtracts the reference and rotates back before it scales the mesh.
#[test]
fn meshes_may_be_turned_and_scaled_differently_along_their_axes() {
    // A cube of size 1 whose lowest corner is the reference.
    let mut cube = block();
    for position in &mut cube.positions {
        let [x, y, z] = *position;
        *position = [x + 1.5, y / 2.0 + 2.5, z / 3.0 + 3.5];
    }
    let file = stl_binary(&cube);
    let corners: Vec<_> = cube
        .positions
        .as_flattened()
        .iter()
        .map(f64::to_string)
        .collect();
    let inline = format!("vertex='{}'", corners.join(" "));
    for (source, scale, low, high) in [
        (
            "file='mesh.stl'",
            "2 3 4",
            [0.0, -3.0, 0.0],
            [2.0, 0.0, 4.0],
        ),
        (
            "file='mesh.stl'",
            "1 1 1",
            [0.0, -1.0, 0.0],
            [1.0, 0.0, 1.0],
        ),
        (&*inline, "2 3 4", [0.0, -3.0, 0.0], [2.0, 0.0, 4.0]),
        (&*inline, "2 -3 4", [0.0, 0.0, 0.0], [2.0, 3.0, 4.0]),
    ] {
        let text = format!(
            "<mujoco><asset><mesh name='m' {source} scale='{scale}' refpos='1 2 3' refquat='1 0 0 1'/></asset>
            <worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>"
        );
        let import = read_all(&[("m.xml", text.as_bytes()), ("mesh.stl", &file)]);
        let import = import.unwrap_or_else(|error| panic!("{error}"));
        all_near(&bounds(&import, 0).map(Into::into), &[low, high]);
        assert!(volume(&import, 0) > 0.0, "{scale}");
    }
}

#[test]
fn meshes_may_be_in_the_model_itself() {
    let read = |mesh: &str| {
        model(&format!(
            "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1 0.1 0.1 0.1' {mesh}/></asset>
            <worldbody><geom type='mesh' mesh='m'/><geom type='mesh' mesh='m' pos='5 0 0'/></worldbody></mujoco>"
        ))
    };
    let hull = read("");
    assert_eq!(
        (crate::common::counts(&hull), volume(&hull, 0)),
        (vec![4, 4], 1.0)
    );
    assert_eq!(hull.parts[0].mesh, hull.parts[1].mesh);
    // With faces, the mesh has exactly these faces, which use the inner corner.
    let faces = read("face='0 2 1 0 1 3 0 3 2 1 2 4 2 3 4 3 1 4'");
    assert_eq!(crate::common::counts(&faces), [6, 6]);
    assert!(
        (volume(&faces, 0) - 0.3).abs() < 1e-12,
        "{}",
        volume(&faces, 0)
    );
    let made = model(
        "<mujoco><asset><mesh name='m' builtin='sphere' params='2'/></asset>
        <worldbody><geom type='mesh' mesh='m'/><geom type='box' size='1 1 1'/></worldbody></mujoco>",
    );
    assert_eq!(crate::common::counts(&made), [12]);
    warned(&made, &["“m”"]);
}

/// The positions and names are those of MuJoCo 4.0.
#[test]
fn what_is_replicated_is_there_as_often() {
    let import = model(
        "<mujoco><worldbody><replicate count='3' offset='1 0 0' euler='0 0 90' sep='-'>
          <frame pos='0 0 0.5'><body name='b' pos='0.5 0 0'><joint name='j' type='slide' axis='1 0 0' ref='1'/><geom type='box' size='.1 .1 .1' pos='0.2 0 0'/>
            <replicate count='2' offset='0 0 1'><body name='c'><geom size='.1' pos='0 .3 0'/></body></replicate></body></frame>
          <geom type='sphere' size='.1' pos='0 0 2'/></replicate></worldbody></mujoco>",
    );
    let parts = [
        "world", "world 2", "world 3", "b-0", "c0-0", "c1-0", "b-1", "c0-1", "c1-1", "b-2", "c0-2",
        "c1-2",
    ];
    assert_eq!(names(&import), parts);
    assert_eq!(free(&import), ["j-0", "j-1", "j-2"]);
    // The world's own geoms belong to no robot.
    let world = import.parts[..3].iter();
    all_near(
        &world
            .map(|part| centre(&part.pose).into())
            .collect::<Vec<_>>(),
        &[[0.0, 0.0, 2.0], [1.0, 0.0, 2.0], [1.0, 1.0, 2.0]],
    );
    all_near(
        &middles(&import, None),
        &[
            [0.7, 0.0, 0.5],
            [0.5, 0.3, 0.5],
            [0.5, 0.3, 1.5],
            [1.0, 0.7, 0.5],
            [0.7, 0.5, 0.5],
            [0.7, 0.5, 1.5],
            [0.3, 1.0, 0.5],
            [0.5, 0.7, 0.5],
            [0.5, 0.7, 1.5],
        ],
    );
    let moved = middles(&import, Some(&[1.5, 2.0, 0.0]));
    all_near(&moved[0..1], &[[1.2, 0.0, 0.5]]);
    all_near(&moved[3..4], &[[1.0, 1.7, 0.5]]);
    all_near(&moved[6..7], &[[1.3, 1.0, 0.5]]);
    let ten = model(
        "<mujoco><worldbody><replicate count='10' offset='1 0 0'><body name='b'><geom type='box' size='.1 .1 .1'/></body></replicate>
        <replicate count='0'><geom size='1'/></replicate></worldbody></mujoco>",
    );
    assert_eq!(
        (names(&ten)[0], names(&ten)[9], names(&ten).len()),
        ("b00", "b09", 10)
    );
}

/// The angles of each copy are multiplied before they are one rotation. The positions are those of MuJoCo 4.0.
#[test]
fn copies_that_turn_about_several_axes_are_where_mujoco_has_them() {
    let import = model(
        "<mujoco><worldbody><replicate count='4' euler='20 30 40' offset='.5 .1 .2'>
        <geom type='box' size='.1 .2 .3' pos='.2 .3 .4'/></replicate></worldbody></mujoco>",
    );
    let places: Vec<[f64; 3]> = (import.parts.iter())
        .map(|part| centre(&part.pose).into())
        .collect();
    let expected = [
        [0.2, 0.3, 0.4],
        [0.665_681_670, 0.311_502_511, 0.666_707_909],
        [1.092_093_750, 0.386_364_142, 0.835_381_953],
        [1.443_416_672, 0.489_002_516, 0.961_133_169],
    ];
    all_near(&places, &expected);
    let turn = import.parts[1].pose.rotation;
    let off = turn.w - 0.878_512_206;
    assert!(off.abs() < 1e-8, "{turn}");
}

#[test]
fn distance_fields_are_their_meshes_or_left_out() {
    let import = model(
        "<mujoco><asset><mesh name='q' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset><worldbody>
        <geom type='sdf' mesh='q'/><geom type='sdf'><plugin instance='x'/></geom></worldbody></mujoco>",
    );
    assert_eq!(names(&import), ["world"]);
    let about = |warning: &Message| says(&warning, "mjcf-geom-left-out");
    assert_eq!(import.warnings.iter().filter(|w| about(w)).count(), 1);
}

#[test]
fn a_model_that_another_one_attaches_does_not_stand_for_itself() {
    let sub = "<mujoco><compiler meshdir='m'/><asset><mesh name='x' file='x.stl'/></asset><worldbody>\
        <body name='s'><freejoint/><geom type='mesh' mesh='x'/></body></worldbody></mujoco>";
    let mesh = stl_binary(&block());
    let main = "<mujoco><asset><model name='m' file='sub.xml'/></asset><worldbody><geom size='1'/>\
        <attach model='m' body='s' prefix='p'/></worldbody></mujoco>";
    let files: [(&str, &[u8]); 3] = [
        ("a.xml", main.as_bytes()),
        ("sub.xml", sub.as_bytes()),
        ("m/x.stl", &mesh),
    ];
    let import = read_all(&files).unwrap();
    assert_eq!(names(&import), ["world"]);
    warned(&import, &["<attach> was left out"]);
    assert!(!warns(&import, "not read"), "{:?}", import.warnings);
}

#[test]
fn what_stands_for_elements_and_is_not_read_is_named() {
    let import = model(
        "<mujoco><worldbody><geom type='box' size='1 1 1'/>
        <attach model='m' prefix='p'/><composite type='cable'/><flexcomp name='f' type='grid'/></worldbody>
        <deformable><flex name='x'/><skin name='y'/></deformable></mujoco>",
    );
    assert_eq!(names(&import), ["world"]);
    for kind in ["attach", "composite", "flexcomp", "flex", "skin"] {
        let named = format!("<{kind}> was left out");
        let count = import
            .warnings
            .iter()
            .filter(|w| w.to_string().contains(&named))
            .count();
        assert_eq!(count, 1, "{kind}: {:?}", import.warnings);
    }
}
