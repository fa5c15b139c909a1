//! Builds the models of the two parts, runs the search, and computes the exact results for comparison.

use std::sync::Arc;

use nearpoint_geometry::bounds::spheres::{
    CubeOverlap, MarkLifetime, SphereModel, SphereSearchOptions, SphereSearchResult,
    SphereSearchStep, SphereSettings, SpheresError, search,
};
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};

use super::search_event::{SearchEvent, search_events};

/// The smallest radius, in the lesson's unit.
pub(super) const ACCURACY: f64 = 5.0;

#[derive(Debug, Clone, Copy)]
pub(super) struct Parameters {
    pub settings: SphereSettings,
    pub marks: MarkLifetime,
    pub pose: Pose,
}

#[derive(Debug)]
pub(super) struct Run {
    pub parameters: Parameters,
    pub parts: [Arc<Shape>; 2],
    pub models: [SphereModel; 2],
    /// The numbers of spheres of each rank of each part, by `CubeOverlap::Keep` and by `CubeOverlap::Delete`.
    pub kept: [Vec<u32>; 2],
    pub deleted: [Vec<u32>; 2],
    /// The number of sampled points on both surfaces; then the points in no smallest sphere, in A's frame.
    pub samples: usize,
    pub gaps: Vec<Point>,
    /// The events of the search for the first hit.
    pub events: Vec<SearchEvent>,
    /// All hits, by the chosen marks and by marks for each pair.
    pub found: SphereSearchResult,
    pub proven: SphereSearchResult,
    /// The number of pairs of triangles that collide.
    pub exact: usize,
}

impl Run {
    /// Approximates two parts by spheres and searches for spheres that intersect.
    pub fn new(parts: [Arc<Shape>; 2], parameters: &Parameters) -> Result<Self, SpheresError> {
        let of = |settings: &SphereSettings| -> Result<[SphereModel; 2], SpheresError> {
            let build =
                |part: &Shape| SphereModel::build(part, settings, &SequentialExecutor, &mut ());
            Ok([build(&parts[0])?, build(&parts[1])?])
        };
        let counts = |cube_overlap| -> Result<[Vec<u32>; 2], SpheresError> {
            let models = of(&SphereSettings {
                cube_overlap,
                ..parameters.settings
            })?;
            Ok(models.map(|model| model.sphere_counts()))
        };
        let models = of(&parameters.settings)?;
        let [a, b] = models.each_ref();
        let all = |mark_lifetime| {
            let aim = SphereSearchOptions {
                mark_lifetime,
                ..SphereSearchOptions::all()
            };
            let found = search(a, b, &parameters.pose, &aim, &SequentialExecutor, &mut ());
            found?.ok_or(SpheresError::Interrupted)
        };
        let aim = SphereSearchOptions {
            mark_lifetime: parameters.marks,
            ..SphereSearchOptions::first()
        };
        let mut steps: Vec<SphereSearchStep> = Vec::new();
        search(
            a,
            b,
            &parameters.pose,
            &aim,
            &SequentialExecutor,
            &mut steps,
        )?;
        let exact =
            colliding_pairs(&parts[0], &parts[1], &parameters.pose, &SequentialExecutor)?.len();
        let (samples, gaps) = uncovered(&parts, &models, &parameters.pose);
        Ok(Self {
            parameters: *parameters,
            kept: counts(CubeOverlap::Keep)?,
            deleted: counts(CubeOverlap::Delete)?,
            samples,
            gaps,
            events: search_events(&steps),
            found: all(parameters.marks)?,
            proven: all(MarkLifetime::PerPair)?,
            exact,
            parts,
            models,
        })
    }

    /// Returns the larger number of sphere ranks of the two parts.
    pub fn ranks(&self) -> usize {
        self.models[0].rank_count().max(self.models[1].rank_count())
    }

    /// Returns the edge length of the cubes at a rank.
    pub fn edge(&self, rank: usize) -> f64 {
        self.parameters
            .settings
            .cube_edge
            .length(self.models[0].radius(rank))
    }
}

/// The number of sampled points along each side of a triangle.
const STEPS: usize = 24;

fn uncovered(
    parts: &[Arc<Shape>; 2],
    models: &[SphereModel; 2],
    b_in_a: &Pose,
) -> (usize, Vec<Point>) {
    let (mut samples, mut gaps) = (0, Vec::new());
    for (side, (part, model)) in parts.iter().zip(models).enumerate() {
        let last = model.spheres_of_rank(model.rank_count() - 1);
        let spheres: Vec<_> = last.map(|sphere| model.sphere(sphere)).collect();
        for triangle in 0..part.mesh().triangles().len() as u32 {
            let [a, b, c] = part.triangle(triangle);
            for i in 0..=STEPS {
                for j in 0..=STEPS - i {
                    let fraction = |n: usize| n as f64 / STEPS as f64;
                    let p = a + (b - a) * fraction(i) + (c - a) * fraction(j);
                    samples += 1;
                    let is_in = spheres.iter().any(|s| (p - s.centre).norm() <= s.radius);
                    if !is_in {
                        gaps.push(if side == 0 { p } else { b_in_a * p });
                    }
                }
            }
        }
    }
    (samples, gaps)
}
