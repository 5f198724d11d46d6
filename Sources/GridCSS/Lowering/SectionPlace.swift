import CompositionalLayout

/// The horizontal position of a section's box, clear of the insets that its reference names.
struct SectionPlace {
    let declarations: [Declaration]

    init(_ solved: SolvedLayout) {
        let start = Edge(solved.sectionOrigins[0].x)
        let width = Edge(solved.sections[0].body.width)
        guard !start.css.isZero || width.css != .fullWidth else {
            declarations = []
            return
        }
        declarations = [
            Declaration("justify-self", "start"), Declaration.size("inline-size", width.css),
            Declaration("margin-inline-start", start.css),
        ]
    }
}

extension CSSLength {
    fileprivate static let fullWidth = CSSLength(widths: 1)
}
