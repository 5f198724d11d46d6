/// The bytes of a regular file.
///
/// - Parameters:
///   - path: the path of the file.
///   - limit: the number of bytes after which nothing is read.
package func fileBytes(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.reading(path)
    // One byte more than the size, so that one read also shows that the file has ended.
    var bytes = [UInt8](repeating: 0, count: min(try file.status.size + 1, limit))
    let count = try file.fill(&bytes)
    guard count == bytes.count, count < limit else {
        bytes.removeLast(bytes.count - count)
        return bytes
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = try file.fill(&piece)
        bytes.append(contentsOf: piece[..<count])
        if count < piece.count { return bytes }
    }
}
