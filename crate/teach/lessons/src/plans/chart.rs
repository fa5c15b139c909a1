//! Charts values along a path.

use nearpoint_published::planning::Field;

use super::Run;
use crate::story::{Chart, Line};

/// The number of samples of a path's segment.
const SAMPLES_PER_SEGMENT: u32 = 8;

/// Charts the field at the robot's centre, by the length of the path so far.
pub(crate) fn field_along_path(lines: &[(&'static str, &Run, &Field)]) -> Chart {
    let line =
        |&(name, run, field): &(&'static str, &Run, &Field)| Line::new(name, values(run, field));
    Chart::new("field-on-way", "along-way", "field").lines(lines.iter().map(line))
}

/// Charts the robot's rotation, by the length of the path so far.
pub(crate) fn rotation_along_path(lines: &[(&'static str, &Run)]) -> Chart {
    let line = |&(name, run): &(&'static str, &Run)| Line::new(name, turns(run));
    Chart::new("turned-on-way", "along-way", "degrees-turned").lines(lines.iter().map(line))
}

fn values(run: &Run, field: &Field) -> Vec<[f64; 2]> {
    let (mut points, mut before) = (Vec::new(), 0.0);
    for ends in run.trail.windows(2) {
        let way = ends[1] - ends[0];
        for i in 0..=SAMPLES_PER_SEGMENT {
            let fraction = f64::from(i) / f64::from(SAMPLES_PER_SEGMENT);
            let voxel = field.space().voxel_at(&(ends[0] + way * fraction));
            let value = voxel.map(|voxel| field.at(voxel));
            points.extend(value.map(|value| [before + fraction * way.norm(), value]));
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
