//! Shows the hull as a file: its lines as text, and the checks of a damaged file.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::{Hull, HullFileError};

/// The damage of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    /// The last four bytes are lost.
    Short,
    /// A vertex is moved halfway to the origin.
    Inward,
}

/// The number of bytes before the first position: the kind of the file and its counts.
const HEAD: usize = 24;
/// The number of bytes of a position.
const POSITION: usize = 24;

/// The file's parts as text, read from the bytes themselves: a head, the vertices and the faces.
#[derive(Debug)]
pub(super) struct Lines {
    pub head: [String; 2],
    pub vertices: Vec<String>,
    pub faces: Vec<String>,
    pub first: Point,
    /// The number of numbers that are read.
    pub numbers: usize,
}

impl Lines {
    /// Formats the bytes of a hull's file as lines of text.
    pub fn new(bytes: &[u8]) -> Self {
        let [dimension, vertices, faces, corners] = [8, 12, 16, 20].map(|at| number(bytes, at));
        let position = |i: usize| {
            let at = HEAD + POSITION * i;
            let [x, y, z] = [0, 8, 16].map(|k| coordinate(bytes, at + k));
            format!("v{i}  {x:.2} {y:.2} {z:.2}").replace('-', "−")
        };
        let sizes = HEAD + (POSITION + 4) * vertices;
        let mut at = sizes + 4 * faces;
        let face = |i: usize| {
            let size = number(bytes, sizes + 4 * i);
            let around = (0..size).map(|k| format!(" {}", number(bytes, at + 4 * k)));
            let line = format!("f{i} {}", around.collect::<String>());
            at += 4 * size;
            line
        };
        Self {
            head: [
                format!("{}{}", String::from_utf8_lossy(&bytes[..6]), bytes[7]),
                format!("{dimension} {vertices} {faces} {corners}"),
            ],
            vertices: (0..vertices).map(position).collect(),
            first: Point::from([0, 8, 16].map(|k| coordinate(bytes, HEAD + k))),
            faces: (0..faces).map(face).collect(),
            numbers: 4 + 4 * vertices + faces + corners,
        }
    }
}

/// Reads a number of an undamaged file, so the index is always in range.
fn number(bytes: &[u8], at: usize) -> usize {
    let four = bytes[at..].first_chunk().copied().unwrap_or_default();
    u32::from_le_bytes(four) as usize
}

fn coordinate(bytes: &[u8], at: usize) -> f64 {
    f64::from_le_bytes(bytes[at..].first_chunk().copied().unwrap_or_default())
}

/// The check that notices a damaged file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FileError {
    /// The expected number of bytes and the found one differ.
    Length { expected: u64, found: u64 },
    /// The shape is not convex at a face.
    Shape { face: u32 },
}

pub(super) fn damaged(bytes: &[u8], damage: Damage) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    match damage {
        Damage::Short => bytes.truncate(bytes.len() - 4),
        Damage::Inward => {
            for at in [0, 8, 16].map(|k| HEAD + k) {
                let half = 0.5 * coordinate(&bytes, at);
                bytes[at..at + 8].copy_from_slice(&half.to_le_bytes());
            }
        }
    }
    bytes
}

/// Returns the check by which reading notices the damage; none if neither does.
pub(super) fn check(bytes: &[u8]) -> Option<FileError> {
    match Hull::from_bytes(bytes).err()? {
        HullFileError::WrongLength { expected, found } => {
            Some(FileError::Length { expected, found })
        }
        HullFileError::NotConvex { face } => Some(FileError::Shape { face }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list_form::solid;

    #[test]
    fn the_lines_are_the_hull_and_damage_is_refused() {
        for name in ["cube", "drum", "ball"] {
            let hull = solid(name).unwrap();
            let bytes = hull.to_bytes();
            assert_eq!(Hull::from_bytes(&bytes).unwrap(), hull, "{name}");
            let lines = Lines::new(&bytes);
            assert_eq!(lines.head[0], "NPHULL1");
            assert_eq!(lines.vertices.len(), hull.vertices().len());
            for (line, p) in lines.vertices.iter().zip(hull.vertices()) {
                let read = line.replace('−', "-");
                let x: Vec<f64> = read
                    .split_whitespace()
                    .skip(1)
                    .map(|x| x.parse().unwrap())
                    .collect();
                assert!((0..3).all(|k| (x[k] - p[k]).abs() < 0.006), "{line} {p}");
            }
            for (line, around) in lines.faces.iter().zip(hull.polygons().iter()) {
                let read: Vec<u32> = line
                    .split_whitespace()
                    .skip(1)
                    .map(|x| x.parse().unwrap())
                    .collect();
                assert_eq!(read, around, "{name}");
            }
            assert_eq!(lines.faces.len(), hull.polygons().len());
            // Positions have eight bytes a coordinate, and other numbers four; eight bytes give the kind of the file.
            assert_eq!(
                8 + 4 * lines.numbers + 12 * lines.vertices.len(),
                bytes.len()
            );
            let refused = |damage| check(&damaged(&bytes, damage));
            let found = bytes.len() as u64 - 4;
            let expected = bytes.len() as u64;
            assert_eq!(
                refused(Damage::Short),
                Some(FileError::Length { expected, found })
            );
            let shape = refused(Damage::Inward);
            assert!(matches!(shape, Some(FileError::Shape { .. })), "{name}");
        }
    }
}
