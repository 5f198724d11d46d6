/// Reads a date token by token. The form of a token, or the parts known so far, give its meaning. Words without meaning
/// are ignored; numbers never are.
struct FeedDateReader {
    enum Part {
        case year, month, day, hour, minute, second
    }

    let written: String
    let tokens: [DateToken]
    var index = 0
    /// The written numbers, before the check against calendar and clock.
    var parts: [Part: Int] = [:]
    /// Whether the month came from a name that may be a weekday: `Mar, 23 Nov 2021`.
    var monthIsName = false
    var isAfternoon: Bool?
    /// The offset in seconds east of UTC. A numeric offset has priority over a named one.
    var numericOffset: Int?
    var namedOffset: Int?
    /// The first zone name that is not known.
    var strangeZone: String?
    /// Whether an unknown word was found.
    var hasUnknownWord = false
    /// Whether day, month and a four-digit year are written and all words are known, so that nothing is guessed.
    private(set) var isWhole = false

    init(_ written: String) {
        self.written = written
        tokens = DateToken.tokens(of: written)
    }

    /// The zone's name, if it is not known.
    var unknownZone: String? { (numericOffset ?? namedOffset) == nil ? strangeZone : nil }

    mutating func date() throws(DateProblem) -> CalendarDate {
        while index < tokens.count { try take() }
        isWhole = hasDay && !hasUnknownWord && tokens.contains { $0.kind.isNumber && $0.text.utf8.count >= 4 }
        if tokens.count == 1, parts[.year] != nil { set(.month, 1) }
        if parts[.month] != nil, parts[.hour] == nil { set(.day, 1) }
        // No feed is older; `-0001` is the year of a date that was never set.
        guard let year = parts[.year], year >= 1000, let month = parts[.month], let day = parts[.day] else {
            throw .unreadable(written)
        }
        guard (1...12).contains(month) else { throw .impossible(written, "a year has 12 months") }
        let offset = numericOffset ?? namedOffset ?? 0
        guard let date = CalendarDate(year: year, month: month, day: day, offset: offset) else {
            let length = CalendarDate.days(in: month, of: year)
            throw .impossible(written, "this month has \(length) days")
        }
        return try clock(on: date)
    }

    /// The day with its time. `24:00` is the start of the next day (ISO 8601).
    private func clock(on date: CalendarDate) throws(DateProblem) -> CalendarDate {
        guard var hour = parts[.hour] else { return date }
        if let isAfternoon {
            if isAfternoon, hour < 12 { hour += 12 }
            if !isAfternoon, hour == 12 { hour = 0 }
        }
        let (minute, second) = (parts[.minute] ?? 0, parts[.second] ?? 0)
        if hour == 24, minute == 0, second == 0 {
            let next = CalendarDate(daysSince1970: date.daysSince1970 + 1, time: .midnight, offset: date.offset)
            if let next { return next }
        }
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else {
            throw .impossible(written, "a day goes from 00:00:00 to 23:59:59")
        }
        return date.with(time: time, offset: date.offset)
    }
}

extension FeedDateReader {
    /// Whether day, month and year are known.
    var hasDay: Bool { parts[.year] != nil && parts[.month] != nil && parts[.day] != nil }

    /// Stores a part that is not known yet.
    ///
    /// - Returns: whether it was stored.
    @discardableResult
    mutating func set(_ part: Part, _ value: Int) -> Bool {
        guard parts[part] == nil else { return false }
        parts[part] = value
        return true
    }

    /// Reads at least one token.
    private mutating func take() throws(DateProblem) {
        let token = tokens[index]
        switch token.kind {
        case .blank: index += 1
        case .number: try takeNumber()
        case .word: try takeWord()
        case .mark where token.text == "(" || token.text == "（": skipComment()
        case .mark where "+-−–".contains(token.text) && mayBeOffset: takeOffset()
        case .mark: index += 1
        }
    }

    /// Comments may be nested (RFC 5322, section 3.2.2).
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if ["(", "（"].contains(tokens[index].text) { depth += 1 }
            if [")", "）"].contains(tokens[index].text) { depth -= 1 }
            index += 1
        } while depth > 0 && index < tokens.count
    }

    func number(at index: Int) -> (value: Int, digits: Int)? {
        guard tokens.indices.contains(index), case .number(let value) = tokens[index].kind else { return nil }
        return (value, tokens[index].text.utf8.count)
    }

    func mark(at index: Int) -> Substring? {
        tokens.indices.contains(index) && tokens[index].kind == .mark ? tokens[index].text : nil
    }

    func word(at index: Int) -> Substring? {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].text : nil
    }
}
