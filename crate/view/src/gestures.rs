//! What pointers on a canvas come to: a press, a tap, a drag, a pinch. Nothing here knows what lies under them; each
//! stage says what an intent means there.

#[cfg(test)]
mod tests;

use crate::input::{Pointer, PointerKind};

/// A place on the canvas, or a way across it, CSS pixels.
pub type Pixels = (f64, f64);

/// A press that goes less far than this is a tap, CSS pixels.
const TAP: f64 = 4.0;

/// What an event of a pointer means.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Intent {
    /// A pointer that is not pressed went so far.
    Hover {
        /// So far.
        by: Pixels,
    },
    /// A pointer is no longer over the canvas.
    Leave,
    /// A pointer was pressed while no other was.
    Press,
    /// The pressed one went so far: since it was pressed, or since it was heard of last.
    Drag {
        /// So far.
        by: Pixels,
    },
    /// It was lifted about where it was pressed.
    Tap,
    /// It was lifted elsewhere, or a finger of two was.
    Drop,
    /// What was going on is given up: the system took the pointer away, or another was pressed.
    Cancel,
    /// Two fingers went from here to there. The first time they did not move: what one of them began is over.
    Pinch {
        /// Where they were.
        from: [Pixels; 2],
        /// Where they are.
        to: [Pixels; 2],
    },
}

/// Which pointers are down, and since when.
#[derive(Debug, Default)]
pub struct Gestures {
    state: State,
    /// Where each finger is, in the order in which they came.
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
    /// It went so far that it is no tap.
    far: bool,
    /// It drags from the first pixel on.
    grabbed: bool,
}

impl Gestures {
    /// None: the event means nothing while others are going on.
    pub fn pointer(&mut self, pointer: &Pointer) -> Option<Intent> {
        let at = (pointer.x, pointer.y);
        match pointer.kind {
            PointerKind::Down => {
                self.put(pointer, at);
                Some(self.down(pointer, at))
            }
            PointerKind::Move => {
                let before = self.put(pointer, at);
                self.moved(pointer.id, before, at)
            }
            PointerKind::Up => self.up(pointer.id),
            PointerKind::Cancel => self.cancel(pointer.id),
            PointerKind::Leave => Some(Intent::Leave),
        }
    }

    /// Where a pointer was heard of last, for keys that begin there.
    pub fn cursor(&self) -> Option<Pixels> {
        self.cursor
    }

    /// No pointer is pressed.
    pub fn is_idle(&self) -> bool {
        matches!(self.state, State::Idle)
    }

    /// Whether this pointer is the pressed one.
    pub fn holds(&self, pointer: i32) -> bool {
        matches!(&self.state, State::Pressed(press) if press.id == pointer)
    }

    /// What is pressed has taken something: each pixel counts, where otherwise a tap may shake.
    pub fn grab(&mut self) {
        if let State::Pressed(press) = &mut self.state {
            press.grabbed = true;
        }
    }

    /// What is down means nothing more.
    pub fn release(&mut self) {
        self.state = State::Idle;
        self.fingers.clear();
    }

    /// Notes where a pointer is, and says where one was before.
    fn put(&mut self, pointer: &Pointer, at: Pixels) -> Pixels {
        if pointer.touch {
            let mut fingers = self.fingers.iter_mut();
            match fingers.find(|(finger, _)| *finger == pointer.id) {
                Some(finger) => finger.1 = at,
                None => self.fingers.push((pointer.id, at)),
            }
        }
        self.cursor.replace(at).unwrap_or(at)
    }

    /// The first two fingers, when there are two.
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
                let by = way(before, at);
                Some(Intent::Hover { by })
            }
            State::Pressed(press) if press.id != pointer => None,
            State::Pressed(press) => {
                let (right, down) = way(press.from, at);
                press.far |= right.hypot(down) >= TAP;
                if !(press.far || press.grabbed) {
                    return None;
                }
                let by = way(std::mem::replace(&mut press.last, at), at);
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
            State::Pressed(press) if !press.far => Intent::Tap,
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

fn way(from: Pixels, to: Pixels) -> Pixels {
    (to.0 - from.0, to.1 - from.1)
}
