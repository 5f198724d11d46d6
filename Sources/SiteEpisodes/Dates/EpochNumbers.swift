/// Dates written as one number.
extension CalendarDate {
    /// From here on a count is taken for milliseconds: as seconds it would lie after the year 5138.
    private static let firstMilliseconds = 100_000_000_000

    /// Seconds or milliseconds since 1970, or a day without marks (`20260902`); `nil` when the text is no number.
    ///
    /// A bare year or a year and month are numbers too, but nobody means the first hour of 1970 by `2026`.
    static func secondsSince1970(_ text: String) throws(DateProblem) -> CalendarDate? {
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy(\.isDigits) else {
            return nil
        }
        let digits = parts[0]
        if parts.count == 1, !isNegative {
            if digits.count == 4 || digits.count == 6, (1900...2199).contains(Int(text.prefix(4)) ?? 0) {
                throw DateProblem(
                    reason: .ambiguous, message: "'\(text)' may be a year or seconds since 1970",
                    hint: "write the whole date: \(text.prefix(4))-01-31")
            }
            if digits.count == 8, let day = dayWithoutMarks(text) { return day }
        }
        guard let count = Int(digits) else { throw .impossible(text, "the number is too large") }
        let seconds = count >= firstMilliseconds ? count / 1000 : count
        let instant = Instant(secondsSince1970: isNegative ? -seconds : seconds)
        guard let date = CalendarDate(instant, offset: 0) else {
            throw .impossible(text, "as milliseconds since 1970 it lies outside the years 1 to 9999")
        }
        return date
    }

    /// `20260902`, when it is a day of the last or of this century; as seconds it would be a day of 1970.
    private static func dayWithoutMarks(_ text: String) -> CalendarDate? {
        var scanner = TextScanner(text)
        guard let year = scanner.number(digits: 4...4), (1900...2199).contains(year),
            let month = scanner.number(digits: 2...2), let day = scanner.number(digits: 2...2)
        else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }
}
