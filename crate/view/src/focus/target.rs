//! Finds the points of a pair that should be visible: samples of its intersection, and the direction that each faces.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::intersection::Intersection;
use nearpoint_geometry::{Point, Vector, nalgebra};
use nearpoint_scene::{FramePair, PartId, Scene};

use crate::interact::PickScene;
use crate::list::region_bounds;

/// The number of samples of an intersection.
const SAMPLES: usize = 48;
/// The largest ratio of a whole intersection to its largest piece at which the whole is shown.
const WHOLE_RATIO: f64 = 8.0;

/// The directions from which a sample is visible.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Visibility {
    /// The sample is visible from the side of this unit vector.
    Outward(Vector),
    /// The sample is visible from all directions across this unit vector.
    Perpendicular(Vector),
    /// The sample is visible from anywhere.
    Any,
}

/// A point of a pair's target that should be visible, and the directions from which it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// The point, in the scene.
    pub at: Point,
    /// The directions from which it is visible.
    pub facing: Visibility,
    /// The part whose surface contains the point; the point is inside the other part of the pair.
    pub part: Option<PartId>,
}

/// The place where a pair of parts meets or is nearest: sample points, and the box that the camera looks at.
#[derive(Debug, Clone)]
pub struct Target {
    /// The samples; empty if the pair has no report.
    pub samples: Vec<Sample>,
    /// The box, in the scene.
    pub bounds: Aabb,
    /// The points of both surfaces where the penetration is deepest, in the scene.
    pub depth: Option<[Point; 2]>,
}

impl Visibility {
    /// Returns the fraction of a sample that is visible, 0…1; `back` is the direction to the eye.
    pub fn visible_fraction(&self, back: &Vector) -> f64 {
        match self {
            Self::Outward(normal) => normal.dot(back).max(0.0),
            Self::Perpendicular(along) => along.cross(back).norm(),
            Self::Any => 1.0,
        }
    }
}

impl Target {
    /// Makes the target of a pair: its intersection if it interferes or may, its contact if it touches, else its
    /// closest points.
    pub fn new(scene: &Scene, pair: [PartId; 2]) -> Self {
        let known = scene.frame().pair(pair[0], pair[1]);
        known
            .and_then(|known| Self::of_pair(known, scene))
            .unwrap_or_else(|| {
                let all = scene.extent(Some(&pair));
                Self {
                    samples: Vec::new(),
                    bounds: Aabb::from_points(&all),
                    depth: None,
                }
            })
    }

    fn of_pair(pair: &FramePair, scene: &Scene) -> Option<Self> {
        if let Some([p, q]) = pair.clearance_in_scene() {
            return Some(Self::between(p, q));
        }
        if let Some(body) = &pair.intersection {
            return Some(Self::of_intersection(body, pair));
        }
        let region = region_bounds(pair, scene)?.posed(&pair.scene_from_a);
        let sample = |at| Sample {
            at,
            facing: Visibility::Any,
            part: None,
        };
        let ends = pair.intersection_curves.iter().flatten();
        let step = (2 * pair.intersection_curves.len())
            .div_ceil(SAMPLES)
            .max(1);
        let mut samples: Vec<Sample> = ends
            .step_by(step)
            .map(|p| sample(pair.scene_from_a * p))
            .collect();
        if samples.is_empty() {
            samples.push(sample(region.centre()));
        }
        let bounds = region;
        Some(Self {
            samples,
            bounds,
            depth: None,
        })
    }

    /// Makes the target on the line between the closest points of two parts.
    fn between(p: Point, q: Point) -> Self {
        let along = (q - p).try_normalize(0.0);
        let sample = Sample {
            at: nalgebra::center(&p, &q),
            facing: along.map_or(Visibility::Any, Visibility::Perpendicular),
            part: None,
        };
        Self {
            samples: vec![sample],
            bounds: Aabb::from_points(&[p, q]),
            depth: None,
        }
    }

    fn of_intersection(body: &Intersection, pair: &FramePair) -> Self {
        let all: Vec<Point> = body.points.iter().map(|p| pair.scene_from_a * p).collect();
        let shells = body.shells();
        let area =
            |shell: &[u32]| -> f64 { shell.iter().map(|&f| facet_normal(body, f).norm()).sum() };
        let largest = shells
            .iter()
            .max_by(|p, q| area(p).total_cmp(&area(q)))
            .unwrap_or_default();
        let bounds = |facets: &[u32]| {
            let corners = facets.iter().flat_map(|&f| body.facets[f as usize].corners);
            Aabb::from_points(corners.map(|corner| &all[corner as usize]))
        };
        let every: Vec<u32> = (0..body.facets.len() as u32).collect();
        let is_together = bounds(&every).diagonal() <= WHOLE_RATIO * bounds(largest).diagonal();
        let facets = if is_together { &every[..] } else { largest };
        let sample = |facet: u32| {
            let corners = body.triangle(&body.facets[facet as usize]);
            let middle = corners.iter().map(|p| p.coords).sum::<Vector>() / 3.0;
            let normal = facet_normal(body, facet).try_normalize(0.0);
            let (side, _) = body.facets[facet as usize].source.side();
            Sample {
                at: pair.scene_from_a * Point::from(middle),
                facing: normal.map_or(Visibility::Any, |n| {
                    Visibility::Outward(pair.scene_from_a * n)
                }),
                part: Some([pair.a, pair.b][side]),
            }
        };
        Self {
            samples: even_samples(facets, |facet| facet_normal(body, facet).norm())
                .into_iter()
                .map(sample)
                .collect(),
            bounds: bounds(facets),
            depth: (pair.depth.as_ref())
                .map(|depth| [depth.on_a, depth.on_b].map(|p| pair.scene_from_a * p)),
        }
    }
}

/// Returns the outward normal of a facet, as long as twice its area.
fn facet_normal(body: &Intersection, facet: u32) -> Vector {
    let [a, b, c] = body.triangle(&body.facets[facet as usize]);
    (b - a).cross(&(c - a))
}

/// Chooses facets at equal steps of their total area, so that each stands for the same area; a large facet may repeat.
fn even_samples(facets: &[u32], area: impl Fn(u32) -> f64) -> Vec<u32> {
    let whole: f64 = facets.iter().map(|&facet| area(facet)).sum();
    let mut chosen = Vec::with_capacity(SAMPLES);
    let mut sum = 0.0;
    for &facet in facets {
        sum += area(facet);
        while (chosen.len() as f64 + 0.5) * whole < sum * SAMPLES as f64 {
            chosen.push(facet);
        }
    }
    chosen
}
