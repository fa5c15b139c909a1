//! Repairs rings and reports each repair; everything else is refused.

use nearpoint_message::{Message, message};
use std::collections::HashMap;

use super::error::DisplayPoint;
use super::sweep::is_before;
use super::validate::{self, is_spike};
use super::{Point2, Polygon, PolygonError, ring};

/// A polygon and the repairs of its rings.
#[derive(Debug, Clone, PartialEq)]
pub struct RepairResult {
    /// The polygon, without the defects listed in `repairs`.
    pub polygon: Polygon,
    /// The repairs in the order of the rings; empty if they were fine.
    pub repairs: Vec<Repair>,
}

/// A repair of a defect in a ring that changes no enclosed point. Rings are counted from 0 as they were given, in
/// messages from 1.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub enum Repair {
    /// The ring's last vertex was its first again.
    ClosingVertex {
        /// The number of the ring.
        ring: usize,
    },
    /// Several vertices had the same position as the one before.
    RepeatedVertices {
        /// The number of the ring.
        ring: usize,
        /// The number of vertices that were omitted.
        count: usize,
    },
    /// Tips were cut off where the ring went back the way it came.
    Spikes {
        /// The number of the ring.
        ring: usize,
        /// The number of tips that were cut off.
        count: usize,
        /// The tip of the first one.
        at: Point2,
    },
    /// The ring enclosed nothing and was omitted.
    FlatRing {
        /// The number of the ring.
        ring: usize,
        /// One of its vertices.
        at: Point2,
    },
    /// The ring was the same as an earlier one and was omitted.
    DuplicateRing {
        /// The number of the ring.
        ring: usize,
        /// The number of the earlier one.
        original: usize,
    },
}

/// Creates a polygon of rings as in files. Defects that change no enclosed point are repaired: repeated vertices and spikes
/// are removed, and rings that enclose nothing are omitted while others remain. A ring given twice counts once. Rings that
/// cross or run along each other are refused, as their meaning is unknown. The error counts rings and vertices as they were
/// given.
pub fn repair(rings: Vec<Vec<Point2>>) -> Result<RepairResult, PolygonError> {
    validate::numbers(&rings)?;
    let mut repairs = Vec::new();
    let mut kept: Vec<CleanRing> = Vec::new();
    let mut seen = HashMap::new();
    let mut refused = PolygonError::NoRing;
    for (number, points) in rings.into_iter().enumerate() {
        let mended = CleanRing::new(number, &points, &mut repairs);
        if let Some(error) = mended.zero_area_error(&points) {
            repairs.push(Repair::FlatRing {
                ring: number,
                at: points.first().copied().unwrap_or_default(),
            });
            refused = error;
            continue;
        }
        match seen.get(&mended.canonical_form()) {
            Some(&original) => repairs.push(Repair::DuplicateRing {
                ring: number,
                original,
            }),
            None => {
                seen.insert(mended.canonical_form(), number);
                kept.push(mended);
            }
        }
    }
    if kept.is_empty() {
        return Err(refused);
    }
    let points = |ring: &CleanRing| ring.vertices.iter().map(|(_, p)| *p).collect();
    let rings: Vec<Vec<Point2>> = kept.iter().map(points).collect();
    let given = |ring: usize, vertex: usize| (kept[ring].number, kept[ring].vertices[vertex].0);
    validate::check(&rings).map_err(|error| error.renumbered(given))?;
    let polygon = Polygon::unchecked(rings);
    Ok(RepairResult { polygon, repairs })
}

/// A ring without repeated vertices and spikes.
struct CleanRing {
    number: usize,
    /// The vertices, with their numbers in the ring as it was given.
    vertices: Vec<(usize, Point2)>,
}

impl CleanRing {
    fn new(number: usize, points: &[Point2], repairs: &mut Vec<Repair>) -> Self {
        let mut vertices: Vec<(usize, Point2)> = points.iter().copied().enumerate().collect();
        if let [(_, first), .., (_, last)] = vertices[..]
            && first == last
        {
            vertices.pop();
            repairs.push(Repair::ClosingVertex { ring: number });
        }
        let given = vertices.len();
        // The last of them keeps its number: its edge is the one that goes on.
        vertices.dedup_by(|later, earlier| {
            let repeats = later.1 == earlier.1;
            earlier.0 = if repeats { later.0 } else { earlier.0 };
            repeats
        });
        let mut repeated = given - vertices.len();
        let mut spikes = Vec::new();
        let mut open: Vec<(usize, Point2)> = Vec::new();
        for vertex in vertices {
            add(&mut open, vertex, &mut spikes);
        }
        let vertices = close(open, &mut repeated, &mut spikes);
        if repeated > 0 {
            repairs.push(Repair::RepeatedVertices {
                ring: number,
                count: repeated,
            });
        }
        let mended = Self { number, vertices };
        if let Some(at) = spikes.first()
            && mended.zero_area_error(points).is_none()
        {
            repairs.push(Repair::Spikes {
                ring: number,
                count: spikes.len(),
                at: *at,
            });
        }
        mended
    }

    /// Returns the error that the ring would be by itself, if it encloses nothing.
    fn zero_area_error(&self, given: &[Point2]) -> Option<PolygonError> {
        let ring = self.number;
        let [first, .., last] = given else {
            return Some(PolygonError::TooFewVertices {
                ring,
                vertices: given.len(),
            });
        };
        let points: Vec<Point2> = self.vertices.iter().map(|(_, p)| *p).collect();
        if points.len() >= 3 && ring::is_counter_clockwise(&points).is_some() {
            return None;
        }
        let vertices = given.len() - usize::from(first == last);
        Some(match vertices {
            0..=2 => PolygonError::TooFewVertices { ring, vertices },
            _ => PolygonError::ZeroArea { ring, at: *first },
        })
    }

    /// Returns a value that is equal for equal rings: their coordinates' bits from the first vertex on, in one of both
    /// directions.
    fn canonical_form(&self) -> Vec<[u64; 2]> {
        let n = self.vertices.len();
        let at = |k: usize| self.vertices[k % n].1;
        let first = (0..n).reduce(|a, b| if is_before(at(b), at(a)) { b } else { a });
        let first = first.unwrap_or(0);
        let bits = |p: Point2| [p.x, p.y].map(|x| (x + 0.0).to_bits());
        let forward = (0..n).map(|k| bits(at(first + k)));
        let backward = (0..n).map(|k| bits(at(first + n - k)));
        forward.collect::<Vec<_>>().min(backward.collect())
    }
}

/// Adds a vertex to an open ring; removes the ones before at which the path now goes back.
fn add(open: &mut Vec<(usize, Point2)>, vertex: (usize, Point2), spikes: &mut Vec<Point2>) {
    while let [.., (_, a), (_, tip)] = open[..]
        && is_spike(a, tip, vertex.1)
    {
        spikes.push(tip);
        open.pop();
        if a == vertex.1 {
            return;
        }
    }
    open.push(vertex);
}

/// Closes a ring, with the same repairs.
fn close(
    open: Vec<(usize, Point2)>,
    repeated: &mut usize,
    spikes: &mut Vec<Point2>,
) -> Vec<(usize, Point2)> {
    let mut open = std::collections::VecDeque::from(open);
    while open.len() >= 3 {
        let n = open.len();
        let [before, last, first, second] = [open[n - 2].1, open[n - 1].1, open[0].1, open[1].1];
        if last == first {
            *repeated += 1;
            open.pop_back();
        } else if is_spike(before, last, first) {
            spikes.push(last);
            open.pop_back();
        } else if is_spike(last, first, second) {
            spikes.push(first);
            open.pop_front();
        } else {
            break;
        }
    }
    open.into()
}

nearpoint_message::display!(Repair);

impl Repair {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        let vertices = |count: &usize| match count {
            1 => message!("repair-1-vertex"),
            _ => message!("repair-vertices", count),
        };
        match self {
            Self::ClosingVertex { ring } => {
                message!("repair-last-vertex-ring", ring = ring + 1)
            }
            Self::RepeatedVertices { ring, count } => {
                message!(
                    "repair-ring-each-repeat",
                    count = vertices(count),
                    ring = ring + 1
                )
            }
            Self::Spikes { ring, count, at } => {
                let tips = if *count == 1 { "tip" } else { "tips" };
                message!(
                    "repair-spikes-cut-off",
                    count,
                    tips,
                    ring = ring + 1,
                    at = DisplayPoint(at)
                )
            }
            Self::FlatRing { ring, at } => {
                message!(
                    "repair-ring-encloses-nothing",
                    ring = ring + 1,
                    at = DisplayPoint(at)
                )
            }
            Self::DuplicateRing { ring, original } => {
                message!("repair-ring-same-ring", ring = ring + 1, of = original + 1)
            }
        }
    }
}
