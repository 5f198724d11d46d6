import SiteEpisodes

/// The number and date format of a language, from a word file. The output must not depend on the machine's locale data.
struct LanguageFormat: Hashable, Sendable {
    /// The ten digits, or `nil` for ASCII digits.
    var digits: [Character]?
    /// The thousands separator, or `nil` for none.
    var group: String?
    /// The smallest number with a thousands separator.
    var groupFrom = 1000
    /// The date pattern, such as `{d} {month} {y}`, with `{m}` for the month as a number. `nil` is the ISO format.
    var date: String?
    /// The names of the months, January first.
    var months: [String]?

    /// The text with ASCII digits replaced by the language's digits.
    func localized(_ text: String) -> String {
        guard let digits else { return text }
        return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
    }

    /// The number as text: `1,204`.
    func number(_ number: Int) -> String {
        let text = String(number)
        guard let group, abs(number) >= groupFrom else { return localized(text) }
        var parts: [Substring] = []
        var rest = text[...]
        while rest.count > 3, rest.dropLast(3).last?.isNumber == true {
            parts.append(rest.suffix(3))
            rest = rest.dropLast(3)
        }
        return localized(([rest] + parts.reversed()).joined(separator: group))
    }

    /// The date as text: `2 September 2026`.
    func day(_ date: CalendarDate) -> String {
        guard let pattern = self.date else { return date.dayText }
        return pattern.filled([
            "d": localized(String(date.day)), "m": localized(String(date.month)), "y": localized(String(date.year)),
            "month": months?[date.month - 1] ?? "",
        ])
    }
}

extension String {
    /// The text with each `{name}` replaced by its value, in one pass, so that values may contain braces.
    func filled(_ values: KeyValuePairs<String, String>) -> String {
        var pattern = self
        let bytes = pattern.withUTF8 { pattern in
            var filled: [UInt8] = []
            filled.reserveCapacity(pattern.count + 32)
            var rest = pattern[...]
            while let open = rest.firstIndex(of: UInt8(ascii: "{")),
                let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
            {
                filled += rest[..<open]
                let name = rest[(open + 1)..<close]
                if let (_, value) = values.first(where: { $0.key.utf8.elementsEqual(name) }) {
                    filled += value.utf8
                } else {
                    filled += rest[open...close]
                }
                rest = rest[(close + 1)...]
            }
            return filled + rest
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The names in braces.
    var placeholders: Set<String> {
        Set(
            split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
                part.firstIndex(of: "}").map { String(part[..<$0]) }
            })
    }
}
