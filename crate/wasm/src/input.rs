//! Declares the options and view requests that JavaScript passes.

use nearpoint_geometry::Vector;
use nearpoint_message::message;
use nearpoint_scene::PartId;
use nearpoint_scene::file::Camera;
use nearpoint_view::camera::{Projection, StandardView, Viewport};
use nearpoint_view::style::Theme;
use nearpoint_view::viewer::Viewer;
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;

/// The options of a new session.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", default)]
pub struct SessionOptions {
    pub theme: Theme,
    /// The size of the canvas, in CSS pixels.
    pub width: f64,
    pub height: f64,
    /// The number of device pixels in a CSS pixel.
    pub dpr: f64,
    /// True to smooth edges, the default. False saves work on software GL.
    pub antialias: bool,
    /// True, the default, if parts glide when snapping engages or releases, and the view glides where it jumps. Pass
    /// false if the user prefers reduced motion.
    pub glide: bool,
    /// True, the default, if the scene's axes are drawn in a corner. Pass false if the page shows the directions itself.
    pub axes: bool,
}

impl Default for SessionOptions {
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            width: 300.0,
            height: 150.0,
            dpr: 1.0,
            antialias: true,
            glide: true,
            axes: true,
        }
    }
}

/// Makes a viewport of a width and a height in CSS pixels, and the device pixels in each. Sizes that are not finite
/// make an empty canvas.
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

/// All visible parts, or some.
#[derive(Debug, Deserialize, Tsify)]
#[serde(untagged)]
#[tsify(type = "true | PartId[]")]
enum Fit {
    All(bool),
    Parts(Vec<PartId>),
}

/// The view that a program requests: exactly one of these fields.
#[derive(Debug, Deserialize, Tsify)]
#[serde(deny_unknown_fields)]
pub struct ViewRequest {
    #[tsify(optional)]
    fit: Option<Fit>,
    #[tsify(optional, type = "StandardView")]
    standard: Option<StandardView>,
    /// Flies to the contact of two parts.
    #[tsify(optional)]
    pair: Option<[PartId; 2]>,
    #[tsify(optional, type = "CameraState")]
    camera: Option<Camera>,
    /// The direction from the camera's target to the eye. The target and the distance stay.
    #[tsify(optional)]
    direction: Option<[f64; 3]>,
    /// True for an orthographic projection, false for a perspective one.
    #[tsify(optional)]
    orthographic: Option<bool>,
}

impl ViewRequest {
    /// Sets the requested view. It glides there, except to a stored camera.
    pub fn apply(self, viewer: &mut Viewer) -> Result<(), JsValue> {
        let from = self.camera.is_none().then(|| viewer.view_state());
        if let Some(standard) = self.standard {
            viewer.look_from(standard);
        }
        match self.fit {
            Some(Fit::All(true)) => viewer.fit(None),
            Some(Fit::Parts(parts)) => viewer.fit(Some(&parts)),
            Some(Fit::All(false)) | None => {}
        }
        if let Some([a, b]) = self.pair {
            viewer.fly_to(a, b);
        }
        if let Some(orthographic) = self.orthographic {
            viewer.set_projection(Projection::orthographic(orthographic));
        }
        let is_turned = (self.direction)
            .is_none_or(|direction| viewer.look_from_direction(Vector::from(direction)));
        if !is_turned
            || self
                .camera
                .is_some_and(|camera| !viewer.set_camera(&camera))
        {
            return Err(js_error(message!("input-numbers-make-no")));
        }
        if let Some(from) = from {
            viewer.fly_from(from);
        }
        Ok(())
    }
}

/// A view of everything: from the present direction, or from a standard one.
#[derive(Debug, Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(type = "\"fit\" | StandardView")]
pub enum LookRequest {
    Fit,
    #[serde(untagged)]
    From(StandardView),
}
