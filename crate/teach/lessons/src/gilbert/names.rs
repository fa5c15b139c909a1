//! Names the corners of the difference.

use nearpoint_geometry::closest::convex::{GjkStep, SupportPoint};

use super::run::Run;

/// The corners of the difference in the order in which they were found, which gives their names.
#[derive(Debug)]
pub(super) struct Names(Vec<[u32; 2]>);

impl Names {
    /// Names the corners of the Minkowski difference in the order in which a run found them.
    pub fn from_run(run: &Run) -> Self {
        let mut names = Self(vec![run.first.indices]);
        for record in &run.records {
            match &record.step {
                GjkStep::Iteration { support, .. } => names.add(support),
                GjkStep::ExpandPolytope { facet, support, .. } => {
                    facet.iter().for_each(|corner| names.add(corner));
                    names.add(support);
                }
                GjkStep::OriginInside { simplex } => {
                    simplex.corners().iter().for_each(|c| names.add(c))
                }
                GjkStep::End { .. } => {}
            }
        }
        names
    }

    fn add(&mut self, corner: &SupportPoint) {
        if !self.0.contains(&corner.indices) {
            self.0.push(corner.indices);
        }
    }

    /// Returns the name of a corner, as “y₃”.
    pub fn name_of(&self, corner: &SupportPoint) -> String {
        let at = self.0.iter().position(|numbers| *numbers == corner.indices);
        subscript("y", at.unwrap_or(self.0.len()))
    }
}

/// Returns the letter with its number as a subscript.
pub(super) fn subscript(letter: &str, number: usize) -> String {
    let digits = number.to_string();
    let low = digits.bytes().map(|digit| {
        let zero = '₀' as u32;
        char::from_u32(zero + u32::from(digit - b'0')).unwrap_or('₀')
    });
    letter.chars().chain(low).collect()
}
