//! The built site, served to one browser.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use crate::place;

/// Serves the built site on a free port of this machine until it is stopped or dropped.
pub struct Site {
    port: u16,
    stopped: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves the folder named by `DIST`, by default the project's `dist/`.
    ///
    /// # Panics
    /// Where the site is not built, or no port is free.
    #[must_use]
    pub fn start() -> Self {
        Self::serve(place::dist())
    }

    /// Serves a folder with a page of the test's own.
    ///
    /// # Panics
    /// Where there is no `index.html` in it, or no port is free.
    #[must_use]
    pub fn serve(dist: PathBuf) -> Self {
        assert!(
            dist.join("index.html").exists(),
            "no site in {}; build it: scripts/build.sh",
            dist.display()
        );
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&stopped);
        let thread = std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if stop.load(Ordering::SeqCst) {
                    break;
                }
                let (dist, stop) = (dist.clone(), Arc::clone(&stop));
                std::thread::spawn(move || {
                    let _ = answer(&stream, &dist, &stop);
                });
            }
        });
        Self { port, stopped, thread: Some(thread) }
    }

    /// The address of a path of the site; `""` is the front page.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://localhost:{}/{path}", self.port)
    }

    /// Stops serving: from now on every request is refused.
    pub fn stop(&mut self) {
        if let Some(thread) = self.thread.take() {
            self.stopped.store(true, Ordering::SeqCst);
            let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)); // wakes the thread up
            let _ = thread.join();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Answers one request and closes the connection, so that nothing is left open when the site stops.
fn answer(mut stream: &TcpStream, dist: &Path, stop: &AtomicBool) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    // The rest of the head is read and not needed.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    // Chromium keeps a connection in reserve, which may ask only after the end.
    if stop.load(Ordering::SeqCst) {
        return Ok(());
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap_or("/");
    let (status, kind, body) = match std::fs::read(file(dist, path)) {
        Ok(body) if !path.contains("..") => ("200 OK", media_type(&file(dist, path)), body),
        _ => ("404 Not Found", "text/plain", Vec::new()),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\ncache-control: no-cache\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)
}

fn file(dist: &Path, path: &str) -> PathBuf {
    let path = path.trim_start_matches('/');
    dist.join(if path.is_empty() { "index.html" } else { path })
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()) {
        Some("css") => "text/css",
        Some("html") => "text/html; charset=utf-8",
        Some("jpg") => "image/jpeg",
        Some("js") => "text/javascript",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("webp") => "image/webp",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
