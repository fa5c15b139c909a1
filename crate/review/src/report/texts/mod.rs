//! Provides the words of a report, the same in every format for people, in each language.

pub(super) mod language;

use super::model::{Clash, ClashClass, PROGRAM, Part, Report};
use super::number_format::Quantity;
use nearpoint_geometry::unit::Unit;
use nearpoint_scene::SettledBy;

pub use language::Language;

/// The language of formats for programs, independent of the language of the report.
pub(super) const MACHINE_LANGUAGE: Language = Language::En;

impl ClashClass {
    /// Returns the word for the class.
    pub(super) fn label(self, language: Language) -> &'static str {
        language.get(&format!("kind-{}", self.id()))
    }

    /// Returns the explanation of the class.
    pub(super) fn meaning(self, language: Language) -> &'static str {
        language.get(&format!("kind-{}-meaning", self.id()))
    }
}

impl Part {
    /// Returns the names on its path, joined.
    pub(super) fn full_path(&self) -> String {
        self.names().collect::<Vec<_>>().join(" / ")
    }
}

impl Clash {
    /// Returns the title in a list: its number and its parts; without a number, its parts with their full identities.
    pub(super) fn title(&self) -> String {
        let [a, b] = &self.parts;
        match self.number {
            0 => format!("{} × {}", a.full_path(), b.full_path()),
            number => format!("{number} {} × {}", a.name, b.name),
        }
    }

    /// Returns the word for the class, with the source if the CAD kernel settles it.
    pub(super) fn class_text(&self, language: Language) -> String {
        let label = self.class.label(language);
        match self.measure.settled_by {
            SettledBy::Proof => label.to_owned(),
            SettledBy::Kernel => language.format("by-kernel", &[("class", label)]),
        }
    }

    /// Returns what settled the class; empty where nothing did.
    pub(super) fn settled_by_text(&self, language: Language) -> &'static str {
        match self.measure.settled_by {
            SettledBy::Kernel => language.get("settled-by-kernel"),
            SettledBy::Proof if self.class == ClashClass::Undecided => "",
            SettledBy::Proof => language.get("settled-by-proof"),
        }
    }

    /// Returns the explanation of the class.
    fn class_meaning(&self, language: Language) -> &'static str {
        match self.measure.settled_by {
            SettledBy::Proof => self.class.meaning(language),
            SettledBy::Kernel => language.get("by-kernel-meaning"),
        }
    }

    /// Returns the class and the status in a line for programs.
    pub(super) fn one_line(&self, unit: Unit) -> String {
        let words = [
            self.class_text(MACHINE_LANGUAGE),
            self.measure(unit, MACHINE_LANGUAGE),
            self.status_text(MACHINE_LANGUAGE),
        ];
        let words = words.map(|word| word.to_lowercase());
        let review = words.into_iter().filter(|word| !word.is_empty());
        review.collect::<Vec<_>>().join(", ")
    }

    /// Returns the measured values, each with its name.
    pub(super) fn measures(&self, unit: Unit, language: Language) -> Vec<(&'static str, String)> {
        let reported = self.measured(unit, language);
        reported
            .map(|(what, text, _)| (language.get(what), self.with_scope(text, language)))
            .collect()
    }

    /// Returns the worst measured value for one cell; empty where there is none.
    pub(super) fn measure(&self, unit: Unit, language: Language) -> String {
        let reported = self.measured(unit, language).next();
        reported.map_or_else(String::new, |(_, text, how)| {
            let [key, name] = how;
            self.with_scope(language.format(key, &[(name, &text)]), language)
        })
    }

    /// Adds a word to a value that holds for the meshes only.
    fn with_scope(&self, text: String, language: Language) -> String {
        match self.measure.of_meshes {
            true => language.format("of-the-mesh", &[("number", &text)]),
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
        let between = |measure: Quantity, bounds: Option<[f64; 2]>| {
            Some(measure.format_bounds(bounds.filter(tells)?, unit, language))
        };
        let found = [
            (
                "fact-depth",
                between(Quantity::Length, self.measure.depth),
                ["deep", "depth"],
            ),
            (
                "fact-volume",
                between(Quantity::Volume, self.measure.volume_bounds()),
                ["in-common", "volume"],
            ),
            (
                "fact-clearance",
                between(Quantity::Length, self.measure.clearance_bounds()),
                ["apart", "clearance"],
            ),
        ];
        let known = |(what, text, how): (_, Option<String>, _)| Some((what, text?, how));
        found.into_iter().filter_map(known)
    }

    /// Returns the position in words, with the faces there.
    pub(super) fn location(&self, unit: Unit, language: Language) -> String {
        let [x, y, z] = self
            .position
            .map(|c| Quantity::Length.format_number(c, unit, language));
        let place = format!("x {x}, y {y}, z {z} {}", language.symbol(unit));
        match self.faces.map(|faces| faces.map(|face| face.to_string())) {
            Some([a, b]) => {
                language.format("place-faces", &[("place", &place), ("a", &a), ("b", &b)])
            }
            None => place,
        }
    }

    /// Returns the status, with a note if the clash has changed since.
    pub(super) fn status_text(&self, language: Language) -> String {
        let word = language.status(self.status);
        match self.is_worse {
            true => language.format("worse-since", &[("status", word)]),
            false => word.to_owned(),
        }
    }

    /// Returns all findings in lines, for formats that have one text for them.
    pub(super) fn description(&self, unit: Unit, language: Language) -> String {
        let [a, b] = &self.parts;
        let review = |key: &str, text: &str| format!("{}: {text}", language.get(key));
        let mut lines = vec![
            format!(
                "{}: {}",
                self.class_text(language),
                self.class_meaning(language)
            ),
            review("fact-part-a", &a.full_path()),
            review("fact-part-b", &b.full_path()),
        ];
        let measures = self.measures(unit, language);
        lines.extend(
            measures
                .iter()
                .map(|(what, text)| format!("{what}: {text}")),
        );
        lines.push(review("fact-place", &self.location(unit, language)));
        lines.extend(self.undecided_reason.clone());
        lines.push(review("fact-status", &self.status_text(language)));
        lines.join("\n")
    }
}

impl Report {
    /// Returns the classes that occur, the worst first.
    pub(super) fn classes(&self) -> Vec<ClashClass> {
        let is_there = |kind: &ClashClass| self.clashes.iter().any(|clash| clash.class == *kind);
        ClashClass::ALL.into_iter().filter(is_there).collect()
    }

    /// Returns the time, the author and the program of the report.
    pub(super) fn origin(&self, language: Language) -> String {
        let when = language.date_time(&self.created.time);
        match &self.created.author {
            Some(who) => format!("{when}, {who}, {PROGRAM}"),
            None => format!("{when}, {PROGRAM}"),
        }
    }
}
