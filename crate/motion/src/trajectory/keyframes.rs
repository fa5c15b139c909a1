//! Evaluates a taught motion at any time.

use super::TrajectoryError;
use super::cubic::Cubic;
use super::spline::slopes;
use serde::{Deserialize, Serialize};

/// The interpolation of values from one keyframe to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "MotionForm")
)]
#[serde(rename_all = "camelCase")]
pub enum Interpolation {
    /// Each value moves in a straight line, at its own constant speed.
    #[default]
    Linear,
    /// All values move in step from rest to rest; they speed up, keep the speed and brake for a third of the time each.
    /// The trapezoidal velocity profile of Siciliano et al., "Robotics" (2009), section 4.2.1.
    Trapezoidal,
    /// The values follow the cubic spline through all keyframes, at rest at the first and the last: neither speed nor
    /// acceleration jumps. Between keyframes they may overshoot both.
    Cubic,
}

impl Interpolation {
    /// The interpolations with their names in files and commands.
    pub const NAMED: [(&'static str, Self); 3] = [
        ("linear", Self::Linear),
        ("trapezoidal", Self::Trapezoidal),
        ("cubic", Self::Cubic),
    ];

    /// Returns the interpolation with a name, such as in files; `None` for other names.
    pub fn from_name(name: &str) -> Option<Self> {
        let mut named = Self::NAMED.into_iter();
        named.find_map(|(own, form)| (own == name).then_some(form))
    }
}

/// The values of all robots' joints at a time.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "MotionKey")
)]
pub struct Keyframe {
    /// The time, in seconds.
    pub time: f64,
    /// The values of all robots one after another: radians, or lengths.
    pub values: Vec<f64>,
}

/// A motion of robots' joint values through keyframes. Before the first and after the last keyframe, it rests there.
///
/// # Examples
/// ```
/// use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory};
///
/// // One joint moves from 0 to 90 in 3 seconds: it speeds up, keeps its speed, and brakes.
/// let keyframe = |time, value| Keyframe { time, values: vec![value] };
/// let keyframes = vec![keyframe(0.0, 0.0), keyframe(3.0, 90.0)];
/// let trajectory = Trajectory::new(Interpolation::Trapezoidal, keyframes)?;
/// let [slow, half] = [1.0, 1.5].map(|time| trajectory.at(time)[0]);
/// assert!((slow - 22.5).abs() < 1e-9 && (half - 45.0).abs() < 1e-9);
/// assert_eq!(trajectory.at(100.0), [90.0], "it rests at its end");
/// # Ok::<(), nearpoint_motion::trajectory::TrajectoryError>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Trajectory {
    interpolation: Interpolation,
    keyframes: Vec<Keyframe>,
    /// The time from the first keyframe to the last, in order.
    pub(super) segments: Vec<TrajectorySegment>,
}

/// A piece of time in which each value is one polynomial.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TrajectorySegment {
    pub start: f64,
    pub end: f64,
    pub values: Vec<Cubic>,
}

impl Trajectory {
    /// Makes a motion through keyframes; their times increase.
    ///
    /// # Errors
    /// Each kind of [`TrajectoryError`] but those about robots.
    pub fn new(
        interpolation: Interpolation,
        keyframes: Vec<Keyframe>,
    ) -> Result<Self, TrajectoryError> {
        check(&keyframes)?;
        let segments: Vec<TrajectorySegment> = match interpolation {
            Interpolation::Linear => keyframes.windows(2).map(line).collect(),
            Interpolation::Trapezoidal => keyframes.windows(2).flat_map(trapezoid).collect(),
            Interpolation::Cubic => spline(&keyframes),
        };
        let is_far = |span: &TrajectorySegment| {
            !(span.end - span.start).is_finite() || !span.values.iter().all(Cubic::is_finite)
        };
        if let Some(span) = segments.iter().find(|span| is_far(span)) {
            let key = keyframes.partition_point(|key| key.time <= span.start);
            return Err(TrajectoryError::TooFar { key });
        }
        Ok(Self {
            interpolation,
            keyframes,
            segments,
        })
    }

    /// Returns the interpolation between keyframes.
    pub fn interpolation(&self) -> Interpolation {
        self.interpolation
    }

    /// Returns the keyframes, of which there is at least one.
    pub fn keyframes(&self) -> &[Keyframe] {
        &self.keyframes
    }

    /// Returns the number of values at each time.
    pub fn degrees_of_freedom(&self) -> usize {
        self.keyframes[0].values.len()
    }

    /// Returns the time of the first keyframe.
    pub fn start(&self) -> f64 {
        self.keyframes[0].time
    }

    /// Returns the time of the last keyframe.
    pub fn end(&self) -> f64 {
        self.keyframes[self.keyframes.len() - 1].time
    }

    /// Returns the values at a time; for NaN they are those of the first keyframe.
    pub fn at(&self, time: f64) -> Vec<f64> {
        let next = self.segments.partition_point(|span| span.start <= time);
        if next == 0 {
            return self.keyframes[0].values.clone();
        }
        if time >= self.end() {
            return self.keyframes[self.keyframes.len() - 1].values.clone();
        }
        let span = &self.segments[next - 1];
        let u = span.fraction(time);
        span.values.iter().map(|value| value.at(u)).collect()
    }

    /// Returns, for each value, the largest difference between two times from its value at the midpoint between them.
    /// These are the polynomials' extremes, rounded up; 0 where the value does not change.
    pub fn spread(&self, from: f64, to: f64) -> Vec<f64> {
        let (from, to) = (from.min(to), from.max(to));
        let middle = self.at(from + (to - from) / 2.0);
        let mut spread = vec![0.0_f64; middle.len()];
        let first = self.segments.partition_point(|span| span.end <= from);
        let met = self.segments[first..]
            .iter()
            .take_while(|span| span.start < to);
        for span in met {
            let range = [span.fraction(from), span.fraction(to)];
            let each = span.values.iter().zip(&middle).zip(&mut spread);
            for ((value, &middle), spread) in each {
                *spread = spread.max(max_deviation(value, range, middle));
            }
        }
        spread
    }
}

/// Returns a bound of the difference between a value and `middle`.
fn max_deviation(value: &Cubic, [from, to]: [f64; 2], middle: f64) -> f64 {
    let [low, high] = value.extremes(from, to);
    let reach = (middle - low.value).max(high.value - middle);
    if reach == 0.0 && value.is_constant() {
        0.0
    } else {
        reach + value.noise() + Cubic([middle, 0.0, 0.0, 0.0]).noise()
    }
}

impl TrajectorySegment {
    /// Returns the fraction of the segment at a time, 0 … 1.
    pub fn fraction(&self, time: f64) -> f64 {
        let length = self.end - self.start;
        if length > 0.0 {
            ((time - self.start) / length).clamp(0.0, 1.0)
        } else {
            1.0
        }
    }

    /// Returns the time at a fraction of the segment, 0 … 1.
    pub fn time(&self, fraction: f64) -> f64 {
        self.start + (self.end - self.start) * fraction
    }
}

fn check(keys: &[Keyframe]) -> Result<(), TrajectoryError> {
    let Some(first) = keys.first() else {
        return Err(TrajectoryError::NoKeys);
    };
    let expected = first.values.len();
    for (key, Keyframe { time, values }) in keys.iter().enumerate() {
        if !time.is_finite() {
            return Err(TrajectoryError::NoTime { key });
        }
        let got = values.len();
        if got != expected {
            return Err(TrajectoryError::WrongCount { key, expected, got });
        }
        if let Some(value) = values.iter().position(|value| !value.is_finite()) {
            return Err(TrajectoryError::NotANumber { key, value });
        }
    }
    match keys
        .windows(2)
        .position(|pair| pair[1].time <= pair[0].time)
    {
        Some(before) => Err(TrajectoryError::TimesNotIncreasing {
            key: before + 1,
            before: keys[before].time,
            time: keys[before + 1].time,
        }),
        None => Ok(()),
    }
}

/// Returns each value of two consecutive keyframes.
fn each(keys: &[Keyframe]) -> impl Iterator<Item = (f64, f64)> + '_ {
    let [from, to] = [0, 1].map(|i| keys[i].values.iter().copied());
    from.zip(to)
}

fn line(keys: &[Keyframe]) -> TrajectorySegment {
    TrajectorySegment {
        start: keys[0].time,
        end: keys[1].time,
        values: each(keys).map(|(from, to)| Cubic::line(from, to)).collect(),
    }
}

fn trapezoid(keys: &[Keyframe]) -> [TrajectorySegment; 3] {
    let (start, end) = (keys[0].time, keys[1].time);
    let third = (end - start) / 3.0;
    let times = [start, start + third, (end - third).max(start + third), end];
    [0, 1, 2].map(|i| TrajectorySegment {
        start: times[i],
        end: times[i + 1],
        values: each(keys)
            .map(|(from, to)| Cubic::trapezoid(from, to)[i])
            .collect(),
    })
}

fn spline(keys: &[Keyframe]) -> Vec<TrajectorySegment> {
    let steps: Vec<f64> = keys.windows(2).map(|k| k[1].time - k[0].time).collect();
    let slopes: Vec<Vec<f64>> = (0..keys[0].values.len())
        .map(|v| {
            slopes(
                &steps,
                &keys.iter().map(|key| key.values[v]).collect::<Vec<_>>(),
            )
        })
        .collect();
    let span = |(i, keys): (usize, &[Keyframe])| TrajectorySegment {
        start: keys[0].time,
        end: keys[1].time,
        values: each(keys)
            .zip(&slopes)
            .map(|((from, to), slopes)| {
                Cubic::hermite(from, to, [0, 1].map(|k| slopes[i + k] * steps[i]))
            })
            .collect(),
    };
    keys.windows(2).enumerate().map(span).collect()
}
