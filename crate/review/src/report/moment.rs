//! Times as XML Schema, BCF and OPC have them: `2026-11-23T16:05:00Z`, with parts of a second and another zone if one likes.

use crate::stamp::days;

/// Whether a text is a time that the formats' schemas allow.
pub(super) fn is_moment(text: &str) -> bool {
    read(text).is_some()
}

fn read(text: &str) -> Option<()> {
    let (year, rest) = number(text, 4)?;
    let (month, rest) = number(rest.strip_prefix('-')?, 2)?;
    let (day, rest) = number(rest.strip_prefix('-')?, 2)?;
    let (hour, rest) = number(rest.strip_prefix('T')?, 2)?;
    let (minute, rest) = number(rest.strip_prefix(':')?, 2)?;
    let (second, rest) = number(rest.strip_prefix(':')?, 2)?;
    let is_date = year > 0 && (1..=12).contains(&month) && (1..=days(year, month)).contains(&day);
    let is_time = hour < 24 && minute < 60 && second < 60;
    (is_date && is_time && is_zone(after_fraction(rest)?)).then_some(())
}

/// A number of so many digits, and what comes after it.
fn number(text: &str, digits: usize) -> Option<(u32, &str)> {
    let (number, rest) = text.split_at_checked(digits)?;
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    Some((number.parse().ok().filter(|_| is_number)?, rest))
}

fn after_fraction(text: &str) -> Option<&str> {
    let Some(fraction) = text.strip_prefix('.') else {
        return Some(text);
    };
    let rest = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < fraction.len()).then_some(rest)
}

fn is_zone(text: &str) -> bool {
    let shifted = |zone: &str| {
        let (hour, rest) = number(zone, 2)?;
        let (minute, rest) = number(rest.strip_prefix(':')?, 2)?;
        Some(rest.is_empty() && minute < 60 && hour * 60 + minute <= 14 * 60)
    };
    match text.strip_prefix(['+', '-']) {
        Some(zone) => shifted(zone).unwrap_or(false),
        None => text.is_empty() || text == "Z",
    }
}

#[cfg(test)]
mod tests {
    use super::is_moment;

    #[test]
    fn times_are_told_from_other_texts() {
        for fine in [
            "2026-11-23T16:05:00Z",
            "2024-02-29T00:00:00.123+05:30",
            "2026-12-31T23:59:59-14:00",
            "2026-01-01T00:00:00",
        ] {
            assert!(is_moment(fine), "{fine}");
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
            assert!(!is_moment(wrong), "{wrong}");
        }
    }
}
