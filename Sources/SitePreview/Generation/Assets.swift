import SiteMediaFacts
import SitePublication

/// The files of a generation by their paths, and what tells them as a whole from others: both can be followed file by file.
struct Assets: Sendable {
    private var files: [OutputPath: Asset]
    /// Equal for equal files: a sum, which asks for no order and which what goes can be taken from.
    private(set) var fingerprint = 0
    /// Parts of pages that are other ones than in the first generation, or came later.
    private(set) var renewedParts: Set<OutputPath> = []

    init(_ files: [OutputPath: Asset]) {
        self.files = files
        for (path, asset) in files { note(asset, at: path, after: nil) }
    }

    var count: Int { files.count }

    subscript(path: OutputPath) -> Asset? {
        get { files[path] }
        set {
            note(newValue, at: path, after: files[path])
            files[path] = newValue
        }
    }

    private mutating func note(_ asset: Asset?, at path: OutputPath, after previous: Asset?) {
        fingerprint &+= Self.fingerprint(of: asset, at: path) &- Self.fingerprint(of: previous, at: path)
        if let asset, asset.since > Generation.firstNumber, asset.mediaType.isPartOfPages {
            renewedParts.insert(path)
        } else {
            renewedParts.remove(path)
        }
    }

    private static func fingerprint(of asset: Asset?, at path: OutputPath) -> Int {
        guard let asset else { return 0 }
        var hasher = Hasher()
        hasher.combine(path)
        hasher.combine(asset.hash)
        return hasher.finalize()
    }
}

extension MediaType {
    /// Whether pages load such files to show themselves.
    fileprivate var isPartOfPages: Bool {
        ["text/css", "text/javascript", "text/vtt"].contains(name)
            || ["image/", "font/", "audio/", "video/"].contains(where: name.hasPrefix)
    }
}
