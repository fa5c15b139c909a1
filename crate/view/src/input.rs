//! What a hand does on a canvas: pointers, wheels and keys. Positions are CSS pixels from the canvas's top left corner;
//! y goes down.

use serde::Deserialize;

/// Keys that are held with a pointer or another key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Modifiers {
    /// The Shift key.
    pub shift: bool,
    /// Also the Mac's command key.
    pub ctrl: bool,
    /// The Alt or option key.
    pub alt: bool,
}

impl Modifiers {
    /// Whether a drag is one of the view, wherever it starts.
    pub fn for_view(self) -> bool {
        self.alt || self.shift
    }
}

/// What a pointer does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PointerKind {
    /// A button goes down, or a finger touches.
    Down,
    /// It is elsewhere.
    Move,
    /// The button goes up, or the finger leaves.
    Up,
    /// The browser takes the pointer away: nothing more comes of it.
    Cancel,
    /// It leaves the canvas.
    Leave,
}

/// A pointer's button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Button {
    /// The first button, or a finger.
    Left,
    /// The wheel, pressed.
    Middle,
    /// The second button.
    Right,
    /// Any other, or none.
    Other,
}

/// A mouse, a pen or a finger.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Pointer {
    /// What happened.
    pub kind: PointerKind,
    /// A browser's `pointerId`.
    pub id: i32,
    /// CSS pixels, to the right.
    pub x: f64,
    /// CSS pixels, downwards.
    pub y: f64,
    /// The button that went down or up.
    pub button: Button,
    /// It is a finger.
    pub touch: bool,
    /// What is held with it.
    pub modifiers: Modifiers,
}

/// A turn of the wheel.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Wheel {
    /// CSS pixels, to the right.
    pub x: f64,
    /// CSS pixels, downwards.
    pub y: f64,
    /// CSS pixels, towards the user; a line is 16 and a page 400.
    pub delta: f64,
    /// What is held with it.
    pub modifiers: Modifiers,
}

impl Wheel {
    /// A pinch on a touchpad comes as small wheel steps with Ctrl.
    pub fn zoom(&self) -> f64 {
        const PINCH: f64 = 8.0;
        if self.modifiers.ctrl && self.delta.abs() < 40.0 {
            self.delta * PINCH
        } else {
            self.delta
        }
    }
}

/// A key that went down, or up.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Key {
    /// Whether it went down.
    pub down: bool,
    /// As `KeyboardEvent.key` has it.
    pub key: String,
    /// What is held with it.
    pub modifiers: Modifiers,
}

impl Key {
    /// One that went down alone.
    pub fn down(key: &str) -> Self {
        Self {
            down: true,
            key: key.to_owned(),
            modifiers: Modifiers::default(),
        }
    }
}
