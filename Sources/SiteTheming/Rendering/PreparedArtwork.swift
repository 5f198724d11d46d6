import SiteEpisodes

/// Files that are there for a picture in one shape.
package struct PreparedArtwork: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        package var address: Address
        /// In pixels.
        package var width: Int

        package init(address: Address, width: Int) {
            self.address = address
            self.width = width
        }
    }

    /// Files of another format than the picture's own.
    package struct Source: Hashable, Sendable {
        package var type: String
        /// Narrowest first.
        package var files: [File]

        package init(type: String, files: [File]) {
            self.type = type
            self.files = files
        }
    }

    /// As seen, for room before it is loaded; `nil` for a drawing that has none of its own.
    package var size: PictureSize?
    /// What stands in its place until it is loaded, as CSS writes colours.
    package var color: String?
    /// The best first: a browser takes the first that it can show.
    package var sources: [Source]
    /// What every browser can show, narrowest first; none for a picture that is shown as it is.
    package var files: [File]

    package init(size: PictureSize?, color: String? = nil, sources: [Source] = [], files: [File] = []) {
        self.size = size
        self.color = color
        self.sources = sources
        self.files = files
    }
}

/// The shape that a layout gives a picture at every width.
package struct PictureAspect: Hashable, Sendable {
    /// Width by height.
    package var ratio: Double { Double(thousandths) / 1000 }
    private let thousandths: Int

    /// `nil` for shapes that no picture is cut to.
    package init?(_ ratio: Double) {
        guard (0.05...20).contains(ratio) else { return nil }
        thousandths = Int((ratio * 1000).rounded())
    }
}

/// What is known of the pictures of the content folder, and the files made from them.
package struct ArtworkIndex: Hashable, Sendable {
    private struct Key: Hashable {
        var path: String
        var focus: FocusPoint
        var aspect: PictureAspect?
    }

    private var prepared: [Key: PreparedArtwork] = [:]
    /// Paths of pictures that cannot be shown.
    package var refused: Set<String> = []

    package init() {}

    /// - Parameter aspect: `nil` for the picture's own.
    package subscript(path: String, focus: FocusPoint, aspect: PictureAspect?) -> PreparedArtwork? {
        get { prepared[key(path, focus, aspect)] }
        set { prepared[key(path, focus, aspect)] = newValue }
    }

    /// Where nothing is cut off, it is all the same what must not be.
    private func key(_ path: String, _ focus: FocusPoint, _ aspect: PictureAspect?) -> Key {
        Key(path: path, focus: aspect == nil ? .center : focus, aspect: aspect)
    }

    func isRefused(_ picture: Picture) -> Bool { isRefused(picture.location) }

    func isRefused(_ location: AssetLocation) -> Bool {
        if case .file(let path) = location { refused.contains(path) } else { false }
    }

    func artwork(_ picture: Picture, at place: PicturePlace) -> PreparedArtwork? {
        guard case .file(let path) = picture.location else { return nil }
        return self[path, picture.focus, place.aspect] ?? self[path, picture.focus, nil]
    }

    /// Whether a picture is there in several files, so that where it stands makes a difference.
    package func hasFiles(of picture: Picture?) -> Bool {
        guard let picture, case .file(let path) = picture.location else { return false }
        return !picture.candidates.isEmpty || made.contains(path)
    }

    /// Paths of pictures of which files were made.
    private var made: Set<String> = []

    /// Notes that files were made of a picture.
    package mutating func noteFiles(of path: String) { made.insert(path) }
}
