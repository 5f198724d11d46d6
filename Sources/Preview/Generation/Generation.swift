import SiteBuilder

/// The outcome of one good build: all that is served until the next one takes its place, whole.
struct Generation: Sendable {
    private let assets: [OutputPath: Asset]
    /// Equal for generations that hold the same; pages carry it to know when there is another.
    let id: String

    init(_ files: OutputSet) {
        var hasher = Hasher()
        var assets: [OutputPath: Asset] = [:]
        assets.reserveCapacity(files.files.count)
        for file in files.files {
            let asset = Asset(file)
            hasher.combine(file.path)
            hasher.combine(asset.hash)
            assets[file.path] = asset
        }
        self.assets = assets
        id = hexadecimal(hasher.finalize())
    }

    subscript(path: String) -> Asset? { OutputPath(path).flatMap { assets[$0] } }
}

func hexadecimal(_ number: Int) -> String { String(UInt(bitPattern: number), radix: 16) }
