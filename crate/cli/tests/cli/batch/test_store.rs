//! Gives tests access to the location of a plan, to inspect and to damage it.

use std::path::PathBuf;

/// A location whose objects have path-like names, with `/` between the parts.
pub trait TestStore {
    /// Returns its name on the command line.
    fn name(&self) -> String;
    /// Returns all names below one of its folders, in order; of the empty one, all.
    fn objects(&self, folder: &str) -> Vec<String>;
    fn read(&self, name: &str) -> Vec<u8>;
    fn write(&self, name: &str, object: &[u8]);
    fn remove(&self, name: &str);
}

/// A location in a folder, which need not exist yet.
pub struct InFolder(pub PathBuf);

impl TestStore for InFolder {
    fn name(&self) -> String {
        self.0.to_str().unwrap().to_owned()
    }

    fn objects(&self, folder: &str) -> Vec<String> {
        let mut found = Vec::new();
        let mut folders = vec![self.0.join(folder)];
        while let Some(folder) = folders.pop() {
            // The folder may be gone, or not exist yet.
            for entry in std::fs::read_dir(folder).into_iter().flatten() {
                let path = entry.unwrap().path();
                match path.is_dir() {
                    true => folders.push(path),
                    false => {
                        let name = path.strip_prefix(&self.0).unwrap();
                        found.push(name.to_str().unwrap().replace('\\', "/"));
                    }
                }
            }
        }
        found.sort();
        found
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap()
    }

    fn write(&self, name: &str, object: &[u8]) {
        std::fs::write(self.0.join(name), object).unwrap();
    }

    fn remove(&self, name: &str) {
        std::fs::remove_file(self.0.join(name)).unwrap();
    }
}
