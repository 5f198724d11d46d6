import GridCSS

extension Finding {
    /// The same finding, restricted to the windows and the text of a variant.
    func under(_ condition: PageCondition) -> Finding {
        var finding = self
        finding.condition = condition
        return finding
    }

    /// True if two findings differ at most in their viewports.
    func saysTheSame(as other: Finding) -> Bool {
        guard widths == other.widths, condition.ems == other.condition.ems else { return false }
        if case .problem(let one) = kind, case .problem(let two) = other.kind { return one.cause == two.cause }
        return kind == other.kind
    }

    /// `from 240 to 499 px`, `at 500 px in windows lower than 480 px`
    var place: String { widths.text + windows }

    var windows: String {
        condition.text + (textScale == 1 ? "" : " with text of \((textScale * 100).shown) %")
    }
}

extension PageCondition {
    /// ` in windows lower than 480 px where the container is narrower than 30em`. Regular height is not said.
    var text: String { (heightBelow.map { " in windows lower than \($0.shown) px" } ?? "") + containerText }

    private var containerText: String {
        switch (ems.lowerBound > 0, ems.upperBound < .infinity) {
        case (false, false): ""
        case (false, true): " where the container is narrower than \(ems.upperBound.shown)em"
        case (true, false): " where the container is at least \(ems.lowerBound.shown)em wide"
        case (true, true):
            " where the container is at least \(ems.lowerBound.shown)em wide and narrower than "
                + "\(ems.upperBound.shown)em"
        }
    }
}
