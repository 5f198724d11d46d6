/// A start tag of an XML file, names in lower case and without prefixes.
struct MarkupTag: Hashable {
    var name: String
    /// As written, character references included; of one name in two namespaces both values.
    var attributes: [String: String] = [:]

    /// Elements that run something, or hold what is no drawing.
    private static let refused: Set<String> = [
        "script", "foreignobject", "iframe", "embed", "object", "handler", "listener", "audio", "video", "meta", "link",
    ]

    /// What this element has that a drawing must not have; `nil` for nothing.
    var problem: String? {
        if Self.refused.contains(name) { return "an element '\(name)'" }
        for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
            if key.hasPrefix("on") { return "an event, '\(key)'" }
            if key == "attributename", Self.localName(value) == "href" || Self.localName(value).hasPrefix("on") {
                return "an animated link"
            }
            if ["href", "src", "action", "from", "to", "values"].contains(key), !isHarmless(value) {
                return "an address that it must not have"
            }
        }
        return nil
    }

    private static func localName(_ name: String) -> String {
        String(name.lowercased().split(separator: ":").last ?? "")
    }

    /// Places in the file, pictures within it and, to follow, pages.
    private func isHarmless(_ written: String) -> Bool {
        // References could spell any address, and no drawing program writes them where an address begins.
        let address = written.filter { !$0.isWhitespace }.lowercased()
        let start = address.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard start.contains(":") || start.contains("&") else { return !address.hasPrefix("//") || name == "a" }
        let pictures = ["png", "jpeg", "jpg", "gif", "webp", "avif"].map { "data:image/\($0)" }
        if pictures.contains(where: { address.hasPrefix($0 + ";") || address.hasPrefix($0 + ",") }) { return true }
        return name == "a" && ["http:", "https:", "mailto:"].contains { start.hasPrefix($0) }
    }
}
