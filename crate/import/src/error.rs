//! Why nothing was imported, as a sentence that a user can act on.

/// Why the files were not imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ImportError {
    /// The progress callback broke off.
    #[error("The import was cancelled.")]
    Cancelled,
    /// A file cannot be read, or there is nothing in it.
    #[error("{}{problem}. {remedy}.", where_in(.file, .place.as_deref()))]
    Bad {
        /// The file's path; empty if there is no file at all.
        file: String,
        /// Where in the file: a line, a byte, a triangle, a place in the JSON. None if it is the file as a whole.
        place: Option<String>,
        /// What is wrong and what was expected, without a full stop.
        problem: String,
        /// What the user can do, without a full stop.
        remedy: String,
    },
    /// The memory for the file's content cannot be had.
    #[error(
        "{file}: its content needs {} of memory, and at most {} can be had. Reduce the mesh, or load fewer parts at once.",
        size(*.needed), size(*.limit)
    )]
    OutOfMemory {
        /// The file's path.
        file: String,
        /// How many bytes its content needs at least.
        needed: u64,
        /// How many may be used.
        limit: u64,
    },
}

/// What stands before a sentence about a place in a file.
fn where_in(file: &str, place: Option<&str>) -> String {
    let known = [file, place.unwrap_or_default()].into_iter();
    known
        .filter(|word| !word.is_empty())
        .map(|word| format!("{word}: "))
        .collect()
}

/// A number of bytes as one reads it.
pub(crate) fn size(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["bytes", "kB", "MB", "GB"];
    let mut value = bytes as f64;
    let mut unit = 0;
    while value >= 1000.0 && unit + 1 < UNITS.len() {
        value /= 1000.0;
        unit += 1;
    }
    if unit == 0 {
        format!("{bytes} bytes")
    } else {
        format!("{value:.1} {}", UNITS[unit])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_file_reads_as_a_sentence() {
        let error = ImportError::Bad {
            file: "bolt.stl".into(),
            place: Some("line 3".into()),
            problem: "a vertex has 2 coordinates instead of 3".into(),
            remedy: "Export the file again".into(),
        };
        assert_eq!(
            error.to_string(),
            "bolt.stl: line 3: a vertex has 2 coordinates instead of 3. Export the file again."
        );
    }

    #[test]
    fn sizes_are_readable() {
        assert_eq!(size(999), "999 bytes");
        assert_eq!(size(50_000_000_084), "50.0 GB");
        assert_eq!(size(1_234_000), "1.2 MB");
    }
}
