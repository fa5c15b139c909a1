//! The text of an assembly, with those of the files that it names.

use super::external;
use crate::dropped::Dropped;
use crate::error::ImportError;
use crate::job::Job;
use std::borrow::Cow;

const OPEN_TOGETHER: &str = "Open them together with it, as a folder or a zip archive";
const EXPORT_WHOLE: &str = "Export the assembly as one file";

/// The text of a file of this number, with the files that it names in their places.
pub(crate) fn text<'a>(
    job: &Job,
    dropped: &Dropped<'a>,
    number: usize,
) -> Result<Cow<'a, [u8]>, ImportError> {
    let bytes = dropped.files()[number].bytes;
    let mut find = |file: usize, name: &str| {
        let found = dropped.find(file, name).ok()?.number;
        Some((found, dropped.files()[found].bytes))
    };
    let joined = external::whole(number, bytes, &mut find);
    let bad = |problem: String| job.bad_file(problem, EXPORT_WHOLE);
    let joined = joined.map_err(|lost| match lost {
        external::Lost::Files(names) => without(job, &names),
        external::Lost::Empty(name) => bad(format!(
            "there is no product with a shape in “{name}”, which it names"
        )),
        external::Lost::Loop(name) => bad(format!("“{name}”, which it names, names itself")),
        external::Lost::TooLong => {
            bad("together with the files that it names it is too long".to_owned())
        }
    })?;
    Ok(joined.map_or(Cow::Borrowed(bytes), Cow::Owned))
}

/// The files of these names are needed, and are not there.
pub(crate) fn without(job: &Job, names: &[String]) -> ImportError {
    let (count, names) = (names.len(), names.join(", "));
    let problem = format!("files that it needs are not there ({count}): {names}");
    job.bad_file(problem, OPEN_TOGETHER)
}
