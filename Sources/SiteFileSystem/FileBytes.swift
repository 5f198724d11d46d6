/// The bytes of a regular file.
package func fileBytes(_ path: String) throws(SystemError) -> [UInt8] {
    let file = try Descriptor.reading(path)
    // One byte more than the size, so that one read also shows that the file has ended.
    var bytes = [UInt8](repeating: 0, count: try file.status.size + 1)
    let count = try file.fill(&bytes)
    guard count == bytes.count else {
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
