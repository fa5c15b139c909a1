//! Animates jumps of the camera, and explosions with them. Only the picture is animated: the camera, picking and
//! reports change at once. An input on the picture stops the animation at the view in the picture.

use crate::camera::Camera;

/// The duration of a flight, in milliseconds.
const DURATION: f64 = 300.0;
/// The duration of a picture, in milliseconds, above which the view jumps: a flight would have too few pictures.
const SLOW_FRAME: f64 = 50.0;

/// A camera and the fraction of an explosion.
#[derive(Debug, Clone, PartialEq)]
pub struct ViewState {
    /// The camera, with its canvas.
    pub camera: Camera,
    /// The fraction of the explosion, 0…1.
    pub explosion: f64,
}

/// The animation from an earlier view to the present one.
#[derive(Debug, Default)]
pub struct Flight {
    enabled: bool,
    /// The earlier view, and the time of the first picture in milliseconds.
    active: Option<(ViewState, Option<f64>)>,
    drawn: Option<ViewState>,
}

impl Flight {
    /// Switches the animation on or off. If it is off, the view jumps.
    pub fn set_enabled(&mut self, enabled: bool) {
        self.enabled = enabled;
        self.stop();
    }

    /// Returns whether the view is animated at all.
    pub fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Begins a flight from an earlier view to the present one.
    #[inline(never)]
    pub fn begin(&mut self, from: ViewState) {
        if self.enabled {
            self.drawn = Some(from.clone());
            self.active = Some((from, None));
        }
    }

    /// Ends the flight at the present view.
    pub fn stop(&mut self) {
        self.active = None;
        self.drawn = None;
    }

    /// Ends the flight if pictures take too long; the argument is the last picture's duration in milliseconds.
    pub fn report_frame_time(&mut self, took: f64) {
        if took > SLOW_FRAME {
            self.stop();
        }
    }

    /// Returns whether the next picture differs, even if nothing else happens.
    pub fn is_running(&self) -> bool {
        self.active.is_some()
    }

    /// Returns the view of the last picture, if it was part of a flight.
    pub fn drawn(&self) -> Option<&ViewState> {
        self.drawn.as_ref()
    }

    /// Advances the flight to this time, in milliseconds. Called once for each picture.
    // Not inlined: the WebAssembly split finds it by name, and loads it with the first gesture.
    #[inline(never)]
    pub fn advance(&mut self, camera: &Camera, explosion: f64, now: f64) {
        let Some((from, since)) = &mut self.active else {
            return;
        };
        // The absolute value lets the flight end although the clock was set back.
        let elapsed = (now - *since.get_or_insert(now)).abs() / DURATION;
        if elapsed >= 1.0 {
            return self.stop();
        }
        let fraction = elapsed * elapsed * (3.0 - 2.0 * elapsed);
        self.drawn = Some(ViewState {
            camera: from.camera.towards(camera, fraction),
            explosion: from.explosion + (explosion - from.explosion) * fraction,
        });
    }
}

#[cfg(test)]
mod tests;
