//! Builds the items of a 3MF package: each is an object, which is a mesh or consists of components, which are objects.

use super::document::{Document, Instance, Object};
use super::package::Package;
use super::parser::parse;
use crate::error::{ImportError, Result, damaged_at, invalid_file};
use crate::face_colours::{PartColours, set_face_colours};
use crate::instances::{InstanceContext, InstanceCount};
use crate::job::Job;
use crate::mesh_cache::{MeshCache, stretch, stretched_rounding};
use crate::model::Part;
use crate::placement::Placement;
use crate::xml;
use nearpoint_geometry::nalgebra::Matrix3;
use nearpoint_geometry::shape::{Mesh, Soup};
use nearpoint_message::{Message, message};
use std::collections::HashMap;
use std::rc::Rc;

/// The models of a package, read on demand.
pub(super) struct Library<'a, 'z> {
    package: Package<'a, 'z>,
    /// The models with their paths; the first one is built.
    models: Vec<(String, Document)>,
    /// The index of the model of each file of the package.
    numbers: HashMap<usize, usize>,
}

/// The identity of an object: its model and its id.
type Key = (usize, u32);

/// An instance, the index of the model that contains it, and its context.
type Visit = (Rc<Instance>, usize, InstanceContext<Key>);

impl<'a, 'z> Library<'a, 'z> {
    pub(super) fn open(job: &mut Job, package: Package<'a, 'z>) -> Result<Self> {
        let mut library = Self {
            package,
            models: Vec::new(),
            numbers: HashMap::new(),
        };
        let file = library.package.model(job)?;
        library.model(job, file)?;
        Ok(library)
    }

    /// Returns the length of the unit in metres.
    pub(super) fn metres(&self) -> f64 {
        self.models[0].1.metres
    }

    /// Returns the index of the model in a file of the package.
    fn model(&mut self, job: &mut Job, file: usize) -> Result<usize> {
        if let Some(&known) = self.numbers.get(&file) {
            return Ok(known);
        }
        let path = self.package.path(file).to_owned();
        let bytes = self.package.unpacked(job, file)?;
        let text = xml::text(job, &bytes, "3MF")?;
        let document = parse(job, &text, &path)?;
        if let Some((first, built)) = self.models.first()
            && built.metres != document.metres
        {
            return Err(damaged_at(path, message!("threemf-unit-another", first)));
        }
        self.models.push((path, document));
        self.numbers.insert(file, self.models.len() - 1);
        Ok(self.models.len() - 1)
    }

    /// Returns the index of the model that contains the object of an instance.
    fn model_of(&mut self, job: &mut Job, instance: &Instance, from: usize) -> Result<usize> {
        let Some(path) = &instance.path else {
            return Ok(from);
        };
        match self.package.find(path) {
            Some(file) => self.model(job, file),
            None => {
                let problem = message!("threemf-names-not-package", path);
                Err(self.error_at(instance, from, problem))
            }
        }
    }

    /// Makes an error at the line of an instance.
    fn error_at(&self, instance: &Instance, from: usize, problem: Message) -> ImportError {
        let place = message!(
            "threemf-line",
            line = instance.line,
            from = self.models[from].0
        );
        damaged_at(place, problem)
    }
}

/// Returns all parts of the build, and their meshes; `scaling` converts coordinates to the file's unit.
pub(super) fn parts(
    job: &mut Job,
    library: &mut Library,
    scaling: Placement,
) -> Result<(Vec<Part>, Vec<Mesh>)> {
    let mut mesh_cache = MeshCache::new();
    let mut parts = Vec::new();
    let mut stack = Vec::new();
    let mut count = InstanceCount::default();
    let outermost = InstanceContext::root(scaling);
    let items = &library.models[0].1.items;
    push_all(job, &mut stack, &mut count, items, 0, &outermost)?;
    while let Some((instance, from, place)) = stack.pop() {
        job.tick(count.0 - stack.len(), count.0)?;
        let model = library.model_of(job, &instance, from)?;
        let id = instance.object;
        let bad = |problem| library.error_at(&instance, from, problem);
        let (path, document) = &library.models[model];
        let Some(object) = document.objects.get(&id) else {
            return Err(bad(message!("threemf-no-object", id, path)));
        };
        let place = place
            .enter((model, id))
            .map_err(|problem| bad(message!("threemf-object", id, problem)))?;
        let Some(placement) = place.parent_placement.then(&instance.placement) else {
            return Err(bad(message!("threemf-object-no-finite", id)));
        };
        let name = object.name.clone().or_else(|| instance.name.clone());
        let by = &placement.stretch;
        let made = mesh_cache.get_or_build(job, (model, id), by, |job| {
            stretched(job, document, object, by)
        })?;
        if let Some(mesh) = made {
            let digits = library.models[from].1.digits[1];
            mesh_cache.record_rounding(mesh, digits.placement_rounding(&placement, &scaling));
            let above = || place.group.last().cloned();
            let title = || library.models[0].1.title.clone();
            parts.push(Part {
                name: name.clone().or_else(above).or_else(title),
                group: place.group.clone(),
                mesh,
                pose: placement.pose(),
                colour: mesh_cache.appearances[mesh].part,
            });
        } else if object.components.is_empty() {
            job.warn(message!("threemf-object-no-triangles", path, id));
        }
        let below = place.child(placement, name);
        push_all(
            job,
            &mut stack,
            &mut count,
            &object.components,
            model,
            &below,
        )?;
    }
    if parts.is_empty() {
        let problem = message!("threemf-nothing-builds-triangles");
        return Err(invalid_file(problem, message!("export-least-one")));
    }
    let colours = std::mem::take(&mut mesh_cache.appearances);
    let mut meshes = mesh_cache.finish(job)?;
    set_face_colours(
        &mut meshes,
        colours.into_iter().map(|colours| colours.faces),
    );
    Ok((parts, meshes))
}

/// Pushes the instances of a model onto the stack, the first on top.
fn push_all(
    job: &Job,
    stack: &mut Vec<Visit>,
    count: &mut InstanceCount,
    instances: &[Rc<Instance>],
    from: usize,
    place: &InstanceContext<Key>,
) -> Result<()> {
    for instance in instances.iter().rev() {
        let too_many = |problem| invalid_file(problem, message!("export-fewer-parts"));
        count.increment().map_err(too_many)?;
        job.push(stack, (instance.clone(), from, place.clone()))?;
    }
    Ok(())
}

/// Returns an object's stretched mesh, with its colours.
fn stretched(
    job: &Job,
    document: &Document,
    object: &Object,
    by: &Matrix3<f64>,
) -> Result<(Soup, PartColours, Option<f64>)> {
    let mut soup = Soup::default();
    job.reserve(&mut soup.positions, object.mesh.positions.len())?;
    job.reserve(&mut soup.triangles, object.mesh.triangles.len())?;
    soup.positions.extend(&object.mesh.positions);
    soup.triangles.extend(&object.mesh.triangles);
    let rounding = stretched_rounding(&soup, document.digits[0], by);
    stretch(&mut soup, by);
    Ok((soup, document.colours(object), Some(rounding)))
}
