//! Chooses the colours of a part and of its faces from those of its triangles.

use crate::error::Result;
use crate::job::Job;
use nearpoint_geometry::shape::{FaceColours, Mesh, UNPAINTED};

/// Consecutive triangles with the same paint: their number and the paint.
pub(crate) type PaintRun<P> = (usize, P);

/// The colour of a part, and those of its triangles if they have several.
#[derive(Debug, Clone, Default)]
pub(crate) struct PartColours {
    pub(crate) part: Option<[f32; 4]>,
    pub(crate) faces: Option<FaceColours>,
}

impl PartColours {
    /// Makes the colours of a part whose triangles have these colours, in their order. `part` is the colour of the part
    /// as a whole, and of all triangles without a colour. If it is none but triangles have colours, the part is
    /// [`UNPAINTED`], because the colours of faces are shown while the part has the colour of its file.
    pub(crate) fn new(
        part: Option<[f32; 4]>,
        runs: impl IntoIterator<Item = PaintRun<Option<[f32; 4]>>>,
    ) -> Self {
        let faces = FaceColours::new(part.unwrap_or(UNPAINTED), runs);
        Self {
            part: part.or(faces.is_some().then_some(UNPAINTED)),
            faces,
        }
    }
}

/// Adds the paint of further triangles to a list of runs.
pub(crate) fn add_run<P: PartialEq>(
    job: &Job,
    runs: &mut Vec<PaintRun<P>>,
    triangles: usize,
    paint: P,
) -> Result<()> {
    match runs.last_mut() {
        Some((count, last)) if *last == paint => *count += triangles,
        _ => job.push(runs, (triangles, paint))?,
    }
    Ok(())
}

/// Gives each mesh the colours of its faces.
pub(crate) fn set_face_colours(
    meshes: &mut [Mesh],
    colours: impl IntoIterator<Item = Option<FaceColours>>,
) {
    for (mesh, colours) in meshes.iter_mut().zip(colours) {
        if let Some(colours) = colours {
            mesh.set_face_colours(colours);
        }
    }
}
