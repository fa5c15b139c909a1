//! Checks that completions and `man` pages cover every command, and that bash completes with them.

use std::process::{Command, Stdio};

use nearpoint_cli::Outcome;

use crate::common::{Folder, nearpoint, refused};

const COMMANDS: [&str; 15] = [
    "check",
    "pairs",
    "plan",
    "run-shard",
    "merge",
    "forecast",
    "motion",
    "range",
    "sweep",
    "removal",
    "review",
    "experiment",
    "schema",
    "completions",
    "man",
];

/// Returns the long options in a help text.
fn options(help: &str) -> Vec<String> {
    let report = help.lines().map(str::trim_start);
    let word = |line: &str| {
        let long = match line.starts_with("--") {
            true => line,
            // A short option comes first.
            false => line.get(4..).filter(|_| line.get(2..6) == Some(", --"))?,
        };
        let end = long.find([' ', '=', ',', '[', ':']);
        Some(long[..end.unwrap_or(long.len())].to_owned())
    };
    report.filter_map(word).collect()
}

#[test]
fn help_lists_every_command() {
    let (_, whole) = nearpoint(&["--help"]);
    for command in COMMANDS {
        assert!(whole.contains(command), "{command}");
        let [short, long] = ["-h", "--help"].map(|help| {
            let (outcome, text) = nearpoint(&[command, help]);
            assert_eq!(outcome, Ok(Outcome::Clear));
            text
        });
        assert!(short.len() <= long.len() && short.contains("Usage:"));
        assert_eq!(options(&short), options(&long), "{command}");
        assert!(options(&short).contains(&"--help".to_owned()), "{short}");
    }
    for (command, output) in [
        ("check", "Exit codes:"),
        ("check", "Examples:"),
        ("review", "Exit codes:"),
        ("removal", "Exit codes:"),
        ("pairs", "Examples:"),
    ] {
        assert!(nearpoint(&[command, "-h"]).1.contains(output), "{command}");
    }
    // Options of one kind are together.
    let (_, check) = nearpoint(&["check", "--help"]);
    let at = |heading: &str| {
        let place = check.find(heading);
        place.unwrap_or_else(|| panic!("{heading} in {check}"))
    };
    let headings = ["Input:", "Pairs:", "Failures:", "Output:", "Build servers:"];
    assert!(headings.map(at).is_sorted());
}

#[test]
fn completions_have_every_command_and_option() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (outcome, script) = nearpoint(&["completions", shell]);
        assert_eq!(outcome, Ok(Outcome::Clear));
        for command in COMMANDS {
            assert!(script.contains(command), "{shell}: {command}");
            for option in options(&nearpoint(&[command, "--help"]).1) {
                let known = match shell {
                    "fish" => format!("-l {}", option.trim_start_matches('-')),
                    _ => option,
                };
                assert!(script.contains(&known), "{shell}: {command} {known}");
            }
        }
    }
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let folder = Folder::new("man");
    let pages = folder.path("pages");
    let (outcome, text) = nearpoint(&["man", &pages]);
    assert_eq!((outcome, text.as_str()), (Ok(Outcome::Clear), ""));
    let own = COMMANDS.map(|command| format!("nearpoint-{command}.1"));
    let mut found: Vec<String> = std::fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut expected = own.to_vec();
    expected.push("nearpoint.1".to_owned());
    expected.sort();
    assert_eq!(found, expected);
    let mut all = String::new();
    for (command, name) in COMMANDS.iter().zip(&own) {
        let page = folder.read(&format!("pages/{name}"));
        assert!(
            page.contains(&format!(".TH nearpoint-{command} 1")),
            "{page}"
        );
        for option in options(&nearpoint(&[command, "--help"]).1) {
            let option = option.replace('-', r"\-");
            assert!(page.contains(&option), "{name}: {option}");
        }
        all += &page;
    }
    // Without a folder, all pages come at once.
    let (_, whole) = nearpoint(&["man"]);
    assert!(whole.ends_with(&all) && whole.starts_with(&folder.read("pages/nearpoint.1")));
    refused(&["man", &folder.file("file", "")], "cli-file");
}

/// Returns the completions of bash after these words.
fn completed(folder: &Folder, words: &[&str]) -> Vec<String> {
    let script = "source nearpoint.bash || exit 9
        complete -p nearpoint > /dev/null || exit 8
        COMP_WORDS=(\"$@\")
        COMP_CWORD=$(( $# - 1 ))
        function=$(complete -p nearpoint | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        $function nearpoint \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD-1]}\"
        printf '%s\\n' \"${COMPREPLY[@]}\"";
    let output = Command::new("bash")
        .args(["--norc", "-c", script, "bash"])
        .args(words)
        .current_dir(&folder.0)
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && stdout.is_empty(), "{stdout}");
    let offered = String::from_utf8(output.stdout).unwrap();
    offered.lines().map(str::to_owned).collect()
}

#[test]
fn bash_takes_the_script_and_completes() {
    let folder = Folder::new("bash");
    let script = nearpoint(&["completions", "bash"]).1;
    folder.file("nearpoint.bash", &script);
    let parsed = Command::new("bash")
        .args(["-n", "nearpoint.bash"])
        .current_dir(&folder.0)
        .output()
        .unwrap();
    assert!(
        parsed.status.success() && parsed.stderr.is_empty(),
        "{parsed:?}"
    );
    for (words, offered) in [
        (&["nearpoint", "rem"][..], &["removal"][..]),
        (&["nearpoint", "check", "--fail"], &["--fail-on"]),
        (&["nearpoint", "check", "--fail-on", "m"], &["meet"]),
        (&["nearpoint", "check", "a.stl", "--base"], &["--baseline"]),
        (&["nearpoint", "review", "--sar"], &["--sarif"]),
        (&["nearpoint", "schema", "dec"], &["decisions"]),
        (&["nearpoint", "removal", "--sarif"], &[]),
    ] {
        let found = completed(&folder, words);
        let found: Vec<&str> = found
            .iter()
            .map(String::as_str)
            .filter(|word| !word.is_empty())
            .collect();
        assert_eq!(found, offered, "{words:?}");
    }
}

/// A run that ends because its reader left prints no error.
#[test]
fn closed_output_pipe_is_no_error() {
    let report = |out: Stdio| {
        let output = Command::new(env!("CARGO_BIN_EXE_nearpoint"))
            .arg("man")
            .stdout(out)
            .output()
            .unwrap();
        let stdout = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), stdout)
    };
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    assert_eq!(report(writer.into()), (Some(141), String::new()));
    // A full disk is an error.
    if let Ok(full) = std::fs::File::options().write(true).open("/dev/full") {
        let (code, stdout) = report(full.into());
        assert!(
            code == Some(2) && stdout.starts_with("nearpoint: The output could not be written: "),
            "{stdout}"
        );
    }
}
