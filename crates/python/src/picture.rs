//! Pictures of puzzles, solutions and steps.

use crate::errors;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use quadrille_core::{Cell, DynPuzzle, Highlight, Step, View};
use quadrille_draw::Look;

/// Pictures as one SVG document.
pub fn svg(py: Python<'_>, views: &[View]) -> PyResult<String> {
    Ok(py.detach(|| quadrille_draw::svg(views, Look::default())))
}

/// A puzzle or a solution as text or bytes.
pub fn show<'py>(
    py: Python<'py>,
    puzzle: &dyn DynPuzzle,
    solution: Option<&str>,
    to: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let input = |error| errors::input(py, &error);
    if !["text", "svg", "png", "pdf", "animation"].contains(&to) {
        let what = format!("to: there is no {to:?}; expected text, svg, png, pdf or animation");
        return Err(errors::argument(py, what));
    }
    if to == "text" {
        let position = solution.map_or_else(|| Ok(puzzle.start()), |text| puzzle.finished(text));
        return Ok(position.map_err(input)?.draw_text().into_pyobject(py)?.into_any());
    }
    let views = match solution {
        Some(text) => puzzle.film(text),
        None => puzzle.start().view().map(|view| vec![view]),
    };
    let views = views.map_err(input)?;
    let drawn = py.detach(|| {
        let svg = match to {
            "animation" => quadrille_draw::animated_svg(&views, Look::default()),
            _ => quadrille_draw::svg(&views, Look::default()),
        };
        match to {
            "png" => quadrille_draw::png(&svg, 2.0).map(Drawn::Bytes),
            "pdf" => quadrille_draw::pdf(&svg).map(Drawn::Bytes),
            _ => Ok(Drawn::Text(svg)),
        }
        .map_err(|error| error.to_string())
    });
    match drawn {
        Ok(Drawn::Text(text)) => Ok(text.into_pyobject(py)?.into_any()),
        Ok(Drawn::Bytes(bytes)) => Ok(PyBytes::new(py, &bytes).into_any()),
        Err(what) => Err(errors::failed(py, what)),
    }
}

enum Drawn {
    Text(String),
    Bytes(Vec<u8>),
}

/// A position with the evidence of a step and what follows from it.
pub fn of_step(mut view: View, step: &Step) -> View {
    let mut mark = |cell: Cell, as_what: Highlight| {
        if cell.row < view.rows && cell.col < view.cols {
            view.at(cell).highlight = as_what;
        }
    };
    step.because.iter().for_each(|cell| mark(*cell, Highlight::Reason));
    for effect in &step.effects {
        cells_of(effect).for_each(|cell| mark(cell, Highlight::Target));
    }
    view
}

/// The cells that a move names: `r1c2` in `r1c2!=3`, two in `r4c2-r4c4` and `r1c1+r2c1`.
fn cells_of(effect: &str) -> impl Iterator<Item = Cell> + '_ {
    effect.split(['=', '!', '-', '+', ';', ' ']).filter_map(|part| part.parse().ok())
}
