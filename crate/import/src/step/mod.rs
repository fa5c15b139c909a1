//! STEP (ISO 10303-21; AP203, AP214, AP242): assemblies of solids with their true surfaces.
//!
//! OpenCASCADE reads the file, and covers each product with triangles once, however many instances it has; this drives
//! it ([`occt`]), walks the assembly ([`assembly`]), takes each product out whole ([`brep`]), and bounds how far the
//! true surface is from the triangles ([`deviation`]). The kernel turns every unit into millimetres.
//!
//! What was compared: `occt-import-js` 0.0.23 loses levels, names and instances, and needs `eval`; `monstertruck-io`
//! 0.4.1 ignores units and colours, and does not close every part; this kernel does all of it, for 4.6 MB.

mod assembly;
mod brep;
mod budget;
mod deviation;
mod external;
mod finer;
mod mirrors;
mod occt;
mod occurrences;
mod solid;
#[cfg(test)]
mod tests;
mod text;
mod verify;

use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use crate::kernel::StartKernel;
use crate::model::{Model, Origin, Part};
use crate::names::cleaned;
use crate::options::Wish;
use crate::readers::Readers;
use assembly::{Assembly, Instance, LeftOut, Product, Unread};
use brep::Brep;
pub(crate) use external::named as external_files;
pub use finer::{Finer, finer};
use mirrors::Lost;
use nearpoint_geometry::bounds::above;
use nearpoint_geometry::shape::Mesh;
use occt::{Fault, Occt, Shape};
use solid::Tessellated;
use std::borrow::Cow;
pub use verify::{Verified, VerifyPair, verify};

/// Where nobody wishes for an accuracy, it is the diagonal of the largest product over this.
const DIAGONAL_OVER_ACCURACY: f64 = 5000.0;
/// No two neighbouring facets of a curve bend by more, radians.
const ANGLE: f64 = 0.35;
/// A product whose surface is farther from its triangles than was wished is covered anew, half as coarse, so often at
/// most.
const MOST_REFINEMENTS: u32 = 4;

const EXPORT_AGAIN: &str = "Export it again from the CAD system, as STEP AP214 or AP242";
const OPEN_TOGETHER: &str = "Open them together with it, as a folder or a zip archive";
const EXPORT_WHOLE: &str = "Export the assembly as one file";
const NO_KERNEL: &str = "Export the file as glTF (.glb) instead";
const SMALLER: &str =
    "Open fewer parts at once, wish for a coarser accuracy, or export the file as glTF (.glb)";

/// How far surfaces may be from their triangles, in millimetres.
#[derive(Debug, Clone)]
pub(crate) struct Accuracy {
    /// By the size of what is there, if nobody says.
    of_all: Option<f64>,
    /// Of the products of single instances.
    of_some: Vec<(usize, f64)>,
}

impl Accuracy {
    /// What is wished for of a file whose first part has this number.
    pub(crate) fn of(wish: &Wish, first: usize) -> Self {
        let own = wish.accuracies.iter();
        let own = own.filter_map(|&(part, wished)| Some((part.checked_sub(first)?, wished)));
        Self {
            of_all: wish.accuracy,
            of_some: own.collect(),
        }
    }

    fn check(&self, job: &Job) -> Result<(), ImportError> {
        let own = self.of_some.iter().map(|&(_, wished)| wished);
        own.chain(self.of_all).try_for_each(|w| check(job, w))
    }

    /// The finest that is said of the product's instances.
    fn own(&self, assembly: &Assembly, product: usize) -> Option<f64> {
        let is_meant = |number: usize| {
            let instance = assembly.instances.get(number);
            instance.is_some_and(|instance| instance.product == product)
        };
        let own = self.of_some.iter().filter(|(number, _)| is_meant(*number));
        own.map(|&(_, wished)| wished).reduce(f64::min)
    }
}

fn check(job: &Job, wished: f64) -> Result<(), ImportError> {
    if wished.is_finite() && wished > 0.0 {
        return Ok(());
    }
    let problem = format!("no surface can be within {wished} mm of its triangles");
    Err(job.bad_file(problem, "Wish for an accuracy above 0"))
}

/// Reads a file.
pub(crate) fn read(
    job: &mut Job,
    bytes: &[u8],
    accuracy: &Accuracy,
    readers: &mut dyn Readers,
) -> Result<Model, ImportError> {
    accuracy.check(job)?;
    job.check_length(bytes)?;
    let (mut occt, assembly) = open(job, bytes, &mut || readers.kernel())?;
    for LeftOut { name, is_piece } in &assembly.left_out {
        if *is_piece {
            job.warn(format_args!(
                "“{name}” has a piece without a face, which was left out"
            ));
        } else {
            job.warn(format_args!("“{name}” has no face, and was left out"));
        }
    }
    let usual = match accuracy.of_all {
        Some(wished) => wished,
        None => usual(job, &mut occt, &assembly.products)?,
    };
    let count = assembly.products.len();
    let mut meshes = Vec::with_capacity(count);
    // Of each product and of its mirror image, where there are instances of them.
    let mut places = vec![[0; 2]; count];
    let mut reduced = Vec::new();
    for (number, product) in assembly.products.iter().enumerate() {
        job.tick(8 * count + 12 * number, 20 * count)?;
        let wished = accuracy.own(&assembly, number).or(accuracy.of_all);
        let found = match wished {
            Some(wished) => tessellated(job, &mut occt, product, wished, usize::MAX)?,
            None => budget::tessellated(job, &mut occt, product, usual)?,
        };
        if wished.is_none() && found.largest_deviation().is_some_and(|most| most > usual) {
            reduced.push(number);
        }
        let uses = assembly.uses(number);
        places[number] = add_meshes(job, &mut meshes, found, uses, &product.title())?;
    }
    budget::refine(
        job,
        &mut occt,
        &assembly,
        usual,
        &reduced,
        &places,
        &mut meshes,
    )?;
    let part = |instance: Instance| Part {
        mesh: instance.mesh(&places),
        name: instance.name,
        group: instance.group,
        pose: instance.pose,
        colour: assembly.products[instance.product].colour,
    };
    Ok(Model {
        parts: assembly.instances.into_iter().map(part).collect(),
        meshes,
        origin: Origin::Step,
    })
}

/// The text of a file of this number, with the files that it names in their places.
pub(crate) fn text<'a>(
    job: &Job,
    dropped: &Dropped<'a>,
    number: usize,
) -> Result<Cow<'a, [u8]>, ImportError> {
    let bytes = dropped.files()[number].bytes;
    let mut find = |file: usize, name: &str| {
        let found = dropped.find(file, name).ok()?.number;
        Some((found, dropped.files()[found].bytes))
    };
    let joined = external::whole(number, bytes, &mut find);
    let bad = |problem: String| job.bad_file(problem, EXPORT_WHOLE);
    let joined = joined.map_err(|lost| match lost {
        external::Lost::Files(names) => without(job, &names),
        external::Lost::Empty(name) => bad(format!(
            "there is no product with a shape in “{name}”, which it names"
        )),
        external::Lost::Loop(name) => bad(format!("“{name}”, which it names, names itself")),
        external::Lost::TooLong => {
            bad("together with the files that it names it is too long".to_owned())
        }
    })?;
    Ok(joined.map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// The files of these names are needed, and are not there.
pub(crate) fn without(job: &Job, names: &[String]) -> ImportError {
    let (count, names) = (names.len(), names.join(", "));
    let problem = format!("files that it needs are not there ({count}): {names}");
    job.bad_file(problem, OPEN_TOGETHER)
}

/// The kernel with a file in it, and what the file has.
fn open(
    job: &mut Job,
    bytes: &[u8],
    start_kernel: StartKernel<'_>,
) -> Result<(Occt, Assembly), ImportError> {
    let kernel = start_kernel().map_err(|why| job.bad_file(why, NO_KERNEL))?;
    job.tick(1, 20)?;
    let marked = occurrences::marked(bytes).map_err(|Lost(name)| {
        let problem = Unread::NotRigid(cleaned(&name)).to_string();
        job.bad_file(problem, EXPORT_AGAIN)
    })?;
    let mut occt =
        Occt::open(kernel, &marked).map_err(|fault| refused(job, "reading it", &fault))?;
    job.tick(8, 20)?;
    let assembly = Assembly::read(&mut occt).map_err(|why| match why {
        Unread::Kernel(fault) => refused(job, "its assembly", &fault),
        other => job.bad_file(other.to_string(), EXPORT_AGAIN),
    })?;
    if assembly.instances.is_empty() {
        let problem = "there is no solid and no face in it";
        return Err(job.bad_file(problem, "Export it with its solids"));
    }
    Ok((occt, assembly))
}

/// Adds what a product's instances need of it, as it is and mirrored; returns the places of both.
fn add_meshes(
    job: &mut Job,
    meshes: &mut Vec<Mesh>,
    found: Tessellated,
    [is_plain, is_mirrored]: [bool; 2],
    title: &str,
) -> Result<[usize; 2], ImportError> {
    let mirrored = is_mirrored.then(|| found.mirrored());
    let plain = is_plain.then_some(found);
    let mut places = [0; 2];
    for (solid, place) in [plain, mirrored].into_iter().zip(&mut places) {
        if let Some(solid) = solid {
            *place = meshes.len();
            meshes.push(stated(job, solid, title)?);
        }
    }
    Ok(places)
}

/// The mesh with its surfaces and bounds. Where one of these is not known it is a mesh like any other, whose deviations
/// are estimated.
fn stated(job: &mut Job, found: Tessellated, title: &str) -> Result<Mesh, ImportError> {
    let mesh = job.weld(found.soup)?;
    if found.deviations.is_empty() {
        job.warn(format_args!(
            "{title} has a surface whose distance from its triangles is estimated, not bounded"
        ));
        return Ok(mesh);
    }
    let up = |bound| if bound == 0.0 { 0.0 } else { above(bound) };
    let deviations = found.deviations.into_iter().map(up).collect();
    mesh.with_surfaces(found.surfaces, deviations)
        .map_err(|error| job.bad(title, error.to_string(), EXPORT_AGAIN))
}

/// Covers a product with triangles, finer ones until its surface is near enough to them or they would be more than `most`.
fn tessellated(
    job: &Job,
    occt: &mut Occt,
    product: &Product,
    accuracy: f64,
    most: usize,
) -> Result<Tessellated, ImportError> {
    let mut refinements = 0;
    loop {
        let deflection = accuracy / f64::from(1u32 << refinements);
        let found = covered(job, occt, product, product.shape, deflection)?;
        let is_near = found.largest_deviation().is_none_or(|off| off <= accuracy);
        let is_full = 2 * found.soup.triangles.len() > most;
        if is_near || is_full || refinements == MOST_REFINEMENTS {
            return Ok(found);
        }
        refinements += 1;
    }
}

/// Covers a shape, which is a product or a copy of it, with triangles.
fn covered(
    job: &Job,
    occt: &mut Occt,
    product: &Product,
    shape: Shape,
    deflection: f64,
) -> Result<Tessellated, ImportError> {
    let written = occt
        .tessellate(shape, deflection, ANGLE)
        .and_then(|()| occt.written(shape))
        .map_err(|fault| refused(job, &product.title(), &fault))?;
    let bad = |problem: &str| job.bad(product.title(), problem, EXPORT_AGAIN);
    let found = Brep::read(&written)
        .and_then(|brep| Tessellated::of(&brep))
        .ok_or_else(|| bad("the CAD kernel tells it in a form that is not known"))?;
    if found.soup.triangles.is_empty() {
        return Err(bad("the CAD kernel found no triangles for it"));
    }
    Ok(found)
}

/// The accuracy that goes with the size of what is there.
fn usual(job: &Job, occt: &mut Occt, products: &[Product]) -> Result<f64, ImportError> {
    let mut largest: f64 = 0.0;
    for product in products {
        match occt.bounds(product.shape) {
            Ok([low, high]) => {
                let square: f64 = (0..3).map(|k| (high[k] - low[k]).powi(2)).sum();
                largest = largest.max(square.sqrt());
            }
            // What is empty has no bounds.
            Err(Fault::Refused(_)) => {}
            Err(fault) => return Err(refused(job, "its size", &fault)),
        }
    }
    if largest.is_finite() && largest > 0.0 {
        Ok(largest / DIAGONAL_OVER_ACCURACY)
    } else {
        Err(job.bad_file("its solids have no size", EXPORT_AGAIN))
    }
}

fn refused(job: &Job, place: &str, fault: &Fault) -> ImportError {
    match fault {
        Fault::Refused(why) => {
            let problem = format!("the CAD kernel cannot read it ({why})");
            job.bad(place, problem, EXPORT_AGAIN)
        }
        Fault::Died(why) => {
            let problem =
                format!("the CAD kernel ran out of memory, or into a fault of its own ({why})");
            job.bad(place, problem, SMALLER)
        }
    }
}
