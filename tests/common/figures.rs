//! The figures of benchmarks, kept together in `target/bench.json`: a flat object from key to number.
#![allow(clippy::unwrap_used, reason = "a measurement that fails has nothing to go on with")]

use std::collections::BTreeMap;
use std::path::Path;

/// Writes figures beside those that are in the file already.
pub fn write(figures: &BTreeMap<String, f64>) {
    let path = Path::new("target/bench.json");
    let before = std::fs::read_to_string(path).ok();
    let mut all: BTreeMap<String, f64> =
        before.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    all.extend(figures.iter().map(|(key, &value)| (key.clone(), value)));
    std::fs::create_dir_all("target").unwrap();
    let text = serde_json::to_string_pretty(&all).unwrap();
    std::fs::write(path, text + "\n").unwrap();
}
