//! Tests when triangles and parts in motion first touch.

use crate::meshes::{posed, triangles};
use crate::scene::{self, Part};
use crate::subject::Subject;
use nearpoint_geometry::closest::{WarmStart, clearance};
use nearpoint_geometry::collide::swept::{
    RigidMotion, SweptMethod, SweptResult, SweptTriangle, first_contact, swept,
};
use nearpoint_geometry::collide::{colliding_pairs, contact};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Mesh, Shape, primitives};
use nearpoint_geometry::{Pose, relative_pose};
use nearpoint_testing::shapes::{grid, random_triangles};
use nearpoint_testing::swept::{in_plane, on_grid, random_motion};
use nearpoint_testing::{Random, oracle};

/// The subject that tests when moving triangles and parts first touch.
pub struct Motions;

/// Two triangles or two parts, with their motions.
pub enum Case {
    /// Triangles whose corners move along straight lines.
    Triangles(Box<[SweptTriangle; 2]>),
    /// Parts, each at the start and at the end.
    Parts(Box<[[Part; 2]; 2]>),
}

/// The number of instants at which the oracle is evaluated, except the start.
const INSTANTS: u32 = 16;

impl Subject for Motions {
    type Case = Case;

    const NAME: &'static str = "motions";
    const TITLE: &'static str = "moving and turning pairs";
    const ORACLE: &'static str = "the positions at 17 instants (parts: 9), in whole numbers: no contact may be missed or \
        reported too late; a warm start changes no bit";
    const KINDS: &'static [&'static str] = &[
        "triangles anywhere",
        "triangles on a grid",
        "triangles in one plane",
        "parts that travel and turn",
    ];

    fn draw(kind: usize, random: &mut Random) -> Case {
        let pair = match kind {
            0 => [random_motion(random), random_motion(random)],
            1 => [on_grid(random), on_grid(random)],
            2 => [in_plane(random), in_plane(random)],
            _ => return Case::Parts(Box::new([travelling(random), travelling(random)])),
        };
        Case::Triangles(Box::new(pair))
    }

    fn check(case: &Case) -> Result<&'static str, String> {
        match case {
            Case::Triangles(pair) => check_triangles(&pair[0], &pair[1]),
            Case::Parts(parts) => check_parts(parts),
        }
    }

    fn to_file(case: &Case, note: &str) -> String {
        let ends = match case {
            Case::Triangles(pair) => pair
                .each_ref()
                .map(|t| [t.from, t.to].map(|t| Part::triangle(&t))),
            Case::Parts(parts) => *parts.clone(),
        };
        let [[a, to_a], [b, to_b]] = &ends;
        let named = [
            ("A", a),
            ("A at the end", to_a),
            ("B", b),
            ("B at the end", to_b),
        ];
        scene::write(note, &named)
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let (note, parts) = scene::read(text)?;
        let parts: [Part; 4] = parts.try_into().map_err(|_| "it has not four parts")?;
        let [a, to_a, b, to_b] = parts;
        let ends = [[a, to_a], [b, to_b]];
        if note.contains(Self::KINDS[3]) {
            return Ok(Case::Parts(Box::new(ends)));
        }
        let triangle = |[from, to]: &[Part; 2]| {
            Ok::<_, String>(SweptTriangle::new(from.corners()?, to.corners()?))
        };
        let pair = [triangle(&ends[0])?, triangle(&ends[1])?];
        Ok(Case::Triangles(Box::new(pair)))
    }
}

fn check_triangles(a: &SweptTriangle, b: &SweptTriangle) -> Result<&'static str, String> {
    let exact = swept(a, b, SweptMethod::Exact);
    let hull = swept(a, b, SweptMethod::Hull).is_contact();
    if exact.is_contact() && !hull {
        return Err(format!("{exact:?}, and the hulls are reported as apart"));
    }
    for (method, ends) in [
        (SweptMethod::DiscreteAtStart, [&a.from, &b.from]),
        (SweptMethod::DiscreteAtEnd, [&a.to, &b.to]),
    ] {
        if swept(a, b, method).is_contact() != oracle::contact(ends[0], ends[1]).is_some() {
            return Err(format!("{method:?} is wrong"));
        }
    }
    let ends = [[a.from, a.to], [b.from, b.to]];
    let first = (0..=INSTANTS).find(|i| oracle::contact_at(ends, *i, INSTANTS).is_some());
    let met = first.map(|i| f64::from(i) / f64::from(INSTANTS));
    match (met, exact) {
        (Some(at), SweptResult::Separated) => Err(format!("a contact at {at} is missed")),
        (Some(at), SweptResult::Contact(reported)) if reported.time > at => Err(format!(
            "a contact at {at} is reported too late: {reported:?}"
        )),
        (_, SweptResult::Contact(reported))
            if !(0.0..=reported.latest).contains(&reported.time) || reported.latest > 1.0 =>
        {
            Err(format!("no times: {reported:?}"))
        }
        (_, SweptResult::Contact(_)) => Ok("in contact"),
        (None, SweptResult::Separated) => Ok("apart"),
    }
}

/// Draws a small part, and its pose at the end.
fn travelling(random: &mut Random) -> [Part; 2] {
    let soup = match random.below(5) {
        0 => primitives::uv_sphere(5, 3, 0.8),
        1 => random_triangles(random, 10),
        2 => grid(random, 8),
        3 => primitives::cuboid(1.0, 2.0, 0.05),
        _ => primitives::cuboid(1.0, 1.0, 1.0),
    };
    let pose = random.pose(2.0);
    let mut to = pose;
    let angle = random.pick(&[0.0, 0.1, 1.0, 1.8]);
    to.rotation *= UnitQuaternion::from_scaled_axis(random.vector(angle));
    to.translation.vector += random.vector(2.0);
    let end = Part {
        soup: soup.clone(),
        pose: to,
    };
    [Part { soup, pose }, end]
}

fn check_parts(parts: &[[Part; 2]; 2]) -> Result<&'static str, String> {
    let mover = |[from, to]: &[Part; 2]| {
        let mesh = Mesh::weld(from.soup.clone()).map_err(|error| error.to_string())?;
        let shape = Shape::build(mesh, &SequentialExecutor);
        let travel = RigidMotion::new(from.pose, to.pose, shape.bounds().centre());
        Ok::<_, String>((shape, travel.map_err(|error| error.to_string())?))
    };
    let [(a, a_travel), (b, b_travel)] = [mover(&parts[0])?, mover(&parts[1])?];
    let found = first_contact(&a, &b, &a_travel, &b_travel, &SequentialExecutor)
        .map_err(|_| "it stopped")?;
    let instants = INSTANTS / 2;
    let mut warm = WarmStart::default();
    for i in 0..=instants {
        let time = f64::from(i) / f64::from(instants);
        let pose = relative_pose(&a_travel.at(time), &b_travel.at(time));
        let meets = compare(&a, &b, &pose, time)?;
        if meets && found.as_ref().is_none_or(|found| found.time > time) {
            return Err(format!("they touch at {time}, but the result is {found:?}"));
        }
        let asked = |warm: &mut WarmStart| {
            clearance(&a, &b, &pose, f64::INFINITY, warm, &SequentialExecutor)
        };
        let (cold, went_on) = (asked(&mut WarmStart::default()), asked(&mut warm));
        if cold != went_on {
            return Err(format!("at {time} {cold:?} cold, {went_on:?} warm"));
        }
    }
    Ok(found.map_or("apart", |_| "in contact"))
}

/// Returns whether the shapes cross or touch; checks that every pair is as the oracle has it.
fn compare(a: &Shape, b: &Shape, pose: &Pose, time: f64) -> Result<bool, String> {
    let found = colliding_pairs(a, b, pose, &SequentialExecutor).map_err(|_| "it stopped")?;
    let (of_a, of_b) = (triangles(a), posed(b, pose));
    for (i, s) in (0..).zip(&of_a) {
        for (j, t) in (0..).zip(&of_b) {
            let reported = found.iter().find(|pair| (pair.a, pair.b) == (i, j));
            let reported = reported.map(|pair| pair.contact);
            // Most pairs are far apart: the oracle checks those that the quick test or the tree finds, and some
            // others.
            let is_asked = reported.is_some() || contact(s, t).is_some() || (i + j) % 8 == 0;
            if is_asked && oracle::contact(s, t) != reported {
                return Err(format!(
                    "at {time} triangles {i} and {j} are reported as {reported:?}"
                ));
            }
        }
    }
    Ok(!found.is_empty())
}
