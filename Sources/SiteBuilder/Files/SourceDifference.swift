/// What a site's sources hold that they did not hold before.
public enum SourceDifference: Hashable, Sendable {
    case none
    /// Absolute paths of files that were there before, are there now, and hold other bytes; nothing else is different.
    case contents(Set<String>)
    /// Files came or went, something is reported of them, or nobody knows what was there before.
    case anything

    /// Takes in what has changed since.
    public mutating func formUnion(_ later: SourceDifference) {
        self =
            switch (self, later) {
            case (.anything, _), (_, .anything): .anything
            case (.none, let only), (let only, .none): only
            case (.contents(let files), .contents(let more)): .contents(files.union(more))
            }
    }
}
