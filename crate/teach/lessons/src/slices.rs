//! Splits long work into pieces, so that a caller can show progress and can stop early.

/// A list of values that are made one by one, each tried at most once, even if it fails.
#[derive(Debug)]
pub(crate) struct Slices<T>(Vec<Slice<T>>);

#[derive(Debug)]
enum Slice<T> {
    Missing,
    Failed,
    Made(T),
}

impl<T> Slices<T> {
    /// Makes a list of this many slices, none of them computed.
    pub fn new(count: usize) -> Self {
        Self((0..count).map(|_| Slice::Missing).collect())
    }

    /// Returns the value with this index; none while it is missing, and if it could not be made.
    pub fn get(&self, index: usize) -> Option<&T> {
        match self.0.get(index)? {
            Slice::Made(made) => Some(made),
            Slice::Missing | Slice::Failed => None,
        }
    }

    /// Returns the values up to the first that is missing.
    pub fn first(&self) -> impl Iterator<Item = &T> {
        (0..self.0.len()).map_while(|index| self.get(index))
    }

    /// Returns the values in order, with none for each missing one.
    pub fn iter(&self) -> impl Iterator<Item = Option<&T>> {
        (0..self.0.len()).map(|index| self.get(index))
    }

    /// Makes the first missing value among these. Returns the fraction of them that is done then.
    pub fn make_one(
        &mut self,
        wanted: std::ops::Range<usize>,
        make: impl FnOnce(usize) -> Option<T>,
    ) -> f64 {
        let count = wanted.len();
        let is_missing = |slice: &Slice<T>| matches!(slice, Slice::Missing);
        let slices = &mut self.0[wanted.clone()];
        let Some(missing) = slices.iter().position(is_missing) else {
            return 1.0;
        };
        let made = make(wanted.start + missing);
        slices[missing] = made.map_or(Slice::Failed, Slice::Made);
        let there = slices.iter().filter(|slice| !is_missing(slice)).count();
        there as f64 / count as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_made_once_even_if_it_fails() {
        let mut slices = Slices::new(5);
        let mut made = Vec::new();
        let mut shares = Vec::new();
        for _ in 0..5 {
            let make = |index: usize| {
                made.push(index);
                (index != 2).then_some(index * 10)
            };
            shares.push(slices.make_one(1..4, make));
        }
        assert_eq!(made, [1, 2, 3]);
        assert_eq!(shares, [1.0 / 3.0, 2.0 / 3.0, 1.0, 1.0, 1.0]);
        assert_eq!(slices.get(1), Some(&10));
        assert_eq!(
            (slices.get(2), slices.get(0), slices.get(9)),
            (None, None, None)
        );
        assert_eq!(slices.make_one(0..1, |_| Some(7)), 1.0);
        assert_eq!(slices.first().collect::<Vec<_>>(), [&7, &10]);
        assert_eq!(slices.make_one(0..0, |_| unreachable!()), 1.0);
    }
}
