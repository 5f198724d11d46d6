import CompositionalLayout

extension Finding {
    /// Makes a finding from an engine warning. Its widths are those at which the warning applies; the values of some
    /// warnings depend on the width.
    init(warning: LayoutWarning, in piece: MergedInterval, widest: Int) {
        var widths = piece.widths
        if case .copiesStickOut(_, let needed, let available) = warning.kind {
            let excess = LinearExcess(needed - available, in: piece, widest: widest)
            widths = excess.widths(above: 0)?.widths ?? widths
        }
        self.init(.engine(warning), widths)
    }
}
