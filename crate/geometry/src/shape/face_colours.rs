//! Stores the colours that a file gives to the triangles of a mesh.

use super::Mesh;
use std::ops::Range;
use std::sync::Arc;

/// A colour in sRGB, 8 bits for each channel.
pub type Rgb = [u8; 3];

/// The colour of parts to which no file gives one, and of triangles without a colour in such parts: sRGB and the opacity.
pub const UNPAINTED: [f32; 4] = [0.6, 0.65, 0.7, 1.0];

/// The colours of a mesh's triangles, where its file colours some faces of a part differently. A part without such
/// faces has none of this.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FaceColours {
    /// The colour of the part as a whole, which all triangles outside the runs have.
    part: Rgb,
    /// The triangles with other colours, in their order.
    runs: Vec<ColourRun>,
}

/// Consecutive triangles of one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
struct ColourRun {
    triangles: Range<u32>,
    colour: Rgb,
}

impl FaceColours {
    /// Makes the face colours of a part. `runs` has the colours of all triangles in their order: a number of triangles,
    /// and their colour, or `None` where they have the part's. Channels are sRGB in 0…1, and the opacity is not used.
    /// Returns `None` if no triangle has another colour than the part.
    ///
    /// # Examples
    /// ```
    /// use nearpoint_geometry::shape::FaceColours;
    ///
    /// let (grey, red) = ([0.6, 0.6, 0.6, 1.0], [1.0, 0.0, 0.0, 1.0]);
    /// let colours = FaceColours::new(grey, [(2, Some(red)), (1, None)]).unwrap();
    /// assert_eq!(colours.of_triangles(3), [[255, 0, 0], [255, 0, 0], [153, 153, 153]]);
    /// assert_eq!(FaceColours::new(grey, [(2, Some(grey)), (1, None)]), None);
    /// ```
    pub fn new(
        part: [f32; 4],
        runs: impl IntoIterator<Item = (usize, Option<[f32; 4]>)>,
    ) -> Option<Self> {
        let part = rgb(part);
        let mut found: Vec<ColourRun> = Vec::new();
        let mut end = 0u32;
        for (count, colour) in runs {
            let first = end;
            end = end.saturating_add(u32::try_from(count).unwrap_or(u32::MAX));
            let colour = colour.map_or(part, rgb);
            match found.last_mut() {
                _ if colour == part || first == end => {}
                Some(last) if last.triangles.end == first && last.colour == colour => {
                    last.triangles.end = end;
                }
                _ => found.push(ColourRun {
                    triangles: first..end,
                    colour,
                }),
            }
        }
        found.shrink_to_fit();
        (!found.is_empty()).then_some(Self { part, runs: found })
    }

    /// Returns whether a part of this colour shows its face colours. They belong to the colour of the part's file: a
    /// part that was given another colour has that colour on all faces. The opacity may differ.
    pub fn belong_to(&self, colour: [f32; 4]) -> bool {
        rgb(colour) == self.part
    }

    /// Returns the colour of each of a mesh's triangles; `count` is their number.
    pub fn of_triangles(&self, count: usize) -> Vec<Rgb> {
        let mut colours = vec![self.part; count];
        for ColourRun { triangles, colour } in &self.runs {
            let [start, end] = [triangles.start, triangles.end].map(|at| count.min(at as usize));
            colours[start..end].fill(*colour);
        }
        colours
    }

    /// Returns the numbers that [`FaceColours::from_numbers`] reads: the part's colour as `0xRRGGBB`; then the first
    /// triangle, the end and the colour of each run.
    pub fn to_numbers(&self) -> Vec<u32> {
        let packed = |[r, g, b]: Rgb| u32::from_be_bytes([0, r, g, b]);
        let runs = self.runs.iter();
        let runs = runs.flat_map(|run| {
            let Range { start, end } = run.triangles;
            [start, end, packed(run.colour)]
        });
        std::iter::once(packed(self.part)).chain(runs).collect()
    }

    /// Reads what [`FaceColours::to_numbers`] wrote; `None` if the numbers are anything else.
    pub fn from_numbers(numbers: &[u32]) -> Option<Self> {
        let unpacked = |number: u32| match number.to_be_bytes() {
            [0, r, g, b] => Some([r, g, b]),
            _ => None,
        };
        let (part, rest) = numbers.split_first()?;
        let (runs @ [_, ..], []) = rest.as_chunks() else {
            return None;
        };
        let mut last = 0;
        let run = |&[start, end, colour]: &[u32; 3]| {
            let is_next = last <= start && start < end;
            last = end;
            is_next.then_some(ColourRun {
                triangles: start..end,
                colour: unpacked(colour)?,
            })
        };
        let runs: Vec<ColourRun> = runs.iter().map(run).collect::<Option<_>>()?;
        Some(Self {
            part: unpacked(*part)?,
            runs,
        })
    }
}

/// Rounds a colour to 8 bits for each channel.
fn rgb([r, g, b, _]: [f32; 4]) -> Rgb {
    [r, g, b].map(|channel| (channel * 255.0).round() as u8)
}

impl Mesh {
    /// Sets the colours that the mesh's file gives to its triangles. A mesh made from this one, as by [`Mesh::inset`],
    /// has none.
    pub fn set_face_colours(&mut self, colours: FaceColours) {
        self.face_colours = Some(Arc::new(colours));
    }

    /// Returns the colours of the triangles, if the file gives some faces of the part another colour than the part.
    pub fn face_colours(&self) -> Option<&FaceColours> {
        self.face_colours.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GREY: [f32; 4] = [0.5, 0.5, 0.5, 1.0];
    const RED: [f32; 4] = [1.0, 0.0, 0.0, 0.25];
    const BLUE: [f32; 4] = [0.0, 0.0, 1.0, 1.0];

    #[test]
    fn adjacent_runs_of_one_colour_are_one() {
        let runs = [
            (1, Some(RED)),
            (0, Some(BLUE)),
            (2, Some(RED)),
            (3, None),
            (1, Some(BLUE)),
        ];
        let colours = FaceColours::new(GREY, runs).unwrap();
        assert_eq!(colours.runs.len(), 2);
        let (red, grey, blue) = ([255, 0, 0], [128; 3], [0, 0, 255]);
        let all = [red, red, red, grey, grey, grey, blue];
        assert_eq!(colours.of_triangles(7), all);
        assert_eq!(colours.of_triangles(2), all[..2]);
        assert_eq!(colours.of_triangles(8)[7], grey);
    }

    #[test]
    fn face_colours_belong_to_the_colour_of_the_file_at_any_opacity() {
        let colours = FaceColours::new(GREY, [(1, Some(RED))]).unwrap();
        assert!(colours.belong_to(GREY) && colours.belong_to([0.5, 0.5, 0.5, 0.1]));
        assert!(!colours.belong_to(RED) && !colours.belong_to([0.5, 0.5, 0.51, 1.0]));
    }

    #[test]
    fn numbers_are_read_back_and_others_are_refused() {
        let runs = [(2, Some(RED)), (1, None), (4, Some(BLUE))];
        let colours = FaceColours::new(GREY, runs).unwrap();
        let numbers = colours.to_numbers();
        assert_eq!(numbers, [0x80_8080, 0, 2, 0xff_0000, 3, 7, 0xff]);
        assert_eq!(FaceColours::from_numbers(&numbers), Some(colours));
        for bad in [
            &[][..],
            &[0],
            &[0x100_0000, 0, 2, 0xff],
            &[0, 1, 2],
            &[0, 2, 2, 0xff],
            &[0, 3, 2, 0xff],
            &[0, 0, 2, 0xff, 1, 3, 0xff],
            &[0, 0, 2, 0x100_0000],
        ] {
            assert_eq!(FaceColours::from_numbers(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn channels_outside_their_range_are_limited() {
        let odd = [f32::NAN, -3.0, f32::INFINITY, 1.0];
        let colours = FaceColours::new(GREY, [(1, Some(odd))]).unwrap();
        assert_eq!(colours.of_triangles(1), [[0, 0, 255]]);
    }
}
