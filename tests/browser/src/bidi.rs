//! Firefox's second channel, WebDriver BiDi, for the one thing that plain WebDriver cannot do there:
//! a viewport narrower than its smallest window.

use std::net::TcpStream;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::screen::Screen;

/// A connection to Firefox; what it sets lasts as long as it is open.
pub struct Bidi {
    socket: WebSocket<TcpStream>,
    count: u32,
}

impl Bidi {
    /// Connects to the address from the session's capabilities.
    pub fn connect(url: &str) -> Self {
        let host = url.trim_start_matches("ws://").split('/').next().expect("a host and port");
        let stream = TcpStream::connect(host).expect("Firefox listens for BiDi");
        let (socket, _) = tungstenite::client(url, stream).expect("Firefox speaks BiDi");
        Self { socket, count: 0 }
    }

    /// Gives the first tab the size of a screen.
    pub fn set_viewport(&mut self, screen: Screen) {
        let tree = self.send("browsingContext.getTree", &json!({}));
        let context = &tree["contexts"][0]["context"];
        let viewport = json!({ "width": screen.width, "height": screen.height });
        let parameters = json!({ "context": context, "viewport": viewport, "devicePixelRatio": f64::from(screen.ratio) });
        self.send("browsingContext.setViewport", &parameters);
    }

    fn send(&mut self, method: &str, parameters: &Value) -> Value {
        self.count += 1;
        let message = json!({ "id": self.count, "method": method, "params": parameters });
        self.socket.send(Message::text(message.to_string())).expect("BiDi is open");
        loop {
            let answer = self.socket.read().expect("BiDi answers");
            let Ok(text) = answer.to_text() else { continue };
            let Ok(mut answer) = serde_json::from_str::<Value>(text) else { continue };
            if answer["id"] == self.count {
                assert_eq!(answer["type"], "success", "{method}: {answer}");
                return answer["result"].take();
            }
        }
    }
}
