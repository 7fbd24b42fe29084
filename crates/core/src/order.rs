//! Sorting. The standard library's sort is a copy of some kilobytes for every type and key; inside a page, where every byte is
//! loaded first, one sort of places serves them all. Where equals can be told apart both keep their order, so both give the same.

/// Slices that can be put in order.
pub trait Order<T> {
    /// Puts them in order; equals must be the same, for here they may change places.
    fn order(&mut self)
    where
        T: Ord;

    /// Puts them in the order of their keys; equals stay as they stand.
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> Order<T> for [T] {
    #[cfg(not(target_arch = "wasm32"))]
    fn order(&mut self)
    where
        T: Ord,
    {
        self.sort_unstable();
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.sort_by_key(key);
    }

    #[cfg(target_arch = "wasm32")]
    fn order(&mut self)
    where
        T: Ord,
    {
        let order = places(self.len(), &|a, b| self[a] < self[b]);
        moved(self, order);
    }

    #[cfg(target_arch = "wasm32")]
    fn order_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        by_key(self, key);
    }
}

#[cfg(any(test, target_arch = "wasm32"))]
fn by_key<T, K: Ord>(items: &mut [T], key: impl FnMut(&T) -> K) {
    let keys: Vec<K> = items.iter().map(key).collect();
    moved(items, places(keys.len(), &|a, b| keys[a] < keys[b]));
}

/// The places of `count` things in their order: runs are merged that are twice as long each time.
#[cfg(any(test, target_arch = "wasm32"))]
fn places(count: usize, before: &dyn Fn(usize, usize) -> bool) -> Vec<u32> {
    let mut from: Vec<u32> = (0..count as u32).collect();
    let mut to = Vec::with_capacity(count);
    let mut run = 1;
    while run < count {
        for pair in from.chunks(2 * run) {
            let (mut left, mut right) = pair.split_at(run.min(pair.len()));
            while let (Some((&a, others)), Some((&b, later))) =
                (left.split_first(), right.split_first())
            {
                let second = before(b as usize, a as usize);
                to.push(if second { b } else { a });
                if second {
                    right = later;
                } else {
                    left = others;
                }
            }
            to.extend_from_slice(left);
            to.extend_from_slice(right);
        }
        std::mem::swap(&mut from, &mut to);
        to.clear();
        run *= 2;
    }
    from
}

/// Moves each thing to its place, along the cycles of the permutation.
#[cfg(any(test, target_arch = "wasm32"))]
fn moved<T>(items: &mut [T], mut order: Vec<u32>) {
    for start in 0..items.len() {
        let mut hole = start;
        loop {
            let from = std::mem::replace(&mut order[hole], hole as u32) as usize;
            if from == start || from == hole {
                break;
            }
            items.swap(hole, from);
            hole = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn one_sort_for_all_is_the_standard_one() {
        let mut rng = Rng::new(5);
        for count in 0..200 {
            let items: Vec<(usize, usize)> =
                (0..count).map(|place| (rng.below(1 + count / 3), place)).collect();
            let (mut ours, mut theirs) = (items.clone(), items);
            by_key(&mut ours, |item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
        }
    }
}
