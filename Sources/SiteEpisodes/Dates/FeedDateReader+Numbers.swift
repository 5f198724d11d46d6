/// Reads numbers: groups that are dates or times by their separators, and single numbers.
extension FeedDateReader {
    mutating func takeNumber() throws(DateProblem) {
        guard let first = number(at: index) else {
            index += 1
            return
        }
        if takeOffsetOfUTC() { return }
        if let day = dayInBlanks {
            index += 5
            return try takeDay(day, " ")
        }
        // `2021-11-23` and `15:38:00` are numbers with one kind of separator.
        var group = [first]
        let mark = mark(at: index + 1)
        if let mark, ":-/.".contains(mark) {
            while group.count < (mark == ":" ? 4 : 3), self.mark(at: index + group.count * 2 - 1) == mark,
                let next = number(at: index + group.count * 2)
            {
                group.append(next)
            }
        }
        let isShortClock = mark == "." && group.count == 2 && hasDay && parts[.hour] == nil
        if mark == ":" && group.count > 1 || isShortClock {
            guard set(.hour, group[0].value), set(.minute, group[1].value) else { throw .unreadable(written) }
            if group.count > 2 { set(.second, group[2].value) }
            index += group.count * 2 - 1
            // Fractions of a second are ignored.
            if [".", ","].contains(self.mark(at: index)), number(at: index + 1) != nil { index += 2 }
        } else if group.count == 3 {
            index += 5
            try takeDay(group, mark ?? "-")
        } else if group.count == 2, mark == "-", first.digits == 4, group[1].digits <= 3 {
            index += 3
            if group[1].digits == 3 { return try setDay(group[1].value, of: first.value) }
            try setDay(year: first.value, month: group[1].value, day: 1)
        } else {
            index += 1
            try take(first.value, digits: first.digits)
        }
    }

    /// `2021 11 23` and `23 11 2021`: numbers alone, one with four digits.
    private var dayInBlanks: [(value: Int, digits: Int)]? {
        let places = [index, index + 2, index + 4]
        let numbers = places.compactMap { number(at: $0) }
        guard numbers.count == 3, [1, 3].allSatisfy({ tokens[index + $0].kind == .blank }), parts.isEmpty,
            numbers[1].digits <= 2, [numbers[0].digits, numbers[2].digits].sorted().last == 4,
            min(numbers[0].digits, numbers[2].digits) <= 2, mark(at: index + 5) != ":"
        else { return nil }
        return numbers
    }

    /// `GMT 00:00` or `UTC 0530` after the time: an offset without a sign.
    private mutating func takeOffsetOfUTC() -> Bool {
        guard parts[.hour] != nil, numericOffset == nil, index > 1, tokens[index - 1].kind == .blank,
            let zone = word(at: index - 2), ["GMT", "UTC", "UT"].contains(zone.uppercased()),
            let first = number(at: index)
        else { return false }
        let minutes = mark(at: index + 1) == ":" ? number(at: index + 2) : nil
        let (hours, rest) = minutes.map { (first.value, $0.value) } ?? (first.value / 100, first.value % 100)
        guard first.digits == (minutes == nil ? 4 : 2), hours <= 14, rest <= 59, parts[.year] != nil else {
            return false
        }
        numericOffset = hours * 3600 + rest * 60
        index += minutes == nil ? 1 : 3
        return true
    }

    /// Reads a single number.
    private mutating func take(_ value: Int, digits: Int) throws(DateProblem) {
        let isNew: Bool
        if let unit = word(at: index)?.first?.dateUnit {
            isNew = set(unit, value)
            // This form is Korean, and Korea has one time zone.
            if word(at: index) == "년" { namedOffset = namedOffset ?? 9 * 3600 }
            index += 1
        } else if let word = word(at: index), ["h", "H"].contains(word) || word == "시" {
            isNew = set(.hour, value)
            index += 1
            if let minute = number(at: index), minute.digits <= 2 {
                set(.minute, minute.value)
                index += 1
            }
        } else if digits <= 2, parts[.hour] == nil, dayHalf(at: index) != nil || dayHalf(at: index + 1) != nil {
            isNew = set(.hour, value)
        } else if hasDay, parts[.hour] == nil, [2, 4, 6].contains(digits) {
            // ISO 8601 without separators: `T1538`, `T153800`.
            let clock = value * [2: 10_000, 4: 100, 6: 1][digits, default: 1]
            isNew = set(.hour, clock / 10_000)
            set(.minute, clock / 100 % 100)
            set(.second, clock % 100)
            if mark(at: index) == ".", number(at: index + 1) != nil { index += 2 }
        } else if [8, 12, 14].contains(digits) {
            let (day, clock) = digits == 8 ? (value, nil) : value.splitOff(digits - 8)
            try setDay(year: day / 10_000, month: day / 100 % 100, day: day % 100)
            guard let clock else { return }
            return try take(clock, digits: digits - 8)
        } else if digits == 7 {
            return try setDay(value % 1000, of: value / 1000)
        } else if digits == 3 || digits == 4 || digits == 2 && (value > 31 || isAbbreviatedYear) {
            isNew = set(.year, digits == 4 ? value : fullYear(value))
        } else if digits <= 2 {
            isNew = set(.day, value) || set(.year, fullYear(value))
        } else {
            isNew = false
        }
        if !isNew { throw .unreadable(written) }
    }

    /// Whether a year is abbreviated as in `'21`.
    private var isAbbreviatedYear: Bool { mark(at: index - 2).map { ["'", "’"].contains($0) } ?? false }

    /// The full year for two or three digits (RFC 5322, section 4.3).
    private func fullYear(_ year: Int) -> Int { year < 50 ? 2000 + year : 1900 + year }

    /// Reads three numbers with a separator between them.
    private mutating func takeDay(_ group: [(value: Int, digits: Int)], _ mark: Substring) throws(DateProblem) {
        let (a, b, c) = (group[0], group[1], group[2])
        if a.digits == 4 { return try setDay(year: a.value, month: b.value, day: c.value) }
        guard a.digits <= 2, b.digits <= 2, c.digits == 2 || c.digits == 4 else { throw .unreadable(written) }
        // ISO 8601:1988 allows years with two digits.
        if mark == "-", c.digits == 2 { return try setDay(year: fullYear(a.value), month: b.value, day: c.value) }
        let year = c.digits == 2 ? fullYear(c.value) : c.value
        // No format has dots with the month before the day.
        if mark == "." { return try setDay(year: year, month: b.value, day: a.value) }
        var meanings: [CalendarDate] = []
        for (month, day) in [(b.value, a.value), (a.value, b.value)] {
            if let date = CalendarDate(year: year, month: month, day: day), !meanings.contains(date) {
                meanings.append(date)
            }
        }
        guard meanings.count == 1 else {
            throw meanings.isEmpty
                ? .impossible(written, "no month has this day") : .ambiguous(written, meanings: meanings)
        }
        try setDay(year: meanings[0].year, month: meanings[0].month, day: meanings[0].day)
    }

    mutating func setDay(year: Int, month: Int, day: Int) throws(DateProblem) {
        // The name before it was a weekday's.
        if monthIsName { parts[.month] = nil }
        monthIsName = false
        guard set(.year, year), set(.month, month), set(.day, day) else { throw .unreadable(written) }
    }

    /// Sets the day from its number in the year, counted from 1.
    private mutating func setDay(_ number: Int, of year: Int) throws(DateProblem) {
        let days = CalendarDate.days(in: 2, of: year) + 337
        guard (1...days).contains(number), let first = CalendarDate(year: year, month: 1, day: 1),
            let date = CalendarDate(daysSince1970: first.daysSince1970 + number - 1, time: nil, offset: nil)
        else { throw .impossible(written, "this year has \(days) days") }
        try setDay(year: date.year, month: date.month, day: date.day)
    }
}

extension Int {
    /// The digits before the last ones, and the last ones.
    fileprivate func splitOff(_ digits: Int) -> (Int, Int?) {
        var power = 1
        for _ in 0..<digits { power *= 10 }
        return (self / power, self % power)
    }
}
