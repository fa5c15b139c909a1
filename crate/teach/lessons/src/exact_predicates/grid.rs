//! Computes the signs of points on a grid around a point near a line; the grid's step is a few last digits.

use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_published::signs::{SignResult, turn};

/// The distance from a double to the next one, between a half and 1, where the grid lies.
const LAST_DIGIT: f64 = 1.0 / (1_u64 << 53) as f64;

/// The one of the three points from which the differences are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ReferencePoint {
    P,
    Q,
    R,
}

/// The line from q to r, and a point p near it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    pub p: Point2,
    pub q: Point2,
    pub r: Point2,
    from: ReferencePoint,
}

impl Line {
    /// Returns one of the three examples of Kettner et al. 2008, figure 2.
    pub fn named(points: &str, from: &str) -> Self {
        let at = Point2::new;
        let (p, q, r) = match points {
            "broken" => (
                at(0.500_000_000_000_025_3, 0.500_000_000_000_017_1),
                at(17.3, 17.3),
                at(24.000_000_000_000_05, 24.000_000_000_000_053),
            ),
            "tenths" => (at(0.5, 0.5), at(8.8, 8.8), at(12.1, 12.1)),
            _ => (at(0.5, 0.5), at(12.0, 12.0), at(24.0, 24.0)),
        };
        let from = match from {
            "q" => ReferencePoint::Q,
            "r" => ReferencePoint::R,
            _ => ReferencePoint::P,
        };
        Self { p, q, r, from }
    }

    /// Returns the signs of a point in place of p.
    pub fn signs_at(&self, p: Point2) -> SignResult {
        match self.from {
            ReferencePoint::P => turn(p, self.q, self.r),
            ReferencePoint::Q => turn(self.q, self.r, p),
            ReferencePoint::R => turn(self.r, p, self.q),
        }
    }

    /// Returns the point that is these numbers of last digits away from p.
    pub fn point_at(&self, right: f64, up: f64) -> Point2 {
        self.p + Vector2::new(right, up) * LAST_DIGIT
    }
}

/// A square grid of points, to the right and up from p, row by row.
#[derive(Debug)]
pub(super) struct Grid {
    pub side: usize,
    pub signs: Vec<SignResult>,
}

impl Grid {
    /// Computes the signs on a grid around p; each step is this multiple of the last digit.
    pub fn new(line: &Line, side: usize, step: f64) -> Self {
        let reported = (0..side * side).map(|i| {
            let [right, up] = [i % side, i / side].map(|count| count as f64 * step);
            line.signs_at(line.point_at(right, up))
        });
        Self {
            side,
            signs: reported.collect(),
        }
    }

    /// Returns the finest grid on which the filter is certain of half the points, and its step.
    pub fn with_half_certain(line: &Line, side: usize) -> (Self, f64) {
        const DOUBLINGS: i32 = 40;
        let steps = (0..DOUBLINGS).map(|k| 2.0_f64.powi(k));
        let made = steps.map(|step| (Self::new(line, side, step), step));
        let is_half_sure = |(grid, _): &(Self, f64)| 2 * grid.count_certain() >= grid.signs.len();
        let mut made = made.skip_while(|made| !is_half_sure(made));
        made.next()
            .unwrap_or_else(|| (Self::new(line, side, 1.0), 1.0))
    }

    /// Returns the number of grid points whose sign meets a condition.
    pub fn count(&self, is_so: impl Fn(&SignResult) -> bool) -> usize {
        self.signs.iter().filter(|reported| is_so(reported)).count()
    }

    /// Counts the points for which the filter is certain of the plain sign.
    pub fn count_certain(&self) -> usize {
        self.count(|reported| reported.plain.abs() >= reported.bound)
    }

    /// Returns the column and the row of a point, from the left and from below.
    pub fn column_and_row(&self, index: usize) -> [usize; 2] {
        [index % self.side, index / self.side]
    }

    /// Returns three points, from left to right, and the index of the one with a wrong sign. That one is the wrong point
    /// that is farthest from the diagonal. The two others have right signs and lie in other parts of the grid. Their
    /// distance from the diagonal makes their side visible.
    pub fn three(&self) -> Option<([usize; 3], usize)> {
        let off = |i: &usize| {
            let [x, y] = self.column_and_row(*i);
            x.abs_diff(y)
        };
        let all = 0..self.signs.len();
        let wrong = all
            .clone()
            .filter(|i| self.signs[*i].is_plain_wrong())
            .max_by_key(|i| (off(i), usize::MAX - i))?;
        let apart = |i: usize, j: usize| {
            let [a, b] = [i, j].map(|i| self.column_and_row(i)[0]);
            a.abs_diff(b) > self.side / 5
        };
        let mut chosen = vec![wrong];
        for _ in 0..2 {
            let right = all.clone().filter(|i| {
                let reported = &self.signs[*i];
                reported.sign != 0
                    && !reported.is_plain_wrong()
                    && chosen.iter().all(|j| apart(*i, *j))
            });
            chosen.push(right.min_by_key(|i| off(i).abs_diff(self.side / 6))?);
        }
        chosen.sort_by_key(|i| self.column_and_row(*i)[0]);
        let which = chosen.iter().position(|i| *i == wrong)?;
        Some((chosen.try_into().ok()?, which))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the sign of the same determinant of whole numbers: all coordinates are multiples of the last digit.
    fn by_whole_numbers(p: Point2, q: Point2, r: Point2) -> i8 {
        let whole = |x: f64| (x / LAST_DIGIT) as i128;
        let away = |a: Point2| [whole(a.x) - whole(p.x), whole(a.y) - whole(p.y)];
        let ([ux, uy], [vx, vy]) = (away(q), away(r));
        (ux * vy - uy * vx).signum() as i8
    }

    #[test]
    fn each_sign_is_that_of_whole_numbers_and_plain_ones_are_often_wrong() {
        for points in ["whole", "broken", "tenths"] {
            for from in ["p", "q", "r"] {
                let line = Line::named(points, from);
                let grid = Grid::new(&line, 96, 1.0);
                for (i, reported) in grid.signs.iter().enumerate() {
                    let [right, up] = grid.column_and_row(i).map(|count| count as f64);
                    let truth = by_whole_numbers(line.point_at(right, up), line.q, line.r);
                    assert_eq!(reported.sign, truth, "{points} {from} {right} {up}");
                }
                assert!(
                    grid.count(SignResult::is_plain_wrong) > 0,
                    "{points} {from}"
                );
                let (coarse, _) = Grid::with_half_certain(&line, 96);
                assert!(
                    2 * coarse.count_certain() >= coarse.signs.len(),
                    "{points} {from}"
                );
                let sure_and_wrong = |reported: &SignResult| {
                    reported.plain.abs() >= reported.bound && reported.is_plain_wrong()
                };
                assert_eq!(coarse.count(sure_and_wrong), 0, "{points} {from}");
            }
        }
    }
}
