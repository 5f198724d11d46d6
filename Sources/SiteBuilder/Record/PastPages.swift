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
    /// What ``bytes(of:)`` has told of the same build; else `nil`.
    init?(_ bytes: [UInt8], of build: ContentDigest, files: @escaping @Sendable (OutputPath) -> OutputFile.Contents?) {
        self.files = files
        var reader = DigestReader(bytes)
        guard let digest = reader.digest(), digest == ContentDigest(Array(bytes[16...])), reader.digest() == build,
            let count = reader.number(), (0...bytes.count).contains(count)
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

    /// - Parameter build: what it made, and of what besides texts and pictures.
    func bytes(of build: ContentDigest) -> [UInt8] {
        let stylesheets = Set(marks.values.lazy.map(\.stylesheet)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: stylesheets.enumerated().map { ($1, $0) })
        var values = DigestedBytes()
        values.add(build)
        values.add(stylesheets.count)
        for stylesheet in stylesheets { values.add(stylesheet) }
        for (path, mark) in marks {
            values.add(path)
            values.add(numbers[mark.stylesheet] ?? 0)
            values.add(mark.ingredients ?? .ofNothing)
        }
        var whole = DigestedBytes()
        whole.add(values.digest)
        return whole.bytes + values.bytes
    }
}

extension ContentDigest {
    fileprivate static let ofNothing = ContentDigest(high: 0, low: 0)
}
