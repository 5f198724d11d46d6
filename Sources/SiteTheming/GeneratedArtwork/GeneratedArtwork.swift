import SiteMarkup

/// A generated picture for something without a picture. It depends only on the identity. Shapes surround a block with a
/// number or initials. The result is inline SVG, coloured by the theme through `hue-…` and `tone-…` classes.
package struct GeneratedArtwork: Hashable, Sendable {
    /// The number of `hue-…` classes that a theme styles.
    package static let hueCount = 12

    /// The hue, in `0 ..< hueCount`.
    package let hue: Int
    package let svg: HTML

    /// - Parameters:
    ///   - identity: a text that never changes, such as the address.
    ///   - label: a few characters for the block, see `label(number:title:)`.
    package init(identity: String, label: String) {
        var numbers = SeededNumbers(identity)
        hue = numbers.next(below: Self.hueCount)
        svg = composition(label: label, numbers: &numbers)
    }

    /// The hue alone, for swatches and labels.
    package static func hue(of identity: String) -> Int {
        var numbers = SeededNumbers(identity)
        return numbers.next(below: hueCount)
    }

    /// The number, or else the initials of the title's first two words. A number that does not fit is not cut, so the
    /// initials take its place.
    package static func label(number: String?, title: String) -> String {
        if let number, (1...5).contains(number.count) { return number }
        let words = title.split { !$0.isLetter && !$0.isNumber }
        return words.prefix(2).compactMap(\.first).map { $0.uppercased() }.joined()
    }
}

/// Draws 6 × 3 modules of three units each. The view box shows the middle 16 × 9 units, so the outer modules are
/// cut.
private func composition(label: String, numbers: inout SeededNumbers) -> HTML {
    // The block is at the top, because tiles show a title over the lower half of a picture.
    let block = ShapeSquare(column: 2, row: 0, isLarge: true)
    // A large shape of two by two modules, to the left or right of the block.
    let large = ShapeSquare(
        column: numbers.next(below: 2) * 4, row: numbers.next(below: 2), isLarge: true)
    var shapes = ShapeLayers()
    shapes.add(.solid, in: block, tone: 5, on: 5)
    shapes.addRandom(in: large, numbers: &numbers)
    for row in 0..<ShapeSquare.rows {
        for column in 0..<ShapeSquare.columns {
            let square = ShapeSquare(column: column, row: row, isLarge: false)
            guard !block.covers(square), !large.covers(square) else { continue }
            shapes.addRandom(in: square, numbers: &numbers)
        }
    }
    var markup = MarkupRope()
    markup.reserveCapacity(2048)
    markup.append("<svg viewBox=\"1 0 16 9\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\">".utf8)
    shapes.append(to: &markup)
    append(label, row: block.row, to: &markup)
    markup.append("</svg>".utf8)
    return HTML(rendered: markup)
}

/// Draws the label in the middle of its block. Sizes are in tenths of a unit, so no number formatter is needed.
private func append(_ label: String, row: Int, to markup: inout MarkupRope) {
    guard !label.isEmpty else { return }
    let size =
        switch label.count {
        case ...2: 42
        case 3: 36
        case 4: 28
        default: 22
        }
    let baseline = row * 30 + 30 + size * 35 / 100
    markup.append("<text x=\"9\" y=\"\(tenths(baseline))\" font-size=\"\(tenths(size))\">".utf8)
    markup.append(escaping: label)
    markup.append("</text>".utf8)
}

private func tenths(_ value: Int) -> String { "\(value / 10).\(value % 10)" }
