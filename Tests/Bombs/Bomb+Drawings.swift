extension Bomb {
    /// SVG files as an episode's picture and as the site's icon, which is drawn. A refused drawing gives a warning.
    static let drawings = [
        Bomb(drawing: "attributes", 50_000) { svg("", joined(0..<$0) { "a\($0)='1' " }) },
        Bomb(drawing: "elements", 100_000) { svg("<rect width='1' height='1'/>" * $0) },
        Bomb(drawing: "elements in elements", 50_000) { svg("<g>" * $0 + "</g>" * $0) },
        Bomb(drawing: "a long path", 1_000_000) { svg("<path d='M0 0" + "l1 1-1 0" * $0 + "'/>") },
        Bomb(drawing: "entities of entities", 12, isExponential: true) { count in
            "<!DOCTYPE svg [<!ENTITY a0 'x'>" + joined(1..<count) { "<!ENTITY a\($0) '" + "&a\($0 - 1);" * 10 + "'>" }
                + "]>"
                + svg("<text>&a\(count - 1);</text>")
        },
        Bomb(drawing: "an entity used again and again", 300_000) {
            "<!DOCTYPE svg [<!ENTITY a '" + "x" * 250 + "'>]>" + svg("<text>" + "&a;" * $0 + "</text>")
        },
        Bomb(drawing: "elements used in elements that are used", 8, isExponential: true) { count in
            svg(
                "<rect id='a0' width='1' height='1'/>"
                    + joined(1..<count) { "<g id='a\($0)'>" + "<use href='#a\($0 - 1)'/>" * 10 + "</g>" }
                    + "<use href='#a\(count - 1)'/>")
        },
        Bomb(drawing: "masks of masks", 24, isExponential: true) { count in
            svg(
                joined(0..<count) { number in
                    "<mask id='m\(number)'>" + "<rect width='9' height='9' mask='url(#m\(number + 1))'/>" * 2
                        + "</mask>"
                } + "<rect width='9' height='9' mask='url(#m0)'/>")
        },
        Bomb(drawing: "tiny tiles of tiny tiles", 60) { count in
            svg(
                joined(0..<count) { number in
                    "<pattern id='p\(number)' width='0.001' height='0.001'><rect width='1' height='1' fill='url(#p\(number + 1))'/>"
                        + "</pattern>"
                } + "<rect width='100' height='100' fill='url(#p0)'/>")
        },
        Bomb(drawing: "blurs", 20_000) {
            svg(
                "<filter id='f'>" + "<feGaussianBlur stdDeviation='500'/>" * $0
                    + "</filter><rect filter='url(#f)' width='9' height='9'/>")
        },
        Bomb(drawing: "dashes", 10_000) {
            svg("<path stroke='red' stroke-dasharray='0.00001' d='M0 0L100 100'/>" * $0)
        },
        Bomb(drawing: "a chain of gradients", 20_000) { count in
            svg(
                joined(0..<count) { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }
                    + "<rect fill='url(#g0)' width='9' height='9'/>")
        },
        Bomb(drawing: "rules for many elements", 20_000) {
            svg(
                "<style>" + joined(0..<$0) { ".a\($0){fill:red}" } + "</style>"
                    + "<rect class='a1' width='1' height='1'/>" * $0)
        },
    ]

    private static func svg(_ inside: String, _ attributes: String = "") -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100' \(attributes)>\(inside)</svg>"
    }

    private init(
        drawing name: String, _ count: Int, isExponential: Bool = false, _ drawing: @escaping @Sendable (Int) -> String
    ) {
        self.init("drawings: " + name, count, isExponential: isExponential) {
            let svg = drawing($0)
            return [
                Self.episode: "---\ntitle: One\ndate: 2026-01-02\nimage: one.svg\n---\nText\n",
                "Content/episodes/one.svg": svg, "Content/icon.svg": svg,
            ]
        }
    }
}
