//! What the user is told of a scene that was read well: which parts were put together, and how exact positions are.

use crate::job::Job;
use crate::model::Part;
use nearpoint_geometry::shape::{Mesh, diagnose};
use nearpoint_message::{ToArg, message};

/// What is collected until the scene is read.
#[derive(Default)]
pub(super) struct Notes {
    /// The name of the first part that was put together of faces.
    first: Option<String>,
    /// How many there are.
    together: usize,
    /// How many of them are several bodies.
    loose: usize,
}

impl Notes {
    pub(super) fn put_together(&mut self, part: &Part, mesh: &Mesh) {
        if self.together == 0 {
            self.first.clone_from(&part.name);
        }
        self.together += 1;
        self.loose += usize::from(diagnose(mesh).shells > 1);
    }

    /// `rounding` is how far a position may be from where it was before it was written as an integer.
    pub(super) fn tell(&self, job: &mut Job, rounding: f64, has_draco: bool) {
        let first = match &self.first {
            Some(name) => format!("“{name}”").to_arg(),
            None => message!("gltf-part-without-name").to_arg(),
        };
        let which = match self.together {
            0 => None,
            1 => Some(message!("gltf-was", first)),
            all => Some(message!("gltf-more-parts", first, all = all - 1)),
        };
        if let Some(which) = which {
            let loose = match self.loose {
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

/// A number with two digits that is no less.
fn two_digits(x: f64) -> String {
    // Rounding to the nearest takes off a twentieth at most.
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
