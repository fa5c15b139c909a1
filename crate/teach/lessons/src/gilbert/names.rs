//! Names the corners of the difference.

use nearpoint_geometry::closest::convex::{Corner, Step};

use super::run::Run;

/// The corners of the difference in the order in which they were found, which gives their names.
#[derive(Debug)]
pub(super) struct Names(Vec<[u32; 2]>);

impl Names {
    pub fn of_run(run: &Run) -> Self {
        let mut names = Self(vec![run.first.numbers]);
        for record in &run.records {
            match &record.step {
                Step::Approach { support, .. } => names.add(support),
                Step::Expand { facet, support, .. } => {
                    facet.iter().for_each(|corner| names.add(corner));
                    names.add(support);
                }
                Step::Met { simplex } => simplex.corners().iter().for_each(|c| names.add(c)),
                Step::End { .. } => {}
            }
        }
        names
    }

    fn add(&mut self, corner: &Corner) {
        if !self.0.contains(&corner.numbers) {
            self.0.push(corner.numbers);
        }
    }

    /// Returns the name of a corner, as “y₃”.
    pub fn of(&self, corner: &Corner) -> String {
        let at = self.0.iter().position(|numbers| *numbers == corner.numbers);
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
