/// A wall clock time, to the second. Fractions of a second are read and dropped: no feed or page shows them.
package struct TimeOfDay: Hashable, Sendable, Codable {
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// `nil` when there is no such time. A leap second (`23:59:60`) counts as the second before it.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
    }

    package static let midnight = TimeOfDay(secondsOfDay: 0)

    /// - Parameter secondsOfDay: 0 up to 86 400, the length of a day without clock changes.
    init(secondsOfDay: Int) {
        hour = secondsOfDay / 3600
        minute = secondsOfDay / 60 % 60
        second = secondsOfDay % 60
    }

    var secondsOfDay: Int { hour * 3600 + minute * 60 + second }
}
