//! Verifies pairs of parts with the CAD kernel: the volume of the intersection and the distance of the true solids.

use super::assembly::Assembly;
use super::merged_text::merged_text;
use super::occt::{AffinePlacement, KernelError, Occt};
use super::open::{kernel_error, open};
use crate::content::{self, Content};
use crate::dropped_files::DroppedFiles;
use crate::error::{ImportError, Result, invalid_file};
use crate::file::File;
use crate::import::SolidId;
use crate::job::Job;
use crate::kernel::StartKernel;
use nearpoint_geometry::Pose;
use nearpoint_message::{Message, message};
use std::ops::ControlFlow;

/// Two solids of one file, each with its current pose, in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct VerifyPair {
    /// The first solid and its pose.
    pub a: (SolidId, Pose),
    /// The second solid and its pose.
    pub b: (SolidId, Pose),
}

/// The CAD kernel's result for two solids: the volume of their intersection and their distance. The kernel's own
/// tolerance is 1e-7 mm; in all known cases, volumes and distances were within 5e-7 of the truth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct VerifyResult {
    /// The volume of the intersection, in cubic millimetres.
    pub volume: f64,
    /// The distance between the surfaces, in millimetres; 0 if they meet.
    pub distance: f64,
}

/// The number of crashes of the kernel after which no more pairs are verified.
const MAX_CRASHES: usize = 3;

/// Computes the results of pairs, whose solids must all be in one file; the files are the imported ones. `report`
/// receives each pair in turn with its result or the error, and may break to stop. A pair that crashes the kernel has no
/// result, and a new kernel goes on with the next pair.
///
/// # Errors
/// [`ImportError`] if the file cannot be read, if `report` breaks, or after three crashes.
pub fn verify(
    files: &[File<'_>],
    pairs: &[VerifyPair],
    start_kernel: StartKernel<'_>,
    report: &mut dyn FnMut(usize, Result<VerifyResult, Message>) -> ControlFlow<()>,
) -> Result<(), ImportError> {
    let mut quiet = |_: f32, _: &str| ControlFlow::Continue(());
    let mut job = Job::new(&mut quiet);
    let made = verify_all(&mut job, files, pairs, start_kernel, report);
    job.with_file_name(made)
}

fn verify_all(
    job: &mut Job,
    files: &[File<'_>],
    pairs: &[VerifyPair],
    start_kernel: StartKernel<'_>,
    report: &mut dyn FnMut(usize, Result<VerifyResult, Message>) -> ControlFlow<()>,
) -> Result<()> {
    let Some(first) = pairs.first() else {
        return Ok(());
    };
    let number = first.a.0.file;
    let (mut occt, mut assembly) = reopen(job, files, number, start_kernel)?;
    let mut crashes = 0;
    for (place, pair) in pairs.iter().enumerate() {
        let found = if [pair.a.0.file, pair.b.0.file] == [number; 2] {
            verify_pair(&mut occt, &assembly, pair)
        } else {
            Err(KernelError::Rejected(message!("step-parts-come-different")))
        };
        let crash = match &found {
            Err(crash @ KernelError::Crashed(_)) => Some(kernel_error(message!("pair"), crash)),
            _ => None,
        };
        if report(place, found.map_err(|fault| refusal(&fault))).is_break() {
            return Err(ImportError::Cancelled);
        }
        let Some(crash) = crash else { continue };
        crashes += 1;
        if crashes == MAX_CRASHES {
            return Err(crash);
        }
        if place + 1 < pairs.len() {
            (occt, assembly) = reopen(job, files, number, start_kernel)?;
        }
    }
    Ok(())
}

/// Returns the reason why the kernel has no result for a pair.
fn refusal(fault: &KernelError) -> Message {
    match fault {
        KernelError::Rejected(why) => why.clone(),
        KernelError::Crashed(why) => message!("step-cad-kernel-ran", why),
    }
}

pub(super) const OPEN_AGAIN: Message = message!("step-open-file-again");

/// Returns the kernel with one of the imported files, by its index.
pub(super) fn reopen(
    job: &mut Job,
    files: &[File<'_>],
    number: usize,
    start_kernel: StartKernel<'_>,
) -> Result<(Occt, Assembly)> {
    let contents = content::contents(job, files)?;
    let files: Vec<File> = contents.iter().map(Content::file).collect();
    let Some(file) = files.get(number) else {
        return Err(invalid_file(message!("step-file-parts-not"), OPEN_AGAIN));
    };
    job.begin(file.path.to_owned(), 0.0, 1.0)?;
    let text = merged_text(&DroppedFiles::new(&files), number)?;
    open(job, &text, start_kernel)
}

fn verify_pair(
    occt: &mut Occt,
    assembly: &Assembly,
    pair: &VerifyPair,
) -> Result<VerifyResult, KernelError> {
    let mut placed = |(solid, pose): &(SolidId, Pose)| {
        let instance = assembly.instances.get(solid.instance);
        let instance =
            instance.ok_or_else(|| KernelError::Rejected(message!("step-file-fewer-parts")))?;
        let to = AffinePlacement {
            rotation: pose.rotation.to_rotation_matrix().into_inner(),
            translation: pose.translation.vector,
        };
        let shape = assembly.products[instance.product].shape;
        if !instance.is_mirrored {
            return occt.transformed(shape, &to);
        }
        let mirrored = occt.mirrored(shape)?;
        let moved = occt.transformed(mirrored, &to);
        occt.release(mirrored)?;
        moved
    };
    let [a, b] = [placed(&pair.a)?, placed(&pair.b)?];
    let common = occt.intersection(a, b)?;
    let volume = occt.volume(common)?;
    let distance = occt.distance(a, b)?;
    for shape in [common, a, b] {
        occt.release(shape)?;
    }
    Ok(VerifyResult { volume, distance })
}
