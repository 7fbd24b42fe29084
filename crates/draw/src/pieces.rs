//! What stands on a cell.

use crate::palette::{
    DEPTH, HOLE, HOLE_RIM, INK, PEG, PEG_LIGHT, PEG_RIM, PEG_SHINE, ROOFS, STOREY, TILE_RIM,
    TILE_WHITE, WALL, WALL_DARK,
};
use quadrille_core::{CellView, Piece};
use std::fmt::Write;

/// The side of a roof, and how far the lowest and the highest tower stand out of the board, in cells.
const ROOF: f64 = 0.575;
const LOWEST: f64 = 0.0375;
const HIGHEST: f64 = 0.3;
/// Between a tower's foot and the edge of its cell.
const FOOT: f64 = 0.065;
/// Higher towers show no storeys: they would be a hatching.
const STOREYS: usize = 12;

/// Draws the piece of a cell whose middle is given, on a board whose numbers go up to `most`.
pub fn draw(out: &mut String, middle: (f64, f64), side: f64, most: usize, cell: &CellView) {
    match cell.piece {
        Piece::None | Piece::Gap => {}
        Piece::White => tile(out, middle, side, cell.given, TILE_WHITE, TILE_RIM),
        Piece::Black => tile(out, middle, side, cell.given, INK, INK),
        Piece::Circle => disc(out, middle, 0.39 * side, "none", "#0b6b4f", 2.0),
        Piece::Hole => {
            disc(out, middle, 0.22 * side, HOLE, HOLE_RIM, 1.5);
            // Its upper rim throws a shadow into it.
            disc(out, (middle.0, middle.1 + 0.035 * side), 0.17 * side, DEPTH, "none", 0.0);
        }
        Piece::Peg => {
            disc(out, middle, 0.36 * side, PEG, PEG_RIM, 2.0);
            let lit = (middle.0 - 0.04 * side, middle.1 - 0.05 * side);
            disc(out, lit, 0.25 * side, PEG_LIGHT, "none", 0.0);
            let (x, y) = (middle.0 - 0.1 * side, middle.1 - 0.15 * side);
            let (rx, ry) = (0.11 * side, 0.075 * side);
            let _ = writeln!(
                out,
                "<ellipse cx=\"{x:.2}\" cy=\"{y:.2}\" rx=\"{rx:.2}\" ry=\"{ry:.2}\" fill=\"{PEG_SHINE}\"/>"
            );
        }
        Piece::Tower => tower(out, middle, side, cell, most),
    }
}

/// The middle of what is written on: the roof of a tower, otherwise the cell.
pub fn face(middle: (f64, f64), side: f64, most: usize, cell: &CellView) -> (f64, f64) {
    if cell.piece != Piece::Tower {
        return middle;
    }
    let (x, y, _) = roof(middle, side, part(cell, most));
    (x + ROOF * side / 2.0, y + ROOF * side / 2.0)
}

/// The height of a tower as a part of the highest.
fn part(cell: &CellView, most: usize) -> f64 {
    let height: f64 = cell.text.parse().unwrap_or(0.0);
    (height / most.max(1) as f64).clamp(0.0, 1.0)
}

/// The upper left corner of a roof, and how far it stands out: the higher, the further up and left.
fn roof((x, y): (f64, f64), side: f64, part: f64) -> (f64, f64, f64) {
    let rise = (LOWEST + (HIGHEST - LOWEST) * part) * side;
    let corner = (0.5 - FOOT - ROOF) * side - rise;
    (x + corner, y + corner, rise)
}

fn tower(out: &mut String, middle: (f64, f64), side: f64, cell: &CellView, most: usize) {
    let part = part(cell, most);
    let (x, y, rise) = roof(middle, side, part);
    let wide = ROOF * side;
    let storeys = storeys(cell, (x, y), wide, rise);
    let shade = ROOFS[((part * ROOFS.len() as f64).ceil() as usize).clamp(1, ROOFS.len()) - 1];
    let _ = writeln!(
        out,
        "<g stroke=\"{WALL_DARK}\" stroke-width=\"0.8\" stroke-linejoin=\"round\">\
         <path fill=\"{WALL}\" d=\"M{:.2} {y:.2}l{rise:.2} {rise:.2}v{wide:.2}l-{rise:.2} -{rise:.2}z\"/>\
         <path fill=\"{WALL_DARK}\" d=\"M{x:.2} {:.2}h{wide:.2}l{rise:.2} {rise:.2}h-{wide:.2}z\"/>\
         {storeys}<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{wide:.2}\" height=\"{wide:.2}\" rx=\"1.5\" fill=\"{shade}\"/></g>",
        x + wide,
        y + wide
    );
}

/// A tower has as many storeys as its height says.
fn storeys(cell: &CellView, (x, y): (f64, f64), wide: f64, rise: f64) -> String {
    let height: usize = cell.text.parse().unwrap_or(0);
    if !(2..=STOREYS).contains(&height) {
        return String::new();
    }
    let mut lines = String::new();
    for storey in 1..height {
        let down = rise * storey as f64 / height as f64;
        let (left, foot) = (x + down, y + wide + down);
        let _ = write!(lines, "M{left:.2} {foot:.2}h{wide:.2}v-{wide:.2}");
    }
    format!("<path fill=\"none\" stroke=\"{STOREY}\" stroke-width=\"0.6\" d=\"{lines}\"/>")
}

/// What is given is part of the board; what is played lies on it.
fn tile(out: &mut String, (x, y): (f64, f64), side: f64, given: bool, fill: &str, rim: &str) {
    let (inset, round) = if given { (0.04, 0.025) } else { (0.115, 0.22) };
    let wide = (1.0 - 2.0 * inset) * side;
    let corner = (0.5 - inset) * side;
    let _ = writeln!(
        out,
        "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{wide:.2}\" height=\"{wide:.2}\" rx=\"{:.2}\" \
         fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"1.2\"/>",
        x - corner,
        y - corner,
        round * side
    );
}

fn disc(out: &mut String, (x, y): (f64, f64), radius: f64, fill: &str, rim: &str, width: f64) {
    let _ = writeln!(
        out,
        "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius:.2}\" fill=\"{fill}\" stroke=\"{rim}\" \
         stroke-width=\"{width}\"/>"
    );
}
