import SiteBuilder
import SiteEpisodes
import SitePublication

/// The outcome of one good build: all that is served until the next one takes its place, whole.
struct Generation: Sendable {
    private let assets: Assets
    private let number: Int
    /// The numbers of all generations so far, by their ids: the newest of those that were the same.
    private let numbers: [String: Int]
    /// Equal for generations that hold the same.
    let id: String
    private let layouts: [PageLayout]

    static let firstNumber = 1

    /// - Parameter changed: paths of files that may be other ones than in the generation before; only those are looked at.
    ///   `nil`: all are.
    init(
        _ files: OutputSet, layouts: [PageLayout] = [], changed: Set<OutputPath>? = nil,
        after previous: Generation? = nil
    ) {
        self.layouts = layouts
        let number = previous.map { $0.number + 1 } ?? Self.firstNumber
        self.number = number
        assets =
            previous?.assets.following(files, changed: changed, number: number)
            ?? Assets(files, number: number, after: previous?.assets)
        id = hexadecimal(assets.fingerprint)
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
        var files: [String: String] = [:]
        for path in assets.renewedParts {
            if let asset = assets[path], asset.since > earlier { files[path.text] = hexadecimal(asset.hash) }
        }
        return files
    }
}

extension Assets {
    fileprivate init(_ files: OutputSet, number: Int, after previous: Assets?) {
        var assets = [OutputPath: Asset](minimumCapacity: files.files.count)
        for file in files.files { assets[file.path] = Asset(file, number: number, after: previous?[file.path]) }
        self.init(assets)
    }

    /// The assets of the next generation when nothing but the files at some paths is different.
    /// - Returns: `nil` when the paths are not told, or cannot be all.
    fileprivate func following(_ files: OutputSet, changed: Set<OutputPath>?, number: Int) -> Assets? {
        guard let changed else { return nil }
        var assets = self
        for path in changed {
            let asset = files[path].map { Asset($0, number: number, after: self[path]) }
            // Most of what may be another file is not.
            if asset == nil || asset?.since == number { assets[path] = asset }
        }
        return assets.count == files.files.count ? assets : nil
    }
}

func hexadecimal(_ number: Int) -> String { String(UInt(bitPattern: number), radix: 16) }
