//! Reads binary STL: 80 arbitrary bytes, a count, and 50 bytes for every triangle.
//!
//! It does not use `stl_io` 0.11: that treats every file that begins with "solid" as text, trusts the count regardless
//! of the length, and has no positions in its errors. The format is one loop.

use crate::accuracy::Accuracy;
use crate::error::{Result, damaged_at, damaged_file, invalid_file, size};
use crate::job::Job;
use crate::model::{Model, Origin, STL};
use nearpoint_geometry::shape::Soup;
use nearpoint_message::message;

const HEADER: usize = 84;
const RECORD: usize = 50;
/// The number of triangles between two progress reports.
const STRIDE: usize = 1 << 14;

/// Returns the length of the file by its own count; none if it is too short to have one.
pub(crate) fn claimed_length(bytes: &[u8]) -> Option<u64> {
    let count = bytes.get(80..HEADER)?.try_into().ok()?;
    Some(HEADER as u64 + RECORD as u64 * u64::from(u32::from_le_bytes(count)))
}

// Not inlined: the WebAssembly split keeps it out of the code that the first view loads.
#[inline(never)]
pub(crate) fn read(job: &mut Job, bytes: &[u8]) -> Result<Model> {
    let count = count(job, bytes)?;
    let mut soup = Soup::default();
    job.reserve(&mut soup.positions, 3 * count)?;
    job.reserve(&mut soup.triangles, count)?;
    let records = bytes[HEADER..].chunks_exact(RECORD).take(count);
    for (triangle, record) in records.enumerate() {
        if triangle % STRIDE == 0 {
            job.tick(triangle, 2 * count)?;
        }
        // The normal, 12 bytes, is skipped: it is computed from the corners when needed.
        for corner in record[12..48].chunks_exact(12) {
            let position = [0, 4, 8].map(|at| coordinate(&corner[at..at + 4]));
            if !position.iter().all(|x| x.is_finite()) {
                let place = message!("stl-triangle", triangle = triangle + 1);
                return Err(damaged_at(place, message!("stl-corner-coordinate-not")));
            }
            soup.positions.push(position);
        }
        let first = 3 * triangle as u32;
        soup.triangles.push([first, first + 1, first + 2]);
    }
    job.tick(1, 2)?;
    let mesh = job.weld(soup, Accuracy::SinglePrecision)?;
    Ok(Model::of_mesh(mesh, None, Origin::Unitless(STL)))
}

/// Returns the number of triangles to read: the file's count, or the count by its length if only that is plausible.
/// Programs that write a file without knowing the count leave 0 or −1 there.
fn count(job: &mut Job, bytes: &[u8]) -> Result<usize> {
    let Some(claimed) = claimed_length(bytes) else {
        let problem = message!(
            "stl-binary-stl-only",
            found = size(bytes.len() as u64),
            header = HEADER
        );
        return Err(damaged_file(problem));
    };
    let claimed_count = (claimed - HEADER as u64) / RECORD as u64;
    let length = bytes.len() as u64;
    let whole = (bytes.len() - HEADER) / RECORD;
    let fits = (bytes.len() - HEADER).is_multiple_of(RECORD);
    let count = if claimed == length || (claimed < length && claimed_count > 0 && !fits) {
        if claimed < length {
            let surplus = size(length - claimed);
            job.warn(message!("stl-after-last-triangle", surplus));
        }
        claimed_count as usize
    } else if fits && whole > 0 {
        job.warn(message!("stl-header-says-triangles", claimed_count, whole));
        whole
    } else if claimed > length {
        let problem = message!(
            "stl-header-says-triangles-file",
            claimed_count,
            claimed = size(claimed),
            length = size(length)
        );
        return Err(damaged_at(message!("stl-byte", length), problem));
    } else {
        claimed_count as usize
    };
    if count == 0 {
        let remedy = message!("stl-choose-solid-export");
        return Err(invalid_file(message!("stl-no-triangles"), remedy));
    }
    if count > (u32::MAX / 3) as usize {
        let problem = message!("stl-triangles-more-one", count);
        return Err(invalid_file(problem, message!("stl-split-several-files")));
    }
    Ok(count)
}

#[inline]
fn coordinate(bytes: &[u8]) -> f64 {
    f64::from(f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
}
