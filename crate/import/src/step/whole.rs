//! Returns the text of an assembly, combined with those of the files that it names.

use super::external;
use crate::dropped::Dropped;
use crate::error::{ImportError, Result, bad_file};
use nearpoint_message::{Message, message};
use std::borrow::Cow;

const OPEN_TOGETHER: Message = message!("step-open-together-folder");
const EXPORT_WHOLE: Message = message!("step-export-assembly-one");

/// Returns the text of the file of this number, with the files that it names inserted.
pub(crate) fn text<'a>(dropped: &Dropped<'a>, number: usize) -> Result<Cow<'a, [u8]>> {
    let bytes = dropped.files()[number].bytes;
    let mut find = |file: usize, name: &str| {
        let found = dropped.find(file, name).ok()?.number;
        Some((found, dropped.files()[found].bytes))
    };
    let joined = external::whole(number, bytes, &mut find);
    let bad = |problem: Message| bad_file(problem, EXPORT_WHOLE);
    let joined = joined.map_err(|lost| match lost {
        external::Lost::Files(names) => without(&names),
        external::Lost::Empty(name) => bad(message!("step-no-product-shape", name)),
        external::Lost::Loop(name) => bad(message!("step-names-names-itself", name)),
        external::Lost::TooLong => bad(message!("step-together-files-names")),
    })?;
    Ok(joined.map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// Makes the error that files of these names are needed, but missing.
pub(crate) fn without(names: &[String]) -> ImportError {
    let count = names.len();
    let problem = message!("step-files-needs-not", count, names);
    bad_file(problem, OPEN_TOGETHER)
}
