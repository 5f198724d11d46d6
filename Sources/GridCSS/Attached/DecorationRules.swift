import CompositionalLayout

/// The rules for a section's backgrounds within one interval. Backgrounds are placed from the section's edges, behind
/// or above its cells, so they follow the section's height.
struct DecorationRules: Hashable {
    /// Each selector continues the section's selector.
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
            // A section without cells and headers has no height.
            rules.append(Rule(":not(:has(li)) > [class^=cl-decoration-]", [Declaration("display", "none")]))
        }
        self.rules = rules
    }
}
