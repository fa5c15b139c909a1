//! Stores the definitions of a model before its bodies are read.

use super::asset::Assets;
use super::class::Classes;
use super::compiler::Compiler;
use super::tree::Tree;

/// The elements of a model, and the definitions that bodies refer to.
pub(super) struct Model<'t> {
    pub(super) tree: &'t Tree<'t>,
    pub(super) compiler: Compiler<'t>,
    pub(super) classes: Classes<'t>,
    pub(super) assets: Assets<'t>,
}
