//! Reads and writes tests and decisions as versioned JSON, described by `public/tests.schema.json` and
//! `public/decisions.schema.json`. Nothing here opens a file. The same review gives the same bytes.

mod decisions;
mod json;
mod test_list;
mod version;

pub use decisions::DecisionsFile;
pub use test_list::TestsFile;
pub use version::VERSION;
