//! Reading on many threads gives the same import, the same warnings and the same error as reading on one.

use super::common::gltf::Gltf;
use super::common::{obj, stl_binary, stl_text};
use nearpoint_geometry::shape::Soup;
use nearpoint_geometry::shape::primitives::{cuboid, tube};
use nearpoint_import::readers::NoReaders;
use nearpoint_import::{File, ImportOptions, read, read_with};
use nearpoint_testing::Random;
use nearpoint_testing::executor::ThreadExecutor;
use serde_json::json;
use std::fmt::Write;
use std::ops::ControlFlow;

/// Reads files on one thread and on several, and returns whether they can be read.
#[track_caller]
fn is_read_alike(files: &[(String, Vec<u8>)]) -> bool {
    let files: Vec<File> = (files.iter())
        .map(|(path, bytes)| File { path, bytes })
        .collect();
    let options = ImportOptions::default();
    let mut last = 0.0;
    let progress = &mut |done: f32, _: &str| {
        assert!((last..=1.0).contains(&done), "{done} after {last}");
        last = done;
        ControlFlow::Continue(())
    };
    let executor = ThreadExecutor::new(5);
    let parallel = read_with(&executor, &files, &options, &mut NoReaders, progress);
    let mut quiet = |_: f32, _: &str| ControlFlow::Continue(());
    let sequential = read(&files, &options, &mut NoReaders, &mut quiet);
    // Texts of numbers are as different as their bits.
    let [one, other] = [&sequential, &parallel].map(|import| format!("{import:?}"));
    if one != other {
        let differs = |(a, b): (char, char)| a != b;
        let at = one.chars().zip(other.chars()).position(differs);
        let around = |text: &str| -> String {
            let from = at.unwrap_or(0).saturating_sub(60);
            text.chars().skip(from).take(200).collect()
        };
        panic!("{}\nis not\n{}", around(&other), around(&one));
    }
    sequential.is_ok()
}

fn shape(random: &mut Random) -> Soup {
    match random.index(2) {
        0 => cuboid(1.0, random.between(1.0, 3.0), random.between(1.0, 3.0)),
        _ => tube(
            3 + random.index(40) as u32,
            2.0,
            1.0,
            random.between(1.0, 9.0),
        ),
    }
}

#[test]
fn many_parts_and_files_are_read_as_on_one_thread() {
    for seed in 0..6 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let mut gltf = Gltf::new();
        for number in 0..1 + random.index(60) {
            let soup = shape(&mut random);
            let mesh = gltf.mesh(&[&soup, &shape(&mut random)]);
            let scale = random.pick(&[1.0, 1.0, 2.0]);
            let at = [0; 3].map(|_| random.between(-50.0, 50.0));
            for _ in 0..1 + random.index(2) {
                let node = json!({"name": format!("n{number}"), "mesh": mesh,
                    "translation": at, "scale": [scale, scale, -scale]});
                gltf.node(node);
            }
        }
        let count = 1 + random.index(40);
        let solids = (0..count).map(|number| stl_text(&number.to_string(), &shape(&mut random)));
        let solids: String = solids.collect();
        // The objects share vertices, so some have odd shapes.
        let objects: String = (0..1 + random.index(20))
            .map(|_| obj(&shape(&mut random)))
            .collect();
        let mut files = vec![
            ("all/many.glb".to_owned(), gltf.glb()),
            ("all/text.stl".to_owned(), solids.into_bytes()),
            ("all/readme.txt".to_owned(), b"no model".to_vec()),
            ("all/text.obj".to_owned(), objects.into_bytes()),
        ];
        for number in 0..random.index(12) {
            let path = format!("all/{number}/part.stl");
            files.push((path, stl_binary(&shape(&mut random))));
        }
        assert!(is_read_alike(&files));
        // The files of a robot, one of which it uses twice at different sizes.
        let mut links = String::new();
        for number in 0..8 {
            let file = number.min(6);
            files.push((
                format!("robot/{number}.stl"),
                stl_binary(&shape(&mut random)),
            ));
            let scale = random.pick(&["1 1 1", "0.001 0.001 0.001"]);
            write!(
                links,
                "<link name='l{number}'><visual><geometry><mesh filename='{file}.stl' scale='{scale}'/>\
                 </geometry></visual></link>"
            )
            .unwrap();
            if number > 0 {
                write!(
                    links,
                    "<joint name='j{number}' type='fixed'><parent link='l0'/><child link='l{number}'/></joint>"
                )
                .unwrap();
            }
        }
        let robot = format!("<robot name='r'>{links}</robot>").into_bytes();
        files.push(("robot/r.urdf".to_owned(), robot));
        assert!(is_read_alike(&files));
        // Two damaged files: the error is that of the first.
        for _ in 0..2 {
            let at = random.index(files.len());
            let half = files[at].1.len() / 2;
            files[at].1.truncate(half);
        }
        is_read_alike(&files);
    }
}
