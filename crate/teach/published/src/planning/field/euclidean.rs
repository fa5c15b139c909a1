//! Computes the Euclidean distance to a set of voxels, axis by axis.

use crate::planning::{Space, Voxels};

/// Returns the square of twice the Euclidean distance from the centre of each voxel to the full voxels; None if there are
/// none.
///
/// It is a sum of one square for each axis. So the least sum is found along x, then with the result along y, then along z.
/// Along a line it is the lower envelope of parabolas (Felzenszwalb and Huttenlocher, "Distance transforms of sampled
/// functions", 2012). Here their apexes are on the faces between voxels, since a full voxel is as near as its faces.
pub(super) fn euclidean(space: &Space, full: &Voxels) -> Vec<Option<u32>> {
    let mut squared = vec![None; space.voxels()];
    for index in full.indices() {
        squared[index] = Some(0);
    }
    let size = space.size().map(|n| n as usize);
    let (mut line, mut envelope) = (Vec::new(), Vec::new());
    for axis in 0..space.axes() {
        let step = size[..axis].iter().product::<usize>();
        for first in (0..space.voxels()).filter(|i| i / step % size[axis] == 0) {
            line.clear();
            line.extend((0..size[axis]).map(|i| squared[first + i * step]));
            lower_envelope(&line, &mut envelope);
            let mut next = envelope.iter().peekable();
            let mut least: Option<&Parabola> = None;
            for (i, &own) in line.iter().enumerate() {
                let middle = i as f64 + 0.5;
                while let Some(parabola) = next.next_if(|p| p.from < middle) {
                    least = Some(parabola);
                }
                let across = least.map(|p| p.at_centre(i));
                squared[first + i * step] = lesser(own, across);
            }
        }
    }
    squared
}

/// A parabola over a line of voxels: the value of a face, plus the square of twice the distance from it.
struct Parabola {
    face: usize,
    height: u32,
    /// The position along the line from which it is the lowest.
    from: f64,
}

impl Parabola {
    fn at_centre(&self, voxel: usize) -> u32 {
        let way = (2 * voxel + 1).abs_diff(2 * self.face) as u32;
        self.height + way * way
    }

    /// Returns the position from which this parabola is lower than an earlier one. The quotient of whole numbers is rounded
    /// once, so it is on the right side of every voxel's centre.
    fn crosses(&self, before: &Self) -> f64 {
        let whole = |p: &Self| i64::from(p.height) + 4 * (p.face * p.face) as i64;
        (whole(self) - whole(before)) as f64 / (8 * (self.face - before.face)) as f64
    }
}

fn lesser(a: Option<u32>, b: Option<u32>) -> Option<u32> {
    a.into_iter().chain(b).min()
}

/// Finds the lowest parabolas along a line of voxels, in order.
fn lower_envelope(line: &[Option<u32>], envelope: &mut Vec<Parabola>) {
    envelope.clear();
    for face in 0..=line.len() {
        let before = face.checked_sub(1).and_then(|i| line[i]);
        let Some(height) = lesser(before, line.get(face).copied().flatten()) else {
            continue;
        };
        let mut here = Parabola {
            face,
            height,
            from: f64::NEG_INFINITY,
        };
        while let Some(last) = envelope.last() {
            here.from = here.crosses(last);
            if here.from > last.from {
                break;
            }
            envelope.pop();
            here.from = f64::NEG_INFINITY;
        }
        envelope.push(here);
    }
}
