//! Triangulates the polygons of OBJ, PLY and COLLADA files without new vertices, and with the polygon's orientation,
//! including concave polygons and those with holes.

use crate::error::{Result, invalid_at};
use crate::job::Job;
use crate::self_crossing::is_self_crossing;
use earcut::Earcut;
use nearpoint_geometry::Vector;
use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::shape::Soup;
use nearpoint_message::{Message, message};
use std::collections::HashMap;
use std::ops::Range;

/// The largest number of corners. Triangulation takes up to quadratic time, and no exporter writes larger faces.
pub(crate) const MAX_CORNERS: usize = 20_000;
/// The number of corners above which a polygon gets its own progress report, because it may take milliseconds.
pub(crate) const MANY_CORNERS: usize = 1000;
/// The number of corners up to which polygons are triangulated quickly even if they cross themselves.
const MAX_SELF_CROSSING_CORNERS: usize = 2000;

/// A triangulator of polygons that reuses its scratch memory.
#[derive(Default)]
pub(crate) struct Triangulator {
    corners: Vec<Vector>,
    ears: Earcut<f64>,
    flat: Vec<[f64; 2]>,
    cut: Vec<u32>,
}

impl Triangulator {
    /// Adds the triangles of a polygon, whose corners are positions of the soup. An error names its `place`.
    pub(crate) fn append(
        &mut self,
        job: &Job,
        soup: &mut Soup,
        polygon: &[u32],
        place: impl FnOnce() -> Message,
    ) -> Result<()> {
        let mut corners = std::mem::take(&mut self.corners);
        corners.clear();
        let at = |&vertex: &u32| Vector::from(soup.positions[vertex as usize]);
        corners.extend(polygon.iter().map(at));
        if let Some(problem) = refusal(&corners) {
            let remedy = message!("export-mesh-triangles");
            return Err(invalid_at(place(), problem, remedy));
        }
        for triangle in self.triangulate(&corners).chunks_exact(3) {
            let corner = |k: usize| polygon[triangle[k] as usize];
            job.push(&mut soup.triangles, [corner(0), corner(1), corner(2)])?;
        }
        self.corners = corners;
        Ok(())
    }

    /// Returns the triangles of a polygon with at least three corners, as indices of its corners. A quadrilateral is
    /// split along the diagonal that keeps both halves facing one way, the first one if both do. Larger polygons are
    /// projected along their mean normal and clipped by ears. If all corners are collinear, the result is a fan of
    /// degenerate triangles.
    pub(crate) fn triangulate(&mut self, corners: &[Vector]) -> &[u32] {
        self.cut.clear();
        match corners.len() {
            0..3 => {}
            3 => self.cut.extend([0, 1, 2]),
            4 if is_even(corners, [0, 1, 2, 3]) => self.cut.extend([0, 1, 2, 0, 2, 3]),
            4 if is_even(corners, [1, 2, 3, 0]) => self.cut.extend([1, 2, 3, 1, 3, 0]),
            count => {
                self.flat.clear();
                self.flat.extend(flat(corners));
                self.cut_ears(count as u32, &[]);
            }
        }
        &self.cut
    }

    /// Returns the triangles of a polygon with holes, as indices of its corners. The rim comes first, up to the first
    /// of
    /// `starts`; then each hole from its start, in either orientation.
    pub(crate) fn triangulate_with_holes(
        &mut self,
        corners: &[Vector],
        starts: &[usize],
    ) -> &[u32] {
        self.cut.clear();
        let end = |hole: usize| starts.get(hole + 1).copied().unwrap_or(corners.len());
        let starting = starts.iter().enumerate();
        let holes: Vec<Range<usize>> = starting.map(|(hole, &at)| at..end(hole)).collect();
        let rim = &corners[..starts.first().copied().unwrap_or(corners.len())];
        let axis = mean_normal(rim).iamax();
        let way = |ring: &[Vector]| mean_normal(ring)[axis] < 0.0;
        // Holes get the opposite orientation, so that the surface is always on the same side.
        let mut order: Vec<u32> = (0..corners.len() as u32).collect();
        for hole in &holes {
            if way(&corners[hole.clone()]) == way(rim) {
                order[hole.clone()].reverse();
            }
        }
        let ordered = order.iter().map(|&corner| &corners[corner as usize]);
        self.flat.clear();
        self.flat.extend(flat_along(axis, ordered));
        let holes = holes.iter().map(|hole| hole.start as u32..hole.end as u32);
        self.cut_ears(rim.len() as u32, &holes.collect::<Vec<_>>());
        let back = self.cut.iter_mut();
        back.for_each(|corner| *corner = order[*corner as usize]);
        &self.cut
    }

    /// Clips the ears of the projected polygon: the first `rim` corners minus the holes, which have the opposite
    /// orientation.
    fn cut_ears(&mut self, rim: u32, holes: &[Range<u32>]) {
        let starts: Vec<u32> = holes.iter().map(|hole| hole.start).collect();
        self.ears.earcut_slice(&self.flat, &starts, &mut self.cut);
        if self.cut.is_empty() {
            self.cut.extend((1..rim - 1).flat_map(|i| [0, i, i + 1]));
            return;
        }
        // All ears have one orientation, which must become the polygon's.
        let given = doubled_area(&self.flat, 0..rim);
        let found: f64 = (self.cut.chunks_exact(3))
            .map(|t| doubled_area(&self.flat, t.iter().copied()))
            .sum();
        if (given < 0.0) != (found < 0.0) {
            self.cut.chunks_exact_mut(3).for_each(|t| t.swap(1, 2));
        }
        self.restore_dropped(0..rim, holes);
    }

    /// Splits triangles at corners that the ears omitted because they lie straight between their neighbours. A
    /// neighbouring polygon may have such a corner, and without the split the surface would have a slit.
    fn restore_dropped(&mut self, rim: Range<u32>, holes: &[Range<u32>]) {
        if self.cut.len() == 3 * (self.flat.len() + 2 * holes.len() - 2) {
            return;
        }
        let mut kept = vec![false; self.flat.len()];
        let mut at_side = HashMap::new();
        for (number, t) in self.cut.chunks_exact(3).enumerate() {
            t.iter().for_each(|&corner| kept[corner as usize] = true);
            at_side.extend((0..3).map(|k| ((t[k], t[(k + 1) % 3]), number)));
        }
        for ring in std::iter::once(&rim).chain(holes) {
            let corners = ring.end - ring.start;
            let kept: Vec<u32> = ring.clone().filter(|&c| kept[c as usize]).collect();
            for (k, &from) in kept.iter().enumerate() {
                let to = kept[(k + 1) % kept.len()];
                let between = (to + corners - from) % corners;
                let (true, Some(&number)) = (between > 1, at_side.get(&(from, to))) else {
                    continue;
                };
                let triangle = &mut self.cut[3 * number..3 * number + 3];
                let Some(&apex) = triangle.iter().find(|&&c| c != from && c != to) else {
                    continue;
                };
                let after = |steps: u32| ring.start + (from - ring.start + steps) % corners;
                triangle.copy_from_slice(&[from, after(1), apex]);
                for step in 1..between {
                    self.cut.extend([after(step), after(step + 1), apex]);
                }
                at_side.insert((to, apex), self.cut.len() / 3 - 1);
            }
        }
    }
}

/// Returns the reason why a polygon is not triangulated; None if it is. Its result would be arbitrary, and slow.
pub(crate) fn refusal(corners: &[Vector]) -> Option<Message> {
    let is_large = corners.len() > MAX_SELF_CROSSING_CORNERS;
    let is_tangled = is_large && is_self_crossing(flat(corners).map(Point2::from));
    is_tangled.then(|| message!("polygon-face-corners-crosses", corners = corners.len()))
}

/// Projects the corners along the axis that is nearest to the mean normal.
fn flat(corners: &[Vector]) -> impl Iterator<Item = [f64; 2]> {
    flat_along(mean_normal(corners).iamax(), corners.iter())
}

fn flat_along<'c>(
    axis: usize,
    corners: impl Iterator<Item = &'c Vector>,
) -> impl Iterator<Item = [f64; 2]> {
    let (x, y) = ((axis + 1) % 3, (axis + 2) % 3);
    corners.map(move |p| [p[x], p[y]])
}

/// Returns whether both halves beside the diagonal from the first to the third corner face one way.
fn is_even(corners: &[Vector], order: [usize; 4]) -> bool {
    let [a, b, c, d] = order.map(|i| corners[i]);
    (b - a).cross(&(c - a)).dot(&(c - a).cross(&(d - a))) > 0.0
}

/// Returns Newell's normal: the sum of the cross products along the rim. Its length is twice the area.
fn mean_normal(corners: &[Vector]) -> Vector {
    let first = corners[0];
    (corners.windows(2))
        .map(|side| (side[0] - first).cross(&(side[1] - first)))
        .sum()
}

fn doubled_area(points: &[[f64; 2]], ring: impl Iterator<Item = u32> + Clone) -> f64 {
    let next = ring.clone().cycle().skip(1);
    ring.zip(next)
        .map(|(a, b)| {
            let ([ax, ay], [bx, by]) = (points[a as usize], points[b as usize]);
            ax * by - ay * bx
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(corners: &[Vector], triangle: &[u32]) -> Vector {
        let [a, b, c] = [0, 1, 2].map(|k| corners[triangle[k] as usize]);
        (b - a).cross(&(c - a)) / 2.0
    }

    /// Lifts the points into the plane z = x / 2 + 3, so that no edge lies along an axis.
    fn tilted(flat: &[[f64; 2]]) -> Vec<Vector> {
        (flat.iter())
            .map(|[x, y]| Vector::new(*x, *y, x / 2.0 + 3.0))
            .collect()
    }

    /// Checks that the triangles cover the polygon once: their areas add up, and all have its orientation.
    fn covers(corners: &[Vector]) {
        let mut cutter = Triangulator::default();
        let cut = cutter.triangulate(corners).to_vec();
        assert_eq!(cut.len(), 3 * (corners.len() - 2), "{corners:?}");
        let whole = mean_normal(corners) / 2.0;
        let mut total = 0.0;
        for triangle in cut.chunks_exact(3) {
            let part = area(corners, triangle);
            assert!(part.dot(&whole) > 0.0, "{triangle:?} of {corners:?}");
            total += part.norm();
        }
        assert!((total - whole.norm()).abs() < 1e-12 * total, "{corners:?}");
    }

    #[test]
    fn concave_polygons_are_covered_once_either_way_round() {
        let arrow = vec![[0.0, 0.0], [2.0, 1.0], [0.0, 2.0], [0.5, 1.0]];
        let letter_l = vec![
            [0.0, 0.0],
            [2.0, 0.0],
            [2.0, 1.0],
            [1.0, 1.0],
            [1.0, 3.0],
            [0.0, 3.0],
        ];
        let comb = (0..10)
            .map(|i| [f64::from(i), if i % 2 == 0 { 0.2 } else { 1.0 }])
            .chain([[9.0, -1.0], [0.0, -1.0]])
            .collect();
        for flat in [arrow, letter_l, comb] {
            for turn in 0..flat.len() {
                let mut flat = flat.clone();
                flat.rotate_left(turn);
                covers(&tilted(&flat));
                flat.reverse();
                covers(&tilted(&flat));
            }
        }
    }

    #[test]
    fn corners_in_the_middle_of_a_side_are_kept() {
        let mut flat = Vec::new();
        // A square with four more corners on each side; then an L with some on two sides of one triangle.
        for side in 0..4 {
            for step in 0..5 {
                let along = f64::from(step) / 5.0;
                let [x, y] = [
                    [along, 0.0],
                    [1.0, along],
                    [1.0 - along, 1.0],
                    [0.0, 1.0 - along],
                ][side];
                flat.push([x, y]);
            }
        }
        let letter_l = [
            [0.0, 0.0],
            [1.0, 0.0],
            [2.0, 0.0],
            [2.0, 0.5],
            [2.0, 1.0],
            [1.0, 1.0],
            [1.0, 3.0],
            [0.0, 3.0],
            [0.0, 2.0],
            [0.0, 0.25],
        ];
        for flat in [flat, letter_l.to_vec()] {
            for turn in 0..flat.len() {
                let mut flat = flat.clone();
                flat.rotate_left(turn);
                covers(&tilted(&flat));
                let mut rim: Vec<[u32; 2]> = Vec::new();
                let mut cutter = Triangulator::default();
                for t in cutter.triangulate(&tilted(&flat)).chunks_exact(3) {
                    rim.extend((0..3).map(|k| [t[k], t[(k + 1) % 3]]));
                }
                let next = |c: u32| (c + 1) % flat.len() as u32;
                assert!((0..flat.len() as u32).all(|c| rim.contains(&[c, next(c)])));
            }
        }
    }

    #[test]
    fn holes_are_left_open_whichever_way_round_they_are_given() {
        let square = |low: f64, high: f64| {
            let middle = f64::midpoint(low, high);
            // A polygon with a corner at the midpoint of a side, which a neighbour may have.
            [
                [low, low],
                [middle, low],
                [high, low],
                [high, high],
                [low, high],
            ]
        };
        let (rim, one, other) = (square(0.0, 9.0), square(1.0, 3.0), square(5.0, 7.0));
        for turns in 0..8 {
            let mut rings = [rim.to_vec(), one.to_vec(), other.to_vec()];
            let turned = (0..3).filter(|ring| turns >> ring & 1 == 1);
            turned.for_each(|ring| rings[ring].reverse());
            let corners = tilted(&rings.concat());
            let cut = Triangulator::default()
                .triangulate_with_holes(&corners, &[5, 10])
                .to_vec();
            let whole = mean_normal(&corners[..5]);
            let areas = cut.chunks_exact(3).map(|triangle| area(&corners, triangle));
            let total: Vector = areas.clone().sum();
            assert!(areas.clone().all(|area| area.dot(&whole) > 0.0), "{turns}");
            // Seen from above, all triangles face up or all face down, so nothing is covered twice.
            assert!(
                (total.z.abs() - (81.0 - 4.0 - 4.0)).abs() < 1e-12,
                "{turns}"
            );
            assert_eq!(cut.len(), 3 * (15 + 2 * 2 - 2));
            let used: std::collections::HashSet<u32> = cut.into_iter().collect();
            assert_eq!(used.len(), 15, "{turns}");
        }
    }

    #[test]
    fn a_polygon_on_a_line_still_has_its_triangles() {
        let line: Vec<_> = (0..5)
            .map(|i| Vector::new(f64::from(i), 0.0, 0.0))
            .collect();
        assert_eq!(Triangulator::default().triangulate(&line).len(), 9);
        assert_eq!(
            Triangulator::default()
                .triangulate(&[Vector::zeros(); 6])
                .len(),
            12
        );
    }
}
