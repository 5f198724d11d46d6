import CompositionalLayout

extension Finding {
    /// A warning of the engine, with the widths that it is true of: the numbers of some change with the width.
    init(warning: LayoutWarning, in piece: MergedInterval, widest: Int) {
        var widths = piece.widths
        if case .copiesStickOut(_, let needed, let available) = warning.kind {
            let excess = LinearExcess(needed - available, in: piece, widest: widest)
            widths = excess.widths(above: 0)?.widths ?? widths
        }
        self.init(.engine(warning), widths)
    }
}
