import SiteChecks
import SiteDiagnostics
import SiteEpisodes

extension PlannedSite {
    /// A warning for each gallery picture without alternative text, and one hint for all covers without it.
    var missingAlternatives: [Diagnostic] {
        var found: [Diagnostic] = []
        for plan in plans where plan.numbers.isFirst {
            guard let body = plan.subject.body else { continue }
            found += plan.subject.pictures.filter(\.isSilent).missingAlternatives(in: body.source)
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
    /// The pictures that the sections of the page show.
    fileprivate var pictures: [Picture] {
        switch self {
        case .episode(let episode): episode.sections.flatMap(\.shownPictures)
        case .page(let page): page.sections.flatMap(\.shownPictures)
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: []
        }
    }

    fileprivate var body: Body? {
        switch self {
        case .episode(let episode): episode.body
        case .page(let page): page.body
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }
}

extension [Picture] {
    /// A warning for each picture that the author lists, and one for all pictures of a folder.
    fileprivate func missingAlternatives(in source: SourceText) -> [Diagnostic] {
        let groups = Dictionary(grouping: self) { $0.place?.position ?? .start }
        return groups.sorted { $0.key < $1.key }.map { position, pictures in
            let name = pictures[0].name
            var message = "the picture '\(name)' has no alternative text"
            var hint = "write a map: { src: \(name), alt: What it shows }"
            if pictures.count > 1 || !source.mentions(name) {
                message = "\(pictures.count) pictures of this folder have no alternative text"
                hint = "write what a picture shows into a file beside it: \(PictureTexts.caption(of: name))"
            }
            return Diagnostic(.warning, id: "check.missing-alternative", message, hint: hint, in: source, at: position)
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
    fileprivate func mentions(_ word: String) -> Bool { bytes.firstRange(of: Array(word.utf8)) != nil }
}
