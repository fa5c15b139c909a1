//! Searches whole ranges of joints for Python, with the output of the command line.

use nearpoint_cli::{RangeOptions, SceneRange};
use pyo3::prelude::*;

use crate::error::Error;
use crate::interrupt::{SliceExecutor, run_slices};
use crate::report::parsed;
use crate::scene_state::Scene;

/// Runs the search to its end, and returns the output of `nearpoint range --json` as a dictionary. The scene may change
/// meanwhile: the search has what it needs.
pub fn find_range(
    py: Python<'_>,
    scene: &Scene,
    options: &RangeOptions,
) -> Result<Py<PyAny>, Error> {
    let (mut range, pool) = scene.with(py, |inner| {
        let origin = (&inner.models[..], &inner.notes[..]);
        let range = SceneRange::new(&inner.core, origin, options, None)?;
        Ok::<_, Error>((range, inner.core.pool().clone()))
    })??;
    run_slices(py, |stop| {
        let executor = SliceExecutor { pool: &pool, stop };
        range.search.advance(&executor)
    })?;
    let output = py.detach(|| range.json());
    let (_, dictionary) = parsed(py, output.map_err(nearpoint_cli::Error::from)?)?;
    Ok(dictionary)
}
