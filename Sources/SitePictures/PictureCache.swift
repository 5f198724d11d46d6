import SiteFileSystem

/// Files made from pictures, kept from build to build outside of the output. A name stands for the bytes of the picture and
/// for all that was done with them, so what is there is always right, and nothing is ever written twice.
package struct PictureCache: Sendable {
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// - Parameter name: hexadecimal digits with an ending.
    private func location(of name: String) -> String { "\(folder)/pictures/\(name.prefix(2))/\(name.dropFirst(2))" }

    /// The file of a name and its length in bytes; `nil` when no build has made it.
    package func find(_ name: String) -> (location: String, count: Int)? {
        let location = location(of: name)
        guard let status = try? FileStatus.find(location), status.kind == .file else { return nil }
        noteUse(of: location, status)
        return (location, status.size)
    }

    /// The bytes of a small file.
    package func bytes(_ name: String) -> [UInt8]? { find(name).flatMap { try? fileBytes($0.location) } }

    /// Keeps a file; it is there whole or not at all, whoever else builds.
    /// - Returns: where it is.
    package func store(_ bytes: [UInt8], as name: String) throws(SystemError) -> String {
        let location = location(of: name)
        try writeWhole(bytes, to: location)
        return location
    }

    // MARK: Known pictures

    private var index: String { folder + "/known-pictures.json" }

    /// What the last build noted of pictures; `nil` when there is nothing of use.
    package func knownPictures() -> [UInt8]? { try? fileBytes(index) }

    package func noteKnownPictures(_ bytes: [UInt8]) throws(SystemError) { try writeWhole(bytes, to: index) }
}
