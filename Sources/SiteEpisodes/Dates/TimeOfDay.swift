/// A time of day in whole seconds. Fractions of a second are read and ignored.
package struct TimeOfDay: Hashable, Sendable, Codable {
    package let hour: Int
    package let minute: Int
    package let second: Int

    /// Fails if there is no such time. A leap second (`23:59:60`) counts as the second before it.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = min(second, 59)
    }

    package static let midnight = TimeOfDay(secondsOfDay: 0)

    /// - Parameter secondsOfDay: from 0 to 86 400, the length of a day without clock changes.
    init(secondsOfDay: Int) {
        hour = secondsOfDay / 3600
        minute = secondsOfDay / 60 % 60
        second = secondsOfDay % 60
    }

    var secondsOfDay: Int { hour * 3600 + minute * 60 + second }
}
