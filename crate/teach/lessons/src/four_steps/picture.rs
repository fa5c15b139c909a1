//! What a step looks like.

use std::collections::BTreeSet;

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_published::predictive::{Cube, FaceId};

use super::place::Place;
use super::run::Run;
use crate::cubes::of_boxes;
use crate::figure::{Caption, Figure, Hidden, Role, Weight};
use crate::meeting::of_part;

/// More cubes are shown as one solid.
const FEW: usize = 90;
/// More cubes have no number written to them.
const LABELLED: usize = 9;

pub(super) fn figure(run: &Run, place: Place) -> Figure {
    let mut figure = Figure {
        up: Up::Z,
        items: Vec::new(),
    };
    let meeting = &run.meeting;
    match place {
        Place::Parts => meeting.draw(&mut figure, of_part),
        Place::Boxes => {
            meeting.draw(&mut figure, of_part);
            regions(&mut figure, run, Hidden::Over);
            for (around, role) in run.boxes.parts.iter().zip([Role::A, Role::B]) {
                figure.edges(around, role, Weight::Normal, Hidden::Dashed);
            }
        }
        Place::Candidates => {
            let found = run.found.faces.iter().map(|face| face.id).collect();
            kept(&mut figure, run, &found);
            regions(&mut figure, run, Hidden::Over);
        }
        Place::Level(level) => {
            kept(&mut figure, run, &run.of_level(level));
            cubes(&mut figure, &run.levels[level]);
        }
        Place::Pairs => kept(&mut figure, run, &run.paired()),
        Place::Tested | Place::Shares | Place::Cycles => {
            let paired = run.paired();
            let met: BTreeSet<FaceId> = run.collisions().iter().flatten().copied().collect();
            meeting.draw(&mut figure, |face| match face {
                _ if met.contains(&face) => Role::Upper,
                _ if paired.contains(&face) => of_part(face),
                _ => Role::Quiet,
            });
        }
    }
    match place {
        // The text is about the whole of their ways.
        Place::Cycles => figure.told(),
        _ => figure,
    }
}

/// The faces that are still of interest in the colours of their parts, the others faded.
fn kept(figure: &mut Figure, run: &Run, faces: &BTreeSet<FaceId>) {
    run.meeting
        .draw(figure, |face| match faces.contains(&face) {
            true => of_part(face),
            false => Role::Quiet,
        });
}

/// Where the boxes overlap.
fn regions(figure: &mut Figure, run: &Run, hidden: Hidden) {
    for region in &run.boxes.regions {
        figure.edges(&region.bounds, Role::Witness, Weight::Strong, hidden);
    }
}

/// The cubes of a level, and how many faces meet each.
fn cubes(figure: &mut Figure, cubes: &[Cube]) {
    let boxes: Vec<Aabb> = cubes.iter().map(around).collect();
    if boxes.len() > FEW {
        if let Some(shape) = of_boxes(&boxes) {
            figure.solid(&shape, Pose::identity(), Role::Virtual);
        }
        return;
    }
    for around in &boxes {
        figure.edges(around, Role::Witness, Weight::Thin, Hidden::Over);
    }
    if boxes.len() <= LABELLED {
        for (cube, around) in cubes.iter().zip(&boxes) {
            let faces = Caption::Math(cube.faces.len().to_string());
            figure.label(around.centre(), faces, Role::Witness);
        }
    }
}

fn around(cube: &Cube) -> Aabb {
    let lo = cube.cube.lo;
    Aabb {
        lo,
        hi: lo + Vector::repeat(cube.cube.edge),
    }
}
