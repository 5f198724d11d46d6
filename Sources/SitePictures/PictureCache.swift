import SiteFileSystem

/// A cache of files made from pictures, outside the output. A name is a digest of the picture and of all processing, so
/// an existing file is always correct and never written twice.
package struct PictureCache: Sendable {
    package let folder: String

    package init(folder: String) { self.folder = folder }

    /// - Parameter name: hexadecimal digits with an ending.
    private func location(of name: String) -> String { "\(folder)/pictures/\(name.prefix(2))/\(name.dropFirst(2))" }

    /// The path and length in bytes of a cached file, or `nil` if it does not exist.
    package func find(_ name: String) -> (location: String, count: Int)? {
        let location = location(of: name)
        guard let status = try? FileStatus.find(location), status.kind == .file else { return nil }
        noteUse(of: location, status)
        return (location, status.size)
    }

    /// The bytes of a small file.
    package func bytes(_ name: String) -> [UInt8]? { find(name).flatMap { try? fileBytes($0.location) } }

    /// Stores a file atomically, so that parallel builds are safe.
    ///
    /// - Returns: the path of the file.
    package func store(_ bytes: [UInt8], as name: String) throws(SystemError) -> String {
        let location = location(of: name)
        try writeWhole(bytes, to: location)
        return location
    }

    // MARK: Known pictures

    private var index: String { folder + "/known-pictures.json" }

    /// The facts about pictures from the last build, or `nil` if there are none.
    package func knownPictures() -> [UInt8]? { try? fileBytes(index) }

    package func noteKnownPictures(_ bytes: [UInt8]) throws(SystemError) { try writeWhole(bytes, to: index) }
}
