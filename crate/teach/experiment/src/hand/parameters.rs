//! Defines the abilities of the simulated hand. Every number was fixed before the first task was run with it, and none was
//! changed since to approach the paper's results. Later additions are marked as such and are off by default. Lengths are in
//! millimetres, times in seconds, angles in degrees.
//!
//! Marked *given*: the source states the number. Marked *rounded*: the source shows the law and numbers of that size; the
//! one here is ours. Marked *assumed*: the number is ours alone.

/// The model of how much of a perceived difference a submovement corrects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CorrectionModel {
    /// All of it: the hand as it was fixed beforehand.
    All,
    /// The parts of it that can be distinguished from zero. Added after the first figures were seen: a hand that corrects
    /// everything follows its own noise where a face constrains a block, and turns, unseen, ever farther from the shown
    /// pose.
    AboveThreshold,
}

/// The number of poses shown a second. The paper had 15 to 30 (6.5); 60 is what a page has. *Assumed*.
pub const FRAMES_PER_SECOND: f64 = 60.0;
/// The time from the stimulus to the movement that answers it. *Given*: corrections of the hand's orientation begin about
/// 200 ms after a perturbation (Fan, He & Helms Tillery 2006); *rounded*: 190 to 260 ms (Keele & Posner 1968).
pub const REACTION: f64 = 0.2;
/// The duration of the shortest submovement. *Rounded*: Crossman & Goodeve 1963, Meyer et al. 1988.
pub const MIN_DURATION: f64 = 0.2;
/// The factor of a translation's time: a distance d takes `MIN_DURATION + PER_ROOT_MM · √d`. The law: Gan & Hoffmann 1988,
/// Meyer et al. 1988. *Rounded*: 20 cm in 0.6 s at one's own speed (Flash & Hogan 1985).
pub const SECONDS_PER_ROOT_MM: f64 = 0.028;
/// The factor of a turn's time: an angle θ takes `MIN_DURATION + PER_ROOT_DEGREE · √θ`. Both together take the longer of the
/// two, because people turn while they transport (Wang, MacKenzie, Summers & Booth 1998). *Rounded*: 90° in 0.7 s.
pub const SECONDS_PER_ROOT_DEGREE: f64 = 0.053;
/// The fraction of a perceived distance or turn that a submovement aims to cover. *Rounded*: people undershoot by some 5 %
/// and more, because an overshoot costs more to correct (Elliott, Helsen & Chua 2001; Meyer et al. 1988).
pub const COVERED_FRACTION: f64 = 0.95;
/// The standard deviation of a submovement's end along its direction is this times its mean speed, in seconds. The law:
/// Schmidt et al. 1979, Meyer et al. 1988; why: Harris & Wolpert 1998. *Rounded*: 12 mm after 20 cm in 0.6 s, 6 %.
pub const SPREAD_ALONG: f64 = 0.036;
/// The standard deviation at right angles to the direction, as a fraction of that along it. *Rounded*: generally smaller and
/// constant as an angle (Gordon, Ghilardi & Ghez 1994).
pub const SPREAD_ACROSS: f64 = 2.0 / 3.0;
/// The standard deviation of the orientation about each axis after a translation is this times its mean speed, degrees for
/// mm/s. *Rounded*: 3° after 20 cm in 0.6 s; the hand's orientation changes without intention while it reaches
/// (Gosselin-Kessiby, Messier & Kalaska 2008).
pub const ORIENTATION_SPREAD: f64 = 0.009;
/// The peak acceleration of the physiological tremor, mm/s². *Given*: 0.01 g, the mode of 97 people (Wade, Gresty & Findley
/// 1982).
pub const TREMOR_ACCELERATION: f64 = 98.1;
/// The band of the tremor, Hz. *Rounded*: 6 to 12 Hz with the peak at 8 to 10 (Lakie et al. 2015; Sutton & Sykes
/// 1967).
pub const TREMOR_BAND: [f64; 2] = [8.0, 12.0];
/// The distance from the wrist, about which the tremor turns the block, to the block. *Assumed*: the length of a hand.
pub const TREMOR_LEVER: f64 = 100.0;
/// The distance from the eye to the block. *Assumed*: within the arm's reach.
pub const EYE_DISTANCE: f64 = 700.0;
/// The angle by which the eye looks down. *Assumed*.
pub const GAZE_DEPRESSION: f64 = 30.0;
/// The distance between the eyes. *Given*: 65 mm (Howard & Rogers 1995).
pub const INTERPUPILLARY_DISTANCE: f64 = 65.0;
/// The standard deviation of a perceived position across the line of sight, arc minutes. *Given*: normal acuity, 1′.
pub const ACUITY: f64 = 1.0;
/// The standard deviation of a perceived disparity, arc minutes. *Given*: typical stereoacuity, 0.5′ (Howard & Rogers 1995).
pub const STEREOACUITY: f64 = 0.5;
/// The standard deviation of a perceived turn about the line of sight. *Given*: 0.35° to 0.57° (Regan 1995).
pub const TURN_ACUITY: f64 = 0.5;
/// The standard deviation about the two axes across it: slant. *Rounded*: about 3° from stereo and texture (Knill & Saunders
/// 2003; Hillis et al. 2004).
pub const SLANT_ACUITY: f64 = 3.0;
/// The addition of a large difference to these, as a fraction of it, across the line of sight. *Rounded*: Weber fractions of
/// separation of about 5 % (Levi, Klein & Yap 1988).
pub const WEBER_FRACTION: f64 = 0.05;
/// The addition in depth and in slant. *Rounded*: disparities are judged three times worse (McKee, Levi & Bowne 1990).
pub const WEBER_IN_DEPTH: f64 = 0.15;
/// The number of standard deviations below which a perceived value cannot be distinguished from zero. *Assumed*: 2.
pub const DISCRIMINATION_THRESHOLD: f64 = 2.0;
/// The number of corrections after which the hand releases in any case. *Assumed*.
pub const MAX_CORRECTIONS: u32 = 10;
/// The distance from its target to which a block is carried before it is set down. *Assumed*: half a cube.
pub const APPROACH_DISTANCE: f64 = 35.0;
/// The height of that path above the straight one, halfway. *Assumed*: over the standing blocks.
pub const ARCH_HEIGHT: f64 = 50.0;
/// The time after which a trial that has a criterion is given up. *Assumed*.
pub const TIME_LIMIT: f64 = 60.0;
