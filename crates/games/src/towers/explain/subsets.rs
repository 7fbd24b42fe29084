//! Choosing a few sets whose union is small: the heart of naked sets, hidden sets and fish.

use crate::towers::heights::members;

/// The largest group worth looking for; a larger one comes with a small one that says the same.
pub const MAX_GROUP: usize = 4;

/// Groups of `size` of the sets whose union has just `size` elements, in order, until `visit`
/// finds one of use. Sets of fewer than two elements are left out: they need no group.
pub fn tight_groups<T>(
    sets: &[u64],
    size: usize,
    visit: &mut dyn FnMut(u64, u64) -> Option<T>,
) -> Option<T> {
    let fits = |set: u64| (2..=size as u32).contains(&set.count_ones());
    let fitting = (0..sets.len()).filter(|&i| fits(sets[i])).fold(0u64, |all, i| all | 1 << i);
    grow(sets, size, fitting, 0, 0, visit)
}

/// Adds one more set to a chosen group; goes at most `size` calls deep.
fn grow<T>(
    sets: &[u64],
    size: usize,
    left: u64,
    chosen: u64,
    union: u64,
    visit: &mut dyn FnMut(u64, u64) -> Option<T>,
) -> Option<T> {
    if chosen.count_ones() as usize == size {
        return visit(chosen, union);
    }
    for i in members(left) {
        let wider = union | sets[i];
        if wider.count_ones() as usize <= size {
            let later = left & !((2 << i) - 1);
            let found = grow(sets, size, later, chosen | 1 << i, wider, visit);
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_pair_and_no_wider_group() {
        let sets = [0b110, 0b1110, 0b110, 0b1];
        let mut found = Vec::new();
        let nothing: Option<()> = tight_groups(&sets, 2, &mut |chosen, union| {
            found.push((chosen, union));
            None
        });
        assert_eq!((nothing, found), (None, vec![(0b101, 0b110)]));
    }
}
