//! What is left of touching places without those where circles inside both contours overlap: a cheap proof that there is no boundary.

use super::super::poles::Pole;
use super::super::tree::Rect;
use super::super::{Point2, Turned, Vector2};
use super::touch::Touch;

/// A part of a touch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Piece {
    pub touch: u32,
    /// Shares of the touch.
    pub start: f64,
    pub end: f64,
    pub rect: Rect,
}

/// The discs of places where circles of both overlap.
fn discs(a: &Turned, b: &Turned) -> Vec<Pole> {
    let of_pair = |of_a: &Pole, of_b: &Pole| Pole {
        at: Point2::from(of_a.at - of_b.at),
        radius: of_a.radius + of_b.radius,
    };
    let pairs = a
        .poles
        .iter()
        .flat_map(|p| b.poles.iter().map(move |q| of_pair(p, q)));
    let mut discs: Vec<Pole> = pairs.filter(|disc| disc.radius > 0.0).collect();
    discs.sort_by(|p, q| q.radius.total_cmp(&p.radius));
    discs
}

/// The touches outside of all those discs.
pub(super) fn pieces(a: &Turned, b: &Turned, touches: &[Touch]) -> Vec<Piece> {
    let discs = discs(a, b);
    let mut pieces = Vec::new();
    let (mut left, mut next) = (Vec::new(), Vec::new());
    for (number, touch) in touches.iter().enumerate() {
        left.clear();
        left.push([0.0, 1.0]);
        for disc in &discs {
            let Some([enter, leave]) = chord(touch, disc) else {
                continue;
            };
            next.clear();
            for [start, end] in left.drain(..) {
                if leave <= start || end <= enter {
                    next.push([start, end]);
                    continue;
                }
                if start < enter {
                    next.push([start, enter]);
                }
                if leave < end {
                    next.push([leave, end]);
                }
            }
            std::mem::swap(&mut left, &mut next);
            if left.is_empty() {
                break;
            }
        }
        pieces.extend(left.iter().map(|[start, end]| Piece {
            touch: number as u32,
            start: *start,
            end: *end,
            rect: Rect::of([touch.at(*start), touch.at(*end)]),
        }));
    }
    pieces
}

/// The shares of a touch between which it is in a disc.
fn chord(touch: &Touch, disc: &Pole) -> Option<[f64; 2]> {
    let (off, along): (Vector2, Vector2) = (touch.from - disc.at, touch.along());
    let length = along.norm_squared();
    let half = off.dot(&along);
    let rest = off.norm_squared() - disc.radius * disc.radius;
    let root = half * half - length * rest;
    if root <= 0.0 || length <= 0.0 {
        return None;
    }
    let root = root.sqrt();
    let [enter, leave] = [(-half - root) / length, (-half + root) / length];
    (enter < 1.0 && leave > 0.0).then_some([enter, leave])
}
