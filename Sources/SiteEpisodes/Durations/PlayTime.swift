/// The duration of an episode, in whole seconds.
package struct PlayTime: Hashable, Sendable, Comparable {
    package let seconds: Int

    package init(seconds: Int) { self.seconds = seconds }

    package static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

    private var hour: Int { seconds / 3600 }
    private var minute: Int { seconds / 60 % 60 }
    private var second: Int { seconds % 60 }

    /// The duration as players and `itunes:duration` show it: `4:05`, `1:02:03`.
    package var clockText: String {
        hour > 0
            ? "\(hour):\(padded(minute, to: 2)):\(padded(second, to: 2))" : "\(minute):\(padded(second, to: 2))"
    }

    /// The duration in ISO 8601, for `datetime` attributes and structured data: `PT1H2M3S`.
    package var iso8601: String {
        var text = "PT"
        if hour > 0 { text += "\(hour)H" }
        if minute > 0 { text += "\(minute)M" }
        if second > 0 || seconds == 0 { text += "\(second)S" }
        return text
    }
}
