//! What the floors of rooms are made of.

/// What a room's floor is made of, as the board's text says. To the rules all are the same; it is
/// for the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flooring {
    /// Narrow boards, laid side by side.
    Boards,
    /// Short boards at right angles to each other, as in a weave.
    Basket,
    /// Short boards in a zigzag.
    Herringbone,
    /// Square tiles in two colours by turns.
    Checker,
    /// Six-sided tiles.
    Hexagons,
    /// Eight-sided tiles with small squares between them.
    Octagons,
    /// A carpet with lozenges.
    Lozenges,
    /// A carpet with small flowers.
    Flowers,
    /// A plain cloth with a fine grain.
    Felt,
}

impl Flooring {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Boards,
        Self::Basket,
        Self::Herringbone,
        Self::Checker,
        Self::Hexagons,
        Self::Octagons,
        Self::Lozenges,
        Self::Flowers,
        Self::Felt,
    ];

    /// Whether it lies on boards, and ends a little before the walls.
    #[must_use]
    pub const fn is_carpet(self) -> bool {
        matches!(self, Self::Lozenges | Self::Flowers | Self::Felt)
    }
}
