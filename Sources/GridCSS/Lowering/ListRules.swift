import CompositionalLayout

/// What the stylesheet says about a section's list of cells within one width interval.
struct ListRules: Hashable {
    var list: [Declaration] = []
    /// Selector behind the list (`> li`, `> :nth-child(3n+1)`) and declarations.
    var cells: [Rule] = []
    /// Corrections of the list's end, by the number of cells in the last group.
    var tails: [Rule] = []
    /// True when cells are placed by their number, `--i` in the element's style, because auto-placement cannot.
    var needsIndex = false
}

/// Lowers the repeated group of one solved section.
struct ListLowering {
    let interval: WidthInterval
    let section: LayoutSection
    let run: GroupRun
    let solved: SolvedSection
    let widths: ClosedRange<Double>

    private var capacity: Int { run.pattern.leaves.count }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = try groupRules()
        rules.tails += emptyRoom
        return rules
    }

    private func groupRules() throws(LoweringProblem) -> ListRules {
        if run.pattern.leaves.contains(where: \.sizesToContent.width) { throw .contentWidth }
        let fixedTracks = FixedTracks(widths: widths, height: interval.solved.container.height)
        let columns = fixedTracks.plan(
            Slices.cut(run.pattern, along: .horizontal, from: .zero, to: run.pattern.area.width)
                .map { $0.moved(by: run.origin.x) }, dropsLead: true)
        if run.pattern.leaves.contains(where: \.sizesToContent.height) {
            guard let columns else { throw .parallelContentStacks }
            return try contentRules(columns)
        }
        guard let columns, let rows = fixedRows(fixedTracks) else { return ZeroColumns(lowering: self).rules() }
        return fixedRules(columns, rows) ?? ZeroColumns(lowering: self).rules()
    }

    // MARK: Fixed heights

    /// Rows of one group and what stands between the last row of a group and the first of the next.
    private func fixedRows(_ tracks: FixedTracks) -> TrackPlan? {
        let pattern = run.pattern
        let slices = Slices.cut(pattern, along: .vertical, from: .zero, to: pattern.area.height)
        guard var rows = tracks.plan(slices, dropsLead: false), let last = rows.tracks.last else { return nil }
        let between = Edge(run.pitch).distance(from: last.end)
        if rows.tracks.count == 1, !between.isNegative {
            rows.gap = between
            return rows
        }
        if rows.gap == between { return rows }
        // Unequal gaps: rows reach to the next row, the gaps become margins.
        return tracks.plan(
            Slices.cut(pattern, along: .vertical, from: .zero, to: run.pitch).map(\.withoutGap), dropsLead: false)
    }

    private func fixedRules(_ columns: TrackPlan, _ rows: TrackPlan) -> ListRules? {
        var rules = ListRules()
        guard let placement = placement(columns, rows) else { return nil }
        rules.list = listDeclarations(columns, rows, flow: placement)
        rules.cells = cellRules(columns, rows, isPlaced: placement != .natural)
        rules.tails =
            fixedTails(rows)
            + movedCells { frame, number in
                let place = rows.placements[number]
                return Declaration.pair(
                    "margin-block", Edge(frame.y).distance(from: place.areaStart),
                    place.areaEnd.distance(from: Edge(frame.maxY)))
            }
        return rules
    }

    private func fixedTails(_ rows: TrackPlan) -> [Rule] {
        (1...capacity).compactMap { remainder in
            let end = rows.placements.prefix(remainder).map { $0.firstTrack + $0.span }.max() ?? 1
            let correction = Edge(lastLength(remainder)).distance(from: rows.tracks[end - 1].end)
            guard !correction.isZero else { return nil }
            return Rule(
                ":has(> \(Self.nth(remainder, of: capacity)):last-child)", [Declaration("margin-block-end", correction)]
            )
        }
    }

    /// Cells of a partly filled group that flexible room puts elsewhere than in a full one.
    func movedCells(_ declarations: (Rect<Length>, Int) -> [Declaration]) -> [Rule] {
        interval.partialGroups.enumerated().flatMap { last, group in
            group.leaves.prefix(last + 1).enumerated().compactMap { number, leaf in
                guard leaf.frame != run.pattern.leaves[number].frame else { return nil }
                return Rule(lastGroup(number, existing: last + 1), declarations(leaf.frame, number))
            }
        }
    }

    /// Length of the last group when it holds this many cells.
    func lastLength(_ remainder: Int) -> Length {
        let partial = interval.partialGroups
        return remainder <= partial.count
            ? partial[remainder - 1].area.height : run.length(ofCells: remainder % capacity)
    }

    // MARK: Content heights

    private func contentRules(_ columns: TrackPlan) throws(LoweringProblem) -> ListRules {
        var band = try ContentRows.band(.group(run.pattern), existing: capacity)
        let between = run.pitch - run.pattern.area.height
        // A gap of whole pixels is the same behind every cell; another one is rounded together with what is before it.
        let isGap = band.trackCount == 1 && abs(between.points - between.points.rounded()) < 1e-9
        if !isGap { band.extendEnd(by: between) }
        let rows = band.plan(gap: isGap ? Edge(between).css : .pixels(0))
        var rules = ListRules()
        let flow = placement(columns, rows) ?? .indexed
        rules.needsIndex = flow == .indexed
        rules.list = listDeclarations(columns, rows, flow: flow)
        rules.cells = cellRules(columns, rows, isPlaced: flow != .natural, isIndexed: flow == .indexed)
        rules.tails = try contentTails(rows)
        return rules
    }

    /// Cells of the last group lose the gaps to cells that are not there.
    private func contentTails(_ full: TrackPlan) throws(LoweringProblem) -> [Rule] {
        var tails: [Rule] = []
        for remainder in 1...capacity {
            let group = remainder == capacity ? run.pattern : interval.partialGroups[remainder - 1]
            let band = try ContentRows.band(.group(group), existing: remainder)
            for (number, placement) in band.plan(gap: full.gap).placements.enumerated() {
                guard placement.endMargin != full.placements[number].endMargin else { continue }
                tails.append(
                    Rule(
                        lastGroup(number, existing: remainder), [Declaration("margin-block-end", placement.endMargin)]))
            }
        }
        return tails
    }

    /// The cell with this number in a last group of `existing` cells.
    private func lastGroup(_ number: Int, existing: Int) -> String {
        " > \(Self.nth(number + 1, of: capacity)):nth-last-child(\(existing - number))"
    }

    // MARK: Declarations

    enum Flow: Equatable {
        /// One cell a column, in order: nothing to say.
        case natural
        case auto(AutoPlacement.Flow)
        case indexed
    }

    private func placement(_ columns: TrackPlan, _ rows: TrackPlan) -> Flow? {
        let isNatural =
            rows.tracks.count == 1 && columns.tracks.count == capacity
            && columns.placements.enumerated().allSatisfy { $0 == $1.firstTrack && $1.span == 1 }
        if isNatural { return .natural }
        let cells = zip(columns.placements, rows.placements).map {
            AutoPlacement.Cell(column: $0.firstTrack, columnSpan: $0.span, row: $1.firstTrack, rowSpan: $1.span)
        }
        return AutoPlacement(cells: cells, rowsPerGroup: rows.tracks.count).flow.map { .auto($0) }
    }

    private func listDeclarations(_ columns: TrackPlan, _ rows: TrackPlan, flow: Flow) -> [Declaration] {
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
    private func inlineRoom(_ columns: TrackPlan, end: CSSLength) -> [Declaration] {
        let start = columns.tracks.first?.start.css ?? .pixels(0)
        guard isBeyondStart else { return Declaration.pair("padding-inline", start, end) }
        return [Declaration("margin-inline-start", start)]
    }

    /// True where something starts before the container at some width of the interval.
    private var isBeyondStart: Bool {
        ([.zero] + run.pattern.leaves.map(\.frame.x)).contains { x in
            [widths.lowerBound, widths.upperBound].contains {
                (run.origin.x + x).value(width: $0, height: interval.solved.container.height) < 0
            }
        }
    }

    /// The section's insets and the room around its groups, above and below.
    var room: [Declaration] {
        let end = section.contentInsets.bottom + (section.group.edgeSpacing.bottom?.spacing ?? 0)
        return Declaration.pair("padding-block", Edge(run.origin.y).css, Edge(Length(points: end)).css)
    }

    /// Without cells there is no group, and so no room around it.
    var emptyRoom: [Rule] {
        let edges = section.group.edgeSpacing
        guard [edges.top, edges.bottom].contains(where: { $0?.spacing ?? 0 != 0 }) else { return [] }
        let insets = section.contentInsets
        let room = [insets.top, insets.bottom].map { Declaration.Part.length(Edge(Length(points: $0)).css) }
        return [Rule(":not(:has(> li), :only-child)", [Declaration("padding-block", room)])]
    }

    private func rowParts(_ rows: TrackPlan) -> [Declaration.Part] {
        let sizes = rows.tracks.map(\.size)
        return Set(sizes).count == 1 ? [sizes[0]] : sizes
    }

    private func columnParts(_ columns: TrackPlan, flow: Flow) -> [Declaration.Part] {
        let sizes = columns.tracks.map(\.size)
        if fillsWithFixedColumns(columns, flow: flow), case .length(let width)? = sizes.first {
            return [.text("repeat(auto-fill, \(width.text()))")]
        }
        guard sizes.count > 2, Set(sizes).count == 1, case .length(let width) = sizes[0] else { return sizes }
        return [.repeated(sizes.count, width)]
    }

    /// As many equal columns of whole pixels as fit: the browser counts them by the same rule, so that one set of rules
    /// serves whatever the number.
    private func fillsWithFixedColumns(_ columns: TrackPlan, flow: Flow) -> Bool {
        let group = section.group
        guard flow == .natural, case .subitems(let subitems) = group.arrangement, subitems.count == 1,
            case .item(let item) = subitems[0], case .absolute(let width) = item.layoutSize.width,
            width >= 1, width == width.rounded(), group.axis == .horizontal,
            group.layoutSize.width == .fractionalWidth(1), group.edgeSpacing == .none, item.edgeSpacing == .none,
            case .fixed(let gap) = group.interItemSpacing, gap >= 0, gap == gap.rounded()
        else { return false }
        return columns.tracks.allSatisfy { $0.size == .length(.pixels(Int(width))) }
    }

    /// What is left free at the end of every line.
    private var trailingRoom: CSSLength {
        Edge(Length(points: section.contentInsets.trailing + section.group.contentInsets.trailing)).css
    }

    private func cellRules(
        _ columns: TrackPlan, _ rows: TrackPlan, isPlaced: Bool, isIndexed: Bool = false
    ) -> [Rule] {
        let declarations = (0..<capacity).map { number -> [Declaration] in
            let (column, row) = (columns.placements[number], rows.placements[number])
            var result: [Declaration] = []
            if isPlaced {
                result.append(Declaration("grid-column", Self.lines(column.firstTrack, column.span)))
                if isIndexed {
                    let line =
                        "calc((var(--i) - \(number + 1))/\(capacity)*\(rows.tracks.count) + \(row.firstTrack + 1))"
                    result.append(Declaration("grid-row", row.span == 1 ? line : "\(line) / span \(row.span)"))
                } else if row.span > 1 {
                    result.append(Declaration("grid-row", "span \(row.span)"))
                }
            }
            if row.sizesToContent || rows.sizesToContent { result.append(Declaration("align-self", "start")) }
            if !row.sizesToContent, rows.sizesToContent { result.append(Declaration("block-size", row.extent)) }
            result += Declaration.pair("margin-block", row.startMargin, row.endMargin)
            result += Declaration.pair("margin-inline", column.startMargin, column.endMargin)
            return result
        }
        guard Set(declarations).count > 1 else {
            return declarations[0].isEmpty ? [] : [Rule(" > *", declarations[0])]
        }
        return Self.grouped(declarations, capacity: capacity)
    }

    /// Rules by position in the group; equal ones share a rule.
    static func grouped(_ declarations: [[Declaration]], capacity: Int) -> [Rule] {
        var order: [[Declaration]] = []
        var members: [[Declaration]: [Int]] = [:]
        for (number, one) in declarations.enumerated() where !one.isEmpty {
            if members[one] == nil { order.append(one) }
            members[one, default: []].append(number + 1)
        }
        return order.map { one in
            let selector = (members[one] ?? []).map { nth($0, of: capacity) }
            let isWhole = selector.count == 1
            return Rule(" > " + (isWhole ? selector[0] : ":is(\(selector.joined(separator: ", ")))"), one)
        }
    }

    static func nth(_ number: Int, of capacity: Int) -> String {
        capacity == 1 ? ":nth-child(n)" : ":nth-child(\(capacity)n+\(number))"
    }

    private static func lines(_ first: Int, _ span: Int) -> String {
        span == 1 ? "\(first + 1)" : "\(first + 1) / span \(span)"
    }
}

extension ContentRows.Band {
    func plan(gap: CSSLength) -> TrackPlan {
        let track: TrackPlan.Track
        if let fixedLength {
            track = TrackPlan.Track(start: Edge(.zero), end: Edge(fixedLength))
        } else {
            track = TrackPlan.Track(start: Edge(.zero), end: Edge(.zero), sizesToContent: true)
        }
        return TrackPlan(
            tracks: Array(repeating: track, count: trackCount), gap: gap,
            placements: leaves.map { leaf in
                TrackPlan.Placement(
                    firstTrack: leaf.firstTrack, span: leaf.span, areaStart: Edge(leaf.areaStart),
                    areaEnd: Edge(leaf.areaEnd), frameStart: Edge(leaf.frame.start), frameEnd: Edge(leaf.frame.end),
                    sizesToContent: leaf.sizesToContent)
            })
    }
}

extension Slice {
    func moved(by offset: Length) -> Slice {
        Slice(
            start: start + offset, end: end + offset, slot: (slot.start + offset, slot.end + offset),
            frame: (frame.start + offset, frame.end + offset), sizesToContent: sizesToContent)
    }

    /// The slice as if its slot filled it: nothing is left for a gap.
    var withoutGap: Slice {
        Slice(start: start, end: end, slot: (slot.start, end), frame: frame, sizesToContent: sizesToContent)
    }
}

extension CSSLength {
    /// True when it is certain to be below zero; anything that depends on the width counts as not.
    var isNegative: Bool { wholePixels.map { $0 < 0 } ?? false }
}
