//! Ways of parts as files come back the same, and files that are none are refused with a sentence.

use nearpoint_geometry::Pose;
use nearpoint_motion::pose::{from_numbers, same_bits};
use nearpoint_motion::trajectory::file::FileError;
use nearpoint_motion::trajectory::file::poses::{
    About, PosedKey, PosedPath, from_csv, from_json, to_csv, to_json,
};
use nearpoint_testing::Random;

fn pose(random: &mut Random) -> Pose {
    loop {
        let scale = random.pick(&[1.0, 1e-9, 1e12]);
        let numbers = std::array::from_fn(|at| match at {
            0..4 => random.signed(),
            _ => random.signed() * scale,
        });
        if let Some(pose) = from_numbers(numbers) {
            return pose;
        }
    }
}

fn path(random: &mut Random, names: &[&str]) -> PosedPath {
    let count = 1 + random.below(6) as usize;
    let key = |n: usize, random: &mut Random| PosedKey {
        share: n as f64 / count as f64,
        poses: names.iter().map(|_| pose(random)).collect(),
    };
    PosedPath {
        names: names.iter().map(|name| name.to_string()).collect(),
        keys: (0..=count).map(|n| key(n, random)).collect(),
    }
}

fn same(a: &PosedPath, b: &PosedPath) -> bool {
    let keys = a.keys.iter().zip(&b.keys);
    let same = |(a, b): (&PosedKey, &PosedKey)| {
        let mut poses = a.poses.iter().zip(&b.poses);
        a.share.to_bits() == b.share.to_bits() && poses.all(|(a, b)| same_bits(a, b))
    };
    a.names == b.names && a.keys.len() == b.keys.len() && keys.into_iter().all(same)
}

#[test]
fn files_give_back_the_same_way_bit_for_bit() {
    let mut random = Random::seeded("ways", 7);
    let all = [
        "bolt 1",
        "a, b/\"c\"",
        " spaced ",
        "",
        "time",
        "two\nlines",
        "größe/qw",
    ];
    for _ in 0..200 {
        let count = 1 + random.below(all.len() as u64) as usize;
        let path = path(&mut random, &all[..count]);
        let csv = to_csv(&path).unwrap();
        assert!(same(&from_csv(csv.as_bytes()).unwrap(), &path), "{csv}");
        let about = About {
            unit: "mm".into(),
            length: random.signed().abs() * 1e3,
        };
        let json = to_json(&path, &about).unwrap();
        let (read, told) = from_json(json.as_bytes()).unwrap();
        assert!(same(&read, &path) && told == about, "{json}");
    }
}

#[test]
fn what_is_wrong_is_said_and_where() {
    use FileError::*;
    let header = "share,b/qw,b/qx,b/qy,b/qz,b/tx,b/ty,b/tz";
    let refused = |text: &str| from_csv(text.as_bytes()).unwrap_err();
    assert_eq!(refused("\n"), Empty);
    assert_eq!(refused(header), NoRows);
    let good = format!("{header}\n0,1,0,0,0,0,0,0\n");
    assert_eq!(from_csv(good.as_bytes()).unwrap().names, ["b"]);
    assert!(matches!(
        refused("time,b/qw\n0,1"),
        NotAPart { column: 1, .. }
    ));
    assert!(matches!(
        refused("share,b/qw,c/qx,b/qy,b/qz,b/tx,b/ty,b/tz\n"),
        NotAPart { column: 3, .. }
    ));
    let name = "b/qx".to_owned();
    assert_eq!(refused("share,b/qw\n0,1\n"), Missing { name });
    assert!(matches!(
        refused(&format!("{good}1,1,0\n")),
        WrongCells { line: 3, .. }
    ));
    assert!(matches!(
        refused(&format!("{good}x,1,0,0,0,0,0,0\n")),
        NotANumber { line: 3, .. }
    ));
    assert!(matches!(
        refused(&format!("{good}1,0,0,0,0,1,2,3\n")),
        NotAPose { key: 1, .. }
    ));
    for share in [0.0, -0.5, 1.5] {
        let text = format!("{good}{share},1,0,0,0,1,2,3\n");
        assert_eq!(refused(&text), Share { key: 1, share });
    }
    let about = r#""version":1,"unit":"mm","length":1,"parts":["b"]"#;
    let refused =
        |keys: &str| from_json(format!("{{{about},\"keys\":{keys}}}").as_bytes()).unwrap_err();
    assert_eq!(refused("[]"), NoRows);
    assert!(matches!(
        refused(r#"[{"share":0,"poses":[]}]"#),
        WrongPoses {
            key: 0,
            expected: 1,
            got: 0
        }
    ));
    assert!(matches!(
        refused(r#"[{"share":0,"poses":[[0,0,0,0,0,0,0]]}]"#),
        NotAPose { .. }
    ));
    assert!(matches!(refused(r#"[{"time":0}]"#), Json { .. }));
    assert_eq!(from_json(b"{}").unwrap_err(), NoVersion);
    assert_eq!(
        from_json(br#"{"version":9}"#).unwrap_err(),
        Version { found: 9 }
    );
    assert_eq!(from_json(b" ").unwrap_err(), Empty);
}

#[test]
fn what_cannot_be_told_apart_is_not_written() {
    let key = PosedKey {
        share: 0.0,
        poses: vec![Pose::identity(); 2],
    };
    let names = vec!["bolt".to_owned(); 2];
    let same = PosedPath {
        names,
        keys: vec![key],
    };
    let name = "bolt".to_owned();
    assert_eq!(to_csv(&same), Err(FileError::SameName { name }));
    let none = PosedPath {
        names: vec!["bolt".to_owned()],
        keys: Vec::new(),
    };
    assert_eq!(to_csv(&none), Err(FileError::NoRows));
}

#[test]
fn no_bytes_make_it_panic() {
    let mut random = Random::seeded("bytes", 3);
    let path = path(&mut random, &["bolt", "nut"]);
    let about = About {
        unit: "mm".into(),
        length: 1.0,
    };
    for text in [to_csv(&path).unwrap(), to_json(&path, &about).unwrap()] {
        for end in (0..text.len()).step_by(7) {
            let mut bytes = text.as_bytes()[..end].to_vec();
            let _ = (from_csv(&bytes), from_json(&bytes));
            if end > 0 {
                bytes[random.below(end as u64) as usize] = random.below(256) as u8;
                let _ = (from_csv(&bytes), from_json(&bytes));
            }
        }
    }
}
