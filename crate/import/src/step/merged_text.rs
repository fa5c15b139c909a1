//! Provides the text of an assembly, combined with the files that it names.

use super::external;
use crate::dropped_files::DroppedFiles;
use crate::error::{ImportError, Result, invalid_file};
use nearpoint_message::{Message, message};
use std::borrow::Cow;

const OPEN_TOGETHER: Message = message!("step-open-together-folder");
const EXPORT_WHOLE: Message = message!("step-export-assembly-one");

/// Returns the text of the file with this index, with the files that it names inserted.
pub(crate) fn merged_text<'a>(
    dropped_files: &DroppedFiles<'a>,
    number: usize,
) -> Result<Cow<'a, [u8]>> {
    let bytes = dropped_files.files()[number].bytes;
    let mut find = |file: usize, name: &str| {
        let found = dropped_files.find(file, name).ok()?.number;
        Some((found, dropped_files.files()[found].bytes))
    };
    let joined = external::merge_files(number, bytes, &mut find);
    let bad = |problem: Message| invalid_file(problem, EXPORT_WHOLE);
    let joined = joined.map_err(|lost| match lost {
        external::MergeError::Files(names) => missing_files(&names),
        external::MergeError::Empty(name) => bad(message!("step-no-product-shape", name)),
        external::MergeError::Loop(name) => bad(message!("step-names-names-itself", name)),
        external::MergeError::TooLong => bad(message!("step-together-files-names")),
    })?;
    Ok(joined.map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// Makes the error that files of these names are missing.
pub(crate) fn missing_files(names: &[String]) -> ImportError {
    let count = names.len();
    let problem = message!("step-files-needs-not", count, names);
    invalid_file(problem, OPEN_TOGETHER)
}
