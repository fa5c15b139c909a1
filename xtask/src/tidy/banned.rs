//! Finds calls that break an invariant of ARCHITECTURE.md in some part of the tree.

use regex_lite::Regex;

use super::finding::Finding;
use super::module_rules::ModuleRules;
use super::source::Source;

struct Ban {
    /// The prefixes of the paths where the call is banned.
    path_prefixes: &'static [&'static str],
    /// The word in a module's row of ARCHITECTURE.md that permits the call.
    except: Option<&'static str>,
    /// True if tests may use it.
    is_allowed_in_tests: bool,
    pattern: &'static str,
    instead: &'static str,
}

const RUST: &[&str] = &["crate/", "xtask/"];
const SCRIPTS: &[&str] = &["web/src/"];
/// The banned calls. Lints of rustc and clippy are not repeated: those of the workspace cover prints and `unwrap`.
const BANS: &[Ban] = &[
    Ban {
        path_prefixes: RUST,
        except: Some("system"),
        is_allowed_in_tests: true,
        pattern: r"\bstd::(?:time|thread|fs|env|net|process)\b|\b(?:Instant|SystemTime)::now\b|\beprint(?:ln)?!",
        instead: "a library knows no time, threads or files: its caller lends what it needs",
    },
    Ban {
        path_prefixes: RUST,
        except: Some("sines"),
        is_allowed_in_tests: true,
        pattern: r"\.(?:sin|cos|tan|asin|acos|atan|sin_cos|sinh|cosh|tanh|exp|exp2|exp_m1|ln|ln_1p|log2|log10|cbrt)\(\)|\.(?:atan2|powf|hypot)\(|\bf(?:32|64)::(?:a?(?:sin|cos|tan)h?|sin_cos|atan2|exp|exp2|exp_m1|ln|ln_1p|log|log2|log10|cbrt|powf|hypot)\b",
        instead: "std's last digit depends on the platform: use libm's",
    },
    Ban {
        path_prefixes: RUST,
        except: Some("sines"),
        is_allowed_in_tests: false,
        pattern: r"\bmul_add\(",
        instead: "a fused multiply-add is a slow call where the processor has none",
    },
    Ban {
        path_prefixes: SCRIPTS,
        except: None,
        is_allowed_in_tests: true,
        pattern: r"\bMath\.random\b|\beval\(|\bnew Function\b",
        instead: "what the page does can be repeated, and needs no code from text",
    },
    Ban {
        path_prefixes: SCRIPTS,
        except: None,
        is_allowed_in_tests: true,
        pattern: r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|unsafeHTML|unsafeSVG)\b|\bdocument\.write\b",
        instead: "names of files and parts are text, never markup",
    },
    Ban {
        path_prefixes: &["e2e/fixtures/", "e2e/tests/"],
        except: None,
        is_allowed_in_tests: false,
        pattern: r"\bwaitForTimeout\b|\bsetTimeout\(",
        instead: "tests wait on state, never on time",
    },
    Ban {
        path_prefixes: &["web/test/", "e2e/"],
        except: None,
        is_allowed_in_tests: false,
        pattern: r"\.(?:only|skip|fixme)\(",
        instead: "every test runs, everywhere",
    },
];

pub fn check(source: &Source, rooms: &ModuleRules) -> Vec<Finding> {
    if !(source.is_rust() || source.is_script()) {
        return Vec::new();
    }
    let may = rooms
        .rule_for(source.path)
        .map_or(&[][..], |room| &room.permissions);
    let applies = |ban: &&Ban| {
        let here = ban
            .path_prefixes
            .iter()
            .any(|place| source.path.starts_with(place));
        let allowed = ban
            .except
            .is_some_and(|power| may.iter().any(|own| own == power));
        here && !allowed && !(ban.is_allowed_in_tests && source.is_test())
    };
    let bans = BANS.iter().filter(applies);
    bans.flat_map(|ban| found(source, ban)).collect()
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

    const TABLE: &str = "## What stands on what\n| | | | |\n|-|-|-|-|\n\
        | `crate/motion` | | | |\n| `crate/view` | | | `sines` |\n| `crate/cli` | | | `sines` `system` |\n";

    fn findings(path: &str, text: &str) -> Vec<Finding> {
        check(&Source::new(path, text), &ModuleRules::read(TABLE))
    }

    #[test]
    fn each_ban_has_a_failing_sample() {
        let samples = [
            ("crate/view/src/a.rs", "use std::thread;"),
            ("crate/motion/src/a.rs", "angle.sin()"),
            ("crate/motion/src/a.rs", "a.mul_add(b, c)"),
            ("web/src/a.ts", "Math.random()"),
            ("web/src/a.ts", "element.innerHTML = name"),
            ("e2e/tests/a.spec.ts", "await page.waitForTimeout(100)"),
            ("web/test/a.test.ts", "test.only(1)"),
        ];
        assert_eq!(samples.len(), BANS.len());
        for ((path, text), ban) in samples.into_iter().zip(BANS) {
            let findings = findings(path, text);
            assert_eq!(findings.len(), 1, "{text}");
            assert!(
                findings[0].is_error && findings[0].message.ends_with(ban.instead),
                "{text}"
            );
        }
    }

    #[test]
    fn every_function_whose_last_digit_varies_is_known_in_every_form() {
        for text in [
            "one.atan2(other)",
            "x.map(f64::cos)",
            "f32::powf(x, 2.2)",
            "(a + b).hypot(\n",
            "x.ln_1p()",
        ] {
            assert_eq!(findings("crate/unlisted/src/a.rs", text).len(), 1, "{text}");
        }
    }

    #[test]
    fn where_a_row_says_so_in_tests_and_in_comments_they_are_fine() {
        for (path, text) in [
            ("crate/cli/src/a.rs", "std::fs::read(path)"),
            ("crate/view/src/a.rs", "angle.sin()"),
            ("crate/motion/tests/all/a.rs", "angle.sin()"),
            ("crate/motion/src/a.rs", "// angle.sin()"),
            (
                "crate/motion/src/a.rs",
                "ComplexField::sin(angle) + x.sqrt() + scale.log()",
            ),
            ("web/src/a.ts", "element.textContent = name"),
        ] {
            assert_eq!(findings(path, text), [], "{text}");
        }
    }
}
