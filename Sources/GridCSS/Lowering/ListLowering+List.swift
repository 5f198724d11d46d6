import CompositionalLayout

/// Declarations of the list itself: tracks, gaps, room around them.
extension ListLowering {
    func listDeclarations(_ columns: TrackPlan, _ rows: TrackPlan, flow: Flow) -> [Declaration] {
        var declarations = [
            Declaration("grid-template-columns", columnParts(columns, flow: flow)),
            Declaration("grid-auto-rows", rowParts(rows)),
        ]
        if case .auto(let flow) = flow, flow != .row {
            declarations.append(Declaration("grid-auto-flow", flow.rawValue))
        }
        // A single column has no gap to see, but the browser must count with it.
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

    /// The first column's distance from the container's edge: padding, or a margin where flexible room takes the group
    /// over that edge.
    func inlineRoom(_ columns: TrackPlan, end: CSSLength) -> [Declaration] {
        let start = columns.tracks.first?.start.css ?? .pixels(0)
        guard isBeyondStart else { return Declaration.pair("padding-inline", start, end) }
        return [Declaration("margin-inline-start", start)]
    }

    /// True where something starts before the container at some width of the interval.
    var isBeyondStart: Bool {
        ([run] + interval.tails.values).contains { run in
            ([.zero] + run.pattern.leaves.map(\.frame.x)).contains { x in
                [widths.lowerBound, widths.upperBound].contains {
                    (run.origin.x + x).value(width: $0, height: interval.solved.container.height) < 0
                }
            }
        }
    }

    /// The section's insets and the room around its groups, above and below.
    var room: [Declaration] {
        let end = section.contentInsets.bottom + (section.group.edgeSpacing.bottom?.spacing ?? 0)
        return Self.room(above: Edge(run.origin.y).css, below: Edge(Length(points: end)).css)
    }

    /// Without cells there is no group, and so no room around it.
    var emptyRoom: [Rule] {
        let edges = section.group.edgeSpacing
        guard hasHeaders, [edges.top, edges.bottom].contains(where: { $0?.spacing ?? 0 != 0 }) else { return [] }
        return [insetsOnly]
    }

    /// Without them, a section without cells takes no room at all.
    var hasHeaders: Bool { !section.boundarySupplementaryItems.isEmpty }

    /// A list without cells, in a section that has room for headers: nothing but the section's insets.
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

    /// As many equal columns of whole pixels as fit: the browser counts them by the same rule, so that one set of rules
    /// serves whatever the number.
    func fillsWithFixedColumns(_ columns: TrackPlan, flow: Flow) -> Bool {
        let group = section.group
        guard flow == .natural, section.tailGroups.isEmpty, case .subitems(let subitems) = group.arrangement,
            subitems.count == 1,
            case .item(let item) = subitems[0], case .absolute(let width) = item.layoutSize.width,
            width >= 1, width == width.rounded(), group.axis == .horizontal,
            group.layoutSize.width == .fractionalWidth(1), group.edgeSpacing == .none, item.edgeSpacing == .none,
            case .fixed(let gap) = group.interItemSpacing, gap >= 0, gap == gap.rounded()
        else { return false }
        return columns.tracks.allSatisfy { $0.size == .length(.pixels(Int(width))) }
    }

    /// What is left free at the end of every line.
    var trailingRoom: CSSLength {
        Edge(Length(points: section.contentInsets.trailing + section.group.contentInsets.trailing)).css
    }
}
