//! Defines the user's input on a canvas: pointers, wheels and keys. Positions are CSS pixels from the canvas's top left
//! corner; y goes down.

use serde::Deserialize;

/// The modifier keys that are down with a pointer or another key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Modifiers {
    /// The Shift key.
    pub shift: bool,
    /// The Ctrl key, or the Mac's command key.
    pub ctrl: bool,
    /// The Alt or option key.
    pub alt: bool,
}

impl Modifiers {
    /// Returns whether a drag moves the view, even if it starts on a part.
    pub fn moves_view(self) -> bool {
        self.alt || self.shift
    }
}

/// The kind of a pointer event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PointerKind {
    /// A button was pressed, or a finger touched.
    Down,
    /// The pointer moved.
    Move,
    /// The button was released, or the finger was lifted.
    Up,
    /// The browser took the pointer away: no more events follow.
    Cancel,
    /// The pointer left the canvas.
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
    /// Any other button, or none.
    Other,
}

/// An event of a mouse, a pen or a finger.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Pointer {
    /// The kind of the event.
    pub kind: PointerKind,
    /// The browser's `pointerId`.
    pub id: i32,
    /// The CSS pixels to the right.
    pub x: f64,
    /// The CSS pixels downwards.
    pub y: f64,
    /// The button that was pressed or released.
    pub button: Button,
    /// True if it is a finger.
    pub touch: bool,
    /// The modifier keys that are down.
    pub modifiers: Modifiers,
}

/// A turn of the wheel.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Wheel {
    /// The CSS pixels to the right.
    pub x: f64,
    /// The CSS pixels downwards.
    pub y: f64,
    /// The CSS pixels towards the user; a line is 16 and a page 400.
    pub delta: f64,
    /// The modifier keys that are down.
    pub modifiers: Modifiers,
}

impl Wheel {
    /// Returns the wheel's turn as the amount of a zoom. A pinch on a touchpad comes as small wheel steps with Ctrl,
    /// which are scaled up.
    pub fn zoom(&self) -> f64 {
        const PINCH: f64 = 8.0;
        if self.modifiers.ctrl && self.delta.abs() < 40.0 {
            self.delta * PINCH
        } else {
            self.delta
        }
    }
}

/// A key that was pressed or released.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Key {
    /// True if the key was pressed.
    pub down: bool,
    /// The value of `KeyboardEvent.key`.
    pub key: String,
    /// The modifier keys that are down with it.
    pub modifiers: Modifiers,
}

impl Key {
    /// Makes the event of a key that was pressed without modifier keys.
    pub fn down(key: &str) -> Self {
        Self {
            down: true,
            key: key.to_owned(),
            modifiers: Modifiers::default(),
        }
    }
}
