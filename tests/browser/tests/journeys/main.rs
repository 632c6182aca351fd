//! Journeys through the built site. One program for all, so that the browsers are busy to the end.

mod accusation;
mod back;
mod bad_names;
mod board;
mod cards;
mod curtain;
mod destination;
mod flow;
mod front_page;
mod harness;
mod journey;
mod keyboard;
mod leaks;
mod library;
mod panic;
mod saves;
mod settings;
mod sweep;
