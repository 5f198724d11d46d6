import SiteMediaFacts

/// Where a picture, a recording or a caption file lies.
package enum AssetLocation: Hashable, Sendable {
    /// In the content folder, by its path there.
    case file(path: String)
    /// On another host.
    case remote(WebAddress)

    /// The path in the content folder; `nil` for what lies on another host.
    var contentPath: String? { if case .file(let path) = self { path } else { nil } }

    /// What the ending of the name says about what is in it; `nil` when it says nothing.
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
