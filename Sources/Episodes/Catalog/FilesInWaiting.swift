import Diagnostics
import Markdown

/// Files anywhere in the content folder that only texts name which this build does not show: the recording of a draft in
/// `media`, the picture of a collection that has nothing but drafts.
///
/// What something shown names as well does not wait.
struct FilesInWaiting {
    /// A text and the folder that its paths start from.
    struct Text {
        var source: SourceText
        var folder: String
    }

    private let assets: AssetIndex
    private let base: BaseAddress?

    init(assets: AssetIndex, base: BaseAddress?) {
        self.assets = assets
        self.base = base
    }

    /// - Parameters:
    ///   - withheld: Markdown and data files that nobody is to see.
    ///   - shown: all others. Those that mention none of the files are not taken apart.
    func paths(namedBy withheld: [Text], butNotBy shown: [Text]) -> Set<String> {
        var waiting = withheld.reduce(into: Set<String>()) { $0.formUnion(paths(namedBy: $1)) }
        guard !waiting.isEmpty else { return [] }
        let mentions = Mentions(of: waiting)
        for text in shown where mentions.mayStand(in: text.source.bytes) { waiting.subtract(paths(namedBy: text)) }
        return waiting
    }

    /// The same for a whole site.
    ///
    /// - Parameters:
    ///   - withheld: episodes that are not shown.
    ///   - pages: those that are not shown.
    ///   - listings: names that shown episodes share. Those of withheld ones alone wait with them.
    func paths(
        in content: SiteContent, withheld: [Episode], pages: [Page], listings: [TermKind: [Listing]],
        definitions: ListingDefinitions
    ) -> Set<String> {
        if withheld.isEmpty && pages.isEmpty { return [] }
        var hiddenTerms: [TermKind: Set<Slug>] = [:]
        for kind in TermKind.allCases {
            hiddenTerms[kind] = Set(withheld.flatMap { $0.terms(kind) }.map { definitions.slug(of: kind, $0.slug) })
                .subtracting(listings[kind]?.map(\.slug) ?? [])
        }
        let held = Set(withheld.map(\.id) + pages.map(\.id))
        var hidden: [Text] = []
        var shown: [Text] = []
        for (path, document) in content.documents {
            let text = Text(source: document.source, folder: PathParts(path).folder)
            if held.contains(path) { hidden.append(text) } else { shown.append(text) }
        }
        for (path, source) in content.data {
            let text = Text(source: source, folder: pathComponents(path).dropLast().joined(separator: "/"))
            let isHidden = TermKind.defined(at: path).map { hiddenTerms[$0.kind]?.contains($0.slug) == true } ?? false
            if isHidden { hidden.append(text) } else { shown.append(text) }
        }
        return paths(namedBy: hidden, butNotBy: shown)
    }

    private func paths(namedBy text: Text) -> Set<String> {
        var names: [String] = []
        if SiteContent.isMarkdown(text.source.path) {
            let document = Document(text.source)
            names = RenderedMarkdown(document.source, bytes: document.bodyRange).references.map(\.url)
            document.frontMatter?.appendTexts(to: &names)
        } else {
            YAML.parse(text.source).value?.appendTexts(to: &names)
        }
        return Set(names.compactMap { assets.path(for: withoutBase($0.trimmingBlanks), from: text.folder) })
    }

    private func withoutBase(_ name: String) -> String {
        guard let base, name.hasPrefix(base.text) else { return name }
        return "/" + name.dropFirst(base.text.count)
    }
}

extension Value {
    /// Every scalar inside.
    fileprivate func appendTexts(to texts: inout [String]) {
        switch kind {
        case .null: break
        case .scalar(let scalar): texts.append(scalar.text)
        case .list(let values): for value in values { value.appendTexts(to: &texts) }
        case .map(let entries): for entry in entries { entry.value.appendTexts(to: &texts) }
        }
    }
}
