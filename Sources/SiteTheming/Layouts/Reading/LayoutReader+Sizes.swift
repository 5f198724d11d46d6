import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    /// Reads `1w x ~200`, or a map with `width` and `height`.
    mutating func size(_ value: Value, _ widths: WidthSet) -> PerWidth<LayoutSize>? {
        if value.entries == nil { return shortSize(value).map { PerWidth($0) } }
        guard let fields = fields(of: value, "a size", .size) else { return nil }
        let width = required("width", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in reader.dimension(value, .horizontal).map { PerWidth($0) } }
        }
        let height = required("height", of: fields).flatMap { value in
            perWidth(value, widths) { reader, value, _ in reader.dimension(value, .vertical).map { PerWidth($0) } }
        }
        guard let width, let height else { return nil }
        return PerWidth(from: width.starts + height.starts) { LayoutSize(width: width[$0], height: height[$0]) }
    }

    private mutating func shortSize(_ value: Value) -> LayoutSize? {
        let text = value.text ?? ""
        // The names of dimensions contain an x too.
        let crosses = text.indices.filter { place in
            text[place] == "×"
                || text[place] == "x"
                    && (text[..<place].last == " " || text[place...].dropFirst().first == " ")
        }
        guard crosses.count == 1, let cross = crosses.first else {
            wrongType(value, "size", is: "width x height", hint: "write it as 1w x ~200")
            return nil
        }
        let width = dimension(text[..<cross], in: value, .horizontal)
        let height = dimension(text[cross...].dropFirst(), in: value, .vertical)
        guard let width, let height else { return nil }
        return LayoutSize(width: width, height: height)
    }

    private mutating func dimension(_ value: Value, _ axis: Axis) -> LayoutDimension? {
        guard let text = value.text else {
            wrongType(
                value, axis == .horizontal ? "width" : "height", is: "a dimension", hint: DimensionSyntax.form)
            return nil
        }
        return dimension(text[...], in: value, axis)
    }

    private mutating func dimension(_ part: Substring, in value: Value, _ axis: Axis) -> LayoutDimension? {
        let text = part.trimmed
        let position = position(of: text, in: value)
        guard let dimension = DimensionSyntax.parse(text) else {
            report(
                .error, "invalid-dimension", "'\(text)' is not a dimension", hint: DimensionSyntax.hint(for: text),
                at: position)
            return nil
        }
        let name = axis == .horizontal ? "width" : "height"
        guard finite(dimension.dimension, name, at: position) != nil else { return nil }
        check(dimension, text, axis, at: position)
        return dimension
    }

    private mutating func check(
        _ dimension: LayoutDimension, _ text: Substring, _ axis: Axis, at position: SourcePosition
    ) {
        let number = dimension.dimension
        if number <= 0 {
            report(
                .warning, "not-positive", "the \(axis == .horizontal ? "width" : "height") '\(text)' is not above 0",
                hint: "write a number above 0", at: position)
        }
        let isOwnFraction =
            switch dimension {
            case .fractionalWidth: axis == .horizontal
            case .fractionalHeight: axis == .vertical
            case .absolute, .textRelative, .estimated, .uniformAcrossSiblings: false
            }
        guard isOwnFraction, number > 1 else { return }
        report(
            .hint, "large-fraction",
            "'\(text)' is \(DimensionSyntax.shortest(number)) times the \(axis == .horizontal ? "width" : "height") around it",
            hint: "write a factor, not percent: 0.5 is half", at: position)
    }

    /// The position of a part of a scalar. In a quoted scalar, where escapes change offsets, it is the start of the
    /// scalar.
    private func position(of part: Substring, in value: Value) -> SourcePosition {
        guard case .scalar(let scalar) = value.kind, !scalar.isQuoted else { return value.position }
        let offset = part.base.utf8.distance(from: part.base.startIndex, to: part.startIndex)
        let position = SourcePosition(line: value.position.line, column: value.position.column + offset)
        let start = source.offset(of: position)
        return source.bytes[start...].starts(with: part.utf8) ? position : value.position
    }
}

extension Substring {
    /// The text without spaces at its ends.
    var trimmed: Substring {
        var result = drop { $0 == " " }
        while result.last == " " { result.removeLast() }
        return result
    }
}
