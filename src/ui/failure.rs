//! The page that is shown when the program fails, in the player's language.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::platform;
use crate::i18n::Locale;

/// The place of the language in [`Locale::ALL`]: when the program fails, nothing else can be asked.
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// Remembers in which language a failure is to be told.
pub fn speak(locale: Locale) {
    let place = Locale::ALL.iter().position(|&one| one == locale).unwrap_or(0);
    LANGUAGE.store(place, Ordering::Relaxed);
}

/// From now on a failure replaces the page, and everything private with it, by a notice.
///
/// Whatever fails in the program ends in a trap, also where the library is built to say nothing of a
/// panic. While developing the console says where it came from.
pub fn watch() {
    #[cfg(debug_assertions)]
    console_error_panic_hook::set_once();
    platform::on_trap(|| {
        let locale = Locale::ALL.get(LANGUAGE.load(Ordering::Relaxed)).copied();
        let app = &locale.unwrap_or(Locale::En).catalog().app;
        platform::show_failure(app.panic_title, app.panic_saved, app.reload);
    });
}
