//! Maps points to positions on a space-filling curve. Points near each other on it are near in space, so a section of the
//! curve needs few parts.

use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;

/// The number of cells along each axis, as a power of two.
const BITS: u32 = 16;

/// Returns the position on the Hilbert curve of a point in a box, at the resolution of the cells.
pub(crate) fn hilbert_index(at: &Point, within: &Aabb) -> u64 {
    // Cells are cubes, so that a flat box is cut along its long sides only.
    let size = (within.hi - within.lo).max();
    let most = f64::from((1u32 << BITS) - 1);
    let cell = |axis: usize| match size > 0.0 {
        true => ((at[axis] - within.lo[axis]) / size * most).clamp(0.0, most) as u32,
        false => 0,
    };
    cell_index([cell(0), cell(1), cell(2)])
}

/// Returns a cell's position on the Hilbert curve by Skilling, "Programming the Hilbert curve" (2004). It rotates and
/// reflects the coordinates below each bit, so that the curve in every octant begins where it ends in the previous one.
fn cell_index(mut cell: [u32; 3]) -> u64 {
    for bit in (1..BITS).rev().map(|bit| 1u32 << bit) {
        let below = bit - 1;
        for axis in 0..3 {
            if cell[axis] & bit != 0 {
                cell[0] ^= below;
            } else {
                let swapped = (cell[0] ^ cell[axis]) & below;
                cell[0] ^= swapped;
                cell[axis] ^= swapped;
            }
        }
    }
    // The rest is a Gray code over the axes and the bits.
    cell[1] ^= cell[0];
    cell[2] ^= cell[1];
    let mut turn = 0;
    for bit in (1..BITS).rev().map(|bit| 1u32 << bit) {
        if cell[2] & bit != 0 {
            turn ^= bit - 1;
        }
    }
    let cell = cell.map(|x| x ^ turn);
    let bits = (0..BITS).rev();
    bits.fold(0, |place, bit| {
        let three = cell.map(|x| u64::from(x >> bit & 1));
        place << 3 | three[0] << 2 | three[1] << 1 | three[2]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Consecutive cells share a face, and no two have the same position.
    #[test]
    fn the_curve_goes_from_cell_to_cell() {
        let side = 16u32;
        let cells = (0..side.pow(3)).map(|n| [n % side, n / side % side, n / side / side]);
        let mut all: Vec<(u64, [u32; 3])> = cells.map(|cell| (cell_index(cell), cell)).collect();
        all.sort_unstable();
        for pair in all.windows(2) {
            let [(p, a), (q, b)] = [pair[0], pair[1]];
            let steps: u32 = (0..3).map(|axis| a[axis].abs_diff(b[axis])).sum();
            assert_eq!((q - p, steps), (1, 1), "{a:?} {b:?}");
        }
    }

    #[test]
    fn a_point_and_a_flat_box_have_places() {
        let origin = Point::origin();
        let flat = Aabb::from_points(&[origin, Point::new(1.0, 1.0, 0.0)]);
        assert_ne!(
            hilbert_index(&origin, &flat),
            hilbert_index(&Point::new(1.0, 0.2, 0.0), &flat)
        );
        assert_eq!(hilbert_index(&origin, &Aabb::from_points(&[origin])), 0);
    }
}
