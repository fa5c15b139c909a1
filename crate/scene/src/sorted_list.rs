//! Implements a persistent list in order of its keys, whose copies share unchanged leaves.

use std::ops::Index;
use std::sync::Arc;

/// An item with a key, which determines its position in a list.
pub trait Keyed {
    /// The type of the key.
    type Key: Ord + Copy;

    /// Returns the item's key, which is unique in a list.
    fn key(&self) -> Self::Key;
}

/// The largest number of items in a leaf.
const MAX_LEAF_LEN: usize = 256;

/// A sorted list of items by key, whose copies share all unchanged leaves. A copy shares all leaves, and a change
/// copies only its leaf. Two lists can only differ in leaves that they do not share. So the cost of storing an earlier
/// state, or of comparing with it, depends on the changes only.
#[derive(Debug, Clone)]
pub struct SortedList<T> {
    /// The leaves, none of which is empty.
    leaves: Vec<Arc<Vec<T>>>,
    len: usize,
}

impl<T> Default for SortedList<T> {
    fn default() -> Self {
        Self {
            leaves: Vec::new(),
            len: 0,
        }
    }
}

impl<T> SortedList<T> {
    /// Returns the number of items.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the items in order of the keys.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.leaves.iter().flat_map(|leaf| leaf.iter())
    }

    /// Returns the first item, if there is any.
    pub fn first(&self) -> Option<&T> {
        self.leaves.first()?.first()
    }
}

impl<T: Keyed> SortedList<T> {
    /// Returns the item with this key, if it is there.
    pub fn get(&self, key: &T::Key) -> Option<&T> {
        let (leaf, at) = self.find(key).ok()?;
        Some(&self.leaves[leaf][at])
    }

    /// Returns the items after a key, or all.
    pub fn after(&self, key: Option<T::Key>) -> impl Iterator<Item = &T> {
        let (leaf, at) = key.map_or((0, 0), |key| match self.find(&key) {
            Ok((leaf, at)) => (leaf, at + 1),
            Err(place) => place,
        });
        let rest = self.leaves.iter().skip(leaf);
        rest.flat_map(|leaf| leaf.iter()).skip(at)
    }

    /// Returns the number of items before the one with this key, if it is there.
    pub fn position(&self, key: &T::Key) -> Option<usize> {
        let (leaf, at) = self.find(key).ok()?;
        let before = self.leaves[..leaf].iter();
        Some(before.map(|leaf| leaf.len()).sum::<usize>() + at)
    }

    /// Finds the leaf and the index in it where the key is, or where it would be inserted.
    fn find(&self, key: &T::Key) -> Result<(usize, usize), (usize, usize)> {
        let begun = |leaf: &Arc<Vec<T>>| leaf[0].key() <= *key;
        let leaf = self.leaves.partition_point(begun).saturating_sub(1);
        let Some(found) = self.leaves.get(leaf) else {
            return Err((0, 0));
        };
        match found.binary_search_by_key(key, T::key) {
            Ok(at) => Ok((leaf, at)),
            Err(at) => Err((leaf, at)),
        }
    }

    /// Returns the differences from an earlier list, as pairs of the old and the new item, in order of the keys. It
    /// compares all leaves that the two do not share, and so some items may be unchanged.
    pub fn diff<'a>(
        &'a self,
        before: &'a Self,
    ) -> impl Iterator<Item = (Option<&'a T>, Option<&'a T>)> {
        let (mut old, mut new) = (Vec::new(), Vec::new());
        let (mut then, mut now) = (
            before.leaves.iter().peekable(),
            self.leaves.iter().peekable(),
        );
        loop {
            let first = |leaf: Option<&&Arc<Vec<T>>>| leaf.map(|leaf| leaf[0].key());
            let keys = (first(then.peek()), first(now.peek()));
            let of_then = then.next_if(|leaf| keys.1.is_none_or(|key| leaf[0].key() <= key));
            let of_now = now.next_if(|leaf| keys.0.is_none_or(|key| leaf[0].key() <= key));
            match (of_then, of_now) {
                (None, None) => break,
                (Some(then), Some(now)) if Arc::ptr_eq(then, now) => {}
                (then, now) => {
                    old.extend(then.map(|leaf| leaf.iter()));
                    new.extend(now.map(|leaf| leaf.iter()));
                }
            }
        }
        let mut old = old.into_iter().flatten().peekable();
        let mut new = new.into_iter().flatten().peekable();
        std::iter::from_fn(move || {
            let keys = (old.peek().map(|x| x.key()), new.peek().map(|x| x.key()));
            let then = old.next_if(|x| keys.1.is_none_or(|key| x.key() <= key));
            let now = new.next_if(|x| keys.0.is_none_or(|key| x.key() <= key));
            (then.is_some() || now.is_some()).then_some((then, now))
        })
    }
}

impl<T: Keyed + Clone> SortedList<T> {
    /// Returns the item with this key for changes that do not affect its key.
    pub fn get_mut(&mut self, key: &T::Key) -> Option<&mut T> {
        let (leaf, at) = self.find(key).ok()?;
        Some(&mut Arc::make_mut(&mut self.leaves[leaf])[at])
    }

    /// Inserts an item, or replaces the one with the same key, which is returned.
    pub fn insert(&mut self, new: T) -> Option<T> {
        match self.find(&new.key()) {
            Ok((leaf, at)) => {
                let leaf = Arc::make_mut(&mut self.leaves[leaf]);
                Some(std::mem::replace(&mut leaf[at], new))
            }
            Err((leaf, at)) => {
                self.len += 1;
                self.insert_at(leaf, at, new);
                None
            }
        }
    }

    fn insert_at(&mut self, leaf: usize, at: usize, new: T) {
        let Some(own) = self.leaves.get_mut(leaf) else {
            self.leaves.push(Arc::new(vec![new]));
            return;
        };
        let own = Arc::make_mut(own);
        own.insert(at, new);
        if own.len() > MAX_LEAF_LEN {
            // A list that only grows at its end fills its leaves.
            let is_last = at + 1 == own.len();
            let rest = own.split_off(if is_last {
                MAX_LEAF_LEN
            } else {
                MAX_LEAF_LEN / 2
            });
            self.leaves.insert(leaf + 1, Arc::new(rest));
        }
    }

    /// Removes the item with this key.
    pub fn remove(&mut self, key: &T::Key) -> Option<T> {
        let (leaf, at) = self.find(key).ok()?;
        let own = Arc::make_mut(&mut self.leaves[leaf]);
        let gone = own.remove(at);
        if own.is_empty() {
            self.leaves.remove(leaf);
        }
        self.len -= 1;
        Some(gone)
    }

    /// Removes all items but those to keep.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        for leaf in &mut self.leaves {
            if !leaf.iter().all(&keep) {
                Arc::make_mut(leaf).retain(&keep);
            }
        }
        self.leaves.retain(|leaf| !leaf.is_empty());
        self.len = self.leaves.iter().map(|leaf| leaf.len()).sum();
    }
}

/// Items can also be indexed by their position.
impl<T> Index<usize> for SortedList<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        let mut at = place;
        for leaf in &self.leaves {
            match leaf.get(at) {
                Some(found) => return found,
                None => at -= leaf.len(),
            }
        }
        panic!("there is no {place} among {}", self.len)
    }
}

impl<T: Keyed + Clone> FromIterator<T> for SortedList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items {
            list.insert(item);
        }
        list
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_testing::Random;
    use std::collections::BTreeMap;

    type Entry = (u32, u32);

    impl Keyed for Entry {
        type Key = u32;

        fn key(&self) -> u32 {
            self.0
        }
    }

    fn applied(before: &BTreeMap<u32, u32>, list: [&SortedList<Entry>; 2]) -> BTreeMap<u32, u32> {
        let mut now = before.clone();
        for (old, new) in list[1].diff(list[0]) {
            let key = old.or(new).unwrap().0;
            assert_eq!(old.map(|entry| entry.1), now.get(&key).copied());
            match new {
                Some(new) => drop(now.insert(key, new.1)),
                None => drop(now.remove(&key)),
            }
        }
        now
    }

    /// Compares the list with the standard library's map, and every earlier state with every later one.
    #[test]
    fn sorted_list_copies_are_unaffected_by_changes() {
        for seed in 0..8 {
            println!("seed {seed}");
            let mut random = Random::new(seed);
            let (mut list, mut map) = (SortedList::default(), BTreeMap::new());
            let mut kept: Vec<(SortedList<Entry>, BTreeMap<u32, u32>)> = Vec::new();
            for round in 0..4000u32 {
                let key = random.index(1500) as u32;
                match random.index(3) {
                    0 => assert_eq!(
                        list.remove(&key).map(|gone: Entry| gone.1),
                        map.remove(&key)
                    ),
                    _ => assert_eq!(
                        list.insert((key, round)).map(|old| old.1),
                        map.insert(key, round)
                    ),
                }
                if round % 500 == 0 {
                    list.retain(|entry| entry.0 % 7 != round % 6);
                    map.retain(|key, _| key % 7 != round % 6);
                    kept.push((list.clone(), map.clone()));
                }
            }
            kept.push((list, map));
            for (list, map) in &kept {
                assert!(list.iter().copied().eq(map.iter().map(|(&k, &v)| (k, v))));
                assert_eq!((list.len(), list.is_empty()), (map.len(), map.is_empty()));
                for (place, entry) in list.iter().enumerate().step_by(97) {
                    assert_eq!(
                        (list.position(&entry.0), list[place]),
                        (Some(place), *entry)
                    );
                    assert_eq!(list.get(&entry.0), Some(entry));
                    let rest = [entry.0, entry.0 + 1].map(|key| list.after(Some(key)).next());
                    let next = |key: u32| map.range(key + 1..).next().map(|(&k, &v)| (k, v));
                    assert_eq!(
                        rest.map(Option::<&Entry>::copied),
                        [entry.0, entry.0 + 1].map(next)
                    );
                }
            }
            for (then, before) in &kept {
                for (now, after) in &kept {
                    assert_eq!(&applied(before, [then, now]), after);
                }
            }
        }
    }

    #[test]
    fn diff_of_sorted_lists_skips_shared_leaves() {
        let before: SortedList<Entry> =
            (0..100 * MAX_LEAF_LEN as u32).map(|key| (key, 0)).collect();
        let mut after = before.clone();
        assert_eq!(after.diff(&before).count(), 0);
        after.get_mut(&1234).unwrap().1 = 1;
        assert!(after.diff(&before).count() <= MAX_LEAF_LEN);
        assert_eq!(before.leaves.len(), 100, "leaves are full");
    }
}
