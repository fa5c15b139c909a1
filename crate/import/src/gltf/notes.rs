//! Collects notes for the user about a scene that was read successfully: parts merged from faces, and the accuracy of
//! positions.

use crate::job::Job;
use crate::model::Part;
use nearpoint_geometry::shape::{Mesh, diagnose};
use nearpoint_message::{ToArg, message};

/// The notes collected while the scene is read.
#[derive(Default)]
pub(super) struct Notes {
    /// The name of the first part that was merged from faces.
    first: Option<String>,
    /// The meshes of the merged parts.
    merged: Vec<usize>,
}

impl Notes {
    pub(super) fn note_merged(&mut self, part: &Part) {
        if self.merged.is_empty() {
            self.first.clone_from(&part.name);
        }
        self.merged.push(part.mesh);
    }

    /// Adds the notes as warnings. `rounding` is the largest error of a position that was written as an integer.
    pub(super) fn add_warnings(
        &self,
        job: &mut Job,
        meshes: &[Mesh],
        rounding: f64,
        has_draco: bool,
    ) {
        let first = match &self.first {
            Some(name) => format!("“{name}”").to_arg(),
            None => message!("gltf-part-without-name").to_arg(),
        };
        let which = match self.merged.len() {
            0 => None,
            1 => Some(message!("gltf-was", first)),
            all => Some(message!("gltf-more-parts", first, all = all - 1)),
        };
        if let Some(which) = which {
            let is_loose = |&&mesh: &&usize| diagnose(&meshes[mesh]).shells > 1;
            let loose = match self.merged.iter().filter(is_loose).count() {
                0 => None,
                n => Some(message!("gltf-consist-several-bodies", n)),
            };
            job.warn(message!("gltf-put-together-unnamed", which, loose));
        }
        if rounding > 0.0 {
            let most = two_digits(rounding);
            job.warn(message!("gltf-positions-rounded-written", most));
        }
        if has_draco {
            job.warn(message!("gltf-compressed-draco-rounds"));
        }
    }
}

/// Formats a number with two digits, rounded up.
fn two_digits(x: f64) -> String {
    // Rounding to nearest reduces the value by a twentieth at most.
    let text = format!("{:.1e}", 1.05 * x);
    text.parse::<f64>()
        .map_or(text, |rounded| rounded.to_string())
}

#[cfg(test)]
mod tests {
    use super::two_digits;

    #[test]
    fn a_bound_is_rounded_up() {
        for (x, text) in [
            (0.011312, "0.012"),
            (1.0, "1.1"),
            (9.99, "10"),
            (2e-7, "0.00000021"),
        ] {
            assert_eq!(two_digits(x), text);
            assert!(text.parse::<f64>().unwrap() >= x);
        }
    }
}
