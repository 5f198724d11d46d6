#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes a file so that it is there whole or not at all, whoever else writes it; makes the folders above it.
package func writeWhole(_ bytes: [UInt8], to location: String) throws(SystemError) {
    try writeWhole(to: location) { (file) throws(SystemError) in try file.write(bytes[...]) }
}

/// The same of a file that is written piece by piece.
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
