import SiteChecks
import SiteDiagnostics
import SiteEpisodes

extension PlannedSite {
    /// A warning for each gallery picture without alternative text, and one hint for all covers without it.
    var missingAlternatives: [Diagnostic] {
        var found: [Diagnostic] = []
        for plan in plans {
            guard let body = plan.subject.body else { continue }
            for case .picture(let picture) in plan.sections.flatMap(\.entries) where picture.isSilent {
                found.append(
                    Diagnostic(
                        .warning, id: "check.missing-alternative",
                        "the picture '\(picture.name)' has no alternative text",
                        hint: "write a map: { src: \(picture.name), alt: What it shows }", in: body.source,
                        at: body.source.position(ofWord: picture.name)))
            }
        }
        let covers = catalog.episodes.filter { $0.image?.isSilent ?? false }
        if let first = covers.first {
            let others = covers.count == 1 ? "" : " (and those of \(covers.count - 1) more)"
            found.append(
                Diagnostic(
                    .hint, id: "check.cover-without-alternative",
                    "the cover of this episode has no alternative text\(others)",
                    hint: "where it shows more than the title says: "
                        + first.body.source.hint(
                            "image", .map([("src", .text("…")), ("alt", .text("What it shows"))])),
                    in: first.body.source, at: WrittenKeys.position(["image"], inFrontMatterOf: first.body)))
        }
        return found
    }
}

extension PagePlan.Subject {
    fileprivate var body: Body? {
        switch self {
        case .episode(let episode): episode.body
        case .page(let page): page.body
        case .listing, .index, .letters, .search, .subscribe, .notFound: nil
        }
    }
}

extension Picture {
    fileprivate var isSilent: Bool { alternative?.allSatisfy(\.isWhitespace) ?? true }

    /// The picture's file name.
    fileprivate var name: String {
        let path =
            switch location {
            case .file(let path): path
            case .remote(let address): address.text
            }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if case .remote = location { return unescaped(name) }
        return name
    }
}

extension SourceText {
    /// The position of the first match of `word`, or the start of the file if there is no match.
    func position(ofWord word: String) -> SourcePosition {
        guard let range = bytes.firstRange(of: Array(word.utf8)) else { return .start }
        return position(at: range.lowerBound)
    }
}
