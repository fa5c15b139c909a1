//! Provides the report of a check, with the same bytes as the command line's.

use nearpoint_message::message;
use pyo3::prelude::*;

use crate::error::Error;

/// The result of a check: the rows of `nearpoint check --json`, in the same order.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Report {
    text: String,
    parsed: Py<PyAny>,
}

/// Returns the report in this output.
pub fn report(py: Python<'_>, reported: Vec<u8>) -> Result<Report, Error> {
    let (text, parsed) = parsed(py, reported)?;
    Ok(Report { text, parsed })
}

/// Returns a JSON output as text, and as a dictionary.
pub fn parsed(py: Python<'_>, output: Vec<u8>) -> Result<(String, Py<PyAny>), Error> {
    let text = String::from_utf8(output)
        .map_err(|error| message!("python-answer", error = error.to_string()))?;
    let dictionary = py.import("json")?.call_method1("loads", (&text,))?;
    Ok((text, dictionary.unbind()))
}

impl Report {
    fn entry<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.parsed.bind(py).get_item(name)
    }
}

#[pymethods]
impl Report {
    /// The hash of all results, 16 hex digits: the same in the browser and on the command line.
    #[getter]
    fn hash<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "hash")
    }

    /// The unit of lengths.
    #[getter]
    fn unit<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "unit")
    }

    /// A dictionary for each part: its name, its number of triangles, and its defects if it has any.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "parts")
    }

    /// A dictionary for each pair of parts that touch, intersect or are near each other, as in `nearpoint check --json`.
    #[getter]
    fn pairs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "pairs")
    }

    /// Sentences about the input.
    #[getter]
    fn notes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.entry(py, "notes")
    }

    /// The whole report as text: the output of `nearpoint check --json --no-timing`.
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
