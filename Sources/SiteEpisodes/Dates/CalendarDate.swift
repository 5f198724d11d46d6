/// A day of the Gregorian calendar as written, with the time and UTC offset if they were written.
///
/// It is not a point in time until a time zone is applied, see ``resolved(in:)``.
package struct CalendarDate: Hashable, Sendable, Codable {
    /// The year, from 1 to 9999.
    package let year: Int
    /// The month, from 1 to 12.
    package let month: Int
    package let day: Int
    package let time: TimeOfDay?
    /// The UTC offset in seconds, positive to the east.
    package let offset: Int?

    /// Fails if the calendar has no such day (30 February).
    package init?(year: Int, month: Int, day: Int, time: TimeOfDay? = nil, offset: Int? = nil) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.init(checkedYear: year, month: month, day: day, time: time, offset: offset)
    }

    init(checkedYear year: Int, month: Int, day: Int, time: TimeOfDay?, offset: Int?) {
        self.year = year
        self.month = month
        self.day = day
        self.time = time
        self.offset = offset
    }

    func with(time: TimeOfDay?, offset: Int?) -> CalendarDate {
        CalendarDate(checkedYear: year, month: month, day: day, time: time, offset: offset)
    }

    static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
