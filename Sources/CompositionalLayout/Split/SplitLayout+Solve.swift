extension SplitLayout {
    /// Solves the layout. The provider receives the metrics of both sides for every section, so sizes may depend on a
    /// side's width.
    public func frames(
        in container: SplitContainer, sectionCount: Int,
        provider: (_ section: Int, _ metrics: SplitMetrics) -> SplitSection
    ) -> SplitFrames {
        let metrics = metrics(in: container)
        return frames(in: container, sections: (0..<max(sectionCount, 0)).map { provider($0, metrics) })
    }

    /// Solves the layout for sections with known sizes.
    public func frames(in container: SplitContainer, sections: [SplitSection]) -> SplitFrames {
        let findings = findings(in: container, sections: sections)
        let isValid = findings.allSatisfy(\.problems.isEmpty)
        let metrics = metrics(in: container)
        var placed: [SplitFrames.Section] = []
        var ends: [SplitSide: Double] = [:]
        for (index, section) in sections.enumerated() where isValid && hasRoom(for: section.side) {
            placed.append(place(section, index: index, metrics: metrics, end: &ends[section.side, default: 0]))
        }
        let height = (ends.values.max() ?? 0) + container.contentInset.bottom
        var frames = SplitFrames(
            metrics: metrics, contentSize: Size(width: metrics.totalWidth, height: height), sections: placed,
            safeTop: container.safeArea.top, pinsHeaders: sectionPinToVisibleBounds,
            problems: findings.flatMap(\.problems), warnings: findings.flatMap(\.warnings))
        if isMirrored { frames.mirror() }
        return frames
    }

    /// False for a side without width. Its sections are left out.
    private func hasRoom(for side: SplitSide) -> Bool {
        SplitSide(leftSideRatio: min(max(leftSideRatio, 0), 1)).map { $0 == side } ?? true
    }

    /// Places header, rows, background and footer after the end of the side's earlier sections (layout-semantics 8.3).
    private func place(
        _ section: SplitSection, index: Int, metrics: SplitMetrics, end: inout Double
    ) -> SplitFrames.Section {
        let x = metrics.x(of: section.side)
        let width = metrics.width(of: section.side)
        let inset = section.inset ?? sectionInset
        func place(_ size: Size<Double>) -> Rect<Double>? {
            guard size.width > 0, size.height > 0 else { return nil }
            defer { end += size.height }
            return Rect(origin: Point(x: x, y: end), size: size)
        }
        let header = place(section.headerSize)
        let top = end
        var rows = SplitRows(
            normalizesHeight: isNormalizingLineHeight,
            interItemSpacing: section.minimumInterItemSpacing ?? minimumInterItemSpacing,
            lineSpacing: section.minimumItemLineSpacing ?? minimumItemLineSpacing, left: x + inset.left,
            right: x + width - inset.right, top: top + inset.top)
        for (index, size) in section.itemSizes.enumerated() { rows.append(size, index: index) }
        rows.finishRow()
        end = rows.end + inset.bottom
        let background = Rect(x: x, y: top, width: width, height: end - top)
        return SplitFrames.Section(
            index: index, side: section.side, header: header, items: rows.items, footer: place(section.footerSize),
            background: background, inset: inset, lineSpacing: rows.lineSpacing)
    }

    private func findings(in container: SplitContainer, sections: [SplitSection]) -> [Findings] {
        var own = Findings(section: nil)
        own.check([leftSideRatio, splitSpacing, minimumInterItemSpacing, minimumItemLineSpacing])
        own.check([container.size.width, container.size.height])
        own.check(sectionInset.values + container.contentInset.values + container.safeArea.values)
        if !(0...1).contains(leftSideRatio) { own.warn(.ratioOutOfRange(leftSideRatio)) }
        return [own]
            + sections.enumerated().map { index, section in
                var findings = Findings(section: index)
                findings.check(section.numbers)
                for size in section.itemSizes { findings.check([size.width, size.height]) }
                return findings
            }
    }
}
