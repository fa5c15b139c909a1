//! One hash of all results for each shipped scene: the same on any number of threads, and the same in the browser, where
//! the end-to-end tests compare with the same file. `UPDATE_GOLDEN=1 cargo test -p nearpoint-cli --test golden` writes it
//! after a change that is meant to change results.

use std::collections::BTreeMap;
use std::path::Path;

use nearpoint_cli::load::load;
use nearpoint_scene::{Command, Pool, Scene};

#[test]
fn shipped_scenes_have_their_golden_hashes_on_any_number_of_threads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let golden = root.join("e2e/fixtures/golden.json");
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(root.join("public/scenes")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let mut scene = load(&[path], None, None, Pool::with_threads(2).unwrap())
            .unwrap()
            .scene;
        let hash = scene.finish().hash();
        for threads in [1, 8] {
            let mut other = Scene::new(Pool::with_threads(threads).unwrap(), || 0.0);
            let ids = other
                .add(scene.parts().iter().map(|part| part.to_new()).collect())
                .unwrap();
            let id = |part| ids[scene.parts().iter().position(|p| p.id == part).unwrap()];
            for &(a, b) in scene.allowed().keys() {
                let (a, b, why) = (id(a), id(b), String::new());
                other.apply(Command::Allow { a, b, why }).unwrap();
            }
            let limit = Some(scene.within()).filter(|limit| limit.is_finite());
            other.apply(Command::SetWithin { limit }).unwrap();
            assert_eq!(other.finish().hash(), hash, "{name} on {threads} threads");
        }
        found.insert(name, format!("{hash:016x}"));
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(
            &golden,
            serde_json::to_string_pretty(&found).unwrap() + "\n",
        )
        .unwrap();
    }
    let known: BTreeMap<String, String> =
        serde_json::from_str(&std::fs::read_to_string(&golden).unwrap()).unwrap();
    assert_eq!(found, known);
}
