extension PlayTime {
    /// The maximum of 1,000 hours, in seconds. A larger number is a mistake, such as milliseconds or a date.
    private static let longest = 3_600_000.0

    /// Reads `2530`, `42:10`, `1:02:03`, `1h 2m`, `90 min` and ISO 8601's `PT1H2M`. Fractions of a second are rounded.
    ///
    /// Fails if the text has none of these forms, if a part has more than 59 (`1:75`), or above 1,000 hours.
    package init?(parsing text: some StringProtocol) {
        guard let seconds = Self.seconds(text) else { return nil }
        self.init(seconds: Int(seconds.rounded()))
    }

    /// Reads the same forms with fractions of a second, in milliseconds.
    static func milliseconds(parsing text: some StringProtocol) -> Int? {
        seconds(text).map { Int(($0 * 1000).rounded()) }
    }

    private static func seconds(_ text: some StringProtocol) -> Double? {
        let text = text.trimmingBlanks.lowercased()
        guard let seconds = clock(text) ?? units(text), (0...longest).contains(seconds) else { return nil }
        return seconds
    }

    /// Reads seconds alone, or numbers with colons between them.
    private static func clock(_ text: String) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var seconds = 0.0
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            guard let value = isLast ? decimal(part) : whole(part), index == 0 || value < 60 else { return nil }
            seconds = seconds * 60 + value
        }
        return seconds
    }

    /// Reads numbers with units, larger units first: `1h 2m 3s`, `pt1h2m3s`.
    private static func units(_ text: String) -> Double? {
        var rest = Substring(text)
        let isISO = rest.hasPrefix("pt")
        if isISO { rest = rest.dropFirst(2) }
        var seconds = 0.0
        var largest = 3601.0
        while !rest.isEmpty {
            let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            rest = rest.dropFirst(number.count).drop { $0 == " " }
            let unit = rest.prefix(while: \.isLetter)
            rest = rest.dropFirst(unit.count).drop { $0 == " " || $0 == "," }
            guard let value = decimal(number), let size = secondsPerUnit(unit, isISO: isISO), size < largest else {
                return nil
            }
            seconds += value * size
            largest = size
        }
        return largest < 3601 ? seconds : nil
    }

    private static func secondsPerUnit(_ unit: Substring, isISO: Bool) -> Double? {
        switch unit {
        case "h": 3600
        case "m": 60
        case "s": 1
        case _ where isISO: nil
        case "hr", "hrs", "hour", "hours", "std": 3600
        case "min", "mins", "minute", "minutes": 60
        case "sec", "secs", "second", "seconds": 1
        default: nil
        }
    }

    private static func whole(_ text: Substring) -> Double? {
        guard text.isDigits, text.utf8.count <= 9 else { return nil }
        return Double(text)
    }

    /// Reads digits with at most one decimal mark.
    private static func decimal(_ text: Substring) -> Double? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return whole(text) }
        guard let before = whole(parts[0]), whole(parts[1]) != nil, let after = Double("0." + parts[1]) else {
            return nil
        }
        return before + after
    }
}
