import SiteMarkup

/// The attributes of an author's start tag that are read.
struct AuthorsAttributes {
    private var values: [String: String] = [:]
    /// True if an attribute contains a script.
    private(set) var hasEvents = false

    init() {}

    /// - Parameter attributes: Names in lower case, and values without entities.
    init(_ attributes: [(name: String, value: String)]) {
        for (name, value) in attributes { add(name, value) }
    }

    /// - Parameter element: An element whose name may say how it is aligned.
    init(_ element: HTMLNode) {
        self.init(element.attributes)
        if element.name == "center" { values["align"] = "center" }
    }

    /// - Parameter tag: A start tag.
    init(_ tag: UnsafeBufferPointer<UInt8>) {
        var reader = MarkupReader(tag[...])
        _ = reader.next()
        while let (name, value) = reader.attribute() {
            add(
                String(decoding: name, as: UTF8.self).lowercased(),
                HTMLEntities.decoded(String(decoding: value, as: UTF8.self), in: .attribute))
        }
    }

    private mutating func add(_ name: String, _ value: String) {
        if name.hasPrefix("on") { hasEvents = true }
        if values[name] == nil { values[name] = PlainText(value).string }
    }

    subscript(name: String) -> String? { values[name] }

    /// An address without white space at its ends; `nil` for an empty one.
    func address(_ name: String) -> String? {
        guard let value = values[name]?.utf8 else { return nil }
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        var bytes = value.drop(while: isBlank)
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return bytes.isEmpty ? nil : String(Substring(bytes))
    }

    /// The address of a picture. Scripts that load pictures late keep it in `data-src`, with a placeholder in `src`.
    var picture: String? {
        let source = address("src")
        if let source, !source.lowercased().hasPrefix("data:") { return source }
        let candidate = address("srcset")?.split { $0.isWhitespace || $0 == "," }.first.map(String.init)
        return address("data-src") ?? candidate ?? source
    }

    /// A length in pixels: `200` or `200px`.
    func pixels(_ name: String) -> Int? {
        guard let value = values[name] else { return nil }
        let digits = value.hasSuffix("px") ? value.dropLast(2) : value[...]
        return Int(digits).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    /// The value of a plain attribute as it is written; `nil` if it is absent or has a value that is not allowed.
    func plain(_ name: String) -> String? {
        guard let value = values[name] else { return nil }
        switch name {
        case "colspan", "rowspan": return Int(value).flatMap { (1...1_000).contains($0) ? String($0) : nil }
        case "start", "value": return Int(value).flatMap { Int32(exactly: $0) }.map(String.init)
        case "open", "reversed": return ""
        case "type": return ["1", "a", "A", "i", "I"].contains(value) ? value : nil
        case "dir": return ["ltr", "rtl", "auto"].contains(value.lowercased()) ? value.lowercased() : nil
        case "lang":
            let isTag = value.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
            }
            return isTag && !value.isEmpty && value.utf8.count <= 35 ? value : nil
        default: return value.isEmpty ? nil : value
        }
    }

    /// The class that aligns an element.
    var alignment: StaticString? {
        switch values["align"]?.lowercased() {
        case "left": "align-left"
        case "center", "middle": "align-center"
        case "right": "align-right"
        default: nil
        }
    }
}
