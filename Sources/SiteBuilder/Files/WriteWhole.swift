#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes a file so that it is there whole or not at all, whoever else writes it; makes the folders above it.
func writeWhole(_ bytes: [UInt8], to location: String) throws(SystemError) {
    _ = try makeFolders(parentPath(location))
    let draft = location + "." + String(UInt64.random(in: 0 ... .max), radix: 36)
    do throws(SystemError) {
        let file = try Descriptor.creating(draft)
        try file.write(bytes[...])
        try file.finish()
        guard rename(draft, location) == 0 else { throw .last }
    } catch {
        unlink(draft)
        throw error
    }
}
