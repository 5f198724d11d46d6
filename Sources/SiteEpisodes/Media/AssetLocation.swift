import SiteMediaFacts

/// The location of a picture, recording or caption file.
package enum AssetLocation: Hashable, Sendable {
    /// A file in the content folder, by its path.
    case file(path: String)
    /// An address on a different host.
    case remote(WebAddress)

    /// The path in the content folder, or `nil` for a remote address.
    var contentPath: String? { if case .file(let path) = self { path } else { nil } }

    /// The media type by the name's ending, or `nil` if the ending is unknown.
    package var type: MediaType? {
        let path =
            switch self {
            case .file(let path): path[...]
            case .remote(let address): address.text.prefix { $0 != "?" && $0 != "#" }
            }
        let type = MediaType(ofPath: String(path))
        return type == .binary ? nil : type
    }
}
