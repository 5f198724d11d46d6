import SiteEpisodes

/// The files of a picture in one shape.
package struct PreparedArtwork: Hashable, Sendable {
    package struct File: Hashable, Sendable {
        package var address: Address
        /// The width, in pixels.
        package var width: Int

        package init(address: Address, width: Int) {
            self.address = address
            self.width = width
        }
    }

    /// The files in a format other than the picture's own.
    package struct Source: Hashable, Sendable {
        package var type: String
        /// The files, narrowest first.
        package var files: [File]

        package init(type: String, files: [File]) {
            self.type = type
            self.files = files
        }
    }

    /// The size after rotation, to reserve space before loading, or `nil` for a drawing without a size.
    package var size: PictureSize?
    /// A CSS colour to show until the picture is loaded.
    package var color: String?
    /// The sources, best first. A browser takes the first format that it supports.
    package var sources: [Source]
    /// The files for all browsers, narrowest first. Empty for a picture that is shown unchanged.
    package var files: [File]

    package init(size: PictureSize?, color: String? = nil, sources: [Source] = [], files: [File] = []) {
        self.size = size
        self.color = color
        self.sources = sources
        self.files = files
    }
}

/// The aspect ratio that a layout gives a picture at every width.
package struct PictureAspect: Hashable, Sendable {
    /// The width divided by the height.
    package var ratio: Double { Double(thousandths) / 1000 }
    private let thousandths: Int

    /// Fails for aspect ratios to which no picture is cropped.
    package init?(_ ratio: Double) {
        guard (0.05...20).contains(ratio) else { return nil }
        thousandths = Int((ratio * 1000).rounded())
    }
}

/// The facts about content pictures, and the files made from them.
package struct ArtworkIndex: Hashable, Sendable {
    private struct Key: Hashable {
        var path: String
        var focus: FocusPoint
        var aspect: PictureAspect?
    }

    private var prepared: [Key: PreparedArtwork] = [:]
    /// The paths of refused pictures.
    package var refused: Set<String> = []
    /// The paths of animated pictures. Files made from them are not animated.
    package var moving: Set<String> = []

    package init() {}

    /// - Parameter aspect: the aspect ratio, or `nil` for the picture's own.
    package subscript(path: String, focus: FocusPoint, aspect: PictureAspect?) -> PreparedArtwork? {
        get { prepared[key(path, focus, aspect)] }
        set { prepared[key(path, focus, aspect)] = newValue }
    }

    /// If nothing is cropped, the focus does not matter.
    private func key(_ path: String, _ focus: FocusPoint, _ aspect: PictureAspect?) -> Key {
        Key(path: path, focus: aspect == nil ? .center : focus, aspect: aspect)
    }

    func isMoving(_ picture: Picture) -> Bool {
        if case .file(let path) = picture.location { moving.contains(path) } else { false }
    }

    func isRefused(_ picture: Picture) -> Bool { isRefused(picture.location) }

    func isRefused(_ location: AssetLocation) -> Bool {
        if case .file(let path) = location { refused.contains(path) } else { false }
    }

    func artwork(_ picture: Picture, at place: PicturePlace) -> PreparedArtwork? {
        guard case .file(let path) = picture.location else { return nil }
        return self[path, picture.focus, place.aspect] ?? self[path, picture.focus, nil]
    }

    /// Whether a picture has several files, so that its place matters.
    package func hasFiles(of picture: Picture?) -> Bool {
        guard let picture, case .file(let path) = picture.location else { return false }
        return !picture.candidates.isEmpty || made.contains(path)
    }

    /// The paths of pictures from which files were made.
    private var made: Set<String> = []

    /// Records that files were made from a picture.
    package mutating func noteFiles(of path: String) { made.insert(path) }
}
