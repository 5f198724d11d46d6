import CompositionalLayout

/// Backgrounds of a section within one interval: behind or above its cells, placed from the section's own edges, so that
/// they follow its height whatever stands in it.
struct DecorationRules: Hashable {
    /// Selectors go on behind that of the section.
    let rules: [Rule]
    let elements: [NumberedKind]

    init(_ section: SolvedSection, _ order: DrawingOrder?) {
        let kinds = section.decorationItems.map(\.description.elementKind)
        let elements = NumberedKind.numbered(kinds)
        self.elements = elements
        var rules = zip(elements, section.decorationItems).enumerated().map { index, one in
            let (element, item) = one
            let insets = item.description.contentInsets
            let end = Edge(section.body.maxX)
            let selector = element.selector("decoration", isAlone: kinds.count { $0 == element.kind } == 1)
            return Rule(
                " > \(selector)",
                [
                    Declaration("position", "absolute"), Declaration("margin", "0"), Declaration("padding", "0"),
                    Declaration("border", "0"),
                    Declaration(
                        "inset-block",
                        [
                            .length(Edge(Length(points: insets.top)).css),
                            .length(Edge(Length(points: insets.bottom)).css),
                        ]),
                    Declaration(
                        "inset-inline",
                        [.length(Edge(item.frame.x).css), .length(end.distance(from: Edge(item.frame.maxX)))]),
                ] + (order?.declaration(of: item.description, at: index) ?? []))
        }
        if !kinds.isEmpty, section.boundaryItems.isEmpty {
            // A section with neither cells nor headers takes no room.
            rules.append(Rule(":not(:has(li)) > [class^=cl-decoration-]", [Declaration("display", "none")]))
        }
        self.rules = rules
    }
}
