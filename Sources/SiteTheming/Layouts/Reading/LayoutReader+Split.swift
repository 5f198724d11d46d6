import SiteMarkdown

/// The split for one pair of size classes.
struct SplitReading {
    var sides: PageSplit.Sides
    var pinsHeaders: Bool
    var normalizesLineHeight: Bool
    var mirrorsWithDirection: Bool
}

extension LayoutReader {
    mutating func split(_ value: Value) -> SplitReading? {
        guard let fields = fields(of: value, "a split", .split) else { return nil }
        let ratio = required("ratio", of: fields).flatMap { value in
            perWidth(value, .all) { reader, value, _ in reader.ratio(value).map { PerWidth($0) } }
        }
        let spacing = optional("spacing", of: fields, default: 0, .all) { $0.distance($1, "spacing") }
        let pins = flag("pinsHeaders", of: fields)
        let normalizes = flag("normalizesLineHeight", of: fields)
        let mirrors = flag("mirrorsWithDirection", of: fields)
        guard let ratio, let spacing else { return nil }
        return SplitReading(
            sides: PageSplit.Sides(ratio: ratio.merged, spacing: spacing.merged), pinsHeaders: pins,
            normalizesLineHeight: normalizes, mirrorsWithDirection: mirrors)
    }

    private mutating func flag(_ key: String, of fields: LayoutFields) -> Bool {
        fields[key].flatMap { boolean($0.value, key) } ?? false
    }

    private mutating func ratio(_ value: Value) -> Double? {
        guard let ratio = value.text.flatMap({ LayoutNumber.parse($0[...]) }), (0...1).contains(ratio) else {
            wrongType(
                value, "ratio", is: "the left side's share of the width, from 0 to 1",
                hint: "write 0.4 for two fifths, or 0 or 1 for one column")
            return nil
        }
        return ratio
    }

    private mutating func distance(_ value: Value, _ name: String) -> Double? {
        guard let points = points(value, name) else { return nil }
        if points >= 0 { return points }
        wrongType(value, name, is: "points from 0 on", hint: "write the distance between the sides: 16")
        return nil
    }
}
