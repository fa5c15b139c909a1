//! Why there is no answer, as exceptions with a type and a sentence.

use nearpoint_geometry::collide::common::Untold;
use nearpoint_geometry::shape::MeshError;
use nearpoint_geometry::work::Stopped;
use nearpoint_message::Message;
use nearpoint_scene::SceneError;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What was given is not what was asked for.
    #[error("{0}")]
    Input(Message),
    /// Arrays that are no mesh.
    #[error("These arrays are no mesh: {0}.")]
    Mesh(#[from] MeshError),
    /// What is in files.
    #[error(transparent)]
    Read(#[from] nearpoint_cli::Error),
    /// What a scene refuses.
    #[error(transparent)]
    Scene(#[from] SceneError),
    /// A part has no inside that anybody could tell.
    #[error("There is no body to tell: {0}.")]
    Untold(#[from] Untold),
    /// Python itself has something to say, as that the user has pressed a key.
    #[error(transparent)]
    Python(#[from] PyErr),
    /// Nobody says so but Python, whose error comes first.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

impl From<Message> for Error {
    /// Says what is wrong with what was given.
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

    /// Its name, and what it is about.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Kind::Base => (
                "Error",
                "Why there is no answer: a sentence one can act on.",
            ),
            Kind::Input => ("InputError", "An argument is not what was asked for."),
            Kind::Mesh => ("MeshError", "Arrays that are no mesh."),
            Kind::Read => ("ReadError", "A file that cannot be read, or what is in it."),
            Kind::Scene => ("SceneError", "What a scene refuses; it is as it was."),
            Kind::Body => (
                "BodyError",
                "Two parts have no body in common that anybody could tell.",
            ),
        }
    }

    /// All are `Error`, and those about what was given are `ValueError`, too.
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

/// Puts the exceptions into the module.
pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
    for kind in Kind::ALL {
        module.add(kind.told().0, kind.class(module.py())?)?;
    }
    Ok(())
}
