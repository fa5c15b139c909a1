//! Tests that files preserve motions, and that invalid files are rejected with a message.

use nearpoint_motion::trajectory::file::{
    TrajectoryFileError, from_csv, from_json, to_csv, to_json,
};
use nearpoint_motion::trajectory::{Interpolation, Keyframe, Trajectory, TrajectoryError};
use nearpoint_testing::Random;

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

fn motion(random: &mut Random, freedoms: usize) -> Trajectory {
    let form = random.pick(&[
        Interpolation::Linear,
        Interpolation::Trapezoidal,
        Interpolation::Cubic,
    ]);
    let mut time = random.signed() * 1e3;
    let keys = (0..1 + random.below(5))
        .map(|_| {
            time += 0.001 + random.signed().abs();
            let scale = random.pick(&[1.0, 1e-9, 1e12, -0.0]);
            Keyframe {
                time,
                values: (0..freedoms).map(|_| random.signed() * scale).collect(),
            }
        })
        .collect();
    Trajectory::new(form, keys).unwrap()
}

fn bits(motion: &Trajectory) -> Vec<Vec<u64>> {
    let of = |key: &Keyframe| {
        let numbers = [key.time].into_iter().chain(key.values.iter().copied());
        numbers.map(f64::to_bits).collect()
    };
    motion.keyframes().iter().map(of).collect()
}

#[test]
fn files_give_back_the_same_motion_bit_for_bit() {
    let mut random = Random::seeded("round trip", 4);
    let all = names(&[
        "arm/shoulder",
        "a, b/\"c\"",
        " spaced ",
        "",
        "two\nlines",
        "größe/ß",
        "x;y",
    ]);
    for _ in 0..300 {
        let names = &all[..random.below(all.len() as u64 + 1) as usize];
        let motion = motion(&mut random, names.len());
        let csv = to_csv(&motion, names).unwrap();
        let read = from_csv(csv.as_bytes(), names, motion.interpolation()).unwrap();
        assert_eq!(bits(&read), bits(&motion), "{csv}");
        let json = to_json(&motion, names).unwrap();
        let read = from_json(json.as_bytes(), names).unwrap();
        assert_eq!(
            (read.interpolation(), bits(&read)),
            (motion.interpolation(), bits(&motion)),
            "{json}"
        );
    }
}

#[test]
fn tables_as_people_write_them() {
    let names = names(&["a/x", "a/y"]);
    let read = |text: &str| from_csv(text.as_bytes(), &names, Interpolation::Linear);
    let plain = read("time,a/x,a/y\n0,1.5,2\n1,3,4\n").unwrap();
    for text in [
        "\u{feff}time,a/x,a/y\r\n0,1.5,2\r\n1,3,4\r\n",
        "time;a/x;a/y\n0;1,5;2\n1;3;4",
        "\n a/y , time, \"a/x\" \n\n2, 0 ,1.5\n4,1,3\n\n",
        "time,a/x,a/y\r0,1.5,2\r1,3,4",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&plain), "{text:?}");
    }
}

#[test]
fn invalid_trajectory_csv_is_an_error_with_position() {
    use TrajectoryFileError::*;
    let names = names(&["a/x", "a/y"]);
    let refused =
        |text: &str| from_csv(text.as_bytes(), &names, Interpolation::Linear).unwrap_err();
    assert_eq!(refused(""), Empty);
    assert_eq!(refused(" \n\r\n"), Empty);
    assert_eq!(refused("a/x,a/y\n"), NoTimeColumn);
    assert_eq!(refused("time,a/x,a/y\n"), NoRows);
    assert_eq!(refused("time,\"a/x\n1,2"), OpenQuote { line: 1 });
    let name = |name: &str| name.to_string();
    assert_eq!(
        refused("time,a/x,a/z,a/y\n0,1,2,3"),
        Unknown {
            name: name("a/z"),
            column: 3
        }
    );
    assert_eq!(
        refused("a/x,time,a/x,a/y\n0,1,2,3"),
        Duplicate {
            name: name("a/x"),
            column: 3
        }
    );
    assert_eq!(refused("time,a/x\n0,1"), Missing { name: name("a/y") });
    assert_eq!(
        refused("time,a/x,a/y\n0,1,2\n\n1,2\n"),
        WrongCells {
            line: 4,
            expected: 3,
            got: 2
        }
    );
    for bad in ["NaN", "inf", "1e999", "", "12°", "1,5"] {
        let text = format!("time,a/x,a/y\n0,1,2\n1,\"{bad}\",2\n");
        let error = refused(&text);
        assert!(
            matches!(
                &error,
                NotANumber {
                    line: 3,
                    column: 2,
                    ..
                }
            ),
            "{error:?}"
        );
        let stated = error.to_string();
        assert!(stated.contains("line 3, column 2 (“a/x”)"), "{stated}");
    }
    assert_eq!(
        refused("time,a/x,a/y\n1,1,2\n1,1,2\n"),
        TimesNotIncreasing {
            line: 3,
            before: 1.0,
            time: 1.0
        }
    );
    assert_eq!(
        from_csv(b"time\n\xff", &[], Interpolation::Linear).unwrap_err(),
        NotText { byte: 5 }
    );
    let same = vec![name("a"), name("a")];
    let twice = SameName { name: name("a") };
    assert_eq!(
        from_csv(b"time,a,a\n0,1,2", &same, Interpolation::Linear),
        Err(twice)
    );
}

#[test]
fn invalid_trajectory_json_is_an_error_with_position() {
    use TrajectoryFileError::*;
    let names = names(&["a/x", "a/y"]);
    let read = |text: &str| from_json(text.as_bytes(), &names);
    let keys = r#"[{"time":0,"values":[1,2]},{"time":1,"values":[3,4]}]"#;
    let file = |joints: &str, keys: &str| {
        format!(r#"{{"version":1,"form":"cubic","joints":{joints},"keys":{keys}}}"#)
    };
    let turned = read(&file(r#"["a/y","a/x"]"#, keys)).unwrap();
    assert_eq!(turned.keyframes()[1].values, [4.0, 3.0]);
    assert_eq!(read(" "), Err(Empty));
    assert_eq!(read("{}"), Err(NoVersion));
    assert_eq!(read("[1]"), Err(NoVersion));
    assert_eq!(read(r#"{"version":2}"#), Err(Version { found: 2 }));
    assert!(matches!(
        read("{\"version\":1,\n\"form\":\"round\"}"),
        Err(Json { line: 2, .. })
    ));
    assert!(matches!(
        read("{\"version\":1,\n"),
        Err(Json { line: 2, .. })
    ));
    assert!(matches!(
        read(&file(r#"["a/x","b"]"#, keys)),
        Err(Unknown { column: 2, .. })
    ));
    assert!(matches!(
        read(&file(r#"["a/x"]"#, keys)),
        Err(Missing { .. })
    ));
    assert!(matches!(
        read(&file(r#"["a/x","a/y"]"#, r#"[{"time":0,"values":[1]}]"#)),
        Err(WrongValues {
            key: 0,
            expected: 2,
            got: 1
        })
    ));
    assert_eq!(
        read(&file(r#"["a/x","a/y"]"#, "[]")),
        Err(Trajectory(TrajectoryError::NoKeys))
    );
}

#[test]
fn truncated_and_random_bytes_are_refused_or_read_but_never_more() {
    let mut random = Random::seeded("damage", 5);
    let names = names(&["arm/shoulder", "a, b/\"c\""]);
    for _ in 0..8 {
        let motion = motion(&mut random, 2);
        let csv = to_csv(&motion, &names).unwrap().into_bytes();
        let json = to_json(&motion, &names).unwrap().into_bytes();
        for (bytes, is_json) in [(csv, false), (json, true)] {
            let read = |bytes: &[u8]| {
                let found = match is_json {
                    true => from_json(bytes, &names),
                    false => from_csv(bytes, &names, Interpolation::Cubic),
                };
                if let Err(error) = found {
                    assert!(!error.to_string().is_empty());
                }
            };
            (0..bytes.len()).for_each(|end| read(&bytes[..end]));
            for _ in 0..500 {
                let mut bytes = bytes.clone();
                for _ in 0..1 + random.below(4) {
                    let at = random.below(bytes.len() as u64) as usize;
                    bytes[at] = random.pick(b"\",;\n\r 0-e.9n\xff{}[]:");
                }
                read(&bytes);
            }
            let noise: Vec<u8> = (0..200).map(|_| random.next_u64() as u8).collect();
            read(&noise);
        }
    }
}
