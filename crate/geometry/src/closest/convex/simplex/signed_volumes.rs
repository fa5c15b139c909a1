//! Implements the signed volumes method: it tests the origin against each side of the simplex, dimension by dimension.

use super::{ClosestPoint, foot};
use crate::collide::orient3d;
use crate::tolerance::VOLUME_ERROR;
use crate::{Point, Vector};

/// Finds the nearest point. Departures from the paper: a volume whose sign may be rounding gets an exact one, so that no
/// thin tetrahedron wrongly holds the origin. Where several sides face the origin the nearest is taken. A triangle without
/// area is replaced by its edges, so that there always is an answer.
#[inline]
pub(super) fn closest_point(points: &[Vector]) -> ClosestPoint {
    match points.len() {
        1 => ClosestPoint::from_weights(points, &[(0, 1.0)]),
        2 => on_segment(points, [0, 1]),
        3 => on_triangle(points, [0, 1, 2]),
        _ => in_tetrahedron(points),
    }
}

/// The sides opposite to each corner.
const SIDES: [[usize; 3]; 4] = [[1, 2, 3], [0, 3, 2], [0, 1, 3], [0, 2, 1]];

fn in_tetrahedron(points: &[Vector]) -> ClosestPoint {
    let volumes = SIDES.map(|[i, j, k]| points[i].dot(&points[j].cross(&points[k])));
    let sum: f64 = volumes.iter().sum();
    let mut best: Option<ClosestPoint> = None;
    for (opposite, side) in SIDES.into_iter().enumerate() {
        if !is_within(points, side, opposite, volumes[opposite], sum) {
            let candidate = on_triangle(points, side);
            best = Some(best.map_or(candidate, |known| known.nearer(candidate)));
        }
    }
    let weighted = [0, 1, 2, 3].map(|i| (i, volumes[i] / sum));
    best.unwrap_or_else(|| ClosestPoint::from_weights(points, &weighted))
}

/// Returns whether the origin lies strictly on the same side of a triangle as the corner opposite to it. `volume` is the
/// computed volume of the origin over the triangle, `sum` that of the tetrahedron.
#[inline]
fn is_within(points: &[Vector], side: [usize; 3], opposite: usize, volume: f64, sum: f64) -> bool {
    let noise = |[i, j, k]: [usize; 3]| points[i].amax() * points[j].amax() * points[k].amax();
    let noise_of_sum: f64 = SIDES.into_iter().map(noise).sum();
    if volume.abs() > 8.0 * VOLUME_ERROR * noise(side)
        && sum.abs() > 8.0 * VOLUME_ERROR * noise_of_sum
    {
        return (volume > 0.0) == (sum > 0.0);
    }
    let [p, q, r] = side.map(|i| Point::from(points[i]));
    let side_of = |point| i32::from(orient3d(&p, &q, &r, &point));
    side_of(Point::origin()) * side_of(Point::from(points[opposite])) > 0
}

/// Projects the origin onto the plane, and that onto the two axes along which the triangle looks largest.
#[inline]
fn on_triangle(points: &[Vector], [i, j, k]: [usize; 3]) -> ClosestPoint {
    let (p, q, r) = (points[i], points[j], points[k]);
    let normal = (q - p).cross(&(r - p));
    let square = normal.norm_squared();
    if square > 0.0 {
        let foot = foot::on_plane([p, q, r]);
        let axis = normal.iamax();
        let (x, y) = ((axis + 1) % 3, (axis + 2) % 3);
        let area = |a: &Vector, b: &Vector| {
            (a[x] - foot[x]) * (b[y] - foot[y]) - (a[y] - foot[y]) * (b[x] - foot[x])
        };
        let sign = normal[axis].signum();
        let areas = [
            area(&q, &r) * sign,
            area(&r, &p) * sign,
            area(&p, &q) * sign,
        ];
        if areas.iter().all(|&area| area > 0.0) {
            let sum = areas[0] + areas[1] + areas[2];
            return ClosestPoint::from_weights(
                points,
                &[
                    (i, areas[0] / sum),
                    (j, areas[1] / sum),
                    (k, areas[2] / sum),
                ],
            );
        }
        let mut best: Option<ClosestPoint> = None;
        for (edge, area) in [[j, k], [k, i], [i, j]].into_iter().zip(areas) {
            if area <= 0.0 {
                let candidate = on_segment(points, edge);
                best = Some(best.map_or(candidate, |known| known.nearer(candidate)));
            }
        }
        if let Some(best) = best {
            return best;
        }
    }
    on_segment(points, [i, j])
        .nearer(on_segment(points, [j, k]))
        .nearer(on_segment(points, [k, i]))
}

#[inline]
fn on_segment(points: &[Vector], [i, j]: [usize; 2]) -> ClosestPoint {
    let edge = points[j] - points[i];
    let along = -points[i].dot(&edge);
    let length = edge.norm_squared();
    if along <= 0.0 || length == 0.0 {
        ClosestPoint::from_weights(points, &[(i, 1.0)])
    } else if along >= length {
        ClosestPoint::from_weights(points, &[(j, 1.0)])
    } else {
        let part = along / length;
        ClosestPoint::from_weights(points, &[(i, 1.0 - part), (j, part)])
    }
}
