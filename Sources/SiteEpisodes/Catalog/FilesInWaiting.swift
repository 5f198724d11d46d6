import SiteMarkdown

/// Files anywhere in the content folder that only texts name which this build does not show: the recording of a draft in
/// `media`, the picture of a collection that has nothing but drafts.
///
/// What something shown names as well does not wait.
struct FilesInWaiting {
    private let assets: AssetIndex
    private let base: BaseAddress?

    init(assets: AssetIndex, base: BaseAddress?) {
        self.assets = assets
        self.base = base
    }

    func paths(namedOnlyByWithheld texts: NamingTexts) -> Set<String> {
        // Words as well: HTML in a body and front matter that cannot be read name files too, and a file that waits for
        // nothing is a smaller loss than one that is out too early.
        var waiting = texts.withheld.reduce(into: Set<String>()) { waiting, text in
            waiting.formUnion(paths(of: text.values + wordsLikePaths(in: text.source.bytes), from: text.folder))
        }
        guard !waiting.isEmpty else { return [] }
        let mentions = Mentions(of: waiting)
        // Most texts mention none of them and need not be taken apart.
        for text in texts.shown where mentions.mayStand(in: text.source.bytes) {
            waiting.subtract(paths(of: text.values, from: text.folder))
        }
        return waiting
    }

    /// - Parameter folder: of the text that holds the names.
    func paths(of names: [String], from folder: String) -> Set<String> {
        Set(names.compactMap { assets.path(for: withoutBase($0.trimmingBlanks), from: folder) })
    }

    private func withoutBase(_ name: String) -> String {
        guard let base, name.hasPrefix(base.text) else { return name }
        return "/" + name.dropFirst(base.text.count)
    }
}
