//! Reads IFC (ISO 16739), the exchange format of buildings: products in storeys of buildings become parts.
//!
//! An external [`IfcReader`] reads the shapes: in the page the npm library `web-ifc`. It triangulates them, cuts the
//! openings out of walls, and returns plain data ([`IfcModel`]). This module checks that the file is complete
//! (`header`) and finds the names of products and their containers (`tree`). It converts products to parts that share
//! meshes (`products`).
//!
//! Coordinates stay in the file's unit, in which a building's numbers are mostly whole. Shapes are in f32 around their
//! centre, and whole numbers up to 16 million are exact there. So walls that meet in the file meet here.

mod header;
pub(crate) mod model;
mod products;
mod tree;

pub(crate) use header::is_ifc;
pub use model::{IfcItem, IfcModel, IfcObject, IfcReader, IfcShape};
pub use tree::global_id;

use crate::error::{ImportError, Result, invalid_file};
use crate::job::Job;
use crate::model::{Model, Origin};
use crate::names::sanitize_name;
use crate::readers::Readers;
use crate::stated_unit;
use nearpoint_message::{Message, message};
use products::{EXPORT_AGAIN, InconsistentModel};
use std::collections::HashSet;
use std::ops::ControlFlow;
use tree::Tree;

/// The advice for a missing reader.
const NO_READER: Message = message!("ifc-open-page-browser");
const TRIANGULATED: Message = message!("ifc-export-triangulated-shapes");
const SMALLER: Message = message!("ifc-export-fewer-storeys");

/// Starts the reader for the current file.
// Not inlined, like those below: the WebAssembly split finds them by name, and loads them with the first IFC file.
#[inline(never)]
pub(crate) fn reader(readers: &mut dyn Readers) -> Result<Box<dyn IfcReader>> {
    (readers.ifc()).map_err(|why| invalid_file(why, NO_READER))
}

#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8], readers: &mut dyn Readers) -> Result<Model> {
    job.check_length(bytes)?;
    header::check(bytes).map_err(|(problem, remedy)| invalid_file(problem, remedy))?;
    let mut reported = Ok(());
    let found = reader(readers)?.read(bytes, &mut |done, all| {
        reported = job.tick(done, all);
        match reported {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    reported?;
    let found = found.map_err(|why| {
        let problem = message!("ifc-reader-ran", why);
        invalid_file(problem, SMALLER)
    })?;
    products::check(&found).map_err(|InconsistentModel| {
        let problem = message!("ifc-reader-tells");
        invalid_file(problem, EXPORT_AGAIN)
    })?;
    let lost = MissingProducts::of(&found);
    lost.warn(job);
    let (unit, scaling) = stated_unit::of_metres(job, found.metres_per_unit);
    let (parts, meshes) = products::parts(job, &found, &Tree::new(&found.objects), &scaling)?;
    if parts.is_empty() {
        return Err(lost.all());
    }
    Ok(Model {
        parts,
        meshes,
        origin: Origin::Ifc { unit },
    })
}

/// The largest number of products that are named; more are counted.
const MAX_NAMED: usize = 100;

/// The products of a file that are not visible.
struct MissingProducts<'a> {
    /// The products to which the file gives a shape that the reader did not convert.
    products: Vec<&'a IfcObject>,
    /// The number of all products with a shape.
    all: usize,
    complaints: &'a [String],
}

impl<'a> MissingProducts<'a> {
    fn of(found: &'a IfcModel) -> Self {
        let is_seen = |piece: &&IfcItem| !found.shapes[piece.shape as usize].triangles.is_empty();
        let seen = found.items.iter().filter(is_seen);
        let seen: HashSet<u32> = seen.map(|piece| piece.object).collect();
        let mut products: Vec<&IfcObject> = (found.objects.iter())
            .filter(|thing| thing.has_shape && !seen.contains(&thing.id))
            .collect();
        products.sort_by_key(|thing| thing.id);
        Self {
            all: seen.len() + products.len(),
            products,
            complaints: &found.messages,
        }
    }

    fn warn(&self, job: &mut Job) {
        let (count, all) = (self.products.len(), self.all);
        if count > 0 {
            let names = self.names();
            job.warn(message!("ifc-reader-could", count, all, names));
        }
        if let Some(first) = self.complaints.first() {
            let count = self.complaints.len();
            job.warn(message!("ifc-reader-did", count, first));
        }
    }

    /// Returns the error that no product is visible.
    fn all(&self) -> ImportError {
        let count = self.products.len();
        if count == 0 {
            let problem = message!("ifc-no-product-shape");
            return invalid_file(problem, message!("ifc-export-geometry-products"));
        }
        let names = self.names();
        let problem = match self.complaints.first() {
            Some(first) => message!("ifc-reader-could-build", count, first, names),
            None => message!("ifc-reader-could-build-none", count, names),
        };
        invalid_file(problem, TRIANGULATED)
    }

    /// Lists the products by type, name, entity id and GlobalId.
    fn names(&self) -> Vec<String> {
        let named = |thing: &&IfcObject| {
            let kind = sanitize_name(&thing.kind).unwrap_or_default();
            let name = sanitize_name(&thing.name).map(|name| format!(" “{name}”"));
            let global = sanitize_name(&thing.global_id).map(|id| format!(" ({id})"));
            let [name, global] = [name, global].map(Option::unwrap_or_default);
            format!("{kind}{name} #{}{global}", thing.id)
        };
        let mut names: Vec<String> = self.products.iter().take(MAX_NAMED).map(named).collect();
        let more = self.products.len().saturating_sub(MAX_NAMED);
        if let Some(last) = names.last_mut().filter(|_| more > 0) {
            *last += &format!(" + {more}");
        }
        names
    }
}
