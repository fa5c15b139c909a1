//! Answers as bytes: all that a scene would know of a pair, to the last bit, but for how long it took.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Clearance;
use nearpoint_geometry::collide::common::{Common, Facet, Origin};
use nearpoint_geometry::collide::{Contact, FacePair, TrianglePair};
use nearpoint_scene::{
    Basis, BoundsOf, Depth, Duplicate, Overlap, PairClass as Class, UndecidedReason as Because,
};
use nearpoint_scene::{PairKind, PairResult, PartId};

use crate::bytes::{Damage, Read, Reader, Writer};

const KINDS: [PairKind; 4] = [
    PairKind::Crossing,
    PairKind::Touching,
    PairKind::Contained,
    PairKind::Clear,
];
const CLASSES: [Class; 4] = [
    Class::Interferes,
    Class::Undecided,
    Class::Touches,
    Class::Clear,
];
const REASONS: [Because; 10] = [
    Because::WithinDeviation,
    Because::NearerThanDeviation,
    Because::OpenA,
    Because::OpenB,
    Because::OpenBoth,
    Because::SelfOverlapA,
    Because::SelfOverlapB,
    Because::UnorientedA,
    Because::UnorientedB,
    Because::CoordinatesTooCoarse,
];
const BASES: [Basis; 3] = [Basis::Exact, Basis::Bounded, Basis::Estimated];
const BOUNDS_OF: [BoundsOf; 2] = [BoundsOf::Solids, BoundsOf::Meshes];
const DUPLICATES: [Duplicate; 2] = [Duplicate::Same, Duplicate::Nearly];

/// An answer without a head: in a block.
pub(crate) fn written(answer: &PairResult) -> Vec<u8> {
    let mut writer = Writer::inner();
    write(&mut writer, answer);
    writer.into_inner()
}

/// What was written, of two parts with these names and where one is to the other.
pub(crate) fn read(bytes: &[u8], [a, b]: [PartId; 2], b_in_a: Pose) -> Read<PairResult> {
    let mut reader = Reader::inner(bytes);
    let answer = read_answer(&mut reader, [a, b], b_in_a)?;
    reader.end()?;
    Ok(answer)
}

fn write(writer: &mut Writer, answer: &PairResult) {
    let of_a = |id: PartId| u8::from(id == answer.b);
    writer.place(&KINDS, answer.kind);
    writer.place(&CLASSES, answer.class);
    writer.option(answer.because, |writer, why| {
        writer.place(&REASONS, why);
    });
    writer.number(answer.deviation);
    writer.place(&BASES, answer.basis);
    writer.place(&BOUNDS_OF, answer.bounds_of);
    writer.each(&answer.triangle_pairs, |writer, pair| {
        // Pairs are in order of A's triangles, and neighbours have near numbers.
        writer.count(u64::from(pair.a) << 1 | u64::from(pair.contact == Contact::Crossing));
        writer.count(u64::from(pair.b));
    });
    writer.each(&answer.face_pairs, |writer, pair| {
        let numbers = [pair.a, pair.b, pair.crossing, pair.touching];
        numbers.iter().for_each(|&n| writer.count(u64::from(n)));
    });
    writer.each(&answer.resting, |writer, pair| {
        pair.iter().for_each(|&face| writer.count(u64::from(face)));
    });
    writer.option(answer.inner, |writer, id| writer.byte(of_a(id)));
    let overlap = &answer.overlap;
    writer.number(overlap.volume);
    (overlap.volume_bounds.into_iter()).for_each(|bound| writer.number(bound));
    writer.count(overlap.pieces as u64);
    writer.option(overlap.centroid, |writer, at| writer.point(&at));
    writer.option(overlap.inner, |writer, side| {
        writer.byte(u8::from(side > 0));
    });
    writer.option(overlap.duplicate, |writer, duplicate| {
        writer.place(&DUPLICATES, duplicate);
    });
    writer.option(answer.clearance.as_ref(), |writer, found| {
        writer.number(found.distance);
        [found.on_a, found.on_b]
            .iter()
            .for_each(|at| writer.point(at));
        writer.count(u64::from(found.triangle_a));
        writer.count(u64::from(found.triangle_b));
    });
    writer.option(answer.clearance_bounds, |writer, bounds| {
        bounds.into_iter().for_each(|bound| writer.number(bound));
    });
    writer.option(answer.depth.as_ref(), |writer, depth| {
        writer.number(depth.lower);
        writer.number(depth.upper);
        [depth.on_a, depth.on_b]
            .iter()
            .for_each(|at| writer.point(at));
        writer.option(depth.of, origin);
    });
    writer.option(answer.body.as_deref(), |writer, body| {
        writer.each(&body.points, Writer::point);
        writer.each(&body.facets, |writer, facet| {
            let corners = facet.corners.iter();
            corners.for_each(|&corner| writer.count(u64::from(corner)));
            origin(writer, facet.from);
        });
        writer.byte(u8::from(body.is_closed));
    });
    writer.each(&answer.curves, |writer, ends| {
        ends.iter().for_each(|end| writer.point(end));
    });
}

fn read_answer(reader: &mut Reader, [a, b]: [PartId; 2], b_in_a: Pose) -> Read<PairResult> {
    let kind = reader.place(&KINDS)?;
    let class = reader.place(&CLASSES)?;
    let because = reader.option(|reader| reader.place(&REASONS))?;
    let deviation = reader.number()?;
    let basis = reader.place(&BASES)?;
    let bounds_of = reader.place(&BOUNDS_OF)?;
    let triangle_pairs = reader.each(|reader| {
        let first = reader.count()?;
        Ok(TrianglePair {
            a: u32::try_from(first >> 1).map_err(|_| Damage::Sense)?,
            b: reader.small()?,
            contact: match first & 1 {
                1 => Contact::Crossing,
                _ => Contact::Touching,
            },
        })
    })?;
    let face_pairs = reader.each(|reader| {
        Ok(FacePair {
            a: reader.small()?,
            b: reader.small()?,
            crossing: reader.small()?,
            touching: reader.small()?,
        })
    })?;
    let resting = reader.each(|reader| Ok([reader.small()?, reader.small()?]))?;
    let inner = reader.option(|reader| reader.place(&[a, b]))?;
    let overlap = Overlap {
        volume: reader.number()?,
        volume_bounds: [reader.number()?, reader.number()?],
        pieces: reader.small()?,
        centroid: reader.option(|reader| reader.point())?,
        inner: reader.option(|reader| reader.place(&[0, 1]))?,
        duplicate: reader.option(|reader| reader.place(&DUPLICATES))?,
    };
    let clearance = reader.option(|reader| {
        Ok(Clearance {
            distance: reader.number()?,
            on_a: reader.point()?,
            on_b: reader.point()?,
            triangle_a: reader.small()?,
            triangle_b: reader.small()?,
        })
    })?;
    let clearance_bounds = reader.option(|reader| Ok([reader.number()?, reader.number()?]))?;
    let depth = reader.option(|reader| {
        Ok(Depth {
            lower: reader.number()?,
            upper: reader.number()?,
            on_a: reader.point()?,
            on_b: reader.point()?,
            of: reader.option(read_origin)?,
        })
    })?;
    let body = reader.option(|reader| {
        Ok(Arc::new(Common {
            points: reader.each(Reader::point)?,
            facets: reader.each(|reader| {
                let corners = [reader.small()?, reader.small()?, reader.small()?];
                let from = read_origin(reader)?;
                Ok(Facet { corners, from })
            })?,
            is_closed: reader.place(&[false, true])?,
        }))
    })?;
    let curves = reader.each(|reader| Ok([reader.point()?, reader.point()?]))?;
    let crossing = triangle_pairs.iter();
    let crossing = crossing.filter(|pair| pair.contact == Contact::Crossing);
    let crossing = crossing.count() as u32;
    Ok(PairResult {
        a,
        b,
        b_in_a,
        kind,
        class,
        because,
        deviation,
        basis,
        bounds_of,
        crossing,
        touching: triangle_pairs.len() as u32 - crossing,
        triangle_pairs,
        face_pairs,
        resting,
        inner,
        overlap,
        clearance,
        clearance_bounds,
        depth,
        body,
        curves,
        millis: 0.0,
    })
}

fn origin(writer: &mut Writer, from: Origin) {
    let (side, triangle) = from.side();
    writer.count(u64::from(triangle) << 1 | side as u64);
}

fn read_origin(reader: &mut Reader) -> Read<Origin> {
    let number = reader.count()?;
    let triangle = u32::try_from(number >> 1).map_err(|_| Damage::Sense)?;
    Ok(match number & 1 {
        0 => Origin::A(triangle),
        _ => Origin::B(triangle),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::{Mesh, Shape, make};
    use nearpoint_geometry::unit::Unit;
    use nearpoint_geometry::work::Serial;
    use nearpoint_scene::{Side, ask};
    use nearpoint_testing::Random;

    fn answers() -> Vec<PairResult> {
        let shape = |soup| Shape::build(Mesh::weld(soup).unwrap(), &Serial);
        let shapes = [
            shape(make::uv_sphere(16, 8, 1.0)),
            shape(make::cuboid(1.0, 1.0, 1.0)),
            shape(make::cuboid(0.1, 0.1, 0.1)),
        ];
        let mut found = Vec::new();
        for x in [0.0, 0.05, 0.3, 0.5, 1.0, 1.3, 1.55, 2.0] {
            for (i, a) in shapes.iter().enumerate() {
                for b in &shapes[i..] {
                    let pose = Pose::translation(x, 0.01 * x, 0.0);
                    let side = |id, shape| Side {
                        id: PartId(id),
                        shape,
                        is_model: id == 7,
                        unit: Unit::Mm,
                    };
                    found.extend(ask(side(4, a), side(7, b), &pose, 1.0, &Serial).unwrap());
                }
            }
        }
        found
    }

    #[test]
    fn answers_are_what_they_were_to_the_last_bit() {
        let answers = answers();
        let kinds: Vec<_> = answers.iter().map(|answer| answer.kind).collect();
        for kind in KINDS {
            assert!(kinds.contains(&kind), "none is {kind:?}");
        }
        assert!(answers.iter().any(|answer| answer.body.is_some()));
        assert!(answers.iter().any(|answer| answer.inner.is_some()));
        for answer in &answers {
            let bytes = written(answer);
            let names = [answer.a, answer.b];
            let mut back = read(&bytes, names, answer.b_in_a).unwrap();
            back.millis = answer.millis;
            // The text of a number gives back the number.
            assert_eq!(format!("{back:?}"), format!("{answer:?}"));
            assert_eq!(written(&back), bytes);
        }
    }

    #[test]
    fn damaged_answers_never_panic() {
        let mut random = Random::new(3);
        for answer in answers().iter().step_by(3) {
            let whole = written(answer);
            for _ in 0..200 {
                let mut bytes = whole.clone();
                let at = random.index(bytes.len());
                bytes[at] = random.index(256) as u8;
                let _ = read(&bytes, [answer.a, answer.b], answer.b_in_a);
                let _ = read(&whole[..at], [answer.a, answer.b], answer.b_in_a);
            }
        }
    }
}
