/// A date as feeds write it: RFC 5322 with its obsolete forms, ISO 8601 and W3CDTF, `asctime`, and what people and programs
/// make of them in many languages.
package struct FeedDate: Hashable, Sendable {
    /// With an offset; without a time where none was written.
    package let date: CalendarDate
    /// The zone that was written when nobody can say what it means. It counts as UTC (RFC 5322, section 4.3).
    package let unknownZone: String?

    /// - Throws: ``DateProblem`` for what may mean two days, what no calendar has, and what is no date.
    package init(parsing text: some StringProtocol) throws(DateProblem) {
        let written = String(text).onOneLine
        guard written.utf8.count <= 200 else { throw .unreadable(String(written.prefix(40)) + "…") }
        // Seconds and milliseconds since 1970; other numbers are days without marks.
        if [9, 10, 13].contains(written.prefix { $0 != "." }.utf8.count),
            let date = try CalendarDate.secondsSince1970(written)
        {
            self.date = date
            unknownZone = nil
            return
        }
        var reader = FeedDateReader(written)
        date = try reader.date()
        unknownZone = reader.unknownZone
    }

    /// RFC 3339 with the offset that was written: `2026-09-02T10:00:00+02:00`.
    package var rfc3339: String { date.resolved(in: .utc).rfc3339 }
}
