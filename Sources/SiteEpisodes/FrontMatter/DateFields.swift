import SiteDiagnostics
import SiteMarkdown

extension Fields {
    /// Reads a date in any form of ``CalendarDate/init(parsing:)``. An invalid date is an error, because there is no
    /// safe default.
    mutating func date(_ key: Key, in zone: ZoneRules) -> ZonedDate? {
        guard let value = value(key) else { return nil }
        guard let text = value.text else {
            reportWrongType(key, wants: "a date", value, as: .error)
            return nil
        }
        do {
            return try CalendarDate(parsing: text).resolved(in: zone)
        } catch {
            report(.error, "date.\(error.reason.rawValue)", error.message, hint: error.hint, at: value.position)
            return nil
        }
    }

    mutating func playTime(_ key: Key) -> PlayTime? { time(key) { PlayTime(parsing: $0) } }

    /// Reads a time in milliseconds.
    mutating func milliseconds(_ key: Key) -> Int? { time(key) { PlayTime.milliseconds(parsing: $0) } }

    private mutating func time<Time>(_ key: Key, _ read: (String) -> Time?) -> Time? {
        guard let value = value(key) else { return nil }
        if let time = value.text.flatMap(read) { return time }
        report(
            .warning, "frontmatter.wrong-duration", "'\(key.rawValue)' cannot be \(value.summary)",
            hint: "write seconds, 42:10, 1:02:03 or 1h 2m", at: value.position)
        return nil
    }
}
