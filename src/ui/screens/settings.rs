//! The settings: language, light, text, movement, hand. What is chosen holds at once, and is
//! remembered.

use leptos::prelude::*;

use crate::appearance::{Appearance, Hand, Motion, TextSize, Theme};
use crate::i18n::Phrase;
use crate::ui::session::use_session;
use crate::ui::table::top_bar::LanguageMenu;
use crate::ui::widget::{Choice, Dialog, Pick};

/// The settings, over whatever screen they are opened from.
#[component]
pub fn Settings() -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let settings = &words.settings;
    let sizes = TextSize::ALL.iter().map(|size| Phrase::from(format!("{} %", size.tag()).as_str()));
    view! {
        <Dialog title=settings.title opener="[data-opens=settings], [data-opens=menu]">
            <div class="settings">
                <LanguageMenu label="settings__label"/>
                {group(
                    settings.theme,
                    "theme",
                    [settings.system, settings.light, settings.lamplight].map(Phrase::from),
                    |appearance| Theme::ALL.iter().position(|&one| one == appearance.theme),
                    |appearance, place| appearance.theme = Theme::ALL[place],
                )}
                {group(
                    settings.text_size,
                    "text",
                    sizes,
                    |appearance| TextSize::ALL.iter().position(|&one| one == appearance.text),
                    |appearance, place| appearance.text = TextSize::ALL[place],
                )}
                {group(
                    settings.motion,
                    "motion",
                    [settings.system, settings.still].map(Phrase::from),
                    |appearance| Motion::ALL.iter().position(|&one| one == appearance.motion),
                    |appearance, place| appearance.motion = Motion::ALL[place],
                )}
                {group(
                    settings.hand,
                    "hand",
                    [settings.right, settings.left].map(Phrase::from),
                    |appearance| Hand::ALL.iter().position(|&one| one == appearance.hand),
                    |appearance, place| appearance.hand = Hand::ALL[place],
                )}
            </div>
        </Dialog>
    }
    .into_any()
}

/// One choice: what is asked, the ways, which of them it is now, and how another is taken.
fn group(
    legend: &'static str,
    name: &'static str,
    ways: impl IntoIterator<Item = Phrase>,
    chosen: fn(&Appearance) -> Option<usize>,
    choose: fn(&mut Appearance, usize),
) -> AnyView {
    let session = use_session();
    let picks = ways.into_iter().map(|label| Pick { label, card: None }).collect();
    view! {
        <Choice
            legend=legend.into()
            name=name
            picks=picks
            chosen=Callback::new(move |()| session.appearance.with(chosen))
            on_pick=Callback::new(move |place| {
                session.look(|appearance| choose(appearance, place));
            })
        />
    }
    .into_any()
}
