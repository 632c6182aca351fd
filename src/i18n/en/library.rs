//! Words of the list of games, in English.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "Other games",
    finished: "Finished games",
    more: "Show all",
    options: "Options",
    rename: "Rename",
    delete: "Delete",
    title: "Title of the game",
    title_hint: "Leave it empty, and the game goes by its players.",
    title_long: t("The title is too long: {m} letters at most."),
    save: "Save",
    deleted: "The game is deleted.",
    gone: "The game is deleted for good: its room was needed.",
    undo: "Undo",
    bin: "Recently deleted",
    bin_hint: t("The last {n} deleted games stay here while there is room."),
    restore: "Bring back",
    today: t("Today at {t}"),
    yesterday: t("Yesterday at {t}"),
};
