import Episodes
import SiteBuilder

/// The files of a generation by their paths, and what tells them as a whole from others: both can be followed file by file.
struct Assets: Sendable {
    private var assets: [OutputPath: Asset]
    /// Equal for equal files: a sum, which asks for no order and which what goes can be taken from.
    private(set) var fingerprint = 0
    /// Parts of pages that are other ones than in the first generation, or came later.
    private(set) var renewedParts: Set<OutputPath> = []

    init(capacity: Int) { assets = Dictionary(minimumCapacity: capacity) }

    var count: Int { assets.count }

    subscript(path: OutputPath) -> Asset? {
        get { assets[path] }
        set {
            let previous = assets[path]
            assets[path] = newValue
            fingerprint &+= Self.fingerprint(of: newValue, at: path) &- Self.fingerprint(of: previous, at: path)
            if let newValue, newValue.since > Generation.firstNumber, newValue.mediaType.isPartOfPages {
                renewedParts.insert(path)
            } else {
                renewedParts.remove(path)
            }
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
