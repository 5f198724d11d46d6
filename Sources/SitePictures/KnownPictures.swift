import Foundation
import SiteArtwork
import SiteFileSystem

/// Cached facts about pictures that have not changed, so that a rebuild need not read them.
package struct KnownPictures: Hashable, Sendable {
    package struct Picture: Hashable, Sendable, Codable {
        /// The identity of the file: its length, modification time and inode.
        var size: Int
        var changed: Int
        var inode: UInt64
        var header: PictureHeader
        /// The digest of the bytes, empty without libvips.
        var digest: String
        /// The facts in the file's metadata, or `nil` if there are none. Always `nil` without libvips.
        var facts: PictureFacts?
    }

    /// A published original.
    package struct Original: Hashable, Sendable, Codable {
        var size: Int
        var changed: Int
        var inode: UInt64
        /// The cache name of the file without metadata, or `nil` if it has no metadata.
        var strippedName: String?

        init(_ status: FileStatus, strippedName: String?) {
            (size, changed, inode) = (status.size, status.changed, status.identity.inode)
            self.strippedName = strippedName
        }
    }

    private struct File: Codable {
        var version: Int
        var pictures: [String: Picture]
        var originals: [String: Original]
    }

    /// Increase this number when the reading of headers or facts changes.
    private static let version = 8

    private(set) var pictures: [String: Picture] = [:]
    private(set) var originals: [String: Original] = [:]

    package init() {}

    /// - Parameter bytes: the facts from an earlier build. They are ignored if they cannot be read.
    package init(_ bytes: [UInt8]?) {
        guard let bytes, let file = try? JSONDecoder().decode(File.self, from: Data(bytes)),
            file.version == Self.version
        else { return }
        pictures = file.pictures
        originals = file.originals
    }

    package var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let file = File(version: Self.version, pictures: pictures, originals: originals)
        return (try? encoder.encode(file)).map { [UInt8]($0) } ?? []
    }

    /// - Parameter location: the absolute path.
    func picture(at location: String, _ status: FileStatus) -> Picture? {
        guard let known = pictures[location], known.size == status.size, known.changed == status.changed,
            known.inode == status.identity.inode
        else { return nil }
        return known
    }

    package mutating func note(_ picture: InspectedPicture, _ status: FileStatus) {
        pictures[picture.location] = Picture(
            size: status.size, changed: status.changed, inode: status.identity.inode, header: picture.header,
            digest: picture.digest, facts: picture.facts)
    }

    package func original(at location: String, _ status: FileStatus) -> Original? {
        originals[location].flatMap { $0 == Original(status, strippedName: $0.strippedName) ? $0 : nil }
    }

    package mutating func note(_ location: String, _ original: Original) { originals[location] = original }

    /// Adds the facts about some originals from other facts.
    package mutating func take(_ other: KnownPictures, for locations: [String]) {
        for location in locations { originals[location] = other.originals[location] }
    }
}
