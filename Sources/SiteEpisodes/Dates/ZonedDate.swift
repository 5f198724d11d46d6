/// A date that has become a point in time, with what calendar and clock show there.
package struct ZonedDate: Hashable, Sendable, Codable {
    package let instant: Instant
    /// Always with an offset; without a time when only the day was written.
    package let civil: CalendarDate
}

extension CalendarDate {
    /// The point in time this date means on a site in this zone.
    ///
    /// A day without a time is the start of that day in the zone. An offset that was written is kept: the author's day
    /// stays the author's day. Offset zero names a point in time but no place (`Z`, RFC 9557 section 2; seconds since
    /// 1970), so it is shown on the zone's clock.
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
    /// What calendar and clock show in a zone at a point in time; `nil` outside the years 1 to 9999.
    package init?(_ instant: Instant, in zone: ZoneRules) {
        guard let civil = CalendarDate(instant, offset: zone.offset(at: instant)) else { return nil }
        self.init(instant: instant, civil: civil)
    }
}
