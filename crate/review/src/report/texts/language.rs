//! Provides the languages of reports and their words.

use std::sync::LazyLock;

use nearpoint_geometry::unit::Unit;
use nearpoint_message::catalogue::{Catalogue, format_sentence};

use crate::clash_review::Status;
use crate::stamp::{is_date_time, is_time};

/// The catalogues in the order of [`Language::ALL`].
static CATALOGUES: LazyLock<[Catalogue; 3]> = LazyLock::new(|| {
    let texts = [
        include_str!("en.ftl"),
        include_str!("ja.ftl"),
        include_str!("ru.ftl"),
    ];
    texts.map(Catalogue::parse)
});

/// The language in which people read a report. Formats for programs do not depend on it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// Russian.
    Ru,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::En, Language::Ja, Language::Ru];

    /// Returns the language tag of browsers: `en`, `ja`, `ru`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ja => "ja",
            Language::Ru => "ru",
        }
    }

    fn find(self, key: &str) -> Option<&'static str> {
        CATALOGUES[self as usize].get(key)
    }

    /// Returns the text of a key, which each catalogue has.
    pub(in crate::report) fn get(self, key: &str) -> &'static str {
        self.find(key).unwrap_or_default()
    }

    /// Returns a text with these arguments in it.
    pub(in crate::report) fn format(self, key: &str, arguments: &[(&str, &str)]) -> String {
        format_sentence(self.get(key), |name| {
            let mut arguments = arguments.iter();
            let (_, value) = arguments.find(|(own, _)| *own == name)?;
            Some((*value).to_owned())
        })
    }

    /// Returns a time of ISO 8601 as readers of the language write it, to the minute. Returns other texts unchanged.
    pub(in crate::report) fn date_time(self, text: &str) -> String {
        if !is_time(text) && !is_date_time(text) {
            return text.to_owned();
        }
        let (minutes, rest) = text.split_at(16);
        let is_of_second = |c: char| c.is_ascii_digit() || ":.".contains(c);
        let zone = match rest.trim_start_matches(is_of_second) {
            "" => String::new(),
            "Z" => " UTC".to_owned(),
            offset => format!(" UTC{offset}"),
        };
        let [year, month, day] = [0..4, 5..7, 8..10].map(|digits| &minutes[digits]);
        let arguments = [("year", year), ("month", month), ("day", day)];
        let clock = format!("{}{zone}", &minutes[11..]);
        self.format(
            "date-time",
            &[&arguments[..], &[("clock", &*clock)]].concat(),
        )
    }

    /// Returns the name of a unit, as it follows “lengths in”.
    pub(in crate::report) fn unit(self, unit: Unit) -> &'static str {
        self.get(&format!("unit-{unit}"))
    }

    /// Returns the symbol that follows a length.
    pub(in crate::report) fn symbol(self, unit: Unit) -> &'static str {
        self.get(&format!("unit-{unit}-symbol"))
    }

    /// Returns the words for the objects that bounds hold for.
    pub(in crate::report) fn bounds_scope(self, of_meshes: bool) -> &'static str {
        self.get(match of_meshes {
            true => "bounds-of-meshes",
            false => "bounds-of-solids",
        })
    }

    /// Returns the word for a status.
    pub(in crate::report) fn status(self, status: Status) -> &'static str {
        self.get(&format!("status-{}", status.as_str().to_lowercase()))
    }

    /// Returns the word for a priority. Reports have priorities in English, as BCF does; unknown words stay as they are.
    pub(in crate::report) fn priority(self, word: &str) -> &str {
        let key = format!("priority-{}", word.to_lowercase());
        match Language::En.find(&key) == Some(word) {
            true => self.get(&key),
            false => word,
        }
    }

    /// Returns a number of clashes with its word.
    pub(in crate::report) fn clashes(self, count: usize) -> String {
        let form = match (self, count % 10, count % 100) {
            (Language::En, ..) if count == 1 => "one",
            (Language::Ru, _, 11..=14) => "many",
            (Language::Ru, 1, _) => "one",
            (Language::Ru, 2..=4, _) => "few",
            _ => "many",
        };
        let key = format!("page-clashes-{form}");
        self.format(&key, &[("count", &count.to_string())])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::Language;

    /// Returns the keys of a catalogue with their arguments; the forms of a plural count as one key.
    fn keys(catalogue: &str) -> BTreeMap<&str, BTreeSet<&str>> {
        let key = |line| {
            let (key, text): (&str, &str) = str::split_once(line, " = ").unwrap();
            let holes = text.split("{ $").skip(1);
            let names = holes.map(|hole| hole.split_once(" }").unwrap().0);
            let ends = ["-one", "-few", "-many"];
            let form = ends.iter().find_map(|end| key.strip_suffix(end));
            (form.unwrap_or(key), names.collect())
        };
        catalogue.lines().map(key).collect()
    }

    #[test]
    fn each_language_has_the_same_texts_with_the_same_arguments() {
        let english = keys(include_str!("en.ftl"));
        assert!(english.len() > 100 && english.contains_key("page-clashes"));
        assert_eq!(keys(include_str!("ja.ftl")), english);
        assert_eq!(keys(include_str!("ru.ftl")), english);
    }

    fn sources(folder: &std::path::Path) -> String {
        let entries = std::fs::read_dir(folder).unwrap();
        let texts = entries.map(|entry| match entry.unwrap().path() {
            path if path.is_dir() => sources(&path),
            path => std::fs::read_to_string(path).unwrap(),
        });
        texts.collect()
    }

    #[test]
    fn each_key_of_the_sources_has_a_text_and_each_text_is_used() {
        let english = keys(include_str!("en.ftl"));
        let sources = sources("src/report".as_ref());
        let asked = ["get(\"", "format(\""].map(|call| sources.split(call).skip(1));
        for key in asked.into_iter().flatten() {
            let key = key.split('"').next().unwrap();
            assert!(english.contains_key(key), "there is no text {key}");
        }
        let by_word = ["kind-", "status-", "priority-", "unit-", "page-clashes"];
        for key in english.keys() {
            let is_used = sources.contains(&format!("\"{key}\""));
            let is_used = is_used || by_word.iter().any(|of| key.starts_with(of));
            assert!(is_used, "nothing says {key}");
        }
    }

    #[test]
    fn date_time_is_written_as_in_the_language() {
        for (language, time, written) in [
            (Language::En, "2026-11-28T02:07:51Z", "2026-11-28 02:07 UTC"),
            (
                Language::Ja,
                "2026-11-28T02:07Z",
                "2026年11月28日 02:07 UTC",
            ),
            (
                Language::Ru,
                "2026-11-28T02:07:51.5-03:30",
                "28.11.2026 02:07 UTC-03:30",
            ),
            (Language::En, "2026-11-28T02:07:51", "2026-11-28 02:07"),
            (Language::En, "yesterday", "yesterday"),
        ] {
            assert_eq!(language.date_time(time), written);
        }
    }
}
