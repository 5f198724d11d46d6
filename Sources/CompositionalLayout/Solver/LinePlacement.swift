/// Places entries on one line (layout-semantics 4.5). With fixed spacing, the remaining space stays at the end.
/// Flexible spacing and flexible edges divide it, even if it is negative.
struct LinePlacement {
    struct Entry {
        var extent: Length
        var start: LayoutSpacing = .fixed(0)
        var end: LayoutSpacing = .fixed(0)
        /// True if the entry begins at a whole point.
        var isSnapped = false
    }

    var entries: [Entry]
    var spacing: LayoutSpacing = .fixed(0)
    /// For entries that begin at whole points.
    var units = LengthUnits(.zero)

    /// The sum of extents, edges and gaps at their minimum.
    var minimumLength: Length { place(flexibleShare: .zero) { _ in } }

    /// The start of each entry's extent within the `available` length.
    func origins(in available: Length) -> [Length] { origins(sharing: available - minimumLength) }

    /// The start of each entry's extent if flexible spacing divides `rest`.
    func origins(sharing rest: Length) -> [Length] {
        let gaps = spacing.isFlexible ? max(entries.count - 1, 0) : 0
        let places = entries.reduce(gaps) { $0 + ($1.start.isFlexible ? 1 : 0) + ($1.end.isFlexible ? 1 : 0) }
        let share = places == 0 ? Length.zero : rest / Double(places)
        var origins: [Length] = []
        _ = place(flexibleShare: share) { origins.append($0) }
        return origins
    }

    /// Passes the start of each extent to `visit` and returns the end of the last entry.
    private func place(flexibleShare: Length, _ visit: (Length) -> Void) -> Length {
        func amount(_ spacing: LayoutSpacing) -> Length {
            Length(points: spacing.spacing) + (spacing.isFlexible ? flexibleShare : .zero)
        }
        var position = Length.zero
        for (number, entry) in entries.enumerated() {
            if number > 0 { position += amount(spacing) }
            position += amount(entry.start)
            if entry.isSnapped { position = Length(content: PixelSnapping.snap(position, in: units)) }
            visit(position)
            position += entry.extent + amount(entry.end)
        }
        return position
    }
}
