//! A file as it comes from the user.

/// A file as it was dropped or opened.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// The path relative to the dropped folder, with `/` between folders; just the name for a single file.
    pub path: &'a str,
    /// All of it.
    pub bytes: &'a [u8],
}
