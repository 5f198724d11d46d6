import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

extension LayoutReader {
    private static let forms = ["subitems", "subitem", "repeatingSubitem", "frames"]
    /// The limit for repeated subitems. It prevents a typing error from using up the memory.
    private static let largestCount = 1000

    /// Reads exactly one of the four forms.
    mutating func arrangement(
        of fields: LayoutFields, _ widths: WidthSet, unit: String
    ) -> PerWidth<LayoutGroup.Arrangement>? {
        let written = Self.forms.compactMap { fields[$0] }
        let hint =
            "write 'subitems', or 'subitem' with 'count', or 'repeatingSubitem' with 'count', 'frames', 'justified', 'waterfall', or 'mosaic'"
        guard let form = written.first else {
            if !fields.misspelt.isDisjoint(with: Self.forms) { return nil }
            report(.error, "group-form", "\(fields.owner) has no subitems", hint: hint, at: fields.position)
            return nil
        }
        for other in written.dropFirst() {
            report(
                .error, "group-form", "'\(other.key)' and '\(form.key)' cannot be combined", hint: hint,
                at: other.keyPosition)
        }
        for key in Self.keysWithoutEffect(beside: form.key) {
            guard let other = fields[key] else { continue }
            report(
                .error, "group-form", "'\(key)' and '\(form.key)' cannot be combined", hint: hint,
                at: other.keyPosition)
        }
        if form.key == "frames" {
            let frames = perWidth(form.value, widths) { $0.frames($1, $2) }
            return frames.map { frames in PerWidth(from: frames.starts) { .custom(frames[$0]) } }
        }
        if form.key == "subitems" {
            let subitems = perWidth(form.value, widths) { $0.subitems($1, $2) }
            return subitems.map { subitems in PerWidth(from: subitems.starts) { .subitems(subitems[$0]) } }
        }
        let subitem = perWidth(form.value, widths) { $0.subitem($1, $2) }
        let count = required("count", of: fields).flatMap {
            self.count(
                $0, widths,
                CountLimit(key: "count", most: Self.largestCount, unit: unit, allowsFit: form.key == "subitem"))
        }
        guard let subitem, let count else { return nil }
        return PerWidth(from: subitem.starts + count.starts) { width in
            switch count[width] {
            case .fit(let least): .fitting(subitem[width], least: least)
            case .exactly(let count) where form.key == "subitem": .counted(subitem[width], count: count)
            case .exactly(let count): .repeating(subitem[width], count: count)
            }
        }
    }

    private static func keysWithoutEffect(beside form: String) -> [String] {
        switch form {
        case "subitems": ["count"] + keysOfShapes
        case "frames": ["count", "axis", "interItemSpacing"] + keysOfShapes
        default: keysOfShapes
        }
    }

    private static let keysOfShapes = ["aspectRatio"] + mosaicKeys

    private mutating func subitems(_ value: Value, _ widths: WidthSet) -> PerWidth<[LayoutSubitem]>? {
        guard let list = value.list else {
            wrongType(value, "subitems", is: "a list", hint: "put '- ' before each subitem")
            return nil
        }
        if list.isEmpty {
            report(
                .error, "empty-subitems", "'subitems' is empty", hint: "add at least one subitem",
                at: value.position)
            return nil
        }
        let read = list.map { value in perWidth(value, widths) { $0.subitem($1, $2) } }
        let subitems = read.compactMap { $0 }
        guard subitems.count == read.count else { return nil }
        return PerWidth(from: subitems.flatMap(\.starts)) { width in subitems.map { $0[width] } }
    }

    /// A number of subitems or columns, or `fit(200)`.
    enum WrittenCount: Hashable, CustomStringConvertible {
        case exactly(Int)
        case fit(Double)

        var description: String {
            switch self {
            case .exactly(let count): String(count)
            case .fit(let least): "fit(\(least))"
            }
        }
    }

    /// The limits of a count, and the words of its messages.
    struct CountLimit {
        let key: String
        let most: Int
        /// The word for what is counted, in the plural.
        let unit: String
        /// False for copies of their own size, whose number cannot follow from it.
        let allowsFit: Bool
    }

    mutating func count(_ value: Value, _ widths: WidthSet, _ limit: CountLimit) -> PerWidth<WrittenCount>? {
        func read(_ reader: inout LayoutReader, _ value: Value, _ widths: WidthSet) -> PerWidth<WrittenCount>? {
            if let text = value.text, text.hasPrefix("fit") {
                if limit.allowsFit, let least = Self.fit(text) { return PerWidth(.fit(least)) }
                reader.report(
                    .error, "invalid-count", "'\(limit.key)' cannot be '\(text)'",
                    hint: limit.allowsFit
                        ? "write 'fit(200)' for as many as have at least 200 px"
                        : "write 'subitem' instead of 'repeatingSubitem', or a number", at: value.position)
                return nil
            }
            guard let count = reader.integer(value, limit.key) else { return nil }
            if (1...limit.most).contains(count) { return PerWidth(.exactly(count)) }
            reader.report(
                .error, "invalid-count", "'\(limit.key)' must be from 1 to \(limit.most), not \(count)",
                hint: "write a number from 1 to \(limit.most)", at: value.position)
            return nil
        }
        return perWidth(value, widths, gap: { "\($0) \(limit.unit) between \($1) and \($2)" }, read)
    }

    /// The length in `fit(200)`; `nil` for a wrong text.
    private static func fit(_ text: String) -> Double? {
        guard text.hasPrefix("fit("), text.hasSuffix(")") else { return nil }
        let number = text.dropFirst(4).dropLast().trimmingPrefix(" ")
        return Double(number).flatMap { $0 >= 1 && $0 <= 1_000_000 ? $0 : nil }
    }
}
