import GridCSS

extension Finding {
    /// The same finding, restricted to viewports lower than `height`.
    func inViewports(below height: Double) -> Finding { Finding(kind, widths, heightBelow: height) }

    /// True if two findings differ at most in their viewports.
    func saysTheSame(as other: Finding) -> Bool {
        guard widths == other.widths else { return false }
        if case .problem(let one) = kind, case .problem(let two) = other.kind { return one.cause == two.cause }
        return kind == other.kind
    }

    /// `from 240 to 499 px`, `at 500 px in windows lower than 480 px`
    var place: String { widths.text + windows }

    var windows: String {
        (heightBelow.map { " in windows lower than \($0.shown) px" } ?? "")
            + (textScale == 1 ? "" : " with text of \((textScale * 100).shown) %")
    }
}
