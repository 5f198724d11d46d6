import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension OutputFile {
    /// Writes the complete file in the staging folder, and makes its folders.
    func stage(at location: String, for folder: OutputFolder) throws(Diagnostic) {
        let unwritable = { (error: SystemError) in folder.unwritable(self.path.text, error) }
        let output = try attempt(unwritable, created(location))
        switch contents {
        case .bytes(let bytes):
            try attempt(unwritable, output.write(bytes[...]))
        case .spooled(let spooled):
            let bytes = try attempt({ Diagnostic.unreadable(Spool.name, $0) }, spooled.bytes)
            try attempt(unwritable, output.write(bytes[...]))
        case .copy(let location):
            let unreadable = { Diagnostic.unreadable(self.source.path ?? location, $0) }
            let input = try attempt(unreadable, Descriptor.reading(location))
            var piece = [UInt8](repeating: 0, count: Self.pieceSize)
            var count: Int
            repeat {
                count = try attempt(unreadable, input.fill(&piece))
                try attempt(unwritable, output.write(piece[..<count]))
            } while count == piece.count
        }
        do throws(SystemError) { try output.finish() } catch { throw unwritable(error) }
    }

    /// The number of bytes to read and write at once.
    private static let pieceSize = 1 << 18
}

/// The task that writes the first file of a folder makes the folder, so that making folders and writing files overlap.
func created(_ location: String) throws(SystemError) -> Descriptor {
    do throws(SystemError) {
        return try Descriptor.creating(location)
    } catch {
        guard error.code == ENOENT else { throw error }
        try makeMissingFolders(parentPath(location))
        return try Descriptor.creating(location)
    }
}

extension OutputFolder {
    /// A full disk is not a fault of the file that was being written.
    func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
        .unwritable(error.isOutOfRoom ? shownAs : shownPath(path), error)
    }
}
