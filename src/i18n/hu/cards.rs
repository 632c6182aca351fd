//! The cards in Hungarian. Rooms and weapons bring their article along, which follows the sound;
//! so does the ending of a foreign name.

use crate::i18n::cards::{Cards, RoomForms, SuspectForms, WeaponForms, r, s, w};

pub(super) const CLASSIC: Cards = Cards { suspects: &SUSPECTS, weapons: &WEAPONS, rooms: &ROOMS };
pub(super) const MODERN: Cards = Cards { suspects: &MODERN_SUSPECTS, ..CLASSIC };

static SUSPECTS: [SuspectForms; 6] = [
    s("Miss Scarlett", "Miss Scarlettet"),
    s("Mustard ezredes", "Mustard ezredest"),
    s("Mrs. White", "Mrs. White-ot"),
    s("Green atya", "Green atyát"),
    s("Mrs. Peacock", "Mrs. Peacockot"),
    s("Plum professzor", "Plum professzort"),
];

static MODERN_SUSPECTS: [SuspectForms; 6] = [
    s("Kasandra Scarlet", "Kasandra Scarletet"),
    s("Jack Mustard", "Jack Mustardot"),
    s("Diane White", "Diane White-ot"),
    s("Jacob Green", "Jacob Greent"),
    s("Eleanor Peacock", "Eleanor Peacockot"),
    s("Victor Plum", "Victor Plumot"),
];

static WEAPONS: [WeaponForms; 7] = [
    w("gyertyatartó", "a gyertyatartóval", "a gyertyatartót"),
    w("tőr", "a tőrrel", "a tőrt"),
    w("ólmosbot", "az ólmosbottal", "az ólmosbotot"),
    w("revolver", "a revolverrel", "a revolvert"),
    w("kötél", "a kötéllel", "a kötelet"),
    w("csavarkulcs", "a csavarkulccsal", "a csavarkulcsot"),
    w("pisztoly", "a pisztollyal", "a pisztolyt"),
];

static ROOMS: [RoomForms; 15] = [
    r("konyha", "a konyhában", "a konyhába", "a konyhát", "a konyha mellett"),
    r("bálterem", "a bálteremben", "a bálterembe", "a báltermet", "a bálterem mellett"),
    r("télikert", "a télikertben", "a télikertbe", "a télikertet", "a télikert mellett"),
    r(
        "biliárdszoba",
        "a biliárdszobában",
        "a biliárdszobába",
        "a biliárdszobát",
        "a biliárdszoba mellett",
    ),
    r("könyvtár", "a könyvtárban", "a könyvtárba", "a könyvtárat", "a könyvtár mellett"),
    r(
        "dolgozószoba",
        "a dolgozószobában",
        "a dolgozószobába",
        "a dolgozószobát",
        "a dolgozószoba mellett",
    ),
    r(
        "előcsarnok",
        "az előcsarnokban",
        "az előcsarnokba",
        "az előcsarnokot",
        "az előcsarnok mellett",
    ),
    r("társalgó", "a társalgóban", "a társalgóba", "a társalgót", "a társalgó mellett"),
    r("ebédlő", "az ebédlőben", "az ebédlőbe", "az ebédlőt", "az ebédlő mellett"),
    r("nappali", "a nappaliban", "a nappaliba", "a nappalit", "a nappali mellett"),
    r("veranda", "a verandán", "a verandára", "a verandát", "a veranda mellett"),
    r("garázs", "a garázsban", "a garázsba", "a garázst", "a garázs mellett"),
    r("játékszoba", "a játékszobában", "a játékszobába", "a játékszobát", "a játékszoba mellett"),
    r("hálószoba", "a hálószobában", "a hálószobába", "a hálószobát", "a hálószoba mellett"),
    r("fürdőszoba", "a fürdőszobában", "a fürdőszobába", "a fürdőszobát", "a fürdőszoba mellett"),
];
