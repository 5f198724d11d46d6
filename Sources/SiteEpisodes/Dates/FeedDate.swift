/// A date as feeds write it: RFC 5322 with its obsolete forms, ISO 8601, W3CDTF, `asctime`, and common variants in many
/// languages.
package struct FeedDate: Hashable, Sendable {
    /// The date, with an offset. It has no time if none was written.
    package let date: CalendarDate
    /// The written zone, if it is not known. It then counts as UTC (RFC 5322, section 4.3).
    package let unknownZone: String?

    /// - Throws: ``DateProblem`` for an ambiguous date, an impossible date, and a text that is not a date.
    package init(parsing text: some StringProtocol) throws(DateProblem) {
        let written = String(text).onOneLine
        guard written.utf8.count <= 200 else { throw .unreadable(String(written.prefix(40)) + "…") }
        // Numbers of these lengths are seconds or milliseconds since 1970. Others are days without separators.
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

    /// The date in RFC 3339 with its written offset: `2026-09-02T10:00:00+02:00`.
    package var rfc3339: String { date.resolved(in: .utc).rfc3339 }
}
