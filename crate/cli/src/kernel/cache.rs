//! Caches the kernel's module as machine code, because compiling it takes a minute of processor time.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use occt_wasm::wasmtime::{Engine, Module, Result, bail};
use sha2::{Digest, Sha256};

/// The version of the crate that carries the module; a test compares it with `Cargo.toml`.
const VERSION: &str = "7.0.0";
/// The length of the digest before the machine code.
const DIGEST: usize = 32;

/// Returns the folder of compiled modules in the user's cache folder, if the user has a home.
pub fn folder() -> Option<PathBuf> {
    let places = etcetera::choose_base_strategy().ok()?;
    Some(places.cache_dir().join("nearpoint"))
}

/// Loads the compiled kernel module from this folder, or compiles it and stores it there.
pub fn module(
    engine: &Engine,
    folder: Option<&Path>,
    compile: impl FnOnce(&Engine) -> Result<Module>,
) -> Result<Module> {
    let Some(folder) = folder else {
        print_status("there is no cache folder, so the CAD kernel is compiled each time");
        return compile(engine);
    };
    let path = folder.join(name(engine));
    if let Ok(module) = load(engine, &path) {
        return Ok(module);
    }
    let lock = lock(folder);
    // The previous holder of the lock may have compiled it.
    if let (Ok(_), Ok(module)) = (&lock, load(engine, &path)) {
        return Ok(module);
    }
    print_status("the CAD kernel is compiled, once: this can take a minute");
    let module = compile(engine)?;
    let bytes = module.serialize()?;
    if let Err(error) = lock.and_then(|_lock| store(&path, &bytes)) {
        let folder = folder.display();
        print_status(&format!(
            "the compiled CAD kernel cannot be kept in {folder}: {error}"
        ));
    }
    Ok(module)
}

/// Returns the name of the file, which depends on version, engine and processor.
fn name(engine: &Engine) -> String {
    let mut hasher = DefaultHasher::new();
    engine.precompile_compatibility_hash().hash(&mut hasher);
    format!("occt-{VERSION}-{:016x}.bin", hasher.finish())
}

/// Locks the folder, so that programs started together wait for the first to compile; closing the file unlocks it.
fn lock(folder: &Path) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let file = File::create(folder.join("lock"))?;
    file.lock()?;
    Ok(file)
}

fn load(engine: &Engine, path: &Path) -> Result<Module> {
    let file = fs::read(path)?;
    match file.split_at_checked(DIGEST) {
        Some((digest, bytes)) if digest == Sha256::digest(bytes).as_slice() => {
            deserialize(engine, bytes)
        }
        _ => bail!("the file is damaged"),
    }
}

#[expect(
    unsafe_code,
    reason = "machine code is run as it was kept; nothing else spares the compilation"
)]
fn deserialize(engine: &Engine, bytes: &[u8]) -> Result<Module> {
    // SAFETY: these are the bytes that `Module::serialize` returned, as their digest shows, and those of another
    // version are refused. An attacker who replaces them on purpose can write the user's own files, and so gains
    // nothing by it.
    unsafe { Module::deserialize(engine, bytes) }
}

/// Writes a temporary file and renames it, so that no other process reads a part of it.
fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let aside = path.with_extension(format!("{}.new", std::process::id()));
    let write = || {
        let mut file = File::create(&aside)?;
        file.write_all(&Sha256::digest(bytes))?;
        file.write_all(bytes)?;
        fs::rename(&aside, path)
    };
    write().inspect_err(|_| drop(fs::remove_file(&aside)))
}

/// Informs a waiting user; a failed write is no error.
fn print_status(sentence: &str) {
    let _ = writeln!(io::stderr(), "nearpoint: {sentence}.");
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// A temporary folder for one test, removed at its end.
    struct Folder(PathBuf);

    impl Folder {
        fn new(test: &str) -> Self {
            let name = format!("nearpoint-cache-{test}-{}", std::process::id());
            Folder(std::env::temp_dir().join(name))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    /// A compiler of modules with one export that counts its calls.
    #[derive(Default)]
    struct Compiler(Cell<usize>);

    impl Compiler {
        /// Returns the number of compilations after checking that the module loads from the cache or is compiled.
        fn module(&self, folder: &Path) -> usize {
            let compile = |engine: &Engine| {
                self.0.set(self.0.get() + 1);
                Module::new(engine, r#"(module (memory (export "memory") 1))"#)
            };
            let module = module(&Engine::default(), Some(folder), compile).unwrap();
            assert!(module.get_export("memory").is_some());
            self.0.get()
        }
    }

    #[test]
    fn what_was_compiled_is_kept() {
        let (folder, compiler) = (Folder::new("kept"), Compiler::default());
        assert_eq!(compiler.module(&folder.0), 1);
        assert_eq!(compiler.module(&folder.0), 1);
        let files = fs::read_dir(&folder.0).unwrap().count();
        assert_eq!(files, 2, "the module and the lock, nothing aside");
    }

    #[test]
    fn damaged_cache_file_is_compiled_again() {
        let (folder, compiler) = (Folder::new("damaged"), Compiler::default());
        compiler.module(&folder.0);
        let path = folder.0.join(name(&Engine::default()));
        let whole = fs::read(&path).unwrap();
        let mut flipped = whole.clone();
        flipped[whole.len() / 2] ^= 1;
        let short = &whole[..whole.len() - 1];
        for (count, damaged) in [&flipped[..], short, &[]].into_iter().enumerate() {
            fs::write(&path, damaged).unwrap();
            assert_eq!(compiler.module(&folder.0), count + 2);
            assert_eq!(compiler.module(&folder.0), count + 2);
        }
    }

    #[test]
    fn module_without_cache_folder_is_compiled_each_time() {
        let (folder, compiler) = (Folder::new("file"), Compiler::default());
        fs::create_dir_all(&folder.0).unwrap();
        let file = folder.0.join("file");
        fs::write(&file, "").unwrap();
        assert_eq!(compiler.module(&file), 1);
        assert_eq!(compiler.module(&file), 2);
    }

    #[test]
    fn cache_file_name_contains_the_bundled_version() {
        let manifest = include_str!("../../Cargo.toml");
        assert!(manifest.contains(&format!("\"={VERSION}\"")));
    }
}
