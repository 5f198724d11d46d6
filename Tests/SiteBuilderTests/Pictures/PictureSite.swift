import Foundation
import SiteArtwork
import SiteBuilder
import SiteEpisodes
import TestSupport

/// A built site with pictures of the demo.
struct PictureSite {
    /// The place of files made of pictures.
    enum Cache {
        /// The folder of all tests whose pictures are not the point, because making them takes seconds.
        case shared
        /// A folder of the site.
        case own(String)
        case none
    }

    /// The names of files say what they are made of, so builds cannot disturb each other.
    static let sharedCache = Result {
        let folder = try TemporaryFolder()
        folder.removeAtExit()
        return folder
    }

    private static let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path
    let folder: TemporaryFolder

    /// - Parameters:
    ///   - files: The texts of the site by path.
    ///   - pictures: The bytes of the pictures by path below the site's folder.
    init(_ files: [String: String], pictures: [String: [UInt8]]) throws {
        folder = try TemporaryFolder()
        try folder.add(files)
        for (path, bytes) in pictures {
            try folder.add([String(path[...(path.lastIndex(of: "/") ?? path.startIndex)]): ""])
            try Data(bytes).write(to: URL(filePath: folder(path)))
        }
    }

    /// - Parameters:
    ///   - library: `nil` for a machine without libvips.
    ///   - cards: True to paint social cards.
    func build(
        cache: Cache = .shared, library: ImageLibrary? = .shared, cards: Bool = false, jobs: Int = 2
    ) async throws -> BuiltSite {
        let place: String? =
            switch cache {
            case .shared: try Self.sharedCache.get().path
            case .own(let name): folder(name)
            case .none: nil
            }
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        var options = BuildOptions(
            rules: rules, jobs: jobs, cacheFolder: place, builtInThemes: [Self.themes])
        options.imageLibrary = library
        options.makesCardsAndIcons = cards
        return try await Site(folder: folder.path, options: options).build()
    }

    /// All files by path, as they would be published.
    static func bytes(_ site: BuiltSite) throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for file in site.output.files {
            switch file.contents {
            case .bytes(let bytes): found[file.path.text] = bytes
            case .spooled: found[file.path.text] = file.contents.bytes
            case .copy(let location): found[file.path.text] = try [UInt8](Data(contentsOf: URL(filePath: location)))
            }
        }
        return found
    }
}

extension [String: [UInt8]] {
    /// The text of a file; empty if it does not exist.
    func text(_ path: String) -> String { String(decoding: self[path] ?? [], as: UTF8.self) }

    /// The paths of the files that contain a text.
    func holding(_ text: String) -> [String] {
        filter { String(decoding: $0.value, as: UTF8.self).contains(text) }.keys.sorted()
    }
}
