//! Checks piped input, the file restrictions of scene files, and endless input.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::common::{Folder, cubes, program, refused, shipped};

#[test]
fn a_model_and_a_scene_come_in_by_a_pipe() {
    let folder = Folder::new("pipe");
    let text = cubes(&[("a", 2.0, 0.0), ("b", 2.0, 1.0)]);
    let beside = folder.file("c.obj", &cubes(&[("c", 2.0, 1.5)]));
    let check = |words: &[&str], input: &str| {
        program(
            &[&["check"][..], words].concat(),
            &folder.0,
            input.as_bytes(),
        )
    };
    let (code, output, table) = check(&["-", "--format", "obj", "--unit", "mm"], &text);
    assert_eq!((code, output.as_str()), (Some(1), ""), "{table}");
    assert!(table.contains("2 parts"), "{table}");
    let (code, _, table) = check(&["-", &beside, "--format", "obj", "--unit", "mm"], &text);
    assert!(code == Some(1) && table.contains("3 parts"), "{table}");
    let scene = json!({"version": 1, "unit": "mm", "models": [{"url": "c.obj"}]}).to_string();
    let (code, output, table) = check(&["-", "--format", "json"], &scene);
    assert!(
        code == Some(0) && table.contains("1 parts"),
        "{output}{table}"
    );
    for (words, report) in [
        (&["-"][..], "- needs --format"),
        (&["-", "-", "--format", "obj"], "- is given twice"),
        (&["-", "--format", "doc"], "possible values: step, stl"),
    ] {
        let (code, output, table) = check(words, &text);
        assert!(
            code == Some(2) && output.contains(report) && table.is_empty(),
            "{output}"
        );
    }
    let text = cubes(&[("a", 2.0, 0.0), ("b", 2.0, 5.0)]);
    let (code, output, _) = program(
        &[
            "removal", "-", "--format", "obj", "--unit", "mm", "--part", "a",
        ],
        &folder.0,
        text.as_bytes(),
    );
    assert!(code.is_some_and(|code| code < 2), "{output}");
}

#[test]
fn quiet_check_prints_nothing_but_json() {
    let folder = Folder::new("quiet");
    let file = folder.file("a.obj", &cubes(&[("a", 2.0, 0.0), ("b", 2.0, 1.0)]));
    let report = program(&["check", &file, "-q"], &folder.0, b"");
    assert_eq!(report, (Some(1), String::new(), String::new()));
    let (_, _, text) = program(&["check", &file, "-q", "--json"], &folder.0, b"");
    assert!(serde_json::from_str::<Value>(&text).is_ok());
}

#[test]
fn a_scene_names_what_is_in_its_folder_or_where_one_is() {
    let folder = Folder::new("reach");
    let model = cubes(&[("a", 2.0, 0.0)]);
    folder.file("scenes/deep/own.obj", &model);
    folder.file("models/beside.obj", &model);
    let outside = Folder::new("reach-outside");
    let far = outside.file("far.obj", &model);
    let scene = |name: &str, url: &str| {
        let text = json!({"version": 1, "unit": "mm", "models": [{"url": url}]});
        folder.file(&format!("scenes/{name}.json"), &text.to_string())
    };
    let from = |place: &Path, scene: &str, more: &[&str]| {
        let (code, output, _) = program(&[&["check", scene][..], more].concat(), place, b"");
        (code, output)
    };
    let elsewhere = std::env::temp_dir();
    let own = scene("own", "deep/own.obj");
    let beside = scene("beside", "../models/beside.obj");
    assert_eq!(from(&outside.0, &own, &[]).0, Some(0));
    assert_eq!(
        from(&folder.0, &beside, &[]).0,
        Some(0),
        "what is below where one is"
    );
    let refused = |place: &Path, scene: &str| {
        let (code, output) = from(place, scene, &[]);
        assert!(
            code == Some(2) && output.contains("--allow-outside"),
            "{output}"
        );
        output
    };
    refused(&outside.0, &beside);
    assert_eq!(from(&outside.0, &beside, &["--allow-outside"]).0, Some(0));
    let absolute = scene("absolute", &far);
    refused(&folder.0, &absolute);
    assert_eq!(from(&elsewhere, &absolute, &[]).0, Some(0));
    // The message does not say whether such a file exists.
    let missing = scene("missing", &outside.path("missing.obj"));
    let [there, not] = [&absolute, &missing].map(|scene| refused(&folder.0, scene));
    assert_eq!(
        there.replace("absolute", "").replace("far", ""),
        not.replace("missing", "")
    );
    let (code, output) = from(&folder.0, &scene("lost", "deep/lost.obj"), &[]);
    assert!(
        code == Some(2) && output.contains("lost.obj") && !output.contains("--allow"),
        "{output}"
    );
}

#[cfg(unix)]
fn named_pipe(folder: &Folder) -> String {
    let pipe = folder.path("pipe.obj");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    pipe
}

#[cfg(unix)]
#[test]
fn links_are_followed_before_they_are_trusted_and_devices_never_are() {
    let (folder, outside) = (Folder::new("links"), Folder::new("links-outside"));
    let far = outside.file("far.obj", &cubes(&[("a", 2.0, 0.0)]));
    std::os::unix::fs::symlink(&far, folder.0.join("link.obj")).unwrap();
    let scene = |url: &str| {
        let text = json!({"version": 1, "unit": "mm", "models": [{"url": url}]});
        folder.file("scene.json", &text.to_string())
    };
    let check = |words: &[&str]| program(&[&["check"], words].concat(), &folder.0, b"");
    let refused = |words: &[&str], why: &str| {
        let (code, output, _) = check(words);
        assert!(code == Some(2) && output.contains(why), "{output}");
    };
    let linked = scene("link.obj");
    refused(&[&linked], "--allow-outside");
    assert_eq!(check(&[&linked, "--allow-outside"]).0, Some(0));
    let endless = scene("/dev/zero");
    refused(&[&endless], "--allow-outside");
    refused(
        &[&endless, "--allow-outside"],
        "/dev/zero: it is not a regular file",
    );
    refused(&["/dev/zero"], "/dev/zero: it is not a regular file");
    // On the command line, a named pipe works like a file.
    let pipe = named_pipe(&folder);
    let writer = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::write(pipe, cubes(&[("a", 2.0, 0.0)])).unwrap()
    });
    assert_eq!(check(&[&pipe, "--unit", "mm"]).0, Some(0));
    writer.join().unwrap();
    refused(&[&scene("pipe.obj")], "it is not a regular file");
}

/// Only a terminal gets a progress line, which is removed afterwards.
#[cfg(target_os = "linux")]
#[test]
fn progress_is_for_terminals_and_leaves_nothing_behind() {
    let folder = Folder::new("progress");
    let text = cubes(&[("a", 2.0, 0.0), ("b", 2.0, 1.0)]);
    let pipe = named_pipe(&folder);
    // `script` provides a terminal.
    let line = format!(
        "{} check pipe.obj --unit mm",
        env!("CARGO_BIN_EXE_nearpoint")
    );
    let mut child = Command::new("script")
        .args(["--quiet", "--command", &line, "/dev/null"])
        .env("TERM", "xterm")
        .current_dir(&folder.0)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut pipe = std::fs::File::options().write(true).open(&pipe).unwrap();
    let mut shown = String::new();
    let mut some = [0; 256];
    while !shown.contains("reading") {
        let count = out.read(&mut some).unwrap();
        assert!(count > 0, "{shown}");
        shown += &String::from_utf8_lossy(&some[..count]);
    }
    pipe.write_all(text.as_bytes()).unwrap();
    drop(pipe);
    out.read_to_string(&mut shown).unwrap();
    child.wait().unwrap();
    // This is the rest of the screen, after the line was erased last.
    let (report, left) = shown.rsplit_once("\u{1b}[2K").unwrap();
    assert!(
        report.contains("reading") && !left.contains("reading"),
        "{shown}"
    );
    assert!(left.starts_with("interferes"), "{shown}");
    let (_, output, table) = program(
        &["check", "-", "--format", "obj", "--unit", "mm"],
        &folder.0,
        text.as_bytes(),
    );
    assert!(output.is_empty() && !table.contains('\u{1b}'));
}

/// The shipped scenes are read from where the manual calls the program.
#[test]
fn shipped_scenes_are_read_from_the_tree() {
    refused(&["check", &shipped("spheres"), "-q"], "cli-outside");
    let root = crate::common::tree("");
    let (code, output, _) = program(&["check", "public/scenes/spheres.json", "-q"], &root, b"");
    assert!(code.is_some_and(|code| code != 2), "{output}");
}
