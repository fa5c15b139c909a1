//! Checks that each file begins with a line about its single subject; in `mod.rs` or `lib.rs` about the folder's.

use super::finding::Finding;
use super::source::Source;

pub fn check(source: &Source) -> Vec<Finding> {
    let has_head = !source.is_rust() || source.text.starts_with("//! ");
    let message = "the first line says what the file is about, after `//!`";
    (!has_head)
        .then(|| source.error(1, message))
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_opens_with_what_it_is_about() {
        let found = |path: &str, text: &str| check(&Source::new(path, text)).len();
        assert_eq!(found("crate/a/src/b.rs", "//! Boxes.\n\nuse c::d;\n"), 0);
        assert_eq!(found("crate/a/src/b.rs", "use c::d;\n//! Boxes.\n"), 1);
        assert_eq!(found("web/src/b.ts", "import \"c\";\n"), 0);
    }
}
