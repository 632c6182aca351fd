//! Words of the list of games, in Hungarian.

use crate::i18n::catalog::Library;
use crate::i18n::message::t;

pub(super) const LIBRARY: Library = Library {
    others: "További játékok",
    finished: "Befejezett játékok",
    more: "Az összes mutatása",
    options: "Műveletek",
    rename: "Átnevezés",
    delete: "Törlés",
    title: "A játék neve",
    title_hint: "Ha üresen hagyod, a játékosairól nevezzük.",
    title_long: t("Túl hosszú a név: legfeljebb {m} karakter lehet."),
    save: "Mentés",
    deleted: "A játék törölve.",
    gone: "A játék végleg törölve: szükség volt a helyére.",
    undo: "Visszavonás",
    bin: "Nemrég törölt játékok",
    bin_hint: t("Az utoljára törölt {n} játék itt marad, amíg van hely."),
    restore: "Visszahozás",
    today: t("Ma, {t}"),
    yesterday: t("Tegnap, {t}"),
};
