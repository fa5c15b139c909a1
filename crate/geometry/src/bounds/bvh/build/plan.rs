//! Chooses where to cut a grid of triangles: by surface area, greedily, up to three times.

use super::cell::{CELLS, CELLS_PER_AXIS, Cell};

/// A cut of a grid into two to four parts, or one when it cannot be cut.
#[derive(Debug)]
pub struct Plan {
    parts: [Cell; 4],
    count: usize,
    part_of: [u8; CELLS],
}

/// A rectangle of cells, the ends not included.
#[derive(Debug, Clone, Copy)]
struct Region {
    begin: [usize; 2],
    end: [usize; 2],
}

/// Returns half the surface of a part times its triangles: the cost of testing them one by one.
fn cost(part: &Cell) -> f32 {
    if part.count == 0 {
        return 0.0;
    }
    let [x, y, z, _] = (part.boxes.hi - part.boxes.lo).to_array();
    (x * y + y * z + z * x) * part.count as f32
}

impl Plan {
    /// Cuts the whole grid, then twice the most expensive part.
    pub fn new(cells: &[Cell; CELLS]) -> Self {
        let all = cells.iter().fold(Cell::EMPTY, |sum, cell| sum.union(cell));
        let mut parts = [all; 4];
        let mut regions = [Region {
            begin: [0; 2],
            end: [CELLS_PER_AXIS; 2],
        }; 4];
        let mut whole = [false; 4];
        let mut count = 1;
        while count < 4 {
            let open = (0..count).filter(|&i| !whole[i] && parts[i].count > 1);
            let Some(i) = open.max_by(|&i, &j| cost(&parts[i]).total_cmp(&cost(&parts[j]))) else {
                break;
            };
            match cheapest(cells, &regions[i]) {
                None => whole[i] = true,
                Some(cut) => {
                    (regions[i], regions[count]) = cut.regions;
                    (parts[i], parts[count]) = cut.parts;
                    count += 1;
                }
            }
        }
        let mut part_of = [0; CELLS];
        for (i, region) in regions[..count].iter().enumerate() {
            for v in region.begin[1]..region.end[1] {
                part_of[v * CELLS_PER_AXIS + region.begin[0]..v * CELLS_PER_AXIS + region.end[0]]
                    .fill(i as u8);
            }
        }
        Self {
            parts,
            count,
            part_of,
        }
    }

    /// Returns the parts of the cut, in order.
    pub fn parts(&self) -> &[Cell] {
        &self.parts[..self.count]
    }

    /// Returns the part that a cell belongs to.
    #[inline]
    pub fn part_of(&self, cell: usize) -> usize {
        usize::from(self.part_of[cell] & 3)
    }
}

struct Cut {
    cost: f32,
    parts: (Cell, Cell),
    regions: (Region, Region),
}

/// Returns the cheapest cut of a region with triangles on both sides.
fn cheapest(cells: &[Cell; CELLS], region: &Region) -> Option<Cut> {
    let mut best: Option<Cut> = None;
    for axis in 0..2 {
        let (begin, end) = (region.begin[axis], region.end[axis]);
        let mut slices = [Cell::EMPTY; CELLS_PER_AXIS];
        for v in region.begin[1]..region.end[1] {
            for u in region.begin[0]..region.end[0] {
                let slice = &mut slices[[u, v][axis]];
                *slice = slice.union(&cells[v * CELLS_PER_AXIS + u]);
            }
        }
        let mut right = [Cell::EMPTY; CELLS_PER_AXIS + 1];
        for i in (begin..end).rev() {
            right[i] = right[i + 1].union(&slices[i]);
        }
        let mut left = Cell::EMPTY;
        for i in begin + 1..end {
            left = left.union(&slices[i - 1]);
            if left.count == 0 || right[i].count == 0 {
                continue;
            }
            let cost = cost(&left) + cost(&right[i]);
            if best.as_ref().is_none_or(|b| cost < b.cost) {
                let mut regions = (*region, *region);
                regions.0.end[axis] = i;
                regions.1.begin[axis] = i;
                best = Some(Cut {
                    cost,
                    parts: (left, right[i]),
                    regions,
                });
            }
        }
    }
    best
}
