/// What a site's sources hold that they did not hold before.
package enum SourceDifference: Hashable, Sendable {
    case none
    /// Absolute paths of files that were there before, are there now, and hold other bytes; nothing else is different.
    case contents(Set<String>)
    /// Files came or went, something is reported of them, or nobody knows what was there before.
    case anything

    /// Takes in what has changed since.
    package mutating func formUnion(_ later: SourceDifference) {
        switch (later, self) {
        case (.none, _), (_, .anything): break
        case (.anything, _), (_, .none): self = later
        case (.contents(let files), .contents): insert(files)
        }
    }

    private mutating func insert(_ more: Set<String>) {
        guard case .contents(var files) = self else { return }
        // Let go of first, so that the set grows in place.
        self = .none
        files.formUnion(more)
        self = .contents(files)
    }
}
