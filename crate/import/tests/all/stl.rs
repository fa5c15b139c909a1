//! Tests STL, binary and ASCII, including files with false claims.

use crate::common::{
    ball, block, counts, names, parts, read_one, refused, stl_binary, stl_text, volume, warned,
};

#[test]
fn a_binary_file_that_calls_itself_solid_is_binary() {
    let mut file = stl_binary(&block());
    file[..11].copy_from_slice(b"solid facet");
    let import = read_one("block.stl", &file).unwrap();
    assert_eq!(parts(&import), [("block", 12)]);
    assert_eq!(import.meshes[0].vertices().len(), 8, "welded");
    assert_eq!(volume(&import, 0), 36.0);
}

#[test]
fn the_length_decides_where_the_count_is_wrong() {
    for count in [0u32, 7, 1_000_000_000, u32::MAX] {
        let mut file = stl_binary(&block());
        file[80..84].copy_from_slice(&count.to_le_bytes());
        let import = read_one("block.stl", &file).unwrap();
        assert_eq!(counts(&import), [12]);
        warned(&import, &[&count.to_string()]);
    }
    let mut padded = stl_binary(&block());
    padded.extend([0; 7]);
    let import = read_one("block.stl", &padded).unwrap();
    assert_eq!(counts(&import), [12]);
    warned(&import, &["7 bytes"]);
}

#[test]
fn text_may_be_written_in_any_way() {
    let tidy = stl_text("block", &block());
    let wild = [
        tidy.clone(),
        tidy.to_uppercase(),
        tidy.replace('\n', "\r\n"),
        tidy.replace('\n', "\r"),
        tidy.replace('\n', " \t "),
        format!("\u{feff}\n\n{tidy}\n\n"),
        tidy.replace("facet normal 0 0 0", "facet\tnormal nan nan nan"),
        tidy.replace("facet normal 0 0 0", "facet"),
        tidy.replace("solid block", "solid"),
    ];
    for (number, text) in wild.iter().enumerate() {
        let import =
            read_one("block.stl", text.as_bytes()).unwrap_or_else(|e| panic!("{number}: {e}"));
        assert_eq!(parts(&import), [("block", 12)], "{number}");
        assert_eq!(volume(&import, 0), 36.0);
    }
}

#[test]
fn every_solid_is_a_part() {
    for separator in ["\n", " "] {
        let text = [
            stl_text("a bolt", &block()),
            stl_text("", &ball()),
            stl_text("empty", &Default::default()),
            stl_text("a bolt", &block()),
        ]
        .concat()
        .replace('\n', separator);
        let import = read_one("parts.stl", text.as_bytes()).unwrap();
        assert_eq!(counts(&import), [12, 120, 12]);
        assert_eq!(names(&import)[0], "a bolt");
        assert_eq!(names(&import)[2], "a bolt 2");
        assert_eq!(import.warnings.len(), 1, "{:?}", import.warnings);
    }
}

#[test]
fn damage_is_reported_with_its_position() {
    let mut nan = stl_binary(&block());
    nan[84 + 50 * 4 + 12..][..4].copy_from_slice(&f32::NAN.to_le_bytes());
    refused("nan.stl", &nan, &["triangle 5", "finite"]);

    let mut infinite = stl_binary(&block());
    infinite[84 + 12..][..4].copy_from_slice(&f32::INFINITY.to_le_bytes());
    refused("infinite.stl", &infinite, &["triangle 1", "finite"]);

    let mut claimed = stl_binary(&block());
    claimed[80..84].copy_from_slice(&1_000_000_000u32.to_le_bytes());
    claimed.pop();
    let named = ["1000000000 triangles", "50.0 GB", "683 bytes"];
    refused("claimed.stl", &claimed, &named);

    let named = ["stl-no-triangles"];
    refused("none.stl", &stl_binary(&Default::default()), &named);
    refused("none.stl", b"solid a\nendsolid a\n", &["no facets"]);

    let text = stl_text("a", &block());
    refused(
        "n.stl",
        text.replacen("vertex -0.5", "vertex nan", 1).as_bytes(),
        &["line 4", "“nan”"],
    );
    refused(
        "c.stl",
        text.replacen("vertex -0.5", "vertex -0,5", 1).as_bytes(),
        &["line 4", "“-0,5”"],
    );
    refused(
        "e.stl",
        text.replacen("endloop", "vertex", 1).as_bytes(),
        &["line 7", "endloop"],
    );
    refused(
        "i.stl",
        text.replacen("-1.5", "1e999", 1).as_bytes(),
        &["line 4", "finite"],
    );
}

#[test]
fn only_degenerate_triangles_are_no_part() {
    let mut flat = block();
    flat.positions
        .iter_mut()
        .for_each(|p| *p = [p[0], p[0], p[0]]);
    refused("flat.stl", &stl_binary(&flat), &["degenerate"]);
    // One degenerate triangle among others stays, for the diagnostics to report.
    let mut one = block();
    one.triangles.push([0, 0, 1]);
    assert_eq!(
        counts(&read_one("one.stl", &stl_binary(&one)).unwrap()),
        [13]
    );
}

#[test]
fn absurd_scales_are_refused() {
    for (scale, word) in [(1e-30, "small"), (1e30, "large")] {
        let mut soup = block();
        let all = soup.positions.as_flattened_mut();
        all.iter_mut().for_each(|x| *x *= scale);
        let named = ["its mesh", word, "scale"];
        refused("scale.stl", &stl_binary(&soup), &named);
    }
}

#[test]
fn text_that_other_programs_read_is_read() {
    let plain = stl_text("block", &block());
    for (text, warning) in [
        (format!("{plain}\0\0"), ""),
        (format!("{plain}\u{1a}"), ""),
        (
            format!("{plain}exported by hand\n"),
            "after the last “endsolid”",
        ),
        (plain.replacen("block", "my facet part", 1), ""),
    ] {
        let import = read_one("block.stl", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((counts(&import), volume(&import, 0)), (vec![12], 36.0));
        match warning {
            "" => assert!(import.warnings.is_empty(), "{:?}", import.warnings),
            _ => assert!(
                import.warnings[0].to_string().contains(warning),
                "{:?}",
                import.warnings
            ),
        }
    }
    // A truncated further part is not text that may be left out.
    let cut = format!("{plain}facet normal 0 0 1\n{plain}");
    assert!(read_one("block.stl", cut.as_bytes()).is_err());
}
