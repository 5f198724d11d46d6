import Episodes
import SiteBuilder

/// The files of a generation by their paths, and what tells them as a whole from others: both can be followed file by file.
struct Assets: Sendable {
    /// Of many generations, held once for all of them.
    private var common: [OutputPath: Asset]
    /// What became of files since then, `nil` for those that went. Looked at first.
    private var recent: [OutputPath: Asset?] = [:]
    private(set) var count = 0
    /// Equal for equal files: a sum, which asks for no order and which what goes can be taken from.
    private(set) var fingerprint = 0
    /// Parts of pages that are other ones than in the first generation, or came later.
    private(set) var renewedParts: Set<OutputPath> = []

    /// Above it, the next generation takes all of them together.
    private static let mostRecent = 512

    init(_ files: [OutputPath: Asset]) {
        common = files
        count = files.count
        for (path, asset) in files { note(asset, at: path, after: nil) }
    }

    /// The same, to be changed in few places: what is changed counts, not what there is.
    var next: Assets {
        var assets = self
        guard recent.count > Self.mostRecent else { return assets }
        assets.recent = [:]
        for (path, asset) in recent { assets.common[path] = asset }
        return assets
    }

    subscript(path: OutputPath) -> Asset? {
        get { recent[path] ?? common[path] }
        set {
            let previous = self[path]
            recent[path] = .some(newValue)
            count += (newValue == nil ? 0 : 1) - (previous == nil ? 0 : 1)
            note(newValue, at: path, after: previous)
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
