//! Builds the page with Vite, serves it here, or lays it out as a static folder for any host.

mod content_type;
mod headers;
mod licences;
pub mod packed;
pub mod scorm;
pub mod server;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;

use crate::shell::{command, root, run, run_quietly};
use crate::stamp::{Inputs, STAMP, files};
use crate::wasm::{self, Profile};
use crate::{disk, kernel, system_packages};
use headers::headers_file;

/// Returns the folder of Vite's production build.
pub fn folder() -> PathBuf {
    root().join("web/dist")
}

/// Makes the production build in [`folder`] from the present sources.
pub fn build(profile: Profile) -> Result<()> {
    wasm::build(&wasm::SHIPPED, profile)?;
    kernel::unpack()?;
    system_packages::install_npm("web")?;
    lay_out()
}

/// Makes it from the existing packages.
pub fn lay_out() -> Result<()> {
    let mut inputs = Inputs::default()
        .tree(root().join("web"))?
        .tree(root().join("crate/teach/lessons/src"))? // texts and pseudocode
        .tree(root().join("public"))?
        .tree(kernel::folder())?;
    for package in wasm::SHIPPED {
        inputs = inputs.tree(package.folder())?;
    }
    let made = inputs.build_unless_current(&folder(), || {
        run_quietly(command("npm", "web").args(["run", "--silent", "build"]))?;
        licences::write(&folder())
    })?;
    if made {
        eprintln!("     page built");
    }
    Ok(())
}

/// The script that replaces a package that is not built yet.
const STAND_IN: &str = "export default async () => {
  throw new Error(\"This part of the page is still being built. Reload the page in a few minutes.\");
};
";

/// Serves the page on this machine until interrupted. It starts as soon as the package for isolated pages is built, which
/// this server uses; the other one follows. Neither is optimised like a release, so that changes show soon.
pub fn run_production(port: u16) -> Result<()> {
    std::thread::scope(|scope| {
        let npm =
            scope.spawn(|| system_packages::install_npm("web").and_then(|()| kernel::unpack()));
        let built = wasm::build(&wasm::SHIPPED[..1], Profile::Local);
        npm.join().expect("both return their errors").and(built)
    })?;
    let awaited = stand_in()?;
    lay_out()?;
    let server = server::Server::start(&folder(), "/", true, port)?;
    println!("Nearpoint is at {}", server.address);
    if awaited > 0 {
        println!("     the package for pages without shared memory follows");
    }
    wasm::build(&wasm::SHIPPED, Profile::Local)?;
    lay_out()?;
    if awaited > 0 {
        println!("     everything is there: reload the page");
    }
    server.wait()
}

/// Writes stand-ins for packages that were never built, so that the page can be laid out. Returns their number.
fn stand_in() -> Result<usize> {
    let mut awaited = 0;
    for package in wasm::SHIPPED {
        let folder = package.folder();
        if folder.join(STAMP).is_file() {
            continue;
        }
        awaited += 1;
        disk::write(folder.join("index.js"), STAND_IN)?;
    }
    Ok(awaited)
}

/// Runs Vite's own server, which reloads the page when its sources change.
pub fn run_dev(port: u16) -> Result<()> {
    wasm::build(&wasm::SHIPPED, Profile::Local)?;
    kernel::unpack()?;
    system_packages::install_npm("web")?;
    run(command("npm", "web").args(["run", "--silent", "dev", "--", "--port", &port.to_string()]))
}

/// Writes the static folder `dist/`: everything a host needs, under any path, and a package of each chapter for learning
/// platforms.
pub fn dist() -> Result<()> {
    build(Profile::Shipped)?;
    let target = root().join("dist");
    disk::remove(&target)?;
    let source = folder();
    for file in files(&source)?
        .into_iter()
        .filter(|file| !file.ends_with(STAMP))
    {
        disk::copy(&file, target.join(file.strip_prefix(&source)?))?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        disk::copy(licence, target.join(licence))?;
    }
    let packages = scorm::write(&source, &target.join(PACKAGES), &[])?;
    list_packages(&target.join("site.json"), &packages)?;
    pack(&target)?;
    disk::write(target.join("_headers"), headers_file())?;
    for package in &packages {
        let (path, size) = (
            package.path.strip_prefix(root())?,
            package.size()? as f64 / 1e6,
        );
        println!("{} ({size:.1} MB)", path.display());
    }
    println!("dist/ is ready: copy it to any static host");
    Ok(())
}

/// The folder of the packages for learning platforms, below the page.
const PACKAGES: &str = "scorm";

/// Adds the packages to the list of what the site offers besides the page, which the page reads.
fn list_packages(list: &Path, packages: &[scorm::Package]) -> Result<()> {
    let mut site = disk::read_json(list)?;
    site["packages"] = packages
        .iter()
        .map(|package| {
            let file = package.path.file_name().unwrap_or_default();
            Ok(serde_json::json!({
                "chapter": package.chapter,
                "file": format!("{PACKAGES}/{}", file.to_string_lossy()),
                "bytes": package.size()?,
            }))
        })
        .collect::<Result<_>>()?;
    disk::write(list, format!("{site}\n"))
}

/// Returns whether the file may name others that the page needs.
pub fn may_reference_files(name: &str) -> bool {
    [".html", ".js", ".css"]
        .iter()
        .any(|ending| name.ends_with(ending))
}

/// Returns the assets that the page's texts name, and transitively those that these name, as paths in the page's folder.
pub fn referenced_files(
    page: &Path,
    mut texts: Vec<String>,
    mut assets: BTreeSet<String>,
) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    while let Some(text) = texts.pop() {
        let is_named = |path: &String| {
            path.rsplit('/')
                .next()
                .is_some_and(|name| text.contains(name))
        };
        let (named, others) = assets.into_iter().partition::<BTreeSet<_>, _>(is_named);
        for path in named.iter().filter(|path| may_reference_files(path)) {
            texts.push(disk::read_text(page.join(path))?);
        }
        found.extend(named);
        assets = others;
    }
    Ok(found)
}

/// Compresses all files of a folder, on all cores.
fn pack(folder: &Path) -> Result<()> {
    let all = files(folder)?;
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(file) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            packed::write_compressed(file)?;
        }
        Ok(())
    };
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("packing returns its errors"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The workflow of the public page adds the address of the manual to this text.
    #[test]
    fn packages_are_listed_with_chapter_address_and_size() {
        let page = disk::Scratch::new("site-list");
        let list = page.join("site.json");
        disk::copy(root().join("public/site.json"), &list).unwrap();
        let path = page.join("scorm/nearpoint-a.zip");
        disk::write(&path, [0; 5]).unwrap();
        let chapter = "a".to_owned();
        list_packages(&list, &[scorm::Package { chapter, path }]).unwrap();
        assert_eq!(
            disk::read_text(&list).unwrap(),
            r#"{"manual":null,"packages":[{"bytes":5,"chapter":"a","file":"scorm/nearpoint-a.zip"}]}
"#
        );
    }
}
