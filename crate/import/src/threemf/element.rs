//! Reads the attributes of a 3MF model's elements: numbers, vertices, transforms, colours.

use crate::digits::Digits;
use crate::error::{ImportError, Result, damaged_at};
use crate::job::Job;
use crate::placement::Placement;
use crate::text::{number, quoted};
use nearpoint_message::{Message, message};
use quick_xml::escape::unescape;
use quick_xml::events::BytesStart;
use std::borrow::Cow;

/// An element whose start tag was read.
pub(super) struct Element<'e, 'j> {
    pub(super) job: &'e Job<'j>,
    pub(super) start: &'e BytesStart<'e>,
    /// The model that contains it.
    pub(super) part: &'e str,
    pub(super) line: usize,
}

impl<'e> Element<'e, '_> {
    pub(super) fn name(&self) -> &'e str {
        self.start.local_name().into_inner()
    }

    /// Makes an error at its line.
    pub(super) fn error_at(&self, problem: Message) -> ImportError {
        let place = message!("threemf-line", line = self.line, from = self.part);
        damaged_at(place, problem)
    }

    /// Returns the attribute of this name, with any prefix.
    #[inline]
    pub(super) fn text(&self, name: &str) -> Result<Option<Cow<'e, str>>> {
        let mut attributes = self.start.attributes();
        // A check for duplicates takes quadratic time.
        for attribute in attributes.with_checks(false) {
            let attribute = attribute.map_err(|error| self.not_well_formed(&error))?;
            if attribute.key.local_name().into_inner() != name {
                continue;
            }
            return match attribute.value {
                Cow::Borrowed(value) => unescape(value).map_err(|e| self.not_well_formed(&e)),
                Cow::Owned(value) => Ok(Cow::Owned(value)),
            }
            .map(Some);
        }
        Ok(None)
    }

    fn not_well_formed(&self, error: &dyn std::fmt::Display) -> ImportError {
        let problem = message!("threemf-xml-not-well", error = Message::from_text(error));
        self.error_at(problem)
    }

    fn required(&self, name: &str) -> Result<Cow<'e, str>> {
        let found = self.text(name)?;
        found.ok_or_else(|| {
            let problem = message!("threemf-no", element = self.name(), attribute = name);
            self.error_at(problem)
        })
    }

    #[inline]
    pub(super) fn coordinate(&self, name: &str) -> Result<(f64, Digits)> {
        let text = self.required(name)?;
        Ok((self.finite(name, &text)?, Digits::of(text.as_bytes())))
    }

    fn finite(&self, name: &str, word: &str) -> Result<f64> {
        match number(word.trim().as_bytes()) {
            Some(value) if value.is_finite() => Ok(value),
            found => {
                let shown = quoted(word.as_bytes());
                let what = found.map_or(message!("plain-number"), |_| message!("finite-number"));
                Err(self.error_at(message!("threemf-no-2", shown, name, what)))
            }
        }
    }

    /// Reads a count or an index; none if it is missing.
    #[inline]
    pub(super) fn index(&self, name: &str) -> Result<Option<u32>> {
        let Some(text) = self.text(name)? else {
            return Ok(None);
        };
        match text.trim().parse() {
            Ok(index) => Ok(Some(index)),
            Err(_) => {
                let shown = quoted(text.as_bytes());
                Err(self.error_at(message!("threemf-no-whole-number", shown, name)))
            }
        }
    }

    /// Reads a required index.
    #[inline]
    pub(super) fn required_index(&self, name: &str) -> Result<u32> {
        let found = self.index(name)?;
        found.ok_or_else(|| {
            let problem = message!("threemf-no", element = self.name(), attribute = name);
            self.error_at(problem)
        })
    }

    /// Reads the `transform`: four rows of three numbers, which a row of coordinates is multiplied by, from the left.
    pub(super) fn transform(&self) -> Result<(Placement, Digits)> {
        let mut digits = Digits::default();
        let Some(text) = self.text("transform")? else {
            return Ok((Placement::identity(), digits));
        };
        let mut matrix = [0.0; 16];
        matrix[15] = 1.0;
        let mut words = text.split_ascii_whitespace();
        for k in 0..12 {
            let Some(word) = words.next() else {
                return Err(self.error_at(message!("threemf-transform-fewer-12")));
            };
            matrix[k / 3 * 4 + k % 3] = self.finite("transform", word)?;
            digits.merge(Digits::of(word.as_bytes()));
        }
        if words.next().is_some() {
            return Err(self.error_at(message!("threemf-transform-more-12")));
        }
        let placement = Placement::from_matrix(&matrix)
            .ok_or_else(|| self.error_at(message!("threemf-transform-no-transform")))?;
        Ok((placement, digits))
    }

    /// Reads a colour: `#RRGGBB` or `#RRGGBBAA`. An invalid colour is ignored, because it is no reason to refuse a
    /// part.
    pub(super) fn colour(&self, name: &str) -> Result<Option<[f32; 4]>> {
        let text = self.text(name)?;
        let digits = text
            .as_deref()
            .and_then(|text| text.trim().strip_prefix('#'));
        let Some(digits) = digits.filter(|d| d.is_ascii() && matches!(d.len(), 6 | 8)) else {
            return Ok(None);
        };
        let mut colour = [1.0; 4];
        for (share, at) in colour.iter_mut().zip((0..digits.len()).step_by(2)) {
            match u8::from_str_radix(&digits[at..at + 2], 16) {
                Ok(byte) => *share = f32::from(byte) / 255.0,
                Err(_) => return Ok(None),
            }
        }
        Ok(Some(colour))
    }
}
