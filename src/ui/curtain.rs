//! Between two people at one device. Nothing private is in the document while it hangs; what it
//! says is public.
//!
//! Its button always stands in the middle of the screen, away from where the last action stood
//! (actions, and the choice of whose papers to open, stand below), waits, and takes no held key.

use leptos::prelude::*;

use super::emblem::suspect_class;
use super::picture::Picture;
use super::session::{Session, use_session};
use super::table::journal::by_turns;
use super::table::take_back::TakeBackAtCurtain;
use super::text::rich;
use super::widget::{Heading, Press, SURE};
use crate::engine::card::Card;
use crate::engine::phase::Phase;
use crate::engine::seat::Seat;
use crate::engine::view::TableView;
use crate::handover::Reason;
use crate::i18n::{Fill, Phrase};
use crate::news::news_for;

/// The curtain before the player of a seat.
#[component]
pub fn Curtain(
    /// Who may lift it.
    to: Seat,
    /// What for.
    reason: Reason,
    /// What everybody sees.
    table: Memo<std::sync::Arc<TableView>>,
) -> impl IntoView {
    let session = use_session();
    let words = session.words();
    let roster = session.roster();
    let receiver = Fill::new().player(roster.mention(to));
    let in_hand = table.with_untracked(|table| {
        session.log.with_untracked(|log| reason.finds_it_in_hand(table, log))
    });
    let pass_to = if in_hand { &words.curtain.only } else { &words.curtain.pass_to };
    let pass_to = words.say(pass_to, &receiver);
    let i_am = words.say(&words.curtain.i_am, &receiver);
    let suspect = table.with_untracked(|table| table.characters()[to]);
    let purpose = table.with_untracked(|table| purpose(session, table, reason));
    let news = session.log.with_untracked(|log| {
        let news = news_for(to, log, session.looked(to));
        (!news.is_empty()).then(|| by_turns(session, &news))
    });
    let took_back = session.took_back().map(|line| view! { <p>{rich(&line)}</p> }.into_any());
    // A move taken back is news enough; and who has had the device all along misses nothing.
    let nothing = (took_back.is_none() && !in_hand)
        .then(|| view! { <p class="hint">{words.curtain.nothing}</p> }.into_any());
    let news = news.or(nothing);
    let told = (took_back.is_some() || news.is_some()).then(|| {
        view! {
            <section class="curtain__news" aria-label=words.curtain.since tabindex="0">
                <h2>{words.curtain.since}</h2>
                {took_back}
                {news}
            </section>
        }
        .into_any()
    });
    let optional = matches!(reason, Reason::Papers | Reason::Accusation);
    view! {
        <main class=format!("curtain {}", suspect_class(suspect))>
            <div class="curtain__who">
                <Picture card=Card::Suspect(suspect)/>
                <Heading class="curtain__name">
                    {rich(&pass_to)}
                </Heading>
                <p>{rich(&purpose)}</p>
            </div>
            <div class="curtain__lift">
                <Press
                    class="button button--primary button--waits"
                    wait=SURE
                    on_press=Callback::new(move |()| session.lift())
                >
                    {rich(&i_am)}
                </Press>
                {reason
                    .is_private()
                    .then(|| view! { <p class="hint">{words.curtain.look_away}</p> }.into_any())}
                {(reason == Reason::Turn).then(|| view! { <TakeBackAtCurtain/> }.into_any())}
                {optional
                    .then(|| {
                        view! {
                            <Press
                                class="button"
                                on_press=Callback::new(move |()| session.give_up())
                            >
                                {words.app.back}
                            </Press>
                        }
                        .into_any()
                    })}
            </div>
            {told}
        </main>
    }
}

/// What the receiver takes the device for, as far as it is public.
fn purpose(session: Session, table: &TableView, reason: Reason) -> Phrase {
    let words = session.words();
    let roster = session.roster();
    let curtain = &words.curtain;
    let named = |template, seat| words.say(template, &Fill::new().player(roster.mention(seat)));
    match (reason, table.phase()) {
        (Reason::Answer, Phase::Answering { asker, .. }) => named(&curtain.for_answer, *asker),
        (Reason::Card, Phase::Looking { by, .. }) => named(&curtain.for_card, *by),
        (Reason::Envelope, _) => curtain.for_envelope.into(),
        (Reason::Accusation, _) => curtain.for_accusation.into(),
        (Reason::Papers, _) => curtain.for_papers.into(),
        _ => curtain.for_turn.into(),
    }
}
