//! What the tests of sheets share.
#![allow(dead_code)]

use nearpoint_sheet::Sheet;
use nearpoint_sheet::made::Made;

pub fn sheet_of(made: Made) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.apply(made.open()).expect("a made sheet opens");
    // Opening is no part of what is tested.
    sheet
}
