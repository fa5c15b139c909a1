//! How bad a clash is, and when it is worse than another time.

use nearpoint_geometry::interference::Class;
use serde::{Deserialize, Serialize};

/// What was known of a pair when it was looked at, in the assembly's unit.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// What is true of every two solids that the meshes may stand for.
    #[serde(with = "word")]
    pub class: Class,
    /// Both are one part twice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub duplicate: bool,
    /// How deep the two are in each other: no less than the first, no more than the second.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<[f64; 2]>,
    /// How far they are apart, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clearance: Option<f64>,
    /// What they have in common, where they are closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volume: Option<f64>,
}

impl Measure {
    /// Whether the two are deeper in each other, or nearer, than they were: certainly, or as far as can be told now and
    /// could be told then. What differs by no more than `noise` is the same.
    pub fn is_worse_than(&self, then: &Self, noise: f64) -> bool {
        let ranks = [self, then].map(Measure::rank);
        if ranks[0] != ranks[1] {
            return ranks[0] > ranks[1];
        }
        match (self.depth, then.depth) {
            (Some([now_low, now_high]), Some([low, high])) => {
                now_low > high + noise || now_high > high + (high - low) + noise
            }
            // It is not known any more to be no deeper.
            (None, Some(_)) => self.clearance.is_none(),
            // Before, nothing said how deep: only what they have in common can tell.
            (_, None) => match (self.clearance, then.clearance) {
                (Some(now), Some(then)) => now < then - noise,
                (None, Some(_)) => true,
                _ => self.holds_more_than(then),
            },
        }
    }

    fn holds_more_than(&self, then: &Self) -> bool {
        let grown = |now: f64, then: f64| now > then + then * SAME_VOLUME;
        match (self.volume, then.volume) {
            (Some(now), Some(then)) => grown(now, then),
            _ => false,
        }
    }

    fn rank(&self) -> u8 {
        match self.class {
            Class::Interferes => 3 + u8::from(self.duplicate),
            Class::Undecided => 2,
            Class::Touches => 1,
            Class::Clear => 0,
        }
    }

    /// The distance of the two: nothing where they meet, without end where it was not looked for.
    pub(crate) fn gap(&self) -> f64 {
        match (self.clearance, self.class) {
            (Some(gap), _) => gap,
            (None, Class::Clear) => f64::INFINITY,
            (None, _) => 0.0,
        }
    }

    /// Whether all of it are numbers that can be.
    pub(crate) fn is_sound(&self) -> bool {
        let is_length = |x: f64| x.is_finite() && x >= 0.0;
        let ordered = |[low, high]: [f64; 2]| is_length(low) && is_length(high) && low <= high;
        self.depth.is_none_or(ordered)
            && self.clearance.is_none_or(is_length)
            && self.volume.is_none_or(is_length)
    }
}

/// By less of itself a volume has not grown.
const SAME_VOLUME: f64 = 0.001;

/// The class as a word.
mod word {
    use nearpoint_geometry::interference::Class;
    use nearpoint_scene::verdict;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    const ALL: [Class; 4] = [
        Class::Interferes,
        Class::Undecided,
        Class::Touches,
        Class::Clear,
    ];

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
    pub fn serialize<S: Serializer>(class: &Class, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(verdict::class(*class))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Class, D::Error> {
        let word = String::deserialize(deserializer)?;
        let class = ALL.into_iter().find(|&class| verdict::class(class) == word);
        let expected = "a class is interferes, undecided, touches or clear";
        class.ok_or_else(|| D::Error::custom(expected))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deep(low: f64, high: f64) -> Measure {
        Measure {
            class: Class::Interferes,
            duplicate: false,
            depth: Some([low, high]),
            clearance: None,
            volume: None,
        }
    }

    fn apart(clearance: f64) -> Measure {
        Measure {
            class: Class::Clear,
            depth: None,
            clearance: Some(clearance),
            ..deep(0.0, 0.0)
        }
    }

    #[test]
    fn deeper_nearer_and_no_longer_known() {
        let noise = 0.001;
        let then = deep(1.0, 1.1);
        let unknown = Measure {
            depth: None,
            ..then
        };
        let doubled = Measure {
            duplicate: true,
            ..then
        };
        for worse in [deep(1.102, 1.11), deep(0.5, 1.3), unknown, doubled] {
            assert!(worse.is_worse_than(&then, noise), "{worse:?}");
        }
        for fine in [then, deep(0.9, 1.0), deep(1.05, 1.15), deep(1.1005, 1.12)] {
            assert!(!fine.is_worse_than(&then, noise), "{fine:?}");
        }
        let undecided = Measure {
            class: Class::Undecided,
            ..then
        };
        assert!(then.is_worse_than(&undecided, noise) && !undecided.is_worse_than(&then, noise));
        assert!(apart(0.4).is_worse_than(&apart(0.5), noise));
        assert!(!apart(0.4995).is_worse_than(&apart(0.5), noise));
        assert!(!apart(0.6).is_worse_than(&apart(0.5), noise));
        assert!(then.is_worse_than(&apart(0.5), noise) && !apart(0.5).is_worse_than(&then, noise));
        let held = |volume| Measure {
            volume: Some(volume),
            ..unknown
        };
        assert!(held(2.0).is_worse_than(&held(1.0), noise));
        assert!(!held(1.0).is_worse_than(&held(1.0), noise));
    }
}
