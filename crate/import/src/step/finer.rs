//! One product of a file that was read before, covered with triangles again: finer ones, or coarser.

use super::accuracy::check;
use super::cover::{add_meshes, tessellated};
use super::verify::opened;
use crate::error::ImportError;
use crate::file::File;
use crate::import::SolidId;
use crate::job::Job;
use crate::kernel::StartKernel;
use nearpoint_geometry::shape::Mesh;
use nearpoint_message::{Message, message};
use std::ops::ControlFlow;

/// What becomes of the parts of a product.
#[derive(Debug, Clone)]
pub struct Finer {
    /// Of the product, and of its mirror image.
    pub meshes: Vec<Mesh>,
    /// All solids that are of this product, each with its mesh.
    pub solids: Vec<(SolidId, usize)>,
    /// What the user should know: a sentence each.
    pub warnings: Vec<Message>,
}

/// Covers the product of a solid so that its surface is no farther from the triangles than `accuracy`, in millimetres.
/// The files are those that it was read from. `progress` is as in [`crate::read`].
pub fn finer(
    files: &[File<'_>],
    solid: SolidId,
    accuracy: f64,
    start_kernel: StartKernel<'_>,
    progress: &mut dyn FnMut(f32, &str) -> ControlFlow<()>,
) -> Result<Finer, ImportError> {
    let mut job = Job::new(progress);
    let (mut occt, assembly) = opened(&mut job, files, solid.file, start_kernel)?;
    check(&job, accuracy)?;
    let instance = assembly.instances.get(solid.instance);
    let number = instance.map(|instance| instance.product).ok_or_else(|| {
        let problem = message!("step-fewer-parts-opened");
        job.bad_file(problem, super::verify::OPEN_AGAIN)
    })?;
    let product = &assembly.products[number];
    let found = tessellated(&job, &mut occt, product, accuracy, usize::MAX)?;
    job.tick(18, 20)?;
    let mut meshes = Vec::new();
    let uses = assembly.uses(number);
    let places = add_meshes(&mut job, &mut meshes, found, uses, &product.title())?;
    let instances = assembly.instances.iter().enumerate();
    let own = instances.filter(|(_, instance)| instance.product == number);
    let solids = own.map(|(instance, own)| {
        let file = solid.file;
        let mesh = places[usize::from(own.is_mirrored)];
        (SolidId { file, instance }, mesh)
    });
    Ok(Finer {
        solids: solids.collect(),
        meshes,
        warnings: job.into_warnings(),
    })
}
