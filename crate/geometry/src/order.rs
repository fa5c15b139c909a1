//! The lesser and the greater of two numbers, in one instruction each: the library's mind what is no number, which takes
//! five. Of a number and what is none, the first is told.

#[inline(always)]
pub(crate) fn lesser(x: f64, y: f64) -> f64 {
    if y < x { y } else { x }
}

#[inline(always)]
pub(crate) fn greater(x: f64, y: f64) -> f64 {
    if y > x { y } else { x }
}
