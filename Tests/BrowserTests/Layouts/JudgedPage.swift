import CompositionalLayout
import GridCSS

/// The page of a judged layout: its stylesheet as the generator writes it, and a flat list of cells for each section.
struct JudgedPage {
    let layout: JudgedLayout
    let styles: [SectionStyle]
    private let pageStyle: PageStyle

    /// - Parameter widths: container widths that the stylesheet is made for.
    init(_ layout: JudgedLayout, widths: ClosedRange<Int>) throws {
        self.layout = layout
        let finder = IntervalFinder(
            environment: layout.environment, configuration: layout.configuration, widths: widths)
        styles = layout.sections.map { SectionStyle(finder: finder, provider: $0.provider) }
        pageStyle = try PageStyle(layout.configuration)
    }

    /// Kinds of boundary items, by section; `nil` is the layout itself. The same at all widths: markup does not adapt.
    func kinds(ofSection section: Int?) -> [String] {
        guard let section else { return layout.configuration.boundarySupplementaryItems.map(\.elementKind) }
        let environment = layout.environment.layoutEnvironment(width: 1024)
        let description = layout.sections[section].provider(environment)
        return description?.boundarySupplementaryItems.map(\.elementKind) ?? []
    }

    var html: String {
        let stylesheet = Stylesheet(
            sections: styles.enumerated().map { (name: "section-\($0)", style: $1) },
            pages: [(name: "page", style: pageStyle)])
        // Line heights that are no whole pixels, as in real themes.
        return """
            <!doctype html><meta charset="utf-8"><title>\(layout.name)</title>
            <style>\(stylesheet.text)</style>
            <style>
            @layer theme { body { margin: 0; font: 13.3px/1.37 sans-serif } .text { overflow-wrap: anywhere } }
            </style>
            <div id="outer"><div class="cl page">
            \(boundary(nil, atStart: true))\(layout.sections.indices.map(section).joined())\(boundary(nil, atStart: false))
            </div></div>
            """
    }

    private func section(_ index: Int) -> String {
        let style = styles[index].needsIndex
        let scroller = styles[index].scrolls ? ("<div class=\"cl-scroller\" tabindex=\"0\">", "</div>") : ("", "")
        let cells = (0..<layout.sections[index].itemCount).map { item in
            "<li\(style ? " style=\"--i:\(item + 1)\"" : "")><div class=\"text\">\(Self.text(item))</div>"
                + "\(supplementaries(ofSection: index, cell: item))</li>"
        }
        return """
            <section id="s\(index)" class="cl-section section-\(index)">\(decorations(index))\(boundary(index, atStart: true))
            \(scroller.0)<ol class="cl-list">\(cells.joined())</ol>\(scroller.1)
            \(boundary(index, atStart: false))</section>

            """
    }

    /// Headers and spacers before the cells, footers after them, as they are read aloud.
    private func boundary(_ section: Int?, atStart: Bool) -> String {
        let before = section.map { index in
            Set(styles[index].boundaryItems.filter(\.isBefore).map(\.elementKind))
        }
        return kinds(ofSection: section).enumerated().filter { _, kind in
            (before?.contains(kind) ?? (kind != "footer")) == atStart
        }.map { index, kind in
            "<div class=\"cl-\(kind)\"><div class=\"text\">\(Self.text(index + 40))</div></div>"
        }.joined()
    }

    /// Words enough for one line, or for several.
    static func text(_ number: Int) -> String {
        let words = ["columns", "of", "unequal", "height", "make", "rows", "that", "only", "the", "browser", "knows"]
        let count = 1 + (number * 7) % 19
        return "\(number + 1) " + (0..<count).map { words[($0 + number) % words.count] }.joined(separator: " ")
    }
}
