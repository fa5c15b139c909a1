//! Charts of what is met along a way.

use nearpoint_published::planning::Field;

use super::Run;
use crate::story::{Axis, Chart, Line, LineStyle};

/// A leg is looked at in so many places.
const PLACES: u32 = 8;

/// The field where the robot's middle is, by the length of the way so far.
pub(crate) fn field_on_way(lines: &[(&'static str, &Run, &Field)]) -> Chart {
    let line = |&(name, run, field): &(&'static str, &Run, &Field)| Line {
        name,
        points: values(run, field),
        style: LineStyle::Line,
    };
    Chart {
        name: "field-on-way",
        x: axis("along-way"),
        y: axis("field"),
        lines: lines.iter().map(line).collect(),
        at: None,
    }
}

/// By how much the robot has turned, by the length of the way so far.
pub(crate) fn turned_on_way(lines: &[(&'static str, &Run)]) -> Chart {
    let line = |&(name, run): &(&'static str, &Run)| Line {
        name,
        points: turns(run),
        style: LineStyle::Line,
    };
    Chart {
        name: "turned-on-way",
        x: axis("along-way"),
        y: axis("degrees-turned"),
        lines: lines.iter().map(line).collect(),
        at: None,
    }
}

fn axis(name: &'static str) -> Axis {
    Axis { name, log: false }
}

fn values(run: &Run, field: &Field) -> Vec<[f64; 2]> {
    let (mut points, mut before) = (Vec::new(), 0.0);
    for ends in run.trail.windows(2) {
        let way = ends[1] - ends[0];
        for i in 0..=PLACES {
            let share = f64::from(i) / f64::from(PLACES);
            let voxel = field.space().voxel_at(&(ends[0] + way * share));
            let value = voxel.map(|voxel| field.at(voxel));
            points.extend(value.map(|value| [before + share * way.norm(), value]));
        }
        before += way.norm();
    }
    points
}

fn turns(run: &Run) -> Vec<[f64; 2]> {
    let (mut length, mut turned) = (0.0, 0.0);
    let mut points = vec![[0.0, 0.0]];
    for (places, poses) in run.trail.windows(2).zip(run.poses.windows(2)) {
        length += (places[1] - places[0]).norm();
        turned += poses[0].rotation.angle_to(&poses[1].rotation).to_degrees();
        points.push([length, turned]);
    }
    points
}
