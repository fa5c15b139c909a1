//! Converts a scene's parts and pairs into the snapshot of a review.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::executor::map_costly_first;
use nearpoint_geometry::interference::{BoundsScope, PairClass, UndecidedReason};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::tolerance::SAME_DIAMETER;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Colour, FramePair, Part, Scene, SettledBy};

use crate::measure::PairMeasurement;
use crate::part::{PartIdentity, ReviewPart, identify_parts};
use crate::shape::ShapeFingerprint;
use crate::snapshot::{AssemblySnapshot, InterferenceFit, PairSnapshot};
use crate::update::rounding_tolerance;

/// Returns the snapshot of a scene, whose results should be final.
pub fn snapshot(scene: &Scene) -> AssemblySnapshot {
    FingerprintCache::default().snapshot(scene)
}

/// Returns the identities of a scene's parts, in their order, and the largest difference of lengths that counts as none.
pub fn part_identities(scene: &Scene) -> (Vec<PartIdentity>, f64) {
    let known = identify_parts(&FingerprintCache::default().parts(scene));
    let noise = rounding_tolerance(&known);
    (known.into_iter().map(|part| part.instance).collect(), noise)
}

/// A cache of shape fingerprints, for callers that convert a scene repeatedly. It owns each shape, so that no other
/// shape can reuse its address.
#[derive(Debug, Default)]
pub struct FingerprintCache(HashMap<*const Shape, (Arc<Shape>, ShapeFingerprint)>);

impl FingerprintCache {
    /// Returns the snapshot of a scene, whose results should be final. Drops cached shapes that the scene no longer has.
    pub fn snapshot(&mut self, scene: &Scene) -> AssemblySnapshot {
        AssemblySnapshot {
            unit: scene.unit(),
            parts: self.parts(scene),
            pairs: pairs(scene),
        }
    }

    fn parts(&mut self, scene: &Scene) -> Vec<ReviewPart> {
        let mut before = std::mem::take(&mut self.0);
        let mut new = HashMap::new();
        for part in scene.parts().iter() {
            let shape = Arc::as_ptr(&part.shape);
            match before.remove(&shape) {
                Some(known) => drop(self.0.insert(shape, known)),
                None if self.0.contains_key(&shape) => {}
                None => drop(new.insert(shape, part.shape.clone())),
            }
        }
        let triangles = |shape: &Arc<Shape>| shape.mesh().triangles().len();
        let new = new.into_values().collect();
        let new = map_costly_first(scene.pool(), new, triangles, |shape| {
            let mark = fingerprint(&shape);
            (shape, mark)
        });
        (self.0).extend(new.into_iter().map(|known| (Arc::as_ptr(&known.0), known)));
        let mut parts = Vec::new();
        for part in scene.parts().iter() {
            let mut path = part.group.clone();
            path.push(part.name.clone());
            parts.push(self.review_part(path, &part.shape, part.colour, part.pose));
        }
        parts
    }

    /// Returns a part with this path, shape, colour and pose.
    pub fn review_part(
        &mut self,
        path: Vec<String>,
        shape: &Arc<Shape>,
        colour: Colour,
        pose: Pose,
    ) -> ReviewPart {
        // Instances share their shapes, so one fingerprint serves all of them.
        let known = self.0.entry(Arc::as_ptr(shape));
        let (_, mark) = known.or_insert_with(|| (shape.clone(), fingerprint(shape)));
        ReviewPart {
            path,
            // No importer of three-dimensional files reads layers so far.
            layer: None,
            colour,
            shape: *mark,
            pose,
        }
    }
}

fn fingerprint(shape: &Shape) -> ShapeFingerprint {
    let mesh = shape.mesh();
    ShapeFingerprint::from_mesh(mesh.vertices(), mesh.triangles()).rounded(mesh.rounding())
}

fn pairs(scene: &Scene) -> Vec<PairSnapshot> {
    let deviation = |part: &Part| match part.is_exact {
        true => 0.0,
        false => part.shape.deviations().max(),
    };
    let mut pairs = Vec::new();
    for pair in scene.frame().pairs.iter() {
        let ends = [pair.a, pair.b].map(|id| scene.parts().position(&id));
        if let ([Some(a), Some(b)], Some(one), Some(other)) =
            (ends, scene.part(pair.a), scene.part(pair.b))
        {
            let deviation = deviation(one) + deviation(other);
            pairs.push(PairSnapshot {
                a,
                b,
                position: pair_position(pair)
                    .unwrap_or(one.pose * Point::origin())
                    .into(),
                measure: measure(pair),
                depth_upper_bound: match pair.class {
                    PairClass::Undecided => depth_upper_bound(pair, deviation),
                    _ => None,
                },
                fits: [false, true].map(|of_b| interference_fit(pair, of_b, deviation)),
            });
        }
    }
    pairs
}

/// Returns the measurement of a pair of parts from its result in a scene.
pub fn measure(pair: &FramePair) -> PairMeasurement {
    let is_length = |x: &f64| x.is_finite() && *x >= 0.0;
    let are_bounds = |bounds: &[f64; 2]| bounds.iter().all(is_length) && bounds[0] <= bounds[1];
    let depth = pair.depth.as_ref().map(|depth| [depth.lower, depth.upper]);
    let clearance = pair.clearance.as_ref().map(|found| found.distance);
    let has_body = pair
        .intersection
        .as_ref()
        .is_some_and(|body| body.is_closed);
    let volume = has_body.then_some(pair.overlap.volume);
    // Bounds that equal the value of the meshes are left out.
    let bounds = |bounds: Option<[f64; 2]>, of: Option<f64>| {
        let bounds = bounds.filter(|bounds| Some(*bounds) != of.map(|of| [of; 2]));
        bounds.filter(are_bounds)
    };
    let proven = PairMeasurement {
        class: pair.result.class,
        settled_by: SettledBy::Proof,
        duplicate: pair.overlap.duplicate.is_some(),
        depth: depth.filter(are_bounds),
        clearance: clearance.filter(is_length),
        clearance_bounds: bounds(pair.clearance_bounds, clearance),
        volume: volume.filter(is_length),
        volume_bounds: bounds(volume.map(|_| pair.overlap.volume_bounds), volume),
        of_meshes: pair.bounds_scope == BoundsScope::Meshes,
    };
    match pair.kernel_numbers() {
        Some(numbers) => proven.settled_by_kernel(pair.class, numbers.map(|x| x.max(0.0))),
        None => proven,
    }
}

/// Returns the interference of one part's shafts in the other's holes; shafts of the hole's diameter have none. The surfaces
/// are as deep in each other as the radii differ and the axes are apart. The bounds of the depth add the `deviation` of the
/// meshes, at most twice.
fn interference_fit(
    pair: &FramePair,
    is_shaft_of_b: bool,
    deviation: f64,
) -> Option<InterferenceFit> {
    let fits = pair.fits.iter();
    let fits = fits.filter(|fit| {
        fit.is_shaft_of_b == is_shaft_of_b && fit.play() <= SAME_DIAMETER * fit.hole_diameter
    });
    fits.map(|fit| InterferenceFit {
        interference: (-fit.play()).max(0.0),
        depth: (-fit.play()).max(0.0) / 2.0 + fit.offset + SAME_DIAMETER * fit.hole_diameter,
        slack: 2.0 * deviation,
    })
    .reduce(|one, other| InterferenceFit {
        interference: one.interference.max(other.interference),
        depth: one.depth.max(other.depth),
        slack: one.slack,
    })
}

/// Returns an upper bound of the depth of the true solids. `deviation` is the sum of the distances of both surfaces
/// from their facets, which the bounds of the depth may include already.
fn depth_upper_bound(pair: &FramePair, deviation: f64) -> Option<f64> {
    match pair.open_reason() {
        Some(UndecidedReason::WithinDeviation | UndecidedReason::NearerThanDeviation) => {}
        _ => return None,
    }
    match pair.mesh_relation.intersects() {
        true => (pair.depth.as_ref()).map(|depth| match pair.bounds_scope {
            BoundsScope::Solids => depth.upper,
            BoundsScope::Meshes => depth.upper + deviation,
        }),
        false => Some(deviation),
    }
}

/// Returns the position of a pair in the scene frame: the centre of the intersection or of the contact curves. Without
/// these it is the deepest point on A, or the midpoint of the closest points.
fn pair_position(pair: &FramePair) -> Option<Point> {
    let middle = |points: &mut dyn Iterator<Item = Point>| {
        let (sum, count) = points.fold((Vector::zeros(), 0_u32), |(sum, count), p| {
            (sum + p.coords, count + 1)
        });
        (count > 0).then(|| Point::from(sum / f64::from(count)))
    };
    let body = pair.intersection.as_ref().filter(|body| !body.is_empty());
    let in_a = pair
        .overlap
        .centroid
        .or_else(|| middle(&mut body?.points.iter().copied()))
        .or_else(|| middle(&mut pair.intersection_curves.iter().flatten().copied()))
        .or_else(|| Some(pair.depth.as_ref()?.on_a))
        .or_else(|| {
            let clearance = pair.clearance.as_ref()?;
            Some(nearpoint_geometry::nalgebra::center(
                &clearance.on_a,
                &clearance.on_b,
            ))
        });
    in_a.map(|p| pair.scene_from_a * p)
        .filter(|p| p.iter().all(|x| x.is_finite()))
}
