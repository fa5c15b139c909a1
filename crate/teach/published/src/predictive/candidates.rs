//! Implements step 2: the faces that intersect the regions where boxes overlap.

use super::bounds_mode::BoundsMode;
use super::boxes::Boxes;
use super::moving_triangles::MovingTriangles;
use super::part::Step;
use super::prism::Prism;
use nearpoint_geometry::Point;
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;

/// The identity of a triangle: its part, and its index in the part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FaceId {
    /// The number of the part.
    pub part: u32,
    /// The number of the triangle in it.
    pub triangle: u32,
}

/// A face that may intersect one of another part.
#[derive(Debug, Clone, Copy)]
pub struct Face {
    /// The part and the triangle of the face.
    pub id: FaceId,
    /// The motion of the face, in the world's frame.
    pub swept: SweptTriangle,
    /// The box around what steps 1–3 evaluate.
    pub bounds: Aabb,
}

/// The candidate faces that step 2 finds, in all parts.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    /// The faces in order of their parts and triangles, except those that the trees list.
    pub faces: Vec<Face>,
    pub(super) bounds: BoundsMode,
    /// The largest rounding error, in the world's unit.
    pub(super) noise: f64,
}

impl Candidates {
    /// Returns the hull of the face as steps 2 and 3 evaluate it.
    pub(super) fn prism(&self, face: &Face) -> Prism {
        Prism::new(&face.swept, self.bounds, self.noise)
    }
}

/// Returns the candidate faces: those of each part that intersect an overlap of its box with another part's.
pub fn candidates(step: &Step<'_>, boxes: &Boxes, bounds: BoundsMode) -> Candidates {
    let mut found = Candidates {
        faces: Vec::new(),
        bounds,
        noise: DISTANCE_NOISE * boxes.max_abs_coordinate(),
    };
    for (number, part) in (0..).zip(&step.parts) {
        let of_part = boxes.regions.iter().filter(|r| r.parts.contains(&number));
        let regions: Vec<Aabb> = of_part.map(|r| r.bounds).collect();
        if !regions.is_empty() {
            found.add(number, part, &regions);
        }
    }
    found
}

impl Candidates {
    fn add(&mut self, number: u32, part: &MovingTriangles<'_>, regions: &[Aabb]) {
        let sides: Vec<Vec<u8>> = regions
            .iter()
            .map(|region| self.sides(part, region))
            .collect();
        for (triangle, corners) in (0..).zip(part.triangles) {
            let beside = |sides: &Vec<u8>| {
                corners
                    .iter()
                    .fold(u8::MAX, |all, &v| all & sides[v as usize])
            };
            if sides.iter().all(|sides| beside(sides) != 0) {
                continue;
            }
            let swept = part.swept(corners);
            let face = Face {
                id: FaceId {
                    part: number,
                    triangle,
                },
                bounds: self.face_box(&swept),
                swept,
            };
            let meets = |(region, sides): (&Aabb, &Vec<u8>)| {
                beside(sides) == 0 && self.intersects(&face, region)
            };
            if regions.iter().zip(&sides).any(meets) {
                self.faces.push(face);
            }
        }
    }

    /// Returns whether a face, whose box intersects a region, intersects it itself. With [`Bounds::Swept`] the box is
    /// enough: a face is seldom beside a region then, and the cubes decide.
    fn intersects(&self, face: &Face, region: &Aabb) -> bool {
        let half = (region.hi - region.lo) / 2.0;
        self.bounds == BoundsMode::Swept || self.prism(face).intersects(&region.centre(), &half)
    }

    /// Returns for each vertex the sides of the region beyond which it stays, a bit for each side. A side that all corners
    /// of a triangle share separates it from the region.
    fn sides(&self, part: &MovingTriangles<'_>, region: &Aabb) -> Vec<u8> {
        let by = self.growth(part.deviation);
        let grown = region.grown(by);
        let of = |p: &Point| {
            (0..3).fold(0, |bits, i| {
                bits | u8::from(p[i] < grown.lo[i]) << i | u8::from(p[i] > grown.hi[i]) << (i + 3)
            })
        };
        match self.bounds {
            BoundsMode::Instant => part.from.iter().map(of).collect(),
            BoundsMode::Swept => {
                let ends = part.from.iter().zip(part.to.iter());
                ends.map(|(p, q)| of(p) & of(q)).collect()
            }
        }
    }

    /// Returns the box of a moving face, over the time that the bounds cover.
    pub(super) fn face_box(&self, swept: &SweptTriangle) -> Aabb {
        let from = Aabb::from_points(&swept.from);
        let all = match self.bounds {
            BoundsMode::Instant => from,
            BoundsMode::Swept => from.union(&Aabb::from_points(&swept.to)),
        };
        all.grown(self.growth(swept.deviation))
    }

    /// Returns by how much the box of a face is larger than that of its corners.
    pub(super) fn growth(&self, deviation: f64) -> f64 {
        match self.bounds {
            BoundsMode::Instant => self.noise,
            BoundsMode::Swept => deviation + self.noise,
        }
    }
}
