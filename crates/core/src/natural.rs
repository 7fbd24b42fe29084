//! Whole numbers of any length, for counts: they are added up and written down, nothing else.

use std::fmt;

/// A whole number of any length.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Natural {
    /// The lowest first; no zero at the end.
    words: Vec<u64>,
}

impl Natural {
    /// The number with these binary words, the lowest first.
    pub fn from_words(words: &[u64]) -> Self {
        let length = words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        Natural { words: words[..length].to_vec() }
    }

    /// The number, if it is small enough.
    pub fn small(&self) -> Option<u64> {
        match self.words.as_slice() {
            [] => Some(0),
            [word] => Some(*word),
            _ => None,
        }
    }

    /// Adds a number with these binary words, the lowest first.
    pub fn add(&mut self, words: &[u64]) {
        let length = self.words.len().max(words.len());
        self.words.resize(length, 0);
        let mut carry = false;
        for at in 0..length {
            let other = words.get(at).copied().unwrap_or(0);
            (self.words[at], carry) = self.words[at].carrying_add(other, carry);
        }
        self.words.extend(carry.then_some(1));
        let length = self.words.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1);
        self.words.truncate(length);
    }
}

/// In decimal.
impl fmt::Display for Natural {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The most decimal digits a word holds at a time.
        const DIGITS: usize = 19;
        const PIECE: u128 = 10u128.pow(DIGITS as u32);
        let mut rest = self.words.clone();
        let mut pieces = Vec::new();
        while !rest.is_empty() {
            let mut left = 0u128;
            for word in rest.iter_mut().rev() {
                let here = left << 64 | u128::from(*word);
                *word = (here / PIECE) as u64;
                left = here % PIECE;
            }
            pieces.push(left as u64);
            rest.truncate(rest.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1));
        }
        let mut text = pieces.pop().unwrap_or(0).to_string();
        pieces.iter().rev().for_each(|piece| text.push_str(&format!("{piece:0DIGITS$}")));
        f.pad_integral(true, "", &text)
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Self {
        Natural::from_words(&[number])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_carry_and_are_written_in_decimal() {
        let mut number = Natural::default();
        assert_eq!((number.to_string().as_str(), number.small()), ("0", Some(0)));
        number.add(&[u64::MAX, 0]);
        assert_eq!(number.small(), Some(u64::MAX));
        number.add(&[1]);
        assert_eq!((number.to_string().as_str(), number.small()), ("18446744073709551616", None));
        // 2^64 doubled 64 times is 2^128.
        for _ in 0..64 {
            let words = number.words.clone();
            number.add(&words);
        }
        assert_eq!(number.to_string(), "340282366920938463463374607431768211456");
        let zeros = Natural::from_words(&[0, 5_000_000_000_000_000_000, 0]);
        assert_eq!(zeros.to_string(), "92233720368547758080000000000000000000");
    }
}
