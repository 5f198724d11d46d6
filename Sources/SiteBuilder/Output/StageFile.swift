import Diagnostics

extension OutputFile {
    /// Makes the complete file in the staging folder.
    func stage(at location: String, for folder: OutputFolder) throws(Diagnostic) {
        let unwritable = { (error: SystemError) in folder.unwritable(path.text, error) }
        let output = try attempt(unwritable, Descriptor.creating(location))
        switch contents {
        case .bytes(let bytes):
            try attempt(unwritable, output.write(bytes[...]))
        case .spooled(let spooled):
            let unreadable = { Diagnostic.unreadable(Spool.name, $0) }
            let bytes = try attempt(unreadable, spooled.bytes)
            try attempt(unwritable, output.write(bytes[...]))
        case .copy(let location):
            let unreadable = { Diagnostic.unreadable(source.path ?? location, $0) }
            let input = try attempt(unreadable, Descriptor.reading(location))
            var piece = [UInt8](repeating: 0, count: 1 << 18)
            var count: Int
            repeat {
                count = try attempt(unreadable, input.fill(&piece))
                try attempt(unwritable, output.write(piece[..<count]))
            } while count == piece.count
        }
        do throws(SystemError) { try output.finish() } catch { throw unwritable(error) }
    }
}

extension OutputFolder {
    /// A full disk is no matter of the file that met it.
    func unwritable(_ path: String, _ error: SystemError) -> Diagnostic {
        .unwritable(error.isOutOfRoom ? shownAs : shownPath(path), error)
    }
}
