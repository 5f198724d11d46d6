import Episodes

/// The pages of the last build, while everything but texts and pictures is as it was then: those that are made of the same now need not be put
/// together.
struct PastPages: Sendable {
    /// By their paths.
    private(set) var marks: [String: PageMark] = [:]
    private let files: @Sendable (OutputPath) -> OutputFile.Contents?

    /// - Parameter files: what a file of that build holds; `nil` where it is not there any more.
    init(_ pages: [RenderedPage], files: @escaping @Sendable (OutputPath) -> OutputFile.Contents? = { _ in nil }) {
        self.files = files
        marks.reserveCapacity(pages.count)
        for page in pages { if let mark = page.mark { marks[page.address.outputPath] = mark } }
    }

    func contents(at path: String) -> OutputFile.Contents? { OutputPath(path).flatMap(files) }
}

extension PastPages {
    /// What ``bytes(_:of:)`` has told of the same build; else `nil`.
    init?(_ bytes: [UInt8], of build: ContentDigest, files: @escaping @Sendable (OutputPath) -> OutputFile.Contents?) {
        self.files = files
        guard var reader = DigestReader(sealed: bytes), reader.digest() == build, let count = reader.number(),
            (0...bytes.count).contains(count)
        else { return nil }
        let stylesheets = (0..<count).compactMap { _ in reader.text() }
        while !reader.isAtEnd {
            guard let path = reader.text(), let stylesheet = reader.number(), stylesheets.indices.contains(stylesheet),
                let ingredients = reader.digest()
            else { return nil }
            marks[path] = PageMark(
                ingredients: ingredients == .ofNothing ? nil : ingredients, stylesheet: stylesheets[stylesheet])
        }
    }

    /// What the next build is told of the pages of this one.
    ///
    /// - Parameter build: what it made, and of what besides texts and pictures.
    static func bytes(_ pages: [RenderedPage], of build: ContentDigest) -> [UInt8] {
        let stylesheets = Set(pages.lazy.compactMap(\.mark?.stylesheet)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: stylesheets.enumerated().map { ($1, $0) })
        return DigestedBytes.sealed(capacity: pages.count * 80) { bytes in
            bytes.add(build)
            bytes.add(stylesheets.count)
            for stylesheet in stylesheets { bytes.add(stylesheet) }
            for page in pages {
                guard let mark = page.mark else { continue }
                bytes.add(page.address.outputPath)
                bytes.add(numbers[mark.stylesheet] ?? 0)
                bytes.add(mark.ingredients ?? .ofNothing)
            }
        }
    }
}

extension ContentDigest {
    fileprivate static let ofNothing = ContentDigest(high: 0, low: 0)
}
