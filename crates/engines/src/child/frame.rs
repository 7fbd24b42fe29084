//! What travels between a process and its child: numbers in their own bytes, lists with their length first.

use std::io::{self, Read, Write};

/// A message longer than this is not read: it can only be damage.
const MOST_BYTES: u64 = 8 << 30;

/// A message being written.
#[derive(Default)]
pub struct Writer(Vec<u8>);

impl Writer {
    /// A message of a kind.
    pub fn new(kind: u8) -> Self {
        Writer(vec![kind])
    }

    pub fn byte(&mut self, value: u8) -> &mut Self {
        self.0.push(value);
        self
    }

    pub fn whole(&mut self, value: u64) -> &mut Self {
        self.0.extend_from_slice(&value.to_le_bytes());
        self
    }

    pub fn number(&mut self, value: f64) -> &mut Self {
        self.0.extend_from_slice(&value.to_le_bytes());
        self
    }

    pub fn bytes(&mut self, values: &[u8]) -> &mut Self {
        self.whole(values.len() as u64);
        self.0.extend_from_slice(values);
        self
    }

    pub fn numbers(&mut self, values: &[f64]) -> &mut Self {
        self.whole(values.len() as u64);
        values.iter().for_each(|value| self.0.extend_from_slice(&value.to_le_bytes()));
        self
    }

    pub fn wholes(&mut self, values: impl ExactSizeIterator<Item = u64>) -> &mut Self {
        self.whole(values.len() as u64);
        values.for_each(|value| self.0.extend_from_slice(&value.to_le_bytes()));
        self
    }

    /// Literals as solvers write them: the variable's number, negative where it is denied.
    pub fn literals(&mut self, values: &[i32]) -> &mut Self {
        self.whole(values.len() as u64);
        values.iter().for_each(|value| self.0.extend_from_slice(&value.to_le_bytes()));
        self
    }

    /// Sends the message.
    pub fn send(&self, output: &mut impl Write) -> io::Result<()> {
        output.write_all(&(self.0.len() as u64).to_le_bytes())?;
        output.write_all(&self.0)?;
        output.flush()
    }
}

/// A message being read.
pub struct Reader {
    bytes: Vec<u8>,
    at: usize,
}

fn torn() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a message ends too soon")
}

impl Reader {
    /// The next message and its kind; nothing when the other side has closed.
    pub fn receive(input: &mut impl Read) -> io::Result<Option<(u8, Reader)>> {
        let mut length = [0; 8];
        match input.read_exact(&mut length) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        }
        let length = u64::from_le_bytes(length);
        if length == 0 || length > MOST_BYTES {
            return Err(torn());
        }
        let mut bytes = Vec::new();
        if input.take(length).read_to_end(&mut bytes)? as u64 != length {
            return Err(torn());
        }
        Ok(Some((bytes[0], Reader { bytes, at: 1 })))
    }

    fn take(&mut self, length: usize) -> io::Result<&[u8]> {
        let end = self.at.checked_add(length).ok_or_else(torn)?;
        let bytes = self.bytes.get(self.at..end).ok_or_else(torn)?;
        self.at = end;
        Ok(bytes)
    }

    fn eight(&mut self) -> io::Result<[u8; 8]> {
        self.take(8)?.try_into().map_err(|_| torn())
    }

    fn length(&mut self, size: usize) -> io::Result<usize> {
        let count = usize::try_from(self.whole()?).map_err(|_| torn())?;
        count.checked_mul(size).ok_or_else(torn)
    }

    pub fn byte(&mut self) -> io::Result<u8> {
        Ok(self.take(1)?[0])
    }

    pub fn whole(&mut self) -> io::Result<u64> {
        Ok(u64::from_le_bytes(self.eight()?))
    }

    pub fn number(&mut self) -> io::Result<f64> {
        Ok(f64::from_le_bytes(self.eight()?))
    }

    pub fn bytes(&mut self) -> io::Result<Vec<u8>> {
        let length = self.length(1)?;
        Ok(self.take(length)?.to_vec())
    }

    pub fn numbers(&mut self) -> io::Result<Vec<f64>> {
        let length = self.length(8)?;
        let chunks = self.take(length)?.as_chunks::<8>().0;
        Ok(chunks.iter().map(|chunk| f64::from_le_bytes(*chunk)).collect())
    }

    pub fn wholes(&mut self) -> io::Result<Vec<u64>> {
        let length = self.length(8)?;
        let chunks = self.take(length)?.as_chunks::<8>().0;
        Ok(chunks.iter().map(|chunk| u64::from_le_bytes(*chunk)).collect())
    }

    pub fn literals(&mut self) -> io::Result<Vec<i32>> {
        let length = self.length(4)?;
        let chunks = self.take(length)?.as_chunks::<4>().0;
        Ok(chunks.iter().map(|chunk| i32::from_le_bytes(*chunk)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_arrives_and_torn_messages_are_refused() {
        let mut writer = Writer::new(7);
        writer.byte(3).whole(5).number(0.5).numbers(&[1.0, f64::INFINITY]);
        writer.wholes([1, 2].into_iter()).literals(&[-4, 9]).bytes(b"end");
        let mut sent = Vec::new();
        writer.send(&mut sent).unwrap();
        let (kind, mut reader) = Reader::receive(&mut sent.as_slice()).unwrap().unwrap();
        assert_eq!((kind, reader.byte().unwrap(), reader.whole().unwrap()), (7, 3, 5));
        assert_eq!(reader.number().unwrap(), 0.5);
        assert_eq!(reader.numbers().unwrap(), [1.0, f64::INFINITY]);
        assert_eq!(reader.wholes().unwrap(), [1, 2]);
        assert_eq!(reader.literals().unwrap(), [-4, 9]);
        assert_eq!(reader.bytes().unwrap(), b"end");
        assert!(reader.byte().is_err());
        assert!(Reader::receive(&mut [].as_slice()).unwrap().is_none());
        for cut in 8..sent.len() {
            assert!(Reader::receive(&mut &sent[..cut]).is_err(), "{cut}");
        }
        // A list that claims to be longer than the message.
        let mut writer = Writer::new(1);
        writer.whole(u64::MAX);
        let mut sent = Vec::new();
        writer.send(&mut sent).unwrap();
        let (_, mut reader) = Reader::receive(&mut sent.as_slice()).unwrap().unwrap();
        assert!(reader.numbers().is_err());
    }
}
