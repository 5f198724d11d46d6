import CompositionalLayout
import GridCSS

/// The page of a judged layout: the generator's stylesheet, and a flat list of cells for each section.
struct JudgedPage {
    let layout: JudgedLayout
    let styles: [SectionStyle]
    let split: SplitStyle?
    private let pageStyle: PageStyle

    /// - Parameter widths: The container widths for which the stylesheet is made.
    init(_ layout: JudgedLayout, widths: ClosedRange<Int>) throws {
        self.layout = layout
        let finder = IntervalFinder(
            environment: layout.environment, configuration: layout.configuration, widths: widths)
        let split = layout.split.map { provider in
            SplitStyle(
                finder: finder, sectionSpacing: layout.configuration.interSectionSpacing, hasBackgrounds: true,
                provider: provider)
        }
        self.split = split
        styles = layout.sections.enumerated().map { index, section in
            // A side is narrower than the page.
            let own = split?.widths(ofSection: index)?.lowerBound ?? widths.lowerBound
            let finder = IntervalFinder(
                environment: layout.environment, configuration: layout.configuration,
                widths: min(own, widths.lowerBound)...widths.upperBound)
            return SectionStyle(finder: finder, provider: section.provider)
        }
        pageStyle = try PageStyle(layout.configuration)
    }

    /// The kinds of boundary items in a section; `nil` for the layout itself. They are the same at all widths, because
    /// the markup does not depend on the width.
    func kinds(ofSection section: Int?) -> [String] { boundaryItems(ofSection: section).map(\.elementKind) }

    private func boundaryItems(ofSection section: Int?) -> [BoundarySupplementaryItem] {
        guard let section else { return layout.configuration.boundarySupplementaryItems }
        let environment = layout.environment.layoutEnvironment(width: 1024)
        return layout.sections[section].provider(environment)?.boundarySupplementaryItems ?? []
    }

    /// False for a section that a split page does not show.
    func shows(_ section: Int, atWidth width: Double) -> Bool {
        let interval = split?.intervals.last { Double($0.lowerBound) <= width }
        guard let arrangement = interval?.arrangement, let onlySide = arrangement.onlySide else { return true }
        return arrangement.sides[section] == onlySide
    }

    /// - Parameter isDrawn: False if only boxes are measured: drawing costs more than layout, and effects of rows change
    ///   what is measured of cells partly in view.
    func html(isDrawn: Bool = false) -> String {
        let stylesheet = Stylesheet(
            sections: styles.enumerated().map { (name: "section-\($0)", style: $1) },
            pages: [(name: "page", style: pageStyle)], splits: split.map { [(name: "split", style: $0)] } ?? [])
        // Line heights are not whole pixels, as in real themes.
        return """
            <!doctype html><meta charset="utf-8"><title>\(layout.name)</title>
            <style>\(stylesheet.text)</style>
            <style>
            :root { font-size: \(16 * layout.textScale)px }
            @layer theme { body { margin: 0; font: 13.3px/1.37 sans-serif; \(isDrawn ? "" : "visibility: hidden") }
            .text { \(textStyle) } }
            \(isDrawn ? "" : ".text { animation: none }")
            </style>
            <div id="outer"><div class="cl page">
            \(boundary(nil, atStart: true))\(sections)\(boundary(nil, atStart: false))
            </div></div>
            """
    }

    private var textStyle: String {
        switch layout.texts {
        case .filling: "overflow-wrap: anywhere"
        case .short: "inline-size: max-content"
        case .wrapped: "inline-size: fit-content; overflow-wrap: anywhere"
        }
    }

    private func text(_ number: Int) -> String {
        layout.texts == .short ? Self.text(number, words: 1 + number * 5 % 3) : Self.text(number)
    }

    /// The sections one below the other, or in the elements of their sides.
    private var sections: String {
        guard let split else { return layout.sections.indices.map(section).joined() }
        let sides = split.stacks.map { stack in
            "<div class=\"cl-side \(stack.className)\">\(stack.sections.map(section).joined())</div>"
        }
        return "<div class=\"cl-split split\">\(sides.joined())</div>"
    }

    private func section(_ index: Int) -> String {
        let style = styles[index].needsIndex
        let scroller = styles[index].scrolls ? ("<div class=\"cl-scroller\" tabindex=\"0\">", "</div>") : ("", "")
        let count = layout.sections[index].itemCount
        let places = styles[index].stacks?.places(count: count)
        let cells = (0..<count).map { item in
            let place = places?[item] ?? .init()
            return String(repeating: "<div class=\"cl-stack\" role=\"presentation\">", count: place.opens)
                + "<li class=\"\(place.classes.joined(separator: " "))\"\(style ? " style=\"--i:\(item + 1)\"" : "")>"
                + "<div class=\"text\">\(text(item))</div>\(supplementaries(ofSection: index, cell: item))</li>"
                + String(repeating: "</div>", count: place.closes)
        }
        return """
            <section id="s\(index)" class="cl-section section-\(index)">\(background)\(decorations(index))\(boundary(index, atStart: true))
            \(scroller.0)<ol class="cl-list">\(cells.joined())</ol>\(scroller.1)
            \(boundary(index, atStart: false))</section>

            """
    }

    private var background: String {
        split == nil ? "" : "<div class=\"cl-background\" aria-hidden=\"true\"></div>"
    }

    /// Headers and spacers come before the cells and footers after them, in reading order.
    private func boundary(_ section: Int?, atStart: Bool) -> String {
        boundaryItems(ofSection: section).enumerated().filter { _, item in
            isBefore(item, ofSection: section) == atStart
        }.map { index, item in
            "<div class=\"cl-\(item.elementKind)\"><div class=\"text\">\(text(index + 40))</div></div>"
        }.joined()
    }

    private func isBefore(_ item: BoundarySupplementaryItem, ofSection section: Int?) -> Bool {
        guard let section else { return ![.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment) }
        return styles[section].boundaryItems.contains { $0.elementKind == item.elementKind && $0.isBefore }
    }

    /// A text of one or several lines.
    static func text(_ number: Int, words count: Int? = nil) -> String {
        let words = ["columns", "of", "unequal", "height", "make", "rows", "that", "only", "the", "browser", "knows"]
        let count = count ?? 1 + (number * 7) % 19
        return "\(number + 1) " + (0..<count).map { words[($0 + number) % words.count] }.joined(separator: " ")
    }
}
