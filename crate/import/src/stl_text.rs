//! Reads ASCII STL: `solid`, `facet`, `vertex` and their ends, in any case and with any white space, one part for each
//! solid.

use crate::accuracy::Accuracy;
use crate::digits::Digits;
use crate::error::{ImportError, Result, damaged_at, invalid_file};
use crate::job::Job;
use crate::mesh_list::MeshList;
use crate::model::{Model, Origin, Part, STL};
use crate::names::sanitize_name_bytes;
use crate::text::{Words, number, quoted, trim_line_end};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::{Message, ToArg, message};

/// The number of triangles between two progress reports.
const STRIDE: usize = 1 << 12;

struct Solid {
    name: Option<String>,
    soup: Soup,
}

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let (solids, digits) = solids(job, bytes)?;
    let several = solids.len() > 1;
    let mut meshes = MeshList::default();
    let mut model = Model {
        parts: Vec::new(),
        meshes: Vec::new(),
        origin: Origin::Unitless(STL),
    };
    for solid in solids {
        if solid.soup.triangles.is_empty() {
            let name = solid.name.unwrap_or_default();
            job.warn(message!("stl-solid-no-facets", name));
            continue;
        }
        // Programs name a single solid arbitrarily ("ascii", "STL export of …"); the file's name is more useful.
        let name = solid.name.filter(|_| several);
        model.parts.push(Part::unmoved(name, meshes.len()));
        meshes.push(job, solid.soup, Accuracy::Digits(digits))?;
        job.tick(3, 4)?;
    }
    if model.parts.is_empty() {
        let remedy = message!("stl-choose-solid-export");
        return Err(invalid_file(message!("stl-no-facets"), remedy));
    }
    model.meshes = meshes.finish(job)?;
    Ok(model)
}

/// Reads all solids, and the digits of their numbers: one program wrote them.
fn solids(job: &mut Job, bytes: &[u8]) -> Result<(Vec<Solid>, Digits)> {
    let mut words = Words::new(trim_line_end(bytes));
    let mut solids: Vec<Solid> = Vec::new();
    let mut digits = Digits::default();
    let mut line = Line::default();
    let mut open = false;
    while let Some(word) = words.next() {
        if is_keyword(word, "solid") {
            let name = name(&mut words);
            solids.push(Solid {
                name,
                soup: Soup::default(),
            });
            open = true;
        } else if is_keyword(word, "endsolid") {
            pass_name(&mut words, &mut line);
            open = false;
        } else if let (true, true, Some(solid)) =
            (open, is_keyword(word, "facet"), solids.last_mut())
        {
            if solid.soup.triangles.len() % STRIDE == 0 {
                job.tick(words.position(), 2 * bytes.len())?;
            }
            facet(job, &mut words, &mut solid.soup, &mut digits)?;
        } else if !open && !solids.is_empty() && !has_solid(words.rest()) {
            job.warn(message!("stl-comes-after-last"));
            break;
        } else {
            let place = message!("line", line = words.line());
            let wanted = if open {
                message!("stl-facet-endsolid")
            } else {
                message!("stl-solid")
            };
            let problem = message!("stl-expected", wanted, word = quoted(word));
            return Err(damaged_at(place, problem));
        }
    }
    if open {
        job.warn(message!("stl-no-endsolid-end"));
    }
    Ok((solids, digits))
}

/// Returns whether a line begins with `solid`.
fn has_solid(rest: &[u8]) -> bool {
    let mut lines = rest.split(|&byte| byte == b'\n' || byte == b'\r');
    lines.any(|line| {
        let word = line.trim_ascii_start().get(..5);
        word.is_some_and(|word| is_keyword(word, "solid"))
    })
}

/// Reads a facet after its first word. Its normal may be wrong or missing: the corners determine it.
fn facet(job: &mut Job, words: &mut Words, soup: &mut Soup, digits: &mut Digits) -> Result<()> {
    let mut passed = 0;
    while !is_keyword(next(words, message!("stl-outer-loop"))?, "outer") {
        passed += 1;
        if passed > 4 {
            return Err(unexpected(words, message!("stl-outer-loop-expected")));
        }
    }
    expect(words, "loop")?;
    let first = soup.positions.len() as u32;
    for _ in 0..3 {
        expect(words, "vertex")?;
        let mut position = [0.0; 3];
        for x in &mut position {
            let word = next(words, message!("stl-coordinate"))?;
            let Some(value) = number(word) else {
                let problem = message!("not-number", word = quoted(word));
                return Err(unexpected(words, problem));
            };
            if !value.is_finite() {
                let problem = message!("coordinate-not-finite-2", word = quoted(word));
                return Err(unexpected(words, problem));
            }
            *x = value;
            digits.merge(Digits::of(word));
        }
        job.push(&mut soup.positions, position)?;
    }
    expect(words, "endloop")?;
    expect(words, "endfacet")?;
    job.push(&mut soup.triangles, [first, first + 1, first + 2])
}

/// Reads the name after `solid`: the rest of the line, or the text up to a facet or `endsolid` on the same line. A name
/// may contain the word `facet`; a real facet continues with its normal or its loop.
fn name(words: &mut Words) -> Option<String> {
    let (rest, from) = (words.rest(), words.position());
    while let Some(word) = words.peek_on_line() {
        let line = words.peek_line().split(u8::is_ascii_whitespace);
        let next = line.filter(|word| !word.is_empty()).nth(1);
        let goes_on =
            next.is_none_or(|next| is_keyword(next, "normal") || is_keyword(next, "outer"));
        if is_keyword(word, "endsolid") || is_keyword(word, "facet") && goes_on {
            break;
        }
        words.next_on_line();
    }
    sanitize_name_bytes(&rest[..words.position() - from])
}

/// A line that is scanned once for all solids on it.
#[derive(Default)]
struct Line {
    end: usize,
    /// The positions of its last `facet` and its last `solid`.
    last: [Option<usize>; 2],
}

impl Line {
    /// Moves on to the line of the current word.
    fn turn_to(&mut self, words: &Words) {
        if words.position() < self.end {
            return;
        }
        let mut at = words.position();
        self.end = at + words.peek_line().len();
        self.last = [None; 2];
        for word in words.peek_line().split(u8::is_ascii_whitespace) {
            for (last, keyword) in self.last.iter_mut().zip(["facet", "solid"]) {
                if is_keyword(word, keyword) {
                    *last = Some(at);
                }
            }
            at += word.len() + 1;
        }
    }

    /// Returns whether a `facet` and a `solid` follow on the line.
    fn left(&self, words: &Words) -> [bool; 2] {
        self.last.map(|last| last >= Some(words.position()))
    }
}

/// Skips the name after `endsolid`: the rest of the line, or the text up to a next `solid` with a facet on the same
/// line.
fn pass_name(words: &mut Words, line: &mut Line) {
    line.turn_to(words);
    let [has_facet, has_solid] = line.left(words);
    if !has_facet {
        return words.skip_line();
    }
    while has_solid
        && !words
            .peek_on_line()
            .is_none_or(|word| is_keyword(word, "solid"))
    {
        words.next_on_line();
    }
}

fn is_keyword(word: &[u8], keyword: &str) -> bool {
    word.eq_ignore_ascii_case(keyword.as_bytes())
}

fn expect(words: &mut Words, keyword: &str) -> Result<()> {
    let word = next(words, keyword)?;
    if is_keyword(word, keyword) {
        return Ok(());
    }
    let problem = message!("stl-expected-2", keyword, word = quoted(word));
    Err(unexpected(words, problem))
}

fn next<'a>(words: &mut Words<'a>, wanted: impl ToArg) -> Result<&'a [u8]> {
    words.next().ok_or_else(|| {
        let problem = message!("stl-file-ends-inside", wanted);
        unexpected(words, problem)
    })
}

fn unexpected(words: &Words, problem: Message) -> ImportError {
    damaged_at(message!("line", line = words.line()), problem)
}
