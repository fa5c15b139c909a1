//! What the models of a file are put together to: links and joints, and the frames that they are in.

use super::graph::Graph;
use crate::robot::Element;

/// All that the models have, in the order of the files.
pub(super) struct Scene<'a> {
    pub(super) graph: Graph<'a>,
    pub(super) links: Vec<Link<'a>>,
    pub(super) joints: Vec<Joint<'a>>,
    /// The names of the models that are in no other.
    pub(super) tops: Vec<String>,
}

pub(super) struct Link<'a> {
    pub(super) element: Element<'a>,
    /// With the names of the models that it is in, but for the outermost.
    pub(super) name: String,
    pub(super) frame: usize,
    /// In [`Scene::tops`].
    pub(super) top: usize,
}

pub(super) struct Joint<'a> {
    pub(super) element: Element<'a>,
    /// Whether its model stays where it is, so that nothing moves there.
    pub(super) is_still: bool,
    /// With the names of the models that it is in, but for the outermost.
    pub(super) name: String,
    pub(super) frame: usize,
    pub(super) scope: usize,
}
