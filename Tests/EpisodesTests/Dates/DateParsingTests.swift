import Testing

@testable import SiteEpisodes

@Suite struct DateParsingTests {
    @Test(arguments: [
        ("2026-09-02", "2026-09-02T00:00:00Z"),
        (" 2026-09-02\u{A0}", "2026-09-02T00:00:00Z"),
        ("2026-9-2", "2026-09-02T00:00:00Z"),
        ("2026/09/02", "2026-09-02T00:00:00Z"),
        ("20260902", "2026-09-02T00:00:00Z"),
        ("2024-02-29", "2024-02-29T00:00:00Z"),
        ("2026-09-02 10:00", "2026-09-02T10:00:00Z"),
        ("2026-09-02 9:05", "2026-09-02T09:05:00Z"),
        ("2026-09-02T10:00+02:00", "2026-09-02T10:00:00+02:00"),
        ("2026-09-02t10:00:07z", "2026-09-02T10:00:07Z"),
        ("2026-09-02 10:00:07.123456+02:00", "2026-09-02T10:00:07+02:00"),
        ("2026-09-02T10:00:07,5Z", "2026-09-02T10:00:07Z"),
        ("2026-09-02 10:00:00 +0200", "2026-09-02T10:00:00+02:00"),
        ("2026-09-02 10:00:00 -07", "2026-09-02T10:00:00-07:00"),
        ("2026-09-02T10:00:00-00:30", "2026-09-02T10:00:00-00:30"),
        ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"),
        ("1979-05-27T07:32:00Z", "1979-05-27T07:32:00Z"),
        ("1979-05-27T07:32:00", "1979-05-27T07:32:00Z"),
        ("1654084800314", "2022-06-01T12:00:00Z"),
        ("1654084800", "2022-06-01T12:00:00Z"),
        ("1654084800.314", "2022-06-01T12:00:00Z"),
        ("0", "1970-01-01T00:00:00Z"),
        ("-86400", "1969-12-31T00:00:00Z"),
        ("100000000000", "1973-03-03T09:46:40Z"),
        ("99999999999", "5138-11-16T09:46:39Z"),
        ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
        ("2021 11 23", "2021-11-23T00:00:00Z"),
        ("2021.11.23", "2021-11-23T00:00:00Z"),
        ("2021 1 3 9:05", "2021-01-03T09:05:00Z"),
        ("23.11.2021", "2021-11-23T00:00:00Z"),
        ("11/23/2021", "2021-11-23T00:00:00Z"),
        ("25/12/2026", "2026-12-25T00:00:00Z"),
        ("5-5-2026", "2026-05-05T00:00:00Z"),
        ("23.11.2021 15:38", "2021-11-23T15:38:00Z"),
        ("2021-11-23T10:00 GMT+1", "2021-11-23T10:00:00+01:00"),
        ("2021-11-23 10:00 UTC", "2021-11-23T10:00:00Z"),
        ("2021-11-23 10:00 CET", "2021-11-23T10:00:00+01:00"),
        ("2021-07-23 10:00 Europe/Berlin", "2021-07-23T10:00:00+02:00"),
        ("2021-11-23 10:00 PM", "2021-11-23T22:00:00Z"),
        ("Nov 23, 2021", "2021-11-23T00:00:00Z"),
        ("November 3rd, 2021", "2021-11-03T00:00:00Z"),
        ("23 Nov 2021", "2021-11-23T00:00:00Z"),
        ("23-Nov-2021", "2021-11-23T00:00:00Z"),
        ("Tue, 23 Nov 2021 10:00:00 +0100", "2021-11-23T10:00:00+01:00"),
        ("Tue Nov 23 10:00:00 2021", "2021-11-23T10:00:00Z"),
        ("23. November 2021 10:00", "2021-11-23T10:00:00Z"),
        ("23 novembre 2021", "2021-11-23T00:00:00Z"),
        ("2021年11月23日", "2021-11-23T00:00:00Z"),
        ("Nov 23, 2021 at 3:05 pm", "2021-11-23T15:05:00Z"),
    ])
    func reads(written: String, meaning: String) throws {
        #expect(try CalendarDate(parsing: written).resolved(in: .utc).rfc3339 == meaning)
    }

    @Test(
        arguments: [
            ("02/09/2026", .ambiguous, "write the year first: did you mean 2026-09-02 or 2026-02-09?"),
            ("02.09.26", .ambiguous, "write the year first: did you mean 2026-09-02 or 2026-02-09?"),
            ("25/12/26", .ambiguous, "write the year first: did you mean 2026-12-25?"),
            ("5-5-26", .ambiguous, "write the year first: did you mean 2026-05-05?"),
            ("2.9.2026", .ambiguous, "write the year first: did you mean 2026-09-02 or 2026-02-09?"),
            ("2-9-2026 10:00", .ambiguous, "write the year first: did you mean 2026-09-02 or 2026-02-09?"),
            ("02.09.2026 10:00 CET", .ambiguous, "write the year first: did you mean 2026-09-02 or 2026-02-09?"),
            ("2026-09-02 10:00 IST", .unreadable, "write the offset from UTC: 2026-09-02 10:00 +02:00"),
            ("Sep 2, 2026 10:00 XYZ", .unreadable, "write the offset from UTC: 2026-09-02 10:00 +02:00"),
            ("Sep 2, 26", .unreadable, nil),
            ("Sep 2026", .unreadable, nil),
            ("Sep 31, 2026", .impossible, nil),
            ("2 Foo 2026", .unreadable, nil),
            ("about Sep 2, 2026", .unreadable, nil),
            ("Sep 2, 2026 perhaps", .unreadable, nil),
            ("2026-09-02 25:00 CET", .impossible, nil),
            ("2026 13 02", .impossible, nil),
            ("31.11.2026", .ambiguous, "write the year first: 2026-09-02"),
            ("45/45/2026", .ambiguous, "write the year first: 2026-09-02"),
            ("2026", .ambiguous, "write the whole date: 2026-01-31"),
            ("202609", .ambiguous, "write the whole date: 2026-01-31"),
            ("2026-02-30", .impossible, "correct the date; write year-month-day"),
            ("2023-02-29", .impossible, nil),
            ("2026-13-01", .impossible, nil),
            ("2026-00-10", .impossible, nil),
            ("2026-01-00", .impossible, nil),
            ("0000-01-01", .impossible, nil),
            ("2026-09-02 24:01", .impossible, nil),
            ("2026-09-02 10:60", .impossible, nil),
            ("2026-09-02T10:00+24:00", .impossible, nil),
            ("999999999999999999", .impossible, nil),
            ("99999999999999999999", .impossible, nil),
            ("", .unreadable, nil),
            ("soon", .unreadable, nil),
            ("October 2020", .unreadable, nil),
            ("2026-09", .unreadable, nil),
            ("2026-09/02", .unreadable, nil),
            ("2026-09-02T", .unreadable, nil),
            ("2026-09-02T10", .unreadable, nil),
            ("2026-09-02 10:00 tomorrow", .unreadable, nil),
            ("2026-09-02T10:00:00+2", .unreadable, nil),
            ("2026-09-02T10:00:00+02:", .unreadable, nil),
            ("07:32:00", .unreadable, nil),
            ("1.2.3", .unreadable, nil),
        ] as [(String, DateProblem.Reason, String?)])
    func refuses(written: String, reason: DateProblem.Reason, hint: String?) throws {
        let problem = try #require(throws: DateProblem.self) { try CalendarDate(parsing: written) }
        #expect(problem.reason == reason)
        if let hint { #expect(problem.hint == hint) }
    }

    @Test func namesWhatIsImpossible() throws {
        let problem = try #require(throws: DateProblem.self) { try CalendarDate(parsing: "2026-02-30") }
        #expect(problem.message == "there is no date '2026-02-30': this month has 28 days")
    }
}
