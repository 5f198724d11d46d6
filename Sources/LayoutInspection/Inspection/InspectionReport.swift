import CompositionalLayout

/// The place where a part of a layout is defined: a file with line and column, or the name of a layout made in Swift.
package struct PartSource: Hashable, Sendable, Encodable {
    package let name: String
    package let line: Int?
    package let column: Int?

    /// - Parameters:
    ///   - line: Line number, from 1.
    ///   - column: Column number, from 1.
    package init(name: String, line: Int? = nil, column: Int? = nil) {
        self.name = name
        self.line = line
        self.column = column
    }
}

/// An inspected layout in JSON. Rectangles are `[x, y, width, height]` in CSS px; the origin is the layout's top left
/// corner.
package struct InspectionReport: Encodable, Sendable {
    /// The page's facts about a section.
    package struct SectionName: Sendable {
        package let id: String
        package let layout: String?
        /// The certified interval that contains this width.
        package let rule: CertifiedInterval?
        package let source: @Sendable (LayoutPart.Place) -> PartSource?

        package init(
            id: String, layout: String?, rule: CertifiedInterval?,
            source: @escaping @Sendable (LayoutPart.Place) -> PartSource?
        ) {
            self.id = id
            self.layout = layout
            self.rule = rule
            self.source = source
        }
    }

    struct Part: Encodable {
        let kind: String
        let parent: Int?
        let words: [PartWord]
        let sum: [ExtentSum.Line]
        let source: PartSource?
        let takesContentHeight: Bool
        let takesContentWidth: Bool

        init(_ part: LayoutPart, in container: Size<Double>, source: PartSource?) {
            kind = part.kind.rawValue
            parent = part.parent
            words = part.words
            sum = part.width.lines(in: container)
            self.source = source
            takesContentHeight = part.takesContentHeight
            takesContentWidth = part.takesContentWidth
        }
    }

    struct Box: Encodable {
        let kind: String
        let name: String
        let part: Int?
        let parent: Int?
        let frame: [Double]
        let exact: [Double]?

        init(_ box: InspectedBox) {
            (kind, name, part, parent) = (box.kind.rawValue, box.name, box.part, box.parent)
            frame = box.frame.values
            exact = box.exact?.values
        }
    }

    struct Section: Encodable {
        let number: Int
        let id: String
        let layout: String?
        let rule: Rule?
        let parts: [Part]
        let boxes: [Box]
        let scroll: Scroll?
    }

    /// An interval as `sitegen layout` prints it.
    struct Rule: Encodable {
        /// First integer width of the section's container.
        let from: Int
        /// Last integer width; missing if the interval has no end.
        let to: Int?
        let columns: Int
        /// The distinct cell sizes, for example `W/3 - 17.33 × ~200`.
        let cells: [String]

        init(_ interval: CertifiedInterval) {
            from = interval.widths.lowerBound
            to = interval.widths.upperBound.map { $0 - 1 }
            columns = interval.columns
            cells = interval.cells.map { "\($0.size.width.formula) × \($0.size.height.formula)" }
        }
    }

    struct Scroll: Encodable {
        let viewport: [Double]
        let contentLength: Double
    }

    struct Side: Encodable {
        let name: String
        let frame: [Double]
        let sum: [ExtentSum.Line]
    }

    struct Boundary: Encodable {
        let part: Part
        let box: Box
    }

    let width: Double
    let height: Double
    let sections: [Section]
    let sides: [Side]
    let boundary: [Boundary]

    /// - Parameters:
    ///   - layout: The layout at one width.
    ///   - names: The names of all sections of the page.
    ///   - pageSource: Returns the place where the page's boundary items of a kind are defined.
    package init(_ layout: InspectedLayout, names: [SectionName], pageSource: (String) -> PartSource?) {
        width = layout.container.width
        height = layout.contentSize.height
        sections = layout.sections.map { section in
            let name = names[section.number]
            return Section(
                number: section.number, id: name.id, layout: name.layout, rule: name.rule.map(Rule.init),
                parts: section.parts.parts.map { Part($0, in: section.container, source: name.source($0.place)) },
                boxes: section.boxes.map(Box.init),
                scroll: section.scroll.map { Scroll(viewport: $0.viewport.values, contentLength: $0.contentLength) })
        }
        let height = layout.contentSize.height
        sides = layout.sides.map { side in
            Side(
                name: "\(side.side.rawValue) side", frame: [side.x, 0, side.width, height],
                sum: side.sum.lines(in: layout.container))
        }
        boundary = layout.boundary.map { part, box in
            Boundary(part: Part(part, in: layout.container, source: pageSource(box.name)), box: Box(box))
        }
    }
}
