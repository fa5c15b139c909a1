//! Ways through graphs whose edges are expensive to look at.

mod lazy;
mod replan;

pub(super) use lazy::{Graph, LazySearch, Searched};
pub(super) use replan::{Network, Replanned, Replanner};
