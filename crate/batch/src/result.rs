//! Encodes answers as bytes: the report of a scene about a pair, to the last bit, except for the elapsed time.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::intersection::{Intersection, IntersectionFacet, SourceTriangle};
use nearpoint_geometry::collide::{Contact, FacePair, TrianglePair};
use nearpoint_geometry::face::CylinderFit;
use nearpoint_scene::{
    BoundsScope, Depth, DeviationSource, Duplicate, Overlap, PairClass as Class, UndecidedReason,
};
use nearpoint_scene::{MeshRelation, PairResult, PartId};

use crate::bytes::{DecodeError, DecodeResult, Reader, Writer};
use crate::codec::{Codec, store_fields, store_variants};

store_variants! {
    MeshRelation { 0: Crossing {}, 1: Touching {}, 2: Contained {}, 3: Clear {} }
    Class { 0: Interferes {}, 1: Undecided {}, 2: Touches {}, 3: Clear {} }
    UndecidedReason {
        0: WithinDeviation {},
        1: NearerThanDeviation {},
        2: OpenA {},
        3: OpenB {},
        4: OpenBoth {},
        5: SelfOverlapA {},
        6: SelfOverlapB {},
        7: UnorientedA {},
        8: UnorientedB {},
        9: CoordinatesTooCoarse {},
    }
    DeviationSource { 0: Exact {}, 1: Bounded {}, 2: Estimated {} }
    BoundsScope { 0: Solids {}, 1: Meshes {} }
    Duplicate { 0: Same {}, 1: Nearly {} }
}

store_fields! {
    FacePair { a, b, crossing_count, touching_count }
    Overlap { volume, volume_bounds, component_count, centroid, inner, duplicate }
    Clearance { distance, on_a, on_b, triangle_a, triangle_b }
    Depth { lower, upper, on_a, on_b, source }
    Intersection { points, facets, is_closed }
    IntersectionFacet { corners, source }
    CylinderFit { faces, is_shaft_of_b, hole_diameter, shaft_diameter, length, offset, centre }
}

/// Encodes an answer without a head, for a block.
pub(crate) fn encode(answer: &PairResult) -> Vec<u8> {
    let mut writer = Writer::without_header();
    write(&mut writer, answer);
    writer.into_inner()
}

/// Decodes an answer about two parts with these names, where `b_in_a` is the relative pose.
pub(crate) fn decode(bytes: &[u8], [a, b]: [PartId; 2], b_in_a: Pose) -> DecodeResult<PairResult> {
    let mut reader = Reader::without_header(bytes);
    let answer = read_result(&mut reader, [a, b], b_in_a)?;
    reader.end()?;
    Ok(answer)
}

fn write(writer: &mut Writer, answer: &PairResult) {
    answer.mesh_relation.write(writer);
    answer.class.write(writer);
    answer.undecided_reason.write(writer);
    answer.deviation.write(writer);
    answer.deviation_source.write(writer);
    answer.bounds_scope.write(writer);
    answer.triangle_pairs.write(writer);
    answer.face_pairs.write(writer);
    answer.coplanar_faces.write(writer);
    answer.inner.map(|id| id == answer.b).write(writer);
    answer.overlap.write(writer);
    answer.clearance.write(writer);
    answer.clearance_bounds.write(writer);
    answer.depth.write(writer);
    answer.intersection.write(writer);
    answer.intersection_curves.write(writer);
    answer.place_faces.write(writer);
    answer.fits.write(writer);
}

fn read_result(reader: &mut Reader, [a, b]: [PartId; 2], b_in_a: Pose) -> DecodeResult<PairResult> {
    // The order is that of writing.
    let mut answer = PairResult {
        a,
        b,
        b_in_a,
        mesh_relation: Codec::read(reader)?,
        class: Codec::read(reader)?,
        undecided_reason: Codec::read(reader)?,
        deviation: Codec::read(reader)?,
        deviation_source: Codec::read(reader)?,
        bounds_scope: Codec::read(reader)?,
        crossing: 0,
        touching: 0,
        triangle_pairs: Codec::read(reader)?,
        face_pairs: Codec::read(reader)?,
        coplanar_faces: Codec::read(reader)?,
        inner: Option::<bool>::read(reader)?.map(|is_b| if is_b { b } else { a }),
        overlap: Codec::read(reader)?,
        clearance: Codec::read(reader)?,
        clearance_bounds: Codec::read(reader)?,
        depth: Codec::read(reader)?,
        intersection: Codec::read(reader)?,
        intersection_curves: Codec::read(reader)?,
        place_faces: Codec::read(reader)?,
        fits: Codec::read(reader)?,
        duration_ms: 0.0,
    };
    let pairs = answer.triangle_pairs.iter();
    let crossing = pairs.filter(|pair| pair.contact == Contact::Crossing);
    answer.crossing = crossing.count() as u32;
    answer.touching = answer.triangle_pairs.len() as u32 - answer.crossing;
    Ok(answer)
}

/// Pairs are sorted by A's triangles, and neighbours have close numbers.
impl Codec for TrianglePair {
    fn write(&self, writer: &mut Writer) {
        writer.count(u64::from(self.a) << 1 | u64::from(self.contact == Contact::Crossing));
        self.b.write(writer);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        let first = reader.count()?;
        Ok(Self {
            a: u32::try_from(first >> 1).map_err(|_| DecodeError::Invalid)?,
            b: reader.small_count()?,
            contact: match first & 1 {
                1 => Contact::Crossing,
                _ => Contact::Touching,
            },
        })
    }
}

impl Codec for SourceTriangle {
    fn write(&self, writer: &mut Writer) {
        let (side, triangle) = self.side();
        writer.count(u64::from(triangle) << 1 | side as u64);
    }

    fn read(reader: &mut Reader) -> DecodeResult<Self> {
        let number = reader.count()?;
        let triangle = u32::try_from(number >> 1).map_err(|_| DecodeError::Invalid)?;
        Ok(match number & 1 {
            0 => SourceTriangle::A(triangle),
            _ => SourceTriangle::B(triangle),
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_geometry::executor::SequentialExecutor;
    use nearpoint_geometry::shape::{Mesh, Shape, primitives};
    use nearpoint_geometry::unit::Unit;
    use nearpoint_scene::{PairOperand, query_pair};
    use nearpoint_testing::Random;

    fn answers() -> Vec<PairResult> {
        let shape = |soup| Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor);
        let shapes = [
            shape(primitives::uv_sphere(16, 8, 1.0)),
            shape(primitives::cuboid(1.0, 1.0, 1.0)),
            shape(primitives::cuboid(0.1, 0.1, 0.1)),
        ];
        let mut found = Vec::new();
        for x in [0.0, 0.05, 0.3, 0.5, 1.0, 1.3, 1.55, 2.0] {
            for (i, a) in shapes.iter().enumerate() {
                for b in &shapes[i..] {
                    let pose = Pose::translation(x, 0.01 * x, 0.0);
                    let side = |id, shape| PairOperand {
                        id: PartId(id),
                        shape,
                        is_exact: id == 7,
                        unit: Unit::Mm,
                    };
                    found.extend(
                        query_pair(side(4, a), side(7, b), &pose, 1.0, &SequentialExecutor)
                            .unwrap(),
                    );
                }
            }
        }
        found
    }

    #[test]
    fn answers_are_what_they_were_to_the_last_bit() {
        let answers = answers();
        let kinds: Vec<_> = answers.iter().map(|answer| answer.mesh_relation).collect();
        use MeshRelation::*;
        for kind in [Crossing, Touching, Contained, Clear] {
            assert!(kinds.contains(&kind), "none is {kind:?}");
        }
        assert!(answers.iter().any(|answer| answer.intersection.is_some()));
        assert!(answers.iter().any(|answer| answer.inner.is_some()));
        for answer in &answers {
            let bytes = encode(answer);
            let names = [answer.a, answer.b];
            let mut back = decode(&bytes, names, answer.b_in_a).unwrap();
            back.duration_ms = answer.duration_ms;
            // The text of a float round-trips, so equal texts mean equal bits.
            assert_eq!(format!("{back:?}"), format!("{answer:?}"));
            assert_eq!(encode(&back), bytes);
        }
    }

    #[test]
    fn damaged_answers_never_panic() {
        let mut random = Random::new(3);
        for answer in answers().iter().step_by(3) {
            let whole = encode(answer);
            for _ in 0..200 {
                let mut bytes = whole.clone();
                let at = random.index(bytes.len());
                bytes[at] = random.index(256) as u8;
                let _ = decode(&bytes, [answer.a, answer.b], answer.b_in_a);
                let _ = decode(&whole[..at], [answer.a, answer.b], answer.b_in_a);
            }
        }
    }
}
