import CompositionalLayout

/// A row of groups that contain cells of content widths. Each group has one column: a cell, or a box of several.
extension OrthogonalLowering {
    func contentWidthRules() throws(LoweringProblem) -> ListRules {
        // Only the browser knows in which page a group starts.
        guard row.behavior != .paging, list.interval.tails.isEmpty else { throw .contentWidth }
        if needsBoxes { return try boxedRules() }
        let columns = try groupColumn(of: run.pattern)
        guard let rows = run.pattern.hasContent ? try contentRow() : fixedRows(list.fixedTracks) else {
            throw .contentWidth
        }
        return try trackRules(columns, rows, flow: .natural)
    }

    /// The column that is repeated for each group, and the gap to the next.
    ///
    /// - Parameter group: The group with a single cell, or with its box.
    func groupColumn(of group: SolvedGroup) throws(LoweringProblem) -> TrackPlan {
        let between = run.pitch - group.area.width
        guard between.isWhole, between.width == 0 else { throw .fractionsBesideContent }
        guard between.points >= 0 else { throw .overlappingContent }
        var plan = try ContentTracks.columns.band(.group(group), existing: 1).plan(gap: Edge(between).css)
        guard plan.tracks.count == 1 else { throw .contentWidth }
        plan.tracks[0].contentSize = "max-content"
        return plan
    }

    /// True if a snap position belongs to the box of a group, because the width of its first cell is not known.
    var snapsToBoxes: Bool { run.pattern.sizesToContent.width && needsBoxes }

    /// The distances from a group's edges to the snap area of its first cell, if the group is as wide as its content.
    func contentSnapMargins(_ group: GroupRun) -> [Declaration]? {
        guard group.pattern.sizesToContent.width else { return nil }
        if snapsToBoxes { return [] }
        let frame = group.pattern.leaves[0].frame
        return Declaration.pair(
            "scroll-margin-inline", Edge(frame.x).css, Edge(group.pattern.area.width - frame.maxX).css)
    }
}
