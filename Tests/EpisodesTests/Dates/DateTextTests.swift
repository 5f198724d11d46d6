import Foundation
import Testing

@testable import SiteEpisodes

@Suite struct DateTextTests {
    @Test(arguments: [
        ("2026-09-02T10:00:00+02:00", "Wed, 02 Sep 2026 10:00:00 +0200"),
        ("2026-09-02", "Wed, 02 Sep 2026 00:00:00 +0000"),
        ("1969-12-31T23:59:59-03:30", "Wed, 31 Dec 1969 23:59:59 -0330"),
        ("2024-02-29 06:07:08", "Thu, 29 Feb 2024 06:07:08 +0000"),
    ])
    func texts(written: String, rfc822: String) throws {
        let date = try CalendarDate(parsing: written).resolved(in: .utc)
        #expect(date.rfc822 == rfc822)
    }

    /// Compares our calendar with Foundation's over more than four centuries.
    @Test func daysAgreeWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for day in stride(from: -135_000, to: 120_000, by: 17) {
            let date = try #require(CalendarDate(daysSince1970: day, time: nil, offset: nil))
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(day) * 86_400))
            #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
            #expect(date.weekday + 1 == parts.weekday)
            #expect(date.daysSince1970 == day)
        }
    }
}
