//! Draws the objects, the cubes in which they interfere, the faces in them and those that collide.

use std::collections::BTreeSet;
use std::sync::Arc;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::predictive::by_octrees::OctreePredictionResult;

use super::LAST;
use super::cycle::{CycleResult, CycleSetup};
use super::levels::Level;
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Weight};
use crate::published_spheres::{distance, pose};
use crate::solids::solid;
use crate::story::Bound;

pub(super) fn figure(machine: &CycleSetup, found: &CycleResult) -> Figure {
    let mut figure = Figure::empty();
    // Solid cubes would change the colours of what is behind them.
    for cube in machine.cubes(found) {
        figure.edges(&cube, Role::Virtual, Weight::Normal, Hidden::Gone);
    }
    let poses = poses(machine, found.cycle);
    objects(&mut figure, &machine.shape, &poses, &found.by_octrees);
    whole_world(&mut figure, machine);
    object_paths(&mut figure, found.cycle);
    figure
}

/// Draws the cells of one level of the walk, over those that were kept at the levels before.
pub(super) fn of_level(machine: &CycleSetup, cycle: usize, levels: &[Level]) -> Figure {
    let mut figure = Figure::empty();
    let mut cells = |cells: &[Aabb], role, weight| {
        for cell in cells {
            figure.edges(cell, role, weight, Hidden::Gone);
        }
    };
    if let Some((level, before)) = levels.split_last() {
        cells(&level.apart, Role::Quiet, Weight::Thin);
        for before in before {
            cells(&before.interfering, Role::Virtual, Weight::Normal);
        }
        cells(&level.divided, Role::Lower, Weight::Normal);
        cells(&level.interfering, Role::Virtual, Weight::Strong);
    }
    let poses = poses(machine, cycle);
    objects(
        &mut figure,
        &machine.shape,
        &poses,
        &OctreePredictionResult::default(),
    );
    whole_world(&mut figure, machine);
    figure
}

fn poses(machine: &CycleSetup, cycle: usize) -> Vec<Pose> {
    let objects = 0..machine.parameters.objects;
    objects.map(|object| pose(object, cycle as f64)).collect()
}

fn whole_world(figure: &mut Figure, machine: &CycleSetup) {
    if machine.parameters.objects > 2 {
        figure.edges(
            &machine.world.bounds(),
            Role::Quiet,
            Weight::Thin,
            Hidden::Gone,
        );
    }
}

/// Draws posed copies of a shape. The faces that cross interfering cubes, and those that collide, have their own colours.
pub(crate) fn objects(
    figure: &mut Figure,
    shape: &Shape,
    poses: &[Pose],
    found: &OctreePredictionResult,
) {
    let candidates: BTreeSet<_> = found.faces.iter().flatten().copied().collect();
    let colliding: BTreeSet<_> = found
        .colliding
        .iter()
        .flat_map(|pair| [(pair.a, pair.a_triangle), (pair.b, pair.b_triangle)])
        .collect();
    for (object, pose) in (0..).zip(poses) {
        let rest = match object {
            0 => Role::A,
            1 => Role::B,
            _ => Role::Quiet,
        };
        let role = |triangle: u32| match (object, triangle) {
            id if colliding.contains(&id) => Role::Witness,
            id if candidates.contains(&id) => Role::Lower,
            _ => rest,
        };
        for wanted in [rest, Role::Lower, Role::Witness] {
            if let Some(faces) = faces(shape, |triangle| role(triangle) == wanted) {
                figure.solid(&faces, *pose, wanted);
            }
        }
    }
    let corners = |(object, triangle): &(u32, u32)| {
        let at = poses[*object as usize];
        shape.triangle(*triangle).map(|p| at * p).to_vec()
    };
    figure.faces(
        colliding.iter().map(corners).collect(),
        Role::Witness,
        Fill::Outlined,
    );
}

/// Returns the chosen triangles of a shape, each with corners of its own, so that every edge is visible.
pub(crate) fn faces(shape: &Shape, is_chosen: impl Fn(u32) -> bool) -> Option<Arc<Shape>> {
    let count = shape.mesh().triangles().len() as u32;
    let chosen: Vec<u32> = (0..count).filter(|&triangle| is_chosen(triangle)).collect();
    let corners: Vec<Point> = chosen.iter().flat_map(|&t| shape.triangle(t)).collect();
    let numbers = 0..chosen.len() as u32;
    let triangles = numbers.clone().map(|i| [3 * i, 3 * i + 1, 3 * i + 2]);
    solid(&corners, triangles.collect(), numbers.collect())
}

/// Draws the paths of A and B until the end of the story, and the current distance of their centres.
fn object_paths(figure: &mut Figure, cycle: usize) {
    let centre = |object, cycle| Point::from(pose(object, cycle).translation.vector);
    let now = cycle as f64;
    for (object, role) in [(0, Role::A), (1, Role::B)] {
        let way = [centre(object, now), centre(object, LAST as f64)];
        figure.line(&way, role, Weight::Normal, Hidden::Dashed);
    }
    let [a, b] = [0, 1].map(|object| centre(object, now));
    figure.line(&[a, b], Role::Quiet, Weight::Thin, Hidden::Over);
    let length = Caption::Length(distance(now), Bound::Exact);
    figure.label(a + (b - a) * 0.5, length, Role::Quiet);
}
