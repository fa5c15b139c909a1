//! What tells the packages apart: flags, features, folders.

use std::path::{Path, PathBuf};

use crate::shell::root;

/// One build of a crate that crosses.
#[derive(Debug, Clone, Copy)]
pub struct Package {
    /// Which crate.
    pub name_of_crate: &'static str,
    /// Features of the crate.
    pub features: &'static str,
    pub shared_memory: bool,
    /// Whether it is cut into a first module and parts; else it is one.
    pub is_cut: bool,
    /// Folders below `crate/` that it is not made of.
    without: &'static [&'static str],
    folder: &'static str,
}

/// With shared memory and a pool of workers: needs an isolated page.
pub const THREADS: Package = Package {
    name_of_crate: "nearpoint-wasm",
    features: "threads",
    shared_memory: true,
    is_cut: true,
    without: &["bench", "cli", "core-wasm"],
    folder: "web/pkg/threads",
};
/// For any page.
pub const SINGLE: Package = Package {
    features: "",
    shared_memory: false,
    folder: "web/pkg/single",
    ..THREADS
};
/// The engine without a picture, for programs: one module, which any host can start.
pub const CORE: Package = Package {
    name_of_crate: "nearpoint-core-wasm",
    is_cut: false,
    without: &["bench", "cli", "picture", "review", "teach", "view", "wasm"],
    folder: "web/pkg/core",
    ..SINGLE
};
/// What the page is made of.
pub const SHIPPED: [Package; 2] = [THREADS, SINGLE];
/// The same with what the benchmark page calls, which is not shipped.
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

/// How well a package is optimised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Small and fast: what is shipped, tested and measured.
    Shipped,
    /// Soon there after a change: what is tried on this machine.
    Local,
}

impl Profile {
    /// Cargo's name of it, and of its folder.
    pub fn name(self) -> &'static str {
        match self {
            Self::Shipped => "wasm",
            Self::Local => "wasm-local",
        }
    }
}

impl Package {
    /// Where the finished package lies.
    pub fn folder(&self) -> PathBuf {
        root().join(self.folder)
    }

    /// Whether it is made of a file, named from the root of the tree: of none that is a test, an example, or in another crate.
    pub fn is_made_of(&self, file: &Path) -> bool {
        let mut folders = self.without.iter();
        let is_other = folders.any(|name| file.starts_with(Path::new("crate").join(name)));
        let is_test = |part| part == "tests" || part == "tests.rs" || part == "examples";
        // Of a lesson's folder the page has these.
        let is_of_page = file.parent().is_some_and(|folder| folder.ends_with("text"))
            || file.ends_with("lesson.json");
        !is_other && !is_of_page && !file.iter().any(is_test)
    }

    /// What it is called: its folder, from the root of the tree.
    pub fn name(&self) -> &'static str {
        self.folder
    }

    /// Where its modules lie with the names of their functions, for reading a stack.
    pub fn named(&self) -> PathBuf {
        target_dir().join("named").join(self.folder)
    }

    /// Where it lies as the linker writes it.
    pub fn linked(&self, profile: Profile) -> PathBuf {
        target_dir().join(profile.name()).join(self.folder)
    }

    /// What the linker is told.
    pub fn link_args(&self) -> &'static [&'static str] {
        if !self.is_cut {
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

/// Writes down what points to which constants, for the cut; it does not come into what is shipped.
const POINTERS: &str = "-Clink-arg=--emit-relocs";

/// Cargo's target folder.
pub fn target_dir() -> PathBuf {
    root().join("target/wasm")
}

/// Compiler flags of all packages and of std, so that what they have in common is compiled once: a module without shared
/// memory may have instructions for it, which every browser knows that knows the rest. A panic must reach JavaScript as
/// an error: with abort, one in a pool's thread hangs its caller for ever.
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
