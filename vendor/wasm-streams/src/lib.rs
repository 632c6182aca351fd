//! In place of the crate `wasm-streams`, which Leptos brings for calling functions on a server.
//!
//! That crate exports its classes to JavaScript, and what is exported no linker drops: 6 KB of the
//! site after gzip. Kartano has no server, so here is only what `server_fn` must be able to name: a
//! stream that cannot exist.
#![deny(missing_docs, unsafe_code)]

use std::pin::Pin;
use std::task::{Context, Poll};

use futures_core::Stream;
use wasm_bindgen::JsValue;

/// A stream from or to a server, of which there is none.
#[derive(Debug)]
pub enum ReadableStream {}

impl ReadableStream {
    /// The body of a server's answer.
    ///
    /// # Panics
    ///
    /// Always: nothing in this program asks a server.
    #[must_use]
    pub fn from_raw(_: web_sys::ReadableStream) -> Self {
        panic!("there is no server")
    }

    /// The body of a request to a server.
    ///
    /// # Panics
    ///
    /// Always: nothing in this program asks a server.
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        panic!("there is no server")
    }

    /// The browser's own stream.
    #[must_use]
    pub const fn into_raw(self) -> web_sys::ReadableStream {
        match self {}
    }

    /// What the stream brings, piece by piece.
    #[must_use]
    pub const fn into_stream(self) -> Self {
        self
    }
}

impl Stream for ReadableStream {
    type Item = Result<JsValue, JsValue>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match *self {}
    }
}
