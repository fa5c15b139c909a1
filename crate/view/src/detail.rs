//! Chooses how much of a large scene is drawn while it moves: as much as is fast enough. A still scene is drawn in
//! full.

/// The level of detail: which small parts and edges a picture leaves out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DetailLevel {
    /// The size below which a part is left out, CSS pixels across.
    pub min_part_size: f64,
    /// The size of a part below which its edges are left out, in CSS pixels.
    pub min_edges_size: f64,
}

impl DetailLevel {
    /// The level with all parts. Parts of a few pixels have no edges, because the edges would cover them.
    pub const FULL: Self = Self {
        min_part_size: 0.0,
        min_edges_size: 5.0,
    };

    /// All levels; each leaves out more than the one before.
    const ALL: [Self; 5] = [
        Self::FULL,
        Self {
            min_part_size: 2.0,
            min_edges_size: 24.0,
        },
        Self {
            min_part_size: 4.0,
            min_edges_size: 96.0,
        },
        Self {
            min_part_size: 8.0,
            min_edges_size: f64::INFINITY,
        },
        Self {
            min_part_size: 16.0,
            min_edges_size: f64::INFINITY,
        },
    ];
}

/// The duration in milliseconds above which a picture is too slow. Below `FAST_FRAME`, more detail fits.
const SLOW_FRAME: f64 = 80.0;
const FAST_FRAME: f64 = 30.0;
/// The duration in milliseconds above which the coarsest level is used.
const COARSE_FRAME: f64 = 400.0;
/// The milliseconds without a change after which a scene counts as still.
const REST_DELAY: f64 = 200.0;

/// Chooses the level of detail, so that pictures of a large scene are drawn fast enough.
#[derive(Debug, Clone, Copy, Default)]
pub struct DetailController {
    /// The index of the level that is expected to be fast enough.
    level: usize,
    /// The time of the last change, if that picture left something out.
    coarse: Option<f64>,
}

impl DetailController {
    /// Returns the level of detail to draw now, or none if nothing is to be drawn. `changed` is true if something is
    /// new since the last picture; `took` is that picture's duration in milliseconds.
    pub fn choose(&mut self, now: f64, changed: bool, took: f64) -> Option<DetailLevel> {
        if !changed {
            let still = self.coarse.is_some_and(|since| now - since >= REST_DELAY);
            return still.then(|| {
                self.coarse = None;
                DetailLevel::FULL
            });
        }
        // The last picture may have been a full one after a rest. Then its duration is not that of this level.
        if self.coarse.is_some_and(|since| now - since < REST_DELAY) || self.level == 0 {
            if took > SLOW_FRAME {
                let less = if took > COARSE_FRAME { 2 } else { 1 };
                self.level = (self.level + less).min(DetailLevel::ALL.len() - 1);
            } else if took < FAST_FRAME {
                self.level = self.level.saturating_sub(1);
            }
        }
        self.coarse = (self.level > 0).then_some(now);
        Some(DetailLevel::ALL[self.level])
    }

    /// Resets to full detail: the scene is so small that a slow picture is slow for another reason.
    #[must_use]
    pub fn reset(&mut self) -> DetailLevel {
        *self = Self::default();
        DetailLevel::FULL
    }

    /// Returns whether a full picture is fast enough; `took` is the duration of the last picture, which must have been
    /// full.
    pub fn is_fast(&self, took: f64) -> bool {
        self.coarse.is_none() && took <= SLOW_FRAME
    }

    /// Returns whether a full picture is still due.
    pub fn is_due(&self) -> bool {
        self.coarse.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws pictures every 50 ms for `count` frames; each takes what `cost` returns for its level.
    fn play(
        detail: &mut DetailController,
        from: f64,
        count: u32,
        cost: impl Fn(DetailLevel) -> f64,
    ) -> Vec<DetailLevel> {
        let mut took = 0.0;
        let frame = |i: u32| {
            let level = detail.choose(from + 50.0 * f64::from(i), true, took);
            let level = level.expect("what changed is drawn");
            took = cost(level);
            level
        };
        (0..count).map(frame).collect()
    }

    #[test]
    fn fast_frames_are_drawn_in_full() {
        let mut detail = DetailController::default();
        let levels = play(&mut detail, 0.0, 20, |_| 16.0);
        assert!(levels.iter().all(|level| *level == DetailLevel::FULL));
        assert!(!detail.is_due());
        assert_eq!(detail.choose(5000.0, false, 16.0), None);
    }

    #[test]
    fn slow_frames_omit_detail_until_the_scene_rests() {
        let mut detail = DetailController::default();
        let cost = |level: DetailLevel| {
            if level.min_part_size >= 4.0 {
                50.0
            } else {
                900.0
            }
        };
        let levels = play(&mut detail, 0.0, 20, cost);
        assert_eq!(levels.last(), Some(&DetailLevel::ALL[2]), "{levels:?}");
        assert!(detail.is_due());
        assert_eq!(detail.choose(960.0, false, 50.0), None, "not yet");
        assert_eq!(detail.choose(1300.0, false, 50.0), Some(DetailLevel::FULL));
        assert!(!detail.is_due());
        // The next move is fast from its first picture on, although the full picture was slow.
        let again = detail.choose(4000.0, true, 900.0);
        assert_eq!(again, Some(DetailLevel::ALL[2]));
    }

    #[test]
    fn very_slow_frames_become_coarse_after_two_frames() {
        let mut detail = DetailController::default();
        assert!(detail.is_fast(16.0) && !detail.is_fast(900.0));
        let cost = |level: DetailLevel| {
            if level.min_part_size >= 16.0 {
                50.0
            } else {
                3000.0
            }
        };
        let levels = play(&mut detail, 0.0, 4, cost);
        assert_eq!(levels[2..], [DetailLevel::ALL[4]; 2], "{levels:?}");
        // A fast coarse picture does not imply that the full one is fast.
        assert!(!detail.is_fast(50.0));
    }

    #[test]
    fn a_small_scene_is_drawn_in_full_and_at_once_however_slow_it_was() {
        let mut detail = DetailController::default();
        let chosen = detail.choose(0.0, true, 900.0);
        assert_ne!(chosen, Some(DetailLevel::FULL));
        assert_eq!(detail.reset(), DetailLevel::FULL);
        assert!(!detail.is_due());
    }

    #[test]
    fn detail_returns_when_frames_are_fast() {
        let mut detail = DetailController::default();
        play(&mut detail, 0.0, 10, |_| 500.0);
        let levels = play(&mut detail, 500.0, 10, |_| 5.0);
        assert_eq!(levels.last(), Some(&DetailLevel::FULL), "{levels:?}");
    }
}
