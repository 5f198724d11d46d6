import Episodes
import Stylesheets
import Theming

/// What becomes of the stylesheets of the last build: most stay, as all that a rule may be about still stands in some page.
struct PastStyles: Sendable {
    /// Those that are what they were.
    private(set) var files: [Address: OutputFile.Contents] = [:]
    /// What stands in the pages of all others.
    private(set) var names: [PageStyles: MarkupNames] = [:]

    /// - Parameters:
    ///   - kept: pages that are what they were in that build.
    ///   - drawn: all others.
    /// - Returns: `nil` where more would have to be read than it takes to put all pages together.
    init?(
        _ past: PastPages, kept: [(path: String, styles: PageStyles)], _ drawn: [DrawnPages], _ renderer: PageRenderer,
        jobs: Int
    ) async {
        var sheets: [PageStyles: Sheet] = [:]
        for (path, styles) in kept { sheets[styles, default: Sheet()].kept.append(path) }
        for pages in drawn { sheets[pages.styles, default: Sheet()].take(pages.names) }
        let pages = PastMarkup(past: past, renderer: renderer)
        let stayed = Set(kept.lazy.map(\.path))
        let left = past.marks.keys.filter { !stayed.contains($0) }
        var before: [String: Set<UInt64>] = [:]
        for (path, numbers) in zip(left, await left.concurrentMap(jobs: jobs) { pages.numbers(of: $0) }) {
            guard let numbers, let mark = past.marks[path] else { return nil }
            before[mark.stylesheet, default: []].formUnion(numbers)
        }
        for (styles, sheet) in sheets {
            let path = styles.address.outputPath
            if let file = past.contents(at: path), sheet.isSame(as: before[path] ?? [], among: pages) {
                files[styles.address] = file
            } else if let all = sheet.names(among: pages) {
                names[styles] = all
            } else {
                return nil
            }
        }
    }
}

/// The pages of a stylesheet.
private struct Sheet {
    /// What stands in those that are other ones now; `nil` where none is.
    private var drawn: MarkupNames?
    /// Paths of the others.
    var kept: [String] = []

    /// To read more pages takes longer than to put all of them together.
    private static let mostRead = 256

    mutating func take(_ names: MarkupNames) {
        if drawn == nil { drawn = names } else { drawn?.formUnion(names) }
    }

    /// Whether all that has come or gone stands in a page that has stayed.
    ///
    /// - Parameter before: what stood in those that are other ones now, or gone.
    func isSame(as before: Set<UInt64>, among pages: PastMarkup) -> Bool {
        var sought = before.symmetricDifference(drawn?.numbers(root: String(HTML.rootMark)) ?? [])
        for path in kept.prefix(Self.mostRead) where !sought.isEmpty {
            sought.subtract(pages.numbers(of: path) ?? [])
        }
        return sought.isEmpty
    }

    /// What stands in all of them; `nil` where they are very many.
    func names(among pages: PastMarkup) -> MarkupNames? {
        guard kept.count <= Self.mostRead else { return nil }
        var all = drawn ?? MarkupNames()
        for path in kept {
            guard let names = pages.names(of: path) else { return nil }
            all.formUnion(names)
        }
        return all
    }
}

/// The markup of the last build's pages.
private struct PastMarkup: Sendable {
    let past: PastPages
    let renderer: PageRenderer

    /// `nil` for a page that is not there any more.
    func names(of path: String) -> MarkupNames? {
        guard let bytes = past.contents(at: path)?.bytes else { return nil }
        var names = MarkupNames()
        names.insert(html: bytes, noting: renderer.styled)
        return names
    }

    func numbers(of path: String) -> Set<UInt64>? {
        names(of: path)?.numbers(root: renderer.root(of: Address(file: path)))
    }
}
