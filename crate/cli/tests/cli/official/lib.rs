//! Contains no code: the manifest beside it names crates whose files are read.
