//! Recognises gestures of pointers on a canvas: a press, a tap, a drag, a pinch. It is independent of the content under
//! them; each stage decides the effect of an intent.

#[cfg(test)]
mod tests;

use crate::input::{Pointer, PointerKind};

/// A position or a displacement on the canvas, in CSS pixels.
pub type Pixels = (f64, f64);

/// The distance below which a press is a tap, in CSS pixels.
const MAX_TAP_DISTANCE: f64 = 4.0;

/// The meaning of a pointer event.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// A pointer moved without being pressed.
    Hover {
        /// The displacement.
        by: Pixels,
    },
    /// A pointer left the canvas.
    Leave,
    /// A pointer was pressed while no other was.
    Press,
    /// The pressed pointer moved, since it was pressed or since its last event.
    Drag {
        /// The displacement.
        by: Pixels,
    },
    /// The pointer was lifted about where it was pressed.
    Tap,
    /// The pointer was lifted elsewhere, or a finger of two was.
    Drop,
    /// The gesture was cancelled: the system took the pointer away, or another was pressed.
    Cancel,
    /// Two fingers moved. The first such intent has no movement, and ends the gesture of the first finger.
    Pinch {
        /// The earlier positions of the fingers.
        from: [Pixels; 2],
        /// The present positions of the fingers.
        to: [Pixels; 2],
    },
}

/// The pointers that are pressed, and the gesture that they perform.
#[derive(Debug, Default)]
pub struct Gestures {
    state: State,
    /// The position of each finger, in the order in which they touched.
    fingers: Vec<(i32, Pixels)>,
    cursor: Option<Pixels>,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    Pressed(Press),
    Pinch([Pixels; 2]),
}

#[derive(Debug, Default)]
struct Press {
    id: i32,
    from: Pixels,
    last: Pixels,
    /// True if the pointer moved too far for a tap.
    has_moved: bool,
    /// True if the press drags from the first pixel on.
    grabbed: bool,
}

impl Gestures {
    /// Returns the meaning of a pointer event; none if it has none during the present gesture.
    pub fn pointer(&mut self, pointer: &Pointer) -> Option<Intent> {
        let at = (pointer.x, pointer.y);
        match pointer.kind {
            PointerKind::Down => {
                self.store(pointer, at);
                Some(self.down(pointer, at))
            }
            PointerKind::Move => {
                let before = self.store(pointer, at);
                self.moved(pointer.id, before, at)
            }
            PointerKind::Up => self.up(pointer.id),
            PointerKind::Cancel => self.cancel(pointer.id),
            PointerKind::Leave => Some(Intent::Leave),
        }
    }

    /// Returns the last position of a pointer, in CSS pixels, from which a key may start a motion.
    pub fn cursor(&self) -> Option<Pixels> {
        self.cursor
    }

    /// Returns whether no pointer is pressed.
    pub fn is_idle(&self) -> bool {
        matches!(self.state, State::Idle)
    }

    /// Returns whether the pointer with this id is the pressed one.
    pub fn is_pressed_by(&self, pointer: i32) -> bool {
        matches!(&self.state, State::Pressed(press) if press.id == pointer)
    }

    /// Makes the pressed pointer drag from the first pixel on, without the tolerance of a tap.
    pub fn grab(&mut self) {
        if let State::Pressed(press) = &mut self.state {
            press.grabbed = true;
        }
    }

    /// Ends the gesture of all pressed pointers.
    pub fn release(&mut self) {
        self.state = State::Idle;
        self.fingers.clear();
    }

    /// Stores a pointer's position, and returns its previous one.
    fn store(&mut self, pointer: &Pointer, at: Pixels) -> Pixels {
        if pointer.touch {
            let mut fingers = self.fingers.iter_mut();
            match fingers.find(|(finger, _)| *finger == pointer.id) {
                Some(finger) => finger.1 = at,
                None => self.fingers.push((pointer.id, at)),
            }
        }
        self.cursor.replace(at).unwrap_or(at)
    }

    /// Returns the first two fingers, when there are two.
    fn pair(&self) -> Option<[Pixels; 2]> {
        match self.fingers[..] {
            [(_, first), (_, second), ..] => Some([first, second]),
            _ => None,
        }
    }

    fn down(&mut self, pointer: &Pointer, at: Pixels) -> Intent {
        if let Some(pair) = self.pair().filter(|_| pointer.touch) {
            self.state = State::Pinch(pair);
            let [from, to] = [pair; 2];
            return Intent::Pinch { from, to };
        }
        if !self.is_idle() {
            self.state = State::Idle;
            return Intent::Cancel;
        }
        let (id, from, last) = (pointer.id, at, at);
        self.state = State::Pressed(Press {
            id,
            from,
            last,
            ..Press::default()
        });
        Intent::Press
    }

    fn moved(&mut self, pointer: i32, before: Pixels, at: Pixels) -> Option<Intent> {
        let pair = self.pair();
        match &mut self.state {
            State::Idle => {
                let by = difference(before, at);
                Some(Intent::Hover { by })
            }
            State::Pressed(press) if press.id != pointer => None,
            State::Pressed(press) => {
                let (right, down) = difference(press.from, at);
                press.has_moved |= right.hypot(down) >= MAX_TAP_DISTANCE;
                if !(press.has_moved || press.grabbed) {
                    return None;
                }
                let by = difference(std::mem::replace(&mut press.last, at), at);
                Some(Intent::Drag { by })
            }
            State::Pinch(last) => {
                let to = pair?;
                let from = std::mem::replace(last, to);
                Some(Intent::Pinch { from, to })
            }
        }
    }

    fn lift(&mut self, pointer: i32) {
        self.fingers.retain(|(finger, _)| *finger != pointer);
    }

    fn up(&mut self, pointer: i32) -> Option<Intent> {
        self.lift(pointer);
        let intent = match &self.state {
            State::Pressed(press) if press.id != pointer => return None,
            State::Pressed(press) if !press.has_moved => Intent::Tap,
            // One finger of two is left: it does nothing until it is lifted, too.
            State::Pressed(_) | State::Pinch(_) => Intent::Drop,
            State::Idle => return None,
        };
        self.state = State::Idle;
        Some(intent)
    }

    fn cancel(&mut self, pointer: i32) -> Option<Intent> {
        self.lift(pointer);
        if matches!(&self.state, State::Pressed(press) if press.id != pointer) {
            return None;
        }
        self.state = State::Idle;
        Some(Intent::Cancel)
    }
}

fn difference(from: Pixels, to: Pixels) -> Pixels {
    (to.0 - from.0, to.1 - from.1)
}
