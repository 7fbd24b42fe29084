//! A program solved in a child process: both ends of the talk.

use super::Outcome;
use super::rows::Rows;
use super::run::Task;
use crate::child::{
    IDLE_BYTES, Post, Reader, Session, Writer, ask, limited, stop_code, stop_of, told, write_limits,
};
use quadrille_core::{Budget, Stop};
use std::io;

impl Task {
    /// Solves it in a child, while this process holds `own` bytes of it.
    pub(super) fn solve_in(
        self,
        mut session: Session,
        own: u64,
        budget: &mut Budget,
    ) -> Result<Outcome, Stop> {
        let memory = budget.memory_left().saturating_sub(own + 2 * IDLE_BYTES);
        if memory == 0 {
            return Err(Stop::Memory);
        }
        let mut question = Writer::new(ask::PROGRAM);
        write_limits(&mut question, memory, budget);
        self.write(&mut question);
        drop(self);
        let (kind, mut reader) = session.ask(vec![question], memory, budget)?;
        let (outcome, nodes) = read_outcome(kind, &mut reader).map_err(|_| Stop::Lost)?;
        budget.add_nodes(nodes);
        session.release(None);
        Ok(outcome)
    }

    fn write(&self, to: &mut Writer) {
        self.rows.write(to);
        to.byte(self.start.is_some().into());
        to.numbers(self.start.as_deref().unwrap_or_default());
    }

    fn read(from: &mut Reader) -> io::Result<Task> {
        let rows = Rows::read(from)?;
        let started = from.byte()? != 0;
        let start = Some(from.numbers()?).filter(|_| started);
        Ok(Task { rows, start })
    }
}

impl Rows {
    pub(crate) fn write(&self, to: &mut Writer) {
        let Rows { maximise, cost, lower, upper, integer, .. } = self;
        let Rows { row_lower, row_upper, start, column, factor, .. } = self;
        to.byte((*maximise).into());
        to.numbers(cost).numbers(lower).numbers(upper);
        to.bytes(&integer.iter().map(|i| u8::from(*i)).collect::<Vec<_>>());
        to.numbers(row_lower).numbers(row_upper);
        to.wholes(start.iter().map(|i| *i as u64)).wholes(column.iter().map(|i| *i as u64));
        to.numbers(factor);
    }

    pub(crate) fn read(from: &mut Reader) -> io::Result<Rows> {
        let indices = |list: Vec<u64>| list.into_iter().map(|i| i as usize).collect();
        Ok(Rows {
            maximise: from.byte()? != 0,
            cost: from.numbers()?,
            lower: from.numbers()?,
            upper: from.numbers()?,
            integer: from.bytes()?.into_iter().map(|i| i != 0).collect(),
            row_lower: from.numbers()?,
            row_upper: from.numbers()?,
            start: indices(from.wholes()?),
            column: indices(from.wholes()?),
            factor: from.numbers()?,
        })
    }
}

/// The child's side: solves the program of a question.
pub fn served(reader: &mut Reader, post: &Post) -> io::Result<Writer> {
    let mut budget = limited(reader, post)?;
    let task = Task::read(reader)?;
    let mut outcome = task.solve(&mut budget);
    // An engine whose allocations fail says that something went wrong, and not always what.
    if let Outcome::Stopped { stop: stop @ Stop::GaveUp, .. } = &mut outcome
        && budget.memory_left() < u64::MAX / 2
    {
        *stop = Stop::Memory;
    }
    Ok(write_outcome(&outcome, budget.nodes()))
}

const OPTIMAL: u8 = 0;
const FEASIBLE: u8 = 1;
const INFEASIBLE: u8 = 2;

fn write_outcome(outcome: &Outcome, nodes: u64) -> Writer {
    let bounded = |writer: &mut Writer, bound: &Option<f64>| {
        writer.byte(bound.is_some().into()).number(bound.unwrap_or(0.0));
    };
    if let Outcome::Stopped { stop, bound } = outcome {
        let mut writer = Writer::new(told::STOPPED);
        writer.whole(nodes).byte(stop_code(*stop));
        bounded(&mut writer, bound);
        return writer;
    }
    let mut writer = Writer::new(told::DONE);
    writer.whole(nodes);
    match outcome {
        Outcome::Optimal { values, objective, bound } => {
            writer.byte(OPTIMAL).number(*objective).numbers(values);
            bounded(&mut writer, bound);
        }
        Outcome::Feasible { values, objective, bound } => {
            writer.byte(FEASIBLE).number(*objective).numbers(values);
            bounded(&mut writer, bound);
        }
        Outcome::Infeasible | Outcome::Stopped { .. } => {
            writer.byte(INFEASIBLE);
        }
    }
    writer
}

fn read_outcome(kind: u8, reader: &mut Reader) -> io::Result<(Outcome, u64)> {
    let bounded = |reader: &mut Reader| -> io::Result<Option<f64>> {
        let known = reader.byte()? != 0;
        Ok(Some(reader.number()?).filter(|_| known))
    };
    let nodes = reader.whole()?;
    if kind == told::STOPPED {
        let stop = stop_of(reader.byte()?);
        return Ok((Outcome::Stopped { stop, bound: bounded(reader)? }, nodes));
    }
    let how = reader.byte()?;
    if how == INFEASIBLE {
        return Ok((Outcome::Infeasible, nodes));
    }
    let (objective, values) = (reader.number()?, reader.numbers()?);
    let bound = bounded(reader)?;
    let outcome = match how {
        OPTIMAL => Outcome::Optimal { values, objective, bound },
        _ => Outcome::Feasible { values, objective, bound },
    };
    Ok((outcome, nodes))
}
