/// The reason why a text is not a valid date, as a message for its author.
package struct DateProblem: Error, Hashable, Sendable {
    package enum Reason: String, Hashable, Sendable {
        /// Day and month could be in either order, or two forms are mixed.
        case ambiguous
        /// The form is valid, but the calendar or the clock has no such date.
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
            reason: .unreadable, message: "'\(text)' is not a date, because '\(zone)' is not a known time zone",
            hint: "write the offset from UTC: 2026-09-02 10:00 +02:00")
    }

    static func impossible(_ text: String, _ why: String) -> DateProblem {
        DateProblem(
            reason: .impossible, message: "there is no date '\(text)': \(why)",
            hint: "correct the date; write year-month-day")
    }

    static func ambiguous(_ text: String, meanings: [CalendarDate]) -> DateProblem {
        let meanings = meanings.map(\.dayText)
        return DateProblem(
            reason: .ambiguous, message: "'\(text)' is ambiguous",
            hint: meanings.isEmpty
                ? "write the year first: 2026-09-02"
                : "write the year first: did you mean \(meanings.joined(separator: " or "))?")
    }
}
