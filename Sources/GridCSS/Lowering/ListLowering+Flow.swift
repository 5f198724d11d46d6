/// The method that places cells into their tracks.
extension ListLowering {
    enum Flow: Equatable {
        /// One cell per column, in order. No declaration is needed.
        case natural
        case auto(AutoPlacement.Flow)
        case indexed
    }

    func placement(_ columns: TrackPlan, _ rows: TrackPlan) -> Flow? {
        let isNatural =
            rows.tracks.count == 1 && columns.tracks.count == capacity
            && columns.placements.enumerated().allSatisfy { $0 == $1.firstTrack && $1.span == 1 }
        if isNatural { return .natural }
        return autoPlacement(columns, rows).flow.map { .auto($0) }
    }

    func autoPlacement(_ columns: TrackPlan, _ rows: TrackPlan) -> AutoPlacement {
        AutoPlacement(cells: cells(columns, rows), rowsPerGroup: rows.tracks.count)
    }

    func cells(_ columns: TrackPlan, _ rows: TrackPlan) -> [AutoPlacement.Cell] {
        zip(columns.placements, rows.placements).map {
            AutoPlacement.Cell(column: $0.firstTrack, columnSpan: $0.span, row: $1.firstTrack, rowSpan: $1.span)
        }
    }
}
