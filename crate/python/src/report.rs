//! What a check says: the same bytes as the command line's.

use nearpoint_message::message;
use pyo3::prelude::*;

use crate::error::Error;

/// What a check found: the rows that `nearpoint check --json` writes, in the same order.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Report {
    text: String,
    told: Py<PyAny>,
}

/// Of what was written.
pub fn report(py: Python<'_>, told: Vec<u8>) -> Result<Report, Error> {
    let text = String::from_utf8(told)
        .map_err(|error| message!("python-answer", error = error.to_string()))?;
    let told = py.import("json")?.call_method1("loads", (&text,))?;
    Ok(Report {
        text,
        told: told.unbind(),
    })
}

impl Report {
    fn entry<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.told.bind(py).get_item(name)
    }
}

#[pymethods]
impl Report {
    /// The hash of all answers, 16 hex digits: the same in the page and on the command line.
    #[getter]
    fn hash<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "hash")
    }

    /// What lengths are in.
    #[getter]
    fn unit<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "unit")
    }

    /// A dictionary for each part: its name, how many triangles it has, and its defects if there are some.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "parts")
    }

    /// A dictionary for each pair of parts that meet, or that are near: as `nearpoint check --json` has it.
    #[getter]
    fn pairs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "pairs")
    }

    /// What was noticed: sentences.
    #[getter]
    fn notes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "notes")
    }

    /// All of it as text: what `nearpoint check --json --no-timing` writes.
    #[getter]
    fn json(&self) -> &str {
        &self.text
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let count = |name: &str| self.entry(py, name)?.len();
        let (parts, pairs) = (count("parts")?, count("pairs")?);
        Ok(format!("<nearpoint.Report: {parts} parts, {pairs} pairs>"))
    }
}
