//! Puts two numbers, or a few items, in order.
//!
//! Here the lesser or the greater of two numbers takes one instruction. The standard library's functions handle NaN, which
//! takes five. If one of the two is NaN, the first is returned.

#[inline(always)]
pub(crate) fn lesser(x: f64, y: f64) -> f64 {
    if y < x { y } else { x }
}

#[inline(always)]
pub(crate) fn greater(x: f64, y: f64) -> f64 {
    if y > x { y } else { x }
}

/// Returns the least and the greatest of numbers; it skips NaN.
pub(crate) fn min_max(numbers: impl IntoIterator<Item = f64>) -> [f64; 2] {
    let none = [f64::INFINITY, f64::NEG_INFINITY];
    let wider = |[low, high]: [f64; 2], x: f64| [low.min(x), high.max(x)];
    numbers.into_iter().fold(none, wider)
}

/// Sorts a list that nearly always has a few items, such as the edges at a vertex. The standard library's sorts are as
/// quick for so few items when compiled for speed. The web packages compile them for size, as they contain many of them.
pub fn sort_short<T: Copy + Ord>(items: &mut [T]) {
    const FEW: usize = 24;
    if items.len() > FEW {
        return items.sort();
    }
    for end in 1..items.len() {
        let item = items[end];
        let mut at = end;
        while at > 0 && item < items[at - 1] {
            items[at] = items[at - 1];
            at -= 1;
        }
        items[at] = item;
    }
}

/// Implements the comparisons of a type that follow from its [`Ord`], which may compare one of several fields.
macro_rules! compare_by_order {
    ($name:ident) => {
        impl PartialOrd for $name {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                self.cmp(other).is_eq()
            }
        }

        impl Eq for $name {}
    };
}

pub(crate) use compare_by_order;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    #[test]
    fn few_and_many_are_sorted() {
        let mut random = SplitMix64::seeded(21);
        for length in 0..60 {
            let mut items: Vec<(u32, u32)> = (0..length)
                .map(|_| {
                    (
                        (9.0 * random.uniform()) as u32,
                        (9.0 * random.uniform()) as u32,
                    )
                })
                .collect();
            let mut known = items.clone();
            known.sort();
            sort_short(&mut items);
            assert_eq!(items, known, "of length {length}");
        }
    }
}
