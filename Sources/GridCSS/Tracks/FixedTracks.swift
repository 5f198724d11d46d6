import CompositionalLayout

/// The tracks of an axis without content sizes: the union of the slices' edges.
struct FixedTracks {
    /// The widths at which the order of edges must be the same.
    let widths: ClosedRange<Double>
    let height: Double

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

    /// The distinct edges in order. `nil` if the order depends on the width or a slice is reversed.
    private func lines(_ slices: [Slice]) -> [Length]? {
        let edges = Set(slices.flatMap { [$0.start, $0.end] })
        let atStart = sorted(edges, at: widths.lowerBound)
        let atEnd = sorted(edges, at: widths.upperBound)
        guard atStart == atEnd, atStart.count > 1 else { return nil }
        let order = Dictionary(uniqueKeysWithValues: atStart.enumerated().map { ($1, $0) })
        let areUpright = slices.allSatisfy { slice in
            order[slice.start, default: 0] < order[slice.end, default: 0]
                && isUpright(slice.slot, at: widths.lowerBound) && isUpright(slice.slot, at: widths.upperBound)
        }
        return areUpright ? atStart : nil
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

    private func isUpright(_ slot: (start: Length, end: Length), at width: Double) -> Bool {
        (slot.end - slot.start).value(width: width, height: height) > -1e-9
    }

    private func hasRoom(for gap: Int, between lines: ArraySlice<Length>) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { line, next in
            [widths.lowerBound, widths.upperBound].allSatisfy { width in
                (next - line).value(width: width, height: height) > Double(gap) - 1e-9
            }
        }
    }

    private func sorted(_ edges: Set<Length>, at width: Double) -> [Length] {
        // Equal values at one width are sorted by their slope, so that a crossing is noticed.
        edges.map { (value: $0.value(width: width, height: height), edge: $0) }.sorted {
            abs($0.value - $1.value) > 1e-9
                ? $0.value < $1.value
                : ($0.edge.width, $0.edge.height, $0.edge.points) < ($1.edge.width, $1.edge.height, $1.edge.points)
        }.map(\.edge)
    }

    /// The distance of all pairs if it is the same whole number of pixels; otherwise 0.
    private func commonPixels(_ pairs: [(from: Length, to: Length)]) -> Int {
        let distances = Set(pairs.map { Edge($0.to).distance(from: Edge($0.from)) })
        guard distances.count == 1, let pixels = distances.first?.wholePixels, pixels > 0 else { return 0 }
        return pixels
    }
}
