//! Finds data of the author's machine: home folders, registry addresses, tokens.

use regex_lite::Regex;

use super::finding::Finding;
use super::source::Source;

pub fn check(source: &Source) -> Vec<Finding> {
    // Each pattern is written so that it does not match itself.
    let machine =
        Regex::new(r#"(?:^|[\s"'`(=:])/(?:work|home|root|Users)/[A-Za-z]|[A-Z]:\\[U]sers"#)
            .expect("valid");
    let registry =
        Regex::new(r#"registry[.](?:npmjs|yarnpkg)|"resolved"[:] *"|artifac[t]ory|[/]simple/pip"#)
            .expect("valid");
    let token =
        Regex::new(r"gh[pousr]_[A-Za-z0-9]{36}|npm_[A-Za-z0-9]{36}|-BEGIN [A-Z ]*PRIVATE KEY")
            .expect("valid");
    let rules = [
        (
            machine,
            "a path of one machine; use one relative to the tree",
        ),
        (
            registry,
            "an address of a package registry; .npmrc keeps them out of package-lock.json",
        ),
        (token, "this looks like a secret"),
    ];
    let lines = source.text.lines().zip(1..);
    let of_line = |(line, number)| {
        let matched = rules
            .iter()
            .filter(move |(pattern, _)| pattern.is_match(line));
        matched.map(move |(_, message)| source.error(number, *message))
    };
    lines.flat_map(of_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machine_registry_and_token() {
        let bad = [
            format!("see /{}/me/x", "home"),
            format!("\"{}\": \"https://example.org/a.tgz\"", "resolved"),
            format!("https://{}.npmjs.org/", "registry"),
            format!("ghp{}{}", "_", "a".repeat(36)),
        ];
        for line in bad {
            assert_eq!(
                check(&Source::new("README.md", &format!("fine\n{line}\n"))).len(),
                1,
                "{line}"
            );
        }
        for line in [
            "/usr/bin/rustc",
            "a/root/b",
            "registry+https://github.com/rust-lang/crates.io-index",
            "/work",
            "\"resolved\": { \"type\": \"integer\" }",
        ] {
            assert_eq!(check(&Source::new("README.md", line)), [], "{line}");
        }
    }
}
