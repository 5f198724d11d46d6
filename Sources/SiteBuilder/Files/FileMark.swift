/// Which file it is, how long it is, and when anything about it changed last: while they stay the same, so do its bytes.
struct FileMark: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    /// Nanoseconds since 1970.
    let changed: Int

    init(_ status: FileStatus) {
        device = status.identity.device
        inode = status.identity.inode
        size = status.size
        changed = status.changed
    }

    init(device: UInt64, inode: UInt64, size: Int, changed: Int) {
        self.device = device
        self.inode = inode
        self.size = size
        self.changed = changed
    }

    /// Of what is at a path, be it a link.
    init?(of path: String) {
        guard let status = try? FileStatus(of: path, following: false) else { return nil }
        self.init(status)
    }
}
