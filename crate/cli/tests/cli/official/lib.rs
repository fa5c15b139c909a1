//! Nothing: the manifest beside it names crates whose files are read.
