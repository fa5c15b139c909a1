//! Defines the flags, features and folders of the packages.

use std::path::{Path, PathBuf};

use crate::shell::root;

/// A build of a crate for wasm.
#[derive(Debug, Clone, Copy)]
pub struct Package {
    /// The name of the crate.
    pub name_of_crate: &'static str,
    /// The features of the crate.
    pub features: &'static str,
    pub shared_memory: bool,
    /// True if it is cut into a first module and parts; otherwise it is one module.
    pub is_split: bool,
    /// The folders below `crate/` that are no inputs of it.
    excluded_folders: &'static [&'static str],
    folder: &'static str,
}

/// The package with shared memory and a pool of workers, for isolated pages.
pub const THREADS: Package = Package {
    name_of_crate: "nearpoint-wasm",
    features: "threads",
    shared_memory: true,
    is_split: true,
    excluded_folders: &["bench", "cli", "core-wasm"],
    folder: "web/pkg/threads",
};
/// The package for any page.
pub const SINGLE: Package = Package {
    features: "",
    shared_memory: false,
    folder: "web/pkg/single",
    ..THREADS
};
/// The engine without rendering, for programs: one module, which any host can start.
pub const CORE: Package = Package {
    name_of_crate: "nearpoint-core-wasm",
    is_split: false,
    excluded_folders: &["bench", "cli", "picture", "review", "teach", "view", "wasm"],
    folder: "web/pkg/core",
    ..SINGLE
};
/// The packages of the page.
pub const SHIPPED: [Package; 2] = [THREADS, SINGLE];
/// The packages with the functions of the benchmark page, which are not shipped.
pub const BENCH: [Package; 2] = [
    Package {
        features: "threads,bench",
        folder: "e2e/bench/pkg/threads",
        ..THREADS
    },
    Package {
        features: "bench",
        folder: "e2e/bench/pkg/single",
        ..SINGLE
    },
];

/// The level of optimisation of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Small and fast, for releases, tests and benchmarks.
    Shipped,
    /// Fast to build, for use on this machine.
    Local,
}

impl Profile {
    /// Returns cargo's name of the profile and of its folder.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shipped => "wasm",
            Self::Local => "wasm-local",
        }
    }
}

impl Package {
    /// Returns the folder of the finished package.
    pub fn folder(&self) -> PathBuf {
        root().join(self.folder)
    }

    /// Returns whether a file, named from the root of the tree, is an input: not if it is a test, an example, or of another
    /// crate.
    pub fn is_made_of(&self, file: &Path) -> bool {
        let mut folders = self.excluded_folders.iter();
        let is_other = folders.any(|name| file.starts_with(Path::new("crate").join(name)));
        let is_test = |part| part == "tests" || part == "tests.rs" || part == "examples";
        // The page uses these files of a lesson's folder.
        let is_of_page = file.parent().is_some_and(|folder| folder.ends_with("text"))
            || file.ends_with("lesson.json");
        !is_other && !is_of_page && !file.iter().any(is_test)
    }

    /// Returns the name of the package: its folder, from the root of the tree.
    pub fn name(&self) -> &'static str {
        self.folder
    }

    /// Returns the folder of its modules with function names, for reading a stack trace.
    pub fn named_folder(&self) -> PathBuf {
        target_dir().join("named").join(self.folder)
    }

    /// Returns the path of the linker's output.
    pub fn linked(&self, profile: Profile) -> PathBuf {
        target_dir().join(profile.name()).join(self.folder)
    }

    /// Returns the linker's arguments.
    pub fn link_args(&self) -> &'static [&'static str] {
        if !self.is_split {
            return &[];
        }
        if !self.shared_memory {
            return &[POINTERS];
        }
        &[
            POINTERS,
            "-Clink-arg=--shared-memory",
            "-Clink-arg=--import-memory",
            "-Clink-arg=--max-memory=4294967296",
            "-Clink-arg=--export=__wasm_init_tls",
            "-Clink-arg=--export=__tls_size",
            "-Clink-arg=--export=__tls_align",
            "-Clink-arg=--export=__tls_base",
        ]
    }
}

/// The linker option that records all pointers to constants, for the cut; releases do not contain it.
const POINTERS: &str = "-Clink-arg=--emit-relocs";

/// Returns cargo's target folder.
pub fn target_dir() -> PathBuf {
    root().join("target/wasm")
}

/// Returns the compiler flags of all packages and of std, so that common code is compiled once. A module without shared
/// memory may have instructions for it, which all supported browsers know. A panic must reach JavaScript as an error: with
/// abort, one in a pool's thread hangs its caller for ever.
pub fn rustflags(linker: Option<&str>) -> String {
    let flags = "-Ctarget-feature=+atomics,+bulk-memory,+mutable-globals,+simd128 -Cpanic=unwind";
    let linker = linker.map(|name| format!(" -Clinker={name}"));
    format!("{flags}{}", linker.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_no_input_of_a_package() {
        for no_input in [
            "crate/cli/src/main.rs",
            "crate/bench/benches/hull.rs",
            "crate/geometry/tests/all/hull.rs",
            "crate/geometry/src/closest/tests.rs",
            "crate/geometry/src/closest/tests/rays.rs",
            "crate/import/examples/demo_models.rs",
            "crate/core-wasm/src/lib.rs",
            "crate/teach/lessons/src/gilbert/text/en.ftl",
            "crate/teach/lessons/src/gilbert/lesson.json",
        ] {
            assert!(!SINGLE.is_made_of(Path::new(no_input)), "{no_input}");
        }
        for input in [
            "crate/geometry/src/hull/mod.rs",
            "crate/message/en.ftl",
            "crate/teach/lessons/src/chapters.txt",
            "crate/wasm/Cargo.toml",
        ] {
            assert!(THREADS.is_made_of(Path::new(input)), "{input}");
        }
        assert!(CORE.is_made_of(Path::new("crate/core-wasm/src/lib.rs")));
        assert!(!CORE.is_made_of(Path::new("crate/wasm/src/lib.rs")));
    }
}
