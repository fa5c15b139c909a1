//! Cuts at the median, for groups so small that full nodes matter most.

use super::primitive_refs::{PackedBox, PrimitiveRef, centre_box};
use crate::order::sort_short;

/// The largest number of triangles in a small group.
pub const MAX_SMALL_GROUP: usize = 64;

/// Reorders `refs`, cuts them into two to four groups, or one for each if there are at most four, and returns their ends.
/// `spare` is as long, and its contents are lost; `centres` is the box of the centres.
pub fn median_split(
    refs: &mut [PrimitiveRef],
    spare: &mut [PrimitiveRef],
    centres: &PackedBox,
) -> impl Iterator<Item = usize> + use<> {
    let mut ends = [0, refs.len(), 0, 0, 0];
    let mut groups = 1;
    while groups < 4 {
        let lengths = || (0..groups).map(|g| (g, ends[g + 1] - ends[g]));
        let largest = lengths().max_by_key(|&(_, n)| n).filter(|&(_, n)| n > 4);
        // No group needs a node of its own any more, so free slots are used to save one.
        let small = || {
            let fits = |&(_, n): &(usize, usize)| n > 1 && n <= 5 - groups;
            lengths().filter(fits).max_by_key(|&(_, n)| n)
        };
        let Some((g, _)) = largest.or_else(small) else {
            break;
        };
        let group = &mut refs[ends[g]..ends[g + 1]];
        let centres = if groups == 1 {
            *centres
        } else {
            centre_box(group)
        };
        let centre = ends[g] + halve(group, spare, &centres);
        ends.copy_within(g + 1..=groups, g + 2);
        ends[g + 1] = centre;
        groups += 1;
    }
    ends.into_iter().skip(1).take(groups)
}

/// Reorders at least two `refs` along the longest side of the box of their centres, and returns where the right half
/// begins.
fn halve(refs: &mut [PrimitiveRef], spare: &mut [PrimitiveRef], centres: &PackedBox) -> usize {
    let n = refs.len();
    let axis = centres.longest();
    if n <= 16 {
        sort_small::<16>(refs, spare, axis);
        return left_count(n);
    }
    if n <= MAX_SMALL_GROUP {
        sort_small::<MAX_SMALL_GROUP>(refs, spare, axis);
        return left_count(n);
    }
    let key = |r: &PrimitiveRef| r.centre().to_array()[axis];
    refs.select_nth_unstable_by(n / 2, |a, b| key(a).total_cmp(&key(b)));
    n / 2
}

/// Returns about half of `n`, so that the left part fills its nodes.
fn left_count(n: usize) -> usize {
    let block = if n > 16 {
        16
    } else if n > 4 {
        4
    } else {
        1
    };
    (n / 2)
        .next_multiple_of(block)
        .min((n - 1) / block * block)
        .max(1)
}

/// Sorts at most `N` by their centres along `axis`, preserving the order of equal centres.
fn sort_small<const N: usize>(refs: &mut [PrimitiveRef], spare: &mut [PrimitiveRef], axis: usize) {
    let n = refs.len();
    let mut keys = [0_u64; N];
    for (i, (key, r)) in keys.iter_mut().zip(refs.iter()).enumerate() {
        *key = ascending(r.centre().as_array_ref()[axis]) << 8 | i as u64;
    }
    sort_short(&mut keys[..n]);
    let copy = &mut spare[..n];
    copy.copy_from_slice(refs);
    for (r, key) in refs.iter_mut().zip(&keys) {
        *r = copy[(key & 0xff) as usize];
    }
}

/// Returns an integer of 32 bits with the same order as the number.
fn ascending(x: f32) -> u64 {
    let bits = x.to_bits();
    let flip = if bits >> 31 == 1 { !0 } else { 1 << 31 };
    u64::from(bits ^ flip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_parts_fill_their_nodes() {
        for n in 2..=MAX_SMALL_GROUP {
            let left = left_count(n);
            assert!(left >= 1 && left < n, "{n}");
            assert!(n <= 4 || left.is_multiple_of(4), "{n}");
            assert!(n <= 16 || left.is_multiple_of(16), "{n}");
        }
    }

    #[test]
    fn ascending_keeps_the_order() {
        let sorted = [-1e30_f32, -2.0, -1e-40, -0.0, 0.0, 1e-40, 0.5, 3e38];
        assert!(sorted.windows(2).all(|w| ascending(w[0]) < ascending(w[1])));
    }
}
