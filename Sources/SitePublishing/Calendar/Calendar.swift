import SiteEpisodes

extension Catalog {
    /// A calendar (RFC 5545) of the episodes that are not published yet, soonest first. It is for the author. No build
    /// writes it, because it contains things that readers must not know yet.
    ///
    /// - Parameter now: The time that the calendar states as its creation time.
    package func calendarOfComingEpisodes(at now: Instant) -> [UInt8] {
        var calendar = CalendarWriter()
        calendar.line("BEGIN", "VCALENDAR")
        calendar.line("VERSION", "2.0")
        calendar.line("PRODID", "-//sitegen//coming episodes//EN")
        calendar.line("X-WR-CALNAME", text: site.title)
        for (episode, date) in comingEpisodes {
            calendar.line("BEGIN", "VEVENT")
            calendar.line("UID", text: uid(of: episode))
            calendar.line("DTSTAMP", now.calendarText)
            calendar.line("DTSTART", date.instant.calendarText)
            calendar.line("SUMMARY", text: episode.title)
            if let summary = episode.summary { calendar.line("DESCRIPTION", text: summary) }
            if let base = site.base { calendar.line("URL", base.absolute(episode.address)) }
            // The event does not mark anyone as busy.
            calendar.line("TRANSP", "TRANSPARENT")
            calendar.line("END", "VEVENT")
        }
        calendar.line("END", "VCALENDAR")
        return calendar.bytes
    }

    /// The UID does not change with date, title or address. So calendars move the event instead of adding a second one.
    private func uid(of episode: Episode) -> String { episode.guid ?? "\(episode.id)@\(site.base?.text ?? site.title)" }
}

extension Instant {
    /// `20260902T080000Z`: a UTC date-time of RFC 5545 (3.3.5, form 2).
    fileprivate var calendarText: String { rfc3339.filter { $0 != "-" && $0 != ":" } }
}
