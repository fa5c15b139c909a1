//! The cheapest of a few cuts along one axis, by surface area.

use super::refs::Ref;
use wide::f32x4;

const BINS: usize = 16;

/// Triangles whose middles fall into one interval.
#[derive(Clone, Copy)]
struct Bin {
    lo: f32x4,
    hi: f32x4,
    count: u32,
}

impl Bin {
    const EMPTY: Self = Self {
        lo: f32x4::new([f32::INFINITY; 4]),
        hi: f32x4::new([f32::NEG_INFINITY; 4]),
        count: 0,
    };

    fn with(&self, other: &Self) -> Self {
        Self {
            lo: other.lo.fast_min(self.lo),
            hi: other.hi.fast_max(self.hi),
            count: self.count + other.count,
        }
    }

    /// Half the surface times the number of triangles.
    fn cost(&self) -> f32 {
        if self.count == 0 {
            return 0.0;
        }
        let [x, y, z, _] = (self.hi - self.lo).to_array();
        (x * y + y * z + z * x) * self.count as f32
    }
}

/// Cuts between two of the equal intervals of `least…least + extent` along `axis`, where (twice) the middles lie, and
/// says where the right part begins. None when rounding leaves nothing to cut.
pub fn cut(refs: &mut [Ref], axis: usize, least: f32, extent: f32) -> Option<usize> {
    let scale = BINS as f32 * (1.0 - f32::EPSILON) / extent;
    if !scale.is_finite() {
        return None;
    }
    // A float beyond the integer's range converts to its end: the minimum keeps the last middle inside.
    let bin_of =
        |r: &Ref| (((r.centre().as_array_ref()[axis] - least) * scale) as usize).min(BINS - 1);
    let mut bins = [Bin::EMPTY; BINS];
    for r in refs.iter() {
        let bin = &mut bins[bin_of(r)];
        bin.lo = r.lo.fast_min(bin.lo);
        bin.hi = r.hi.fast_max(bin.hi);
        bin.count += 1;
    }
    let first_right = cheapest(&bins)?;
    Some(partition(refs, |r| bin_of(r) < first_right))
}

/// The first bin of the right part of the cheapest cut with triangles on both sides.
fn cheapest(bins: &[Bin; BINS]) -> Option<usize> {
    let mut right = [Bin::EMPTY; BINS];
    let mut sum = Bin::EMPTY;
    for i in (1..BINS).rev() {
        sum = sum.with(&bins[i]);
        right[i] = sum;
    }
    let mut left = Bin::EMPTY;
    let mut best = None;
    let mut least = f32::INFINITY;
    for i in 1..BINS {
        left = left.with(&bins[i - 1]);
        if left.count == 0 || right[i].count == 0 {
            continue;
        }
        let cost = left.cost() + right[i].cost();
        if cost < least || best.is_none() {
            least = cost;
            best = Some(i);
        }
    }
    best
}

/// Brings those that are `left` to the front and counts them.
fn partition(refs: &mut [Ref], left: impl Fn(&Ref) -> bool) -> usize {
    let (mut i, mut j) = (0, refs.len());
    loop {
        while i < j && left(&refs[i]) {
            i += 1;
        }
        while i < j && !left(&refs[j - 1]) {
            j -= 1;
        }
        if i >= j {
            return i;
        }
        refs.swap(i, j - 1);
        i += 1;
        j -= 1;
    }
}
