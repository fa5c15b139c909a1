//! What the simulated hand can do. Every number was fixed before the first task was run with it, and none was changed
//! since to come nearer to the paper's results; what was added since says so and is off unless asked for.
//!
//! Marked *given*: the source states the number. Marked *rounded*: the source shows the law and numbers of that size;
//! the one here is ours. Marked *assumed*: nobody's but ours.

use serde::{Deserialize, Serialize};

use crate::error::ExperimentError;

/// What of a perceived difference a submovement corrects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Corrects {
    /// All of it: the hand as it was fixed beforehand.
    All,
    /// Only the parts of it that can be told from nothing. Added after the first figures were seen: a hand that
    /// corrects everything follows its own noise where a block is held by a face, and turns, unseen, ever farther from
    /// what is shown.
    Told,
}

/// Lengths in millimetres, times in seconds, angles in degrees.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Parameters {
    /// Poses that are shown a second. The paper had 15 to 30 (6.5); 60 is what a page has. *Assumed*.
    pub frames_per_second: f64,
    /// From what is seen to the movement that answers it. *Given*: corrections of the hand's orientation begin about
    /// 200 ms after a perturbation (Fan, He & Helms Tillery 2006); *rounded*: 190 to 260 ms (Keele & Posner 1968).
    pub reaction: f64,
    /// The shortest submovement. *Rounded*: Crossman & Goodeve 1963, Meyer et al. 1988.
    pub shortest: f64,
    /// A translation by d takes `shortest + per_root_mm · √d`. The law: Gan & Hoffmann 1988, Meyer et al. 1988.
    /// *Rounded*: 20 cm in 0.6 s at one's own speed (Flash & Hogan 1985).
    pub per_root_mm: f64,
    /// A turn by θ takes `shortest + per_root_degree · √θ`; both together take the longer of the two, for people turn
    /// while they transport (Wang, MacKenzie, Summers & Booth 1998). *Rounded*: 90° in 0.7 s.
    pub per_root_degree: f64,
    /// The share of a perceived distance or turn that a submovement aims to cover. *Rounded*: people undershoot by some
    /// 5 % and more, for an overshoot costs more to correct (Elliott, Helsen & Chua 2001; Meyer et al. 1988).
    pub covered: f64,
    /// Standard deviation of a submovement's end along its direction: this times its mean speed, seconds. The law:
    /// Schmidt et al. 1979, Meyer et al. 1988; why: Harris & Wolpert 1998. *Rounded*: 12 mm after 20 cm in 0.6 s, 6 %.
    pub spread_along: f64,
    /// The same at right angles to its direction, as a share of that along it. *Rounded*: generally smaller and
    /// constant as an angle (Gordon, Ghilardi & Ghez 1994).
    pub spread_across: f64,
    /// Standard deviation of the orientation about each axis after a translation: this times its mean speed, degrees
    /// for mm/s. *Rounded*: 3° after 20 cm in 0.6 s; the hand's orientation changes unasked while it reaches
    /// (Gosselin-Kessiby, Messier & Kalaska 2008).
    pub turned_along: f64,
    /// Peak acceleration of the physiological tremor, mm/s². *Given*: 0.01 g, the mode of 97 people (Wade, Gresty &
    /// Findley 1982).
    pub tremor: f64,
    /// The band of the tremor, Hz. *Rounded*: 6 to 12 Hz with the peak at 8 to 10 (Lakie et al. 2015; Sutton & Sykes
    /// 1967).
    pub tremor_band: [f64; 2],
    /// From the wrist, about which the tremor turns the block, to the block. *Assumed*: the length of a hand.
    pub lever: f64,
    /// From the eye to the block. *Assumed*: within the arm's reach.
    pub distance: f64,
    /// How far down the eye looks. *Assumed*.
    pub looks_down: f64,
    /// Between the eyes. *Given*: 65 mm (Howard & Rogers 1995).
    pub between_eyes: f64,
    /// Standard deviation of a perceived position across the line of sight, arc minutes. *Given*: normal acuity, 1′.
    pub acuity: f64,
    /// Standard deviation of a perceived disparity, arc minutes. *Given*: typical stereoacuity, 0.5′ (Howard & Rogers
    /// 1995).
    pub stereoacuity: f64,
    /// Standard deviation of a perceived turn about the line of sight. *Given*: 0.35° to 0.57° (Regan 1995).
    pub turn_seen: f64,
    /// The same about the two axes across it: slant. *Rounded*: about 3° from stereo and texture (Knill & Saunders
    /// 2003; Hillis et al. 2004).
    pub slant_seen: f64,
    /// What a large difference adds to these, as a share of it, across the line of sight. *Rounded*: Weber fractions of
    /// separation of about 5 % (Levi, Klein & Yap 1988).
    pub weber: f64,
    /// The same in depth and in slant. *Rounded*: disparities are judged three times worse (McKee, Levi & Bowne 1990).
    pub weber_in_depth: f64,
    /// What is perceived counts as nothing below so many standard deviations: one cannot tell it from nothing.
    /// *Assumed*: 2.
    pub told: f64,
    /// What it takes an error to be.
    pub corrects: Corrects,
    /// After so many corrections the hand lets go, content or not. *Assumed*.
    pub corrections: u32,
    /// How far from its place a block is carried before it is set down. *Assumed*: half a cube.
    pub before_place: f64,
    /// How much higher than straight the path of that is in its middle. *Assumed*: over what stands there.
    pub arch: f64,
    /// When a trial that has a criterion is given up. *Assumed*.
    pub time_limit: f64,
}

impl Default for Parameters {
    fn default() -> Self {
        Parameters {
            frames_per_second: 60.0,
            reaction: 0.2,
            shortest: 0.2,
            per_root_mm: 0.028,
            per_root_degree: 0.053,
            covered: 0.95,
            spread_along: 0.036,
            spread_across: 2.0 / 3.0,
            turned_along: 0.009,
            tremor: 98.1,
            tremor_band: [8.0, 12.0],
            lever: 100.0,
            distance: 700.0,
            looks_down: 30.0,
            between_eyes: 65.0,
            acuity: 1.0,
            stereoacuity: 0.5,
            turn_seen: 0.5,
            slant_seen: 3.0,
            weber: 0.05,
            weber_in_depth: 0.15,
            told: 2.0,
            corrects: Corrects::All,
            corrections: 10,
            before_place: 35.0,
            arch: 50.0,
            time_limit: 60.0,
        }
    }
}

impl Parameters {
    /// Whether one can simulate with these numbers.
    pub fn check(&self) -> Result<(), ExperimentError> {
        let above_zero = [
            ("frame rate", self.frames_per_second),
            ("shortest submovement", self.shortest),
            ("lower end of the tremor's band", self.tremor_band[0]),
            ("upper end of the tremor's band", self.tremor_band[1]),
            ("lever", self.lever),
            ("viewing distance", self.distance),
            ("distance between the eyes", self.between_eyes),
            ("patience", self.time_limit),
        ];
        let not_negative = [
            ("reaction time", self.reaction),
            ("time for a distance", self.per_root_mm),
            ("time for a turn", self.per_root_degree),
            ("covered share", self.covered),
            ("spread", self.spread_along),
            ("spread across", self.spread_across),
            ("unasked turn", self.turned_along),
            ("tremor", self.tremor),
            ("angle of view", self.looks_down),
            ("acuity", self.acuity),
            ("stereoacuity", self.stereoacuity),
            ("perception of turns", self.turn_seen),
            ("perception of slant", self.slant_seen),
            ("Weber fraction", self.weber),
            ("Weber fraction in depth", self.weber_in_depth),
            ("threshold", self.told),
            ("distance before the place", self.before_place),
            ("arch", self.arch),
        ];
        let bad = |value: f64, least_is_fine: bool| {
            !value.is_finite() || value < 0.0 || (value == 0.0 && !least_is_fine)
        };
        let first = above_zero.into_iter().find(|(_, value)| bad(*value, false));
        match first.or_else(|| {
            not_negative
                .into_iter()
                .find(|(_, value)| bad(*value, true))
        }) {
            Some((name, value)) => Err(ExperimentError::BadParameter { name, value }),
            None => Ok(()),
        }
    }
}
