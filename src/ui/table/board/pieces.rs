//! Pawns and weapons.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::card::{Card, Suspect};
use crate::engine::view::TableView;
use crate::scene::walk::transform;
use crate::scene::{Pieces, Plan};
use crate::ui::emblem::{path, suspect_class};
use crate::ui::text::follows;

/// A pawn or a weapon in its box.
pub(super) fn piece(card: Card, plan: &'static Plan, table: Memo<Arc<TableView>>) -> AnyView {
    let disc = matches!(card, Card::Suspect(_)).then(|| {
        view! {
            <circle class="pawn__ring" cx="12" cy="12" r="11.9"></circle>
            <circle class="pawn__disc" cx="12" cy="12" r="10.7"></circle>
        }
        .into_any()
    });
    let class = follows(move || match card {
        Card::Suspect(suspect) => {
            let on_turn = table.with(|table| on_turn(table));
            let turn = if on_turn == Some(suspect) { " pawn--turn" } else { "" };
            format!("pawn {}{turn}", suspect_class(suspect))
        }
        Card::Weapon(_) | Card::Room(_) => "weapon".to_owned(),
    });
    let place = follows(move || {
        let area = table.with(|table| boxes(plan, table)).of(card);
        area.map(transform).unwrap_or_default()
    });
    view! {
        <g class=class style:transform=place>
            {disc}
            <path class="piece__sign" d=path(card) fill-rule="evenodd"></path>
        </g>
    }
    .into_any()
}

/// Where the pieces are drawn.
pub(super) fn boxes(plan: &Plan, table: &TableView) -> Pieces {
    plan.pieces(table.pieces(), table.weapons())
}

/// Whose turn it is.
pub(super) fn on_turn(table: &TableView) -> Option<Suspect> {
    table.on_turn().map(|seat| table.characters()[seat])
}
