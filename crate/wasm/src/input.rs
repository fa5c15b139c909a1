//! Events, options and view requests as JavaScript gives them.

use nearpoint_scene::PartId;
use nearpoint_scene::file::Camera;
use nearpoint_view::camera::{Standard, Viewport};
use nearpoint_view::interact::{Button, Modifiers, Pointer, PointerKind};
use nearpoint_view::style::Theme;
use nearpoint_view::viewer::Viewer;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::convert::refuse;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Options {
    pub theme: String,
    pub width: f64,
    pub height: f64,
    pub dpr: f64,
    pub antialias: bool,
    pub glide: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            theme: "light".to_owned(),
            width: 300.0,
            height: 150.0,
            dpr: 1.0,
            antialias: true,
            glide: true,
        }
    }
}

/// Sizes that are no numbers make an empty canvas.
pub(crate) fn viewport(width: f64, height: f64, dpr: f64) -> Viewport {
    let size = |css: f64| if css.is_finite() { css.max(0.0) } else { 0.0 };
    let device_pixels = if dpr.is_finite() && dpr > 0.0 {
        dpr
    } else {
        1.0
    };
    Viewport {
        width: size(width),
        height: size(height),
        device_pixels,
    }
}

pub(crate) fn theme_of(name: &str) -> Result<Theme, JsValue> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => Err(refuse(format!("“{name}” is no theme: light or dark."))),
    }
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Kind {
    Down,
    Move,
    Up,
    Cancel,
    Leave,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PointerEvent {
    kind: Kind,
    id: i32,
    x: f64,
    y: f64,
    button: i32,
    shift: bool,
    ctrl: bool,
    alt: bool,
    pointer_type: String,
}

impl From<PointerEvent> for Pointer {
    fn from(event: PointerEvent) -> Self {
        Pointer {
            kind: match event.kind {
                Kind::Down => PointerKind::Down,
                Kind::Move => PointerKind::Move,
                Kind::Up => PointerKind::Up,
                Kind::Cancel => PointerKind::Cancel,
                Kind::Leave => PointerKind::Leave,
            },
            id: event.id,
            x: event.x,
            y: event.y,
            button: match event.button {
                0 => Button::Left,
                1 => Button::Middle,
                2 => Button::Right,
                _ => Button::Other,
            },
            touch: event.pointer_type == "touch",
            modifiers: Modifiers {
                shift: event.shift,
                ctrl: event.ctrl,
                alt: event.alt,
            },
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WheelEvent {
    pub x: f64,
    pub y: f64,
    delta_y: f64,
    pub ctrl: bool,
    #[serde(default)]
    pub alt: bool,
}

impl WheelEvent {
    /// A pinch on a touchpad comes as small wheel steps with Ctrl.
    pub fn delta(&self) -> f64 {
        const PINCH: f64 = 8.0;
        if self.ctrl && self.delta_y.abs() < 40.0 {
            self.delta_y * PINCH
        } else {
            self.delta_y
        }
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct KeyEvent {
    kind: Kind,
    pub key: String,
    shift: bool,
    ctrl: bool,
    alt: bool,
}

impl KeyEvent {
    pub fn is_down(&self) -> bool {
        matches!(self.kind, Kind::Down)
    }

    pub fn modifiers(&self) -> Modifiers {
        Modifiers {
            shift: self.shift,
            ctrl: self.ctrl,
            alt: self.alt,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Fit {
    All(bool),
    Parts(Vec<PartId>),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct View {
    fit: Option<Fit>,
    standard: Option<String>,
    pair: Option<[PartId; 2]>,
    camera: Option<Camera>,
}

impl View {
    pub fn apply(self, viewer: &mut Viewer) -> Result<(), JsValue> {
        if let Some(name) = self.standard {
            viewer.look(standard(&name)?);
        }
        match self.fit {
            Some(Fit::All(true)) => viewer.fit(None),
            Some(Fit::Parts(parts)) => viewer.fit(Some(&parts)),
            Some(Fit::All(false)) | None => {}
        }
        if let Some([a, b]) = self.pair {
            viewer.fly_to(a, b);
        }
        if self
            .camera
            .is_some_and(|camera| !viewer.set_camera(&camera))
        {
            return Err(refuse(
                "These numbers make no view: eye and target must differ, and all be finite.",
            ));
        }
        Ok(())
    }
}

pub(crate) fn standard(name: &str) -> Result<Standard, JsValue> {
    Ok(match name {
        "front" => Standard::Front,
        "back" => Standard::Back,
        "left" => Standard::Left,
        "right" => Standard::Right,
        "top" => Standard::Top,
        "bottom" => Standard::Bottom,
        "iso" => Standard::Iso,
        _ => {
            return Err(refuse(format!(
                "“{name}” is no view: front, back, left, right, top, bottom or iso."
            )));
        }
    })
}
