import Foundation
import SiteArtwork
import SiteFileSystem

/// What is known of pictures that have not changed since they were read: a preview that builds again reads none of them.
package struct KnownPictures: Hashable, Sendable {
    package struct Picture: Hashable, Sendable, Codable {
        /// Of the file: its length, when it changed last, and which one it is.
        var size: Int
        var changed: Int
        var inode: UInt64
        var header: PictureHeader
        /// Of its bytes; empty where libvips was missing.
        var digest: String
    }

    /// A picture as it is published by itself.
    package struct Original: Hashable, Sendable, Codable {
        var size: Int
        var changed: Int
        var inode: UInt64
        /// Of the file without metadata, in the cache; `nil` where there are none.
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

    /// To be raised when headers are read in another way.
    private static let version = 7

    private(set) var pictures: [String: Picture] = [:]
    private(set) var originals: [String: Original] = [:]

    package init() {}

    /// - Parameter bytes: what an earlier build has noted; of no use if it cannot be read.
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

    /// - Parameter location: absolute.
    func picture(at location: String, _ status: FileStatus) -> Picture? {
        guard let known = pictures[location], known.size == status.size, known.changed == status.changed,
            known.inode == status.identity.inode
        else { return nil }
        return known
    }

    package mutating func note(_ location: String, _ status: FileStatus, _ header: PictureHeader, digest: String) {
        pictures[location] = Picture(
            size: status.size, changed: status.changed, inode: status.identity.inode, header: header, digest: digest)
    }

    package func original(at location: String, _ status: FileStatus) -> Original? {
        originals[location].flatMap { $0 == Original(status, strippedName: $0.strippedName) ? $0 : nil }
    }

    package mutating func note(_ location: String, _ original: Original) { originals[location] = original }

    /// Takes over what another one knows of some originals.
    package mutating func take(_ other: KnownPictures, for locations: [String]) {
        for location in locations { originals[location] = other.originals[location] }
    }
}
