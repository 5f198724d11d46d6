import SiteMarkdown
import SiteMediaFacts

/// A picture or a short film for one purpose in apps: `podcast:image`.
package struct PodcastPicture: Hashable, Sendable {
    package var location: AssetLocation
    package var alternative: String?
    /// Words such as `artwork`, `social`, `canvas`, `banner`, with spaces between them.
    package var purpose: String?
    /// `16/9`, as in CSS.
    package var aspectRatio: String?
    package var width: Int?
    package var height: Int?
    package var type: MediaType?
}

extension PodcastPicture {
    /// The path of the file, if it is a picture of the content folder and not a film.
    package var picturePath: String? {
        guard case .file(let path) = location, location.type?.name.hasPrefix("image/") ?? false else { return nil }
        return path
    }
}

/// The keys of an entry of `images:`.
enum PodcastPictureKey: String, FieldKey {
    case src, alt, purpose, aspectRatio, width, height, type

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .src: .init(.text, "File or address.")
        case .alt: .init(.text, "Text for people who cannot see the picture.")
        case .purpose: .init(.text, "Words such as artwork, social, canvas and banner.")
        case .aspectRatio: .init(.text, "Width by height, such as 16/9.")
        case .width: .init(.whole(from: 1), "Width in pixels.")
        case .height: .init(.whole(from: 1), "Height in pixels.")
        case .type: .init(.text, "Media type, such as image/jpeg.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .src: ["file", "url", "href", "path"]
        case .alt: ["alternative"]
        case .aspectRatio: ["ratio"]
        case .type: ["mime"]
        default: []
        }
    }
}

extension Fields {
    /// Reads files, addresses, maps with `src`, or a list of these.
    mutating func podcastPictures(_ key: Key, in scope: AssetScope) -> [PodcastPicture] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty && !$0.isFalse }.compactMap { value in
            if let text = value.text {
                return asset(text, at: value.position, in: scope).map { PodcastPicture(location: $0, type: $0.type) }
            }
            return whole(value, of: key, wants: "a file, an address or a map with 'src'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: PodcastPictureKey.self) { $0.podcastPicture(in: scope) }
            }
        }
    }
}

extension Fields<PodcastPictureKey> {
    fileprivate mutating func podcastPicture(in scope: AssetScope) -> PodcastPicture? {
        guard let location = asset(.src, in: scope) else { return nil }
        return PodcastPicture(
            location: location, alternative: text(.alt), purpose: text(.purpose), aspectRatio: aspectRatio(),
            width: count(.width, atLeast: 1), height: count(.height, atLeast: 1),
            type: text(.type).map { MediaType($0) } ?? location.type)
    }

    /// Reads `16/9` or `1.9`.
    private mutating func aspectRatio() -> String? {
        guard let value = value(.aspectRatio) else { return nil }
        let written = value.text?.filter { $0 != " " } ?? ""
        if written.wholeMatch(of: #/[0-9]+(?:\.[0-9]+)?(?:\/[0-9]+(?:\.[0-9]+)?)?/#) != nil { return written }
        reportWrongType(.aspectRatio, wants: "a ratio such as '16/9'", value, as: .warning)
        return nil
    }
}
