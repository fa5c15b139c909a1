//! Finds the edges between patches: runs of mesh edges that are one line, one arc, or one free curve.

use std::collections::HashMap;

use super::Patch;
use super::circle::{MAX_CHORD_RATIO, MIN_SEGMENTS, arc};
use crate::shape::{Edges, FaceSurface, Mesh};
use crate::tolerance::{MIN_ARC_ANGLE, PARALLEL_FEATURES};
use crate::{Point, Vector};

/// The curve that an edge is a piece of, in the part's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Curve {
    /// A straight line.
    Straight,
    /// A circle.
    Arc {
        /// The centre of the circle.
        centre: Point,
        /// The axis of the circle, of unit length.
        axis: Vector,
        /// The radius of the circle.
        radius: f64,
        /// The angle in radians; a full turn for a whole circle.
        span: f64,
    },
    /// Any other curve.
    Free,
}

/// An edge between two patches, or at the end of one.
#[derive(Debug, Clone, PartialEq)]
pub struct Edge {
    /// The successive vertices; in a closed edge the first equals the last.
    pub points: Vec<Point>,
    /// The curve through them.
    pub curve: Curve,
    /// True if the curve's measures are those of stated surfaces, or of vertices alone.
    pub is_exact: bool,
}

/// The patch number of an edge's side without a patch, or with more than one.
const NONE: u32 = u32::MAX;

/// Returns all edges, in order of the patches beside them. `of` is each triangle's patch; deviations below `flat` are
/// rounding.
pub(super) fn edges(
    mesh: &Mesh,
    mesh_edges: &Edges,
    patches: &[Patch],
    of: &[u32],
    flat: f64,
) -> Vec<Edge> {
    let mut sides: Vec<([u32; 2], [u32; 2])> = Vec::new();
    for (ends, around) in mesh_edges.iter() {
        let beside = match around {
            [p, q] => [p, q].map(|side| of[side.triangle() as usize]),
            [p] => [of[p.triangle() as usize], NONE],
            _ => [NONE, NONE],
        };
        if beside[0] != beside[1] || beside[0] == NONE {
            sides.push(([beside[0].min(beside[1]), beside[0].max(beside[1])], ends));
        }
    }
    sides.sort_unstable();
    let mut found = Vec::new();
    for between in sides.chunk_by(|a, b| a.0 == b.0) {
        let ends: Vec<[u32; 2]> = between.iter().map(|(_, ends)| *ends).collect();
        let beside = between[0].0.map(|patch| patches.get(patch as usize));
        for chain in chains(&ends) {
            let points: Vec<Point> = (chain.iter())
                .map(|&v| mesh.vertices()[v as usize])
                .collect();
            for (points, curve) in cut(points, flat) {
                found.push(with_surface_measures(points, curve, beside, flat));
            }
        }
    }
    found
}

/// Returns runs of edges through vertices that have no more than two of them; a closed run ends where it begins.
fn chains(edges: &[[u32; 2]]) -> Vec<Vec<u32>> {
    let mut at: HashMap<u32, Vec<usize>> = HashMap::new();
    for (i, ends) in edges.iter().enumerate() {
        for &v in ends {
            at.entry(v).or_default().push(i);
        }
    }
    let mut walked = vec![false; edges.len()];
    let walk = |start: u32, first: usize, walked: &mut Vec<bool>| {
        let mut chain = vec![start];
        let mut next = Some(first);
        while let Some(edge) = next {
            walked[edge] = true;
            let [a, b] = edges[edge];
            let end = if chain.last() == Some(&a) { b } else { a };
            chain.push(end);
            let around = &at[&end];
            let on = around.iter().copied().find(|&other| !walked[other]);
            next = on.filter(|_| around.len() == 2);
        }
        chain
    };
    let mut found = Vec::new();
    // Runs that end, or meet others, come first; the rest are rings.
    for only_ends in [true, false] {
        for (i, &[a, b]) in edges.iter().enumerate() {
            for start in [a, b] {
                if !walked[i] && (!only_ends || at[&start].len() != 2) {
                    found.push(walk(start, i, &mut walked));
                }
            }
        }
    }
    found
}

/// Cuts a run into lines, arcs and free curves.
fn cut(points: Vec<Point>, flat: f64) -> Vec<(Vec<Point>, Curve)> {
    if points.len() == 2 || is_straight(&points, flat) {
        let ends = vec![points[0], points[points.len() - 1]];
        return vec![(ends, Curve::Straight)];
    }
    if let Some(curve) = as_arc(&points, flat) {
        return vec![(points, curve)];
    }
    let points = rotated_to_corner(points);
    let mut pieces: Vec<(Vec<Point>, Curve)> = Vec::new();
    let mut from = 0;
    while from + 1 < points.len() {
        let (to, curve) = longest(&points[from..], flat);
        let piece = &points[from..=from + to];
        from += to;
        match pieces.last_mut() {
            // Short chords that continue each other are one free curve.
            Some((before, known))
                if is_chord(&curve, to) && continues_curve(before, known, piece) =>
            {
                *known = Curve::Free;
                before.extend(&piece[1..]);
            }
            _ if curve == Curve::Straight => {
                pieces.push((vec![piece[0], piece[to]], curve));
            }
            _ => pieces.push((piece.to_vec(), curve)),
        }
    }
    pieces
}

fn is_chord(curve: &Curve, segments: usize) -> bool {
    *curve == Curve::Straight && segments == 1
}

/// Returns whether a chord continues a chord or a free curve without a corner, at about the length of its last chord.
fn continues_curve(before: &[Point], known: &Curve, chord: &[Point]) -> bool {
    let last = [before[before.len() - 2], before[before.len() - 1]];
    let (a, b) = (last[1] - last[0], chord[1] - chord[0]);
    let alike = a.norm().min(b.norm()) * MAX_CHORD_RATIO >= a.norm().max(b.norm());
    !matches!(known, Curve::Arc { .. }) && alike && a.dot(&b) > CORNER * a.norm() * b.norm()
}

/// The cosine of the sharpest bend between two chords of one curve: 30 degrees.
const CORNER: f64 = 0.866;

/// Rotates a closed run to begin at a corner, or without one at its longest chord, so that no piece crosses its ends.
fn rotated_to_corner(mut points: Vec<Point>) -> Vec<Point> {
    if points.first() != points.last() {
        return points;
    }
    points.pop();
    let count = points.len();
    let chord = |i: usize| points[(i + 1) % count] - points[i % count];
    let bend = |i: usize| {
        let (before, after) = (chord(i + count - 1), chord(i));
        before.dot(&after) / (before.norm() * after.norm())
    };
    let sharpest = (0..count).min_by(|&i, &j| bend(i).total_cmp(&bend(j)));
    let longest = (0..count).max_by(|&i, &j| chord(i).norm().total_cmp(&chord(j).norm()));
    let first = sharpest.filter(|&i| bend(i) < CORNER).or(longest);
    points.rotate_left(first.unwrap_or(0));
    points.push(points[0]);
    points
}

/// Returns how many segments from the first on are one line, or one arc, whichever are more.
fn longest(points: &[Point], flat: f64) -> (usize, Curve) {
    let mut straight = 1;
    while straight + 1 < points.len() && is_straight(&points[..=straight + 1], flat) {
        straight += 1;
    }
    // Doubles the number while it fits, then bisects: each part of an arc is an arc.
    let round = |to: usize| to < points.len() && arc(&points[..=to], flat).is_some();
    let (mut bent, mut step) = (MIN_SEGMENTS, MIN_SEGMENTS);
    if !round(bent) {
        return (straight, Curve::Straight);
    }
    while round(bent + step) {
        (bent, step) = (bent + step, 2 * step);
    }
    while step > 0 {
        bent += if round(bent + step) { step } else { 0 };
        step /= 2;
    }
    match as_arc(&points[..=bent], flat).filter(|_| bent > straight) {
        Some(curve) => (bent, curve),
        None => (straight, Curve::Straight),
    }
}

/// Returns whether all points are on the line between the first and the last, in this order.
fn is_straight(points: &[Point], flat: f64) -> bool {
    let (from, to) = (points[0], points[points.len() - 1]);
    let Some(along) = (to - from).try_normalize(flat) else {
        return false;
    };
    let mut at = 0.0;
    points.iter().all(|p| {
        let off = p - from;
        let height = along.dot(&off);
        let is_next = height >= at - flat;
        at = height;
        is_next && (off - along * height).norm() <= flat
    })
}

fn as_arc(points: &[Point], flat: f64) -> Option<Curve> {
    let arc = arc(points, flat).filter(|arc| arc.span >= MIN_ARC_ANGLE);
    arc.map(|arc| Curve::Arc {
        centre: arc.centre,
        axis: arc.axis,
        radius: arc.radius,
        span: arc.span,
    })
}

/// Returns the edge. An arc beside a stated surface of revolution about the arc's axis takes that surface's measures.
fn with_surface_measures(
    points: Vec<Point>,
    curve: Curve,
    beside: [Option<&Patch>; 2],
    flat: f64,
) -> Edge {
    let mut edge = Edge {
        points,
        curve,
        is_exact: curve == Curve::Straight,
    };
    let Curve::Arc {
        centre,
        axis,
        radius,
        span,
    } = curve
    else {
        return edge;
    };
    let along = |other: &Vector| axis.cross(other).norm() <= PARALLEL_FEATURES;
    let known = beside
        .into_iter()
        .flatten()
        .filter(|patch| patch.is_from_file);
    for patch in known {
        match patch.surface {
            FaceSurface::Cylinder {
                through,
                axis: own,
                radius: given,
            } if along(&own) && (radius - given).abs() <= flat => {
                let on_axis = through + own * own.dot(&(centre - through));
                let own = if own.dot(&axis) < 0.0 { -own } else { own };
                edge.curve = Curve::Arc {
                    centre: on_axis,
                    axis: own,
                    radius: given,
                    span,
                };
                edge.is_exact = true;
                return edge;
            }
            // The vertices are on the surface, and so on a circle about its axis.
            FaceSurface::Cone { axis: own, .. } | FaceSurface::Torus { axis: own, .. } => {
                edge.is_exact |= along(&own);
            }
            FaceSurface::Sphere { .. } => edge.is_exact = true,
            _ => {}
        }
    }
    edge
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nalgebra::ComplexField;

    /// Returns a slot's border: two lines and two half circles.
    fn slot() -> Vec<Point> {
        let mut points = Vec::new();
        for (middle, from) in [(10.0, -0.5), (-10.0, 0.5)] {
            for i in 0..=12 {
                let angle = std::f64::consts::PI * (from + f64::from(i) / 12.0);
                let (sine, cosine) = ComplexField::sin_cos(angle);
                points.push(Point::new(middle + 3.0 * cosine, 3.0 * sine, 0.0));
            }
        }
        points.push(points[0]);
        points
    }

    #[test]
    fn a_slot_has_two_lines_and_two_arcs() {
        let pieces = cut(slot(), 1e-9);
        let arcs: Vec<f64> = (pieces.iter())
            .filter_map(|(_, curve)| match curve {
                Curve::Arc { radius, .. } => Some(*radius),
                _ => None,
            })
            .collect();
        assert_eq!(pieces.len(), 4, "{pieces:?}");
        assert_eq!(arcs.len(), 2);
        assert!(arcs.iter().all(|radius| (radius - 3.0).abs() < 1e-9));
    }

    #[test]
    fn an_ellipse_is_one_free_curve() {
        let at = |i: i32| {
            let (sine, cosine) = ComplexField::sin_cos(std::f64::consts::TAU * f64::from(i) / 40.0);
            Point::new(5.0 * cosine, 3.0 * sine, 0.0)
        };
        let mut points: Vec<Point> = (0..40).map(at).collect();
        points.push(points[0]);
        let pieces = cut(points, 1e-9);
        let curves: Vec<Curve> = pieces.iter().map(|(_, curve)| *curve).collect();
        assert_eq!(curves, [Curve::Free]);
    }

    #[test]
    fn a_rectangle_has_four_lines_and_each_edge_is_walked_once() {
        let (x, y) = (
            [0.0, 4.0, 4.0, 2.0, 0.0, 0.0],
            [0.0, 0.0, 2.0, 2.0, 2.0, 0.0],
        );
        let points = (0..6).map(|i| Point::new(x[i], y[i], 0.0)).collect();
        let pieces = cut(points, 1e-9);
        assert_eq!(pieces.len(), 4, "{pieces:?}");
        // A ring, a run and a fork.
        let edges = [
            [0, 1],
            [1, 2],
            [2, 0],
            [3, 4],
            [4, 5],
            [6, 7],
            [6, 8],
            [6, 9],
        ];
        let chains = chains(&edges);
        let walked: usize = chains.iter().map(|chain| chain.len() - 1).sum();
        assert_eq!(walked, edges.len());
        assert_eq!(chains.len(), 5, "{chains:?}");
    }
}
