import SiteMarkup

extension HTMLNode {
    /// The text as written, entities included.
    var plainText: String {
        switch self {
        case .text(let text): text
        case .element(let element): element.name == "br" ? "\n" : element.children.map(\.plainText).joined()
        }
    }

    /// The first character that it is written with, or that stands behind its marks; `nil` when it shows nothing.
    var firstCharacter: Character? {
        switch self {
        case .text(let text): HTMLEntities.decoded(String(text.prefix(40))).first
        case .element(let element):
            switch element.name {
            case "br": "\n"
            case "img":
                element.isTracker ? nil : element.pictureAddress == nil ? element.attributes["alt"]?.first : "!"
            case "a" where element.attributes["href"]?.isEmpty == false: "["
            case "code", "tt", "kbd", "samp": "`"
            case _ where HTMLElement.silent.contains(element.name): nil
            case "q": "“"
            case _ where HTMLElement.partsWords.contains(element.name): " "
            default: element.firstCharacter
            }
        }
    }

    /// What `<source>` inside a player names.
    var source: String? {
        guard case .element(let element) = self, element.name == "source" else { return nil }
        return element.attributes["src"]
    }
}

extension HTMLElement {
    /// That of the first child that shows anything. `lazy.compactMap(…).first` would ask each child twice, and so do twice the work
    /// at every level.
    fileprivate var firstCharacter: Character? {
        for child in children { if let character = child.firstCharacter { return character } }
        return nil
    }

    /// The address of an `<img>`, or of a `<source>` in a `<picture>`. Pages that load pictures late write it into attributes of their
    /// own, and a placeholder into `src`.
    var pictureAddress: String? {
        let written =
            ["src", "data-src", "data-lazy-src", "data-original"].compactMap { attributes[$0] }
            + ["srcset", "data-srcset"].compactMap { attributes[$0].flatMap(Self.largest) }
        let addresses = written.map(\.trimmingWhitespace).filter { !$0.isEmpty }
        return addresses.first { !$0.lowercased().hasPrefix("data:") } ?? addresses.first
    }

    /// The address in a `srcset` with the largest width or density (https://html.spec.whatwg.org/multipage/images.html#srcset-attributes).
    private static func largest(of set: String) -> String? {
        var best: (address: String, size: Double)?
        // A comma may stand in an address; behind its end it parts.
        for part in set.split(whereSeparator: \.isWhitespace).joined(separator: " ").split(separator: ", ") {
            let words = part.split(separator: " ")
            guard let first = words.first else { continue }
            let address = String(first.drop { $0 == "," })
            let size = words.dropFirst().first.flatMap { Double($0.dropLast()) } ?? 1
            if !address.isEmpty, size > best?.size ?? 0 { best = (address, size) }
        }
        return best?.address
    }

    /// Whether this is a picture of one pixel, or one that is not shown: it counts who reads.
    var isTracker: Bool {
        var style: [String: String] = [:]
        for declaration in (attributes["style"] ?? "").lowercased().split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace }
            if parts.count == 2 { style[parts[0]] = parts[1].replacing("!important", with: "").trimmingWhitespace }
        }
        if style["display"] == "none" || style["visibility"] == "hidden" || attributes["hidden"] != nil { return true }
        if style["opacity"].flatMap(Double.init) == 0 { return true }
        let sizes = ["width", "height"].compactMap { style[$0] ?? style["max-" + $0] ?? attributes[$0] }
        return !sizes.isEmpty && sizes.allSatisfy(Self.isOnePixel)
    }

    private static func isOnePixel(_ size: String) -> Bool {
        let text = size.lowercased().trimmingWhitespace
        return (Double(text.hasSuffix("px") ? String(text.dropLast(2)).trimmingWhitespace : text) ?? 2) <= 1
    }
}
