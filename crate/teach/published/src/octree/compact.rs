//! Covers the same set with fewer cubes.

use super::{Cube, Octree};

impl Octree {
    /// Returns the full voxels as few disjoint cubes of any whole edge, which start at any voxel. They are in order of
    /// size, largest first, then by z, y, x. A cube is taken if it holds no empty voxel and none of an earlier one
    /// (Kitamura, section 5.3.2). There are about half as many cubes as full cells, which is not the fewest.
    ///
    /// The paper lists all cubes that would fit, then goes through the list. Here each voxel stores the edge of the largest
    /// cube that starts at it and still fits. These are the same cubes in the same order, without the list.
    pub fn compacted(&self) -> Vec<Cube> {
        let whole = |cube: Cube| (cube.min, cube.min.map(|x| x + cube.edge));
        LargestCubes::new(&self.full_cubes().map(whole).collect::<Vec<_>>(), 3)
            .map_or_else(Vec::new, all)
    }

    /// Returns the full voxels of one layer, those with this z, as few disjoint squares of any whole edge. They are in
    /// order of size, largest first, then by y, then x. A square is given as a cube, of which only the lowest layer
    /// counts.
    pub fn compacted_squares(&self, layer: u32) -> Vec<Cube> {
        let square = |cube: Cube| {
            let [x, y, z] = cube.min;
            (z..z + cube.edge).contains(&layer).then(|| {
                let from = [x, y, layer];
                (from, [x + cube.edge, y + cube.edge, layer + 1])
            })
        };
        let squares: Vec<_> = self.full_cubes().filter_map(square).collect();
        LargestCubes::new(&squares, 2).map_or_else(Vec::new, all)
    }
}

/// Takes the cubes, largest first.
fn all(mut fits: LargestCubes) -> Vec<Cube> {
    let mut taken = Vec::new();
    for edge in (1..fits.candidates.len() as u32).rev() {
        let mut waiting = std::mem::take(&mut fits.candidates[edge as usize]);
        waiting.sort_unstable();
        for voxel in waiting {
            if u32::from(fits.edges[voxel as usize]) == edge {
                taken.push(fits.take(voxel, edge));
            }
        }
    }
    taken
}

/// The edge of the largest cube that still fits, for each voxel of the box around the set. The voxel is the cube's smallest
/// corner.
struct LargestCubes {
    /// The number of axes along which a cube extends: 3, or 2 for squares in one layer.
    axes: usize,
    /// The corner of the box, in voxels.
    min: [u32; 3],
    /// The sides of the box.
    size: [u32; 3],
    /// The edges by number: x fastest, then y, then z. 0 where no cube fits.
    edges: Vec<u16>,
    /// The candidate voxels by the edge of their largest cube; entries may be out of date.
    candidates: Vec<Vec<u32>>,
}

impl LargestCubes {
    /// Builds the table for boxes of voxels, from the first voxel to the end, exclusive. Returns None for no boxes.
    fn new(boxes: &[([u32; 3], [u32; 3])], axes: usize) -> Option<Self> {
        let (mut lo, mut hi) = ([u32::MAX; 3], [0; 3]);
        for (from, to) in boxes {
            for axis in 0..3 {
                lo[axis] = lo[axis].min(from[axis]);
                hi[axis] = hi[axis].max(to[axis]);
            }
        }
        if boxes.is_empty() {
            return None;
        }
        let size = [0, 1, 2].map(|axis| hi[axis] - lo[axis]);
        let mut fits = Self {
            axes,
            min: lo,
            size,
            edges: vec![0; size.map(|s| s as usize).iter().product()],
            candidates: Vec::new(),
        };
        for (from, to) in boxes {
            let inside = |at: &[u32; 3]| [0, 1, 2].map(|axis| at[axis] - lo[axis]);
            fits.for_each(inside(from), inside(to), |edge, _| *edge = 1);
        }
        fits.measure();
        Some(fits)
    }

    fn number(&self, [x, y, z]: [u32; 3]) -> u32 {
        (z * self.size[1] + y) * self.size[0] + x
    }

    /// Returns the voxel of a number.
    fn voxel(&self, number: u32) -> [u32; 3] {
        let [width, height, _] = self.size;
        let (row, x) = (number / width, number % width);
        [x, row % height, row / height]
    }

    /// Visits all voxels from `from`, inclusive, to `to`, exclusive.
    fn for_each(&mut self, from: [u32; 3], to: [u32; 3], mut each: impl FnMut(&mut u16, [u32; 3])) {
        for z in from[2]..to[2] {
            for y in from[1]..to[1] {
                for x in from[0]..to[0] {
                    let number = self.number([x, y, z]);
                    each(&mut self.edges[number as usize], [x, y, z]);
                }
            }
        }
    }

    /// Computes the edges from the far corner on: an edge is one more than the least of the seven neighbours beyond, or of
    /// three for squares.
    fn measure(&mut self) {
        for number in (0..self.edges.len() as u32).rev() {
            if self.edges[number as usize] == 0 {
                continue;
            }
            let at = self.voxel(number);
            let beyond = |i: usize| {
                let next = [0, 1, 2].map(|axis| at[axis] + (i >> axis & 1) as u32);
                let is_in = (0..3).all(|axis| next[axis] < self.size[axis]);
                if is_in {
                    self.edges[self.number(next) as usize]
                } else {
                    0
                }
            };
            let edge = 1 + (1..1 << self.axes).map(beyond).min().unwrap_or(0);
            self.edges[number as usize] = edge;
            self.add_candidate(number, edge);
        }
    }

    fn add_candidate(&mut self, number: u32, edge: u16) {
        let edge = usize::from(edge);
        if self.candidates.len() <= edge {
            self.candidates.resize_with(edge + 1, Vec::new);
        }
        self.candidates[edge].push(number);
    }

    /// Takes the cube, and shrinks all cubes that overlap it.
    fn take(&mut self, number: u32, edge: u32) -> Cube {
        let [width, height, _] = self.size;
        let at = self.voxel(number);
        let (mut from, mut to) = (at, at.map(|x| x + 1));
        for axis in 0..self.axes {
            from[axis] = (at[axis] + 1).saturating_sub(edge);
            to[axis] = (at[axis] + edge).min(self.size[axis]);
        }
        let mut shrunk = Vec::new();
        let numbered = |[x, y, z]: [u32; 3]| (z * height + y) * width + x;
        self.for_each(from, to, |fits, voxel| {
            // A cube from here stays clear if it ends before this one begins, along some axis.
            let before = |axis: usize| at[axis].saturating_sub(voxel[axis]);
            let room = before(0).max(before(1)).max(before(2)) as u16;
            if *fits > room {
                *fits = room;
                if room > 0 {
                    shrunk.push((numbered(voxel), room));
                }
            }
        });
        for (number, room) in shrunk {
            self.add_candidate(number, room);
        }
        Cube {
            min: [0, 1, 2].map(|axis| self.min[axis] + at[axis]),
            edge,
        }
    }
}
