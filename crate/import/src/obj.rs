//! Reads Wavefront OBJ files: `v` and `f` with every form of index, objects, groups, materials and their colours.
//!
//! It does not use `tobj` 4: that triangulates every polygon as a fan, which is wrong for concave ones, and its errors
//! have no line. `obj_parts` interprets the statements as parts and faces.

use crate::digits::Digits;
use crate::error::{Result, damaged_at, invalid_at, invalid_file};
use crate::job::Job;
use crate::model::Model;
use crate::names::sanitize_name_bytes;
use crate::obj_parts;
use crate::obj_statements::{Polygon, Statements};
use crate::polygon::MAX_CORNERS;
use crate::text::{Words, number, quoted};
use nearpoint_message::message;

/// The number of lines between two progress reports.
const STRIDE: usize = 1 << 13;

/// The length of the pieces that are read at the same time; they end with a line.
const PIECE_LENGTH: usize = 1 << 18;

/// The number of pieces between two progress reports.
const ROUND: usize = 64;

/// Reads an OBJ file. `material_file` finds the bytes of a dropped material file.
// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read<'f>(
    job: &mut Job,
    bytes: &[u8],
    material_file: &mut dyn FnMut(&str) -> Option<&'f [u8]>,
) -> Result<Model> {
    let statements = statements(job, bytes)?;
    obj_parts::assemble(job, statements, material_file)
}

fn statements<'a>(job: &mut Job, bytes: &'a [u8]) -> Result<Statements<'a>> {
    let mut words = Words::new(bytes);
    let mut found = Statements::start();
    if job.is_parallel() {
        in_pieces(job, &mut found, words.rest())?;
    } else {
        parse(job, &mut words, &mut found)?;
    }
    if let Some((line, count)) = found.small {
        job.warn(message!("obj-line-faces-fewer", line, count));
    }
    if found.polygons.is_empty() {
        let problem = message!("obj-no-faces-lines");
        return Err(invalid_file(problem, message!("export-mesh-faces")));
    }
    Ok(found)
}

/// Reads pieces of a text at the same time, and joins their statements in order.
fn in_pieces<'a>(job: &mut Job, found: &mut Statements<'a>, text: &'a [u8]) -> Result<()> {
    let pieces = pieces(text);
    let lines = job.map(pieces.clone(), |piece| piece.len(), count_lines);
    let (mut line, mut done) = (1, 0);
    let begun = pieces.into_iter().zip(lines).map(|(piece, lines)| {
        line += lines;
        (piece, line - lines)
    });
    for round in Vec::from_iter(begun).chunks(ROUND) {
        job.tick(done, 2 * text.len())?;
        let cost = |(piece, _): &(&[u8], usize)| piece.len();
        let parsed = job.fork(round.to_vec(), cost, |job, (piece, line)| {
            let mut found = Statements::piece();
            parse(job, &mut Words::from_line(piece, line), &mut found)?;
            Ok(found)
        });
        for piece in parsed {
            let piece = job.absorb(piece)?;
            job.reserve(&mut found.positions, piece.positions.len())?;
            job.reserve(&mut found.corners, piece.corners.len())?;
            job.reserve(&mut found.polygons, piece.polygons.len())?;
            if !found.append(piece) {
                let problem = message!("obj-not-vertex-number", word = quoted(b"-"));
                return Err(damaged_at(message!("line", line = round[0].1), problem));
            }
        }
        done += round.iter().map(|(piece, _)| piece.len()).sum::<usize>();
    }
    Ok(())
}

/// Cuts a text at ends of statements.
fn pieces(mut text: &[u8]) -> Vec<&[u8]> {
    let mut pieces = Vec::new();
    while !text.is_empty() {
        let end = (PIECE_LENGTH..text.len()).find(|&end| ends_statement(&text[..end]));
        let (piece, rest) = text.split_at(end.unwrap_or(text.len()));
        pieces.push(piece);
        text = rest;
    }
    pieces
}

/// Returns whether a text ends with a line that a backslash does not continue.
fn ends_statement(text: &[u8]) -> bool {
    let Some((b'\n', line)) = text.split_last() else {
        return false;
    };
    let is_end = |byte: &&u8| **byte == b'\n' || !byte.is_ascii_whitespace();
    line.iter().rev().find(is_end) != Some(&b'\\')
}

/// Counts the ends of lines, as [`Words`] does.
fn count_lines(text: &[u8]) -> usize {
    let feeds = text.iter().filter(|&&byte| byte == b'\n').count();
    let is_alone = |at: &usize| text[*at] == b'\r' && text.get(at + 1) != Some(&b'\n');
    feeds + (0..text.len()).filter(is_alone).count()
}

/// Reads the statements of a text, the first of which is in the state that `found` has.
fn parse<'a>(job: &mut Job, words: &mut Words<'a>, found: &mut Statements<'a>) -> Result<()> {
    let all = words.position() + words.rest().len();
    let mut statements = 0;
    while let Some(word) = words.next() {
        if statements % STRIDE == 0 {
            job.tick(words.position(), 2 * all)?;
        }
        statements += 1;
        match word {
            b"v" => {
                let position = position(words, &mut found.digits)?;
                job.push(&mut found.positions, position)?;
            }
            b"f" | b"fo" => {
                if !face(job, words, found)? {
                    let (_, count) = found.small.get_or_insert((words.line(), 0));
                    *count += 1;
                    words.skip_line();
                    continue;
                }
                let polygon = Polygon {
                    end: found.corners.len() as u32,
                    line: words.line() as u32,
                };
                job.push(&mut found.polygons, polygon)?;
                found.end_polygon();
            }
            b"o" => {
                found.last[0] = found.objects.len() as u32;
                found.objects.push(sanitize_name_bytes(words.peek_name()));
            }
            b"g" => found.last[1] = found.groups.number(words.peek_name()),
            b"usemtl" => found.last[2] = found.materials.number(words.peek_name()),
            b"mtllib" => found.libraries.push(lossy(words.peek_name())),
            b"curv" | b"curv2" | b"surf" => {
                job.warn(message!("obj-line-free-form", line = words.line()));
            }
            // Normals, texture coordinates, lines, points, smoothing, comments and unknown statements are skipped.
            _ => {}
        }
        words.skip_line();
    }
    Ok(())
}

fn lossy(line: &[u8]) -> String {
    String::from_utf8_lossy(line.trim_ascii()).into_owned()
}

/// Reads the coordinates after `v`; a weight or a colour after them is ignored.
fn position(words: &mut Words, digits: &mut Digits) -> Result<[f64; 3]> {
    let mut position = [0.0; 3];
    for x in &mut position {
        let problem = match words.next_of_statement() {
            None => message!("obj-vertex-fewer-3"),
            Some(word) => match number(word) {
                Some(value) if value.is_finite() => {
                    *x = value;
                    digits.merge(Digits::of(word));
                    continue;
                }
                Some(_) => message!("coordinate-not-finite-2", word = quoted(word)),
                None => message!("not-number", word = quoted(word)),
            },
        };
        return Err(damaged_at(message!("line", line = words.line()), problem));
    }
    Ok(position)
}

/// Reads the corners after `f`. Returns whether there are at least three.
fn face(job: &Job, words: &mut Words, found: &mut Statements) -> Result<bool> {
    let first = found.corners.len();
    while let Some(word) = words.next_of_statement() {
        push_corner(job, words, found, word)?;
        if found.corners.len() - first > MAX_CORNERS {
            let problem = message!("obj-face-more-corners", most_corners = MAX_CORNERS);
            let remedy = message!("export-mesh-triangles");
            return Err(invalid_at(
                message!("line", line = words.line()),
                problem,
                remedy,
            ));
        }
    }
    let is_face = found.corners.len() - first >= 3;
    if !is_face {
        found.corners.truncate(first);
        while (found.relative.pop_if(|(at, _)| *at >= first)).is_some() {}
    }
    Ok(is_face)
}

/// Reads a corner: `i`, `i/t`, `i//n` or `i/t/n`. `i` counts from 1, or backwards from the last vertex if it is
/// negative. A vertex may be defined after its use, so the upper bound is checked at the end.
fn push_corner(job: &Job, words: &Words, found: &mut Statements, word: &[u8]) -> Result<()> {
    let digits = word.split(|&b| b == b'/').next().unwrap_or(word);
    let index: Option<i64> = std::str::from_utf8(digits)
        .ok()
        .and_then(|d| d.parse().ok());
    let known = found.positions.len() as i64;
    let index = match index {
        Some(index @ 1..) => index - 1,
        Some(index @ ..=-1) if found.is_piece => {
            let (at, index) = (found.corners.len(), known.saturating_add(index));
            found.lowest = found.lowest.min(index);
            job.push(&mut found.relative, (at, index))?;
            0
        }
        Some(index @ ..=-1) if known + index >= 0 => known + index,
        Some(index) if index < 0 => {
            let problem = message!("obj-face-uses-vertex", index, known);
            return Err(damaged_at(message!("line", line = words.line()), problem));
        }
        _ => {
            let problem = message!("obj-not-vertex-number", word = quoted(word));
            return Err(damaged_at(message!("line", line = words.line()), problem));
        }
    };
    let Ok(index) = u32::try_from(index) else {
        return Err(obj_parts::out_of_range(words.line(), index, known));
    };
    job.push(&mut found.corners, index)
}
