/// A file as it was when somebody looked last.
struct SeenFile: Sendable {
    private let status: FileStatus
    /// Of the bytes; of the status alone for large files, which are films and not worth reading again and again.
    let hash: Int
    /// A file changed so shortly before it was looked at may change again without another time or size.
    private let isFresh: Bool

    /// Reads the file only when its status does not say that it is as it was.
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
        // Two seconds: the coarsest clock among common file systems.
        isFresh = status.changed > now - 2_000_000_000
    }

    private static let largestHashed = 8 << 20
}
