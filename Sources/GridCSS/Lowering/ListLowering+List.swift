import CompositionalLayout

/// Declarations of the list: tracks, gaps and surrounding space.
extension ListLowering {
    func listDeclarations(_ columns: TrackPlan, _ rows: TrackPlan, flow: Flow) -> [Declaration] {
        var declarations = [
            Declaration("grid-template-columns", columnParts(columns, flow: flow)),
            Declaration("grid-auto-rows", rowParts(rows)),
        ]
        if case .auto(let flow) = flow, flow != .row {
            declarations.append(Declaration("grid-auto-flow", flow.rawValue))
        }
        // A single column shows no gap, but the browser needs it to count the columns.
        let columnGap =
            fillsWithFixedColumns(columns, flow: flow)
            ? Edge(Length(points: section.group.interItemSpacing.spacing)).css : columns.gap
        let gaps = [rows.gap, columnGap]
        if !gaps.allSatisfy(\.isZero) {
            declarations.append(Declaration("gap", (gaps[0] == gaps[1] ? [gaps[0]] : gaps).map { .length($0) }))
        }
        return declarations + room
            + inlineRoom(columns, end: fillsWithFixedColumns(columns, flow: flow) ? trailingRoom : .pixels(0))
    }

    /// The distance of the first column from the container's edge. It is padding, or a negative margin if flexible
    /// spacing moves the group beyond that edge.
    func inlineRoom(_ columns: TrackPlan, end: CSSLength) -> [Declaration] {
        let start = columns.tracks.first?.start.css ?? .pixels(0)
        guard isBeyondStart else { return Declaration.pair("padding-inline", start, end) }
        return [Declaration("margin-inline-start", start)]
    }

    /// True if a cell starts before the container's edge at some width of the interval.
    var isBeyondStart: Bool {
        ([run] + interval.tails.values).contains { run in
            ([.zero] + run.pattern.leaves.map(\.frame.x)).contains { x in
                extremes.contains { (run.origin.x + x).value(in: $0) < 0 }
            }
        }
    }

    /// The section's insets and the space around its groups, above and below.
    var room: [Declaration] {
        let end = section.contentInsets.bottom + (section.group.edgeSpacing.bottom?.spacing ?? 0)
        return Self.room(above: Edge(run.origin.y).css, below: Edge(Length(points: end)).css)
    }

    /// Without cells there are no groups, so the space around the groups is removed.
    var emptyRoom: [Rule] {
        let edges = section.group.edgeSpacing
        guard hasHeaders, [edges.top, edges.bottom].contains(where: { $0?.spacing ?? 0 != 0 }) else { return [] }
        return [insetsOnly]
    }

    /// A section without headers and cells has no height.
    var hasHeaders: Bool { !section.boundarySupplementaryItems.isEmpty }

    /// A list without cells in a section with headers: only the section's insets remain.
    var insetsOnly: Rule {
        let insets = section.contentInsets
        let room = [insets.top, insets.bottom].map { Edge(Length(points: $0)).css }
        return Rule(
            ":not(:has(li), .cl-section > :only-child, .cl-scroller:only-child > *)",
            undoneRoom + Self.room(above: room[0], below: room[1], isZero: true))
    }

    func rowParts(_ rows: TrackPlan) -> [Declaration.Part] {
        let sizes = rows.tracks.map(\.size)
        return Set(sizes).count == 1 ? [sizes[0]] : sizes
    }

    func columnParts(_ columns: TrackPlan, flow: Flow) -> [Declaration.Part] {
        let sizes = columns.tracks.map(\.size)
        if fillsWithFixedColumns(columns, flow: flow), case .length(let width)? = sizes.first {
            return [.text("repeat(auto-fill, \(width.text()))")]
        }
        guard sizes.count > 2, Set(sizes).count == 1, case .length(let width) = sizes[0] else { return sizes }
        return [.repeated(sizes.count, width)]
    }

    /// True if the list has as many equal columns of whole pixels as fit. The browser counts them by the same rule, so
    /// one set of rules is enough for any number.
    func fillsWithFixedColumns(_ columns: TrackPlan, flow: Flow) -> Bool {
        let group = section.group
        guard flow == .natural, interval.tails.isEmpty, section.tailGroups.isEmpty,
            case .subitems(let subitems) = group.arrangement, subitems.count == 1,
            case .item(let item) = subitems[0], case .absolute(let width) = item.layoutSize.width,
            width >= 1, width == width.rounded(), group.axis == .horizontal,
            group.layoutSize.width == .fractionalWidth(1), group.edgeSpacing == .none, item.edgeSpacing == .none,
            case .fixed(let gap) = group.interItemSpacing, gap >= 0, gap == gap.rounded()
        else { return false }
        return columns.tracks.allSatisfy { $0.size == .length(.pixels(Int(width))) }
    }

    /// The free space at the end of every line.
    var trailingRoom: CSSLength {
        Edge(Length(points: section.contentInsets.trailing + section.group.contentInsets.trailing)).css
    }
}
