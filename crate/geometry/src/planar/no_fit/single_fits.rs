//! Finds where B just fits: slots in which it can slide without play, and single positions.

use std::collections::HashMap;

use super::super::overlap::overlaps;
use super::super::ring::{cross, side};
use super::super::tree::{self, Node, Rect};
use super::super::{GridPolygon, Point2, Vector2};
use super::NoFitEdge;
use super::touch_segment::TouchSegment;
use crate::tolerance::CROSSING_GAP;

/// Returns parts of touch segments that face others: exactly on one line, in opposite directions, and free at a position
/// between.
pub(super) fn slots(a: &GridPolygon, b: &GridPolygon, touches: &[TouchSegment]) -> Vec<NoFitEdge> {
    let mut lines: HashMap<GridLine, Vec<u32>> = HashMap::new();
    for (number, touch) in touches.iter().enumerate() {
        if let Some(line) = GridLine::new(touch, a.grid().step()) {
            lines.entry(line).or_default().push(number as u32);
        }
    }
    let mut slots = Vec::new();
    let mut groups: Vec<&Vec<u32>> = lines.values().filter(|group| group.len() > 1).collect();
    groups.sort();
    for group in groups {
        for number in group {
            let touch = &touches[*number as usize];
            let others = group.iter().map(|other| &touches[*other as usize]);
            let facing = others.filter(|other| other.along().dot(&touch.along()) < 0.0);
            let shared: Vec<[f64; 2]> = facing
                .filter_map(|other| shared_interval(touch, other))
                .collect();
            if !shared.is_empty() {
                slots.extend(free_between(a, b, touches, touch, &shared));
            }
        }
    }
    slots
}

/// A line through points of the grid. Its direction has the fewest steps along both axes, upwards or to the right, and its
/// distance from the origin likewise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct GridLine {
    direction: [i64; 2],
    offset: i128,
}

impl GridLine {
    /// Returns None for a touch segment with no point of the grid between its ends.
    fn new(touch: &TouchSegment, step: f64) -> Option<Self> {
        let whole = |x: f64| (x / step) as i64;
        let along = touch.along();
        let (x, y) = (whole(along.x), whole(along.y));
        let intersection = common_divisor(x.unsigned_abs(), y.unsigned_abs()) as i64;
        if intersection < 2 {
            return None;
        }
        let (x, y) = (x / intersection, y / intersection);
        let direction = if y < 0 || y == 0 && x < 0 {
            [-x, -y]
        } else {
            [x, y]
        };
        let from = [whole(touch.from.x), whole(touch.from.y)].map(i128::from);
        let [dx, dy] = direction.map(i128::from);
        Some(Self {
            direction,
            offset: dx * from[1] - dy * from[0],
        })
    }
}

fn common_divisor(mut x: u64, mut y: u64) -> u64 {
    while y > 0 {
        (x, y) = (y, x % y);
    }
    x
}

/// Returns the fractions of a touch segment that it has in common with another on its line.
fn shared_interval(touch: &TouchSegment, other: &TouchSegment) -> Option<[f64; 2]> {
    let along = touch.along();
    let fraction = |p: Point2| (p - touch.from).dot(&along) / along.norm_squared();
    let (from, to) = (fraction(other.to).max(0.0), fraction(other.from).min(1.0));
    (from < to).then_some([from, to])
}

/// Returns the parts of a touch segment, among those that face others, at which B just fits: cut where others cross them,
/// each tested once.
fn free_between(
    a: &GridPolygon,
    b: &GridPolygon,
    touches: &[TouchSegment],
    touch: &TouchSegment,
    parts: &[[f64; 2]],
) -> Vec<NoFitEdge> {
    let along = touch.along();
    let mut cuts: Vec<f64> = parts.iter().flatten().copied().collect();
    for other in touches {
        let turn = cross(along, other.along());
        let off = other.from - touch.from;
        let at = cross(off, other.along()) / turn;
        let on_other = cross(off, along) / turn;
        if (0.0..=1.0).contains(&at) && (-CROSSING_GAP..=1.0 + CROSSING_GAP).contains(&on_other) {
            cuts.push(at);
        }
    }
    cuts.sort_by(f64::total_cmp);
    cuts.dedup();
    let least = super::MIN_TOUCH_LENGTH * a.grid().step() / along.norm();
    let mut free = Vec::new();
    for cut in cuts.windows(2) {
        let (start, end, middle) = (cut[0], cut[1], f64::midpoint(cut[0], cut[1]));
        let faces = parts
            .iter()
            .any(|[from, to]| *from < middle && middle < *to);
        if !faces || end - start <= least {
            continue;
        }
        let fits = |place: Point2| !overlaps(a, b, place.coords);
        if on_grid(a, touch, middle).is_some_and(fits) {
            free.push(NoFitEdge::from_touch(touch, [start, end]));
        }
    }
    free
}

/// Returns the position nearest to a fraction of a touch segment that is exactly on it and on the grid. There are as many
/// as the greatest common divisor of its steps along both axes.
fn on_grid(a: &GridPolygon, touch: &TouchSegment, fraction: f64) -> Option<Point2> {
    let step = a.grid().step();
    let along = touch.along();
    let steps = |x: f64| (x / step).abs() as u64;
    let count = common_divisor(steps(along.x), steps(along.y)) as f64;
    let unit = Vector2::new(along.x / count, along.y / count);
    let place = touch.from + unit * (fraction * count).round();
    (count > 1.0 && side(touch.from, touch.to, place) == 0).then_some(place)
}

/// Returns positions between proofs that are on the grid, at which B fits, and that are on no edge of the boundary.
pub(super) fn points(
    a: &GridPolygon,
    b: &GridPolygon,
    touches: &[TouchSegment],
    between: &[(u32, Point2)],
    edges: &[NoFitEdge],
) -> Vec<Point2> {
    let on_touch = |(number, place): &(u32, Point2)| {
        let touch = &touches[*number as usize];
        let place = a.grid().point(*place);
        // Rounded, and yet on the line: the crossing itself.
        (side(touch.from, touch.to, place) == 0).then_some(place)
    };
    let mut places: Vec<Point2> = between.iter().filter_map(on_touch).collect();
    places.sort_by(|p, q| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y)));
    places.dedup();
    places.retain(|place| !overlaps(a, b, place.coords));
    let near = super::BOUNDARY_OFFSET * super::MIN_TOUCH_LENGTH * a.grid().step();
    let near_edges = NearEdges::new(edges);
    places.retain(|place| !near_edges.are_at(*place, near));
    places
}

/// The edges of the boundary, with boxes around runs of them.
struct NearEdges<'a> {
    edges: &'a [NoFitEdge],
    nodes: Vec<Node>,
    boxes: Vec<Rect>,
}

impl<'a> NearEdges<'a> {
    fn new(edges: &'a [NoFitEdge]) -> Self {
        let nodes = match edges {
            [] => Vec::new(),
            _ => tree::nodes(&[edges.len() as u32]),
        };
        let boxes = tree::boxes(&nodes, |i| [edges[i].from, edges[i].to]);
        Self {
            edges,
            nodes,
            boxes,
        }
    }

    /// Returns whether a position is no farther than `near` from an edge.
    fn are_at(&self, place: Point2, near: f64) -> bool {
        let here =
            Rect::from_points([place - Vector2::repeat(near), place + Vector2::repeat(near)]);
        let is_on = |edge: &NoFitEdge| {
            let nearest = super::super::ring::closest_on_segment([edge.from, edge.to], place);
            (nearest - place).norm() <= near
        };
        let mut waiting = vec![0];
        while let Some(i) = waiting.pop() {
            let Some(node) = self
                .nodes
                .get(i)
                .filter(|_| self.boxes[i].intersects(&here))
            else {
                continue;
            };
            match node.second {
                0 if self.edges[node.edges()].iter().any(is_on) => return true,
                0 => {}
                second => waiting.extend([second as usize, i + 1]),
            }
        }
        false
    }
}
