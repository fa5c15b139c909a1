//! Finds a path through clear cells that share a side: Dijkstra's search by the distances between their centres.

use super::arm::JointValues;
use super::map::{CellClass, Map, MapCell};

/// A path in the map. It leaves each cell through the middle of a shared side, so each of its segments is in a clear cell.
#[derive(Debug, Clone)]
pub(super) struct Path {
    pub points: Vec<JointValues>,
    /// The number of cells that it passes.
    pub cells: usize,
}

impl Path {
    /// Finds a path; None if clear cells do not connect both ends.
    pub fn find(map: &Map, from: JointValues, to: JointValues) -> Option<Self> {
        let clear: Vec<&MapCell> = (map.cells.iter())
            .filter(|cell| cell.class == CellClass::Clear)
            .collect();
        let cell_at = |values| clear.iter().position(|cell| cell.contains(values));
        let (first, last) = (cell_at(from)?, cell_at(to)?);
        let mut best = vec![f64::INFINITY; clear.len()];
        let mut before = vec![first; clear.len()];
        let mut open: Vec<usize> = (0..clear.len()).collect();
        best[first] = 0.0;
        loop {
            let nearest = (0..open.len()).min_by(|&a, &b| best[open[a]].total_cmp(&best[open[b]]));
            let cell = open.swap_remove(nearest?);
            if best[cell].is_infinite() {
                return None;
            }
            if cell == last {
                break;
            }
            for &next in &open {
                if shared_side(clear[cell], clear[next]).is_some() {
                    let length = best[cell] + length(clear[cell].centre(), clear[next].centre());
                    if length < best[next] {
                        best[next] = length;
                        before[next] = cell;
                    }
                }
            }
        }
        let mut points = vec![to];
        let (mut cell, mut cells) = (last, 1);
        while cell != first {
            points.extend(shared_side(clear[cell], clear[before[cell]]));
            cell = before[cell];
            cells += 1;
        }
        points.push(from);
        points.reverse();
        Some(Self { points, cells })
    }

    /// Returns the values at a fraction of the length.
    pub fn at(&self, fraction: f64) -> JointValues {
        let lengths = self.points.windows(2).map(|ends| length(ends[0], ends[1]));
        let mut left = fraction * lengths.sum::<f64>();
        for ends in self.points.windows(2) {
            let own = length(ends[0], ends[1]);
            if left < own {
                return [0, 1].map(|i| ends[0][i] + (ends[1][i] - ends[0][i]) * left / own);
            }
            left -= own;
        }
        self.points[self.points.len() - 1]
    }
}

/// Returns whether the straight segment between two points stays in clear cells.
pub(super) fn is_straight_clear(map: &Map, from: JointValues, to: JointValues) -> bool {
    let is_crossed = |cell: &&MapCell| {
        let (mut first, mut last) = (0.0_f64, 1.0_f64);
        for i in 0..2 {
            let way = to[i] - from[i];
            if way == 0.0 {
                if from[i] < cell.low[i] || cell.high[i] < from[i] {
                    return false;
                }
                continue;
            }
            let ends = [cell.low[i], cell.high[i]].map(|end| (end - from[i]) / way);
            first = first.max(ends[0].min(ends[1]));
            last = last.min(ends[0].max(ends[1]));
        }
        first <= last
    };
    let mut crossed = map.cells.iter().filter(is_crossed);
    crossed.all(|cell| cell.class == CellClass::Clear)
}

/// Returns the middle of the side that two cells share; None if they share at most a corner.
fn shared_side(a: &MapCell, b: &MapCell) -> Option<JointValues> {
    for (across, along) in [(0, 1), (1, 0)] {
        let touch = if a.high[across] == b.low[across] {
            a.high[across]
        } else if a.low[across] == b.high[across] {
            a.low[across]
        } else {
            continue;
        };
        let low = a.low[along].max(b.low[along]);
        let high = a.high[along].min(b.high[along]);
        if low < high {
            let mut middle = [touch; 2];
            middle[along] = (low + high) / 2.0;
            return Some(middle);
        }
    }
    None
}

fn length(a: JointValues, b: JointValues) -> f64 {
    let [x, y] = [0, 1].map(|i| b[i] - a[i]);
    (x * x + y * y).sqrt()
}
