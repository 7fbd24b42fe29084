//! The packing of [lz-string](https://github.com/pieroxy/lz-string), which f-puzzles and SudokuPad put into addresses:
//! LZ78 over the units of UTF-16, numbers of growing width with the lowest bit first, six bits a character.
//!
//! Written from the package's description; the tests hold it against what version 1.5.0 of the package wrote.

use std::collections::HashMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Longer texts are no puzzle.
const MOST: usize = 1 << 20;

/// Numbers that are no entries: a new character of 8 bits, one of 16, the end.
const NARROW: u32 = 0;
const WIDE: u32 = 1;
const END: u32 = 2;
const FIRST: u32 = 3;

/// How wide numbers are, and for how many entries still.
struct Width {
    bits: u32,
    left: u32,
}

impl Width {
    fn one_more(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// Packs a text.
pub fn pack(text: &str) -> String {
    let mut out = Bits::default();
    let mut width = Width { bits: 2, left: 2 };
    let mut next = FIRST;
    // Entries that are one unit longer than an entry, single units by themselves; which of these were not yet said.
    let mut longer: Vec<Vec<(u16, u32)>> = Vec::new();
    let mut single: HashMap<u16, (u32, bool)> = HashMap::new();
    let mut now: Option<(u32, u16)> = None;
    for unit in text.encode_utf16() {
        single.entry(unit).or_insert_with(|| {
            next += 1;
            (next - 1, false)
        });
        let Some((entry, first)) = now else {
            now = Some((single[&unit].0, unit));
            continue;
        };
        longer.resize_with(next as usize + 1, Vec::new);
        let beyond = &mut longer[entry as usize];
        if let Some(&(_, more)) = beyond.iter().find(|(last, _)| *last == unit) {
            now = Some((more, first));
            continue;
        }
        beyond.push((unit, next));
        out.say(entry, first, &mut single, &mut width);
        next += 1;
        now = Some((single[&unit].0, unit));
    }
    if let Some((entry, first)) = now {
        out.say(entry, first, &mut single, &mut width);
    }
    out.number(END, width.bits);
    out.text()
}

#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn number(&mut self, number: u32, width: u32) {
        self.0.extend((0..width).map(|bit| number >> bit & 1 == 1));
    }

    /// An entry; a unit that was not yet said is spelled out.
    fn say(
        &mut self,
        entry: u32,
        first: u16,
        single: &mut HashMap<u16, (u32, bool)>,
        width: &mut Width,
    ) {
        match single.get_mut(&first) {
            Some((own, said)) if *own == entry && !*said => {
                let (kind, bits) = if first < 256 { (NARROW, 8) } else { (WIDE, 16) };
                self.number(kind, width.bits);
                self.number(first.into(), bits);
                *said = true;
                width.one_more();
            }
            _ => self.number(entry, width.bits),
        }
        width.one_more();
    }

    /// Six bits a character, at least one of them left over, and signs of equality to a multiple of four.
    fn text(mut self) -> String {
        self.0.push(false);
        let six = |bits: &[bool]| {
            let value =
                (0..6).fold(0, |value, i| value << 1 | usize::from(bits.get(i) == Some(&true)));
            char::from(ALPHABET[value])
        };
        let mut text: String = self.0.chunks(6).map(six).collect();
        while !text.len().is_multiple_of(4) {
            text.push('=');
        }
        text
    }
}

/// Unpacks a text; nothing if it is damaged, or too long to be a puzzle.
pub fn unpack(packed: &str) -> Option<String> {
    let mut bits = Reader { values: Vec::new(), at: 0 };
    for byte in packed.trim_end_matches('=').bytes() {
        bits.values.push(ALPHABET.iter().position(|&known| known == byte)? as u8);
    }
    let mut units: Vec<u16> = Vec::new();
    // Every entry is a piece of what was unpacked so far: where it begins, and its length.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); FIRST as usize];
    let mut width = Width { bits: 2, left: 2 };
    let mut last: Option<(usize, usize)> = None;
    loop {
        let number = bits.number(width.bits)?;
        let here = units.len();
        let mut piece = match number {
            END => return String::from_utf16(&units).ok(),
            NARROW | WIDE => {
                let unit = bits.number(if number == NARROW { 8 } else { 16 })?;
                units.push(u16::try_from(unit).ok()?);
                entries.push((here, 1));
                width.one_more();
                (here, 1)
            }
            _ => match (entries.get(number as usize), last) {
                (Some(&entry), _) => entry,
                // The entry that is being made: the last piece and its own first unit.
                (None, Some((start, length))) if number as usize == entries.len() => {
                    (start, length + 1)
                }
                _ => return None,
            },
        };
        if units.len() == here {
            if here + piece.1 > MOST {
                return None;
            }
            for i in piece.0..piece.0 + piece.1 {
                units.push(units[i]);
            }
            piece.0 = here;
        }
        if let Some((start, length)) = last {
            entries.push((start, length + 1));
            width.one_more();
        } else {
            // The first unit makes one entry alone; the widths count as if it had made two.
            width = Width { bits: 3, left: 4 };
        }
        last = Some(piece);
    }
}

struct Reader {
    values: Vec<u8>,
    at: usize,
}

impl Reader {
    fn number(&mut self, width: u32) -> Option<u32> {
        let mut number = 0;
        for bit in 0..width {
            let six = self.values.get(self.at / 6)?;
            number |= u32::from(six >> (5 - self.at % 6) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by lz-string 1.5.0.
    const WRITTEN: &[(&str, &str)] = &[
        ("", "Q==="),
        ("a", "IZA="),
        ("hello hello hello", "BYUwNmD2AEoTcpA="),
        ("ééé中文a", "Jcy0cpw0wQyA"),
        (
            r#"{"size":4,"grid":[[{},{"value":2,"given":true}]]}"#,
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9lQA3AQwBsBXOeAJlTQjJgDsEAXDOogXX5EgA==",
        ),
        ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "IY18ZXTxA==="),
    ];

    #[test]
    fn it_packs_and_unpacks_as_the_package_does() {
        for (text, packed) in WRITTEN {
            assert_eq!(pack(text), *packed, "{text}");
            assert_eq!(unpack(packed).as_deref(), Some(*text), "{packed}");
        }
    }

    #[test]
    fn long_and_random_texts_come_back() {
        let mut rng = quadrille_core::Rng::new(1);
        for length in 0..300 {
            let letters = 1 + rng.below(40);
            let letter = |rng: &mut quadrille_core::Rng| {
                char::from_u32(
                    if rng.below(9) == 0 { 0x1f600 } else { 40 } + rng.below(letters) as u32,
                )
            };
            let text: String = (0..length).filter_map(|_| letter(&mut rng)).collect();
            assert_eq!(unpack(&pack(&text)), Some(text));
        }
    }

    #[test]
    fn damage_is_told_and_bombs_are_not_unpacked() {
        for bad in ["A", "IZ", "é", "IZA=IZA=", "//////////"] {
            assert_eq!(unpack(bad), None, "{bad}");
        }
        assert_eq!(unpack(&pack(&"a".repeat(MOST + 1))), None);
        assert!(unpack(&pack(&"a".repeat(MOST))).is_some());
    }
}
