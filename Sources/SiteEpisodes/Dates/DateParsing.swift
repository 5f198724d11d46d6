extension CalendarDate {
    /// Reads the date formats that episode sites use: `2026-09-02`, optionally with `10:00`, `10:00:00` and fractions
    /// after a `T` or a space, with `Z` or an offset; seconds or milliseconds since 1970, with offset zero; and other
    /// unambiguous forms: `2026 9 2`, `25.12.2026`, `Sep 2, 2026`, `2 September 2026 10:00 GMT+1`.
    ///
    /// - Throws: ``DateProblem`` for an ambiguous date, an impossible date, and a text that is not a date.
    package init(parsing text: some StringProtocol) throws(DateProblem) {
        let written = String(text).trimmingBlanks
        if let date = try Self.secondsSince1970(written) {
            self = date
            return
        }
        do throws(DateProblem) {
            try self.init(numbers: written)
        } catch {
            guard error.reason == .unreadable, Self.holdsWord(written) else { throw error }
            try self.init(words: written)
        }
    }

    private init(numbers written: String) throws(DateProblem) {
        var scanner = TextScanner(written)
        var parts = scanner.yearFirst()
        if parts == nil { parts = try scanner.dayFirst(of: written) }
        guard let (year, month, day) = parts else { throw .unreadable(written) }
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
            throw .impossible(written, year == 0 ? "years count from 1" : "this month has \(length) days")
        }
        self = date
    }

    /// Reads names of months, halves of the day and time zones, as in feeds. All words must be known.
    private init(words written: String) throws(DateProblem) {
        guard written.utf8.count <= 100 else { throw .unreadable(String(written.prefix(40)) + "…") }
        var reader = FeedDateReader(written)
        let date = try reader.date()
        if let zone = reader.unknownZone { throw .unknownZone(written, zone) }
        guard reader.isWhole else { throw .unreadable(written) }
        self = date.with(time: date.time, offset: reader.numericOffset ?? reader.namedOffset)
    }

    /// Whether there are letters besides `T` and `Z`.
    private static func holdsWord(_ text: String) -> Bool {
        text.contains { $0.isLetter && !$0.isASCII } || text.contains(#/[A-Za-z][A-Za-z]/#)
    }
}

extension TextScanner {
    /// Reads `2026-09-02`, `2026/9/2`, `2026 09 02`.
    fileprivate mutating func yearFirst() -> (year: Int, month: Int, day: Int)? {
        let start = self
        if let year = number(digits: 4...4), let mark = take("-/. "), let month = number(digits: 1...2),
            take("-/. ") == mark, let day = number(digits: 1...2)
        {
            return (year, month, day)
        }
        self = start
        return nil
    }

    /// Reads `25/12/2026` or `2.9.2026`. If the day is ambiguous, the error lists the possible days.
    fileprivate mutating func dayFirst(of text: String) throws(DateProblem) -> (year: Int, month: Int, day: Int)? {
        guard let first = number(digits: 1...2), take("./-") != nil, let second = number(digits: 1...2),
            take("./-") != nil, let year = number(digits: 4...4) ?? number(digits: 2...2)
        else { return nil }
        let fullYear = year < 100 ? 2000 + year : year
        var meanings: [CalendarDate] = []
        for (month, day) in [(second, first), (first, second)] {
            guard let date = CalendarDate(year: fullYear, month: month, day: day), !meanings.contains(date) else {
                continue
            }
            meanings.append(date)
        }
        guard year >= 100, meanings.count == 1 else { throw .ambiguous(text, meanings: meanings) }
        return (fullYear, meanings[0].month, meanings[0].day)
    }
}

extension TextScanner {
    /// Reads `10:00`, `10:00:00`, `10:00:00.123`.
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

    /// Reads nothing, `Z`, `+02:00`, `+0200` or `+02`. The result is in seconds east of UTC.
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
