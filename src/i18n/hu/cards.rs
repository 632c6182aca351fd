//! The cards in Hungarian. Rooms and weapons bring their article along, which follows the sound;
//! so does the ending of a foreign name.

use crate::i18n::cards::{Cards, r, s, w};

pub(super) const CARDS: Cards = Cards {
    suspects: [
        s("Miss Scarlett", "Miss Scarlettet"),
        s("Mustard ezredes", "Mustard ezredest"),
        s("Mrs. White", "Mrs. White-ot"),
        s("Green atya", "Green atyát"),
        s("Mrs. Peacock", "Mrs. Peacockot"),
        s("Plum professzor", "Plum professzort"),
    ],
    weapons: [
        w("gyertyatartó", "a gyertyatartóval", "a gyertyatartót"),
        w("tőr", "a tőrrel", "a tőrt"),
        w("ólmosbot", "az ólmosbottal", "az ólmosbotot"),
        w("revolver", "a revolverrel", "a revolvert"),
        w("kötél", "a kötéllel", "a kötelet"),
        w("csavarkulcs", "a csavarkulccsal", "a csavarkulcsot"),
    ],
    rooms: [
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
    ],
};
