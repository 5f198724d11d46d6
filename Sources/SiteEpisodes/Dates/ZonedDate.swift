/// A point in time with its local date and time.
package struct ZonedDate: Hashable, Sendable, Codable {
    package let instant: Instant
    /// The local date, always with an offset. It has no time if only the day was written.
    package let civil: CalendarDate
}

extension CalendarDate {
    /// The point in time of this date on a site in a zone.
    ///
    /// A day without a time is the start of the day in the zone. A written offset is kept, so the author's day stays
    /// the same. Offset zero gives a point in time without a place (`Z`, RFC 9557 section 2; seconds since 1970), so
    /// the local time of the zone is shown.
    package func resolved(in zone: ZoneRules) -> ZonedDate {
        guard let offset else {
            let instant = zone.instant(secondsAsUTC: secondsAsUTC)
            return ZonedDate(instant: instant, civil: with(time: time, offset: zone.offset(at: instant)))
        }
        let instant = Instant(secondsSince1970: secondsAsUTC - offset)
        let shown = offset == 0 ? CalendarDate(instant, offset: zone.offset(at: instant)) : nil
        return ZonedDate(instant: instant, civil: shown ?? self)
    }
}

extension ZonedDate {
    /// The local date and time of a point in time. Fails outside the years 1 to 9999.
    package init?(_ instant: Instant, in zone: ZoneRules) {
        guard let civil = CalendarDate(instant, offset: zone.offset(at: instant)) else { return nil }
        self.init(instant: instant, civil: civil)
    }
}
