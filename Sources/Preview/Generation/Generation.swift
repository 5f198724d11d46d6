import Episodes
import SiteBuilder

/// The outcome of one good build: all that is served until the next one takes its place, whole.
struct Generation: Sendable {
    private let assets: [OutputPath: Asset]
    private let number: Int
    /// The numbers of all generations so far, by their ids: the newest of those that were the same.
    private let numbers: [String: Int]
    /// Equal for generations that hold the same.
    let id: String
    private let layouts: [PageLayout]

    init(_ files: OutputSet, layouts: [PageLayout] = [], after previous: Generation? = nil) {
        self.layouts = layouts
        number = (previous?.number ?? 0) + 1
        var hasher = Hasher()
        var assets: [OutputPath: Asset] = [:]
        assets.reserveCapacity(files.files.count)
        for file in files.files {
            let asset = Asset(file, number: number, after: previous?.assets[file.path])
            hasher.combine(file.path)
            hasher.combine(asset.hash)
            assets[file.path] = asset
        }
        self.assets = assets
        id = hexadecimal(hasher.finalize())
        numbers = (previous?.numbers ?? [:]).merging([id: number]) { $1 }
    }

    subscript(path: String) -> Asset? { OutputPath(path).flatMap { assets[$0] } }

    /// The layout of a page; `nil` for one without sections. Looked for when someone asks, so that builds need no table.
    func layout(of path: RequestPath) -> PageLayout? {
        let isFolder = path.text.isEmpty || path.text.hasSuffix("/")
        let file = isFolder ? path.text + "index.html" : path.text
        return layouts.first { $0.address.outputPath == file }
    }

    /// The files beside pages that are other ones than in an earlier generation, with what tells their contents apart.
    /// - Returns: `nil` when there was no such generation.
    func files(changedAfter id: String) -> [String: String]? {
        guard let earlier = numbers[id] else { return nil }
        guard earlier < number else { return [:] }
        var files: [String: String] = [:]
        for (path, asset) in assets where asset.since > earlier && asset.mediaType.isPartOfPages {
            files[path.text] = hexadecimal(asset.hash)
        }
        return files
    }
}

extension MediaType {
    /// Whether pages load such files to show themselves.
    fileprivate var isPartOfPages: Bool {
        ["text/css", "text/javascript", "text/vtt"].contains(name)
            || ["image/", "font/", "audio/", "video/"].contains(where: name.hasPrefix)
    }
}

func hexadecimal(_ number: Int) -> String { String(UInt(bitPattern: number), radix: 16) }
