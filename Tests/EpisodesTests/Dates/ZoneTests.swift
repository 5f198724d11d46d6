import Foundation
import Testing

@testable import SiteEpisodes

@Suite struct ZoneTests {
    @Test(arguments: [
        ("2026-09-02", "Europe/Berlin", "2026-09-02T00:00:00+02:00", "2026-09-02"),
        ("2026-01-02", "Europe/Berlin", "2026-01-02T00:00:00+01:00", "2026-01-02"),
        ("2026-09-02 10:00", "America/New_York", "2026-09-02T10:00:00-04:00", "2026-09-02"),
        // A date with an offset keeps it. A moment without an offset uses the site's time zone.
        ("2026-09-02T23:30:00-07:00", "Asia/Tokyo", "2026-09-02T23:30:00-07:00", "2026-09-02"),
        ("2026-09-02T23:30:00Z", "Asia/Tokyo", "2026-09-03T08:30:00+09:00", "2026-09-03"),
        ("1654084800314", "Asia/Kolkata", "2022-06-01T17:30:00+05:30", "2022-06-01"),
        // Skipped and repeated hours.
        ("2026-03-29 02:30", "Europe/Berlin", "2026-03-29T02:30:00+02:00", "2026-03-29"),
        ("2026-10-25 02:30", "Europe/Berlin", "2026-10-25T02:30:00+02:00", "2026-10-25"),
        ("2018-11-04", "America/Sao_Paulo", "2018-11-04T00:00:00-02:00", "2018-11-04"),
        ("2011-12-30", "Pacific/Apia", "2011-12-30T00:00:00+14:00", "2011-12-30"),
        // A change of the zone's standard offset, not of daylight saving time.
        ("2011-03-26 12:00", "Europe/Moscow", "2011-03-26T12:00:00+03:00", "2011-03-26"),
        ("2012-01-01 12:00", "Europe/Moscow", "2012-01-01T12:00:00+04:00", "2012-01-01"),
        ("9999-12-31T23:59:59Z", "Asia/Tokyo", "9999-12-31T23:59:59Z", "9999-12-31"),
    ])
    func resolves(written: String, zone: String, rfc3339: String, day: String) throws {
        let date = try CalendarDate(parsing: written).resolved(in: #require(ZoneRules(named: zone)))
        #expect(date.rfc3339 == rfc3339)
        #expect(date.dayText == day)
    }

    @Test(arguments: [
        ("2026-03-29 02:30", "2026-03-29T01:30:00Z"),
        ("2026-10-25 02:30", "2026-10-25T00:30:00Z"),
    ])
    func skippedAndRepeatedHours(written: String, instant: String) throws {
        let berlin = try #require(ZoneRules(named: "Europe/Berlin"))
        let expected = try CalendarDate(parsing: instant).resolved(in: .utc).instant
        #expect(try CalendarDate(parsing: written).resolved(in: berlin).instant == expected)
    }

    /// Compares the table with Foundation, every nine days of 130 years.
    @Test(arguments: [
        "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata", "Europe/Moscow", "Pacific/Apia",
        "Australia/Lord_Howe", "Africa/Casablanca", "UTC",
    ])
    func agreesWithFoundation(name: String) throws {
        let rules = try #require(ZoneRules(named: name))
        let zone = try #require(TimeZone(identifier: name))
        for seconds in stride(from: -500_000_000, to: 3_600_000_000, by: 9 * 86_400 + 1800) {
            let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
            #expect(rules.offset(at: Instant(secondsSince1970: seconds)) == expected, "\(seconds)")
        }
    }

    @Test(arguments: ["Europe/Atlantis", "", "../etc/passwd", "Berlin"])
    func unknownZones(name: String) {
        #expect(ZoneRules(named: name) == nil)
    }
}
