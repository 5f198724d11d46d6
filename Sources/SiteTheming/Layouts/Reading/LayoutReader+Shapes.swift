import CompositionalLayout
import SiteMarkdown

/// Reads groups whose cells depend on their entries: justified rows, waterfalls and mosaics.
extension LayoutReader {
    static let shapeForms = ["justified", "waterfall", "mosaic"]
    private static let others = [
        "axis", "size", "subitems", "subitem", "repeatingSubitem", "count", "frames", "contentInsets", "edgeSpacing",
        "supplementaryItems",
    ]

    /// - Parameter form: The entry whose key is one of these.
    mutating func shapes(_ form: Entry, _ fields: LayoutFields, _ widths: WidthSet) -> PerWidth<LayoutGroup>? {
        let isMosaic = form.key == "mosaic"
        let excluded =
            Self.others + Self.shapeForms.filter { $0 != form.key } + (isMosaic ? [] : Self.mosaicKeys)
        let allowed =
            isMosaic
            ? "'interItemSpacing', 'aspectRatio', 'spans', 'defaults' and 'keepsOrder'"
            : "'interItemSpacing' and 'aspectRatio'"
        for other in excluded.compactMap({ fields[$0] }) {
            report(
                .error, "group-form", "'\(other.key)' and '\(form.key)' cannot be combined",
                hint: "write at most \(allowed) beside '\(form.key)'", at: other.keyPosition)
        }
        let spacing = optional("interItemSpacing", of: fields, default: 0, widths) {
            $0.points($1, "interItemSpacing")
        }
        if isMosaic {
            guard let rule = mosaic(form, fields, widths), let spacing else { return nil }
            return PerWidth(from: rule.starts + spacing.starts) { .mosaic(rule[$0], spacing: spacing[$0]) }
        }
        let ratio = optional("aspectRatio", of: fields, default: nil, widths) { reader, value in
            reader.aspectRatio(value).map { $0 as Double? }
        }
        if form.key == "waterfall" {
            guard let columns = columns(form, widths), let spacing, let ratio else { return nil }
            return PerWidth(from: columns.starts + spacing.starts + ratio.starts) { width in
                .waterfall(columns: columns[width], aspectRatio: ratio[width], spacing: spacing[width])
            }
        }
        let bounds = perWidth(form.value, widths) { reader, value, _ in reader.heights(value).map { PerWidth($0) } }
        guard let bounds, let spacing, let ratio else { return nil }
        return PerWidth(from: bounds.starts + spacing.starts + ratio.starts) { width in
            .justified(rowHeights: bounds[width], aspectRatio: ratio[width], spacing: spacing[width])
        }
    }

    /// Reads a number of columns, or `fit(240)`.
    mutating func columns(_ form: Entry, _ widths: WidthSet) -> PerWidth<ColumnCount>? {
        let limit = CountLimit(key: form.key, most: ColumnCount.most, unit: "columns", allowsFit: true)
        guard let counts = count(form.value, widths, limit) else { return nil }
        return PerWidth(from: counts.starts) { width in
            switch counts[width] {
            case .exactly(let count): .exactly(count)
            case .fit(let least): .fitting(least: least)
            }
        }
    }

    /// Reads `160...320`.
    private mutating func heights(_ value: Value) -> ClosedRange<Double>? {
        let parts = (value.text ?? "").split(separator: "...", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            LayoutNumber.parse(part.drop { $0 == " " }.prefix { $0 != " " })
        }
        guard parts.count == 2, numbers.count == 2, numbers[0] >= 1, numbers[1] <= Length.largest,
            numbers[1] >= numbers[0] * RowRule.leastRatio
        else {
            report(
                .error, "invalid-row-heights", "\(value.summary) is not a pair of row heights",
                hint: "write the least and the greatest height, at least 1.2 times the least: 160...320",
                at: value.position)
            return nil
        }
        return numbers[0]...numbers[1]
    }

    mutating func aspectRatio(_ value: Value) -> Double? {
        if let ratio = value.text.flatMap({ LayoutNumber.parse($0[...]) }), ratio > 0, ratio <= Length.largest {
            return ratio
        }
        wrongType(value, "aspectRatio", is: "a number above 0", hint: "write the width by the height: 3/2")
        return nil
    }
}
