//! What a save keeps, and what it refuses.

mod damaged;
mod forged;
mod hidden;
mod play;
mod round_trip;
mod size;
mod summary;
