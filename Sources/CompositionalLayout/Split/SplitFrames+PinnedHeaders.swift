extension SplitFrames {
    /// A section's header at a scroll offset (layout-semantics 8.5). It stays at the top of the visible area from its
    /// natural position until the section's last item has passed. Without pinning it does not move.
    ///
    /// - Parameters:
    ///   - section: The section's index in the layout.
    ///   - offset: The vertical scroll offset in points.
    public func header(ofSection section: Int, scrolledTo offset: Double) -> Rect<Double>? {
        guard let found = sections.first(where: { $0.index == section }), var header = found.header else { return nil }
        guard pinsHeaders else { return header }
        let range = pinnedRange(of: header, in: found)
        header.y = min(max(safeTop + offset, range.low), range.high)
        return header
    }

    /// The range ends with the last item, not with the tallest of the last row. A section without items has the range
    /// of the original.
    private func pinnedRange(of header: Rect<Double>, in section: Section) -> (low: Double, high: Double) {
        guard let first = section.items.first, let last = section.items.last else {
            return (-section.inset.top, -header.height + section.inset.bottom + section.lineSpacing)
        }
        return (
            first.frame.y - header.height - section.inset.top,
            last.frame.maxY + section.inset.bottom - header.height
        )
    }
}
