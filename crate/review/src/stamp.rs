//! Who did something, and when: a name and a time as they were passed in.

use nearpoint_message::{Message, message};
use serde::{Deserialize, Serialize};

use crate::error::ReviewError;

/// Names that are longer are somebody's mistake, in characters.
const LONGEST_NAME: usize = 200;

/// A name, and a time as ISO 8601 has it: `2026-11-23T16:05:00Z`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// Who.
    pub by: String,
    /// When.
    pub at: String,
}

impl Stamp {
    /// Refuses what is no name or no time.
    pub(crate) fn check(&self) -> Result<(), ReviewError> {
        name(message!("stamp-who-says"), &self.by)?;
        match is_time(&self.at) {
            true => Ok(()),
            false => Err(message!("review-not-time-write", value = self.at).into()),
        }
    }
}

/// Refuses an empty or endless name; what is in it is text, whatever it is.
pub(crate) fn name(of: Message, name: &str) -> Result<(), ReviewError> {
    match name.trim().is_empty() || name.chars().count() > LONGEST_NAME {
        true => Err(message!("review-name-empty-longer", of, most = LONGEST_NAME).into()),
        false => Ok(()),
    }
}

/// Whether it is a day and a time of that day with its offset from UTC: `YYYY-MM-DDThh:mm[:ss[.fff]](Z|±hh:mm)`.
fn is_time(text: &str) -> bool {
    let read = || {
        let (day, rest) = text.split_once('T')?;
        let (clock, offset) = rest.split_at(rest.find(['Z', '+', '-'])?);
        let [year, month, day] = fields(day, '-', [4, 2, 2])?;
        let of_day = match clock.split_once('.') {
            Some((whole, share)) => {
                let digits = share.len() <= 9 && share.bytes().all(|c| c.is_ascii_digit());
                let [h, m, s] =
                    fields(whole, ':', [2; 3]).filter(|_| digits && !share.is_empty())?;
                [h, m, s]
            }
            None => fields(clock, ':', [2; 3])
                .or_else(|| fields(clock, ':', [2; 2]).map(|[h, m]| [h, m, 0]))?,
        };
        let is_offset = match offset.as_bytes() {
            [b'Z'] => true,
            [_, ..] => fields(&offset[1..], ':', [2; 2]).is_some_and(|[h, m]| h < 15 && m < 60),
            [] => false,
        };
        let [h, m, s] = of_day;
        let is_day = (1..=12).contains(&month) && (1..=days(year, month)).contains(&day);
        Some(is_day && h < 24 && m < 60 && s < 61 && is_offset)
    };
    read() == Some(true)
}

/// Numbers of so many digits each, and nothing else.
fn fields<const N: usize>(text: &str, between: char, digits: [usize; N]) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let mut words = text.split(between);
    for (number, digits) in numbers.iter_mut().zip(digits) {
        let is_plain =
            |word: &&str| word.len() == digits && word.bytes().all(|c| c.is_ascii_digit());
        *number = words.next().filter(is_plain)?.parse().ok()?;
    }
    words.next().is_none().then_some(numbers)
}

/// Of a month.
pub(crate) fn days(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_has_a_day_a_clock_and_an_offset() {
        for good in [
            "2026-11-23T16:05Z",
            "2026-11-23T16:05:09Z",
            "2026-11-23T16:05:09.123+09:00",
            "2024-02-29T00:00:60-03:30",
        ] {
            assert!(is_time(good), "{good}");
        }
        for bad in [
            "",
            "T",
            "yesterday",
            "2026-11-23",
            "2026-11-23T16:05",
            "2026-11-23 16:05Z",
            "2026-13-23T16:05Z",
            "2026-02-29T16:05Z",
            "1900-02-29T16:05Z",
            "2026-11-23T24:00Z",
            "2026-11-23T16:60Z",
            "2026-11-23T16:05:09.Z",
            "2026-11-23T16:05:09.1234567890Z",
            "2026-11-23T+6:05Z",
            "2026-11-23T16:05Z ",
            "2026-11-23T16:05+9:00",
            "2026-11-23T16:05é",
            "٢٠٢٦-11-23T16:05Z",
        ] {
            assert!(!is_time(bad), "{bad}");
        }
    }
}
