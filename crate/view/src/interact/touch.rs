//! Fingers on the canvas.

/// Where each finger is, in the order in which they came.
#[derive(Debug, Default)]
pub(crate) struct Fingers(Vec<(i32, (f64, f64))>);

impl Fingers {
    pub fn put(&mut self, id: i32, at: (f64, f64)) {
        match self.0.iter_mut().find(|(finger, _)| *finger == id) {
            Some(finger) => finger.1 = at,
            None => self.0.push((id, at)),
        }
    }

    pub fn lift(&mut self, id: i32) {
        self.0.retain(|(finger, _)| *finger != id);
    }

    /// The first two fingers, when there are two.
    pub fn pair(&self) -> Option<[(f64, f64); 2]> {
        match self.0.as_slice() {
            [(_, first), (_, second), ..] => Some([*first, *second]),
            _ => None,
        }
    }
}

/// The middle of two fingers and how far apart they are.
pub(crate) fn middle_and_spread([a, b]: [(f64, f64); 2]) -> ((f64, f64), f64) {
    (
        ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0),
        (a.0 - b.0).hypot(a.1 - b.1),
    )
}
