//! Tests that one arm in three languages moves equally.

use crate::common::read_one;
use nearpoint_geometry::Pose;
use nearpoint_import::Import;
use nearpoint_motion::robot::JointKind;
use nearpoint_testing::Random;

/// The values that are written into the three descriptions.
struct Arm {
    /// The positions, with roll, pitch and yaw: of the joints in their parents, and of the shapes on their links.
    places: [[f64; 6]; 4],
    axes: [[f64; 3]; 2],
}

fn text(numbers: &[f64]) -> String {
    let words: Vec<_> = numbers.iter().map(f64::to_string).collect();
    words.join(" ")
}

impl Arm {
    fn new(random: &mut Random) -> Self {
        Self {
            places: std::array::from_fn(|_| std::array::from_fn(|_| random.between(-1.5, 1.5))),
            axes: std::array::from_fn(|_| std::array::from_fn(|_| random.between(-1.0, 1.0))),
        }
    }

    fn urdf(&self) -> String {
        let [first, second, upper, lower] = self.places.map(|place| {
            let (at, turn) = (text(&place[..3]), text(&place[3..]));
            format!("<origin xyz='{at}' rpy='{turn}'/>")
        });
        let [one, other] = self
            .axes
            .map(|axis| format!("<axis xyz='{}'/>", text(&axis)));
        let shape = |origin: &str, shape: &str| {
            format!("<visual>{origin}<geometry>{shape}</geometry></visual>")
        };
        let base = shape("", "<box size='1 1 0.2'/>");
        let upper = shape(&upper, "<cylinder radius='0.1' length='0.6'/>");
        let lower = shape(&lower, "<box size='0.2 0.3 0.4'/>");
        format!(
            "<robot name='腕'><link name='台'>{base}</link><link name='upper'>{upper}</link><link name='lower'>{lower}</link>\
            <joint name='肩' type='revolute'><parent link='台'/><child link='upper'/>{first}{one}<limit lower='-3' upper='2.5'/></joint>\
            <joint name='slide' type='prismatic'><parent link='upper'/><child link='lower'/>{second}{other}<limit lower='-1' upper='0.5'/></joint></robot>"
        )
    }

    fn sdf(&self) -> String {
        let [first, second, upper, lower] = self.places.map(|place| text(&place));
        let [one, other] = self.axes.map(|axis| text(&axis));
        let shape = |pose: &str, shape: &str| {
            format!("<visual name='v'><pose>{pose}</pose><geometry>{shape}</geometry></visual>")
        };
        let base = shape("", "<box><size>1 1 0.2</size></box>");
        let upper = shape(
            &upper,
            "<cylinder><radius>0.1</radius><length>0.6</length></cylinder>",
        );
        let lower = shape(&lower, "<box><size>0.2 0.3 0.4</size></box>");
        let limit = |from, to| format!("<limit><lower>{from}</lower><upper>{to}</upper></limit>");
        let (turn, slide) = (limit("-3", "2.5"), limit("-1", "0.5"));
        format!(
            "<sdf version='1.9'><model name='腕'><link name='台'>{base}</link>\
            <link name='upper'><pose relative_to='肩'/>{upper}</link><link name='lower'><pose relative_to='slide'/>{lower}</link>\
            <joint name='肩' type='revolute'><pose relative_to='台'>{first}</pose><parent>台</parent><child>upper</child><axis><xyz>{one}</xyz>{turn}</axis></joint>\
            <joint name='slide' type='prismatic'><pose relative_to='upper'>{second}</pose><parent>upper</parent><child>lower</child><axis><xyz>{other}</xyz>{slide}</axis></joint>\
            </model></sdf>"
        )
    }

    fn mjcf(&self) -> String {
        let [first, second, upper, lower] = self.places.map(|place| {
            let (at, turn) = (text(&place[..3]), text(&place[3..]));
            format!("pos='{at}' euler='{turn}'")
        });
        let [one, other] = self.axes.map(|axis| text(&axis));
        format!(
            "<mujoco model='腕'><compiler angle='radian' eulerseq='XYZ'/><worldbody><body name='台'><geom type='box' size='0.5 0.5 0.1'/>\
            <body name='upper' {first}><joint name='肩' axis='{one}' range='-3 2.5'/><geom type='cylinder' size='0.1 0.3' {upper}/>\
            <body name='lower' {second}><joint name='slide' type='slide' axis='{other}' range='-1 0.5'/><geom type='box' size='0.1 0.15 0.2' {lower}/>\
            </body></body></body></worldbody></mujoco>"
        )
    }
}

/// Returns the poses of the parts for these values.
fn places(import: &Import, values: &[f64]) -> Vec<(String, Pose)> {
    let [robot] = &import.robots[..] else {
        panic!("{} robots", import.robots.len());
    };
    let links = robot.robot.forward_kinematics(values);
    (robot.parts.iter())
        .map(|part| {
            (
                import.parts[part.part].name.clone(),
                links[part.link] * part.in_link,
            )
        })
        .collect()
}

#[test]
fn one_arm_in_three_languages_moves_as_one() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let arm = Arm::new(&mut random);
        let files = [
            ("arm.urdf", arm.urdf()),
            ("arm.sdf", arm.sdf()),
            ("arm.xml", arm.mjcf()),
        ];
        let imports = files.map(|(path, text)| {
            read_one(path, text.as_bytes()).unwrap_or_else(|error| panic!("seed {seed}: {error}"))
        });
        let robots = imports.each_ref().map(|import| &import.robots[0].robot);
        for robot in robots {
            assert_eq!(robot.name(), "腕");
            let joints = robot.free_joints().map(|joint| {
                let limits = joint.limits.unwrap();
                (joint.name.as_str(), joint.kind, limits.lower, limits.upper)
            });
            let expected = [
                ("肩", JointKind::Revolute, -3.0, 2.5),
                ("slide", JointKind::Prismatic, -1.0, 0.5),
            ];
            assert_eq!(joints.collect::<Vec<_>>(), expected);
        }
        for _ in 0..5 {
            let values = [random.between(-3.0, 2.5), random.between(-1.0, 0.5)];
            let [expected, others @ ..] = imports.each_ref().map(|import| places(import, &values));
            for other in others {
                for ((name, pose), (expected_name, expected)) in other.iter().zip(&expected) {
                    assert_eq!(name, expected_name);
                    let off = expected.inverse() * pose;
                    let off = off.translation.vector.amax().max(off.rotation.angle());
                    assert!(off < 1e-7, "seed {seed}, {name} for {values:?}: {off}");
                }
            }
        }
        let volumes = imports.each_ref().map(|import| {
            let volume = |part| crate::common::volume(import, part);
            [0, 1, 2].map(volume)
        });
        for part in 0..3 {
            let off = |n: usize| (volumes[n][part] - volumes[0][part]).abs();
            assert!(off(1) < 1e-12 && off(2) < 1e-12, "seed {seed}: {volumes:?}");
        }
    }
}

#[test]
fn text_that_other_parsers_read_is_read_in_three_languages() {
    let body = "<!-- \u{e9} --><visual><geometry><box size='1 1 1'/></geometry></visual>";
    let urdf = format!(
        "<robot name='r & s'><gazebo::x>a && b</gazebo::x><link name='a'>{body}</link></robot>"
    );
    let sdf = "<sdf version='1.9'><model name='r &s;'><gz::x y::z='1'/><link name='a'><visual name='v'><geometry><box/></geometry></visual></link></model></sdf>";
    let mjcf = "<mujoco><x::y/><worldbody><geom name='a & b' size='1'/></worldbody></mujoco>";
    for (path, text) in [("r.urdf", &*urdf), ("r.sdf", sdf), ("r.xml", mjcf)] {
        let root = text.split_once([' ', '>']).unwrap().0;
        for (before, after) in [
            ("", ""),
            ("<!-- x -->\n<?xml version='1.0'?>", ""),
            ("<?xml version='1.0'?><?xml version='1.0'?>", "<more/>"),
            ("<?xml encoding='utf-8'?>", "\0"),
            (&*format!("<!DOCTYPE {}>", &root[1..]), "end"),
        ] {
            let text = format!("{before}{text}{after}");
            let import = read_one(path, text.as_bytes()).unwrap_or_else(|e| panic!("{e}: {text}"));
            assert_eq!(import.parts.len(), 1);
        }
    }
    // The encoding has one byte per character.
    let latin = format!("<?xml version='1.0' encoding='ISO-8859-1'?>{urdf}");
    let bytes: Vec<u8> = latin.chars().map(|c| c as u8).collect();
    assert_eq!(read_one("r.urdf", &bytes).unwrap().parts.len(), 1);
    assert!(read_one("r.urdf", &bytes[44..]).is_err());
}
