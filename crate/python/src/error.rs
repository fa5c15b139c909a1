//! Converts errors into exceptions with a type and a message.

use nearpoint_geometry::collide::intersection::UnclassifiableReason;
use nearpoint_geometry::executor::Interrupted;
use nearpoint_geometry::shape::MeshError;
use nearpoint_message::Message;
use nearpoint_scene::SceneError;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};

/// The reason why a query failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An argument is invalid.
    #[error("{0}")]
    Input(Message),
    /// The arrays do not form a mesh.
    #[error("These arrays are no mesh: {0}.")]
    Mesh(#[from] MeshError),
    /// A file is invalid or cannot be read.
    #[error(transparent)]
    Read(#[from] nearpoint_cli::Error),
    /// The scene refuses a command.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// The inside of a part is undefined.
    #[error("There is no intersection: {0}.")]
    Unclassifiable(#[from] UnclassifiableReason),
    /// Python raised an exception, for instance because the user pressed a key.
    #[error(transparent)]
    Python(#[from] PyErr),
    /// A stop, which only Python can cause; Python's exception takes precedence.
    #[error(transparent)]
    Interrupted(#[from] Interrupted),
}

impl From<Message> for Error {
    /// Makes an error about an argument.
    fn from(why: Message) -> Self {
        Self::Input(why)
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> PyErr {
        let text = error.to_string();
        let kind = match error {
            Error::Python(raised) => return raised,
            Error::Input(_) => ExceptionKind::Input,
            Error::Mesh(_) => ExceptionKind::Mesh,
            Error::Read(_) => ExceptionKind::Read,
            Error::Scene(_) => ExceptionKind::Scene,
            Error::Unclassifiable(_) => ExceptionKind::Intersection,
            Error::Interrupted(_) => ExceptionKind::Base,
        };
        Python::attach(|py| match kind.class(py) {
            Ok(class) => PyErr::from_type(class.clone(), text),
            Err(error) => error,
        })
    }
}

/// The exceptions of the module.
#[derive(Debug, Clone, Copy)]
enum ExceptionKind {
    Base,
    Input,
    Mesh,
    Read,
    Scene,
    Intersection,
}

impl ExceptionKind {
    const ALL: [ExceptionKind; 6] = [
        ExceptionKind::Base,
        ExceptionKind::Input,
        ExceptionKind::Mesh,
        ExceptionKind::Read,
        ExceptionKind::Scene,
        ExceptionKind::Intersection,
    ];

    /// Returns the exception's name and docstring.
    fn name_and_doc(self) -> (&'static str, &'static str) {
        match self {
            ExceptionKind::Base => (
                "Error",
                "The base of all errors. Its message states the problem, its location and a remedy.",
            ),
            ExceptionKind::Input => ("InputError", "An argument is invalid."),
            ExceptionKind::Mesh => ("MeshError", "The arrays do not form a mesh."),
            ExceptionKind::Read => ("ReadError", "A file or its contents cannot be read."),
            ExceptionKind::Scene => (
                "SceneError",
                "The scene refuses a command and stays unchanged.",
            ),
            ExceptionKind::Intersection => (
                "BodyError",
                "The intersection is unknown, because the inside of a part is undefined.",
            ),
        }
    }

    /// Returns the class. All derive from `Error`, and those about arguments from `ValueError`, too.
    fn class(self, py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
        static CLASSES: [PyOnceLock<Py<PyType>>; 6] = [const { PyOnceLock::new() }; 6];
        let class = CLASSES[self as usize].get_or_try_init(py, || {
            let (name, doc) = self.name_and_doc();
            let about = PyDict::new(py);
            about.set_item("__module__", "nearpoint")?;
            about.set_item("__doc__", doc)?;
            let make = py.get_type::<PyType>();
            let class = match self {
                ExceptionKind::Base => {
                    make.call1((name, (py.get_type::<PyException>(),), about))?
                }
                _ => {
                    let bases = (
                        ExceptionKind::Base.class(py)?,
                        py.get_type::<PyValueError>(),
                    );
                    make.call1((name, bases, about))?
                }
            };
            Ok::<_, PyErr>(class.cast_into::<PyType>()?.unbind())
        })?;
        Ok(class.bind(py))
    }
}

/// Adds the exceptions to the module.
pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    for kind in ExceptionKind::ALL {
        module.add(kind.name_and_doc().0, kind.class(module.py())?)?;
    }
    Ok(())
}
