//! Decides exactly which samples of a grid a triangle covers. Corners lie on a finer grid of whole numbers, and a
//! sample on an edge belongs to the triangle on one side of it. Pineda, "A parallel algorithm for polygon
//! rasterization", 1988.

use std::ops::Range;

/// The number of steps of the corners' grid in one sample.
pub const SUBPIXELS: i64 = 256;
/// The bound of corner coordinates, in steps, below which no product overflows.
pub const MAX_COORDINATE: i64 = 1 << 29;

/// A position on the sample grid: right and down, in grid steps. A sample lies at the centre of its square.
pub type GridPoint = [i64; 2];

/// Calls `row` with each row of samples that a triangle covers, for either orientation of the triangle. A triangle
/// without area covers none.
pub fn rows(corners: [GridPoint; 3], size: [usize; 2], mut row: impl FnMut(usize, Range<usize>)) {
    let [width, height] = size.map(|n| n as i64);
    let Some(edges) = edges(corners) else {
        return;
    };
    let [p, q, r] = corners.map(|corner| corner[1]);
    let (low, high) = (p.min(q).min(r), p.max(q).max(r));
    let first = (low - SUBPIXELS / 2).div_euclid(SUBPIXELS).max(0);
    let last = (high - SUBPIXELS / 2).div_euclid(SUBPIXELS).min(height - 1);
    for y in first..=last {
        let (mut begin, mut end) = (0, width);
        for edge in &edges {
            let [from, to] = edge.span(y * SUBPIXELS + SUBPIXELS / 2, width);
            begin = begin.max(from);
            end = end.min(to);
        }
        if begin < end {
            row(y as usize, begin as usize..end as usize);
        }
    }
}

/// Returns twice the area of a triangle on the grid, in square steps; positive if the corners are clockwise.
pub fn doubled_area([a, b, c]: [GridPoint; 3]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// An edge of a triangle that lies to the right of the edge.
struct Edge {
    from: GridPoint,
    direction: GridPoint,
}

/// Returns the edges, or none for a triangle without area.
fn edges([a, b, c]: [GridPoint; 3]) -> Option<[Edge; 3]> {
    let [a, b, c] = match doubled_area([a, b, c]) {
        0 => return None,
        area if area > 0 => [a, b, c],
        _ => [a, c, b],
    };
    Some([[a, b], [b, c], [c, a]].map(|[from, to]| Edge {
        from,
        direction: [to[0] - from[0], to[1] - from[1]],
    }))
}

impl Edge {
    /// Returns whether samples on the edge belong to the triangle: this is true for one of the two directions of an
    /// edge.
    fn includes_samples_on_it(&self) -> bool {
        let [right, down] = self.direction;
        down > 0 || (down == 0 && right > 0)
    }

    /// Returns the samples of a row on the triangle's side, as a half-open range that `width` bounds.
    fn span(&self, y: i64, width: i64) -> [i64; 2] {
        let [right, down] = self.direction;
        let least = i64::from(!self.includes_samples_on_it());
        // A sample `x` is on the triangle's side if `initial_corners - slope * x` is no less than `least`.
        let at_first = right * (y - self.from[1]) - down * (SUBPIXELS / 2 - self.from[0]);
        let slope = down * SUBPIXELS;
        let more = at_first - least;
        match slope {
            0 if more >= 0 => [0, width],
            0 => [0, 0],
            slope if slope > 0 => [0, more.div_euclid(slope) + 1],
            slope => [-more.div_euclid(-slope), width],
        }
    }
}

#[cfg(test)]
mod tests {
    use nearpoint_testing::Random;

    use super::*;

    const SIZE: [usize; 2] = [24, 17];

    fn covered(corners: [GridPoint; 3]) -> Vec<u32> {
        let mut counts = vec![0; SIZE[0] * SIZE[1]];
        rows(corners, SIZE, |y, xs| {
            assert!(y < SIZE[1] && xs.end <= SIZE[0] && !xs.is_empty());
            xs.for_each(|x| counts[y * SIZE[0] + x] += 1);
        });
        counts
    }

    /// Returns the covered samples by the edge functions, evaluated at each sample.
    fn expected(corners: [GridPoint; 3]) -> Vec<u32> {
        let Some(edges) = edges(corners) else {
            return vec![0; SIZE[0] * SIZE[1]];
        };
        let is_in = |x: usize, y: usize| {
            let sample = [x, y].map(|n| n as i64 * SUBPIXELS + SUBPIXELS / 2);
            edges.iter().all(|edge| {
                let to = [sample[0] - edge.from[0], sample[1] - edge.from[1]];
                let side = edge.direction[0] * to[1] - edge.direction[1] * to[0];
                side > 0 || (side == 0 && edge.includes_samples_on_it())
            })
        };
        let all = (0..SIZE[1]).flat_map(|y| (0..SIZE[0]).map(move |x| (x, y)));
        all.map(|(x, y)| u32::from(is_in(x, y))).collect()
    }

    /// Returns a corner near the grid, often on its samples and lines.
    fn grid_point(random: &mut Random) -> GridPoint {
        let step = random.pick(&[1, SUBPIXELS / 2, SUBPIXELS]);
        [0, 1].map(|axis| {
            let reach = (SIZE[axis] as i64 + 12) * SUBPIXELS / step;
            (random.below(reach as u64) as i64 - 6 * SUBPIXELS / step) * step
        })
    }

    #[test]
    fn spans_match_the_edge_functions() {
        let mut random = Random::seeded("cover", 0xc0e4);
        let mut hits = 0;
        for _ in 0..4000 {
            let corners = [(); 3].map(|()| grid_point(&mut random));
            let found = covered(corners);
            assert_eq!(found, expected(corners), "{corners:?}");
            let [a, b, c] = corners;
            assert_eq!(found, covered([c, b, a]), "the other way round");
            hits += found.iter().sum::<u32>();
        }
        assert!(hits > 40_000, "{hits}");
    }

    #[test]
    fn triangles_around_a_point_cover_each_sample_once() {
        let mut random = Random::seeded("cover fan", 0xfa4);
        let [right, bottom] = SIZE.map(|n| n as i64 * SUBPIXELS);
        for _ in 0..500 {
            // The border of the grid, in order around the centre.
            let mut around = vec![[0, 0], [right, 0], [right, bottom], [0, bottom]];
            for side in (0..4).rev() {
                let share = random.below(256) as i64;
                let (from, to) = (around[side], around[(side + 1) % around.len()]);
                let between = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share / 256);
                around.insert(side + 1, between);
            }
            let middle = [right, bottom].map(|reach| random.below(reach as u64) as i64);
            let mut counts = vec![0; SIZE[0] * SIZE[1]];
            for (i, corner) in around.iter().enumerate() {
                let next = around[(i + 1) % around.len()];
                let one = covered([middle, *corner, next]);
                counts.iter_mut().zip(one).for_each(|(sum, n)| *sum += n);
            }
            assert!(
                counts.iter().all(|&n| n == 1),
                "{middle:?} {around:?} {counts:?}"
            );
        }
    }

    #[test]
    fn what_has_no_area_covers_nothing_and_the_farthest_corners_do_not_overflow() {
        assert!(
            covered([[0, 0], [5000, 5000], [2000, 2000]])
                .iter()
                .all(|&n| n == 0)
        );
        let far = MAX_COORDINATE - 1;
        let whole = covered([[-far, -far], [far, -far], [0, far]]);
        assert!(whole.iter().all(|&n| n == 1));
        assert!(
            covered([[far, far], [far - 1, far], [far, far - 1]])
                .iter()
                .all(|&n| n == 0)
        );
    }
}
