import CompositionalLayout
import SiteArtwork

/// The parts of a card in the order of its layout's cells.
package enum CardPart: Int, Hashable, Sendable, CaseIterable {
    case site, title, facts, artwork
}

/// The frames of a card's parts: a section of four cells, solved by the engine that also lays out pages.
package struct CardLayout: Hashable, Sendable {
    /// The size that networks ask for, in pixels.
    package static let size = PixelSize(width: 1200, height: 630)

    /// The frames by part, in whole pixels. The origin is the upper left corner, and all frames are inside the card.
    package let frames: [CardPart: Rect<Double>]

    /// True for a card that reads from right to left.
    package let isRightToLeft: Bool

    /// Solves a section for the card.
    ///
    /// - Throws: ``CardLayoutProblem`` if the section does not fit a card.
    package init(
        _ provider: @escaping @Sendable (LayoutEnvironment) -> LayoutSection, isRightToLeft: Bool
    ) throws(CardLayoutProblem) {
        let layout = CollectionLayout { _, environment in provider(environment) }
        let environment = LayoutEnvironment(
            width: Double(Self.size.width), height: Double(Self.size.height),
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let solved = layout.solve(in: environment, itemCounts: [CardPart.allCases.count])
        if let problem = solved.problems.first { throw .unsolved(problem) }
        let items = solved.snappedFrames().sections.first?.items ?? []
        var frames: [CardPart: Rect<Double>] = [:]
        for (part, frame) in zip(CardPart.allCases, items) {
            guard frame.x >= 0, frame.y >= 0, frame.maxX <= Double(Self.size.width),
                frame.maxY <= Double(Self.size.height)
            else { throw .outside(part, frame) }
            frames[part] = frame
        }
        self.frames = frames
        self.isRightToLeft = isRightToLeft
    }

    /// The size of a part in pixels; `nil` if it has no space.
    package func size(of part: CardPart) -> PixelSize? {
        guard let frame = frames[part], frame.width >= 1, frame.height >= 1 else { return nil }
        return PixelSize(width: Int(frame.width), height: Int(frame.height))
    }
}

/// The reason why a section cannot be the layout of a card.
package enum CardLayoutProblem: Error, Hashable, Sendable {
    /// The engine cannot solve it.
    case unsolved(LayoutProblem)
    /// A part reaches beyond the card.
    case outside(CardPart, Rect<Double>)

    package var message: String {
        switch self {
        case .unsolved(let problem): "the layout of cards cannot be solved: \(Self.reason(problem))"
        case .outside(let part, let frame):
            "the \(part) of a card reaches beyond it: from \(Int(frame.x)), \(Int(frame.y)) to \(Int(frame.maxX)), "
                + "\(Int(frame.maxY)) on \(CardLayout.size.width) × \(CardLayout.size.height) points"
        }
    }

    private static func reason(_ problem: LayoutProblem) -> String {
        func points(_ length: Length) -> Int {
            let (width, height) = (CardLayout.size.width, CardLayout.size.height)
            return Int(length.value(in: Size(width: Double(width), height: Double(height))))
        }
        return switch problem.kind {
        case .cannotFit(_, let needed, let available):
            "the first item of a group needs \(points(needed)) of \(points(available)) points"
        case .noRoom(_, let available, let insets): "insets take \(insets) of \(points(available)) points"
        default: problem.name
        }
    }
}
