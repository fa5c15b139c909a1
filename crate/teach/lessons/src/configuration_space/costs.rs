//! Compares the cells that a search examines with the samples of a grid that is as fine.

use std::ops::RangeInclusive;

use super::arm::Workplace;
use super::map::{CellClass, Map};
use crate::error::LessonError;
use crate::story::Chart;

/// The numbers of halvings whose costs are compared.
const HALVINGS: RangeInclusive<u8> = 3..=8;

/// The costs of searches, from coarse to fine.
#[derive(Debug)]
pub(super) struct Costs(Vec<Cost>);

/// The cost of a search down to cells of one size.
#[derive(Debug)]
pub(super) struct Cost {
    /// The number of the smallest cells along each side of the map.
    pub side: usize,
    pub examined: usize,
    /// The share of the map that stays undecided.
    undecided: f64,
}

impl Costs {
    /// Runs a search for each size of the smallest cells.
    pub fn measure(workplace: &Workplace) -> Result<Self, LessonError> {
        let cost = |halvings: u8| {
            let map = Map::new(workplace, halvings)?;
            Ok(Cost {
                side: 1 << halvings,
                examined: map.examined(),
                undecided: map.share(|class| class == CellClass::Undecided),
            })
        };
        Ok(Self(
            HALVINGS.map(cost).collect::<Result<_, LessonError>>()?,
        ))
    }

    /// Returns the cost of the finest search.
    pub fn finest(&self) -> &Cost {
        &self.0[self.0.len() - 1]
    }

    /// Returns the factor by which the cells become more when the smallest ones become half as wide, at the finest.
    pub fn growth(&self) -> f64 {
        let coarser = &self.0[self.0.len() - 2];
        self.finest().examined as f64 / coarser.examined as f64
    }

    /// Charts cells and samples; `side` is that of the map that is shown.
    pub fn chart(&self, side: usize) -> Chart {
        Chart::new("cells-and-samples", "cells-along-side", "poses-and-cells")
            .log_x()
            .log_y()
            .line("cells-examined", self.line(|cost| cost.examined as f64))
            .line(
                "samples-on-grid",
                self.line(|cost| (cost.side * cost.side) as f64),
            )
            .at(side as f64)
    }

    /// Charts the share of the map that stays undecided.
    pub fn undecided_chart(&self, side: usize) -> Chart {
        Chart::new("undecided-by-side", "cells-along-side", "part-of-map")
            .log_x()
            .line("undecided-part", self.line(|cost| cost.undecided))
            .at(side as f64)
    }

    fn line(&self, of: fn(&Cost) -> f64) -> impl Iterator<Item = [f64; 2]> {
        self.0.iter().map(move |cost| [cost.side as f64, of(cost)])
    }
}
