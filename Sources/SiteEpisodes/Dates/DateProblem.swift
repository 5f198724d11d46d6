/// Why a text is no date, in words for its author.
package struct DateProblem: Error, Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
        /// Day and month could be either way round, or two forms are mixed.
        case ambiguous
        /// Well written, but the calendar or the clock has no such date.
        case impossible
        case unreadable
    }

    package var reason: Reason
    package var message: String
    package var hint: String

    static func unreadable(_ text: String) -> DateProblem {
        DateProblem(
            reason: .unreadable, message: "'\(text)' is not a date",
            hint: "write it as 2026-09-02, 2026-09-02 10:00 or 2026-09-02T10:00:00+02:00")
    }

    static func unknownZone(_ text: String, _ zone: String) -> DateProblem {
        DateProblem(
            reason: .unreadable, message: "'\(text)' is not a date: nobody can say which time '\(zone)' is",
            hint: "write how far it is from UTC: 2026-09-02 10:00 +02:00")
    }

    static func impossible(_ text: String, _ why: String) -> DateProblem {
        DateProblem(
            reason: .impossible, message: "there is no date '\(text)': \(why)",
            hint: "correct the date; its form is year-month-day")
    }

    static func ambiguous(_ text: String, meanings: [CalendarDate]) -> DateProblem {
        let meanings = meanings.map(\.dayText)
        return DateProblem(
            reason: .ambiguous, message: "'\(text)' may be read in two ways",
            hint: meanings.isEmpty
                ? "write the year first: 2026-09-02"
                : "write the year first: did you mean \(meanings.joined(separator: " or "))?")
    }
}
