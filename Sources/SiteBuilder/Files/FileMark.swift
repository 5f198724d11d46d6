/// Which file it is, how long it is, and when anything about it changed last: while they stay the same, so do its bytes.
struct FileMark: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    /// Nanoseconds since 1970.
    let changed: Int
}

extension FileMark {
    init(_ status: FileStatus) {
        self.init(
            device: status.identity.device, inode: status.identity.inode, size: status.size, changed: status.changed)
    }
}
