import SiteMarkdown

/// A pattern of old addresses, such as `/p/:year/:filename/`.
struct OldPermalink {
    let pattern: String

    /// The address with values for tokens, or `nil` if a token has none. A double slash becomes one.
    func address(_ values: (String) -> String?) -> String? {
        var path = ""
        var rest = pattern[...]
        while let colon = rest.firstIndex(of: ":") {
            path += rest[..<colon]
            rest = rest[rest.index(after: colon)...]
            var word = rest.prefix { $0.isLetter || $0 == "_" }
            // `:title_x` has the token `title`.
            var value = values(String(word))
            while value == nil, let cut = word.lastIndex(of: "_") {
                word = word[..<cut]
                value = values(String(word))
            }
            guard let value else { return nil }
            path += value
            rest = rest.dropFirst(word.count)
            if rest.first == "[", let end = rest.firstIndex(of: "]") { rest = rest[rest.index(after: end)...] }
        }
        path += rest
        let parts = path.split(separator: "/")
        guard !parts.isEmpty else { return "/" }
        return "/" + parts.joined(separator: "/") + (path.hasSuffix("/") ? "/" : "")
    }
}

/// The day of a text, as its author wrote it.
struct OldDay {
    let year: Int
    let month: Int
    let day: Int

    init?(_ text: String?) {
        guard let match = text?.prefixMatch(of: #/\s*(\d{4})-(\d{1,2})-(\d{1,2})/#), let year = Int(match.1),
            let month = Int(match.2), let day = Int(match.3), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    var monthName: String { Self.months[month - 1] }

    /// The number of the day in its year.
    var dayOfYear: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return lengths[..<(month - 1)].reduce(0, +) + day
    }

    static func padded(_ number: Int, _ count: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// The value of a token of dates.
    func token(_ name: String) -> String? {
        switch name {
        case "year": Self.padded(year, 4)
        case "short_year": Self.padded(year % 100)
        case "month": Self.padded(month)
        case "i_month": String(month)
        case "monthname", "long_month": monthName
        case "short_month": String(monthName.prefix(3))
        case "day": Self.padded(day)
        case "i_day": String(day)
        case "y_day", "yearday": Self.padded(dayOfYear, 3)
        default: nil
        }
    }
}
