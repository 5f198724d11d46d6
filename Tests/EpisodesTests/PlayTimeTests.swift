import Testing

@testable import SiteEpisodes

@Suite struct PlayTimeTests {
    @Test(arguments: [
        ("2530", 2530), ("2530.4", 2530), ("0", 0), ("42:10", 2530), ("90:00", 5400), ("1:02:03", 3723),
        ("01:02:03.6", 3724), ("1h 2m", 3720), ("1h2m3s", 3723), ("1 h 2 min", 3720), ("90 min", 5400),
        ("2 hours, 5 minutes", 7500), ("45s", 45), ("1.5h", 5400), ("PT1H2M", 3720), ("pt45m", 2700),
        (" PT1H2M3.4S ", 3723), ("1:30", 90),
    ])
    func reads(written: String, seconds: Int) {
        #expect(PlayTime(parsing: written)?.seconds == seconds)
    }

    @Test(arguments: [
        "", "long", "1:75", "1:60:00", "1:2:3:4", "-5", "1:-2", "m", "PT", "2m 1h", "1h 1h", "PT5min", "5 parsecs",
        "1..5",
        "nan", "0x10", "1654084800314", "1::2", ":30",
    ])
    func refuses(written: String) {
        #expect(PlayTime(parsing: written) == nil)
    }

    @Test(arguments: [
        (0, "0:00", "PT0S"), (45, "0:45", "PT45S"), (245, "4:05", "PT4M5S"), (3600, "1:00:00", "PT1H"),
        (3723, "1:02:03", "PT1H2M3S"), (3599, "59:59", "PT59M59S"),
    ])
    func texts(seconds: Int, clock: String, iso: String) {
        let time = PlayTime(seconds: seconds)
        #expect(time.clockText == clock)
        #expect(time.iso8601 == iso)
    }
}
