//! Tests parts that are nearer to each other, or deeper in each other, than their facets deviate: findings hold for their
//! stated surfaces, and simple surfaces are decided.
//!
//! `NEARPOINT_PAIRS` sets the number of random pairs of each kind.

mod bodies;
mod coaxial;
mod cornered;
mod fits;
mod known_gaps;
mod turned;

use super::surfaces::findings;
use crate::common::{pairs_from_env, part, refine_pair};
use bodies::{Body, nearest};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{
    DeviationSource, InterferenceResult, PairClass, contact_tolerance,
};
use nearpoint_geometry::shape::{FaceSurface, Shape};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_testing::Random;
use std::f64::consts::PI;
use turned::{At, Stretch, Turned};

/// A solid that can be made in any frame.
trait Made {
    fn shape(&self, frame: &Pose) -> Shape;
}

impl Made for Body {
    fn shape(&self, frame: &Pose) -> Shape {
        Body::shape(self, frame)
    }
}

impl Made for Hole {
    fn shape(&self, frame: &Pose) -> Shape {
        self.around.hollowed(self.hollow.as_ref(), frame)
    }
}

/// Two parts in frames of their own, as in their files, and the pose of the second relative to the first.
struct Placed {
    shapes: [Shape; 2],
    frames: [Pose; 2],
    b_in_a: Pose,
}

impl Placed {
    fn new(random: &mut Random, scale: f64, parts: [&dyn Made; 2], b_in_a: &Pose) -> Self {
        let frames = [random.pose(scale), random.pose(scale)];
        Self {
            shapes: [0, 1].map(|k| parts[k].shape(&frames[k])),
            frames,
            b_in_a: frames[0] * b_in_a * frames[1].inverse(),
        }
    }

    /// Moves the second in the frame in which the first was made.
    fn shift(&mut self, by: &Vector) {
        self.b_in_a.translation.vector += self.frames[0] * by;
    }

    /// Returns the findings; in the other order they are the same, or fewer.
    fn findings(&self) -> InterferenceResult {
        let [a, b] = &self.shapes;
        let found = findings(a, b, &self.b_in_a);
        let back = findings(b, a, &self.b_in_a.inverse());
        let is_same = found.class == back.class;
        let is_less = [found.class, back.class].contains(&PairClass::Undecided);
        assert!(is_same || is_less, "{found:?} {back:?} {:?}", self.b_in_a);
        if found.class == PairClass::Undecided {
            back
        } else {
            found
        }
    }

    /// Returns the findings, in some rounds those about finer facets, which take longer.
    fn findings_of_round(&self, round: usize) -> InterferenceResult {
        match round % 16 {
            5 => refine_pair(self.shapes.each_ref().map(part), &self.b_in_a),
            _ => self.findings(),
        }
    }

    fn deviation(&self) -> f64 {
        let [a, b] = &self.shapes;
        a.deviations().max() + b.deviations().max()
    }

    fn tolerance(&self) -> f64 {
        let [a, b] = self.shapes.each_ref().map(part);
        contact_tolerance(&a, &b)
    }

    /// Returns whether a class holds for two surfaces with this gap, or with this depth if it is negative.
    fn fits(&self, class: PairClass, gap: f64) -> bool {
        match class {
            PairClass::Interferes => gap < 0.0,
            PairClass::Touches => gap.abs() <= 4.0 * self.tolerance(),
            PairClass::Clear => gap > 0.0,
            PairClass::Undecided => true,
        }
    }
}

/// The gaps, or depths if negative, at which two parts are positioned, as fractions of their facets' deviation.
const SHARES: [f64; 8] = [1.5, 0.9, 0.5, 0.1, -0.1, -0.5, -0.9, -3.0];

/// Balls, sticks, cylinders, cones, rounded solids and blocks lie in any pose beside each other.
#[test]
fn convex_bodies_are_never_misclassified() {
    let mut random = Random::seeded("convex_bodies_are_never_told_wrong", 51);
    let (mut counts, mut by_surfaces) = ([0; 4], 0);
    for round in 0..pairs_from_env(400) {
        let scale = random.pick(&[1e-3, 1.0, 1e3]);
        let bodies = [0, 1].map(|_| Body::any(&mut random).scaled(scale));
        let mut pose = random.pose(scale);
        pose.translation.vector = random.point().coords.normalize() * (6.0 * scale);
        let [p, q] = nearest(bodies.each_ref(), [&Pose::identity(), &pose]);
        let mut placed = Placed::new(&mut random, scale, [&bodies[0], &bodies[1]], &pose);
        let between = p - q;
        let requested = placed.deviation() * random.pick(&SHARES);
        let shift = between * (1.0 - requested / between.norm());
        placed.shift(&shift);
        pose.translation.vector += shift;
        let [p, q] = nearest(bodies.each_ref(), [&Pose::identity(), &pose]);
        // The depth is the requested one, or less: a common point proves no more.
        let gap = if requested > 0.0 {
            (p - q).norm()
        } else {
            requested
        };
        let found = placed.findings_of_round(round);
        let fits = placed.fits(found.class, gap);
        assert!(fits, "{bodies:?} {pose:?}, {gap}: {found:?}");
        counts[found.class as usize] += 1;
        by_surfaces += u32::from(found.class == PairClass::Clear && gap < placed.deviation());
    }
    println!("{counts:?} interfere, are undecided, touch, are clear, {by_surfaces} by surfaces");
    assert!([0, 1, 3].iter().all(|&class| counts[class] > 20) && by_surfaces > 20);
}

/// A hole through a block or in it.
struct Hole {
    around: Turned,
    hollow: Option<Turned>,
    /// The point in it with the most clearance.
    place: Vector,
    /// The height of a point over its surface, negative inside the hole.
    height: Box<dyn Fn(&Point) -> f64>,
}

impl Hole {
    /// Makes a cylinder, a cone, a hollow ball or a groove around the axis, with clearance for a ball of a radius.
    fn any(random: &mut Random, kind: u64, radius: f64) -> Self {
        let segments = 8 + random.below(60) as u32;
        let steps = 12 + random.below(20) as u32;
        let long = 4.0 * radius;
        let hole = |start, stretch, end: At, outer| Self {
            around: Turned::around(start, &[stretch], end, outer, segments),
            hollow: None,
            place: Vector::zeros(),
            height: Box::new(|_| unreachable!()),
        };
        match kind {
            0 => {
                let [start, end] = [[radius, -long], [radius, long]];
                Self {
                    height: Box::new(move |p| p.x.hypot(p.y) - radius),
                    ..hole(start, Stretch::Line(end), end, 2.0 * radius)
                }
            }
            1 => {
                let slope = random.between(0.1, 0.8);
                let cosine = 1.0 / slope.hypot(1.0);
                let out = move |along: f64| radius / cosine + along * slope;
                let low = (-0.9 * out(0.0) / slope).max(-long);
                let [start, end] = [low, long].map(|along| [out(along), along]);
                Self {
                    height: Box::new(move |p| (p.x.hypot(p.y) - out(p.z)) * cosine),
                    ..hole(start, Stretch::Line(end), end, 2.0 * out(long))
                }
            }
            2 => {
                let ball = |radius| Turned::rounded([[0.0; 2]; 2], radius, steps, segments);
                Self {
                    around: ball(2.0 * radius),
                    hollow: Some(ball(radius)),
                    place: Vector::zeros(),
                    height: Box::new(move |p| p.coords.norm() - radius),
                }
            }
            _ => {
                let major = radius * random.between(1.5, 4.0);
                let [out, along] = [major + 1.3f64.cos() * radius, 1.3f64.sin() * radius];
                let arc = Stretch::Arc([major, 0.0], 1.3, steps);
                Self {
                    place: Vector::x() * major,
                    height: Box::new(move |p| (p.x.hypot(p.y) - major).hypot(p.z) - radius),
                    ..hole([out, -along], arc, [out, along], major + 2.0 * radius)
                }
            }
        }
    }
}

/// Rollers, balls and other round solids lie in rings, seats, hollows and grooves.
#[test]
fn ring_in_bore_is_clear_only_with_play() {
    let mut random = Random::seeded("what_has_play_is_clear_and_what_has_none_never", 52);
    let (mut counts, mut sure) = ([0; 4], [0; 5]);
    for round in 0..pairs_from_env(400) {
        let kind = random.below(4);
        let is_roller = kind == 0 && round % 2 == 0;
        let body = match Body::any(&mut random) {
            _ if is_roller => Body::roller(&mut random),
            _ if kind == 3 || round % 4 == 1 => Body::ball(random.between(0.3, 1.5), &mut random),
            body => body,
        };
        let (corners, rounding) = body.corners();
        let reach = corners.iter().map(|p| p.coords.norm()).fold(0.0, f64::max) + rounding;
        let wide = corners.iter().map(|p| p.x.hypot(p.y)).fold(0.0, f64::max) + rounding;
        let needs = if is_roller { wide } else { reach };
        let room = needs * random.between(1.05, 1.6);
        let hole = Hole::any(&mut random, kind, room);
        let way = match kind {
            2 => random.point().coords.normalize(),
            3 => Vector::new(1.0, 0.0, random.between(-1.0, 1.0)).normalize(),
            _ => Vector::new(random.signed(), random.signed(), 0.0).normalize(),
        };
        let mut pose = random.pose(0.0);
        if is_roller {
            pose = Pose::rotation(Vector::z() * random.between(0.0, 6.0));
        }
        pose.translation.vector = hole.place;
        let mut placed = Placed::new(&mut random, 1.0, [&hole, &body], &pose);
        let play = placed.deviation() * random.pick(&SHARES);
        let height = |shift: f64| {
            let at = |p: &Point| (hole.height)(&(pose * p + way * shift));
            corners.iter().map(at).fold(f64::NEG_INFINITY, f64::max) + rounding
        };
        if height(0.0) > -play {
            continue;
        }
        let (mut low, mut high) = (0.0, 10.0 * reach);
        for _ in 0..60 {
            let centre = (low + high) / 2.0;
            *(if height(centre) > -play {
                &mut high
            } else {
                &mut low
            }) = centre;
        }
        placed.shift(&(way * low));
        let found = placed.findings_of_round(round);
        let stated = || format!("{body:?} in {kind} at {pose:?}, play {play}: {found:?}");
        assert!(placed.fits(found.class, play), "{}", stated());
        counts[found.class as usize] += 1;
        // It is known to be inside only if a vertex is off the hole by the sum of both deviations, and as much again.
        let is_loose = -2.0 * height(0.0) - play > 8.0 * placed.deviation();
        if play > 0.0 && is_loose && (body.is_ball() || is_roller) {
            assert_eq!(found.class, PairClass::Clear, "{}", stated());
            sure[kind as usize + 4 * usize::from(is_roller)] += 1;
        }
    }
    println!("{counts:?} interfere, are undecided, touch, are clear; {sure:?} must be clear");
    let is_known = 8 * counts[1] <= counts.iter().sum::<i32>();
    assert!(is_known && counts[0] > 20 && counts[3] > 20 && sure.iter().all(|&n| n > 5));
}

/// Grains smaller than the deviation of the facets around them are near a surface, outside of it or inside.
#[test]
fn small_part_within_deviation_is_not_clear() {
    let mut random = Random::seeded("a_grain_in_the_skin_is_not_clear", 53);
    let mut counts = [[0; 4]; 2];
    for _ in 0..pairs_from_env(300) {
        let radius = 1.0;
        let surface = random.below(3);
        let core = [
            [[0.0; 2]; 2],
            [[1.0, -2.0], [1.0, 2.0]],
            [[2.0, -1.0], [0.0, 1.0]],
        ][surface as usize];
        let rounding = if surface == 0 { radius } else { 0.0 };
        let body = Body::round(core, rounding, 5, 12);
        let angle = random.between(0.0, 2.0 * PI);
        let out = Vector::new(angle.cos(), angle.sin(), 0.0);
        // At the centre of the surface, and straight up from there.
        let (on, up) = match surface {
            2 => (out, (out + Vector::z()).normalize()),
            _ => (out * radius, out),
        };
        let skin = body.shape(&Pose::identity()).deviations().max();
        let grain = Body::ball(skin * random.between(0.02, 0.6), &mut random);
        let Body::Round { rounding: size, .. } = grain else {
            unreachable!()
        };
        let gap = skin * random.between(0.01, 1.0);
        let is_inside = random.below(2) == 0;
        let height = if is_inside { -gap - size } else { gap + size };
        let at = Pose::from_parts((on + up * height).into(), random.pose(0.0).rotation);
        let placed = Placed::new(&mut random, 1.0, [&body, &grain], &at);
        let class = placed.findings().class;
        let wrong = match is_inside {
            true => [PairClass::Clear, PairClass::Touches],
            false => [PairClass::Interferes, PairClass::Touches],
        };
        let is_right = !wrong.contains(&class);
        assert!(is_right, "{body:?} {grain:?} {at:?}: {class:?}");
        counts[usize::from(is_inside)][class as usize] += 1;
    }
    println!("{counts:?}: outside and inside; interfere, are undecided, touch, are clear");
    assert!(counts[0][3] > 20 && counts[1][1] > 20);
}

/// The round end of a cylinder extends beyond its chords, in its plane: a block is over that, or in it.
#[test]
fn planar_end_beyond_chords_is_in_tolerance_zone() {
    let mut random = Random::seeded("what_a_flat_end_has_beyond_its_chords_is_not_forgotten", 54);
    let mut counts = [0; 4];
    for _ in 0..pairs_from_env(300) {
        let segments = 5 + random.below(12) as u32;
        let disc = Body::round([[1.0, -1.0], [1.0, 1.0]], 0.0, 1, segments);
        let half = PI / f64::from(segments);
        let sliver = 1.0 - half.cos();
        let block = Body::block(Vector::new(0.5, random.between(0.01, 0.4), 0.5));
        let reach = 1.0 - sliver * random.between(-0.2, 0.9);
        let over = sliver * random.pick(&[0.3, 0.01, -0.01, -0.3]);
        let turn = Pose::rotation(Vector::z() * (half * (1.0 + 2.0 * random.below(4) as f64)));
        let lean = Pose::rotation(random.vector(0.01));
        let pose = turn * Pose::translation(reach + 0.5, 0.0, 1.5 + over) * lean;
        let [p, q] = nearest([&disc, &block], [&Pose::identity(), &pose]);
        let gap = (p - q).norm();
        // The search for a common point of slightly overlapping bodies ends slightly before one.
        let gap = if gap < 1e-6 { -1.0 } else { gap };
        let placed = Placed::new(&mut random, 1.0, [&disc, &block], &pose);
        let found = placed.findings();
        let fits = placed.fits(found.class, gap);
        assert!(fits, "{segments} {block:?} {pose:?}, {gap}: {found:?}");
        counts[found.class as usize] += 1;
    }
    println!("{counts:?} interfere, are undecided, touch, are clear");
    assert!(counts[1] > 20 && counts[3] > 20);
}

/// If a file states a radius that its vertices do not have, its accuracy is that of the vertices.
#[test]
fn a_surface_is_known_no_better_than_vertices_are_on_it() {
    let ball = Turned::rounded([[0.0; 2]; 2], 1.0, 12, 24).solid(&Pose::identity());
    let hole = [Stretch::Line([1.3, 2.0])];
    let ring = Turned::around([1.3, -2.0], &hole, [1.3, 2.0], 2.0, 24).solid(&Pose::identity());
    let classified = |ring: &Shape, play: f64| {
        let turn = Pose::rotation(Vector::z() * (900.0 * play));
        let pose = turn * Pose::translation(0.3 - play, 0.0, 0.0);
        findings(ring, &ball, &pose)
    };
    for (off, play, expected) in [
        (0.0, 0.001, PairClass::Clear),
        (0.0, -0.001, PairClass::Interferes),
        (0.004, 0.001, PairClass::Clear),
        (0.004, -0.001, PairClass::Undecided),
        (-0.004, 0.001, PairClass::Undecided),
        (-0.004, 0.007, PairClass::Undecided),
        (-0.004, 0.009, PairClass::Clear),
    ] {
        let mesh = ring.mesh();
        let mut surfaces = mesh.surfaces().to_vec();
        for surface in &mut surfaces {
            if let FaceSurface::Cylinder { radius, .. } = surface {
                *radius += off;
            }
        }
        let deviations = mesh.deviations().to_vec();
        let mesh = mesh.clone().with_surfaces(surfaces, deviations).unwrap();
        let found = classified(&Shape::build(mesh, &SequentialExecutor), play);
        assert_eq!(found.class, expected, "{off} {play}: {found:?}");
        assert_eq!(found.deviation_source, DeviationSource::Bounded);
        assert!(found.deviation > play.abs());
    }
}
