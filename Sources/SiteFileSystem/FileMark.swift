/// Identity, size and time of the last change of a file. While they stay the same, so do its bytes.
package struct FileMark: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    package let size: Int
    /// Nanoseconds since 1970.
    package let changed: Int
}

extension FileMark {
    package init(_ status: FileStatus) {
        self.init(
            device: status.identity.device, inode: status.identity.inode, size: status.size, changed: status.changed)
    }
}
