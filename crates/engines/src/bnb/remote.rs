//! A search in a child process: both ends of the talk.

use super::search::Search;
use super::{Branching, Inference, Order, Raw, RawNode, Settings};
use crate::child::{
    IDLE_BYTES, Post, Reader, Session, Writer, ask, limited, stop_code, stop_of, told, write_limits,
};
use crate::mip::Rows;
use quadrille_core::tree::Fate;
use quadrille_core::{Budget, Stop};
use std::io;

pub fn search_in(
    rows: &Rows,
    answer: &[bool],
    settings: Settings,
    mut session: Session,
    budget: &mut Budget,
) -> Result<Raw, Stop> {
    let memory = budget.memory_left().saturating_sub(2 * IDLE_BYTES);
    if memory == 0 {
        return Err(Stop::Memory);
    }
    let mut question = Writer::new(ask::BRANCH);
    write_limits(&mut question, memory, budget);
    write_settings(settings, &mut question);
    rows.write(&mut question);
    question.bytes(&answer.iter().map(|bit| u8::from(*bit)).collect::<Vec<_>>());
    let (_, mut reader) = session.ask(vec![question], memory, budget)?;
    let raw = read(&mut reader).map_err(|_| Stop::Lost)?;
    budget.add_nodes(raw.nodes);
    session.release(None);
    Ok(raw)
}

/// The child's side.
pub fn served(reader: &mut Reader, post: &Post) -> io::Result<Writer> {
    let mut budget = limited(reader, post)?;
    let settings = read_settings(reader)?;
    let rows = Rows::read(reader)?;
    let answer: Vec<bool> = reader.bytes()?.into_iter().map(|bit| bit != 0).collect();
    if answer.len() != rows.cost.len() {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "not every variable is described"));
    }
    Ok(write(&Search::run(&rows, &answer, settings, &mut budget)))
}

fn write_settings(settings: Settings, to: &mut Writer) {
    let branching = Branching::ALL.iter().position(|(known, _)| *known == settings.branching);
    let order = Order::ALL.iter().position(|(known, _)| *known == settings.order);
    to.byte(branching.unwrap_or(0) as u8).byte(order.unwrap_or(0) as u8);
    let inference = Inference::ALL.iter().position(|(known, _)| *known == settings.inference);
    to.byte(inference.unwrap_or(0) as u8).whole(settings.nodes).byte(settings.tree.into());
}

fn read_settings(from: &mut Reader) -> io::Result<Settings> {
    let (branching, order) = (usize::from(from.byte()?), usize::from(from.byte()?));
    let inference = usize::from(from.byte()?);
    Ok(Settings {
        branching: Branching::ALL.get(branching).map(|(known, _)| *known).unwrap_or_default(),
        order: Order::ALL.get(order).map(|(known, _)| *known).unwrap_or_default(),
        inference: Inference::ALL.get(inference).map(|(known, _)| *known).unwrap_or_default(),
        nodes: from.whole()?,
        tree: from.byte()? != 0,
    })
}

fn write(raw: &Raw) -> Writer {
    let mut to = Writer::new(told::DONE);
    to.whole(raw.nodes).byte(raw.point.is_some().into());
    let point = raw.point.as_deref().unwrap_or_default();
    to.bytes(&point.iter().map(|bit| u8::from(*bit)).collect::<Vec<_>>());
    to.byte(raw.bound.is_some().into()).whole(raw.bound.unwrap_or(0) as u64);
    to.byte(raw.stop.is_some().into()).byte(raw.stop.map_or(0, stop_code));
    let list = |field: fn(&RawNode) -> u64| raw.tree.iter().map(field);
    to.wholes(list(|node| node.parent.into())).wholes(list(|node| node.bit.into()));
    to.wholes(list(|node| node.fractional.into()));
    let flags = |node: &RawNode| {
        let fate = Fate::ALL.iter().position(|fate| *fate == node.fate).unwrap_or(0) as u8;
        fate << 2 | u8::from(node.value) << 1 | u8::from(node.solved)
    };
    to.bytes(&raw.tree.iter().map(flags).collect::<Vec<_>>());
    let numbers = |field: fn(&RawNode) -> f64| raw.tree.iter().map(field).collect::<Vec<f64>>();
    to.numbers(&numbers(|node| node.bound)).numbers(&numbers(|node| node.distance.into()));
    to.numbers(&numbers(|node| node.seconds.into()));
    to
}

fn read(from: &mut Reader) -> io::Result<Raw> {
    let nodes = from.whole()?;
    let found = from.byte()? != 0;
    let point = Some(from.bytes()?).filter(|_| found);
    let (bounded, bound) = (from.byte()? != 0, from.whole()? as i64);
    let (stopped, stop) = (from.byte()? != 0, from.byte()?);
    let (parent, bit, fractional) = (from.wholes()?, from.wholes()?, from.wholes()?);
    let flags = from.bytes()?;
    let (bounds, distance, seconds) = (from.numbers()?, from.numbers()?, from.numbers()?);
    let torn = || io::Error::new(io::ErrorKind::InvalidData, "a tree's lists differ in length");
    let lists = [parent.len(), bit.len(), fractional.len(), bounds.len(), distance.len()];
    if lists.iter().chain([&seconds.len()]).any(|length| *length != flags.len()) {
        return Err(torn());
    }
    let node = |at: usize| RawNode {
        parent: parent[at] as u32,
        bit: bit[at] as u32,
        value: flags[at] & 2 != 0,
        leant: 0.0,
        bound: bounds[at],
        solved: flags[at] & 1 != 0,
        fractional: fractional[at] as u32,
        distance: distance[at] as f32,
        fate: Fate::ALL.get(usize::from(flags[at] >> 2)).copied().unwrap_or_default(),
        seconds: seconds[at] as f32,
    };
    Ok(Raw {
        point: point.map(|point| point.into_iter().map(|bit| bit != 0).collect()),
        bound: bounded.then_some(bound),
        stop: stopped.then(|| stop_of(stop)),
        nodes,
        tree: (0..flags.len()).map(node).collect(),
    })
}
