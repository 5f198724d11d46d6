import Markup

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
            case "img": element.isTracker ? nil : "!"
            case "a" where element.attributes["href"]?.isEmpty == false: "["
            case "code", "tt", "kbd", "samp": "`"
            case _ where HTMLElement.silent.contains(element.name): nil
            case _ where HTMLElement.blocks.contains(element.name): " "
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
