/// Where entries stand on one line (layout-semantics 4.5): fixed spacing keeps the rest at the end, flexible spacing and
/// flexible edges share it, also when it is negative.
struct LinePlacement {
    struct Entry {
        var extent: Length
        var start: LayoutSpacing = .fixed(0)
        var end: LayoutSpacing = .fixed(0)
    }

    var entries: [Entry]
    var spacing: LayoutSpacing = .fixed(0)

    /// Sum of extents, edges and gaps at their minimum.
    var minimumLength: Length {
        var total = Length(points: spacing.spacing * Double(max(entries.count - 1, 0)))
        for entry in entries {
            total += entry.extent + Length(points: entry.start.spacing + entry.end.spacing)
        }
        return total
    }

    /// The start of each entry's extent in `available` length.
    func origins(in available: Length) -> [Length] {
        let gaps = spacing.isFlexible ? max(entries.count - 1, 0) : 0
        let places = entries.reduce(gaps) { $0 + ($1.start.isFlexible ? 1 : 0) + ($1.end.isFlexible ? 1 : 0) }
        let share = places == 0 ? Length.zero : (available - minimumLength) / Double(places)

        func amount(_ spacing: LayoutSpacing) -> Length {
            Length(points: spacing.spacing) + (spacing.isFlexible ? share : .zero)
        }
        var origins: [Length] = []
        var position = Length.zero
        for entry in entries {
            position += amount(entry.start)
            origins.append(position)
            position += entry.extent + amount(entry.end) + amount(spacing)
        }
        return origins
    }
}
