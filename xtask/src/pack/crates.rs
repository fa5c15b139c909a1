//! Checks the published Rust crates: whether they could be published as they are, and whether their API is still
//! compatible.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use pico_args::Arguments;
use serde_json::Value;

use crate::shell::{cargo, command, run as run_command, run_quietly, stdout_of};
use crate::workspace::{made_of, metadata};

/// The manifest fields that registries and users need.
const REQUIRED_FIELDS: [&str; 5] = [
    "description",
    "license",
    "readme",
    "rust_version",
    "categories",
];

/// Runs `cargo xtask pack crates` with its options.
pub fn run(mut args: Arguments) -> Result<()> {
    let whole = args.contains("--whole");
    let semver = args.contains("--semver");
    let since: Option<String> = args.opt_value_from_str("--since")?;
    let rest = args.finish();
    ensure!(rest.is_empty(), "unknown arguments {rest:?}");
    ensure!(semver || since.is_none(), "--since needs --semver");
    check()?;
    let published = Published::find()?;
    run_quietly(&mut docs(&published))?;
    if whole {
        run_command(&mut dry_run(false))?;
    }
    if semver {
        let since = since.map_or_else(last_tag, Ok)?;
        compare(&published, &since)?;
    }
    println!("{} crates can be published", published.names().count());
    Ok(())
}

/// Runs the checks of CI, which take seconds: manifests are complete, and cargo packs each crate.
pub fn check() -> Result<()> {
    let published = Published::find()?;
    let mut wrong = Vec::new();
    published.check_manifests(&mut wrong);
    published.check_compilers(&mut wrong)?;
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    run_quietly(&mut dry_run(true))
}

/// The crates of the workspace, and which of them are published.
struct Published {
    packages: Vec<Value>,
}

impl Published {
    fn find() -> Result<Self> {
        let mut metadata = metadata(&["--locked", "--no-deps"])?;
        let packages = serde_json::from_value(metadata["packages"].take())?;
        Ok(Self { packages })
    }

    fn all(&self) -> impl Iterator<Item = &Value> {
        // An empty list of registries means that the crate is not published.
        let is_published = |package: &&Value| package["publish"].is_null();
        self.packages.iter().filter(is_published)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.all().map(name)
    }

    /// Checks that manifests are complete, their files exist, and published crates depend on published crates only.
    fn check_manifests(&self, wrong: &mut Vec<String>) {
        for package in self.all() {
            let folder = Path::new(package["manifest_path"].as_str().unwrap_or_default());
            let folder = folder.parent().unwrap_or(Path::new(""));
            let lacks = REQUIRED_FIELDS
                .iter()
                .filter(|field| match &package[**field] {
                    Value::Array(list) => list.is_empty(),
                    value => value.is_null(),
                });
            wrong.extend(lacks.map(|field| format!("{} has no {field}", name(package))));
            for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
                if !folder.join(file).is_file() {
                    wrong.push(format!("{} has no {file}", name(package)));
                }
            }
            wrong.extend(self.unpublished_dependencies(package));
        }
    }

    fn unpublished_dependencies<'a>(
        &'a self,
        package: &'a Value,
    ) -> impl Iterator<Item = String> + 'a {
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        let ours = dependencies.filter(|one| !one["path"].is_null() && one["kind"] != "dev");
        ours.filter_map(move |one| {
            let is_published = self.names().any(|other| other == name(one));
            let has_version = one["req"].as_str().is_some_and(|req| req != "*");
            (!is_published || !has_version).then(|| {
                format!(
                    "{} depends on {}, which is not published or has no version in Cargo.toml",
                    name(package),
                    name(one)
                )
            })
        })
    }

    /// Checks that no dependency needs a newer compiler than the crates declare. For the crates themselves, clippy checks
    /// this as far as it can (`incompatible_msrv`), because there is one compiler here.
    fn check_compilers(&self, wrong: &mut Vec<String>) -> Result<()> {
        let metadata = metadata(&["--locked"])?;
        for package in self.all() {
            let stated = version(package);
            let id = package["id"].as_str().unwrap_or_default();
            let newer = built_with(&metadata, id).into_iter();
            let newer = newer.filter(|below| version(below) > stated);
            wrong.extend(newer.map(|below| {
                format!(
                    "{} declares Rust {}, but {} needs {}",
                    name(package),
                    package["rust_version"],
                    name(below),
                    below["rust_version"]
                )
            }));
        }
        Ok(())
    }
}

/// Returns all packages that a package is built with.
fn built_with<'a>(metadata: &'a Value, id: &'a str) -> Vec<&'a Value> {
    made_of(metadata, id, |kind| kind != "dev", |_| false)
}

fn name(package: &Value) -> &str {
    package["name"].as_str().unwrap_or_default()
}

/// Returns the compiler version that a package needs, as numbers; empty if it declares none.
fn version(package: &Value) -> Vec<u32> {
    let text = package["rust_version"].as_str().unwrap_or_default();
    let numbers = text.split('.').map(|number| number.parse().unwrap_or(0));
    // Missing numbers are zeros: 1.85 is 1.85.0.
    numbers.chain([0, 0]).take(3).collect()
}

fn docs(published: &Published) -> Command {
    let mut docs = cargo();
    docs.args(["doc", "--locked", "--quiet", "--no-deps"]);
    docs.args(published.names().flat_map(|name| ["--package", name]));
    docs.env("RUSTDOCFLAGS", "-D warnings");
    docs
}

/// Packs all crates as for a registry, without upload. The quick variant does not build the packed crates.
fn dry_run(is_quick: bool) -> Command {
    let mut publish = cargo();
    publish.args([
        "publish",
        "--workspace",
        "--dry-run",
        "--locked",
        "--allow-dirty",
        "--quiet",
    ]);
    if is_quick {
        publish.arg("--no-verify");
    }
    publish
}

/// Returns the last tag before the present commit.
fn last_tag() -> Result<String> {
    let tag = stdout_of(command("git", "").args(["describe", "--tags", "--abbrev=0"]));
    tag.context("there is no tag yet: give a revision with --since REV")
}

/// Checks that the API is semver-compatible with an earlier version. Installs the tool for it.
fn compare(published: &Published, since: &str) -> Result<()> {
    if stdout_of(cargo().args(["semver-checks", "--version"])).is_none() {
        eprintln!("     installing cargo-semver-checks, which takes some minutes");
        run_quietly(cargo().args(["install", "cargo-semver-checks", "--locked", "--quiet"]))?;
    }
    let mut wrong = Vec::new();
    for name in published.names() {
        println!("{name} beside {since}");
        let mut checks = cargo();
        checks.args(["semver-checks", "--package", name, "--baseline-rev", since]);
        if run_command(&mut checks).is_err() {
            wrong.push(name);
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    bail!(
        "{} are incompatible with {since}: raise the version in Cargo.toml, or restore the removed items",
        wrong.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn package(name: &str, more: Value) -> Value {
        let mut package = json!({
            "name": name,
            "id": name,
            "manifest_path": "/nowhere/Cargo.toml",
            "publish": null,
            "description": "d",
            "license": "MIT",
            "readme": "README.md",
            "rust_version": "1.95",
            "categories": ["science"],
            "dependencies": [],
        });
        for (field, value) in more.as_object().expect("an object") {
            package[field] = value.clone();
        }
        package
    }

    #[test]
    fn missing_manifest_fields_are_reported() {
        let ours =
            |name: &str, req: &str| json!([{"name": name, "req": req, "path": "p", "kind": null}]);
        let published = Published {
            packages: vec![
                package("a", json!({"description": null, "categories": []})),
                package("b", json!({"dependencies": ours("hidden", "*")})),
                package("c", json!({"dependencies": ours("a", "*")})),
                package("d", json!({"dependencies": ours("a", "^0.1.0")})),
                package("hidden", json!({"publish": [], "description": null})),
            ],
        };
        let mut wrong = Vec::new();
        published.check_manifests(&mut wrong);
        wrong.retain(|line| !line.contains("README") && !line.contains("LICENSE"));
        assert_eq!(
            wrong,
            [
                "a has no description",
                "a has no categories",
                "b depends on hidden, which is not published or has no version in Cargo.toml",
                "c depends on a, which is not published or has no version in Cargo.toml",
            ]
        );
    }

    #[test]
    fn compilers_are_compared_by_number() {
        let of = |text: &str| version(&json!({"rust_version": text}));
        assert!(of("1.100") > of("1.95") && of("1.95.1") > of("1.95"));
        assert_eq!(of("1.95"), of("1.95.0"));
        assert_eq!(version(&json!({})), [0, 0, 0]);
    }

    #[test]
    fn what_is_built_with_what_goes_all_the_way_down_and_leaves_tests_out() {
        let dep = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [package("a", json!({})), package("b", json!({})), package("c", json!({})), package("t", json!({}))],
            "resolve": {"nodes": [
                {"id": "a", "deps": [dep("b", json!(null)), dep("t", json!("dev"))]},
                {"id": "b", "deps": [dep("c", json!("build"))]},
                {"id": "c", "deps": []},
            ]},
        });
        let mut below: Vec<&str> = built_with(&metadata, "a").into_iter().map(name).collect();
        below.sort_unstable();
        assert_eq!(below, ["a", "b", "c"]);
    }
}
