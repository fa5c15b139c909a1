//! Checks the beginning and the end of an IFC file: it distinguishes IFC from STEP, which has the same syntax, and
//! detects truncated files.

use nearpoint_message::{Message, message};

/// The number of bytes within which a header names its schema, even after comments.
const HEAD: usize = 1 << 16;
/// The number of bytes from the end within which the last line is, even if more follows.
const TAIL: usize = 1 << 10;

const FIRST: &[u8] = b"ISO-10303-21";
const LAST: &[u8] = b"END-ISO-10303-21";

/// The beginnings of supported schema names; a release number follows.
const SCHEMAS: [&[u8]; 2] = [b"IFC2X3", b"IFC4"];

/// Returns whether a file is in the syntax of STEP with a schema of IFC; if the header names no schema, `by_name`
/// decides.
pub(crate) fn is_ifc(bytes: &[u8], by_name: bool) -> bool {
    let by_schema = |schema| starts_with(schema, b"IFC");
    begins(bytes) && schema(bytes).map_or(by_name, by_schema)
}

/// Refuses a truncated file or an unsupported schema; the error has the problem and the advice.
pub(super) fn check(bytes: &[u8]) -> Result<(), (Message, Message)> {
    const AGAIN: Message = message!("ifc-export-again-ifc4");
    if !begins(bytes) {
        let problem = message!("ifc-does-not-begin");
        return Err((problem.to_owned(), AGAIN));
    }
    if find(&bytes[bytes.len().saturating_sub(TAIL)..], LAST).is_none() {
        let problem = message!("ifc-cut-short-last");
        return Err((problem.to_owned(), AGAIN));
    }
    let schema = schema(bytes).ok_or_else(|| (message!("ifc-header-names-no"), AGAIN))?;
    if !SCHEMAS.iter().any(|known| starts_with(schema, known)) {
        let named = String::from_utf8_lossy(schema);
        let problem = message!("ifc-schema-only-ifc2x3", named);
        return Err((problem, message!("ifc-export-again-ifc4-ifc2x3")));
    }
    Ok(())
}

fn begins(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    bytes.trim_ascii_start().starts_with(FIRST)
}

/// Returns the first schema that the header names.
fn schema(bytes: &[u8]) -> Option<&[u8]> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let after = &head[find(head, b"FILE_SCHEMA")?..];
    let named = &after[find(after, b"'")? + 1..];
    Some(&named[..find(named, b"'")?])
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

fn starts_with(text: &[u8], start: &[u8]) -> bool {
    text.get(..start.len())
        .is_some_and(|head| head.eq_ignore_ascii_case(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(schema: &str) -> Vec<u8> {
        format!("\n{}\nHEADER;\n/* 'x' */ FILE_SCHEMA (('{schema}'));\nENDSEC;\nDATA;\nENDSEC;\n{};\n\0", "ISO-10303-21;", "END-ISO-10303-21").into_bytes()
    }

    #[test]
    fn a_whole_file_of_a_known_schema_is_read() {
        for schema in ["IFC2X3", "IFC4", "ifc4", "IFC4X3_ADD2", "IFC2X3_TC1"] {
            assert_eq!(check(&file(schema)), Ok(()), "{schema}");
            assert!(is_ifc(&file(schema), false), "{schema}");
        }
    }

    #[test]
    fn other_schemas_are_named_and_step_is_not_ifc() {
        let (problem, _) = check(&file("IFC2X2_FINAL")).unwrap_err();
        assert!(problem.to_string().contains("“IFC2X2_FINAL”"), "{problem}");
        assert!(is_ifc(&file("IFC2X2_FINAL"), false));
        assert!(!is_ifc(
            &file("AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }"),
            true
        ));
        assert!(!is_ifc(b"FILE_SCHEMA(('IFC4'))", true));
    }

    #[test]
    fn truncated_file_is_refused() {
        let whole = file("IFC4");
        let end = find(&whole, LAST).unwrap() + LAST.len();
        for length in 0..end {
            assert!(check(&whole[..length]).is_err(), "cut at {length}");
        }
        assert_eq!(check(&whole[..end]), Ok(()));
    }
}
