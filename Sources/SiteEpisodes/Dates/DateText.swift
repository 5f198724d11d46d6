/// Texts of a date. They use no formatter, so they do not depend on the machine's language or zone.
extension CalendarDate {
    /// The day: `2026-09-02`.
    package var dayText: String { "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))" }

    /// The time: `10:00:00`, midnight if no time was written.
    fileprivate var clockText: String {
        let time = time ?? .midnight
        return "\(padded(time.hour, to: 2)):\(padded(time.minute, to: 2)):\(padded(time.second, to: 2))"
    }

    /// The month: `Sep`.
    fileprivate var shortMonthName: String {
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]
    }

    /// The weekday: `Wed`.
    fileprivate var shortWeekdayName: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekday] }

    fileprivate func offsetText(separator: String) -> String {
        let offset = offset ?? 0
        let minutes = abs(offset) / 60
        return (offset < 0 ? "-" : "+") + padded(minutes / 60, to: 2) + separator + padded(minutes % 60, to: 2)
    }
}

extension ZonedDate {
    /// The day in the site's zone, or in the author's offset: `2026-09-02`.
    package var dayText: String { civil.dayText }

    /// The date, with the time unless it is midnight: `2026-09-02` or `2026-09-02 10:00`. Seconds are left out.
    package var momentText: String {
        guard let time = civil.time, time != .midnight else { return dayText }
        return "\(dayText) \(padded(time.hour, to: 2)):\(padded(time.minute, to: 2))"
    }

    /// The date in RFC 3339: `2026-09-02T10:00:00+02:00`, with `Z` for offset zero.
    package var rfc3339: String {
        let offset = civil.offset == 0 ? "Z" : civil.offsetText(separator: ":")
        return "\(civil.dayText)T\(civil.clockText)\(offset)"
    }

    /// The date in RFC 822 with a four-digit year, as RSS requires: `Wed, 02 Sep 2026 10:00:00 +0200`.
    package var rfc822: String {
        let day = "\(padded(civil.day, to: 2)) \(civil.shortMonthName) \(padded(civil.year, to: 4))"
        return "\(civil.shortWeekdayName), \(day) \(civil.clockText) \(civil.offsetText(separator: ""))"
    }
}

extension Instant {
    /// The time in RFC 3339, in UTC: `2026-09-02T08:00:00Z`. A time outside the years 1 to 9999 gives the last valid
    /// one.
    package var rfc3339: String {
        guard let civil = CalendarDate(self, offset: 0) else { return "9999-12-31T23:59:59Z" }
        return ZonedDate(instant: self, civil: civil).rfc3339
    }
}

/// The number with at least this many digits.
func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
}
