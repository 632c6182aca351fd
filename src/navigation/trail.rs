//! How the browser's history follows what is shown: one entry for the first screen, and one more for
//! each thing that lies over it. An entry knows its screen and its depth, and nothing of the game.
//!
//! Going back in the browser is heard of only when it is done, and so is going back by the program:
//! meanwhile the player may have opened something else, or gone back himself.

use super::Screen;

/// An entry of the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The screen, which is its address.
    pub screen: Screen,
    /// How many things lie over the first screen.
    pub depth: usize,
}

impl Entry {
    /// The first screen with nothing over it.
    const HOME: Self = Self { screen: Screen::Home, depth: 0 };
}

/// What the browser has to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Remember the entry that it is at, and go on to a new one.
    Push(Entry),
    /// Make another of the entry that it is at.
    Replace(Entry),
    /// Go back so many entries. It tells when it has.
    Back(usize),
}

/// What an entry that the browser has come to asks of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Nothing: the program itself has gone back.
    Own,
    /// To close what lies deeper.
    Close {
        /// How many things may stay over the first screen.
        down_to: usize,
    },
    /// To show this screen, with nothing over it.
    Show(Screen),
}

/// Going back that is under way.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    /// Where it leads.
    depth: usize,
    /// How often the browser may come to a deeper entry first.
    others: u8,
}

/// Where the browser is in its history.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trail {
    /// The entry that it is at; none where somebody has typed an address.
    at: Option<Entry>,
    /// Where the program is going back to.
    awaited: Option<Awaited>,
}

impl Trail {
    /// A history that was found with the page: one that is loaded again has a depth.
    #[must_use]
    pub fn found(screen: Screen, depth: Option<usize>) -> Self {
        Self { at: depth.map(|depth| Entry { screen, depth }), awaited: None }
    }

    /// What has to be done next so that the browser is where it belongs. Nothing while it is going
    /// back: from where, is not known yet.
    #[must_use]
    pub fn next(self, wanted: Entry) -> Option<Step> {
        if self.awaited.is_some() {
            return None;
        }
        let Some(at) = self.at else { return Some(Step::Replace(Entry::HOME)) };
        let down_to = if at.screen == wanted.screen { wanted.depth } else { wanted.depth.min(1) };
        if at.depth > down_to {
            Some(Step::Back(at.depth - down_to))
        } else if at.depth > 0 && at.screen != wanted.screen {
            Some(Step::Replace(Entry { screen: wanted.screen, ..at }))
        } else if at.depth < wanted.depth {
            Some(Step::Push(Entry { screen: wanted.screen, depth: at.depth + 1 }))
        } else {
            None
        }
    }

    /// The browser has done this step, or has begun to go back.
    pub fn took(&mut self, step: Step) {
        match step {
            Step::Push(entry) | Step::Replace(entry) => self.at = Some(entry),
            Step::Back(by) => {
                let depth = self.at.map_or(0, |at| at.depth.saturating_sub(by));
                self.awaited = Some(Awaited { depth, others: 1 });
            }
        }
    }

    /// The browser has come to another entry.
    pub fn landed(&mut self, screen: Screen, depth: Option<usize>, shown: Entry) -> Landing {
        let awaited = self.awaited.take();
        self.at = depth.map(|depth| Entry { screen, depth });
        match depth {
            // The player has gone somewhere too, and was first; or he has led the program astray.
            Some(depth) if awaited.is_some_and(|awaited| awaited.depth < depth) => {
                self.awaited = awaited.and_then(|Awaited { depth, others }| {
                    Some(Awaited { depth, others: others.checked_sub(1)? })
                });
                Landing::Own
            }
            Some(depth) if awaited.is_some_and(|awaited| awaited.depth == depth) => Landing::Own,
            Some(depth) if screen == shown.screen && depth < shown.depth => {
                Landing::Close { down_to: depth }
            }
            _ => Landing::Show(screen),
        }
    }
}

#[cfg(test)]
mod tests;
