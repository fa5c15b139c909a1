//! What tells the packages apart: flags, features, folders.

use std::path::PathBuf;

use crate::shell::root;

/// One build of crate/wasm.
#[derive(Debug, Clone, Copy)]
pub struct Package {
    /// Features of crate/wasm.
    pub features: &'static str,
    pub shared_memory: bool,
    folder: &'static str,
}

/// With shared memory and a pool of workers: needs an isolated page.
pub const THREADS: Package = Package {
    features: "threads",
    shared_memory: true,
    folder: "web/pkg/threads",
};
/// For any page.
pub const SINGLE: Package = Package {
    features: "",
    shared_memory: false,
    folder: "web/pkg/single",
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

impl Package {
    /// Where the finished package lies.
    pub fn folder(&self) -> PathBuf {
        root().join(self.folder)
    }

    /// Cargo's target folder: one for each set of flags, so that neither build undoes the other.
    pub fn target_dir(&self) -> PathBuf {
        root().join(if self.shared_memory {
            "target/wasm-threads"
        } else {
            "target/wasm-single"
        })
    }

    /// What it is called: its folder, from the root of the tree.
    pub fn name(&self) -> &'static str {
        self.folder
    }

    /// Where its modules lie with the names of their functions, for reading a stack.
    pub fn named(&self) -> PathBuf {
        self.target_dir().join("named")
    }

    /// Compiler flags; std is compiled with them too.
    pub fn rustflags(&self, linker: Option<&str>) -> String {
        let mut flags = match self.shared_memory {
            true => vec!["-Ctarget-feature=+atomics,+bulk-memory,+mutable-globals,+simd128"],
            false => vec!["-Ctarget-feature=+bulk-memory,+mutable-globals,+simd128"],
        };
        // A panic must reach JavaScript as an error: with abort, one in a pool's thread hangs its caller for ever.
        flags.push("-Cpanic=unwind");
        if self.shared_memory {
            flags.extend([
                "-Clink-arg=--shared-memory",
                "-Clink-arg=--import-memory",
                "-Clink-arg=--max-memory=4294967296",
                "-Clink-arg=--export=__wasm_init_tls",
                "-Clink-arg=--export=__tls_size",
                "-Clink-arg=--export=__tls_align",
                "-Clink-arg=--export=__tls_base",
            ]);
        }
        let linker = linker.map(|name| format!("-Clinker={name}"));
        flags
            .into_iter()
            .chain(linker.as_deref())
            .collect::<Vec<_>>()
            .join(" ")
    }
}
