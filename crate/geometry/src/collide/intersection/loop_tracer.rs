//! Traces the outlines of the inside region of a cut triangle.

/// A tracer of segments from corner to corner, each used once, as closed loops.
#[derive(Debug, Default)]
pub(super) struct LoopTracer {
    /// The start and the end of each segment.
    segments: Vec<[u32; 2]>,
    used: Vec<bool>,
    /// The loops within the one being traced.
    inner: Vec<u32>,
    inner_ends: Vec<usize>,
    /// The corners of all loops, one after the other.
    pub(super) corners: Vec<u32>,
    /// The end of each loop in `corners`.
    pub(super) ends: Vec<usize>,
}

impl LoopTracer {
    pub(super) fn clear(&mut self) {
        self.segments.clear();
    }

    pub(super) fn add(&mut self, from: u32, to: u32) {
        self.segments.push([from, to]);
    }

    /// Traces all segments, as loops that have no corner twice. Returns false if one ends where none continues.
    pub(super) fn trace_loops(&mut self) -> bool {
        for list in [&mut self.corners, &mut self.inner] {
            list.clear();
        }
        for list in [&mut self.ends, &mut self.inner_ends] {
            list.clear();
        }
        self.segments.sort();
        self.used.clear();
        self.used.resize(self.segments.len(), false);
        for first in 0..self.segments.len() {
            if self.used[first] {
                continue;
            }
            let begin = self.corners.len();
            let [start, mut at] = self.segments[first];
            self.used[first] = true;
            self.corners.push(start);
            while at != start {
                if let Some(back) = self.corners[begin..].iter().position(|&c| c == at) {
                    // Back at a corner: the corners between form a loop of their own.
                    self.inner.extend(self.corners.drain(begin + back..));
                    self.inner_ends.push(self.inner.len());
                }
                let from = self.segments.partition_point(|segment| segment[0] < at);
                let next = (from..self.segments.len())
                    .take_while(|&i| self.segments[i][0] == at)
                    .find(|&i| !self.used[i]);
                let Some(next) = next else { return false };
                self.used[next] = true;
                self.corners.push(at);
                at = self.segments[next][1];
            }
            self.ends.push(self.corners.len());
        }
        let outer = self.corners.len();
        self.corners.append(&mut self.inner);
        self.ends
            .extend(self.inner_ends.drain(..).map(|end| outer + end));
        true
    }

    pub(super) fn loops(&self) -> impl Iterator<Item = &[u32]> {
        let begins = std::iter::once(&0).chain(&self.ends);
        begins
            .zip(&self.ends)
            .map(|(&begin, &end)| &self.corners[begin..end])
    }
}
