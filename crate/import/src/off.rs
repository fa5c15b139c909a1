//! Reads OFF files (Geomview's Object File Format): vertices and polygons as text, with `#` comments. It reads the
//! forms that mesh libraries write: plain, with colours (COFF), with normals (NOFF), or with both.
//!
//! Source: Geomview manual, “OFF Files”. Departures: vertices of four or n coordinates (4OFF, nOFF) and the binary form
//! are refused; texture coordinates and normals are skipped; a part's colour is the mean of all colours in the file.

use crate::accuracy::Accuracy;
use crate::digits::Digits;
use crate::error::{ImportError, Result, damaged_at, invalid_file};
use crate::job::Job;
use crate::model::{Model, Origin};
use crate::polygon::{MAX_CORNERS, Triangulator};
use crate::text::{Words, number, quoted, trim_line_end};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::{Message, message};

/// The number of vertices or faces between two progress reports.
const STRIDE: usize = 1 << 13;

/// Returns whether a text begins with the keyword of an OFF file, after comments.
pub(crate) fn is_off(head: &[u8]) -> bool {
    let mut lines = head.split(|b| matches!(b, b'\n' | b'\r'));
    let line = lines.find(|line| !line.is_empty() && line[0] != b'#');
    let word = line.and_then(|line| line.split(u8::is_ascii_whitespace).next());
    word.is_some_and(|word| prefix(word).is_some())
}

/// Returns the text before `OFF` in the first word.
fn prefix(word: &[u8]) -> Option<&[u8]> {
    let prefix = word.strip_suffix(b"OFF")?;
    let known = [&b""[..], b"C", b"N", b"CN", b"ST", b"STC", b"STN", b"STCN"];
    let dimensions = [&b"4n"[..], b"4", b"n"];
    let first = dimensions.iter().find_map(|d| prefix.strip_suffix(*d));
    known.contains(&first.unwrap_or(prefix)).then_some(prefix)
}

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let mut text = Text {
        words: Words::new(trim_line_end(bytes)),
        length: bytes.len(),
    };
    let coloured = text.header()?;
    let [vertices, faces] = [text.count()?, text.count()?];
    text.end_line();
    let mut found = OffContent::default();
    for row in 0..vertices {
        text.vertex(job, row, coloured, &mut found)?;
    }
    let mut cutter = Triangulator::default();
    for row in 0..faces {
        text.face(job, row, &mut cutter, &mut found)?;
    }
    if let Some((line, count)) = found.small {
        job.warn(message!("obj-line-faces-fewer", line, count));
    }
    if found.soup.triangles.is_empty() {
        let problem = message!("ply-no-faces-only");
        return Err(invalid_file(problem, message!("export-mesh-faces")));
    }
    let colour = found.colour();
    let mesh = job.weld(found.soup, Accuracy::Digits(found.digits))?;
    Ok(Model::of_mesh(mesh, colour, Origin::Unitless("OFF")))
}

#[derive(Default)]
struct OffContent {
    soup: Soup,
    digits: Digits,
    colour_sum: [f64; 3],
    colours: usize,
    /// The line of the first face with fewer than three corners, and the number of such faces.
    small: Option<(usize, usize)>,
}

impl OffContent {
    fn colour(&self) -> Option<[f32; 4]> {
        let mean = |sum: f64| (sum / self.colours as f64).clamp(0.0, 1.0) as f32;
        let [r, g, b] = self.colour_sum.map(mean);
        (self.colours > 0).then_some([r, g, b, 1.0])
    }

    /// Adds the colour at the end of a line, if there is one: whole numbers to 255, or numbers with a point to 1.
    fn add_colour(&mut self, words: &[&[u8]]) {
        let channel = |word: &&[u8]| {
            let white = if word.contains(&b'.') { 1.0 } else { 255.0 };
            number(word).filter(|x| x.is_finite()).map(|x| x / white)
        };
        let [Some(r), Some(g), Some(b)] = [0, 1, 2].map(|k| words.get(k).and_then(channel)) else {
            return;
        };
        let sums = self.colour_sum.iter_mut().zip([r, g, b]);
        sums.for_each(|(sum, x)| *sum += x);
        self.colours += 1;
    }
}

/// The unread rest of the file.
#[derive(Clone)]
struct Text<'a> {
    words: Words<'a>,
    length: usize,
}

impl<'a> Text<'a> {
    /// Reads the first word. Returns whether vertices have colours.
    fn header(&mut self) -> Result<bool> {
        let mut ahead = self.clone();
        let word = ahead.next()?;
        let Some(prefix) = prefix(word) else {
            return Ok(false); // the word may be left out
        };
        *self = ahead;
        let is_binary = self.words.peek_on_line() == Some(b"BINARY");
        if is_binary || prefix.iter().any(|b| matches!(b, b'4' | b'n')) {
            return Err(invalid_file(
                message!("off-other-form"),
                message!("off-export"),
            ));
        }
        Ok(prefix.contains(&b'C'))
    }

    /// Returns the next word on any line, skipping comments.
    fn next(&mut self) -> Result<&'a [u8]> {
        while let Some(word) = self.words.next() {
            if word[0] != b'#' {
                return Ok(word);
            }
            self.words.skip_line();
        }
        Err(self.error_here(message!("ply-file-ends")))
    }

    fn count(&mut self) -> Result<usize> {
        let word = self.next()?;
        let count = std::str::from_utf8(word).ok().and_then(|w| w.parse().ok());
        count.ok_or_else(|| self.error_here(message!("not-number", word = quoted(word))))
    }

    /// Skips the rest of the line, for example the number of edges.
    fn end_line(&mut self) {
        self.words.skip_line();
    }

    /// Returns the remaining words of this line.
    fn rest(&mut self) -> Vec<&'a [u8]> {
        std::iter::from_fn(|| self.words.next_of_statement()).collect()
    }

    fn vertex(
        &mut self,
        job: &mut Job,
        row: usize,
        coloured: bool,
        found: &mut OffContent,
    ) -> Result<()> {
        self.tick(job, row)?;
        let mut position = [0.0; 3];
        for x in &mut position {
            let word = self.next()?;
            *x = number(word)
                .ok_or_else(|| self.error_here(message!("not-number", word = quoted(word))))?;
            if !x.is_finite() {
                return Err(
                    self.error_here(message!("coordinate-not-finite-2", word = quoted(word)))
                );
            }
            found.digits.merge(Digits::of(word));
        }
        if coloured {
            let rest = self.rest();
            // Normals come before colours, texture coordinates after them.
            let from = if rest.len() >= 6 { 3 } else { 0 };
            found.add_colour(&rest[from..]);
        }
        self.end_line();
        job.push(&mut found.soup.positions, position)
    }

    fn face(
        &mut self,
        job: &mut Job,
        row: usize,
        cutter: &mut Triangulator,
        found: &mut OffContent,
    ) -> Result<()> {
        self.tick(job, row)?;
        let count = self.count()?;
        if count > MAX_CORNERS {
            let problem = message!(
                "ply-corners-not-3",
                values = count,
                most_corners = MAX_CORNERS
            );
            return Err(damaged_at(message!("ply-face", row), problem));
        }
        let known = found.soup.positions.len();
        let mut indices = Vec::with_capacity(count);
        for _ in 0..count {
            let index = self.count()?;
            if index >= known {
                let problem = message!("ply-uses-vertex-before", index, known);
                return Err(damaged_at(message!("ply-face", row), problem));
            }
            indices.push(index as u32);
        }
        let line = self.words.line();
        found.add_colour(&self.rest());
        self.end_line();
        if count < 3 {
            found.small.get_or_insert((line, 0)).1 += 1;
            return Ok(());
        }
        cutter.append(job, &mut found.soup, &indices, || message!("ply-face", row))
    }

    fn tick(&self, job: &mut Job, row: usize) -> Result<()> {
        if row.is_multiple_of(STRIDE) {
            job.tick(self.words.position(), 2 * self.length)?;
        }
        Ok(())
    }

    fn error_here(&self, problem: Message) -> ImportError {
        let place = message!("line", line = self.words.line());
        damaged_at(place, problem)
    }
}
