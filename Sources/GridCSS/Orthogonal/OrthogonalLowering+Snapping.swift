import CompositionalLayout

/// Scroll snapping (layout-semantics 5): the first cell of each group carries the group's snap position.
extension OrthogonalLowering {
    func snap(_ rules: inout ListRules) throws(LoweringProblem) {
        let start = Edge(row.viewport.x).css
        var scroller = [Declaration("display", "block")]
        scroller += Declaration.pair("scroll-padding-inline", start, viewportEnd)
        if row.behavior != .continuous { scroller.append(Declaration("scroll-snap-type", "x mandatory")) }
        rules.scroller = scroller + scrollerRoom + section.orthogonalScrollingProperties.declarations
        if row.behavior == .continuous {
            let cell = cell(run)
            let margins = Declaration.pair("scroll-margin-inline", cell.start, page - .pixels(1) - cell.end)
            if hasDots { rules.cells.append(Rule(firstCell, margins)) }
            return
        }
        let whole = try snap(run)
        rules.cells.append(Rule(firstCell, whole))
        rules.cells += try tailSnaps(whole, snap)
        if row.behavior == .paging {
            endPages(&rules)
            rules.needsIndex = true
        }
    }

    /// True if links lead to the first cells. A browser follows such a link until the whole snap area is in view, so this area
    /// is as wide as the visible part of the row, without a pixel that rounding may add.
    private var hasDots: Bool { section.boundarySupplementaryItems.contains { $0.elementKind == RowDots.kind } }

    /// The width of the visible part of the row.
    private var page: CSSLength { Edge(row.viewport.maxX).css - Edge(row.viewport.x).css }

    /// The declarations of a group's first cell.
    private func snap(_ group: GroupRun) throws(LoweringProblem) -> [Declaration] {
        let always = [Declaration("scroll-snap-stop", "always")]
        switch row.behavior {
        case .none, .continuous: return []
        case .continuousGroupLeadingBoundary: return leadingSnap(group)
        case .groupPaging: return leadingSnap(group) + always
        case .groupPagingCentered: return centeredSnap(group) + always
        case .paging: return try pageSnap(group) + always
        }
    }

    /// The edges of the first cell, measured from the group's corner.
    private func cell(_ group: GroupRun) -> (start: CSSLength, end: CSSLength) {
        let frame = group.pattern.leaves[0].frame
        return (Edge(frame.x).css, Edge(frame.maxX).css)
    }

    private func leadingSnap(_ group: GroupRun) -> [Declaration] {
        if let margins = contentSnapMargins(group) { return [Declaration("scroll-snap-align", "start")] + margins }
        let cell = cell(group)
        // In a snap area wider than the viewport, scrolling may stop anywhere. The area is therefore reduced to its
        // first pixel.
        let narrow: CSSLength = isWiderThanViewport(group) ? .pixels(1) - cell.end : .pixels(0)
        let end = hasDots ? page - .pixels(1) - cell.end : narrow
        return [Declaration("scroll-snap-align", "start")]
            + Declaration.pair("scroll-margin-inline", cell.start, end)
    }

    private func centeredSnap(_ group: GroupRun) -> [Declaration] {
        let cell = cell(group)
        let width = Edge(group.pattern.area.width).css
        let align = Declaration("scroll-snap-align", "center")
        if let margins = contentSnapMargins(group) { return [align] + margins }
        if hasDots {
            let slack = Edge((row.viewport.width - group.pattern.area.width) / 2).css - .pixels(1)
            return [align] + Declaration.pair("scroll-margin-inline", slack + cell.start, slack + width - cell.end)
        }
        guard isWiderThanViewport(group) else {
            return [align] + Declaration.pair("scroll-margin-inline", cell.start, width - cell.end)
        }
        // Only the group's middle, for the same reason.
        let half = "\(width.operand())/2"
        return [
            align,
            Declaration(
                "scroll-margin-inline",
                "calc(\(cell.start.operand()) - \(half)) calc(\(half) - \(cell.end.operand()))"),
        ]
    }

    /// Snaps to the start of the page that contains the group's start.
    private func pageSnap(_ group: GroupRun) throws(LoweringProblem) -> [Declaration] {
        let cell = cell(group)
        let isCovered = list.extremes.allSatisfy {
            (group.pattern.area.width - row.viewport.width).value(in: $0) < 1e-6
                && (run.pitch - row.viewport.width).value(in: $0) < 1e-6
        }
        guard isCovered else { throw .pageWithoutGroup }
        let shift = group == run ? .pixels(0) : Edge(tailShift(group)).css
        let lead = Edge(run.origin.x).css - Edge(row.viewport.x).css + shift
        let pitch = Edge(run.pitch).css.operand()
        let number = capacity == 1 ? "(var(--i) - 1)" : "(var(--i) - 1)/\(capacity)"
        let place = "\(number)*\(pitch)" + (lead.isZero ? "" : " + \(lead.operand())")
        let before = cell.start.isZero ? "" : " + \(cell.start.operand())"
        let inPage = "mod(\(place), \(page.operand()))"
        let rest = page - .pixels(1) - cell.end
        let end: Declaration.Part =
            hasDots ? .text("calc(\(rest.operand()) - \(inPage))") : .length(.pixels(1) - cell.end)
        return [
            Declaration("scroll-snap-align", "start"),
            Declaration("scroll-margin-inline", [.text("calc(\(inPage)\(before))"), end]),
        ]
    }

    /// Makes the last page end with the row. Snap targets are moved out of the scroll padding, because browsers ignore
    /// targets that are not visible at their stop.
    private func endPages(_ rules: inout ListRules) {
        let end =
            [Declaration("scroll-snap-align", "end")]
            + Declaration.pair("scroll-margin-inline", viewportEnd, .pixels(0) - viewportEnd)
        if let marker = rules.cells.firstIndex(where: { $0.selector == Self.behindLast }) {
            rules.cells[marker].declarations += end
            return
        }
        rules.list.append(Declaration("position", "relative"))
        rules.cells.append(
            Rule(
                Self.behindLast,
                [
                    Declaration("content", "\"\""), Declaration("position", "absolute"),
                    Declaration("inset-inline-end", "0"), Declaration("inline-size", "1px"),
                    Declaration("block-size", "1px"),
                ] + end))
    }

    private func isWiderThanViewport(_ group: GroupRun) -> Bool {
        list.extremes.contains { (group.pattern.area.width - row.viewport.width).value(in: $0) > -1 }
    }
}
