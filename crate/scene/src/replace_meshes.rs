//! Replaces the meshes of parts by finer or coarser ones of the same surfaces.

use std::sync::Arc;

use nearpoint_geometry::shape::{Diagnostics, Shape};

use crate::error::SceneError;
use crate::part::PartId;
use crate::scene::Scene;

/// A new mesh for a part of a model.
#[derive(Debug, Clone)]
pub struct ReplacementMesh {
    /// The part's index in the model.
    pub index_in_model: usize,
    /// The mesh and the tree over it; instances share it.
    pub shape: Arc<Shape>,
    /// The defects of the mesh.
    pub diagnostics: Arc<Diagnostics>,
}

impl Scene {
    /// Replaces the meshes of a part and of others of the same model by new ones, with the allowed distance `accuracy`
    /// from the true surfaces. Nothing else changes; one undo entry, or none and an error.
    pub fn replace_meshes(
        &mut self,
        part: PartId,
        meshes: &[ReplacementMesh],
        accuracy: f64,
    ) -> Result<(), SceneError> {
        if !(accuracy.is_finite() && accuracy > 0.0) {
            return Err(SceneError::BadAccuracy { value: accuracy });
        }
        let asked = self.editor.document.part(part)?;
        let source = asked.model;
        if !meshes
            .iter()
            .any(|anew| anew.index_in_model == asked.index_in_model)
        {
            let name = asked.name.clone();
            return Err(SceneError::MeshesMissing { name });
        }
        self.change(&|document| {
            for ReplacementMesh {
                index_in_model: index,
                shape,
                diagnostics,
            } in meshes
            {
                let parts = document.parts().iter();
                let meant =
                    parts.filter(|part| (part.model, part.index_in_model) == (source, *index));
                let meant: Vec<PartId> = meant.map(|part| part.id).collect();
                document.for_each(&meant, |part| {
                    part.shape = shape.clone();
                    part.diagnostics = diagnostics.clone();
                    part.accuracy = Some(accuracy);
                })?;
            }
            document.update_extent();
            Ok(())
        })?;
        self.refresh();
        Ok(())
    }
}
