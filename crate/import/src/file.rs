//! Defines a file as the user provides it.

/// A file that was dropped or opened.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// The path relative to the dropped folder, with `/` between folders; for a single file only its name.
    pub path: &'a str,
    /// The whole content.
    pub bytes: &'a [u8],
}
