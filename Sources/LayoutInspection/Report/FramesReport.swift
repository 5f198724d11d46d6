import CompositionalLayout

/// Frames at one width in JSON. Rectangles are `[x, y, width, height]` in CSS px, from the layout's left top corner.
public struct FramesReport: Encodable, Sendable {
    struct Section: Encodable, Sendable {
        let id: String
        let frame: [Double]
        /// In the order of the document.
        let cells: [[Double]]
        let boundaryItems: [Element]
        let supplementaryItems: [Element]
        let decorationItems: [Element]
        /// Of a section that scrolls by itself; its cells are where they are before scrolling.
        let scroll: Scroll?
    }

    struct Scroll: Encodable, Sendable {
        /// What is seen.
        let viewport: [Double]
        /// How much there is to scroll over.
        let contentLength: Double
    }

    struct Element: Encodable, Sendable {
        let kind: String
        let index: Int
        let frame: [Double]

        init(_ element: LayoutFrames.Element) {
            (kind, index, frame) = (element.elementKind, element.index, element.frame.values)
        }
    }

    let width: Int
    let height: Double
    let sections: [Section]
    let boundaryItems: [Element]

    /// - Parameters:
    ///   - frames: of the whole layout.
    ///   - width: the width that they are for.
    ///   - ids: ids of the layout's sections.
    public init(_ frames: LayoutFrames, width: Int, sections ids: [String]) {
        self.width = width
        height = frames.contentSize.height
        sections = frames.sections.enumerated().map { number, section in
            Section(
                id: ids.indices.contains(number) ? ids[number] : "", frame: section.frame.values,
                cells: section.items.map(\.values), boundaryItems: section.boundaryItems.map(Element.init),
                supplementaryItems: section.supplementaryItems.map(Element.init),
                decorationItems: section.decorationItems.map(Element.init),
                scroll: section.scroll.map { Scroll(viewport: $0.viewport.values, contentLength: $0.contentLength) })
        }
        boundaryItems = frames.boundaryItems.map(Element.init)
    }
}

/// What differs between two widths in JSON.
public struct DifferenceReport: Encodable, Sendable {
    struct Change: Encodable, Sendable {
        let section: String
        let name: String
        let before: [Double]?
        let after: [Double]?
    }

    let from: Int
    let to: Int
    let changes: [Change]
    let unchanged: Int

    /// - Parameters:
    ///   - difference: of the frames at the two widths.
    ///   - widths: the two widths.
    ///   - ids: ids of the layout's sections.
    public init(_ difference: FrameDifference, widths: (Int, Int), sections ids: [String]) {
        (from, to) = widths
        changes = difference.changes.map { change in
            Change(
                section: ids.indices.contains(change.section) ? ids[change.section] : "", name: change.name,
                before: change.before?.values, after: change.after?.values)
        }
        unchanged = difference.unchanged
    }
}

extension Rect<Double> {
    var values: [Double] { [x, y, width, height] }
}
