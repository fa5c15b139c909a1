//! Finds the best direction to view a pair from: it tries directions all around, and casts rays to find the parts in
//! between.

use nearpoint_geometry::closest::cast_ray;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::{Point, Vector};
use nearpoint_scene::{Part, PartId, Scene};

use super::target::{Sample, Target};
use crate::camera::{Camera, up_direction};

/// The number of directions that are tried.
const DIRECTIONS: usize = 64;
/// The number of the best directions for which occluding parts are counted.
const MAX_SCORED: usize = 24;
/// The step between the samples that are used for that.
const SAMPLE_STEP: usize = 3;
/// The preference for the present direction; `BELOW_FACTOR` is the factor on views from below.
const PRESENT_VIEW_BONUS: f64 = 0.15;
const BELOW_FACTOR: f64 = 0.8;

/// The parts that may hide a sample point of a pair from the eye.
#[derive(Debug)]
pub struct Occluders<'a> {
    pair: Vec<&'a Part>,
    others: Vec<Occluder<'a>>,
    /// The thickness at which a part halves the visibility of a sample.
    halving_thickness: f64,
}

/// A part and its bounding sphere.
#[derive(Debug)]
struct Occluder<'a> {
    part: &'a Part,
    centre: Point,
    radius: f64,
}

impl<'a> Occluders<'a> {
    /// Makes the occluders of a pair of parts: the pair itself, and these other parts.
    pub fn new(scene: &'a Scene, pair: [PartId; 2], others: &[&'a Part]) -> Self {
        let pair: Vec<&Part> = pair.iter().filter_map(|part| scene.part(*part)).collect();
        let diagonals = pair.iter().map(|part| part.shape.bounds().diagonal());
        let halving_thickness = diagonals.fold(f64::INFINITY, f64::min) / 8.0;
        let other = |part: &&'a Part| Occluder {
            part,
            centre: part.pose * part.shape.bounds().centre(),
            radius: part.shape.bounds().diagonal() / 2.0,
        };
        Self {
            pair,
            others: others.iter().map(other).collect(),
            halving_thickness,
        }
    }

    /// Returns the length of the ray until it leaves the part that contains the sample.
    fn thickness(&self, sample: &Sample, back: &Vector) -> f64 {
        let Some(on) = sample.part else { return 0.0 };
        let mut around = self.pair.iter().filter(|part| part.id != on);
        around.next().map_or(0.0, |part| {
            exit_distance(part, sample.at, back).unwrap_or_default()
        })
    }

    /// Returns the other parts that the ray hits, nearer than `max_distance`.
    fn hit_parts(
        &self,
        at: Point,
        back: Vector,
        max_distance: f64,
    ) -> impl Iterator<Item = PartId> {
        let near = move |other: &&Occluder| {
            let to = other.centre - at;
            let along = to.dot(&back);
            along > -other.radius && (to - back * along).norm() <= other.radius
        };
        let hit = move |other: &Occluder| {
            let hit = exit_distance(other.part, at, &back)?;
            (hit < max_distance).then_some(other.part.id)
        };
        self.others.iter().filter(near).filter_map(hit)
    }

    /// Returns the visible fraction of a sample from this direction, 0…1, without other parts.
    fn visible_fraction(&self, sample: &Sample, back: &Vector) -> f64 {
        let fraction = sample.facing.visible_fraction(back);
        if fraction == 0.0 {
            return 0.0;
        }
        fraction / (1.0 + self.thickness(sample, back) / self.halving_thickness)
    }
}

fn exit_distance(part: &Part, at: Point, direction: &Vector) -> Option<f64> {
    let origin = part.pose.inverse_transform_point(&at);
    let direction = part.pose.inverse_transform_vector(direction);
    cast_ray(&part.shape, &origin, &direction).map(|hit| hit.t)
}

/// Returns the unit direction to the eye from which most of the samples are visible: through the least of the pair's
/// own material, and behind the fewest other parts. Among equally good ones it prefers one near the present view, and
/// one from above.
pub fn best_direction(target: &Target, occluders: &Occluders, camera: &Camera) -> Vector {
    let (now, up) = (camera.back(), up_direction(camera.up()));
    let options = |back: &Vector| {
        let below = back.dot(&up) < 0.0;
        (1.0 + PRESENT_VIEW_BONUS * back.dot(&now)) * if below { BELOW_FACTOR } else { 1.0 }
    };
    let samples = &target.samples;
    let mut tried: Vec<(f64, Vector)> = std::iter::once(now)
        .chain(directions())
        .map(|back| {
            let seen: f64 = samples
                .iter()
                .map(|s| occluders.visible_fraction(s, &back))
                .sum();
            (seen, back)
        })
        .collect();
    // The preference is left out here, as it would exclude the far side. Sorting is stable: of equal items the first
    // stays first.
    tried.sort_by(|p, q| q.0.total_cmp(&p.0));
    let score = |back: &Vector| -> f64 {
        let seen = samples.iter().step_by(SAMPLE_STEP).map(|sample| {
            let others = occluders.hit_parts(sample.at, *back, f64::INFINITY).count();
            occluders.visible_fraction(sample, back) / (1.0 + others as f64)
        });
        seen.sum::<f64>() * options(back)
    };
    let mut found = (f64::NEG_INFINITY, now);
    for (_, back) in &tried[..MAX_SCORED.min(tried.len())] {
        let score = score(back);
        if score > found.0 {
            found = (score, *back);
        }
    }
    found.1
}

/// Returns the parts that hide some of the samples from the eye, sorted.
pub fn occluding_parts(target: &Target, occluders: &Occluders, eye: Point) -> Vec<PartId> {
    let mut hiding = Vec::new();
    for sample in &target.samples {
        let to = eye - sample.at;
        let Some(back) = to.try_normalize(0.0) else {
            continue;
        };
        if sample.facing.visible_fraction(&back) > 0.0 {
            hiding.extend(occluders.hit_parts(sample.at, back, to.norm()));
        }
    }
    hiding.sort_unstable();
    hiding.dedup();
    hiding
}

/// Returns directions evenly over the sphere, each turned by the golden angle against the last (Vogel 1979).
fn directions() -> impl Iterator<Item = Vector> {
    let golden = std::f64::consts::PI * (3.0 - 5f64.sqrt());
    (0..DIRECTIONS).map(move |i| {
        let z = 1.0 - (2 * i + 1) as f64 / DIRECTIONS as f64;
        let ring = (1.0 - z * z).sqrt();
        let (sin, cos) = ComplexField::sin_cos(golden * i as f64);
        Vector::new(ring * cos, ring * sin, z)
    })
}
