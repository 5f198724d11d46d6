/// A file that is read in pieces, or bytes in memory.
package struct ByteSource {
    /// The size in bytes.
    package let size: Int
    let read: (_ offset: Int, _ count: Int) -> [UInt8]

    /// - Parameter read: Returns bytes at an offset; fewer if they end or cannot be read. It is called only for ranges
    ///   inside the size.
    package init(size: Int, read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) {
        self.size = size
        self.read = read
    }

    package init(_ bytes: [UInt8]) {
        self.init(size: bytes.count) { offset, count in Array(bytes[offset..<min(offset + count, bytes.count)]) }
    }
}
