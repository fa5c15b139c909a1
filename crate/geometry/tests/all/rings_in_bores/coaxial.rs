//! Tests parts whose surfaces are nested or coincide: a shaft in a bore, a plug in a cone, a ball in a socket, a disc in a
//! groove, with play, without it, or with an overlap. The play is known in closed form.

use super::Placed;
use super::turned::{Stretch, Turned};
use crate::common::pairs_from_env;
use nearpoint_geometry::collide::{colliding_pairs, intersection};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_testing::Random;
use std::f64::consts::PI;

/// A solid of revolution around the z axis, or one with a hollow.
pub struct Round(pub Turned, pub Option<Turned>);

impl super::Made for Round {
    fn shape(&self, frame: &Pose) -> nearpoint_geometry::shape::Shape {
        self.0.hollowed(self.1.as_ref(), frame)
    }
}

/// Makes two parts that have this play all around, and a motion of the inner one that takes a length of one from the play.
pub fn nested(kind: u64, play: f64, random: &mut Random) -> ([Round; 2], Vector) {
    let radius = random.between(0.5, 2.0);
    let mut segments = || 8 + random.below(60) as u32;
    let (of_hole, of_inner) = (segments(), segments());
    let steps = 12 + random.below(12) as u32;
    let half = random.between(0.5, 2.0);
    // Shorter than the hole, as long, or through it.
    let reach = half * random.pick(&[0.4, 1.0, 1.0, 1.7]);
    let around =
        |start, stretch, end, outer| Turned::around(start, &[stretch], end, outer, of_hole);
    let solid = |core| Turned::rounded(core, 0.0, 1, of_inner);
    let mut aside = Vector::x();
    let parts = match kind {
        0 => {
            let [start, end] = [[radius, -half], [radius, half]];
            let inner = radius - play;
            let sleeve = Turned::around(
                [0.6 * inner, -reach],
                &[Stretch::Line([0.6 * inner, reach])],
                [0.6 * inner, reach],
                inner,
                of_inner,
            );
            let shaft = solid([[inner, -reach], [inner, reach]]);
            let is_sleeve = random.below(2) == 0;
            [
                Round(around(start, Stretch::Line(end), end, 2.0 * radius), None),
                Round(if is_sleeve { sleeve } else { shaft }, None),
            ]
        }
        1 => {
            let slope = random.between(0.1, 0.7) * radius / (2.0 * half).max(2.0 * reach);
            let out = |along: f64, off: f64| radius + slope * along - off * slope.hypot(1.0);
            aside *= slope.hypot(1.0);
            let [start, end] = [-half, half].map(|along| [out(along, 0.0), along]);
            let core = [-reach, reach].map(|along| [out(along, play), along]);
            [
                Round(around(start, Stretch::Line(end), end, 3.0 * radius), None),
                Round(solid(core), None),
            ]
        }
        2 => {
            let ball = |radius, segments| Turned::rounded([[0.0; 2]; 2], radius, steps, segments);
            [
                Round(ball(2.0 * radius, of_hole), Some(ball(radius, of_hole))),
                Round(ball(radius - play, of_inner), None),
            ]
        }
        _ => {
            let major = radius * random.between(1.5, 4.0);
            let [out, along] = [major + 1.3f64.cos() * radius, 1.3f64.sin() * radius];
            let groove = Stretch::Arc([major, 0.0], 1.3, steps);
            let core = [[major, 0.0]; 2];
            [
                Round(
                    around([out, -along], groove, [out, along], major + 2.0 * radius),
                    None,
                ),
                Round(Turned::rounded(core, radius - play, steps, of_inner), None),
            ]
        }
    };
    (parts, aside)
}

/// The plays as fractions of the facets' deviation; 0 is a contact everywhere, and a negative one an overlap.
const PLAYS: [f64; 7] = [0.5, 0.1, 0.01, 0.0, -0.01, -0.1, -0.5];

pub fn expected(play: f64) -> PairClass {
    match play {
        0.0 => PairClass::Touches,
        play if play > 0.0 => PairClass::Clear,
        _ => PairClass::Interferes,
    }
}

#[test]
fn nested_surfaces_have_the_class_of_their_play() {
    let mut random = Random::seeded("nested_surfaces_have_the_class_of_their_play", 56);
    let (mut counts, mut undecided, mut all) = ([0; 4], [0; 4], [0; 4]);
    for round in 0..pairs_from_env(168) {
        let (kind, share) = (round % 4, PLAYS[round / 4 % 7]);
        let scale = random.pick(&[1.0, 30.0]);
        let seed = random.below(1 << 40);
        let make = |play: f64| nested(kind as u64, play, &mut Random::new(seed)).0;
        let deviation = {
            let [hole, inner] = make(0.0);
            Placed::new(&mut random, 1.0, [&hole, &inner], &Pose::identity()).deviation()
        };
        let play = share * deviation;
        let [hole, inner] = make(play);
        let turn = Pose::rotation(Vector::z() * random.between(0.0, 2.0 * PI));
        let placed = Placed::new(&mut random, scale, [&hole, &inner], &turn);
        if share != 0.0 && play.abs() < 8.0 * placed.tolerance() {
            continue;
        }
        let found = placed.findings_of_round(round);
        let stated = || format!("{kind} {share} {seed}, play {play}: {found:?}");
        all[kind] += 1;
        if found.class == PairClass::Undecided {
            undecided[kind] += 1;
        } else {
            assert_eq!(found.class, expected(share), "{}", stated());
            counts[found.class as usize] += 1;
        }
    }
    println!(
        "{counts:?} interfere, are undecided, touch, are clear; undecided {undecided:?} of {all:?}"
    );
    assert!([0, 2, 3].iter().all(|&class| counts[class] > 10));
    assert!(20 * undecided.iter().sum::<i32>() <= all.iter().sum::<i32>());
}

/// A bore and a shaft of the same length end in the same planes, but for rounding.
#[test]
fn end_faces_in_one_plane_are_no_overlap_of_part_with_itself() {
    let mut random = Random::seeded("end_faces_in_one_plane", 59);
    for round in 0..pairs_from_env(600) {
        let play = 10f64.powf(random.between(-5.0, -1.0)) * random.pick(&[1.0, 0.0, -1.0]);
        let ([hole, inner], _) = nested(0, play, &mut random);
        let turn = Pose::rotation(Vector::z() * random.between(0.0, 2.0 * PI));
        let placed = Placed::new(&mut random, 1.0, [&hole, &inner], &turn);
        let ([a, b], pose) = (&placed.shapes, &placed.b_in_a);
        let pairs = colliding_pairs(a, b, pose, &SequentialExecutor).unwrap();
        let body = intersection(a, b, pose, &pairs, &SequentialExecutor).unwrap();
        assert!(body.is_ok(), "{round}, play {play}: {:?}", body.err());
    }
}
