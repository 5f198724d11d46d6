import Foundation
import SeededRandom
import SiteEpisodes
import TestSupport
import Testing

/// Dates as feeds write them, compared with `feedparser`. It must read the same instant, or the table states its fault.
@Suite struct FeedDateTests {
    struct Sample: CustomStringConvertible {
        let text: String
        let expected: String
        /// The reason why feedparser's instant is wrong.
        let fault: String?

        init(_ text: String, _ expected: String, wrong fault: String? = nil) {
            (self.text, self.expected, self.fault) = (text, expected, fault)
        }

        var description: String { text }
    }

    static let samples: [Sample] = [
        // RFC 5322 with missing or additional parts.
        Sample("Tue, 23 Nov 2021 15:38:00 +0200", "2021-11-23T15:38:00+02:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 -0000", "2021-11-23T15:38:00Z"),
        Sample("Fri, 2 May 2014 10:10 GMT", "2014-05-02T10:10:00Z"),
        Sample("23 Nov 2021 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("Mon, 23 Nov 2021 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("Tue,23 Nov 2021 15:38:00 +0000", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 15:38:00", "2021-11-23T15:38:00Z"),
        Sample("  Tue, 23 Nov 2021\n 15:38:00  +0000 ", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 November 2021 15:38:00 -0730", "2021-11-23T15:38:00-07:30"),
        Sample("Tue, 23 Sept 2021 15:38:00 +0000", "2021-09-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 (a (nested) comment) 15:38:00 +0100 (CET)", "2021-11-23T15:38:00+01:00"),
        Sample("Sun 01 Mar 2015 01:00:00 GMT-0400 (EDT)", "2015-03-01T01:00:00-04:00"),
        Sample("Sun Mar 01 2015 01:00:00 GMT-0400 (Eastern Daylight Time)", "2015-03-01T01:00:00-04:00"),
        Sample("Tue, 23 Nov 2021", "2021-11-23T00:00:00Z"),
        Sample("Tue, 23 Nov 2021 24:00:00 +0000", "2021-11-24T00:00:00Z"),
        Sample("Fri, 31 Dec 2021 24:00 +0100", "2022-01-01T00:00:00+01:00"),
        Sample("Tue, 23 Nov 2021 15:38:60 +0000", "2021-11-23T15:38:59Z"),
        Sample("Thu, 29 Feb 2024 09:05:06 Z", "2024-02-29T09:05:06Z"),
        Sample("Tue, 23 Nov 2021 5:38:00 +0000", "2021-11-23T05:38:00Z"),
        // Years of two and three digits.
        Sample("Tue, 23 Nov 21 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("Wed, 02 Sep 98 10:00:00 UT", "1998-09-02T10:00:00Z"),
        Sample("2 Sep 49 10:00:00 GMT", "2049-09-02T10:00:00Z"),
        Sample("2 Sep 75 10:00:00 GMT", "1975-09-02T10:00:00Z", wrong: "RFC 5322, 4.3: 50 to 99 are 1950 to 1999"),
        Sample(
            "Tue, 23 Nov 121 15:38:00 GMT", "2021-11-23T15:38:00Z", wrong: "RFC 5322, 4.3: three digits count from 1900"
        ),
        Sample("23 Nov '21 15:38", "2021-11-23T15:38:00Z"),
        // Zones.
        Sample("Tue, 23 Nov 2021 15:38:00 EST", "2021-11-23T15:38:00-05:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 pdt", "2021-11-23T15:38:00-07:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 ET", "2021-11-23T15:38:00-05:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 MEST", "2021-11-23T15:38:00+02:00"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 CET", "2021-11-23T15:38:00+01:00",
            wrong: "the tz database has CET for +01:00 alone"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 AEST", "2021-11-23T15:38:00+10:00",
            wrong: "the tz database has AEST for +10:00 alone"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 BST", "2021-11-23T15:38:00+01:00",
            wrong: "the tz database has BST for +01:00 alone"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 NZDT", "2021-11-23T15:38:00+13:00",
            wrong: "the tz database has NZDT for +13:00 alone"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 AKST", "2021-11-23T15:38:00-09:00",
            wrong: "the tz database has AKST for -09:00 alone"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 EET", "2021-11-23T15:38:00+02:00",
            wrong: "the tz database has EET for +02:00 alone"),
        Sample("Tue, 23 Nov 2021 15:38:00 IST", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 15:38:00 BRT", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 15:38:00 XYZ", "2021-11-23T15:38:00Z"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 A", "2021-11-23T15:38:00Z", wrong: "RFC 5322, 4.3: military letters say nothing"),
        Sample("Tue, 23 Nov 2021 15:38:00 GMT 00:00", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 GMT 15:38", "2021-11-23T15:38:00Z"),
        Sample("Tue, 23 Nov 2021 15:38:00 GMT+0530", "2021-11-23T15:38:00+05:30"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 GMT 05:30", "2021-11-23T15:38:00+05:30", wrong: "a plus sign was lost on the way"
        ),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 UTC 0530", "2021-11-23T15:38:00+05:30", wrong: "a plus sign was lost on the way"),
        Sample("2021 11 23", "2021-11-23T00:00:00Z", wrong: "it reads the year alone"),
        Sample("2021 11 23 15:38", "2021-11-23T15:38:00Z", wrong: "it reads the year alone"),
        Sample("2021 1 3", "2021-01-03T00:00:00Z", wrong: "it reads the year alone"),
        Sample("Tue 23 11 2021 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("11 23 2021", "2021-11-23T00:00:00Z"),
        Sample("23/11/2021", "2021-11-23T00:00:00Z"),
        Sample("23/11/2021 15:38:00 +0100", "2021-11-23T15:38:00+01:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 GMT+1", "2021-11-23T15:38:00+01:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 +01", "2021-11-23T15:38:00+01:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 +530", "2021-11-23T15:38:00+05:30", wrong: "it reads +530 as 53 hours"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 UTC+01:00", "2021-11-23T15:38:00+01:00", wrong: "it takes UTC+01:00 for a name"),
        Sample("Tue, 23 Nov 2021 15:38:00 EST -0500", "2021-11-23T15:38:00-05:00"),
        Sample("Tue, 23 Nov 2021 15:38:00+0100", "2021-11-23T15:38:00+01:00"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 \u{2212}0500", "2021-11-23T15:38:00-05:00",
            wrong: "it takes a minus sign for a name"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 +9999", "2021-11-23T15:38:00Z", wrong: "no place is 100 hours from Greenwich"),
        Sample(
            "Tue, 23 Nov 2021 15:38:00 America/New_York", "2021-11-23T15:38:00-05:00",
            wrong: "the tz database knows what clocks in New York show"),
        Sample("Fri, 23 Jul 2021 15:38:00 Europe/Paris", "2021-07-23T15:38:00+02:00", wrong: "the same of Paris"),
        Sample("Tue, 23 Nov 2021 15:38:00 Etc/GMT+5", "2021-11-23T15:38:00-05:00"),
        Sample("Tue, 23 Nov 2021 15:38:00 Moon/Copernicus", "2021-11-23T15:38:00Z"),
        // 12-hour clocks.
        Sample("Tue, 23 Nov 2021 3:38:00 PM EST", "2021-11-23T15:38:00-05:00", wrong: "it takes PM for a zone"),
        Sample("Tue, 23 Nov 2021 12:05 am", "2021-11-23T00:05:00Z", wrong: "it takes am for a zone"),
        Sample("Tue, 23 Nov 2021 12:05PM", "2021-11-23T12:05:00Z"),
        Sample("November 23, 2021 at 3 p.m. EST", "2021-11-23T15:00:00-05:00"),
        Sample("11/23/2021 3:38:00 PM", "2021-11-23T15:38:00Z"),
        // Month first, and other orders.
        Sample("Nov 23, 2021", "2021-11-23T00:00:00Z"),
        Sample("Nov 23 2021 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("Tuesday, November 23, 2021 - 15:38", "2021-11-23T15:38:00Z"),
        Sample("Tue Nov 23 15:38:00 2021", "2021-11-23T15:38:00Z"),
        Sample("Tue Nov  2 15:38:00 2021", "2021-11-02T15:38:00Z"),
        Sample("Tue Nov 23 15:38:00 UTC 2021", "2021-11-23T15:38:00Z"),
        Sample("Tue Nov 23 15:38:00 -0500 2021", "2021-11-23T15:38:00-05:00"),
        Sample("Tue, 23-Nov-2021 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("Tuesday, 23-Nov-21 15:38:00 GMT", "2021-11-23T15:38:00Z"),
        Sample("23-Nov-2021", "2021-11-23T00:00:00Z"),
        Sample("2021 Nov 23 15:38", "2021-11-23T15:38:00Z", wrong: "it reads 2021 alone"),
        Sample("15:38, 23rd November 2021", "2021-11-23T15:38:00Z", wrong: "it reads a time of today"),
        Sample("November 2021", "2021-11-01T00:00:00Z"),
        Sample("11/23/2021 15:38", "2021-11-23T15:38:00Z"),
        Sample("23/11/2021", "2021-11-23T00:00:00Z"),
        Sample("02.09.2021 15.38", "2021-09-02T15:38:00Z"),
        Sample("Fri, 2006/09/15 08:19:53 EDT", "2006-09-15T08:19:53-04:00"),
        // ISO 8601, RFC 3339, W3CDTF.
        Sample("2021-11-23T15:38:00Z", "2021-11-23T15:38:00Z"),
        Sample("2021-11-23T15:38:00.123Z", "2021-11-23T15:38:00Z"),
        Sample("2021-11-23T15:38:00,123Z", "2021-11-23T15:38:00Z"),
        Sample("2021-11-23t15:38:00z", "2021-11-23T15:38:00Z"),
        Sample("2021-11-23T15:38+01:00", "2021-11-23T15:38:00+01:00"),
        Sample("2021-11-23T15:38:00+05:30", "2021-11-23T15:38:00+05:30"),
        Sample("2021-11-23T15:38:00+0530", "2021-11-23T15:38:00+05:30", wrong: "it loses the minutes of +0530"),
        Sample("2021-11-23T15Z", "2021-11-23T15:00:00Z"),
        Sample("2021-11-23 15:38:00", "2021-11-23T15:38:00Z"),
        Sample("2021-11-23 15:38:00 EST", "2021-11-23T15:38:00-05:00", wrong: "it loses the time"),
        Sample("2021-11-23 15:38:00.0 +0100", "2021-11-23T15:38:00+01:00"),
        Sample("2021-11-23 15", "2021-11-23T15:00:00Z"),
        Sample("2021-11-23", "2021-11-23T00:00:00Z"),
        Sample("2021-11", "2021-11-01T00:00:00Z"),
        Sample("2021", "2021-01-01T00:00:00Z"),
        Sample("2021-1-3", "2021-01-03T00:00:00Z"),
        Sample("21-11-23", "2021-11-23T00:00:00Z"),
        Sample("20211123", "2021-11-23T00:00:00Z"),
        Sample("20211123T15:38:00Z", "2021-11-23T15:38:00Z"),
        Sample("20211123T153800Z", "2021-11-23T15:38:00Z", wrong: "it loses the time"),
        Sample("20211123153800", "2021-11-23T15:38:00Z", wrong: "it loses the time"),
        Sample("2021-327", "2021-11-23T00:00:00Z"),
        Sample("2021-327T15:38:00Z", "2021-11-23T15:38:00Z"),
        Sample("2021327", "2021-11-23T00:00:00Z"),
        Sample("2021-045", "2021-02-14T00:00:00Z", wrong: "it reads 2021-04 and leaves the 5"),
        Sample("2021-W47-2", "2021-11-23T00:00:00Z", wrong: "it reads 2021 alone"),
        Sample("2021W472", "2021-11-23T00:00:00Z", wrong: "it reads 2021 alone"),
        Sample("2020-W53-5T10:00Z", "2021-01-01T10:00:00Z", wrong: "it reads 2020 alone"),
        Sample("2021-11-23T24:00:00Z", "2021-11-24T00:00:00Z"),
        Sample("2021-11-23+01:00", "2021-11-23T00:00:00+01:00", wrong: "it loses the zone"),
        Sample("2021-11-23T15:38:00+01:00[Europe/Paris]", "2021-11-23T15:38:00+01:00"),
        Sample("2021/11/23 15:38:00", "2021-11-23T15:38:00Z", wrong: "it reads 2021 alone"),
        Sample("1637681880", "2021-11-23T15:38:00Z", wrong: "it reads the 376th day of 2016"),
        Sample("1637681880000", "2021-11-23T15:38:00Z", wrong: "it reads the 376th day of 2016"),
        // Languages.
        Sample("Mi, 05 Mai 2021 15:38:00 +0200", "2021-05-05T15:38:00+02:00"),
        Sample("Mittwoch, 3. März 2021, 15:38 Uhr", "2021-03-03T15:38:00Z"),
        Sample("Do, 16 Dez 2021 15:38:00 +0100", "2021-12-16T15:38:00+01:00"),
        Sample("mar. 23 févr. 2021 15h38", "2021-02-23T15:38:00Z"),
        Sample("vendredi 13 août 2021 à 15:38", "2021-08-13T15:38:00Z"),
        Sample("jeu, 15 juil 2021 15:38:00 +0200", "2021-07-15T15:38:00+02:00"),
        Sample("mar, 23 nov 2021 15:38:00 +0000", "2021-11-23T15:38:00Z"),
        Sample("mié, 13 ene 2021 15:38:00 -0300", "2021-01-13T15:38:00-03:00"),
        Sample("23 de diciembre de 2021 3:38 p. m.", "2021-12-23T15:38:00Z"),
        Sample("ven, 14 mag 2021 15:38:00 +0200", "2021-05-14T15:38:00+02:00"),
        Sample("sab 25 settembre 2021", "2021-09-25T00:00:00Z"),
        Sample("qua, 15 set 2021 15:38:00 -0300", "2021-09-15T15:38:00-03:00"),
        Sample("5 de outubro de 2021 15:38", "2021-10-05T15:38:00Z"),
        Sample("wo, 3 mrt 2021 15:38:00 +0100", "2021-03-03T15:38:00+01:00"),
        Sample("zaterdag 29 mei 2021", "2021-05-29T00:00:00Z"),
        Sample("śr., 6 paź 2021 15:38:00 +0200", "2021-10-06T15:38:00+02:00"),
        Sample("12 września 2021 15:38", "2021-09-12T15:38:00Z"),
        Sample("fre, 14 maj 2021 15:38:00 +0200", "2021-05-14T15:38:00+02:00"),
        Sample("ti 23. marraskuuta 2021 klo 15.38", "2021-11-23T15:38:00Z"),
        Sample("Paz, 28 Kas 2021 15:38:00 +0300", "2021-11-28T15:38:00+03:00"),
        Sample("вт, 23 ноя 2021 15:38:00 +0300", "2021-11-23T15:38:00+03:00"),
        Sample("Τρι, 23 Νοέ 2021 15:38:00 EST", "2021-11-23T15:38:00-05:00"),
        Sample("Κυρ, 11 Ιούλ 2004 12:00:00 EST", "2004-07-11T12:00:00-05:00"),
        Sample("2004-július-13T9:15-05:00", "2004-07-13T09:15:00-05:00"),
        Sample("2004년 05월 28일 01:31:15", "2004-05-28T01:31:15+09:00"),
        Sample("2004-05-25 오후 11:23:17", "2004-05-25T23:23:17+09:00"),
        Sample("2004-05-25 오전 08:23:17", "2004-05-25T08:23:17+09:00"),
        Sample("2021年11月23日(火) 午後3時38分", "2021-11-23T15:38:00Z", wrong: "it reads 2021 alone"),
        Sample("2021年11月23日 15:38:00", "2021-11-23T15:38:00Z", wrong: "it reads 2021 alone"),
    ]

    @Test(arguments: samples) func isRead(sample: Sample) throws {
        #expect(try FeedDate(parsing: sample.text).rfc3339 == sample.expected)
    }

    /// Ambiguous dates, impossible dates, and texts that are not dates.
    @Test(
        arguments: [
            ("Wed, 31 Nov 2021 10:00:00 GMT", DateProblem.Reason.impossible), ("2021-02-29", .impossible),
            ("30 Feb 2021", .impossible), ("2021-13-01", .impossible), ("2021-00-10", .impossible),
            ("Tue, 23 Nov 2021 25:00:00 GMT", .impossible), ("Tue, 23 Nov 2021 24:01:00 GMT", .impossible),
            ("Tue, 23 Nov 2021 15:60:00 GMT", .impossible), ("2021-366", .impossible), ("2021-W54-1", .impossible),
            ("13/13/2021", .impossible), ("02/09/2026 10:00", .ambiguous), ("02-09-2026", .ambiguous),
            ("02/09/26", .ambiguous), ("02 09 2026", .ambiguous), ("2021 13 01", .impossible),
            ("2021 11 23 24 25", .unreadable), ("tomorrow", .unreadable), ("", .unreadable),
            ("Tue, 15:38:00", .unreadable),
            ("23 Foo 2021", .unreadable), ("32 Nov 2021", .unreadable),
            ("Mon, 30 Nov -0001 00:00:00 +0000", .unreadable),
            ("23 24 25 Nov 2021", .unreadable), ("15:38 16:39 23 Nov 2021", .unreadable), ("--11-23", .unreadable),
            ("0000-00-00 00:00:00", .unreadable), ("99999999999999999999999999", .unreadable), ("20", .unreadable),
            (String(repeating: "(", count: 100_000), .unreadable),
            (String(repeating: "1-", count: 100_000), .unreadable),
        ] as [(String, DateProblem.Reason)])
    func isRefused(text: String, reason: DateProblem.Reason) {
        do throws(DateProblem) {
            let date = try FeedDate(parsing: text)
            Issue.record("read \(text.prefix(40)) as \(date.rfc3339)")
        } catch {
            #expect(error.reason == reason, "\(error.message)")
        }
    }

    @Test(
        arguments: [
            ("Tue, 23 Nov 2021 15:38:00 XYZ", "XYZ"), ("Tue, 23 Nov 2021 15:38:00 IST", "IST"),
            ("Tue, 23 Nov 2021 15:38:00 A", "A"), ("Tue, 23 Nov 2021 15:38:00 Moon/Copernicus", "Moon/Copernicus"),
            ("Tue, 23 Nov 2021 15:38:00 +9999", "+9999"), ("Tue, 23 Nov 2021 15:38:00 XYZ +0100", nil),
            ("Tue, 23 Nov 2021 15:38:00 GMT", nil), ("3. März 2021, 15:38 Uhr", nil),
            ("Tue, 23 Nov 2021 15:38:00", nil),
        ] as [(String, String?)])
    func zonesThatNobodyKnows(text: String, zone: String?) throws {
        #expect(try FeedDate(parsing: text).unknownZone == zone)
    }

    @Test(.pythonReaders) func feedparserReadsTheSame() async throws {
        let instants: [Int?] = try await Judge.dates.answers(Self.samples.map(\.text))
        for (sample, answer) in zip(Self.samples, instants) {
            guard let answer else {
                #expect(sample.fault == nil, "\(sample): feedparser reads nothing")
                continue
            }
            let own = try FeedDate(parsing: sample.text).date.resolved(in: .utc).instant.secondsSince1970
            if let fault = sample.fault {
                #expect(own != answer, "\(sample): it is not so that \(fault)")
            } else {
                #expect(own == answer, "\(sample): feedparser reads \(Instant(secondsSince1970: answer).rfc3339)")
            }
        }
    }

    /// Random dates in the forms that feedparser supports.
    @Test(.pythonReaders) func feedparserReadsTheSameOfManyMore() async throws {
        var random = SplitMix64(seed: 16)
        let texts = (0..<3000).map { _ in Self.text(using: &random) }
        let instants: [Int?] = try await Judge.dates.answers(texts)
        #expect(instants.compactMap(\.self).count > 2000)
        for (text, answer) in zip(texts, instants) {
            guard let answer else { continue }
            let own = try? FeedDate(parsing: text).date.resolved(in: .utc).instant.secondsSince1970
            #expect(own == answer, "\(text): feedparser reads \(Instant(secondsSince1970: answer).rfc3339)")
        }
    }

    /// A date in one of the forms that feedparser reads correctly.
    private static func text(using random: inout SplitMix64) -> String {
        func two(_ range: ClosedRange<Int>) -> String {
            let number = Int.random(in: range, using: &random)
            return number < 10 && random.pick([true, true, false]) ? "0\(number)" : String(number)
        }
        func full(_ range: ClosedRange<Int>) -> String {
            let number = Int.random(in: range, using: &random)
            return number < 10 ? "0\(number)" : String(number)
        }
        let day = random.pick(["Mon, ", "Tuesday, ", "Sun ", "", ""])
        let month = random.pick([
            "Jan", "February", "mar", "APR", "May", "Jun", "July", "Aug", "Sept", "Oct", "Nov", "December",
        ])
        let year = random.pick(["2021", "1999", "2004", "15", "07", "97"])
        let clock = random.pick(["\(two(0...23)):\(full(0...59)):\(full(0...59))", "\(two(0...23)):\(full(0...59))"])
        let zone = random.pick([
            "GMT", "UT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "Z", "ADT", "AST", "et", "PT", "XQZ",
            "+0100",
            "-0330", "+05:30", "GMT+02:00", "gmt-0500", "-0000",
        ])
        let offset = random.pick(["", "Z", "+01:00", "-03:30", "+14:00"])
        let isoDay = "\(random.pick(["2021", "1999", "2008"]))-\(full(1...12))-\(full(1...28))"
        return switch Int.random(in: 0..<7, using: &random) {
        case 0: "\(day)\(two(1...31)) \(month) \(year) \(clock) \(zone)"
        case 1: "\(day)\(month) \(two(1...31)) \(year) \(clock) \(zone)"
        case 2: "Tue \(month) \(two(1...31)) \(clock) 2021"
        case 3: "Tue \(month) \(two(1...31)) \(clock) \(random.pick(["+0100", "-0500"])) 2021"
        case 4:
            "\(isoDay)T\(full(0...23)):\(full(0...59)):\(full(0...59))\(random.pick(["", ".5", ".123456"]))\(offset)"
        case 5: isoDay
        default: "\(isoDay) \(full(0...23)):\(full(0...59)):\(full(0...59))"
        }
    }
}
