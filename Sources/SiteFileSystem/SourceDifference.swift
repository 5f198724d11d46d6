/// The changes of a site's sources since the last check.
package enum SourceDifference: Hashable, Sendable {
    case none
    /// Only the bytes of existing files have changed. The value contains their absolute paths.
    case contents(Set<String>)
    /// Files were added or removed, diagnostics exist, or the previous state is unknown.
    case anything

    /// Adds later changes.
    package mutating func formUnion(_ later: SourceDifference) {
        switch (later, self) {
        case (.none, _), (_, .anything): break
        case (.anything, _), (_, .none): self = later
        case (.contents(let files), .contents): insert(files)
        }
    }

    private mutating func insert(_ more: Set<String>) {
        guard case .contents(var files) = self else { return }
        // The old value is released first, so that the set grows in place.
        self = .none
        files.formUnion(more)
        self = .contents(files)
    }
}
