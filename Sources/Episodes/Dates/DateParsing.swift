extension CalendarDate {
    /// Reads every form in which episode sites write dates: `2026-09-02`, with `10:00`, `10:00:00` and fractions after a
    /// `T` or a blank, with `Z` or an offset, and seconds or milliseconds since 1970 (which come back with offset zero).
    ///
    /// - Throws: ``DateProblem`` for what could mean two days, what no calendar has, and what is no date.
    public init(parsing text: some StringProtocol) throws(DateProblem) {
        let written = String(text).trimmingBlanks
        if let date = try Self.secondsSince1970(written) {
            self = date
            return
        }
        var scanner = TextScanner(written)
        guard let year = scanner.number(digits: 4...4), let mark = scanner.take("-/"),
            let month = scanner.number(digits: 1...2), scanner.take("-/") == mark,
            let day = scanner.number(digits: 1...2)
        else { throw Self.problem(withDayFirst: written) }
        var time: TimeOfDay?
        var offset: Int?
        if !scanner.isAtEnd {
            guard scanner.take("Tt ") != nil else { throw .unreadable(written) }
            scanner.skipBlanks()
            time = try scanner.time(of: written)
            scanner.skipBlanks()
            offset = try scanner.offset(of: written)
            guard scanner.isAtEnd else { throw .unreadable(written) }
        }
        guard (1...12).contains(month) else { throw .impossible(written, "a year has 12 months") }
        guard let date = CalendarDate(year: year, month: month, day: day, time: time, offset: offset) else {
            let length = Self.days(in: month, of: year)
            throw .impossible(written, year == 0 ? "years count from 1" : "that month has \(length) days")
        }
        self = date
    }

    /// `02/09/2026`, `2.9.2026`: which is the day? The problem names the days it could be.
    private static func problem(withDayFirst text: String) -> DateProblem {
        var scanner = TextScanner(text)
        guard let first = scanner.number(digits: 1...2), scanner.take("./-") != nil,
            let second = scanner.number(digits: 1...2), scanner.take("./-") != nil,
            let year = scanner.number(digits: 4...4) ?? scanner.number(digits: 2...2)
        else { return .unreadable(text) }
        let fullYear = year < 100 ? 2000 + year : year
        var meanings: [CalendarDate] = []
        for (month, day) in [(second, first), (first, second)] {
            guard let date = CalendarDate(year: fullYear, month: month, day: day), !meanings.contains(date) else {
                continue
            }
            meanings.append(date)
        }
        return .ambiguous(text, meanings: meanings)
    }
}

extension TextScanner {
    /// `10:00`, `10:00:00`, `10:00:00.123`.
    fileprivate mutating func time(of text: String) throws(DateProblem) -> TimeOfDay {
        guard let hour = number(digits: 1...2), take(":") != nil, let minute = number(digits: 2...2) else {
            throw .unreadable(text)
        }
        var second = 0
        if take(":") != nil {
            guard let read = number(digits: 2...2) else { throw .unreadable(text) }
            second = read
            if take(".,") != nil {
                guard number(digits: 1...18) != nil else { throw .unreadable(text) }
            }
        }
        guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else {
            throw .impossible(text, "a day goes from 00:00:00 to 23:59:59")
        }
        return time
    }

    /// Nothing, `Z`, `+02:00`, `+0200` or `+02`, in seconds east of UTC.
    fileprivate mutating func offset(of text: String) throws(DateProblem) -> Int? {
        if isAtEnd { return nil }
        if take("Zz") != nil { return 0 }
        guard let sign = take("+-"), let hours = number(digits: 2...2) else { throw .unreadable(text) }
        let hasColon = take(":") != nil
        guard let minutes = number(digits: 2...2) ?? (hasColon ? nil : 0) else { throw .unreadable(text) }
        guard hours <= 23, minutes <= 59 else { throw .impossible(text, "an offset ends at 23:59") }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
