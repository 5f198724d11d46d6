import Synchronization

/// Markup that stands in many pages, a card for instance: made once, held once.
public final class SharedMarkup: Sendable {
    public let bytes: [UInt8]
    private let versions = Mutex<[String: SharedMarkup]>([:])

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The markup as it is somewhere, made when it is first asked for.
    ///
    /// - Parameter make: gives the same for the same place.
    public func version(for place: String, make: ([UInt8]) -> [UInt8]) -> SharedMarkup {
        versions.withLock { versions in
            if let known = versions[place] { return known }
            let version = SharedMarkup(make(bytes))
            versions[place] = version
            return version
        }
    }
}
