//! Chooses the inputs to keep: greedily those that reach most code that no other sample reaches, as long as all of them
//! are small. A kept input stays until others reach more.

use super::guided::GuidedFuzzer;
use super::samples::Samples;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The largest size of a kept input.
const MAX_INPUT_SIZE: u64 = 2 << 10;
/// The largest number of bytes and of inputs that are kept for one format.
const BYTES: u64 = 12 << 10;
const INPUTS: usize = 30;

/// The coverage of a file, by libFuzzer's numbers.
#[derive(Debug, PartialEq)]
struct CoveredFeatures {
    path: PathBuf,
    size: u64,
    features: BTreeSet<u64>,
}

/// Keeps the best inputs; returns how many are new.
pub fn choose(led: &GuidedFuzzer, samples: &Samples) -> Result<usize, String> {
    let reported = led.coverage([samples.folder(), &led.inputs()])?;
    let kept = samples.saved()?;
    let (by_hand, mut rest): (Vec<_>, Vec<_>) = read(&reported)?
        .into_iter()
        .partition(|file| file.path.starts_with(samples.folder()) && !kept.contains(&file.path));
    let known: BTreeSet<u64> = by_hand.into_iter().flat_map(|file| file.features).collect();
    rest.retain(|file| file.size <= MAX_INPUT_SIZE);
    let chosen = choose_greedily(&rest, known.clone());
    let reach = |files: &mut dyn Iterator<Item = &CoveredFeatures>| {
        let places: BTreeSet<u64> = files.flat_map(|file| &file.features).copied().collect();
        places.difference(&known).count()
    };
    let before = reach(&mut rest.iter().filter(|file| kept.contains(&file.path)));
    if reach(&mut chosen.iter().copied()) <= before {
        return Ok(0);
    }
    let paths: Vec<&Path> = chosen.iter().map(|file| file.path.as_path()).collect();
    samples.save(&paths)
}

fn choose_greedily(files: &[CoveredFeatures], mut known: BTreeSet<u64>) -> Vec<&CoveredFeatures> {
    let mut chosen = Vec::<&CoveredFeatures>::new();
    let mut left = BYTES;
    while chosen.len() < INPUTS {
        let adds = |file: &CoveredFeatures| file.features.difference(&known).count();
        let fit = files.iter().filter(|file| file.size <= left);
        let best = fit.max_by_key(|file| (adds(file), Reverse(file.size), Reverse(&file.path)));
        let Some(best) = best.filter(|best| adds(best) > 0) else {
            break;
        };
        known.extend(&best.features);
        left -= best.size;
        chosen.push(best);
    }
    chosen
}

/// Parses libFuzzer's merge output: the number of files, the number of them in the first folder, and their names. Then
/// follow the size and the coverage of each by its number.
fn read(reported: &str) -> Result<Vec<CoveredFeatures>, String> {
    let wrong = || "libFuzzer did not report the coverage of its inputs".to_owned();
    let mut lines = reported.lines();
    let count: usize = lines
        .next()
        .and_then(|line| line.parse().ok())
        .ok_or_else(wrong)?;
    lines.next();
    let of = |name: &str| CoveredFeatures {
        path: Path::new(name).to_owned(),
        size: 0,
        features: BTreeSet::new(),
    };
    let mut files: Vec<CoveredFeatures> = lines.by_ref().take(count).map(of).collect();
    for line in lines {
        let mut words = line.split(' ');
        let what = words.next();
        let mut numbers = words.filter_map(|word| word.parse::<u64>().ok());
        let file = numbers.next().and_then(|at| files.get_mut(at as usize));
        match (what, file) {
            (Some("STARTED"), Some(file)) => file.size = numbers.next().ok_or_else(wrong)?,
            (Some("FT"), Some(file)) => file.features.extend(numbers),
            _ => {}
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libfuzzer_coverage_is_parsed() {
        let reported =
            "2\n1\n/a/one\n/b/two\nSTARTED 0 12\nFT 0 3 5\nCOV 0 9\nSTARTED 1 7\nFT 1 5 8\nCOV 1\n";
        let file = |path: &str, size, places: [u64; 2]| CoveredFeatures {
            path: path.into(),
            size,
            features: places.into(),
        };
        let files = [file("/a/one", 12, [3, 5]), file("/b/two", 7, [5, 8])];
        assert_eq!(read(reported).unwrap(), files);
        assert!(read("nothing").is_err());
    }

    #[test]
    fn greedy_choice_prefers_new_coverage() {
        let file = |path: &str, size, places: &[u64]| CoveredFeatures {
            path: path.into(),
            size,
            features: places.iter().copied().collect(),
        };
        let files = [
            file("few", 10, &[1, 2]),
            file("many", 40, &[1, 2, 3]),
            file("nothing", 1, &[9]),
            file("other", 20, &[3, 4]),
            file("same", 30, &[4]),
            file("too large", BYTES, &[5]),
        ];
        let chosen = choose_greedily(&files, [9].into());
        let names: Vec<_> = chosen
            .iter()
            .map(|file| file.path.display().to_string())
            .collect();
        assert_eq!(names, ["many", "other"]);
    }
}
