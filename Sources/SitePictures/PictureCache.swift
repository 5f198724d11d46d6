import SiteFileSystem

/// A cache of files made from pictures, outside the output. A name is a digest of the picture and of all processing, so
/// an existing file is always correct and never written twice. Machines may share the files.
package struct PictureCache: Sendable {
    package let folder: String

    private let shared: (any SharedPictures)?

    package init(folder: String, shared: (any SharedPictures)? = nil) {
        self.folder = folder
        self.shared = shared
    }

    /// - Parameter name: hexadecimal digits with an ending.
    private func location(of name: String) -> String { "\(folder)/pictures/\(name.prefix(2))/\(name.dropFirst(2))" }

    /// The path and length in bytes of a cached file, or `nil` if it does not exist.
    package func find(_ name: String) -> (location: String, count: Int)? {
        let location = location(of: name)
        if let status = try? FileStatus.find(location), status.kind == .file {
            noteUse(of: location, status)
            return (location, status.size)
        }
        guard let bytes = shared?.bytes(of: name) else { return nil }
        do throws(SystemError) { try writeWhole(bytes, to: location) } catch { return nil }
        return (location, bytes.count)
    }

    /// The bytes of a small file.
    package func bytes(_ name: String) -> [UInt8]? { find(name).flatMap { try? fileBytes($0.location) } }

    /// Stores a file atomically, so that parallel builds are safe.
    ///
    /// - Returns: the path of the file.
    package func store(_ bytes: [UInt8], as name: String) throws(SystemError) -> String {
        let location = location(of: name)
        try writeWhole(bytes, to: location)
        shared?.store(bytes, as: name)
        return location
    }

    // MARK: Known pictures

    private var index: String { folder + "/known-pictures.json" }

    /// The facts about pictures from the last build, or `nil` if there are none.
    package func knownPictures() -> [UInt8]? { try? fileBytes(index) }

    package func noteKnownPictures(_ bytes: [UInt8]) throws(SystemError) { try writeWhole(bytes, to: index) }
}
