import CompositionalLayout

/// Frames at one width in JSON. Rectangles are `[x, y, width, height]` in CSS px; the origin is the layout's top left
/// corner.
public struct FramesReport: Encodable, Sendable {
    struct Section: Encodable, Sendable {
        let id: String
        let frame: [Double]
        /// The cells in document order.
        let cells: [[Double]]
        let boundaryItems: [Element]
        let supplementaryItems: [Element]
        let decorationItems: [Element]
        /// The scroll area of a section with its own scrolling. The frames of its cells are those before any scrolling.
        let scroll: Scroll?
    }

    struct Scroll: Encodable, Sendable {
        /// The visible rectangle.
        let viewport: [Double]
        /// The length of the scrollable content, in CSS px.
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
    ///   - frames: The frames of the layout at one width.
    ///   - width: That width, in points.
    ///   - ids: The IDs of the layout's sections.
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

/// The differences between two widths in JSON.
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
    ///   - difference: The frames that differ between the two widths.
    ///   - widths: The two compared widths, in points.
    ///   - ids: The IDs of the layout's sections.
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
