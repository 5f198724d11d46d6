import CompositionalLayout

/// The end of a row of groups, depending on the number of cells in the last group.
struct RowEnd {
    /// The distances from the end of the last used track to the end of the row, including the section's inset.
    let rooms: [CSSLength]
    /// The distances from the start of a column after the last cell to the end of the row.
    let rests: [CSSLength]

    /// - Parameter columns: The columns of one group. A partly filled last group has only the columns that it needs.
    init(_ columns: TrackPlan, lowering: OrthogonalLowering) {
        let pitch = Edge(lowering.run.pitch)
        var used = 1
        var rooms: [CSSLength] = []
        var rests: [CSSLength] = []
        for number in 0..<lowering.capacity {
            let last = columns.placements[number]
            used = max(used, last.firstTrack + last.span)
            let end = lowering.rowEnd(number + 1)
            rooms.append(end - columns.tracks[used - 1].end.css)
            let isFull = used == columns.tracks.count
            rests.append(end - (isFull ? pitch.css + columns.tracks[0].start.css : columns.tracks[used].start.css))
        }
        self.rooms = rooms
        self.rests = rests
    }

    /// One column per group, as wide as the distance to the next group.
    init(pitch: Edge, lowering: OrthogonalLowering) {
        rooms = (1...lowering.capacity).map { lowering.rowEnd($0) - pitch.css }
        rests = rooms
    }

    /// One column per group, as wide as its content.
    init(afterContent lowering: OrthogonalLowering) {
        let edge = Length(points: lowering.section.group.edgeSpacing.end(.horizontal).spacing)
        rooms = Array(repeating: Edge(edge).css + lowering.viewportEnd, count: lowering.capacity)
        rests = rooms
    }

    /// True if padding after the last track can provide the whole distance at all widths and text sizes.
    func isPadding(_ extremes: [LengthUnits]) -> Bool {
        rooms.allSatisfy { room in
            if let pixels = room.wholePixels { return pixels >= 0 }
            // A sum of rounded terms differs by a pixel or two from the linear value.
            return extremes.allSatisfy { room.value(in: $0) > 4 }
        }
    }
}

extension OrthogonalLowering {
    /// The distance from the last group's corner to the end of the scrollable area, including the section's inset.
    func rowEnd(_ remainder: Int) -> CSSLength {
        let group = tail(of: remainder)?.pattern.description ?? section.group
        let edge = group.edgeSpacing.trailing?.spacing ?? 0
        return Edge(lastLength(remainder)).css + Edge(Length(points: edge)).css + viewportEnd
    }

    /// A pseudo-element of the list after its last cell.
    static let behindLast = ":has(li)::after"

    /// The distance from the end of the viewport to the end of the section.
    var viewportEnd: CSSLength {
        Edge(list.interval.solved.sections[0].body.width).css - Edge(row.viewport.maxX).css
    }

    /// Adds the space at the ends of the row. The list is as wide as its columns and paddings. If the space after the
    /// last track is negative, the list has no width, and an element after the last cell marks the end of scrolling.
    ///
    /// - Parameter isEnd: Returns the selector of a row whose last group has this number of cells; used for cells in
    ///   boxes.
    func close(_ rules: inout ListRules, _ end: RowEnd, isEnd: ((Int) -> String)? = nil) {
        let start = Edge(run.origin.x).css
        let isBefore = start.isNegative
        let lead = isBefore ? Declaration("margin-inline-start", start) : Declaration("padding-inline-start", start)
        if !start.isZero { rules.list.append(lead) }
        let full = capacity - 1
        if end.isPadding(list.extremes) {
            rules.list.append(Declaration("inline-size", "max-content"))
            if !end.rooms[full].isZero { rules.list.append(Declaration("padding-inline-end", end.rooms[full])) }
            rules.tails += partialEnds(end.rooms, isEnd) { Rule($0, [Declaration("padding-inline-end", $1)]) }
            return
        }
        rules.list += [Declaration("box-sizing", "border-box"), Declaration("inline-size", "0")]
        func shift(_ rest: CSSLength) -> Declaration { Declaration("margin-inline-start", rest - .pixels(1)) }
        rules.cells.append(
            Rule(
                Self.behindLast,
                [
                    Declaration("content", "\"\""), Declaration("grid-row", "1 / -1"),
                    Declaration("place-self", "start"), Declaration("inline-size", "1px"),
                    Declaration("block-size", "1px"), Declaration("margin-block-end", "-1px"), shift(end.rests[full]),
                ]))
        rules.tails += partialEnds(end.rests, isEnd) { Rule($0 + "::after", [shift($1)]) }
    }

    private func partialEnds(
        _ lengths: [CSSLength], _ isEnd: ((Int) -> String)?, _ rule: (String, CSSLength) -> Rule
    ) -> [Rule] {
        lengths.enumerated().compactMap { number, length in
            guard length != lengths[capacity - 1] else { return nil }
            let cells = number + 1
            return rule(isEnd?(cells) ?? ":has(> \(CellSelector.nth(cells, of: capacity)):last-child)", length)
        }
    }
}
