import CompositionalLayout

/// Declarations that do not depend on the body of the box.
extension SolvedBoundaryItem {
    /// The item's rule, with the declarations that every boundary item has.
    func rule(_ declarations: [Declaration]) -> Rule {
        Rule(selector, (Self.knownKinds.contains(description.elementKind) ? [] : base) + declarations + order)
    }

    /// Kinds that the rules for all layouts already contain.
    private static let knownKinds: Set<String> = ["header", "footer", "spacer"]

    private var base: [Declaration] {
        [
            Declaration("margin", "0"), Declaration("padding", "0"), Declaration("border", "0"),
            Declaration("box-sizing", "border-box"), Declaration("min-inline-size", "0"),
            Declaration("grid-column", "1"), Declaration("z-index", "1"),
        ]
    }

    /// The drawing order. CSS cannot tell whether an item has moved, so pinned items are always raised.
    private var order: [Declaration] {
        if isPinned { return [Declaration("z-index", "\(1_000_000_000 + min(description.zIndex, 1_000_000_000))")] }
        return description.zIndex == 1 ? [] : [Declaration("z-index", "\(description.zIndex)")]
    }

    /// The item's width and horizontal position.
    ///
    /// - Parameter isBehind: True if the item is in a column after the page's column.
    func inline(_ isBehind: Bool) -> [Declaration] {
        let start = Edge(frame.x)
        return [
            Declaration("justify-self", "start"),
            Declaration.size("inline-size", Edge(frame.maxX).distance(from: start)),
            Declaration("margin-inline-start", isBehind ? start.css - CSSLength(widths: 1) : start.css),
        ]
    }

    /// The place of an item that is as wide as its content, between the insets that it keeps.
    ///
    /// - Parameter width: The width of the item's box.
    func contentInline(in width: Length) throws(LoweringProblem) -> [Declaration] {
        let edge = description.alignment.edge(.horizontal)
        let room = edge == .start || span.extent.isWhole && span.extent.width == span.extent.width.rounded()
        guard room, Length(points: description.absoluteOffset.x).isWhole else { throw .fractionsBesideContent }
        let shift = CSSLength.pixels(Int(description.absoluteOffset.x))
        let (start, end) = (Edge(span.start), Edge(span.start + span.extent))
        let align =
            switch edge {
            case .start: "start"
            case .middle: "center"
            case .end: "end"
            }
        return [Declaration("justify-self", align)]
            + Declaration.pair("margin-inline", start.css + shift, Edge(width).distance(from: end) - shift)
    }

    /// The distance from the body's edge to the item's other edge, for an item inside the body.
    var depth: Length { side == .top ? offset + frame.height : .zero - offset }

    /// The place of a pinned item in the row of the cells. Without margins at its end, it stops there.
    var pinnedInside: [Declaration] {
        side == .top
            ? [Declaration("align-self", "start")] + Self.margin("start", start.css)
            : [Declaration("align-self", "end")] + Self.margin("end", Edge(.zero).distance(from: end))
    }

    var blockSize: [Declaration] {
        sizesToContent ? [] : [Declaration.size("block-size", end.distance(from: start))]
    }

    /// The margin towards the body, for items outside of it.
    var rowMargin: [Declaration] {
        side == .top
            ? Self.margin("end", rowEdge.distance(from: end)) : Self.margin("start", start.distance(from: rowEdge))
    }

    /// Margins that add up to a height of zero, so that the item overlaps its surroundings.
    var weightlessMargins: [Declaration] {
        [
            Declaration("margin-block-start", start.css),
            Declaration("margin-block-end", Edge(.zero).distance(from: end)),
        ]
    }

    /// Centres the item between the body's edges. Items inside the body do not affect the position.
    var centred: [Declaration] {
        let shift = start.css
        if description.extendsBoundary {
            guard !shift.isZero else { return [] }
            return [Declaration("margin-block", [.length(shift), .length(Edge(.zero).distance(from: start))])]
        }
        let height = end.distance(from: start).operand()
        return [
            Declaration(
                "margin-block", "calc(\(height) / -2 + \(shift.operand())) calc(\(height) / -2 - \(shift.operand()))")
        ]
    }

    /// Takes the item out of the rows and places it in the body's area.
    var floating: [Declaration] {
        let result = [Declaration("position", "absolute"), Declaration("inset-inline-start", "0")]
        switch side {
        case .top: return result + [Declaration("inset-block-start", start.css)]
        case .bottom: return result + [Declaration("inset-block-end", Edge(.zero).distance(from: end))]
        case .middle:
            let shift = start.css
            return result + [
                Declaration("inset-block-start", shift.isZero ? "50%" : "calc(50% + \(shift.operand()))"),
                Declaration("translate", "0 -50%"),
            ]
        }
    }

    /// Keeps the item at the edge of the viewport while its box's content is visible.
    var sticky: [Declaration] {
        [
            Declaration("position", "sticky"),
            Declaration(side == .top ? "inset-block-start" : "inset-block-end", "0"),
        ]
    }

    static func margin(_ side: String, _ length: CSSLength) -> [Declaration] {
        length.isZero ? [] : [Declaration("margin-block-\(side)", length)]
    }
}

extension CSSLength {
    /// The largest of several lengths, each at least 0.
    static func largest(_ lengths: [CSSLength]) -> Declaration.Part {
        let different = lengths.reduce(into: [CSSLength]()) { known, length in
            if !known.contains(length) { known.append(length) }
        }
        let pixels = different.compactMap(\.wholePixels).max().map { max($0, 0) } ?? 0
        let others = different.filter { $0.wholePixels == nil }
        if others.isEmpty { return .length(.pixels(pixels)) }
        return .text("max(\((["\(pixels)px"] + others.map { $0.operand() }).joined(separator: ", ")))")
    }
}
