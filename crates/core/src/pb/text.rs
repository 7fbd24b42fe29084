//! Programs and proofs are megabytes of small numbers: these write them without the formatting machinery,
//! which took most of the time of a proof.

/// The numbers below a thousand, three digits each.
const TRIPLES: &str = {
    const BYTES: [u8; 3000] = {
        let mut bytes = [0; 3000];
        let mut number = 0;
        while number < 1000 {
            bytes[3 * number] = b'0' + (number / 100) as u8;
            bytes[3 * number + 1] = b'0' + (number / 10 % 10) as u8;
            bytes[3 * number + 2] = b'0' + (number % 10) as u8;
            number += 1;
        }
        bytes
    };
    match std::str::from_utf8(&BYTES) {
        Ok(text) => text,
        Err(_) => panic!("digits are ASCII"),
    }
};

/// Adds a whole number in decimal digits.
pub fn push_number(out: &mut String, number: u64) {
    let end = 3 * (number % 1000) as usize + 3;
    if number >= 1000 {
        push_number(out, number / 1000);
        out.push_str(&TRIPLES[end - 3..end]);
    } else {
        let digits = 1 + usize::from(number > 9) + usize::from(number > 99);
        out.push_str(&TRIPLES[end - digits..end]);
    }
}

/// Adds a variable as checkers name it, counted from 1.
#[inline]
pub fn push_bit(out: &mut String, bit: super::Bit) {
    out.push('x');
    push_number(out, u64::from(bit.0) + 1);
}

/// Adds a term with its sign: `+2 x7`.
#[inline]
pub(super) fn push_term(out: &mut String, (by, bit): super::Term) {
    out.push(if by < 0 { '-' } else { '+' });
    push_number(out, by.unsigned_abs());
    out.push(' ');
    push_bit(out, bit);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_rust_writes_them() {
        for number in [0, 1, 9, 10, 99, 100, 999, 1000, 1001, 45_060, 1_234_567_890, u64::MAX] {
            let mut out = String::new();
            push_number(&mut out, number);
            assert_eq!(out, number.to_string());
        }
        let mut out = String::new();
        push_term(&mut out, (i64::MIN, super::super::Bit(11)));
        assert_eq!(out, format!("{} x12", i64::MIN));
    }
}
