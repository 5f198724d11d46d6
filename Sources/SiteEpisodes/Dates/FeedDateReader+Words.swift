/// Reads words: months, halves of the day, weeks.
extension FeedDateReader {
    mutating func takeWord() throws(DateProblem) {
        let word = tokens[index].text
        if word.uppercased() == "W", let year = parts[.year], let week = number(at: index + 1) {
            return try takeWeek(week, of: year)
        }
        if let half = dayHalf(at: index) {
            isAfternoon = half.isAfternoon
            if half.isKorean { namedOffset = namedOffset ?? 9 * 3600 }
            index += half.length
            return
        }
        let isBehindClock = parts[.hour] != nil && parts[.month] != nil
        if !isBehindClock, let month = DateWords.month(word) {
            if parts[.month] == nil || monthIsName {
                parts[.month] = month
                monthIsName = true
            }
            index += 1
            return
        }
        let isTimeMark = word.uppercased() == "T" && number(at: index + 1) != nil
        let isUTC = hasDay && ["Z", "UTC", "GMT"].contains(word)
        guard parts[.hour] != nil || isUTC, !isTimeMark, word.first?.dateUnit == nil else {
            let isKnown = isTimeMark || word.first?.dateUnit != nil
            if !isKnown, !DateWords.saysNothing(word) { hasUnknownWord = true }
            index += 1
            return
        }
        takeZone()
    }

    /// Reads an ISO 8601 week, `2021-W47-2`. The first week contains January 4, and weeks start on Monday.
    private mutating func takeWeek(_ week: (value: Int, digits: Int), of year: Int) throws(DateProblem) {
        index += 2
        var (week, weekday) = (week.value, week.digits == 3 ? week.value % 10 : 1)
        if week > 99 { week /= 10 }
        if mark(at: index) == "-", let day = number(at: index + 1), day.digits == 1 {
            weekday = day.value
            index += 2
        }
        guard (1...53).contains(week), (1...7).contains(weekday),
            let fourth = CalendarDate(year: year, month: 1, day: 4),
            let date = CalendarDate(
                daysSince1970: fourth.daysSince1970 - (fourth.weekday + 6) % 7 + (week - 1) * 7 + weekday - 1,
                time: nil, offset: nil)
        else { throw .impossible(written, "a year has 52 or 53 weeks of 7 days") }
        parts[.year] = nil
        try setDay(year: date.year, month: date.month, day: date.day)
    }

    /// The half of the day (`PM`, `p. m.`, `오후`) and its number of tokens.
    func dayHalf(at index: Int) -> (isAfternoon: Bool, isKorean: Bool, length: Int)? {
        guard let word = word(at: index)?.lowercased() else { return nil }
        if let isAfternoon = DateWords.dayHalves[word] { return (isAfternoon, "오전 오후".contains(word), 1) }
        guard word == "a" || word == "p", mark(at: index + 1) == "." else { return nil }
        let gap = tokens.indices.contains(index + 2) && tokens[index + 2].kind == .blank ? 1 : 0
        return self.word(at: index + 2 + gap)?.lowercased() == "m" ? (word == "p", false, 3 + gap) : nil
    }
}
