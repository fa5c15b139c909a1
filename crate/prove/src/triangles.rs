//! Tests whether two triangles cross, touch or are apart, and their distance.

use crate::scene::{self, Part};
use crate::subject::{Subject, stream};
use nearpoint_geometry::closest::witness_points;
use nearpoint_geometry::collide::{Contact, contact};
use nearpoint_geometry::tolerance;
use nearpoint_testing::triangle_pairs::{PAIR_GENERATORS, Triangle};
use nearpoint_testing::{Random, oracle, rational};

/// The subject that tests the contact of two triangles.
pub struct Triangles;

/// Two triangles in one frame.
pub struct Case {
    pair: [Triangle; 2],
    /// True if the distance is measured, too, which takes the oracle ten times as long.
    is_measured: bool,
}

const NAMES: [&str; PAIR_GENERATORS.len()] = {
    let mut names = [""; PAIR_GENERATORS.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = PAIR_GENERATORS[i].name;
        i += 1;
    }
    names
};

impl Subject for Triangles {
    type Case = Case;

    const NAME: &'static str = "triangles";
    const TITLE: &'static str = "pairs of triangles";
    const ORACLE: &'static str = "one clipped by the other in whole numbers; of one in eight the distance, too, from all \
        corners, edges and faces of their difference";
    const KINDS: &'static [&'static str] = &NAMES;

    fn draw(kind: usize, random: &mut Random) -> Case {
        Case {
            pair: PAIR_GENERATORS[kind].pair(random),
            is_measured: random.below(8) == 0,
        }
    }

    fn check(case: &Case) -> Result<&'static str, String> {
        let [a, b] = &case.pair;
        let expected = oracle::contact(a, b);
        let turned = [b[2], b[1], b[0]];
        for (found, what) in [
            (contact(a, b), "A with B"),
            (contact(b, a), "B with A"),
            (contact(a, &turned), "A with B turned round"),
        ] {
            if found != expected {
                return Err(format!("{what}: {found:?}, and it is {expected:?}"));
            }
        }
        if case.is_measured {
            distance(a, b, expected.is_some())?;
        }
        Ok(match expected {
            None => "apart",
            Some(Contact::Touching) => "touching",
            Some(Contact::Crossing) => "crossing",
        })
    }

    fn to_file(case: &Case, note: &str) -> String {
        let [a, b] = case.pair.each_ref().map(Part::triangle);
        scene::write(note, &[("A", &a), ("B", &b)])
    }

    fn from_file(text: &str) -> Result<Case, String> {
        let (_, parts) = scene::read(text)?;
        let [a, b] = parts.as_slice() else {
            return Err("it has not two parts".to_owned());
        };
        Ok(Case {
            pair: [a.corners()?, b.corners()?],
            is_measured: true,
        })
    }
}

/// Draws the pair of triangles of a case, of any kind.
pub fn drawn_triangles(seed: u64, number: u64, kind: usize) -> [Triangle; 2] {
    PAIR_GENERATORS[kind].pair(&mut stream(seed, number))
}

/// Checks that the distance is right up to the promised rounding.
fn distance(a: &Triangle, b: &Triangle, meet: bool) -> Result<(), String> {
    let [on_a, on_b] = witness_points(a, b);
    let found = (on_b - on_a).norm();
    if meet {
        let is_one = found == 0.0;
        return is_one
            .then_some(())
            .ok_or_else(|| format!("they share a point, but their distance is {found:e}"));
    }
    let reach = |t: &Triangle| t.iter().map(|p| p.coords.amax()).fold(0.0, f64::max);
    let noise = tolerance::DISTANCE_NOISE * (reach(a) + reach(b));
    let exact = exact_distance(a, b);
    if (found - exact).abs() > noise {
        return Err(format!("{found:e} apart, and it is {exact:e}"));
    }
    Ok(())
}

/// Returns the exact distance of disjoint triangles.
pub fn exact_distance(a: &Triangle, b: &Triangle) -> f64 {
    rational::distance_apart(a, b)
}
