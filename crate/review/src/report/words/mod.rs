//! The words of a report: the same in every format that people read, in each language.

mod en;
mod ja;
pub(super) mod language;
pub(super) mod list;
mod ru;

use super::figures::Measure;
use super::model::{Clash, Kind, PROGRAM, Part, Report};
use crate::said::Status;
use nearpoint_geometry::unit::Unit;

pub use language::Language;
pub(super) use list::Words;

/// What programs read is in English, whatever people read.
pub(super) const FOR_PROGRAMS: &Words = Language::En.words();

impl Words {
    /// The word for a kind, and what is meant by it.
    fn kind(&self, kind: Kind) -> [&'static str; 2] {
        let place = Kind::ALL.iter().position(|one| *one == kind);
        self.kinds[place.unwrap_or_default()]
    }

    /// The word for how a clash stands.
    pub(super) fn status(&self, status: Status) -> &'static str {
        let place = Status::ALL.iter().position(|one| *one == status);
        self.statuses[place.unwrap_or_default()]
    }

    /// A priority, which a report has in English, as BCF does.
    pub(super) fn priority<'a>(&self, word: &'a str) -> &'a str {
        let place = en::WORDS.priorities.iter().position(|one| *one == word);
        place.map_or(word, |place| self.priorities[place])
    }
}

impl Kind {
    /// The word for it.
    pub(super) fn word(self, words: &Words) -> &'static str {
        words.kind(self)[0]
    }

    /// What is meant by it.
    pub(super) fn meaning(self, words: &Words) -> &'static str {
        words.kind(self)[1]
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

    /// How it is and where it stands, in a line for programs.
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

    /// What was measured, each with what it is.
    pub(super) fn measures(&self, unit: Unit, words: &Words) -> Vec<(&'static str, String)> {
        let told = self.measured(unit, words);
        told.map(|(what, text, _)| (what, self.of_what(text, words)))
            .collect()
    }

    /// The worst that was measured, in one cell; empty where nothing was.
    pub(super) fn measure(&self, unit: Unit, words: &Words) -> String {
        let told = self.measured(unit, words).next();
        told.map_or_else(String::new, |(_, text, how)| {
            self.of_what(how(&text), words)
        })
    }

    /// What was measured, with a word where it is the meshes only of which it holds.
    fn of_what(&self, text: String, words: &Words) -> String {
        match self.measure.of_meshes {
            true => (words.of_the_mesh)(&text),
            false => text,
        }
    }

    /// What was measured: what it is, the number, and how the two are said in one.
    fn measured(
        &self,
        unit: Unit,
        words: &Words,
    ) -> impl Iterator<Item = (&'static str, String, fn(&str) -> String)> {
        let tells = |[lower, upper]: &[f64; 2]| *lower > 0.0 || upper.is_finite();
        let between = |measure: Measure, bounds: Option<[f64; 2]>| {
            Some(measure.between(bounds.filter(tells)?, unit, words))
        };
        let found = [
            (
                words.facts.depth,
                between(Measure::Length, self.measure.depth),
                words.deep,
            ),
            (
                words.facts.volume,
                between(Measure::Volume, self.measure.volume_bounds()),
                words.in_common,
            ),
            (
                words.facts.clearance,
                between(Measure::Length, self.measure.clearance_bounds()),
                words.apart,
            ),
        ];
        let known = |(what, text, how): (_, Option<String>, _)| Some((what, text?, how));
        found.into_iter().filter_map(known)
    }

    /// Where it is, in words.
    pub(super) fn whereabouts(&self, unit: Unit, words: &Words) -> String {
        let [x, y, z] = self.place.map(|c| Measure::Length.number(c, unit, words));
        format!("x {x}, y {y}, z {z} {}", words.symbol(unit))
    }

    /// Its status, and whether that is not the whole story.
    pub(super) fn standing(&self, words: &Words) -> String {
        let word = words.status(self.status);
        match self.is_worse {
            true => (words.worse_since)(word),
            false => word.to_owned(),
        }
    }

    /// All that was found, in lines: for formats that have one text for it.
    pub(super) fn account(&self, unit: Unit, words: &Words) -> String {
        let [a, b] = &self.parts;
        let facts = &words.facts;
        let mut lines = vec![
            format!("{}: {}", self.kind.word(words), self.kind.meaning(words)),
            format!("{}: {}", facts.part_a, a.whole_path()),
            format!("{}: {}", facts.part_b, b.whole_path()),
        ];
        let measures = self.measures(unit, words);
        lines.extend(
            measures
                .iter()
                .map(|(what, text)| format!("{what}: {text}")),
        );
        let whereabouts = self.whereabouts(unit, words);
        lines.push(format!("{}: {whereabouts}", facts.place));
        lines.extend(self.because.clone());
        lines.push(format!("{}: {}", facts.status, self.standing(words)));
        lines.join("\n")
    }
}

impl Report {
    /// What it says in its language.
    pub(super) const fn words(&self) -> &'static Words {
        self.language.words()
    }

    /// The kinds that there are, the worst first.
    pub(super) fn kinds(&self) -> Vec<Kind> {
        let is_there = |kind: &Kind| self.clashes.iter().any(|clash| clash.kind == *kind);
        Kind::ALL.into_iter().filter(is_there).collect()
    }

    /// When, by whom and by what it was made.
    pub(super) fn origin(&self) -> String {
        let when = &self.made.when;
        match &self.made.who {
            Some(who) => format!("{when}, {who}, {PROGRAM}"),
            None => format!("{when}, {PROGRAM}"),
        }
    }
}
