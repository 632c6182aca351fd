//! Where things are.

use std::path::{Path, PathBuf};

/// The project's root.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn from_environment(name: &str, otherwise: PathBuf) -> PathBuf {
    std::env::var_os(name).map_or(otherwise, PathBuf::from)
}

/// The built site.
pub fn dist() -> PathBuf {
    from_environment("DIST", root().join("dist"))
}

/// The file of axe-core, which judges accessibility.
pub fn axe() -> PathBuf {
    from_environment("AXE", root().join("node_modules/axe-core/axe.min.js"))
}

/// Firefox's driver.
pub fn geckodriver() -> PathBuf {
    from_environment("GECKODRIVER", "geckodriver".into())
}

/// The folder of the locales that WebKit takes its language from.
pub fn locales() -> PathBuf {
    from_environment("LOCALES", "/usr/lib/locale".into())
}

/// Where pictures and documents of failed tests go.
pub fn pictures() -> PathBuf {
    let folder = root().join("target/browser");
    std::fs::create_dir_all(&folder).expect("target/browser can be made");
    folder
}
