//! A scene's parts and pairs, as a review is told them.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::interference::{BoundsOf, PairClass, UndecidedReason};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::{Colour, FramePair, Part, Scene};

use crate::facts::{Facts, PairFact};
use crate::measure::Measure;
use crate::part::{Instance, ReviewPart, known};
use crate::shape::ShapeMark;
use crate::update::noise;

/// What is known of a scene, whose answers should be final.
pub fn facts(scene: &Scene) -> Facts {
    Shapes::default().facts(scene)
}

/// What tells a scene's parts apart, in their order, and what lengths may differ by and be the same in it.
pub fn instances(scene: &Scene) -> (Vec<Instance>, f64) {
    let known = known(&Shapes::default().parts(scene));
    let noise = noise(&known);
    (known.into_iter().map(|part| part.instance).collect(), noise)
}

/// The marks of a scene's shapes, for who looks at it again and again. As long as a shape is here, no other has its address.
#[derive(Debug, Default)]
pub struct Shapes(HashMap<*const Shape, (Arc<Shape>, ShapeMark)>);

impl Shapes {
    /// What is known of a scene, whose answers should be final. Shapes that are gone are forgotten.
    pub fn facts(&mut self, scene: &Scene) -> Facts {
        Facts {
            unit: scene.unit(),
            parts: self.parts(scene),
            pairs: pairs(scene),
        }
    }

    fn parts(&mut self, scene: &Scene) -> Vec<ReviewPart> {
        let mut before = std::mem::take(&mut self.0);
        let mut parts = Vec::new();
        for part in scene.parts().iter() {
            if let Some(known) = before.remove(&Arc::as_ptr(&part.shape)) {
                self.0.insert(Arc::as_ptr(&part.shape), known);
            }
            let mut path = part.group.clone();
            path.push(part.name.clone());
            parts.push(self.filed(path, &part.shape, part.colour, part.pose));
        }
        parts
    }

    /// A part of this path, shape, colour and pose.
    pub fn filed(
        &mut self,
        path: Vec<String>,
        shape: &Arc<Shape>,
        colour: Colour,
        pose: Pose,
    ) -> ReviewPart {
        // Instances share their shapes.
        let (_, mark) = self.0.entry(Arc::as_ptr(shape)).or_insert_with(|| {
            let mesh = shape.mesh();
            let mark = ShapeMark::of(mesh.vertices(), mesh.triangles()).rounded(mesh.rounding());
            (shape.clone(), mark)
        });
        ReviewPart {
            path,
            // No reader of three-dimensional files knows layers so far.
            layer: None,
            colour,
            shape: *mark,
            pose,
        }
    }
}

fn pairs(scene: &Scene) -> Vec<PairFact> {
    let deviation = |part: &Part| match part.is_model {
        true => 0.0,
        false => part.shape.deviations().largest(),
    };
    let mut pairs = Vec::new();
    for pair in scene.frame().pairs.iter() {
        let ends = [pair.a, pair.b].map(|id| scene.parts().position(&id));
        if let ([Some(a), Some(b)], Some(one), Some(other)) =
            (ends, scene.part(pair.a), scene.part(pair.b))
        {
            pairs.push(PairFact {
                a,
                b,
                place: place(pair).unwrap_or(one.pose * Point::origin()).into(),
                measure: measure(pair),
                at_most: match pair.class {
                    PairClass::Undecided => at_most(pair, deviation(one) + deviation(other)),
                    _ => None,
                },
            });
        }
    }
    pairs
}

/// How bad a pair of a scene is.
pub fn measure(pair: &FramePair) -> Measure {
    let is_length = |x: &f64| x.is_finite() && *x >= 0.0;
    let are_bounds = |bounds: &[f64; 2]| bounds.iter().all(is_length) && bounds[0] <= bounds[1];
    let depth = pair.depth.as_ref().map(|depth| [depth.lower, depth.upper]);
    let clearance = pair.clearance.as_ref().map(|found| found.distance);
    let has_body = pair.body.as_ref().is_some_and(|body| body.is_closed);
    let volume = has_body.then_some(pair.overlap.volume);
    // What says no more than the number of the meshes is left out.
    let bounds = |bounds: Option<[f64; 2]>, of: Option<f64>| {
        let bounds = bounds.filter(|bounds| Some(*bounds) != of.map(|of| [of; 2]));
        bounds.filter(are_bounds)
    };
    Measure {
        class: pair.class,
        duplicate: pair.overlap.duplicate.is_some(),
        depth: depth.filter(are_bounds),
        clearance: clearance.filter(is_length),
        clearance_bounds: bounds(pair.clearance_bounds, clearance),
        volume: volume.filter(is_length),
        volume_bounds: bounds(volume.map(|_| pair.overlap.volume_bounds), volume),
        of_meshes: pair.bounds_of == BoundsOf::Meshes,
    }
}

/// How deep the true solids may be in each other, where both surfaces together are no farther than this from the facets;
/// the bounds of the depth may have that in them already.
fn at_most(pair: &FramePair, deviation: f64) -> Option<f64> {
    match pair.because {
        Some(UndecidedReason::WithinDeviation | UndecidedReason::NearerThanDeviation) => {}
        _ => return None,
    }
    match pair.kind.meets() {
        true => (pair.depth.as_ref()).map(|depth| match pair.bounds_of {
            BoundsOf::Solids => depth.upper,
            BoundsOf::Meshes => depth.upper + deviation,
        }),
        false => Some(deviation),
    }
}

/// Where it is, scene frame: the centre of what the two have in common, or of where they cut each other; else where
/// they are deepest in each other, or come nearest.
pub(crate) fn place(pair: &FramePair) -> Option<Point> {
    let middle = |points: &mut dyn Iterator<Item = Point>| {
        let (sum, count) = points.fold((Vector::zeros(), 0_u32), |(sum, count), p| {
            (sum + p.coords, count + 1)
        });
        (count > 0).then(|| Point::from(sum / f64::from(count)))
    };
    let body = pair.body.as_ref().filter(|body| !body.is_empty());
    let in_a = pair
        .overlap
        .centroid
        .or_else(|| middle(&mut body?.points.iter().copied()))
        .or_else(|| middle(&mut pair.curves.iter().flatten().copied()))
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
