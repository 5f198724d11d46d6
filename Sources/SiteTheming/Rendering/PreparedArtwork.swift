import SiteEpisodes

/// Files that are there for a picture in one shape.
public struct PreparedArtwork: Hashable, Sendable {
    public struct File: Hashable, Sendable {
        public var address: Address
        /// In pixels.
        public var width: Int

        public init(address: Address, width: Int) {
            self.address = address
            self.width = width
        }
    }

    /// Files of another format than the picture's own.
    public struct Source: Hashable, Sendable {
        public var type: String
        /// Narrowest first.
        public var files: [File]

        public init(type: String, files: [File]) {
            self.type = type
            self.files = files
        }
    }

    /// As seen, for room before it is loaded; `nil` for a drawing that has none of its own.
    public var size: PictureSize?
    /// What stands in its place until it is loaded, as CSS writes colours.
    public var color: String?
    /// The best first: a browser takes the first that it can show.
    public var sources: [Source]
    /// What every browser can show, narrowest first; none for a picture that is shown as it is.
    public var files: [File]

    public init(size: PictureSize?, color: String? = nil, sources: [Source] = [], files: [File] = []) {
        self.size = size
        self.color = color
        self.sources = sources
        self.files = files
    }
}

/// The shape that a layout gives a picture at every width.
public struct PictureAspect: Hashable, Sendable {
    /// Width by height.
    public var ratio: Double { Double(thousandths) / 1000 }
    private let thousandths: Int

    /// `nil` for shapes that no picture is cut to.
    public init?(_ ratio: Double) {
        guard (0.05...20).contains(ratio) else { return nil }
        thousandths = Int((ratio * 1000).rounded())
    }
}

/// What is known of the pictures of the content folder, and the files made from them.
public struct ArtworkIndex: Hashable, Sendable {
    private struct Key: Hashable {
        var path: String
        var focus: FocusPoint
        var aspect: PictureAspect?
    }

    private var prepared: [Key: PreparedArtwork] = [:]
    /// Paths of pictures that cannot be shown.
    public var refused: Set<String> = []

    public init() {}

    /// - Parameter aspect: `nil` for the picture's own.
    public subscript(path: String, focus: FocusPoint, aspect: PictureAspect?) -> PreparedArtwork? {
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
    public func hasFiles(of picture: Picture?) -> Bool {
        guard let picture, case .file(let path) = picture.location else { return false }
        return !picture.candidates.isEmpty || made.contains(path)
    }

    /// Paths of pictures of which files were made.
    private var made: Set<String> = []

    /// Notes that files were made of a picture.
    public mutating func noteFiles(of path: String) { made.insert(path) }
}
