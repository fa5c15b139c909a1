//! What was decided about it? Tests say which pairs of a scene are asked about, and what counts as a clash; clashes keep
//! their identity, and what people said of them, from one revision to the next; reports hand them over.

pub mod report;
