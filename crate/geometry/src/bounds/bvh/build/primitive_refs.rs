//! Represents the items sorted into the tree: a triangle's box and its number.

use crate::Point;
use crate::bounds::{f32_above, f32_below};
use crate::executor::{Executor, for_each};
use wide::f32x4;

/// A mask that keeps triangle numbers, seen as f32, away from the subnormal numbers, which are slow to compute with.
const NUMBER: u32 = 1.0_f32.to_bits();

/// A triangle's box, rounded outward, and its number in a lane that boxes leave free.
#[derive(Debug, Clone, Copy)]
pub struct PrimitiveRef {
    /// The lowest x, y, z, and the bits of the triangle's number XOR `NUMBER`.
    pub lo: f32x4,
    /// The highest x, y, z, and an unused lane.
    pub hi: f32x4,
}

impl PrimitiveRef {
    fn new(corners: [Point; 3], origin: &Point, triangle: u32) -> Self {
        let [a, b, c] = corners;
        let lo = |i: usize| f32_below(a[i].min(b[i]).min(c[i]) - origin[i]);
        let hi = |i: usize| f32_above(a[i].max(b[i]).max(c[i]) - origin[i]);
        Self {
            lo: f32x4::new([lo(0), lo(1), lo(2), f32::from_bits(triangle ^ NUMBER)]),
            hi: f32x4::new([hi(0), hi(1), hi(2), 0.0]),
        }
    }

    /// Returns the triangle's number.
    pub fn triangle(&self) -> u32 {
        self.lo.as_array_ref()[3].to_bits() ^ NUMBER
    }

    /// Returns twice the centre of the box in lanes 0…2; lane 3 is unused.
    #[inline]
    pub fn centre(&self) -> f32x4 {
        self.lo + self.hi
    }
}

/// Creates references to all triangles, in their order.
pub fn primitive_refs(
    vertices: &[Point],
    triangles: &[[u32; 3]],
    origin: &Point,
    executor: &impl Executor,
) -> Vec<PrimitiveRef> {
    let one = |(i, t): (usize, &[u32; 3])| {
        PrimitiveRef::new(t.map(|v| vertices[v as usize]), origin, i as u32)
    };
    if !super::is_parallel(triangles.len(), executor) {
        return triangles.iter().enumerate().map(one).collect();
    }
    let mut refs = unused(triangles.len());
    let mut parts = Vec::from_iter(refs.chunks_mut(super::MIN_PARALLEL_TRIANGLES).enumerate());
    for_each(executor, &mut parts, &|(part, refs)| {
        for (i, r) in (*part * super::MIN_PARALLEL_TRIANGLES..).zip(refs.iter_mut()) {
            *r = one((i, &triangles[i]));
        }
    });
    refs
}

/// Creates references without a meaning yet.
pub fn unused(count: usize) -> Vec<PrimitiveRef> {
    let nothing = PrimitiveRef {
        lo: f32x4::ZERO,
        hi: f32x4::ZERO,
    };
    vec![nothing; count]
}

/// A box in lanes 0…2; lane 3 is unused.
#[derive(Debug, Clone, Copy)]
pub struct PackedBox {
    pub lo: f32x4,
    pub hi: f32x4,
}

impl PackedBox {
    pub const EMPTY: Self = Self {
        lo: f32x4::new([f32::INFINITY; 4]),
        hi: f32x4::new([f32::NEG_INFINITY; 4]),
    };

    /// Returns the smallest box around both boxes.
    #[inline]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            lo: other.lo.fast_min(self.lo),
            hi: other.hi.fast_max(self.hi),
        }
    }

    /// Returns the axis of the box's longest side.
    pub fn longest(&self) -> usize {
        let extent = (self.hi - self.lo).to_array();
        (0..3).fold(0, |l, i| if extent[i] > extent[l] { i } else { l })
    }

    /// Returns the lower and the upper corner of the box.
    pub fn xyz(&self) -> ([f32; 3], [f32; 3]) {
        let ([x, y, z, _], [u, v, w, _]) = (self.lo.to_array(), self.hi.to_array());
        ([x, y, z], [u, v, w])
    }
}

/// Returns the box around all boxes, and that around (twice) their centres.
pub fn box_and_centre_box(
    refs: &[PrimitiveRef],
    executor: &impl Executor,
) -> (PackedBox, PackedBox) {
    if super::is_parallel(refs.len(), executor) {
        let (left, right) = refs.split_at(refs.len() / 2);
        let (left, right) = executor.join(
            || box_and_centre_box(left, executor),
            || box_and_centre_box(right, executor),
        );
        return (left.0.union(&right.0), left.1.union(&right.1));
    }
    refs.iter().fold(
        (PackedBox::EMPTY, PackedBox::EMPTY),
        |(boxes, centres), r| {
            let centre = r.centre();
            (
                boxes.union(&PackedBox { lo: r.lo, hi: r.hi }),
                centres.union(&PackedBox {
                    lo: centre,
                    hi: centre,
                }),
            )
        },
    )
}

/// Returns the box around (twice) the centres.
pub fn centre_box(refs: &[PrimitiveRef]) -> PackedBox {
    refs.iter().fold(PackedBox::EMPTY, |centres, r| {
        let centre = r.centre();
        centres.union(&PackedBox {
            lo: centre,
            hi: centre,
        })
    })
}
