import Episodes

/// A date as RSS writes it (RFC 822 with what people make of it), as front matter writes it.
enum RSSDate {
    /// RFC 3339 with the offset that was written; `nil` for what is no date.
    static func rfc3339(_ text: String) -> String? {
        if let date = internetDate(text) { return date }
        // Some feeds have ISO 8601 here.
        guard let date = try? CalendarDate(parsing: text) else { return nil }
        return date.resolved(in: .utc).rfc3339
    }

    private static func internetDate(_ text: String) -> String? {
        var words = text.split { $0.isWhitespace || $0 == "," || $0 == "-" && !text.contains(":") }[...]
        if words.first?.first?.isLetter == true { words = words.dropFirst() }
        guard words.count >= 3, let day = Int(words.removeFirst()), let month = month(words.removeFirst()),
            var year = Int(words.removeFirst())
        else { return nil }
        if year < 100 { year += year < 70 ? 2000 : 1900 }
        let clock = words.popFirst() ?? "00:00:00"
        let parts = clock.split(separator: ":").map { Int($0) }
        guard parts.count == 2 || parts.count == 3, let hour = parts[0], let minute = parts[1] else { return nil }
        let second = parts.count == 3 ? parts[2] : 0
        guard let second, let zone = zone(words.popFirst() ?? "GMT") else { return nil }
        // A leap second is the last second of its minute here.
        let written =
            "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T\(padded(hour, 2)):\(padded(minute, 2)):"
            + "\(padded(min(second, 59), 2))\(zone)"
        return (try? CalendarDate(parsing: written)) == nil ? nil : written
    }

    private static func month(_ word: Substring) -> Int? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        return names.firstIndex(of: word.prefix(3).lowercased()).map { $0 + 1 }
    }

    /// RFC 822 section 5.1; a zone that nobody knows is none.
    private static func zone(_ word: Substring) -> String? {
        let names = [
            "GMT": 0, "UT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7, "MDT": -6,
            "PST": -8, "PDT": -7, "CET": 1, "CEST": 2,
        ]
        if let hours = names[word.uppercased()] {
            return hours == 0 ? "Z" : (hours < 0 ? "-" : "+") + padded(abs(hours), 2) + ":00"
        }
        let digits = word.dropFirst().filter { $0 != ":" }
        guard let sign = word.first, sign == "+" || sign == "-", digits.count == 4, Int(digits) != nil else {
            return nil
        }
        let offset = "\(sign)\(digits.prefix(2)):\(digits.suffix(2))"
        return offset.dropFirst() == "00:00" ? "Z" : offset
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
