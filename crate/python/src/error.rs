//! Converts errors into exceptions with a type and a message.

use nearpoint_geometry::collide::common::Untold;
use nearpoint_geometry::shape::MeshError;
use nearpoint_geometry::work::Stopped;
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
    #[error("There is no body to tell: {0}.")]
    Untold(#[from] Untold),
    /// Python raised an exception, for instance because the user pressed a key.
    #[error(transparent)]
    Python(#[from] PyErr),
    /// A stop, which only Python can cause; Python's exception takes precedence.
    #[error(transparent)]
    Stopped(#[from] Stopped),
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
            Error::Input(_) => Kind::Input,
            Error::Mesh(_) => Kind::Mesh,
            Error::Read(_) => Kind::Read,
            Error::Scene(_) => Kind::Scene,
            Error::Untold(_) => Kind::Body,
            Error::Stopped(_) => Kind::Base,
        };
        Python::attach(|py| match kind.class(py) {
            Ok(class) => PyErr::from_type(class.clone(), text),
            Err(error) => error,
        })
    }
}

/// The exceptions of the module.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Base,
    Input,
    Mesh,
    Read,
    Scene,
    Body,
}

impl Kind {
    const ALL: [Kind; 6] = [
        Kind::Base,
        Kind::Input,
        Kind::Mesh,
        Kind::Read,
        Kind::Scene,
        Kind::Body,
    ];

    /// Returns the exception's name and docstring.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Kind::Base => (
                "Error",
                "The base of all errors. Its message says what is wrong, where, and what to do.",
            ),
            Kind::Input => ("InputError", "An argument is invalid."),
            Kind::Mesh => ("MeshError", "The arrays do not form a mesh."),
            Kind::Read => ("ReadError", "A file or its contents cannot be read."),
            Kind::Scene => (
                "SceneError",
                "The scene refuses a command and stays unchanged.",
            ),
            Kind::Body => (
                "BodyError",
                "The intersection is unknown, because the inside of a part is undefined.",
            ),
        }
    }

    /// Returns the class. All derive from `Error`, and those about arguments from `ValueError`, too.
    fn class(self, py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
        static CLASSES: [PyOnceLock<Py<PyType>>; 6] = [const { PyOnceLock::new() }; 6];
        let class = CLASSES[self as usize].get_or_try_init(py, || {
            let (name, doc) = self.told();
            let about = PyDict::new(py);
            about.set_item("__module__", "nearpoint")?;
            about.set_item("__doc__", doc)?;
            let make = py.get_type::<PyType>();
            let class = match self {
                Kind::Base => make.call1((name, (py.get_type::<PyException>(),), about))?,
                _ => {
                    let bases = (Kind::Base.class(py)?, py.get_type::<PyValueError>());
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
    for kind in Kind::ALL {
        module.add(kind.told().0, kind.class(module.py())?)?;
    }
    Ok(())
}
