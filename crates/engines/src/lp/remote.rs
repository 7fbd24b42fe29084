//! A relaxation solved in a child process: both ends of the talk.

use super::{Point, Relaxed, relax_here};
use crate::child::{
    IDLE_BYTES, Post, Reader, Session, Writer, ask, limited, stop_code, stop_of, told, write_limits,
};
use crate::mip::Rows;
use quadrille_core::{Budget, Stop};
use std::io;

const FOUND: u8 = 0;
const NOTHING: u8 = 1;

pub fn relax_in(
    rows: &Rows,
    point: Point,
    mut session: Session,
    budget: &mut Budget,
) -> Result<Option<Relaxed>, Stop> {
    let memory = budget.memory_left().saturating_sub(2 * IDLE_BYTES);
    if memory == 0 {
        return Err(Stop::Memory);
    }
    let mut question = Writer::new(ask::RELAX);
    write_limits(&mut question, memory, budget);
    question.byte(u8::from(point == Point::Middle));
    rows.write(&mut question);
    let (kind, mut reader) = session.ask(vec![question], memory, budget)?;
    let answer = read(kind, &mut reader).map_err(|_| Stop::Lost)?;
    session.release(None);
    answer
}

fn read(kind: u8, reader: &mut Reader) -> io::Result<Result<Option<Relaxed>, Stop>> {
    if kind == told::STOPPED {
        return Ok(Err(stop_of(reader.byte()?)));
    }
    if reader.byte()? == NOTHING {
        return Ok(Ok(None));
    }
    Ok(Ok(Some(Relaxed {
        bound: reader.number()?,
        values: reader.numbers()?,
        reduced: reader.numbers()?,
        activity: reader.numbers()?,
        dual: reader.numbers()?,
    })))
}

/// The child's side.
pub fn served(reader: &mut Reader, post: &Post) -> io::Result<Writer> {
    let mut budget = limited(reader, post)?;
    let point = if reader.byte()? == 0 { Point::Corner } else { Point::Middle };
    let rows = Rows::read(reader)?;
    Ok(match relax_here(&rows, point, &mut budget) {
        Ok(Some(relaxed)) => {
            let mut writer = Writer::new(told::DONE);
            writer.byte(FOUND).number(relaxed.bound).numbers(&relaxed.values);
            writer.numbers(&relaxed.reduced).numbers(&relaxed.activity).numbers(&relaxed.dual);
            writer
        }
        Ok(None) => {
            let mut writer = Writer::new(told::DONE);
            writer.byte(NOTHING);
            writer
        }
        Err(stop) => {
            let mut writer = Writer::new(told::STOPPED);
            writer.byte(stop_code(stop));
            writer
        }
    })
}
