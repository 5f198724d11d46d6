import SiteDiagnostics
import SiteMarkdown

/// Readers for keys with several values. They may be written as a list, as one text, or as maps with a name.
extension Fields {
    /// Reads names: `css`, `[css, grid]`, `css, grid`, `[{ name: css }]`. Each is returned once, in the written order.
    mutating func names(_ key: Key, splittingAtCommas: Bool) -> [String] {
        var names: [String] = []
        for value in values(key) {
            let elements = value.elements
            if elements == [value], let text = value.text {
                names += splittingAtCommas ? text.split(separator: ",").map(String.init) : [text]
                continue
            }
            for element in elements where !element.isEmpty {
                if let name = element.name {
                    names.append(name)
                } else {
                    reportWrongType(key, wants: "a list of names", element, as: .warning)
                }
            }
        }
        var seen: Set<String> = []
        let shown = names.map { shortened($0.onOneLine, of: key.rawValue, at: values(key).first?.position) }
        return bounded(key, shown.filter { !$0.isEmpty && seen.insert($0).inserted })
    }

    /// Returns the first names up to the limit, with an error if there are more.
    mutating func bounded<Name>(_ key: Key, _ names: [Name]) -> [Name] {
        bounded(
            key, names, to: Limits.names, "names",
            hint: "each has its own page, so keep those that help visitors find the episode")
    }

    /// - Parameter noun: the plural noun for the values of the key.
    mutating func bounded<Item>(_ key: Key, _ items: [Item], to limit: Int, _ noun: String, hint: String) -> [Item] {
        guard items.count > limit, let place = values(key).first?.position else { return items }
        report(
            .error, "frontmatter.too-many", "'\(key.rawValue)' has \(items.count) \(noun), more than \(limit)",
            hint: hint, at: place)
        return Array(items.prefix(limit))
    }

    /// Reads texts with their positions, for lists whose elements are checked one by one.
    mutating func texts(_ key: Key) -> [(text: String, value: Value)] {
        var texts: [(String, Value)] = []
        for element in values(key).flatMap(\.elements) where !element.isEmpty {
            if let text = element.text {
                texts.append((text.trimmingBlanks, element))
            } else {
                reportWrongType(key, wants: "a text or a list of texts", element, as: .warning)
            }
        }
        return texts
    }
}

extension Value {
    /// The text of a scalar, or the name in a map.
    var name: String? {
        if let text { return text }
        return ["name", "title", "label", "slug"].lazy.compactMap { self[$0]?.text }.first
    }
}
