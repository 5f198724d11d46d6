import CompositionalLayout

/// The tracks of an axis without content sizes: the union of the slices' edges.
struct FixedTracks {
    /// The extremes of width and text, at which the order of edges must be the same.
    let extremes: [LengthUnits]

    /// `nil` if the order of edges changes, for example with overlapping items. Tracks cannot represent that.
    func plan(_ slices: [Slice], dropsLead: Bool) -> TrackPlan? {
        guard let lines = lines(slices) else { return nil }
        let starts = slices.filter { $0.start == lines[0] }.map { ($0.start, $0.slot.start) }
        let common = dropsLead ? commonPixels(starts) : 0
        let lastEnd = dropsLead ? commonEnd(of: slices, behind: lines) : nil
        let ending = Dictionary(grouping: slices, by: \.end)
        let gaps = lines.dropFirst().map { line in commonPixels(ending[line, default: []].map { ($0.slot.end, $0.end) })
        }
        let inner = Set(gaps.dropLast())
        let between = inner.count == 1 ? inner.first ?? 0 : 0
        // A track narrower than the gap before the next one would have a negative size. In this case the gaps are
        // margins of the cells.
        let gap = hasRoom(for: between, between: lines.dropLast()) ? between : 0
        // The same applies to a first track that is narrower than the space before its cells.
        let lead = hasRoom(for: common + gap, between: lines.prefix(2)) ? common : 0
        let behindLast = gaps.last ?? 0
        let last = hasRoom(for: behindLast, between: lines.suffix(2)) ? behindLast : 0

        func areaStart(_ line: Int) -> Edge { Edge(lines[line] + Length(points: line == 0 ? Double(lead) : 0)) }
        func areaEnd(_ line: Int) -> Edge {
            if line == lines.count - 1, let lastEnd { return lastEnd }
            return Edge(lines[line] - Length(points: Double(line == lines.count - 1 ? last : gap)))
        }
        let tracks = (0..<lines.count - 1).map { TrackPlan.Track(start: areaStart($0), end: areaEnd($0 + 1)) }
        let numbers = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1, $0) })
        let placements = slices.map { slice in
            let first = numbers[slice.start] ?? 0
            let end = numbers[slice.end] ?? first + 1
            return TrackPlan.Placement(
                firstTrack: first, span: max(end - first, 1), areaStart: areaStart(first),
                areaEnd: areaEnd(max(end, first + 1)), frameStart: Edge(slice.frame.start),
                frameEnd: Edge(slice.frame.end), sizesToContent: slice.sizesToContent)
        }
        return TrackPlan(tracks: tracks, gap: .pixels(gap), placements: placements)
    }

    /// The distinct edges in order. `nil` if the order depends on the width or the text, or a slice is reversed.
    private func lines(_ slices: [Slice]) -> [Length]? {
        let edges = Set(slices.flatMap { [$0.start, $0.end] })
        let lines = sorted(edges, in: extremes[0])
        guard lines.count > 1, extremes.dropFirst().allSatisfy({ sorted(edges, in: $0) == lines }) else { return nil }
        let order = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1, $0) })
        let areUpright = slices.allSatisfy { slice in
            order[slice.start, default: 0] < order[slice.end, default: 0]
                && extremes.allSatisfy { (slice.slot.end - slice.slot.start).value(in: $0) > -1e-9 }
        }
        return areUpright ? lines : nil
    }

    /// The common end of all leaves after the last line, if they have one; the track then ends with them. The end may
    /// be before the track's start if the start is an edge of another group.
    private func commonEnd(of slices: [Slice], behind lines: [Length]) -> Edge? {
        let last = slices.filter { $0.end == lines[lines.count - 1] }.map(\.slot.end)
        guard Set(last.map { Edge($0) }).count == 1, let end = last.first,
            hasRoom(for: 0, between: [lines[lines.count - 2], end])
        else { return nil }
        return Edge(end)
    }

    private func hasRoom(for gap: Int, between lines: ArraySlice<Length>) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { line, next in
            extremes.allSatisfy { (next - line).value(in: $0) > Double(gap) - 1e-9 }
        }
    }

    private func sorted(_ edges: Set<Length>, in units: LengthUnits) -> [Length] {
        func slopes(_ edge: Length) -> (Double, Double, Double, Double) {
            (edge.width, edge.height, edge.em, edge.points)
        }
        // Equal values at one width are sorted by their slope, so that a crossing is noticed.
        return edges.map { (value: $0.value(in: units), edge: $0) }.sorted {
            abs($0.value - $1.value) > 1e-9 ? $0.value < $1.value : slopes($0.edge) < slopes($1.edge)
        }.map(\.edge)
    }

    /// The distance of all pairs if it is the same whole number of pixels; otherwise 0.
    private func commonPixels(_ pairs: [(from: Length, to: Length)]) -> Int {
        let distances = Set(pairs.map { Edge($0.to).distance(from: Edge($0.from)) })
        guard distances.count == 1, let pixels = distances.first?.wholePixels, pixels > 0 else { return 0 }
        return pixels
    }
}
