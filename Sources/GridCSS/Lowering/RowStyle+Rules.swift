import CompositionalLayout

extension RowStyle {
    /// Rules for the cells of a list. They draw in the cells and change no size. Colours and corners are the theme's
    /// `--surface`, `--line` and `--radius`, or those of the system.
    var rules: [Rule] {
        var rules: [Rule] = []
        if surface != .none {
            rules.append(
                Rule(" > li", [Declaration("background", "var(--surface, color-mix(in srgb, CanvasText 6%, Canvas))")]))
        }
        if surface == .rounded {
            for (cell, side) in [("first", "start"), ("last", "end")] {
                rules.append(
                    Rule(
                        " > li:\(cell)-child",
                        ["start", "end"].map {
                            Declaration("border-\(side)-\($0)-radius", "max(var(--radius, 0px), 10px)")
                        }))
            }
        }
        if showsSeparators {
            rules.append(Rule(" > li:not(:last-child)", [Declaration("position", "relative")]))
            rules.append(
                Rule(
                    " > li:not(:last-child)::after",
                    [
                        Declaration("content", "\"\""), Declaration("position", "absolute"),
                        Declaration("inset-block-end", "0"),
                        Declaration(
                            "inset-inline",
                            [separatorInsets.leading, separatorInsets.trailing].map {
                                .length(Edge(Length(points: $0)).css)
                            }),
                        Declaration("border-block-end", "1px solid var(--line, GrayText)"),
                        Declaration("pointer-events", "none"),
                    ]))
        }
        return rules
    }
}
