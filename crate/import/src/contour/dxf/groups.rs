//! Splits a DXF file into groups (two lines: a group code and its value) and records of groups.

use super::super::error::{ContourError, Result, damaged};
use nearpoint_geometry::planar::{Point2, Vector2};
use nearpoint_message::{Message, message};

/// A group code and its value.
#[derive(Debug, Clone, Copy)]
pub(super) struct Group<'a> {
    pub(super) code: i16,
    pub(super) value: &'a str,
    /// The line of the value, from 1.
    pub(super) line: usize,
}

/// Returns all groups of the file up to its EOF, because the text after it is not DXF. Comments are left out.
pub(super) fn groups(text: &str) -> Result<Vec<Group<'_>>> {
    let mut groups = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let line = line.trim();
        let code: i16 = match line.parse() {
            Ok(code) => code,
            Err(_)
                if line.is_empty()
                    && text.lines().skip(number).all(|rest| rest.trim().is_empty()) =>
            {
                break;
            }
            Err(_) => {
                return Err(error_at(number + 1, message!("contour-group-code-whole")));
            }
        };
        let Some((number, value)) = lines.next() else {
            return Err(error_at(number + 1, message!("contour-file-ends-after")));
        };
        const COMMENT: i16 = 999;
        if code != COMMENT {
            let (value, line) = (value.trim(), number + 1);
            groups.push(Group { code, value, line });
        }
        if (code, value.trim()) == (0, "EOF") {
            break;
        }
    }
    Ok(groups)
}

pub(super) fn error_at(line: usize, problem: Message) -> ContourError {
    damaged(message!("line", line), problem)
}

/// A record: the groups from one with code 0 up to the next such group.
#[derive(Debug, Clone, Copy)]
pub(super) struct Record<'a, 'p> {
    pub(super) kind: &'a str,
    pub(super) line: usize,
    /// The groups without the one that begins the record.
    pub(super) groups: &'p [Group<'a>],
}

pub(super) fn records<'a, 'p>(groups: &'p [Group<'a>]) -> impl Iterator<Item = Record<'a, 'p>> {
    groups
        .chunk_by(|_, next| next.code != 0)
        .map(|groups| Record {
            kind: groups[0].value,
            line: groups[0].line,
            groups: &groups[1..],
        })
}

impl<'a> Record<'a, '_> {
    pub(super) fn text(&self, code: i16) -> Option<&'a str> {
        self.groups
            .iter()
            .find(|group| group.code == code)
            .map(|group| group.value)
    }

    /// Returns the number with this code, or else the default of the format.
    pub(super) fn number(&self, code: i16, default: f64) -> Result<f64> {
        let group = self.groups.iter().find(|group| group.code == code);
        group.map_or(Ok(default), Group::number)
    }

    pub(super) fn integer(&self, code: i16, default: i64) -> Result<i64> {
        let group = self.groups.iter().find(|group| group.code == code);
        group.map_or(Ok(default), |group| {
            let value = group.value.parse();
            value.map_err(|_| error_at(group.line, message!("contour-here-must-whole")))
        })
    }

    /// Returns the point whose x has this code, and its y the code 10 above.
    pub(super) fn point(&self, code: i16) -> Result<Point2> {
        Ok(Point2::new(
            self.number(code, 0.0)?,
            self.number(code + 10, 0.0)?,
        ))
    }

    pub(super) fn vector(&self, code: i16) -> Result<Vector2> {
        Ok(self.point(code)?.coords)
    }

    pub(super) fn numbers(&self, code: i16) -> Result<Vec<f64>> {
        let of_code = self.groups.iter().filter(|group| group.code == code);
        of_code.map(Group::number).collect()
    }

    pub(super) fn points(&self, code: i16) -> Result<Vec<Point2>> {
        let (x, y) = (self.numbers(code)?, self.numbers(code + 10)?);
        if x.len() != y.len() {
            return Err(error_at(self.line, message!("contour-not-many-x")));
        }
        Ok(x.into_iter()
            .zip(y)
            .map(|(x, y)| Point2::new(x, y))
            .collect())
    }
}

impl Group<'_> {
    pub(super) fn number(&self) -> Result<f64> {
        let number = self
            .value
            .parse()
            .ok()
            .filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| error_at(self.line, message!("contour-here-must-finite")))
    }
}
