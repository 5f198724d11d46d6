import SiteEpisodes

extension Catalog {
    /// The episodes that are not out yet as a calendar (RFC 5545), soonest first: for the author and whoever the author gives it
    /// to. No build writes it, for it says what nobody is to know yet.
    ///
    /// - Parameter now: when the calendar is made.
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
            // Nobody is busy because an episode comes out.
            calendar.line("TRANSP", "TRANSPARENT")
            calendar.line("END", "VEVENT")
        }
        calendar.line("END", "VCALENDAR")
        return calendar.bytes
    }

    /// Stays the same while date, title and address change, so that calendars move an event instead of doubling it.
    private func uid(of episode: Episode) -> String { episode.guid ?? "\(episode.id)@\(site.base?.text ?? site.title)" }
}

extension Instant {
    /// `20260902T080000Z`: RFC 5545, form 2.
    fileprivate var calendarText: String { rfc3339.filter { $0 != "-" && $0 != ":" } }
}
