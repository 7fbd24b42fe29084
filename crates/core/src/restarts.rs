//! When a search that restarts should do so.

/// Luby's sequence 1 1 2 1 1 2 4 ..., from index 1: mostly short tries, now and then a long one. Whatever
/// the best length of a try is, nobody who does not know it can do much better (Luby, Sinclair and
/// Zuckerman, 1993).
#[must_use]
pub fn luby(index: u64) -> u64 {
    let mut i = index;
    loop {
        let power = (i + 1).next_power_of_two();
        if power == i + 1 {
            return power / 2;
        }
        i -= power / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_starts_as_it_should() {
        let start: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(start, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
