//! Defines the stamp of a decision: the name of its author and its time, as callers pass them.

use nearpoint_message::{Message, message};
use serde::{Deserialize, Serialize};

use crate::error::ReviewError;

/// The longest name in characters; longer ones are mistakes.
const MAX_NAME_LENGTH: usize = 200;

/// The name of an author, and a time in ISO 8601: `2026-11-23T16:05:00Z`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// The name of the person.
    #[serde(rename = "by")]
    pub author: String,
    /// The time.
    #[serde(rename = "at")]
    pub time: String,
}

impl Stamp {
    /// Refuses an invalid name or time.
    pub(crate) fn check(&self) -> Result<(), ReviewError> {
        name(message!("stamp-who-says"), &self.author)?;
        match is_time(&self.time) {
            true => Ok(()),
            false => Err(message!("review-not-time-write", value = self.time).into()),
        }
    }
}

/// Refuses an empty or overlong name. Any content is allowed, because it is only text.
pub(crate) fn name(of: Message, name: &str) -> Result<(), ReviewError> {
    match name.trim().is_empty() || name.chars().count() > MAX_NAME_LENGTH {
        true => Err(message!("review-name-empty-longer", of, most = MAX_NAME_LENGTH).into()),
        false => Ok(()),
    }
}

/// Returns whether it is a date and a time with its offset from UTC: `YYYY-MM-DDThh:mm[:ss[.fff]](Z|±hh:mm)`.
pub(crate) fn is_time(text: &str) -> bool {
    let is_meant = |time: Time| time.digits <= 9 && time.offset.is_some_and(|offset| offset < 900);
    read(text).is_some_and(is_meant)
}

/// Returns whether it is a time of XML Schema, BCF and OPC: with seconds, and with an optional offset.
pub(crate) fn is_date_time(text: &str) -> bool {
    let is_meant = |time: Time| {
        let has_second = time.second.is_some_and(|second| second < 60);
        time.year > 0 && has_second && time.offset.is_none_or(|offset| offset <= 14 * 60)
    };
    read(text).is_some_and(is_meant)
}

/// The properties of a time in which the formats differ.
struct Time {
    year: u32,
    second: Option<u32>,
    /// The number of decimals of the second.
    digits: usize,
    /// The absolute offset from UTC, in minutes.
    offset: Option<u32>,
}

fn read(text: &str) -> Option<Time> {
    let (day, rest) = text.split_once('T')?;
    let (clock, offset) = rest.split_at(rest.find(['Z', '+', '-']).unwrap_or(rest.len()));
    let (clock, share) = clock.split_once('.').unwrap_or((clock, "0"));
    let [year, month, day] = fields(day, '-', [4, 2, 2])?;
    let (hour, minute, second) = match fields(clock, ':', [2; 3]) {
        Some([hour, minute, second]) => (hour, minute, Some(second)),
        None if rest.contains('.') => return None,
        None => fields(clock, ':', [2; 2]).map(|[hour, minute]| (hour, minute, None))?,
    };
    let offset = match offset.as_bytes() {
        [] => None,
        b"Z" => Some(0),
        [b'+' | b'-', ..] => {
            let [hours, minutes] = fields(&offset[1..], ':', [2; 2])?;
            Some(hours * 60 + Some(minutes).filter(|minutes| *minutes < 60)?)
        }
        _ => return None,
    };
    let is_day = (1..=12).contains(&month) && (1..=days(year, month)).contains(&day);
    let is_clock = hour < 24 && minute < 60 && second.unwrap_or(0) < 61;
    let is_share = !share.is_empty() && share.bytes().all(|c| c.is_ascii_digit());
    (is_day && is_clock && is_share).then_some(Time {
        year,
        second,
        digits: share.len(),
        offset,
    })
}

/// Parses numbers of these many digits each, and nothing else.
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

/// Returns the number of days of a month.
fn days(year: u32, month: u32) -> u32 {
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

    #[test]
    fn a_moment_has_seconds_and_may_lack_an_offset() {
        for fine in [
            "2026-11-23T16:05:00Z",
            "2024-02-29T00:00:00.123+05:30",
            "2026-12-31T23:59:59-14:00",
            "2026-01-01T00:00:00",
        ] {
            assert!(is_date_time(fine), "{fine}");
        }
        for wrong in [
            "",
            "yesterday",
            "2026-11-23",
            "2026-02-29T00:00:00Z",
            "1900-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-04-31T00:00:00Z",
            "2026-11-23T24:00:00Z",
            "2026-11-23T16:60:00Z",
            "2026-11-23T16:05:00.Z",
            "2026-11-23T16:05:00+14:01",
            "2026-11-23T16:05:00z",
            "2026-11-23 16:05:00Z",
            "２026-11-23T16:05:00Z",
            "+026-11-23T16:05:00Z",
            "2026-11-23T16:05:00Z ",
        ] {
            assert!(!is_date_time(wrong), "{wrong}");
        }
    }
}
