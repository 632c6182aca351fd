//! The browser program: mounts the app. Without a browser there is nothing to run.

#[cfg(target_arch = "wasm32")]
fn main() {
    kartano::ui::app::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Kartano runs in a browser: `make serve` builds and serves it.");
}
