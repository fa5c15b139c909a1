//! A camera that glides to where it is, and parts that come apart with it. When the view jumps, the picture takes a moment
//! for it. Only the picture: the camera, picking and what is told are there at once, and a hand on the picture stops it
//! where it is seen.

use crate::camera::Camera;

/// Milliseconds.
const DURATION: f64 = 300.0;
/// Where a picture takes longer, milliseconds, there would be too few of them on the way: the view jumps.
const SLOW: f64 = 50.0;

/// From where the picture is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    /// With the canvas that it had.
    pub camera: Camera,
    /// How far parts are apart, 0…1.
    pub apart: f64,
}

/// The way to where the view is, while it takes one.
#[derive(Debug, Default)]
pub struct Flight {
    enabled: bool,
    /// From where, and since when: from the first picture on, milliseconds.
    course: Option<(Place, Option<f64>)>,
    drawn: Option<Place>,
}

impl Flight {
    /// Off: the view is where it is at once.
    pub fn set_enabled(&mut self, enabled: bool) {
        self.enabled = enabled;
        self.stop();
    }

    /// Whether the view takes a way at all.
    pub fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// The view was there, and is elsewhere now.
    #[inline(never)]
    pub fn begin(&mut self, from: Place) {
        if self.enabled {
            self.drawn = Some(from.clone());
            self.course = Some((from, None));
        }
    }

    /// The view is where it is.
    pub fn stop(&mut self) {
        self.course = None;
        self.drawn = None;
    }

    /// Pictures take so many milliseconds.
    pub fn pace(&mut self, took: f64) {
        if took > SLOW {
            self.stop();
        }
    }

    /// Whether the next picture differs, even if nothing else happens.
    pub fn is_going(&self) -> bool {
        self.course.is_some()
    }

    /// From where the last picture was seen, if that was on the way.
    pub fn drawn(&self) -> Option<&Place> {
        self.drawn.as_ref()
    }

    /// Goes on to where the view is at this time, milliseconds; asked once for each picture.
    // Never inlined: loaded with the first hand on the picture, by this name.
    #[inline(never)]
    pub fn go_on(&mut self, camera: &Camera, apart: f64, now: f64) {
        let Some((from, since)) = &mut self.course else {
            return;
        };
        // A clock that was set back does not stop it.
        let gone = (now - *since.get_or_insert(now)).abs() / DURATION;
        if gone >= 1.0 {
            return self.stop();
        }
        let share = gone * gone * (3.0 - 2.0 * gone);
        self.drawn = Some(Place {
            camera: from.camera.towards(camera, share),
            apart: from.apart + (apart - from.apart) * share,
        });
    }
}

#[cfg(test)]
mod tests;
