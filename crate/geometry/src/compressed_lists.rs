//! Stores many short lists of numbers in two arrays.

/// Lists of numbers one after the other (compressed sparse rows): list `i` is `items[starts[i]..starts[i + 1]]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompressedLists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Default for CompressedLists {
    fn default() -> Self {
        Self::with_capacity(0, 0)
    }
}

impl CompressedLists {
    /// Creates no lists, with the given capacity.
    pub fn with_capacity(lists: usize, items: usize) -> Self {
        let mut starts = Vec::with_capacity(lists + 1);
        starts.push(0);
        Self {
            starts,
            items: Vec::with_capacity(items),
        }
    }

    /// Appends a list of numbers.
    pub fn push(&mut self, list: impl IntoIterator<Item = u32>) {
        self.items.extend(list);
        self.starts.push(self.items.len() as u32);
    }

    /// Creates `count` lists of the second numbers of `pairs`, by the first ones; each list ascends.
    pub(crate) fn from_pairs(count: usize, pairs: impl Iterator<Item = [u32; 2]> + Clone) -> Self {
        let mut starts = vec![0; count + 1];
        for [from, _] in pairs.clone() {
            starts[from as usize + 1] += 1;
        }
        for i in 0..count {
            starts[i + 1] += starts[i];
        }
        let mut ends = starts.clone();
        let mut items = vec![0; starts[count] as usize];
        for [from, to] in pairs {
            let end = &mut ends[from as usize];
            items[*end as usize] = to;
            *end += 1;
        }
        for i in 0..count {
            items[starts[i] as usize..starts[i + 1] as usize].sort_unstable();
        }
        Self { starts, items }
    }

    /// Returns, for each of the numbers below `count`, the lists it is in.
    pub fn by_item(&self, count: usize) -> Self {
        let lists = (0_u32..).zip(self.iter());
        let pairs = lists.flat_map(|(i, list)| list.iter().map(move |&item| [item, i]));
        Self::from_pairs(count, pairs)
    }

    /// Returns the number of lists.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns whether there is no list.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the numbers of list `i`.
    #[inline]
    pub fn get(&self, i: u32) -> &[u32] {
        let i = i as usize;
        &self.items[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    /// Returns the range of list `i` among all items.
    #[inline]
    pub fn range(&self, i: u32) -> std::ops::Range<usize> {
        self.starts[i as usize] as usize..self.starts[i as usize + 1] as usize
    }

    /// Returns an iterator over all lists, in order.
    pub fn iter(&self) -> impl Iterator<Item = &[u32]> + Clone {
        self.starts
            .windows(2)
            .map(|ends| &self.items[ends[0] as usize..ends[1] as usize])
    }

    /// Returns all numbers, list by list.
    pub fn items(&self) -> &[u32] {
        &self.items
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_become_ascending_lists() {
        let pairs = [[2, 1], [0, 5], [2, 0], [0, 3]];
        let lists = CompressedLists::from_pairs(3, pairs.into_iter());
        let found = lists.iter().collect::<Vec<_>>();
        assert_eq!(found, [&[3, 5][..], &[], &[0, 1]]);
        let mut pushed = CompressedLists::default();
        for list in lists.iter() {
            pushed.push(list.iter().copied());
        }
        assert_eq!(pushed, lists);
        assert_eq!((lists.get(1), lists.len()), (&[][..], 3));
    }
}
