/// The state of a file when it was last checked.
struct SeenFile: Sendable {
    private let status: FileStatus
    /// A hash of the bytes. For large files (films), which would take long to read, a hash of the status.
    let hash: Int
    /// True if the file changed immediately before it was checked. It may then change again without a new time or size.
    private let isFresh: Bool

    /// Reads the file only if its status has changed.
    init(_ status: FileStatus, before: SeenFile?, now: Int, location: () -> String) {
        if let before, before.status == status, !before.isFresh {
            self = before
            return
        }
        var hasher = Hasher()
        if status.size <= Self.largestHashed, let bytes = try? fileBytes(location()) {
            hasher.combine(bytes)
        } else {
            hasher.combine(status)
        }
        self.status = status
        hash = hasher.finalize()
        // Two seconds is the coarsest time resolution of common file systems.
        isFresh = status.changed > now - 2_000_000_000
    }

    private static let largestHashed = 8 << 20
}
