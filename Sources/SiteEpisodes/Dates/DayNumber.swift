/// Days since 1970-01-01. The year starts in March, so that the leap day is its last day and the months have a regular
/// length: 153 days for each five.
extension CalendarDate {
    private static let daysPerFourCenturies = 146_097
    /// The days from 0000-03-01, where the count below starts, to 1970-01-01.
    private static let daysBefore1970 = 719_468

    /// Whole days since 1970-01-01, negative before.
    package var daysSince1970: Int {
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = (month + 9) % 12
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - Self.daysBefore1970
    }

    /// The weekday; 0 is Sunday.
    package var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

    /// Fails outside the years 1 to 9999.
    init?(daysSince1970 days: Int, time: TimeOfDay?, offset: Int?) {
        let count = days + Self.daysBefore1970
        guard count >= 0 else { return nil }
        let period = count / Self.daysPerFourCenturies
        let dayOfPeriod = count % Self.daysPerFourCenturies
        let yearOfPeriod = (dayOfPeriod - dayOfPeriod / 1460 + dayOfPeriod / 36_524 - dayOfPeriod / 146_096) / 365
        let dayOfYear = dayOfPeriod - (365 * yearOfPeriod + yearOfPeriod / 4 - yearOfPeriod / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: period * 400 + yearOfPeriod + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1, time: time, offset: offset)
    }

    /// The local date and time at this offset. Fails outside the years 1 to 9999.
    init?(_ instant: Instant, offset: Int) {
        let seconds = instant.secondsSince1970.addingReportingOverflow(offset)
        guard !seconds.overflow else { return nil }
        let secondsOfDay = (seconds.partialValue % 86_400 + 86_400) % 86_400
        self.init(
            daysSince1970: (seconds.partialValue - secondsOfDay) / 86_400, time: TimeOfDay(secondsOfDay: secondsOfDay),
            offset: offset)
    }

    /// Seconds since 1970, if the date and time are in UTC.
    var secondsAsUTC: Int { daysSince1970 * 86_400 + (time ?? .midnight).secondsOfDay }
}
