//! Encodes meshes as compact, lossless bytes.

use nearpoint_geometry::shape::{FaceSurface, Mesh};

use crate::bytes::{DecodeError, DecodeResult, Reader, Writer};
use crate::codec::{Codec, store_variants};

store_variants! {
    FaceSurface {
        0: Plane { normal },
        1: Cylinder { through, axis, radius },
        2: Cone { apex, axis, half_angle },
        3: Sphere { centre, radius },
        4: Torus { centre, axis, major, minor },
        5: Spline {},
        6: Other {},
    }
}

/// Encodes a mesh without a head, for a pack.
pub(crate) fn encode(mesh: &Mesh) -> Vec<u8> {
    let mut writer = Writer::without_header();
    writer.list(mesh.vertices(), |writer, at| at.write(writer));
    writer.count(mesh.triangles().len() as u64);
    let corners = mesh.triangles().iter().flatten();
    narrow(&mut writer, mesh.vertices().len(), corners);
    narrow(&mut writer, mesh.face_count() as usize, mesh.faces());
    writer.list(mesh.surfaces(), |writer, surface| surface.write(writer));
    writer.list(mesh.deviations(), |writer, one| one.write(writer));
    mesh.rounding().write(&mut writer);
    writer.into_inner()
}

pub(crate) fn decode(bytes: &[u8]) -> DecodeResult<Mesh> {
    let mut reader = Reader::without_header(bytes);
    let vertices = Vec::<[f64; 3]>::read(&mut reader)?;
    let count: usize = reader.small_count()?;
    let corners = count.checked_mul(3).ok_or(DecodeError::Invalid)?;
    let corners = widened(&mut reader, vertices.len(), corners)?;
    let triangles: Vec<[u32; 3]> = corners.as_chunks::<3>().0.to_vec();
    // The number of faces is not written; it follows from the width of the highest number.
    let width = reader.byte()?;
    let faces = numbers(&mut reader, width, count)?;
    let surfaces = Vec::read(&mut reader)?;
    let deviations = Vec::read(&mut reader)?;
    let rounding = f64::read(&mut reader)?;
    reader.end()?;
    let mesh = Mesh::from_parts(vertices, triangles, faces).map_err(|_| DecodeError::Invalid)?;
    let mesh = mesh.with_rounding(rounding);
    match surfaces.is_empty() && deviations.is_empty() {
        true => Ok(mesh),
        false => (mesh.with_surfaces(surfaces, deviations)).map_err(|_| DecodeError::Invalid),
    }
}

/// Returns the number of bytes for numbers below `end`.
fn width(end: usize) -> u8 {
    match end {
        0..=0x100 => 1,
        0x101..=0x1_0000 => 2,
        _ => 4,
    }
}

/// Writes the width in bytes, then numbers below `end` in that width.
fn narrow<'a>(writer: &mut Writer, end: usize, numbers: impl IntoIterator<Item = &'a u32>) {
    let width = width(end);
    writer.byte(width);
    for number in numbers {
        writer.raw(&number.to_le_bytes()[..usize::from(width)]);
    }
}

fn widened(reader: &mut Reader, end: usize, count: usize) -> DecodeResult<Vec<u32>> {
    match reader.byte()? {
        found if found == width(end) => numbers(reader, found, count),
        _ => Err(DecodeError::Invalid),
    }
}

fn numbers(reader: &mut Reader, width: u8, count: usize) -> DecodeResult<Vec<u32>> {
    let width = usize::from(width);
    if ![1, 2, 4].contains(&width) {
        return Err(DecodeError::Invalid);
    }
    let bytes = reader.raw(count.checked_mul(width).ok_or(DecodeError::Invalid)?)?;
    let number = |own: &[u8]| {
        let mut four = [0; 4];
        four[..width].copy_from_slice(own);
        u32::from_le_bytes(four)
    };
    Ok(bytes.chunks_exact(width).map(number).collect())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::primitives;
    use nearpoint_geometry::{Point, Vector};
    use nearpoint_testing::Random;

    fn assert_same(a: &Mesh, b: &Mesh) {
        let bits = |mesh: &Mesh| -> Vec<u64> {
            let numbers = mesh.vertices().iter().flat_map(|p| [p.x, p.y, p.z]);
            numbers.map(f64::to_bits).collect()
        };
        assert_eq!(bits(a), bits(b));
        assert_eq!((a.triangles(), a.faces()), (b.triangles(), b.faces()));
        assert_eq!(
            (a.surfaces(), a.deviations()),
            (b.surfaces(), b.deviations())
        );
    }

    #[test]
    fn decoded_mesh_equals_encoded_mesh() {
        for (lines, rings) in [(4, 2), (20, 12), (300, 250)] {
            let mesh = Mesh::weld(primitives::uv_sphere(lines, rings, 1.0 / 3.0)).unwrap();
            let bytes = encode(&mesh);
            assert_same(&mesh, &decode(&bytes).unwrap());
            let raw = 24 * mesh.vertices().len() + 16 * mesh.triangles().len();
            assert!(bytes.len() <= raw + 16, "{} of {raw}", bytes.len());
        }
    }

    #[test]
    fn surfaces_come_along() {
        let ball = Mesh::weld(primitives::uv_sphere(8, 4, 1.0)).unwrap();
        let (centre, axis) = (Point::new(0.1, -0.0, 3.0), Vector::z());
        use FaceSurface::*;
        #[rustfmt::skip]
        let all = [
            Plane { normal: axis },
            Cylinder { through: centre, axis, radius: 2.0 },
            Cone { apex: centre, axis, half_angle: 0.5 },
            Sphere { centre, radius: 1.5 },
            Torus { centre, axis, major: 3.0, minor: 1.0 },
            Spline,
            Other,
        ];
        let count = ball.triangles().len();
        let faces: Vec<u32> = (0..count).map(|t| (t % all.len()) as u32).collect();
        let vertices = ball.vertices().iter().map(|&p| p.into()).collect();
        let mesh = Mesh::from_parts(vertices, ball.triangles().to_vec(), faces).unwrap();
        let mesh = mesh.with_surfaces(all.to_vec(), vec![0.25; count]).unwrap();
        assert_same(&mesh, &decode(&encode(&mesh)).unwrap());
    }

    #[test]
    fn damaged_meshes_never_panic() {
        let mesh = Mesh::weld(primitives::uv_sphere(8, 4, 1.0)).unwrap();
        let whole = encode(&mesh);
        let mut random = Random::new(11);
        for _ in 0..3000 {
            let mut bytes = whole.clone();
            let at = random.index(bytes.len());
            bytes[at] = random.index(256) as u8;
            bytes.truncate(random.index(bytes.len() + 1).max(at));
            let _ = decode(&bytes);
        }
    }
}
