//! The games inside a Python interpreter: the extension module `quadrille._quadrille`.
//!
//! It knows the erased layer alone, so a new game appears here without a line. What is pleasant to have in Python and
//! needs no Rust (environments, frames, progress lines) is Python, in `python/quadrille`.

mod answer;
mod board;
mod campaigns;
mod catalogue;
mod crew;
mod duel;
mod errors;
mod kept;
mod making;
mod picture;
mod position;
mod proof;
mod puzzle;
mod reasons;
mod values;

use pyo3::prelude::*;

/// The compiled part of Quadrille.
#[pymodule]
fn _quadrille(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<puzzle::Puzzle>()?;
    module.add_class::<answer::Report>()?;
    module.add_class::<answer::Solution>()?;
    module.add_class::<answer::Check>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<reasons::Explanation>()?;
    module.add_class::<reasons::Step>()?;
    module.add_class::<proof::Proof>()?;
    module.add_class::<duel::Duel>()?;
    module.add_function(wrap_pyfunction!(board::read, module)?)?;
    module.add_function(wrap_pyfunction!(making::generate, module)?)?;
    module.add_function(wrap_pyfunction!(proof::verify, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::games, module)?)?;
    module.add_function(wrap_pyfunction!(catalogue::languages, module)?)?;
    module.add_function(wrap_pyfunction!(campaigns::presets, module)?)?;
    module.add_function(wrap_pyfunction!(campaigns::new_set, module)?)?;
    module.add_function(wrap_pyfunction!(campaigns::run_set, module)?)?;
    module.add_function(wrap_pyfunction!(campaigns::campaigns, module)?)?;
    module.add_function(wrap_pyfunction!(campaigns::columns, module)?)?;
    kept::register(module)
}
