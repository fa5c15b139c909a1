//! Provides the words of a report, the same in every format for people, in each language.

pub(super) mod language;

use super::figures::Measure;
use super::model::{Clash, Kind, PROGRAM, Part, Report};
use nearpoint_geometry::unit::Unit;

pub use language::Language;

/// The language of formats for programs, whatever people read.
pub(super) const FOR_PROGRAMS: Language = Language::En;

impl Kind {
    /// Returns the word for the kind.
    pub(super) fn word(self, language: Language) -> &'static str {
        language.get(&format!("kind-{}", self.id()))
    }

    /// Returns the explanation of the kind.
    pub(super) fn meaning(self, language: Language) -> &'static str {
        language.get(&format!("kind-{}-meaning", self.id()))
    }
}

impl Part {
    /// Returns the names on its path, joined.
    pub(super) fn whole_path(&self) -> String {
        self.names().collect::<Vec<_>>().join(" / ")
    }
}

impl Clash {
    /// Returns the title in a list: its number and its parts; without a number, its parts with their full identities.
    pub(super) fn title(&self) -> String {
        let [a, b] = &self.parts;
        match self.number {
            0 => format!("{} × {}", a.whole_path(), b.whole_path()),
            number => format!("{number} {} × {}", a.name, b.name),
        }
    }

    /// Returns the kind and the status in a line for programs.
    pub(super) fn in_short(&self, unit: Unit) -> String {
        let words = [
            self.kind.word(FOR_PROGRAMS).to_owned(),
            self.measure(unit, FOR_PROGRAMS),
            self.standing(FOR_PROGRAMS),
        ];
        let words = words.map(|word| word.to_lowercase());
        let said = words.into_iter().filter(|word| !word.is_empty());
        said.collect::<Vec<_>>().join(", ")
    }

    /// Returns the measured values, each with its name.
    pub(super) fn measures(&self, unit: Unit, language: Language) -> Vec<(&'static str, String)> {
        let told = self.measured(unit, language);
        told.map(|(what, text, _)| (language.get(what), self.of_what(text, language)))
            .collect()
    }

    /// Returns the worst measured value for one cell; empty where there is none.
    pub(super) fn measure(&self, unit: Unit, language: Language) -> String {
        let told = self.measured(unit, language).next();
        told.map_or_else(String::new, |(_, text, how)| {
            let [key, name] = how;
            self.of_what(language.say(key, &[(name, &text)]), language)
        })
    }

    /// Adds a word to a value that holds for the meshes only.
    fn of_what(&self, text: String, language: Language) -> String {
        match self.measure.of_meshes {
            true => language.say("of-the-mesh", &[("number", &text)]),
            false => text,
        }
    }

    /// Returns the measured values: the name, the number, and the key and the argument of a text for both.
    fn measured(
        &self,
        unit: Unit,
        language: Language,
    ) -> impl Iterator<Item = (&'static str, String, [&'static str; 2])> {
        let tells = |[lower, upper]: &[f64; 2]| *lower > 0.0 || upper.is_finite();
        let between = |measure: Measure, bounds: Option<[f64; 2]>| {
            Some(measure.between(bounds.filter(tells)?, unit, language))
        };
        let found = [
            (
                "fact-depth",
                between(Measure::Length, self.measure.depth),
                ["deep", "depth"],
            ),
            (
                "fact-volume",
                between(Measure::Volume, self.measure.volume_bounds()),
                ["in-common", "volume"],
            ),
            (
                "fact-clearance",
                between(Measure::Length, self.measure.clearance_bounds()),
                ["apart", "clearance"],
            ),
        ];
        let known = |(what, text, how): (_, Option<String>, _)| Some((what, text?, how));
        found.into_iter().filter_map(known)
    }

    /// Returns the place in words.
    pub(super) fn whereabouts(&self, unit: Unit, language: Language) -> String {
        let [x, y, z] = self
            .place
            .map(|c| Measure::Length.number(c, unit, language));
        format!("x {x}, y {y}, z {z} {}", language.symbol(unit))
    }

    /// Returns the status, with a note if the clash has changed since.
    pub(super) fn standing(&self, language: Language) -> String {
        let word = language.status(self.status);
        match self.is_worse {
            true => language.say("worse-since", &[("status", word)]),
            false => word.to_owned(),
        }
    }

    /// Returns all findings in lines, for formats that have one text for them.
    pub(super) fn account(&self, unit: Unit, language: Language) -> String {
        let [a, b] = &self.parts;
        let said = |key: &str, text: &str| format!("{}: {text}", language.get(key));
        let mut lines = vec![
            format!(
                "{}: {}",
                self.kind.word(language),
                self.kind.meaning(language)
            ),
            said("fact-part-a", &a.whole_path()),
            said("fact-part-b", &b.whole_path()),
        ];
        let measures = self.measures(unit, language);
        lines.extend(
            measures
                .iter()
                .map(|(what, text)| format!("{what}: {text}")),
        );
        lines.push(said("fact-place", &self.whereabouts(unit, language)));
        lines.extend(self.because.clone());
        lines.push(said("fact-status", &self.standing(language)));
        lines.join("\n")
    }
}

impl Report {
    /// Returns the kinds that occur, the worst first.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let is_there = |kind: &Kind| self.clashes.iter().any(|clash| clash.kind == *kind);
        Kind::ALL.into_iter().filter(is_there).collect()
    }

    /// Returns when, by whom and with which program the report was made.
    pub(super) fn origin(&self) -> String {
        let when = &self.made.when;
        match &self.made.who {
            Some(who) => format!("{when}, {who}, {PROGRAM}"),
            None => format!("{when}, {PROGRAM}"),
        }
    }
}
