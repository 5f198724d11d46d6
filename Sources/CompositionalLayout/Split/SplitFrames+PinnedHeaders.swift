extension SplitFrames {
    /// A section's header at a scroll offset (layout-semantics 8.5): at the top of what is seen, from its natural place
    /// until the section's last item has passed. Without pinning it stays.
    ///
    /// - Parameters:
    ///   - section: number of the section in the layout.
    ///   - offset: how far the content was scrolled down, in points.
    public func header(ofSection section: Int, scrolledTo offset: Double) -> Rect<Double>? {
        guard let found = sections.first(where: { $0.index == section }), var header = found.header else { return nil }
        guard pinsHeaders else { return header }
        let range = pinnedRange(of: header, in: found)
        header.y = min(max(safeTop + offset, range.low), range.high)
        return header
    }

    /// The last item counts, not the tallest of the last row. A section without items has the bounds of the original.
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
