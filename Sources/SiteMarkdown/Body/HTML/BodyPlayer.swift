/// A player of a recording that an author wrote in HTML: `<audio>` or `<video>`.
struct BodyPlayer: Hashable {
    struct Source: Hashable {
        var address: String
        /// The media type; empty if it is not written.
        var type = ""
    }

    let isVideo: Bool
    private(set) var sources: [Source] = []
    /// The accessible name; empty if it is not written.
    var title = ""

    init(isVideo: Bool, sources: [Source] = [], title: String = "") {
        self.isVideo = isVideo
        self.title = title
        for source in sources { add(source) }
    }

    private mutating func add(_ source: Source) {
        guard isPlayable(source.address), !sources.contains(where: { $0.address == source.address }) else { return }
        sources.append(source)
    }

    /// Players may load files of the site and of `http` and `https` addresses.
    private func isPlayable(_ address: String) -> Bool {
        let scheme = address.prefix(7).lowercased()
        return !address.isEmpty && isSafeURL(address.utf8) && !scheme.hasPrefix("mailto:") && !scheme.hasPrefix("tel:")
    }

    /// The player of an `<audio>` or `<video>` element; `nil` for any other element, or if it has no source that pages may
    /// load. Its content besides sources is for old browsers and is not read.
    init?(_ node: HTMLNode) {
        guard node.name == "audio" || node.name == "video" else { return nil }
        let attributes = AuthorsAttributes(node.attributes)
        let sources = node.children.filter { $0.kind == .element && $0.name == "source" }
            .map { AuthorsAttributes($0.attributes) }
        self.init(
            isVideo: node.name == "video",
            sources: ([attributes] + sources).compactMap { source in
                source.address("src").map { Source(address: $0, type: source["type"] ?? "") }
            },
            title: attributes["aria-label"] ?? attributes["title"] ?? "")
        guard !self.sources.isEmpty else { return nil }
    }
}
