import Episodes

/// How a language writes numbers and days, as a word file says it: the output must not depend on what a machine knows of
/// languages.
struct LanguageFormat: Hashable, Sendable {
    /// The ten digits; `nil` for ASCII's.
    var digits: [Character]?
    /// What stands between thousands; `nil` for nothing.
    var group: String?
    /// From which number on thousands are parted.
    var groupFrom = 1000
    /// `{d} {month} {y}`; also `{m}`, the month as a number. `nil` for the day in numbers, which everyone can read.
    var date: String?
    /// The names of the months, January first.
    var months: [String]?

    /// A text with its ASCII digits written as the language writes them.
    func localized(_ text: String) -> String {
        guard let digits else { return text }
        return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? $0 : $0 })
    }

    /// `1,204`
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

    /// `2 September 2026`
    func day(_ date: CalendarDate) -> String {
        guard let pattern = self.date else { return date.dayText }
        let values = [
            "d": localized(String(date.day)), "m": localized(String(date.month)), "y": localized(String(date.year)),
            "month": months?[date.month - 1] ?? "",
        ]
        return pattern.filled(values)
    }
}

extension String {
    /// The text with each `{name}` that there is a value for replaced, in one pass: values may hold braces.
    func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            result += self[rest.startIndex..<open]
            result += values[String(self[utf8.index(after: open)..<close])] ?? String(self[open...close])
            rest = rest[utf8.index(after: close)...]
        }
        return result + self[rest.startIndex...]
    }

    /// The names in braces.
    var placeholders: Set<String> {
        Set(
            split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
                part.firstIndex(of: "}").map { String(part[..<$0]) }
            })
    }
}
