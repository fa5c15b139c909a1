//! Stores the links and joints of a file's models, and their frames.

use super::graph::Graph;
use crate::robot::Element;

/// The content of all models, in the order of the files.
pub(super) struct Scene<'a> {
    pub(super) graph: Graph<'a>,
    pub(super) links: Vec<Link<'a>>,
    pub(super) joints: Vec<Joint<'a>>,
    /// The names of the outermost models.
    pub(super) root_models: Vec<String>,
}

pub(super) struct Link<'a> {
    pub(super) element: Element<'a>,
    /// The name with those of the models that contain it, except the outermost.
    pub(super) name: String,
    pub(super) frame: usize,
    /// The outermost model, as an index into [`Scene::root_models`].
    pub(super) root: usize,
}

pub(super) struct Joint<'a> {
    pub(super) element: Element<'a>,
    /// True if its model is static, so that it does not move.
    pub(super) is_static: bool,
    /// The name with those of the models that contain it, except the outermost.
    pub(super) name: String,
    pub(super) frame: usize,
    pub(super) scope: usize,
}
