//! Tests Gazebo's models: frames, nested models and those in other files, joints in every frame, and worlds.

use crate::common::robot::free;
use crate::common::{
    block, bounds, has, names, read_all, read_one, stl_binary, unit_guess, volume, warned,
};
use nearpoint_geometry::Pose;
use nearpoint_geometry::Vector;
use nearpoint_import::{Import, Unit, Up};
use nearpoint_motion::robot::JointKind;

const BOX: &str = "<visual name='v'><geometry><box><size>1 1 1</size></box></geometry></visual>";

fn model(version: &str, inside: &str) -> String {
    format!("<sdf version='{version}'><model name='腕'>{inside}</model></sdf>")
}

fn sdf(text: &str) -> Import {
    read_one("arm.sdf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn near(found: &Pose, at: [f64; 3]) {
    let off = (found.translation.vector - Vector::from(at)).amax();
    assert!(
        off < 1e-12,
        "{} instead of {at:?}",
        found.translation.vector
    );
}

#[test]
fn poses_are_relative_to_what_they_name() {
    let quarter = std::f64::consts::FRAC_PI_2;
    let text = model(
        "1.9",
        &format!(
            "<pose>10 0 0 0 0 0</pose><frame name='turned'><pose>0 0 1 0 0 {quarter}</pose></frame>
            <link name='a'><pose relative_to='turned'>1 0 0 0 0 0</pose>{BOX}</link>
            <link name='b'><pose relative_to='later' rotation_format='quat_xyzw'>0 0 0 0 0 1 1</pose>{BOX}</link>
            <frame name='later' attached_to='a'><pose degrees='1'>0 0 2 0 0 90</pose></frame>
            <link name='c'><visual name='v'><pose relative_to='b'>1 0 0 0 0 0</pose><geometry><box><size>1 1 1</size></box></geometry></visual></link>
            <link name='d'><pose/>{BOX}</link>"
        ),
    );
    let import = sdf(&text);
    assert_eq!((import.unit, import.up), (Unit::M, Up::Z));
    let guess = unit_guess(&import);
    assert_eq!(guess.as_deref(), Some("SDF files are in metres."));
    assert!(import.robots.is_empty() && import.warnings.is_empty());
    assert_eq!(names(&import), ["a", "b", "c", "d"]);
    near(&import.parts[0].pose, [10.0, 1.0, 1.0]);
    near(&import.parts[1].pose, [10.0, 1.0, 3.0]);
    // The three quarter turns bring x to -y.
    near(&import.parts[2].pose, [10.0, 0.0, 3.0]);
    near(&import.parts[3].pose, [10.0, 0.0, 0.0]);
    assert_eq!(import.parts[3].group, ["腕"]);
}

#[test]
fn joints_are_in_the_frames_that_they_name() {
    let joint = |axis: &str| {
        let quarter = std::f64::consts::FRAC_PI_2;
        let inside = format!(
            "<frame name='f'><pose>0 0 0 0 {quarter} 0</pose></frame><link name='a'>{BOX}</link>
            <link name='b'><pose>0 0 1 {quarter} 0 0</pose>{BOX}</link>
            <joint name='j' type='revolute'><pose>0 0 0.5 0 0 0</pose><parent>a</parent><child>b</child><axis>{axis}</axis></joint>"
        );
        inside
    };
    let axis_in_base = |version: &str, axis: &str| {
        let import = sdf(&model(version, &joint(axis)));
        let robot = &import.robots[0].robot;
        let described = &robot.description().joints[0];
        let axis = robot.forward_kinematics(&[0.0])[described.child].rotation
            * Vector::from(described.axis);
        axis.map(|x| x.round())
    };
    let z = "<xyz>0 0 1</xyz>";
    assert_eq!(axis_in_base("1.11", z), Vector::new(0.0, -1.0, 0.0));
    assert_eq!(axis_in_base("1.4", z), Vector::new(0.0, 0.0, 1.0));
    let by_model = format!("{z}<use_parent_model_frame>1</use_parent_model_frame>");
    assert_eq!(axis_in_base("1.6", &by_model), Vector::new(0.0, 0.0, 1.0));
    let in_f = "<xyz expressed_in='f'>0 0 1</xyz>";
    assert_eq!(axis_in_base("1.8", in_f), Vector::new(1.0, 0.0, 0.0));
    // The joint is off the link: half a turn about it moves the link to the other side.
    let import = sdf(&model("1.7", &joint("<xyz>1 0 0</xyz>")));
    let robot = &import.robots[0];
    assert_eq!(
        robot.robot.description().joints[0].kind,
        JointKind::Continuous
    );
    let links = robot.robot.forward_kinematics(&[std::f64::consts::PI]);
    let part = robot.parts[1];
    near(&(links[part.link] * part.in_link), [0.0, -1.0, 1.0]);
}

#[test]
fn limits_speeds_and_leaders_are_read() {
    let inside = format!(
        "<link name='a'>{BOX}</link><link name='b'>{BOX}</link><link name='c'>{BOX}</link><link name='d'>{BOX}</link>
        <joint name='j' type='prismatic'><parent>a</parent><child>b</child><axis><xyz>1 0 0</xyz><limit><lower>-0.5</lower><upper>2</upper><velocity>3</velocity></limit></axis></joint>
        <joint name='k' type='revolute'><parent>b</parent><child>c</child><axis><xyz>1 0 0</xyz><limit><lower>-1e16</lower><upper>inf</upper><velocity>-1</velocity></limit>
          <mimic joint='j'><multiplier>2</multiplier><offset>1</offset><reference>0.25</reference></mimic></axis></joint>
        <joint name='u' type='universal'><parent>c</parent><child>d</child></joint>"
    );
    let import = sdf(&model("1.11", &inside));
    let joints = &import.robots[0].robot.description().joints;
    let limits = joints[0].limits.unwrap();
    assert_eq!(
        (limits.lower, limits.upper, joints[0].max_speed),
        (-0.5, 2.0, Some(3.0))
    );
    assert_eq!(
        (joints[1].kind, joints[1].limits, joints[1].max_speed),
        (JointKind::Continuous, None, None)
    );
    let mimic = joints[1].mimic.unwrap();
    assert_eq!((mimic.joint, mimic.multiplier, mimic.offset), (0, 2.0, 0.5));
    assert_eq!(joints[2].kind, JointKind::Fixed);
    warned(&import, &["universal joint “u”"]);
}

#[test]
fn models_are_in_models_and_joined_across() {
    let inside = format!(
        "<pose>1 0 0 0 0 0</pose><link name='台'>{BOX}</link>
        <model name='手' placement_frame='grip'><pose relative_to='台'>0 0 2 0 0 0</pose><frame name='grip'><pose>0 0 0.5 0 0 0</pose></frame>
          <link name='指'>{BOX}</link></model>
        <joint name='j' type='revolute'><parent>台</parent><child>手::grip</child><axis><xyz>0 0 1</xyz></axis></joint>"
    );
    let import = sdf(&model("1.9", &inside));
    assert_eq!(names(&import), ["台", "手::指"]);
    near(&import.parts[0].pose, [1.0, 0.0, 0.0]);
    near(&import.parts[1].pose, [1.0, 0.0, 1.5]);
    // An additional root link puts the robot at its model's pose.
    let robot = &import.robots[0].robot;
    let description = robot.description();
    assert_eq!(description.links[robot.root()], "world");
    assert_eq!(
        (robot.degrees_of_freedom(), description.links.len()),
        (1, 3)
    );
    // A joint of the world makes two models one robot, even if their links have equal names.
    let arm = |name: &str, at: f64| {
        format!(
            "<model name='{name}'><pose>{at} 0 0 0 0 0</pose><link name='l'>{BOX}</link></model>"
        )
    };
    let text = format!(
        "<sdf version='1.11'><world name='w'>{}{}<joint name='j' type='revolute'><parent>a::__model__</parent><child>b::l</child><axis><xyz>0 0 1</xyz></axis></joint></world></sdf>",
        arm("a", 0.0),
        arm("b", 2.0)
    );
    let import = sdf(&text);
    assert_eq!(names(&import), ["a::l", "b::l"]);
    assert_eq!(import.robots[0].robot.degrees_of_freedom(), 1);
    near(&import.parts[1].pose, [2.0, 0.0, 0.0]);
    // A link that is joined to the world is fixed, and an unconnected link gets a warning.
    let to_world = format!(
        "<link name='a'><pose>0 0 1 0 0 0</pose>{BOX}</link><link name='b'>{BOX}</link>
        <joint name='w' type='prismatic'><parent>world</parent><child>a</child><axis><xyz>0 0 1</xyz></axis></joint>"
    );
    let import = sdf(&model("1.9", &to_world));
    near(&import.parts[0].pose, [0.0, 0.0, 1.0]);
    assert_eq!(import.robots[0].parts.len(), 1);
    warned(&import, &["no joint connects “b”"]);
}

#[test]
fn a_world_is_read_with_the_models_that_it_includes() {
    let world = format!(
        "<?xml version='1.0'?><!-- a cell --><sdf version='1.6'><world name='w'>
        <include><uri>model://sun</uri></include><include><uri>model://ground_plane</uri></include>
        <include><uri>model://arm</uri><name>left</name><pose>0 1 0 0 0 0</pose></include>
        <include><uri>https://somewhere/models/Arm</uri><name>right</name><static>1</static></include>
        <model name='table'><link name='link'>{BOX}</link></model>
        <model name='floor'><link name='link'><visual name='v'><geometry><plane><normal>0 0 1</normal></plane></geometry></visual></link></model>
        <light type='point' name='l'/></world></sdf>"
    );
    let arm = "<sdf version='1.6'><model name='arm'><link name='a'><collision name='c'><geometry><mesh><uri>model://arm/meshes/a.stl</uri><scale>2 1 1</scale></mesh></geometry></collision></link>
        <link name='b'><visual name='v'><geometry><mesh><uri>meshes/a.stl</uri></mesh></geometry></visual></link>
        <joint name='j' type='revolute'><parent>a</parent><child>b</child><axis><xyz>0 0 1</xyz></axis></joint></model></sdf>";
    let block = stl_binary(&block());
    let files: [(&str, &[u8]); 4] = [
        ("cell/worlds/cell.world", world.as_bytes()),
        ("cell/models/arm/model.sdf", arm.as_bytes()),
        ("cell/models/arm/model.config", b"<model/>"),
        ("cell/models/arm/meshes/a.stl", &block),
    ];
    let import = read_all(&files).unwrap_or_else(|error| panic!("{error}"));
    let groups: Vec<_> = import
        .parts
        .iter()
        .map(|part| part.group[0].as_str())
        .collect();
    assert_eq!(groups, ["left", "left", "right", "right", "table"]);
    assert_eq!(import.robots.len(), 1, "the right one is static");
    assert_eq!(import.robots[0].robot.name(), "left");
    near(&import.parts[0].pose, [0.0, 1.0, 0.0]);
    assert_eq!(import.meshes.len(), 3, "both arms share their meshes");
    assert_eq!(volume(&import, 0), 72.0);
    assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    warned(&import, &["the plane of “link”"]);
    // Without the world, the model is read as a file of its own.
    let alone = read_all(&files[1..]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(alone.parts.len(), 2);
}

#[test]
fn shapes_have_their_sizes_and_colours() {
    let visual = |inside: &str, rest: &str| {
        format!("<visual name='v'><geometry>{inside}</geometry>{rest}</visual>")
    };
    let shapes = [
        visual(
            "<box><size>1 2 3</size></box>",
            "<material><diffuse>1 0.5 0 1</diffuse></material><transparency>0.25</transparency>",
        ),
        visual(
            "<sphere><radius>1</radius></sphere>",
            "<material><diffuse>1 0 2</diffuse></material>",
        ),
        visual(
            "<cylinder><radius>1</radius><length>2</length></cylinder>",
            "",
        ),
        visual(
            "<capsule><radius>1</radius><length>2</length></capsule>",
            "",
        ),
        visual("<cone><radius>1</radius><length>2</length></cone>", ""),
        visual("<ellipsoid><radii>1 2 3</radii></ellipsoid>", ""),
        visual("<empty/>", ""),
    ];
    let import = sdf(&model(
        "1.11",
        &format!("<link name='l'>{}</link>", shapes.concat()),
    ));
    let pi = std::f64::consts::PI;
    let ball = 4.0 / 3.0 * pi;
    let expected = [
        6.0,
        ball,
        2.0 * pi,
        2.0 * pi + ball,
        2.0 / 3.0 * pi,
        6.0 * ball,
    ];
    assert_eq!(import.parts.len(), expected.len());
    for (part, expected) in expected.into_iter().enumerate() {
        let found = volume(&import, part) / 6.0;
        assert!(
            (found / expected - 1.0).abs() < 4e-3,
            "{part}: {found} for {expected}"
        );
    }
    assert_eq!(import.parts[0].colour, Some([1.0, 0.5, 0.0, 0.75]));
    assert_eq!(import.parts[1].colour, Some([1.0, 0.0, 1.0, 1.0]));
}

/// Returns two boxes; the only link of the second model has this shape.
fn beside(shape: &str) -> String {
    format!(
        "<sdf version='1.9'><world name='w'><model name='a'><static>1</static><link name='a'>{BOX}</link></model>\
        <model name='b'><static>1</static><pose>5 0 0 0 0 0</pose><link name='b'><visual name='v'><geometry>{shape}</geometry></visual></link></model></world></sdf>"
    )
}

#[test]
fn unstated_sizes_are_the_defaults_of_the_format() {
    for (shape, [x, z]) in [
        ("<sphere/>", [1.0, 1.0]),
        ("<sphere><radius/></sphere>", [1.0, 1.0]),
        ("<sphere><radius>0</radius></sphere>", [1.0, 1.0]),
        ("<sphere><radius>-3</radius></sphere>", [1.0, 1.0]),
        ("<box/>", [0.5, 0.5]),
        ("<box><size>2 0 2</size></box>", [0.5, 0.5]),
        ("<cylinder/>", [1.0, 0.5]),
        ("<cylinder><length>4</length></cylinder>", [1.0, 2.0]),
        ("<capsule/>", [0.5, 1.0]),
        ("<cone/>", [1.0, 0.5]),
        ("<ellipsoid/>", [1.0, 1.0]),
    ] {
        let import = sdf(&beside(shape));
        let [_, most] = bounds(&import, 1);
        // The model is 5 to the right.
        let off = Vector::new(most.x - 5.0 - x, 0.0, most.z - z).amax();
        assert!(off < 1e-12, "{shape}: {most}");
        warned(&import, &["the default of the format"]);
    }
}

#[test]
fn prefixes_that_nobody_declares_and_odd_comments_are_no_trouble() {
    let text = beside("<box><size>1 1 1</size></box>");
    let odd = "<!-- a -- b --- --><gz:policies x:y='1'><gz:link name='c'/></gz:policies><!----->";
    let import = sdf(&text.replace("<model name='b'>", &format!("{odd}<model name='b'>")));
    assert_eq!(names(&import), ["a", "b"]);
    // An element with a prefix is not the format's own, whether the prefix is declared or not.
    let own =
        "<gz:visual name='c'><geometry><box><size>1 1 1</size></box></geometry></gz:visual></link>";
    let declared = text.replace("<sdf ", "<sdf xmlns:gz='http://gazebosim.org/schema' ");
    for text in [&text, &declared] {
        let import = sdf(&text.replace("</link>", own));
        assert_eq!(names(&import), ["a", "b"]);
    }
    // Lines are counted as they are in the file.
    let text = text.replace("<world ", "\n<x:y/><!-- -- \n --><world ");
    let error = read_one("a.sdf", text.replace("</world>", "\n</word>").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("line 4"), "{error}");
    let many: String = (0..99).map(|n| format!("<p{n}:x/>")).collect();
    let text = text.replace("<world ", &format!("{many}<world "));
    assert!(read_one("a.sdf", text.as_bytes()).is_err());
}

#[test]
fn submeshes_are_picked_by_name_and_centred() {
    use crate::common::dae::{file, instance, mesh, node};
    let cube = block();
    let nodes = ["left", "right"].map(|name| {
        let x = if name == "left" { 0 } else { 10 };
        node(
            name,
            &format!("<translate>{x} 0 0</translate>{}", instance("cube")),
        )
    });
    let scene = file(
        "<up_axis>Z_UP</up_axis>",
        &mesh("cube", &cube, "m"),
        &nodes.concat(),
    );
    let read = |submesh: &str| {
        let shape = format!("<mesh><uri>m.dae</uri><scale>2 2 2</scale>{submesh}</mesh>");
        let text = beside(&shape);
        read_all(&[("w.sdf", text.as_bytes()), ("m.dae", scene.as_bytes())])
    };
    let is_at = |import: &Import, expected: Vector| {
        let [low, high] = bounds(import, 1);
        let middle = (low + high) / 2.0;
        assert!((middle - expected).amax() < 1e-9, "{middle}");
    };
    let both = read("").unwrap();
    assert_eq!(names(&both), ["a", "b", "b 2"]);
    let right = read("<submesh><name>right</name></submesh>").unwrap();
    assert_eq!(names(&right), ["a", "b"]);
    let of_block = cube.positions.iter().map(|&at| Vector::from(at));
    let high = of_block.clone().reduce(|a, b| a.sup(&b)).unwrap();
    let low = of_block.reduce(|a, b| a.inf(&b)).unwrap();
    let expected = Vector::new(5.0 + 20.0, 0.0, 0.0) + (low + high);
    is_at(&right, expected);
    let centred = read("<submesh><name>right</name><center>true</center></submesh>").unwrap();
    is_at(&centred, Vector::new(5.0, 0.0, 0.0));
    let error = read("<submesh><name>wheel</name></submesh>").unwrap_err();
    has(&error, &["m.dae", "“wheel”", "left, right"]);
    has(&read("<submesh/>").unwrap_err(), &["no <name>"]);
}

#[test]
fn frames_of_models_that_were_written_out_flat_are_found() {
    let text = model(
        "1.7",
        &format!(
            "<frame name='M::__model__' attached_to='M::L1'><pose>1 0 0 0 0 0</pose></frame>
            <frame name='M::F' attached_to='M::__model__'><pose>0 1 0 0 0 0</pose></frame>
            <link name='M::L1'>{BOX}</link><link name='M::L2'><pose relative_to='M::F'>0 0 2 0 0 0</pose>{BOX}</link>
            <link name='M::L3'><pose relative_to='M::__model__'>0 0 3 0 0 0</pose>{BOX}</link>"
        ),
    );
    let import = sdf(&text);
    let expected = [[0.0, 0.0, 0.0], [1.0, 1.0, 2.0], [1.0, 0.0, 3.0]];
    for (part, at) in import.parts.iter().zip(expected) {
        near(&part.pose, at);
    }
    // Nested models, addressed from outside and through several levels.
    let nested = model(
        "1.9",
        &format!(
            "<link name='x'><pose relative_to='M::N::__model__'>0 0 1 0 0 0</pose>{BOX}</link>
            <link name='y'><pose relative_to='M::N::L'>0 0 1 0 0 0</pose>{BOX}</link>
            <model name='M'><pose>1 0 0 0 0 0</pose><model name='N'><pose>0 2 0 0 0 0</pose><link name='L'><pose>0 0 5 0 0 0</pose>{BOX}</link></model></model>"
        ),
    );
    let import = sdf(&nested);
    near(&import.parts[0].pose, [1.0, 2.0, 1.0]);
    near(&import.parts[1].pose, [1.0, 2.0, 6.0]);
}

#[test]
fn joints_stand_where_links_are_posed_whatever_their_limits() {
    let inside = |limit: &str, more: &str| {
        format!(
            "<link name='a'>{BOX}</link><link name='b'><pose>3 0 0 0 0 0</pose>{BOX}</link>
            <joint name='j' type='prismatic'><parent>a</parent><child>b</child><axis><xyz>1 0 0</xyz>
            <initial_position>0.5</initial_position><limit>{limit}</limit>{more}</axis></joint>"
        )
    };
    let limit = "<lower>1</lower><upper>2</upper>";
    let import = sdf(&model("1.6", &inside(limit, "")));
    near(&import.parts[1].pose, [3.0, 0.0, 0.0]);
    assert_eq!(import.robots[0].robot.default_values(), [0.0]);
    warned(&import, &["robot-joint-stands-file"]);
    let turned = "<lower>2</lower><upper>1</upper>";
    let import = sdf(&model("1.11", &inside(turned, "<mimic joint='k'/>")));
    let joint = &import.robots[0].robot.description().joints[0];
    assert_eq!((joint.limits, joint.mimic), (None, None));
    assert_eq!(import.warnings.len(), 2, "{:?}", import.warnings);
}

#[test]
fn poses_of_older_versions_use_the_frame_attribute() {
    let links = format!(
        "<link name='a'><pose>3 0 0 0 0 0</pose>{BOX}</link><link name='b'><pose frame='a'>3 0 0 0 0 0</pose>{BOX}</link>"
    );
    for (version, expected) in [("1.4", 6.0), ("1.6", 6.0), ("1.7", 3.0)] {
        near(
            &sdf(&model(version, &links)).parts[1].pose,
            [expected, 0.0, 0.0],
        );
    }
}

#[test]
fn booleans_may_be_in_large_letters() {
    for yes in ["True", "TRUE", "true", "1"] {
        let posed = format!(
            "<link name='a'><pose degrees='{yes}'>0 0 0 0 0 90</pose>\
             <visual name='v'><pose>1 0 0 0 0 0</pose><geometry><box/></geometry></visual></link>"
        );
        near(&sdf(&model("1.9", &posed)).parts[0].pose, [0.0, 1.0, 0.0]);
        let joint =
            "<joint name='j' type='revolute'><parent>a</parent><child>b</child><axis/></joint>";
        let still = format!(
            "<static>{yes}</static><link name='a'>{BOX}</link><link name='b'>{BOX}</link>{joint}"
        );
        assert!(sdf(&model("1.9", &still)).robots.is_empty());
    }
}

#[test]
fn joints_of_models_in_models_have_the_names_of_these_before_their_own() {
    let joint = |name: &str, ends: [&str; 2]| {
        let [parent, child] = ends;
        format!(
            "<joint name='{name}' type='continuous'><parent>{parent}</parent><child>{child}</child><axis/></joint>"
        )
    };
    let grip = |name: &str| {
        let links = ["palm", "finger"].map(|name| format!("<link name='{name}'>{BOX}</link>"));
        let joint = joint("j", ["palm", "finger"]);
        format!("<model name='{name}'>{}{joint}</model>", links.concat())
    };
    let joints = [
        joint("j", ["base", "g1::palm"]),
        joint("k", ["base", "g2::palm"]),
    ];
    let inside = [
        format!("<link name='base'>{BOX}</link>"),
        grip("g1"),
        grip("g2"),
        joints.concat(),
    ];
    let import = sdf(&model("1.9", &inside.concat()));
    assert_eq!(free(&import), ["g1::j", "g2::j", "j", "k"]);
    // Two models side by side, which a joint of the world connects.
    let joint =
        "<joint name='tie' type='fixed'><parent>g1::palm</parent><child>g2::palm</child></joint>";
    let world = [grip("g1"), grip("g2"), joint.to_owned()].concat();
    let import = sdf(&format!(
        "<sdf version='1.9'><world name='w'>{world}</world></sdf>"
    ));
    assert_eq!(free(&import), ["g1::j", "g2::j"]);
}

#[test]
fn a_link_whose_visuals_come_to_nothing_has_its_collision_shapes() {
    let link = "<link name='a'><visual name='v'><geometry><empty/></geometry></visual>\
        <collision name='c'><geometry><box><size>2 2 2</size></box></geometry></collision></link>";
    let import = sdf(&model("1.9", link));
    assert_eq!(names(&import), ["a"]);
    assert!((volume(&import, 0) - 48.0).abs() < 1e-12);
}

#[test]
fn of_geometry_the_first_known_shape_counts_and_what_is_unknown_is_left_out() {
    let with = |geometry: &str| {
        let shape = format!("<visual name='v'><geometry>{geometry}</geometry></visual>");
        let link = format!("<link name='a'>{shape}</link><link name='far'>{BOX}</link>");
        sdf(&model("1.9", &link))
    };
    let known = with("<gz:x/><blob/><sphere><radius>1</radius></sphere><box/>");
    assert_eq!(names(&known), ["a", "far"]);
    for (geometry, word) in [
        ("<blob/>", "the <blob> of “a” was left out"),
        ("", "no geometry"),
    ] {
        let import = with(geometry);
        assert_eq!(names(&import), ["far"]);
        warned(&import, &[word]);
    }
}

#[test]
fn polylines_are_prisms_if_they_are_simple_polygons() {
    let with = |corners: &[&str], rest: &str| {
        let corners = corners
            .iter()
            .map(|corner| format!("<point>{corner}</point>"));
        let polyline = format!(
            "<polyline>{}<height>2</height></polyline>",
            corners.collect::<String>()
        );
        let shape = format!("<visual name='v'><geometry>{polyline}{rest}</geometry></visual>");
        sdf(&model(
            "1.9",
            &format!("<link name='a'>{shape}</link><link name='far'>{BOX}</link>"),
        ))
    };
    // An L in either orientation, and with its first corner repeated.
    let mut corners = vec!["0 0", "2 0", "2 1", "1 1", "1 2", "0 2"];
    for _ in 0..2 {
        let import = with(&corners, "");
        assert!(
            (volume(&import, 0) - 36.0).abs() < 1e-12,
            "{}",
            volume(&import, 0)
        );
        let low = import.meshes[import.parts[0].mesh].vertices();
        let low = low.iter().map(|vertex| vertex.z).fold(f64::MAX, f64::min);
        assert_eq!(low, 0.0);
        corners.reverse();
        corners.push(corners[0]);
    }
    for import in [
        with(&["0 0", "1 1", "1 0", "0 1"], ""),
        with(&["0 0", "1 1"], ""),
        with(&corners, "<polyline/>"),
    ] {
        assert_eq!(names(&import), ["far"]);
        warned(&import, &["sdf-polyline-left-out"]);
    }
}
