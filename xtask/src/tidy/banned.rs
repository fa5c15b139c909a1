//! Calls that break an invariant of ARCHITECTURE.md wherever they stand in a part of the tree.

use regex_lite::Regex;

use super::{Finding, source::Source};

struct Ban {
    /// Beginnings of the paths where the call is banned.
    places: &'static [&'static str],
    /// Whether tests may use it.
    fine_in_tests: bool,
    pattern: &'static str,
    instead: &'static str,
}

const LIBRARIES: &[&str] = &[
    "crate/geometry/",
    "crate/import/",
    "crate/scene/",
    "crate/lesson/src/",
    "crate/experiment/src/",
    "crate/sheet/src/",
    "crate/view/",
    "crate/wasm/",
];
/// What decides a result, which must be the same bits on every platform.
const RESULTS: &[&str] = &[
    "crate/geometry/",
    "crate/scene/",
    "crate/lesson/",
    "crate/experiment/",
    "crate/sheet/",
];

const BANS: &[Ban] = &[
    Ban {
        places: LIBRARIES,
        fine_in_tests: true,
        pattern: r"\b(?:println|eprintln|print|eprint|dbg|todo|unimplemented)!",
        instead: "a library returns what it has to say",
    },
    Ban {
        places: LIBRARIES,
        fine_in_tests: true,
        pattern: r"\.unwrap\(\)",
        instead: "return an error, or `expect` with the reason why it cannot fail",
    },
    Ban {
        places: &["crate/geometry/"],
        fine_in_tests: true,
        pattern: r"\bstd::(?:time|thread|fs|env|net|process)\b|\bInstant::now\b",
        instead: "geometry knows no time, threads or files; the caller lends a `Work`",
    },
    Ban {
        places: RESULTS,
        fine_in_tests: true,
        pattern: r"\.(?:sin|cos|tan|asin|acos|atan|sin_cos|exp|exp2|ln|log2|log10)\(\)|\.(?:atan2|powf|hypot)\(",
        instead: "std's last digit depends on the platform: use libm's",
    },
    Ban {
        places: RESULTS,
        fine_in_tests: false,
        pattern: r"\.mul_add\(",
        instead: "a fused multiply-add rounds differently where the processor has none",
    },
    Ban {
        places: &["web/src/"],
        fine_in_tests: true,
        pattern: r"\bMath\.random\b|\beval\(|\bnew Function\b",
        instead: "what the page does can be repeated, and needs no code from text",
    },
    Ban {
        places: &["web/src/"],
        fine_in_tests: true,
        pattern: r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG)\b|\bdocument\.write\b",
        instead: "names of files and parts are text, never markup",
    },
    Ban {
        places: &["e2e/fixtures/", "e2e/tests/"],
        fine_in_tests: false,
        pattern: r"\bwaitForTimeout\b|\bsetTimeout\(",
        instead: "tests wait on state, never on time",
    },
    Ban {
        places: &["web/test/", "e2e/"],
        fine_in_tests: false,
        pattern: r"\.(?:only|skip|fixme)\(",
        instead: "every test runs, everywhere",
    },
];

pub fn check(source: &Source) -> Vec<Finding> {
    if !(source.is_rust() || source.is_script()) {
        return Vec::new();
    }
    let applies = |ban: &&Ban| {
        let here = ban
            .places
            .iter()
            .any(|place| source.path.starts_with(place));
        here && !(ban.fine_in_tests && source.is_test())
    };
    BANS.iter()
        .filter(applies)
        .flat_map(|ban| found(source, ban))
        .collect()
}

fn found(source: &Source, ban: &Ban) -> Vec<Finding> {
    let pattern = Regex::new(ban.pattern).expect("the patterns of BANS are valid");
    let of_line = |(line, code)| {
        let found = pattern.find(code)?;
        Some(source.error(line, format!("`{}`: {}", found.as_str(), ban.instead)))
    };
    source.lines().filter_map(of_line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ban_has_a_failing_sample() {
        let samples = [
            ("crate/import/src/a.rs", "println!(\"\")"),
            ("crate/scene/src/a.rs", "x.unwrap();"),
            ("crate/geometry/src/a.rs", "use std::thread;"),
            ("crate/geometry/src/a.rs", "angle.sin()"),
            ("crate/geometry/src/a.rs", "a.mul_add(b, c)"),
            ("web/src/a.ts", "Math.random()"),
            ("web/src/a.ts", "element.innerHTML = name"),
            ("e2e/tests/a.spec.ts", "await page.waitForTimeout(100)"),
            ("web/test/a.test.ts", "test.only(1)"),
        ];
        assert_eq!(samples.len(), BANS.len());
        for ((path, text), ban) in samples.into_iter().zip(BANS) {
            let findings = check(&Source::new(path, text));
            assert_eq!(findings.len(), 1, "{text}");
            assert!(
                findings[0].is_error && findings[0].message.ends_with(ban.instead),
                "{text}"
            );
        }
    }

    #[test]
    fn elsewhere_in_tests_and_in_comments_they_are_fine() {
        let fine = [
            ("crate/cli/src/main.rs", "println!(\"\")"),
            ("crate/geometry/tests/all/a.rs", "x.unwrap()"),
            ("crate/geometry/src/a.rs", "// x.unwrap()"),
            ("crate/geometry/src/a.rs", "libm::sin(angle) + x.sqrt()"),
            ("web/src/a.ts", "element.textContent = name"),
        ];
        for (path, text) in fine {
            assert_eq!(check(&Source::new(path, text)), [], "{text}");
        }
    }
}
