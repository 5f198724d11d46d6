import SiteDiagnostics
import SiteMarkup

/// Parses HTML in one pass, with the error tolerance of browsers.
struct HTMLTree {
    private(set) var nodes: [HTMLNode] = []
    private var open: [HTMLElement] = []
    private var reader: MarkupReader

    static func parse(_ html: String) -> [HTMLNode] {
        Array(html.utf8).withUnsafeBufferPointer { html in
            var tree = HTMLTree(reader: MarkupReader(html[...]))
            tree.read()
            return tree.nodes
        }
    }

    private init(reader: MarkupReader) { self.reader = reader }

    private mutating func read() {
        while let piece = reader.next() {
            switch piece {
            case .text(let text): add(.text(String(decoding: text, as: UTF8.self)))
            case .start(let name): start(name)
            case .end(let name): end(String(decoding: name, as: UTF8.self).lowercased())
            }
        }
        while !open.isEmpty { close() }
    }

    private mutating func start(_ name: MarkupSlice) {
        var element = HTMLElement(name: String(decoding: name, as: UTF8.self).lowercased())
        while let (key, value) = reader.attribute() {
            let key = String(decoding: key, as: UTF8.self).lowercased()
            guard element.attributes[key] == nil else { continue }
            element.attributes[key] = HTMLEntities.decoded(
                String(decoding: value, as: UTF8.self), in: .attribute)
        }
        closeImplied(before: element.name)
        if reader.isSelfClosing || HTMLElement.voids.contains(element.name) { return add(.element(element)) }
        if HTMLElement.silent.contains(element.name) {
            _ = reader.rawText(of: name)
            return add(.element(element))
        }
        // Deeper elements become part of the element that contains them.
        if open.count < Limits.htmlDepth { open.append(element) }
    }

    private mutating func end(_ name: String) {
        guard open.contains(where: { $0.name == name }) else { return }
        while let last = open.last {
            close()
            if last.name == name { return }
        }
    }

    /// Closes elements without an end tag: a block closes the paragraph, an item the item before, a cell the cell
    /// before.
    private mutating func closeImplied(before name: String) {
        if HTMLElement.blocks.contains(name), let last = open.lastIndex(where: { $0.name == "p" }),
            !open[last...].contains(where: { HTMLElement.blocks.contains($0.name) && $0.name != "p" })
        {
            while open.count > last { close() }
        }
        guard let ended = Self.ended[name] else { return }
        while let last = open.last, ended.contains(last.name) { close() }
    }

    /// The elements that each start tag closes.
    private static let ended: [String: Set<String>] = [
        "a": ["a"],
        "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "td": ["td", "th"], "th": ["td", "th"],
        "tr": ["td", "th", "tr"], "tbody": ["td", "th", "tr", "thead", "tbody"], "tfoot": ["td", "th", "tr", "tbody"],
    ]

    private mutating func close() {
        guard let element = open.popLast() else { return }
        add(.element(element))
    }

    private mutating func add(_ node: HTMLNode) {
        if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    }
}
