import SiteBuilder
import SiteEpisodes
import SitePublication

/// The files of one successful build. They are served until the next successful build replaces all of them.
struct Generation: Sendable {
    private let assets: Assets
    private let number: Int
    /// The number of each generation so far, by id. Equal generations have one id, with the newest number.
    private let numbers: [String: Int]
    /// An id that is equal for equal generations.
    let id: String
    private let layouts: [PageLayout]

    static let firstNumber = 1

    /// - Parameter changed: the paths of files that may differ from the last generation, or `nil` for all. Only these
    ///   are compared.
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

    /// The layout of a page, or `nil` if the page has no sections. It is searched on demand, so that builds need no
    /// table.
    func layout(of path: RequestPath) -> PageLayout? {
        let isFolder = path.text.isEmpty || path.text.hasSuffix("/")
        let file = isFolder ? path.text + "index.html" : path.text
        return layouts.first { $0.address.outputPath == file }
    }

    /// The files, except pages, that differ from an earlier generation, with their hashes.
    ///
    /// - Returns: `nil` if there was no such generation.
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

    /// The assets of the next generation if only files at some paths have changed.
    ///
    /// - Returns: `nil` if the paths are unknown or cannot be complete.
    fileprivate func following(_ files: OutputSet, changed: Set<OutputPath>?, number: Int) -> Assets? {
        guard let changed else { return nil }
        var assets = self
        for path in changed {
            let asset = files[path].map { Asset($0, number: number, after: self[path]) }
            // Most of these files have not changed.
            if asset == nil || asset?.since == number { assets[path] = asset }
        }
        return assets.count == files.files.count ? assets : nil
    }
}

func hexadecimal(_ number: Int) -> String { String(UInt(bitPattern: number), radix: 16) }
