//! Manages many moving shapes: finds those that collide and the closest two, with the interface of trimesh.

mod data;
mod objects;
mod search;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_message::message;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySet, PyTuple};

pub use data::{ContactData, DistanceData};

use crate::error::Error;
use crate::input::pose;
use crate::interrupt::{InterruptibleExecutor, run};
use crate::shape::shape_of;
use data::ObjectCollision;
use objects::{Candidate, Object, Objects};
use search::{Nearest, WarmStarts, collision, intersects, nearer};

/// The name of an object outside of the manager, as in trimesh.
const EXTERNAL: &str = "__external";

/// The factor by which the search distance grows until the closest two are within it.
const GROWTH: f64 = 4.0;

/// A set of named, moving shapes that finds those that collide and the closest two.
///
/// The methods are those of trimesh's class of this name. Results are exact, so touching shapes collide; the distance of
/// shapes that collide is 0, never negative. With `solid`, a shape completely inside another collides with it, too.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug, Default)]
pub struct CollisionManager {
    is_solid: bool,
    objects: Mutex<Objects>,
    /// The state of the last search for the closest two.
    warm_starts: Mutex<WarmStarts>,
}

/// A function that returns the pairs of objects whose boxes are no farther apart than a length.
type CandidateSearch<'a> = &'a (dyn Fn(f64) -> Vec<Candidate> + Sync);

impl CollisionManager {
    /// Locks the objects. No code may wait for Python while it has this lock.
    fn locked(&self) -> MutexGuard<'_, Objects> {
        self.objects.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the candidates that collide, only the first unless all are requested, with their triangles on request.
    fn collisions(
        &self,
        py: Python<'_>,
        wanted: RequestedOutput,
        near: impl FnOnce() -> Vec<Candidate> + Send,
    ) -> Result<CollisionResult, Error> {
        let is_solid = self.is_solid;
        run(py, |work| {
            let mut met = CollisionResult::default();
            for pair in near() {
                if wanted.data {
                    let found = collision(&pair, is_solid, work)?;
                    met.with_data.extend(found.map(Arc::new));
                } else if intersects(&pair, is_solid, work)? {
                    met.pairs.push(pair.objects);
                    if !wanted.names {
                        break;
                    }
                }
            }
            Ok(met)
        })
    }

    /// Returns the closest two objects that `pairs_within` finds; `None` if it finds none.
    fn nearest(
        &self,
        py: Python<'_>,
        [usual, beyond]: [f64; 2],
        remembers: bool,
        near: CandidateSearch<'_>,
    ) -> Result<Option<Nearest>, Error> {
        let fronts = || {
            self.warm_starts
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        run(py, |executor: &InterruptibleExecutor| {
            let mut known = match remembers {
                true => std::mem::take(&mut *fronts()),
                false => WarmStarts::default(),
            };
            let mut kept = WarmStarts::default();
            let found = widen([usual, beyond], near, &mut known, &mut kept, executor);
            if remembers {
                *fronts() = kept;
            }
            found
        })
    }

    fn unknown(name: &str) -> Error {
        message!("python-no-object", name).into()
    }
}

/// Searches pairs within a growing distance, until the closest two are certain.
fn widen(
    [usual, beyond]: [f64; 2],
    near: CandidateSearch<'_>,
    known: &mut WarmStarts,
    kept: &mut WarmStarts,
    executor: &impl Executor,
) -> Result<Option<Nearest>, Interrupted> {
    let mut nearest = None;
    let (mut last, mut within) = (-1.0, 0.0);
    loop {
        let mut candidates = near(within);
        // Drop the pairs that were searched before.
        candidates.retain(|pair| pair.lower_bound > last);
        nearer(candidates, &mut nearest, known, kept, executor)?;
        let best = nearest.as_ref().map(|nearest| nearest.clearance.distance);
        if best.is_some_and(|best| best <= within) || within > beyond {
            return Ok(nearest);
        }
        last = within;
        within = match best {
            // All closer pairs are within this distance.
            Some(best) => best,
            None if within == 0.0 => usual.max(f64::MIN_POSITIVE),
            None => within * GROWTH,
        };
    }
}

/// The optional results that a caller requests.
#[derive(Debug, Clone, Copy)]
struct RequestedOutput {
    names: bool,
    data: bool,
}

impl RequestedOutput {
    fn new(names: bool, data: bool) -> Self {
        Self { names, data }
    }
}

/// The objects that collide.
#[derive(Debug, Default)]
struct CollisionResult {
    pairs: Vec<[Arc<Object>; 2]>,
    with_data: Vec<Arc<ObjectCollision>>,
}

impl CollisionResult {
    /// Returns the results in trimesh's order: whether any objects collide, the names and the contacts, as requested.
    fn into_python<'py, N: IntoPyObject<'py>>(
        self,
        py: Python<'py>,
        wanted: RequestedOutput,
        name: impl Fn(&[Arc<Object>; 2]) -> N,
    ) -> PyResult<Bound<'py, PyAny>> {
        let with_data = self.with_data.iter().map(|meeting| meeting.objects());
        let all = self.pairs.iter().chain(with_data);
        let names = PySet::empty(py)?;
        for objects in all.clone() {
            names.add(name(objects))?;
        }
        let is_any = all.clone().next().is_some();
        let contacts = PyList::empty(py);
        for contact in self
            .with_data
            .into_iter()
            .flat_map(ObjectCollision::contacts)
        {
            contacts.append(Bound::new(py, contact)?)?;
        }
        collision_answer(py, is_any, wanted, names.into_any(), contacts.into_any())
    }
}

fn collision_answer<'py>(
    py: Python<'py>,
    first: impl IntoPyObject<'py>,
    wanted: RequestedOutput,
    names: Bound<'py, PyAny>,
    data: Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let first = first.into_bound_py_any(py)?;
    if !wanted.names && !wanted.data {
        return Ok(first);
    }
    let names = wanted.names.then_some(names);
    let data = wanted.data.then_some(data);
    let all = [Some(first), names, data].into_iter().flatten();
    Ok(PyTuple::new(py, all.collect::<Vec<_>>())?.into_any())
}

/// Returns the distance of the closest two, and the requested details.
fn distance_answer<'py>(
    py: Python<'py>,
    nearest: Option<Nearest>,
    wanted: RequestedOutput,
    name: impl Fn(&[Arc<Object>; 2]) -> PyResult<Bound<'py, PyAny>>,
) -> Result<Bound<'py, PyAny>, Error> {
    let nearest = nearest.ok_or_else(|| message!("python-no-two-objects"))?;
    let Nearest { pair, clearance } = nearest;
    let names = name(&pair.objects)?;
    let data = DistanceData {
        objects: pair.objects,
        clearance,
    };
    let data = Bound::new(py, data)?.into_any();
    Ok(collision_answer(
        py,
        clearance.distance,
        wanted,
        names,
        data,
    )?)
}

fn name_pair(objects: &[Arc<Object>; 2]) -> (&str, &str) {
    (&objects[0].name, &objects[1].name)
}

fn sorted(objects: &[Arc<Object>; 2]) -> (&str, &str) {
    let (one, other) = name_pair(objects);
    (one.min(other), one.max(other))
}

/// Returns an object outside of the manager.
fn external(
    mesh: &Bound<'_, PyAny>,
    transform: Option<&Bound<'_, PyAny>>,
) -> Result<Arc<Object>, Error> {
    Ok(Arc::new(Object {
        name: EXTERNAL.into(),
        shape: shape_of(mesh)?.get().ready.clone(),
        pose: pose(transform, "transform")?,
    }))
}

#[pymethods]
impl CollisionManager {
    #[new]
    #[pyo3(signature = (*, solid=false))]
    fn new(solid: bool) -> Self {
        Self {
            is_solid: solid,
            ..Self::default()
        }
    }

    /// Adds a shape, or a mesh that has `vertices` and `faces`; it replaces one of the same name.
    #[pyo3(signature = (name, mesh, transform=None))]
    fn add_object(
        &self,
        py: Python<'_>,
        name: &str,
        mesh: &Bound<'_, PyAny>,
        transform: Option<&Bound<'_, PyAny>>,
    ) -> Result<(), Error> {
        let object = Object {
            name: name.into(),
            shape: shape_of(mesh)?.get().ready.clone(),
            pose: pose(transform, "transform")?,
        };
        py.detach(|| self.locked().insert(object));
        Ok(())
    }

    /// Removes an object.
    fn remove_object(&self, py: Python<'_>, name: &str) -> Result<(), Error> {
        match py.detach(|| self.locked().remove(name)) {
            true => Ok(()),
            false => Err(Self::unknown(name)),
        }
    }

    /// Moves an object: `transform` is the rigid transform from its coordinates to the world's.
    fn set_transform(
        &self,
        py: Python<'_>,
        name: &str,
        transform: &Bound<'_, PyAny>,
    ) -> Result<(), Error> {
        let pose = pose(Some(transform), "transform")?;
        match py.detach(|| self.locked().set_pose(name, pose)) {
            true => Ok(()),
            false => Err(Self::unknown(name)),
        }
    }

    /// Returns whether an object collides with any in the manager. With `return_names` it adds the set of the names of
    /// those, and with `return_data` a list of contacts, in which the object is called "__external".
    #[pyo3(signature = (mesh, transform=None, return_names=false, return_data=false))]
    fn in_collision_single<'py>(
        &self,
        py: Python<'py>,
        mesh: &Bound<'py, PyAny>,
        transform: Option<&Bound<'py, PyAny>>,
        return_names: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let object = external(mesh, transform)?;
        let wanted = RequestedOutput::new(return_names, return_data);
        let near = || self.locked().pairs_with_object(u32::MAX, &object, 0.0);
        let met = self.collisions(py, wanted, near)?;
        Ok(met.into_python(py, wanted, |objects| objects[0].name.to_string())?)
    }

    /// Returns whether any two objects collide. With `return_names` it adds the set of the pairs of their names, each in
    /// alphabetical order, and with `return_data` a list of contacts.
    #[pyo3(signature = (return_names=false, return_data=false))]
    fn in_collision_internal<'py>(
        &self,
        py: Python<'py>,
        return_names: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let wanted = RequestedOutput::new(return_names, return_data);
        let met = self.collisions(py, wanted, || self.locked().pairs_within(None, 0.0))?;
        let names = |objects: &[Arc<Object>; 2]| {
            let (one, other) = sorted(objects);
            (one.to_owned(), other.to_owned())
        };
        Ok(met.into_python(py, wanted, names)?)
    }

    /// Returns whether any object collides with one of another manager. With `return_names` it adds the set of the
    /// pairs of their names, this manager's first, and with `return_data` a list of contacts.
    #[pyo3(signature = (other_manager, return_names=false, return_data=false))]
    fn in_collision_other<'py>(
        &self,
        py: Python<'py>,
        other_manager: &CollisionManager,
        return_names: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let wanted = RequestedOutput::new(return_names, return_data);
        let near = || self.near_others(other_manager, 0.0);
        let met = self.collisions(py, wanted, near)?;
        let names = |objects: &[Arc<Object>; 2]| {
            let (own, others) = name_pair(objects);
            (own.to_owned(), others.to_owned())
        };
        Ok(met.into_python(py, wanted, names)?)
    }

    /// Returns the smallest distance of an object to any in the manager, 0 if they collide. With `return_name` it adds
    /// the name of that one, and with `return_data` the closest points.
    #[pyo3(signature = (mesh, transform=None, return_name=false, return_data=false))]
    fn min_distance_single<'py>(
        &self,
        py: Python<'py>,
        mesh: &Bound<'py, PyAny>,
        transform: Option<&Bound<'py, PyAny>>,
        return_name: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let object = external(mesh, transform)?;
        let wanted = RequestedOutput::new(return_name, return_data);
        let distances = py.detach(|| self.locked().distances(&object.bounds()));
        let near = |within: f64| self.locked().pairs_with_object(u32::MAX, &object, within);
        let nearest = self.nearest(py, distances, false, &near)?;
        distance_answer(py, nearest, wanted, |objects| {
            Ok(objects[0].name.to_string().into_pyobject(py)?.into_any())
        })
    }

    /// Returns the smallest distance of any two objects, or of the one with this name to any other, 0 if two collide.
    /// With
    /// `return_names` it adds both names in alphabetical order, and with `return_data` the closest points.
    #[pyo3(signature = (name=None, return_names=false, return_data=false))]
    fn min_distance_internal<'py>(
        &self,
        py: Python<'py>,
        name: Option<&str>,
        return_names: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let wanted = RequestedOutput::new(return_names, return_data);
        let (about, distances) = py.detach(|| {
            let objects = self.locked();
            let about = name.map(|name| objects.number(name).ok_or_else(|| Self::unknown(name)));
            let nothing = nearpoint_geometry::bounds::Aabb::from_points([&Default::default()]);
            Ok::<_, Error>((about.transpose()?, objects.distances(&nothing)))
        })?;
        let near = |within: f64| self.locked().pairs_within(about, within);
        let nearest = self.nearest(py, distances, true, &near)?;
        distance_answer(py, nearest, wanted, |objects| {
            Ok(sorted(objects).into_pyobject(py)?.into_any())
        })
    }

    /// Returns the smallest distance of any object to one of another manager, 0 if they collide. With `return_names` it
    /// adds both names, this manager's first, and with `return_data` the closest points.
    #[pyo3(signature = (other_manager, return_names=false, return_data=false))]
    fn min_distance_other<'py>(
        &self,
        py: Python<'py>,
        other_manager: &CollisionManager,
        return_names: bool,
        return_data: bool,
    ) -> Result<Bound<'py, PyAny>, Error> {
        let wanted = RequestedOutput::new(return_names, return_data);
        let distances = py.detach(|| {
            let others: Vec<_> = other_manager.locked().all().collect();
            let around = others.iter().map(|object| object.bounds());
            let around = around.reduce(|all, one| all.union(&one));
            let nothing = nearpoint_geometry::bounds::Aabb::from_points([&Default::default()]);
            self.locked().distances(&around.unwrap_or(nothing))
        });
        let near = |within: f64| self.near_others(other_manager, within);
        let nearest = self.nearest(py, distances, false, &near)?;
        distance_answer(py, nearest, wanted, |objects| {
            Ok(name_pair(objects).into_pyobject(py)?.into_any())
        })
    }

    /// The names of all objects, in alphabetical order.
    #[getter]
    fn names(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.locked().names().map(|name| name.to_string()).collect())
    }

    /// Returns whether an object has this name.
    fn __contains__(&self, py: Python<'_>, name: &str) -> bool {
        py.detach(|| self.locked().number(name).is_some())
    }

    /// Returns the number of objects.
    fn __len__(&self, py: Python<'_>) -> usize {
        py.detach(|| self.locked().names().len())
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<nearpoint.CollisionManager: {} objects>", self.__len__(py))
    }
}

impl CollisionManager {
    /// Returns pairs of an object here and one there. It never locks both managers at the same time.
    fn near_others(&self, other: &Self, within: f64) -> Vec<Candidate> {
        let others: Vec<Arc<Object>> = other.locked().all().collect();
        let own = self.locked();
        let numbered = others.iter().zip(0..);
        numbered
            .flat_map(|(object, number)| own.pairs_with_object(number, object, within))
            .collect()
    }
}
