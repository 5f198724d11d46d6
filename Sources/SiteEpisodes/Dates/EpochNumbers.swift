/// Dates written as one number.
extension CalendarDate {
    /// The smallest number that means milliseconds. As seconds it would be after the year 5138.
    private static let firstMilliseconds = 100_000_000_000

    /// Reads seconds or milliseconds since 1970, or a day without separators (`20260902`). Returns `nil` if the text is
    /// not a number.
    ///
    /// A year, or a year and month, is ambiguous: `2026` does not mean the first hour of 1970.
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
            throw .impossible(text, "as milliseconds since 1970 it is outside the years 1 to 9999")
        }
        return date
    }

    /// Reads `20260902` if it is a day from 1900 to 2099. As seconds it would be a day of 1970.
    private static func dayWithoutMarks(_ text: String) -> CalendarDate? {
        var scanner = TextScanner(text)
        guard let year = scanner.number(digits: 4...4), (1900...2199).contains(year),
            let month = scanner.number(digits: 2...2), let day = scanner.number(digits: 2...2)
        else { return nil }
        return CalendarDate(year: year, month: month, day: day)
    }
}
