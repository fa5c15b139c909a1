//! Tests that invalid robots are rejected, and the link poses of valid ones for joint values.

use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::robot::{
    Joint, JointKind, JointLimits, Mimic, Robot, RobotDescription, RobotError,
};
use std::f64::consts::FRAC_PI_2;

fn joint(name: &str, kind: JointKind, parent: usize, child: usize) -> Joint {
    let origin = Pose::translation(1.0, 0.0, 0.0);
    Joint {
        limits: Some(JointLimits::new(-2.0, 2.0)),
        ..Joint::new(name, kind, [parent, child], origin, [0.0, 0.0, 2.0])
    }
}

/// Makes three links in the plane, each a length of one.
fn arm() -> RobotDescription {
    RobotDescription {
        name: "arm".into(),
        links: ["base", "upper", "fore"].map(String::from).to_vec(),
        joints: vec![
            joint("elbow", JointKind::Revolute, 1, 2),
            joint("shoulder", JointKind::Revolute, 0, 1),
        ],
    }
}

fn refused(change: impl FnOnce(&mut RobotDescription)) -> RobotError {
    let mut description = arm();
    change(&mut description);
    Robot::new(description).expect_err("it is no robot")
}

#[test]
fn values_are_in_the_order_of_the_description_and_links_follow_their_parents() {
    let robot = Robot::new(arm()).unwrap();
    assert_eq!(robot.root(), 0);
    assert_eq!(robot.chain(2).collect::<Vec<_>>(), [0, 1]);
    let links = robot.forward_kinematics(&[0.0, FRAC_PI_2]);
    let tip = links[2] * Point::new(1.0, 0.0, 0.0);
    assert!((tip - Point::new(1.0, 2.0, 0.0)).norm() < 1e-12, "{tip}");
    let links = robot.forward_kinematics(&[FRAC_PI_2, -FRAC_PI_2]);
    let tip = links[2] * Point::new(1.0, 0.0, 0.0);
    assert!((tip - Point::new(2.0, -1.0, 0.0)).norm() < 1e-12, "{tip}");
}

#[test]
fn forward_of_prismatic_and_mimic_joints_moves_links() {
    let mut description = arm();
    description.joints[0].kind = JointKind::Prismatic;
    description.joints[0].mimic = Some(Mimic {
        joint: 1,
        multiplier: 2.0,
        offset: 0.5,
    });
    let robot = Robot::new(description).unwrap();
    assert_eq!(robot.degrees_of_freedom(), 1);
    let links = robot.forward_kinematics(&[0.25]);
    let slid = links[1].inverse() * links[2];
    assert!((slid.translation.vector - Vector::new(1.0, 0.0, 1.0)).norm() < 1e-12);
}

#[test]
fn invalid_robot_description_is_an_error_with_names() {
    use RobotError::*;
    let name = |s: &str| s.to_string();
    assert_eq!(refused(|d| d.links.clear()), NoLinks);
    assert_eq!(
        refused(|d| d.links[1] = name("fore")),
        SameName { name: name("fore") }
    );
    let elbow = || name("elbow");
    assert_eq!(
        refused(|d| d.joints[1].name = elbow()),
        SameName { name: elbow() }
    );
    let link = || name("upper");
    let nobody = refused(|d| d.joints[0].child = 7);
    assert!(matches!(nobody, Missing { what: "child", .. }));
    let twice = refused(|d| d.joints[0].child = 1);
    assert_eq!(twice, TwoParents { link: link() });
    let itself = refused(|d| d.joints[1].parent = 2);
    assert_eq!(itself, Loop { link: link() });
    let everyone = |d: &mut RobotDescription| d.joints.push(joint("last", JointKind::Fixed, 2, 0));
    assert!(matches!(refused(everyone), Loop { .. }));
    assert!(matches!(refused(|d| d.joints.truncate(1)), TwoRoots { .. }));
    let pointless = refused(|d| d.joints[0].axis = [0.0; 3]);
    assert_eq!(pointless, ZeroAxis { joint: elbow() });
    let endless = refused(|d| d.joints[0].axis[1] = f64::NAN);
    assert!(matches!(endless, NotFinite { what: "axis", .. }));
    let nowhere = |d: &mut RobotDescription| d.joints[0].origin.translation.x = f64::INFINITY;
    assert!(matches!(refused(nowhere), NotFinite { what: "origin", .. }));
    let limits = |lower, upper| {
        refused(move |d: &mut RobotDescription| {
            d.joints[0].limits = Some(JointLimits { lower, upper })
        })
    };
    assert!(matches!(limits(1.0, -1.0), LimitsReversed { .. }));
    let endless = limits(f64::NAN, 1.0);
    assert!(matches!(endless, NotFinite { what: "limits", .. }));
    let follows = |joint: usize| {
        let (multiplier, offset) = (1.0, 0.0);
        refused(move |d: &mut RobotDescription| {
            d.joints[0].mimic = Some(Mimic {
                joint,
                multiplier,
                offset,
            })
        })
    };
    assert!(matches!(follows(0), MimicLoop { .. }));
    assert!(matches!(follows(9), Missing { what: "leader", .. }));
    let many = |d: &mut RobotDescription| d.links = (0..10_000).map(|n| n.to_string()).collect();
    assert!(matches!(refused(many), TooManyLinks { count: 10_000, .. }));
    for error in [refused(|d| d.links.clear()), limits(1.0, -1.0)] {
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn robot_with_max_links_is_accepted() {
    let count = 1000;
    let robot = Robot::new(RobotDescription {
        name: "snake".into(),
        links: (0..count).map(|n| format!("link {n}")).collect(),
        joints: (1..count)
            .map(|n| joint(&format!("joint {n}"), JointKind::Continuous, n - 1, n))
            .collect(),
    });
    let robot = robot.unwrap();
    let links = robot.forward_kinematics(&robot.default_values());
    assert!((links[count - 1].translation.x - (count - 1) as f64).abs() < 1e-9);
}

#[test]
fn values_are_checked_and_clamped() {
    let robot = Robot::new(arm()).unwrap();
    assert_eq!(robot.check_values(&[2.0, -2.0]), Ok(()));
    let (expected, got) = (2, 1);
    let wrong = RobotError::WrongCount { expected, got };
    assert_eq!(robot.check_values(&[0.0]), Err(wrong));
    let refused = robot.check_values(&[0.0, f64::NAN]);
    assert!(matches!(refused, Err(RobotError::NotANumber { .. })));
    let error = robot.check_values(&[0.0, 3.0]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "Joint “shoulder” cannot move to 171.89°: its limits are -114.59° and 114.59°"
    );
    assert_eq!(robot.clamped(&[-9.0, 0.5]), [-2.0, 0.5]);
}

/// A fixed joint has no value, so what it follows does not matter, and need not exist.
#[test]
fn fixed_joint_follows_nothing() {
    let mut joint = Joint::new("j", JointKind::Fixed, [0, 1], Pose::identity(), [0.0; 3]);
    joint.mimic = Some(Mimic {
        joint: 99,
        multiplier: f64::NAN,
        offset: 0.0,
    });
    let robot = Robot::new(RobotDescription {
        name: "r".to_owned(),
        links: ["a", "b"].map(str::to_owned).to_vec(),
        joints: vec![joint],
    });
    assert_eq!(robot.unwrap().description().joints[0].mimic, None);
}
