//! Elements that several sections have.

use crate::report::markup::Markup;

pub(super) fn head(table: &mut Markup, titles: &[&str]) {
    table.element("thead", &[], |head| {
        head.element("tr", &[], |row| {
            titles.iter().for_each(|title| row.leaf("th", &[], title));
        });
    });
}

/// What somebody else wrote: its direction is its own.
pub(super) fn foreign(to: &mut Markup, text: &str) {
    to.leaf("bdi", &[], text);
}
