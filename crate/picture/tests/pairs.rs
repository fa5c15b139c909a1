//! Tests pictures of pairs, from the scene to the file.
#![allow(clippy::unwrap_used)] // a test may fail

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::shape::{Mesh, primitives};
use nearpoint_geometry::{Pose, Vector};
use nearpoint_picture::{PairRenderer, Picture};
use nearpoint_scene::{NewPart, PartId, Scene, ThreadPool};

/// Makes boxes along x, each 1 wide: the first two overlap by 0.1, the third is apart and hides them from the front.
fn scene(scale: f64) -> (Scene, Vec<PartId>) {
    let part = |name: &str, at: [f64; 3], size: [f64; 3]| {
        let size = size.map(|side| side * scale);
        let mesh = Mesh::weld(primitives::cuboid(size[0], size[1], size[2])).unwrap();
        let at = at.map(|x| x * scale);
        let pose = Pose::translation(at[0], at[1], at[2]);
        NewPart {
            is_exact: true,
            ..NewPart::from_mesh(name, mesh, pose, &ThreadPool::Sequential)
        }
    };
    let mut scene = Scene::new(ThreadPool::Sequential, || 0.0);
    let ids = scene.add(vec![
        part("a", [0.0, 0.0, 0.0], [1.0, 1.0, 1.0]),
        part("b", [0.9, 0.2, 0.0], [1.0, 1.0, 1.0]),
        part("wall", [0.4, -2.0, 0.0], [4.0, 0.2, 4.0]),
    ]);
    scene.finish();
    (scene, ids.unwrap())
}

/// Returns red, green and blue of each pixel, and the width and height in pixels.
fn decode_png(picture: &Picture) -> (Vec<[u8; 3]>, [u32; 2]) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(&picture.png))
        .read_info()
        .unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let pixels = bytes.chunks(3).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
    (pixels.collect(), [info.width, info.height])
}

fn is_red([red, green, blue]: &[u8; 3]) -> bool {
    *red > 150 && *green < 90 && *blue < 90
}

#[test]
fn intersection_is_red_and_in_the_picture_centre() {
    let (scene, ids) = scene(1.0);
    let picture = PairRenderer::new(&scene)
        .render_pair(ids[1], ids[0])
        .unwrap();
    let (pixels, [width, height]) = decode_png(&picture);
    assert_eq!([width, height], [800, 500]);
    let red: Vec<usize> = (0..pixels.len()).filter(|&i| is_red(&pixels[i])).collect();
    assert!(red.len() > 2000, "{}", red.len());
    let mean = |of: fn(usize) -> usize| red.iter().map(|&i| of(i)).sum::<usize>() / red.len();
    let [x, y] = [mean(|i| i % 800), mean(|i| i / 800)];
    assert!(
        (300..500).contains(&x) && (180..320).contains(&y),
        "{x} {y}"
    );
}

#[test]
fn the_same_pair_is_the_same_picture_whatever_was_painted_before_and_in_any_unit() {
    let (scene, ids) = scene(1.0);
    let studio = PairRenderer::new(&scene);
    let first = studio.render_pair(ids[0], ids[1]).unwrap();
    assert_eq!(studio.render_pair(ids[0], PartId(77)), None);
    studio.render_pair(ids[0], ids[2]).unwrap();
    assert_eq!(studio.render_pair(ids[1], ids[0]).unwrap(), first);
    // A power of two scales every number without rounding.
    for scale in [2f64.powi(-20), 2f64.powi(20)] {
        let (scaled, ids) = self::scene(scale);
        let other = PairRenderer::new(&scaled)
            .render_pair(ids[0], ids[1])
            .unwrap();
        let differing = decode_png(&first)
            .0
            .iter()
            .zip(&decode_png(&other).0)
            .filter(|(p, q)| p != q)
            .count();
        assert!(differing < 200, "{scale}: {differing}");
    }
}

/// The FNV-1a hash of the pixels: different sines or roots on another machine would change it.
const GOLDEN: u64 = 0xd7f7_99ee_8748_b72e;

#[test]
fn a_picture_is_the_same_on_every_machine() {
    let (scene, ids) = scene(1.0);
    let picture = PairRenderer::new(&scene)
        .render_pair(ids[0], ids[1])
        .unwrap();
    let hash = decode_png(&picture)
        .0
        .as_flattened()
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
        });
    assert_eq!(hash, GOLDEN, "{hash:#018x}");
}

/// Returns whether the camera of a picture shows a point.
fn shows(picture: &Picture, point: [f64; 3]) -> bool {
    let camera = &picture.camera;
    let [eye, target, up] = [camera.eye, camera.target, camera.up].map(Vector::from);
    let forward = (target - eye).normalize();
    let right = forward.cross(&up).normalize();
    let from_eye = Vector::from(point) - eye;
    let half_height = from_eye.dot(&forward) * ComplexField::tan(camera.field_of_view / 2.0);
    let is_within = |along: &Vector, half: f64| from_eye.dot(along).abs() <= half;
    is_within(&right, half_height * 1.6) && is_within(&right.cross(&forward), half_height)
}

#[test]
fn context_shows_both_parts_as_a_whole_from_the_side_of_the_near_picture() {
    let (scene, ids) = scene(1.0);
    let studio = PairRenderer::new(&scene);
    let whole = studio.render_scene().unwrap();
    let near = studio.render_pair(ids[0], ids[2]).unwrap();
    let context = studio.render_context(ids[0], ids[2]).unwrap();
    let ends = [[-0.5, -0.5, -0.5], [2.4, -2.1, 2.0], [-1.6, -2.1, -2.0]];
    assert!(ends.iter().all(|&end| shows(&context, end)));
    assert!(ends.iter().all(|&end| shows(&whole, end)));
    let back = |picture: &Picture| {
        let [eye, target] = [picture.camera.eye, picture.camera.target].map(Vector::from);
        (eye - target).normalize()
    };
    assert!((back(&near) - back(&context)).norm() < 1e-9);
    assert_eq!(studio.render_scene().unwrap(), whole);
    assert_eq!(studio.render_context(ids[0], PartId(77)), None);
}
