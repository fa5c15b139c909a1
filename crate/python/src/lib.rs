//! Exposes the engine to Python: shapes from numpy arrays and files, exact queries on them, assemblies, robots and removal
//! paths.
//!
//! Functions take arrays and return plain results. Every query runs without the interpreter's lock, and ends when the user
//! presses Ctrl-C. Errors are exceptions of [`error`] with the engine's own message. `python/nearpoint` is installed around
//! it: the stub for type checkers and editors, which a test compares with the module, and code that needs no Rust.

mod arrays;
mod batch;
mod error;
mod files;
mod input;
mod interrupt;
mod manager;
mod motion;
mod query;
mod range;
mod removal;
mod report;
mod result;
mod robot;
mod scene;
mod scene_state;
mod shape;
mod tolerance;

use pyo3::prelude::*;

/// Finds where moving parts come close, touch and collide. Results are exact, or have bounds.
#[pymodule]
fn nearpoint(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    error::add_to(module)?;
    module.add_class::<shape::Shape>()?;
    module.add_class::<result::Pairs>()?;
    module.add_class::<result::Clearance>()?;
    module.add_class::<result::Findings>()?;
    module.add_class::<result::Body>()?;
    module.add_class::<query::Warm>()?;
    module.add_class::<manager::CollisionManager>()?;
    module.add_class::<manager::ContactData>()?;
    module.add_class::<manager::DistanceData>()?;
    module.add_class::<scene_state::Scene>()?;
    module.add_class::<scene::Part>()?;
    module.add_class::<robot::Robot>()?;
    module.add_class::<report::Report>()?;
    module.add_class::<motion::MotionReport>()?;
    module.add_class::<motion::PairMotion>()?;
    module.add_class::<removal::Removal>()?;
    module.add_function(wrap_pyfunction!(query::pairs, module)?)?;
    module.add_function(wrap_pyfunction!(query::collides, module)?)?;
    module.add_function(wrap_pyfunction!(query::clearance, module)?)?;
    module.add_function(wrap_pyfunction!(query::kind, module)?)?;
    module.add_function(wrap_pyfunction!(query::examine, module)?)?;
    module.add_function(wrap_pyfunction!(query::body, module)?)?;
    module.add_function(wrap_pyfunction!(files::load, module)?)?;
    module.add_function(wrap_pyfunction!(files::check, module)?)?;
    module.add_function(wrap_pyfunction!(files::motion_check, module)?)?;
    module.add_function(wrap_pyfunction!(files::removal, module)?)?;
    module.add_function(wrap_pyfunction!(batch::plan, module)?)?;
    module.add_function(wrap_pyfunction!(batch::run_shard, module)?)?;
    module.add_function(wrap_pyfunction!(batch::missing_shards, module)?)?;
    module.add_function(wrap_pyfunction!(batch::merge, module)?)?;
    Ok(())
}
