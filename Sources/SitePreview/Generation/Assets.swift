import SiteMediaFacts
import SitePublication

/// The files of a generation by path, with a fingerprint of all. Both can be updated file by file.
struct Assets: Sendable {
    private var files: [OutputPath: Asset]
    /// The sum of the files' hashes, equal for equal files. Its order does not matter, and a file can be subtracted.
    private(set) var fingerprint = 0
    /// Parts of pages, such as stylesheets, that were added or changed after the first generation.
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
    /// Whether pages load such files for their appearance.
    fileprivate var isPartOfPages: Bool {
        ["text/css", "text/javascript", "text/vtt"].contains(name)
            || ["image/", "font/", "audio/", "video/"].contains(where: name.hasPrefix)
    }
}
