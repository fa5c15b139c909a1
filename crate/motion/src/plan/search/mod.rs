//! Ways through graphs whose edges are expensive to look at.

mod lazy;

pub(super) use lazy::{Graph, LazySearch, Searched};
