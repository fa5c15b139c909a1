//! Draws each step.

use std::collections::BTreeSet;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::predictive::{Cube, FaceId};

use super::run::Run;
use crate::cubes::of_boxes;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::predicted_pair::of_part;

/// The number of cubes above which they are drawn as one solid.
const MAX_SEPARATE_CUBES: usize = 90;
/// The number of cubes above which they have no labels.
const MAX_LABELLED_CUBES: usize = 9;

pub(super) fn parts(run: &Run) -> Figure {
    Figure::empty().with(|figure| run.meeting.draw(figure, of_part))
}

pub(super) fn boxes(run: &Run) -> Figure {
    parts(run).with(|figure| {
        regions(figure, run);
        for (around, role) in run.boxes.parts.iter().zip([Role::A, Role::B]) {
            figure.edges(around, role, Weight::Normal, Hidden::Dashed);
        }
    })
}

pub(super) fn candidates(run: &Run) -> Figure {
    let found = run.candidates.faces.iter().map(|face| face.id).collect();
    remaining_faces(run, &found).with(|figure| regions(figure, run))
}

pub(super) fn level(run: &Run, level: usize) -> Figure {
    remaining_faces(run, &run.of_level(level)).with(|figure| cubes(figure, &run.levels[level]))
}

pub(super) fn pairs(run: &Run) -> Figure {
    remaining_faces(run, &run.paired())
}

pub(super) fn tested(run: &Run) -> Figure {
    let paired = run.paired();
    let met: BTreeSet<FaceId> = run.collisions().iter().flatten().copied().collect();
    let role = |face| match face {
        _ if met.contains(&face) => Role::Upper,
        _ if paired.contains(&face) => of_part(face),
        _ => Role::Quiet,
    };
    Figure::empty().with(|figure| run.meeting.draw(figure, role))
}

/// Draws the faces that remain in the colours of their parts, and the others faded.
fn remaining_faces(run: &Run, faces: &BTreeSet<FaceId>) -> Figure {
    let role = |face| match faces.contains(&face) {
        true => of_part(face),
        false => Role::Quiet,
    };
    Figure::empty().with(|figure| run.meeting.draw(figure, role))
}

/// Draws the regions where the boxes overlap.
fn regions(figure: &mut Figure, run: &Run) {
    for region in &run.boxes.regions {
        figure.edges(&region.bounds, Role::Witness, Weight::Strong, Hidden::Over);
    }
}

/// Draws the cubes of a level, and the number of faces that intersect each.
fn cubes(figure: &mut Figure, cubes: &[Cube]) {
    let boxes: Vec<Aabb> = cubes.iter().map(cube_box).collect();
    if boxes.len() > MAX_SEPARATE_CUBES {
        if let Some(shape) = of_boxes(&boxes) {
            figure.solid(&shape, Pose::identity(), Role::Virtual);
        }
        return;
    }
    for around in &boxes {
        figure.edges(around, Role::Witness, Weight::Thin, Hidden::Over);
    }
    if boxes.len() <= MAX_LABELLED_CUBES {
        for (cube, around) in cubes.iter().zip(&boxes) {
            let faces = Caption::Math(cube.faces.len().to_string());
            figure.label(around.centre(), faces, Role::Witness);
        }
    }
}

fn cube_box(cube: &Cube) -> Aabb {
    let lo = cube.cube.lo;
    Aabb {
        lo,
        hi: lo + Vector::repeat(cube.cube.edge),
    }
}
