#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes a file atomically, even if others write it at the same time. Makes missing folders.
package func writeWhole(_ bytes: [UInt8], to location: String) throws(SystemError) {
    try writeWhole(to: location) { (file) throws(SystemError) in try file.write(bytes[...]) }
}

/// Writes a file atomically, piece by piece.
package func writeWhole(
    to location: String, _ write: (borrowing Descriptor) throws(SystemError) -> Void
) throws(SystemError) {
    _ = try makeFolders(parentPath(location))
    let draft = location + "." + String(UInt64.random(in: 0 ... .max), radix: 36)
    do throws(SystemError) {
        let file = try Descriptor.creating(draft)
        try write(file)
        try file.finish()
        guard rename(draft, location) == 0 else { throw .last }
    } catch {
        unlink(draft)
        throw error
    }
}
