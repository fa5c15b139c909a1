//! Reads STEP (ISO 10303-21; AP203, AP214, AP242): assemblies of solids with their true surfaces.
//!
//! OpenCASCADE reads the file, and triangulates each product once for all its instances. This module drives it
//! ([`occt`]), traverses the assembly ([`assembly`]), and reads each product as a whole ([`brep`]). It bounds the
//! distance of the true surface from the triangles ([`deviation`]). If the user states no accuracy, [`budget`] limits
//! the triangles of each product. The kernel converts every unit to millimetres.
//!
//! Alternatives: `occt-import-js` 0.0.23 loses levels, names and instances, and needs `eval`; `monstertruck-io` 0.4.1
//! ignores units and colours, and does not close every part. This kernel does all of it, for 4.6 MB.

mod accuracy;
mod assembly;
mod brep;
mod budget;
mod colours;
mod deviation;
mod external;
mod merged_text;
mod mirrors;
mod occt;
mod occurrences;
mod open;
mod refine;
mod solid;
mod tessellate;
#[cfg(test)]
mod tests;
mod text;
mod verify;

use crate::error::{Result, invalid_file};
use crate::job::Job;
use crate::model::{Model, Origin, Part};
use crate::readers::Readers;
pub(crate) use accuracy::Accuracy;
use assembly::{Instance, Product, SkippedItem};
pub(crate) use external::named_files as external_files;
pub(crate) use merged_text::{merged_text, missing_files};
use nearpoint_message::message;
use occt::{KernelError, Occt};
use open::{EXPORT_AGAIN, kernel_error, open};
pub use refine::{Refinement, refine_solid};
use tessellate::{add_meshes, tessellate_within};
pub use verify::{VerifyPair, VerifyResult, verify};

/// The ratio of the largest product's diagonal to the default accuracy.
const DIAGONAL_OVER_ACCURACY: f64 = 5000.0;

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(
    job: &mut Job,
    bytes: &[u8],
    accuracy: &Accuracy,
    readers: &mut dyn Readers,
) -> Result<Model> {
    accuracy.check()?;
    job.check_length(bytes)?;
    let (mut occt, assembly) = open(job, bytes, &mut || readers.kernel())?;
    for SkippedItem { name, is_piece } in &assembly.skipped {
        if *is_piece {
            job.warn(message!("step-piece-without-face", name));
        } else {
            job.warn(message!("step-no-face-left", name));
        }
    }
    let usual = match accuracy.usual {
        Some(requested) => requested,
        None => default_accuracy(&mut occt, &assembly.products)?,
    };
    let count = assembly.products.len();
    let mut meshes = Vec::with_capacity(count);
    // The mesh indices of each product and of its mirror image, if they have instances.
    let mut places = vec![[0; 2]; count];
    let mut reduced = Vec::new();
    for (number, product) in assembly.products.iter().enumerate() {
        job.tick(8 * count + 12 * number, 20 * count)?;
        let requested = accuracy.finest_for(&assembly, number).or(accuracy.usual);
        let found = match requested {
            Some(requested) => tessellate_within(&mut occt, product, requested, usize::MAX)?,
            None => budget::tessellate_product(&mut occt, product, usual)?,
        };
        if requested.is_none() && found.max_deviation().is_some_and(|most| most > usual) {
            reduced.push((number, found.deflection));
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
        colour: assembly.products[instance.product].colours.part,
    };
    Ok(Model {
        parts: assembly.instances.into_iter().map(part).collect(),
        meshes,
        origin: Origin::Step,
    })
}

/// Returns the default accuracy, which depends on the size of the products.
fn default_accuracy(occt: &mut Occt, products: &[Product]) -> Result<f64> {
    let mut largest: f64 = 0.0;
    for product in products {
        match occt.bounds(product.shape) {
            Ok([low, high]) => {
                let square: f64 = (0..3).map(|k| (high[k] - low[k]).powi(2)).sum();
                largest = largest.max(square.sqrt());
            }
            // An empty shape has no bounds.
            Err(KernelError::Rejected(_)) => {}
            Err(fault) => return Err(kernel_error(message!("step-size"), &fault)),
        }
    }
    if largest.is_finite() && largest > 0.0 {
        Ok(largest / DIAGONAL_OVER_ACCURACY)
    } else {
        Err(invalid_file(message!("step-solids-no-size"), EXPORT_AGAIN))
    }
}
