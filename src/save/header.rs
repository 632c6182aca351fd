//! The open part of a save: a small JSON object.

use serde::{Deserialize, Serialize};

use super::error::LoadError;
use super::fingerprint::fingerprint;

/// The version that is written. House rules will be a field of a later one.
pub(super) const VERSION: u32 = 2;

/// The first version, whose body was another.
pub(super) const FIRST_VERSION: u32 = 1;

/// Which version a text is, whatever else it holds.
#[derive(Deserialize)]
struct Version {
    kartano: u32,
}

/// A save as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    /// The version.
    pub(super) kartano: u32,
    /// How often the game has been saved.
    pub(super) revision: u32,
    /// The tag of the rulebook.
    pub(super) rules: String,
    /// The letters of the characters, seat by seat.
    pub(super) seats: String,
    /// The names, seat by seat.
    pub(super) names: Vec<String>,
    /// When it was last played, in milliseconds. Version 1 does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) played: Option<u64>,
    /// What it is called, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<String>,
    /// How far it has come. Version 1 does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) progress: Option<String>,
    /// Everything else, packed.
    pub(super) body: String,
    /// The fingerprint of all the above, as 16 hexadecimal digits.
    pub(super) check: String,
}

impl Header {
    /// Reads a save's text and makes sure that not a byte of what it says has changed.
    pub(super) fn read(text: &str) -> Result<Self, LoadError> {
        let Ok(Version { kartano: version }) = serde_json_wasm::from_str(text) else {
            return Err(LoadError::NotOurs);
        };
        if version > VERSION {
            return Err(LoadError::FutureVersion(version));
        }
        let header: Self = serde_json_wasm::from_str(text).map_err(|_| LoadError::Damaged)?;
        if !(FIRST_VERSION..=VERSION).contains(&header.kartano) || header.check != header.seal() {
            return Err(LoadError::Checksum);
        }
        Ok(header)
    }

    /// The text of a save, sealed.
    pub(super) fn write(mut self) -> String {
        self.check = self.seal();
        self.json()
    }

    /// What [`Self::check`] must be.
    fn seal(&self) -> String {
        let open = Self { check: String::new(), ..self.clone() };
        format!("{:016x}", fingerprint(open.json().as_bytes()))
    }

    fn json(&self) -> String {
        serde_json_wasm::to_string(self).expect("numbers and strings are always JSON")
    }
}
