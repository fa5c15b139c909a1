//! The words of a report: the same in every format.

use super::figures::Measure;
use super::{Bounds, Clash, Kind, Part, Report};
use nearpoint_geometry::unit::Unit;

impl Kind {
    /// The word for it.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Kind::Interferes => "Interferes",
            Kind::Duplicate => "Duplicate",
            Kind::Undecided => "Undecided",
            Kind::TooNear => "Too near",
            Kind::Touches => "Touches",
        }
    }

    /// What is meant by it.
    pub(super) const fn meaning(self) -> &'static str {
        match self {
            Kind::Interferes => {
                "The two parts have a body in common, whatever the true surfaces within the stated accuracy are."
            }
            Kind::Duplicate => "The two parts are the same thing in the same place.",
            Kind::Undecided => {
                "Within the stated accuracy it cannot be told whether they have a body in common."
            }
            Kind::TooNear => "The two parts are nearer to each other than the test allows.",
            Kind::Touches => "The two parts touch, which the test does not allow.",
        }
    }
}

/// How a unit is called.
pub(super) const fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Mm => "millimetres",
        Unit::Cm => "centimetres",
        Unit::M => "metres",
        Unit::In => "inches",
    }
}

impl Part {
    /// The names that lead to it.
    pub(super) fn whole_path(&self) -> String {
        self.names().collect::<Vec<_>>().join(" / ")
    }
}

impl Clash {
    /// What it is called in a list: its number and its parts; without a number its parts by all that tells them apart.
    pub(super) fn title(&self) -> String {
        let [a, b] = &self.parts;
        match self.number {
            0 => format!("{} × {}", a.whole_path(), b.whole_path()),
            number => format!("{number} {} × {}", a.name, b.name),
        }
    }

    /// How it is and where it stands, in a line.
    pub(super) fn in_short(&self, unit: Unit) -> String {
        let words = [
            self.kind.word().to_owned(),
            self.measure(unit),
            self.standing(),
        ];
        let words = words.map(|word| word.to_lowercase());
        let said = words.into_iter().filter(|word| !word.is_empty());
        said.collect::<Vec<_>>().join(", ")
    }

    /// What was measured, each with what it is.
    pub(super) fn measures(&self, unit: Unit) -> Vec<(&'static str, String)> {
        self.measured(unit)
            .map(|(what, text, _)| (what, text))
            .collect()
    }

    /// The worst that was measured, in one cell; empty where nothing was.
    pub(super) fn measure(&self, unit: Unit) -> String {
        let told = self.measured(unit).next();
        told.map_or_else(String::new, |(_, text, how)| format!("{text} {how}"))
    }

    /// What was measured: what it is, the number, and the words that may follow it.
    fn measured(&self, unit: Unit) -> impl Iterator<Item = (&'static str, String, &'static str)> {
        let tells = |bounds: &Bounds| bounds.lower > 0.0 || bounds.upper.is_finite();
        let between = |measure: Measure, bounds: Option<Bounds>| {
            Some(measure.between(bounds.filter(tells)?, unit))
        };
        let clearance = self.clearance.filter(|clearance| clearance.is_finite());
        let found = [
            ("Depth", between(Measure::Length, self.depth), "deep"),
            (
                "Volume in common",
                between(Measure::Volume, self.volume),
                "in common",
            ),
            (
                "Clearance",
                clearance.map(|gap| Measure::Length.told(gap, unit)),
                "apart",
            ),
        ];
        let known = |(what, text, how): (_, Option<String>, _)| Some((what, text?, how));
        found.into_iter().filter_map(known)
    }

    /// Where it is, in words.
    pub(super) fn whereabouts(&self, unit: Unit) -> String {
        let [x, y, z] = self.place.map(|c| Measure::Length.number(c, unit));
        format!("x {x}, y {y}, z {z} {unit}")
    }

    /// Its status, and whether that is not the whole story.
    pub(super) fn standing(&self) -> String {
        let word = self.status.word();
        match self.is_worse {
            true => format!("{word}, worse since"),
            false => word.to_owned(),
        }
    }

    /// All that was found, in lines: for formats that have one text for it.
    pub(super) fn account(&self, unit: Unit) -> String {
        let [a, b] = &self.parts;
        let mut lines = vec![
            format!("{}: {}", self.kind.word(), self.kind.meaning()),
            format!("Part A: {}", a.whole_path()),
            format!("Part B: {}", b.whole_path()),
        ];
        let measures = self.measures(unit);
        lines.extend(
            measures
                .iter()
                .map(|(what, text)| format!("{what}: {text}")),
        );
        lines.push(format!("Place: {}", self.whereabouts(unit)));
        lines.extend(self.because.clone());
        lines.push(format!("Status: {}", self.standing()));
        lines.join("\n")
    }
}

impl Report {
    /// The kinds that there are, the worst first.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let is_there = |kind: &Kind| self.clashes.iter().any(|clash| clash.kind == *kind);
        Kind::ALL.into_iter().filter(is_there).collect()
    }

    /// When, by whom and by what it was made.
    pub(super) fn origin(&self) -> String {
        let when = &self.made.when;
        match &self.made.who {
            Some(who) => format!("{when}, {who}, {}", super::PROGRAM),
            None => format!("{when}, {}", super::PROGRAM),
        }
    }
}
