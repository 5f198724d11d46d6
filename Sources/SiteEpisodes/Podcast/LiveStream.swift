import SiteMarkdown

/// A stream that is live at a time: an episode with it is a `podcast:liveItem` in feeds.
package struct LiveStream: Hashable, Sendable {
    /// A build does not change it, because a stream may begin late.
    package enum Status: String, Hashable, Sendable, CaseIterable {
        case pending, live, ended
    }

    package var status: Status
    package var start: ZonedDate
    package var end: ZonedDate?
}

/// The keys of `live:`.
enum LiveKey: String, FieldKey {
    case status, start, end

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .status: .init(.words(LiveStream.Status.self), "State of the stream.")
        case .start: .init(.time, "Start of the stream.")
        case .end: .init(.time, "End of the stream.")
        }
    }
}

extension Fields {
    /// Reads a map with `start`.
    mutating func live(_ key: Key, in zone: ZoneRules) -> LiveStream? {
        guard let value = value(key), !value.isFalse else { return nil }
        return whole(value, of: key, wants: "a map with 'start'") { fields in
            guard value.entries != nil else { return nil }
            return fields.nested(value, as: LiveKey.self) { fields in
                guard let start = fields.date(.start, in: zone) else { return nil }
                return LiveStream(
                    status: fields.choice(.status) ?? .pending, start: start, end: fields.date(.end, in: zone))
            }
        }
    }
}
