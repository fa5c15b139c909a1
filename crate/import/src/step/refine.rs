//! Triangulates one product of an imported file again, finer or coarser.

use super::accuracy::check;
use super::tessellate::{add_meshes, tessellate_within};
use super::verify::reopen;
use crate::error::{ImportError, Result, invalid_file};
use crate::file::File;
use crate::import::SolidId;
use crate::job::Job;
use crate::kernel::StartKernel;
use nearpoint_geometry::shape::Mesh;
use nearpoint_message::{Message, message};
use std::ops::ControlFlow;

/// The finer meshes of the parts of a STEP product.
#[derive(Debug, Clone)]
pub struct Refinement {
    /// The meshes of the product and of its mirror image.
    pub meshes: Vec<Mesh>,
    /// All solids of this product, each with the index of its mesh.
    pub solids: Vec<(SolidId, usize)>,
    /// The warnings for the user, a sentence each.
    pub warnings: Vec<Message>,
}

/// Triangulates the product of a solid so that its surface is no farther from the triangles than `accuracy`, in
/// millimetres. The files are the imported ones. `progress` is as in [`crate::read`].
pub fn refine_solid(
    files: &[File<'_>],
    solid: SolidId,
    accuracy: f64,
    start_kernel: StartKernel<'_>,
    progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Refinement, ImportError> {
    let mut job = Job::new(progress);
    let made = refine_product(&mut job, files, solid, accuracy, start_kernel);
    let mut made = job.with_file_name(made)?;
    made.warnings = job.into_warnings();
    Ok(made)
}

fn refine_product(
    job: &mut Job,
    files: &[File<'_>],
    solid: SolidId,
    accuracy: f64,
    start_kernel: StartKernel<'_>,
) -> Result<Refinement> {
    let (mut occt, assembly) = reopen(job, files, solid.file, start_kernel)?;
    check(accuracy)?;
    let instance = assembly.instances.get(solid.instance);
    let number = instance.map(|instance| instance.product).ok_or_else(|| {
        let problem = message!("step-fewer-parts-opened");
        invalid_file(problem, super::verify::OPEN_AGAIN)
    })?;
    let product = &assembly.products[number];
    let found = tessellate_within(&mut occt, product, accuracy, usize::MAX)?;
    job.tick(18, 20)?;
    let mut meshes = Vec::new();
    let uses = assembly.uses(number);
    let places = add_meshes(job, &mut meshes, found, uses, &product.title())?;
    let instances = assembly.instances.iter().enumerate();
    let own = instances.filter(|(_, instance)| instance.product == number);
    let solids = own.map(|(instance, own)| {
        let file = solid.file;
        let mesh = places[usize::from(own.is_mirrored)];
        (SolidId { file, instance }, mesh)
    });
    Ok(Refinement {
        solids: solids.collect(),
        meshes,
        warnings: Vec::new(),
    })
}
