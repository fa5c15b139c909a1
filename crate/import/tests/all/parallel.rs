//! Reading on many threads gives the same import, the same warnings and the same error as reading on one.

use super::common::gltf::Gltf;
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

/// Writes statements of every kind: objects, groups and materials, which pieces inherit, vertices that are counted
/// backwards over ends of pieces, continued lines, and faces and lines that are ignored with a warning.
fn obj(random: &mut Random, length: usize) -> String {
    let mut text = "\u{feff}# by hand\nmtllib missing.mtl\n".to_owned();
    let is_grouped = random.index(2) == 0;
    let ends = ["\n", "\r\n", "\r", " \\\n\n", "\n\n"];
    let mut known = 0;
    while text.len() < length {
        let end = random.pick(&ends);
        match random.index(40) {
            0 if is_grouped => write!(text, "o thing {}{end}", random.index(9)),
            1 => write!(text, "g group {}{end}", random.index(4)),
            2 => write!(text, "usemtl paint {}{end}", random.index(3)),
            3 if random.index(400) == 0 => write!(text, "curv 0 1 1 2{end}"),
            4 if random.index(20) == 0 && known > 2 => write!(text, "f -1 -2{end}"),
            5 => write!(text, "vn 0 0 \\{end}1{end}"),
            n if n < 20 || known < 4 => {
                known += 1;
                let [x, y, z] = [0; 3].map(|_| random.index(2000) as f64 / 16.0 - 60.0);
                write!(text, "v {x} \\\n  {y} {z:.7} # 1{end}")
            }
            n => {
                let reach = if n < 38 { known.min(20) } else { known };
                let corners = [0; 3].map(|_| 1 + random.index(reach));
                text.push('f');
                for back in corners {
                    match random.index(2) {
                        0 => write!(text, " -{back}/1").unwrap(),
                        _ => write!(text, " {}//1", known + 1 - back).unwrap(),
                    }
                }
                text.push_str(end);
                Ok(())
            }
        }
        .unwrap();
    }
    text
}

fn stl(soup: &Soup) -> Vec<u8> {
    let mut bytes = vec![b' '; 80];
    bytes.extend((soup.triangles.len() as u32).to_le_bytes());
    for corners in &soup.triangles {
        bytes.extend([0; 12]);
        for x in corners.iter().flat_map(|&c| soup.positions[c as usize]) {
            bytes.extend((x as f32).to_le_bytes());
        }
        bytes.extend([0; 2]);
    }
    bytes
}

fn stl_text(random: &mut Random, soup: &Soup) -> String {
    let mut text = format!("solid part {}\n", random.index(50));
    for corners in &soup.triangles {
        text.push_str("facet normal 0 0 0\nouter loop\n");
        for &corner in corners {
            let [x, y, z] = soup.positions[corner as usize];
            writeln!(text, "vertex {x} {y} {z}").unwrap();
        }
        text.push_str("endloop\nendfacet\n");
    }
    text + "endsolid\n"
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
fn obj_in_pieces_is_as_in_one() {
    for seed in 0..6 {
        println!("seed {seed}");
        let mut random = Random::new(seed);
        let length = 200_000 + random.index(1_200_000);
        let text = obj(&mut random, length);
        assert!(is_read_alike(&[("a.obj".into(), text.clone().into())]));
        // An error in the middle is the same, too, and so is the first of several.
        let mut damaged = text;
        for _ in 0..1 + random.index(3) {
            let lines = damaged.match_indices("\nv ").map(|(at, _)| at);
            let starts: Vec<usize> = lines.collect();
            let wrong = [
                "f 1 2 x",
                "f -99999999 1 2",
                "f 1 2 99999999",
                "v 1 2",
                "v 1 nan 2",
            ];
            let line = format!("\n{}", random.pick(&wrong));
            damaged.insert_str(starts[random.index(starts.len())], &line);
        }
        assert!(!is_read_alike(&[("a.obj".into(), damaged.into())]));
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
        let solids = (0..random.index(40) + 1).map(|_| {
            let soup = shape(&mut random);
            stl_text(&mut random, &soup)
        });
        let solids: String = solids.collect();
        let mut files = vec![
            ("all/many.glb".to_owned(), gltf.glb()),
            ("all/text.stl".to_owned(), solids.into_bytes()),
            ("all/readme.txt".to_owned(), b"no model".to_vec()),
            (
                "all/text.obj".to_owned(),
                obj(&mut random, 9000).into_bytes(),
            ),
        ];
        for number in 0..random.index(12) {
            let path = format!("all/{number}/part.stl");
            files.push((path, stl(&shape(&mut random))));
        }
        assert!(is_read_alike(&files));
        // The files of a robot, one of which it uses twice at different sizes.
        let mut links = String::new();
        for number in 0..8 {
            let file = number.min(6);
            files.push((format!("robot/{number}.stl"), stl(&shape(&mut random))));
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
