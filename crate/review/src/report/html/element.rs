//! Writes elements that several sections share.

use crate::report::markup::Markup;

pub(super) fn table_header(table: &mut Markup, titles: &[&str]) {
    table.element("thead", &[], |head| {
        head.element("tr", &[], |row| {
            titles.iter().for_each(|title| row.leaf("th", &[], title));
        });
    });
}

/// Writes text by other people, whose writing direction is independent of the page.
pub(super) fn isolated_text(to: &mut Markup, text: &str) {
    to.leaf("bdi", &[], text);
}
