import SiteMarkup

/// An HTML element of the author inside a paragraph that is not closed yet.
struct InlineElement {
    /// The node of the end tag.
    let end: OpaquePointer
    /// The name that is written; empty if only the content is written.
    let name: String

    /// The elements whose tags are read as HTML, with the names that are written for them. Nothing is written for an
    /// element that only has a meaning with its styles.
    static let written: [String: String] = {
        let same = [
            "a", "abbr", "b", "bdi", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "rp", "rt",
            "ruby",
            "s", "samp", "small", "strong", "sub", "sup", "u", "var",
        ]
        return Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
            .merging(["big": "", "font": "", "span": "", "strike": "s", "tt": "code"]) { $1 }
    }()
}

/// The attributes of a start tag that are read: addresses and texts.
struct InlineAttributes {
    private var values: [String: String] = [:]

    /// - Parameter reader: A reader that has just read the name of a start tag.
    init(_ reader: inout MarkupReader) {
        while let (name, value) = reader.attribute() {
            let name = String(decoding: name, as: UTF8.self).lowercased()
            guard ["alt", "href", "src", "title"].contains(name), values[name] == nil else { continue }
            values[name] = HTMLEntities.decoded(String(decoding: value, as: UTF8.self), in: .attribute)
        }
    }

    /// - Parameter tag: A start tag.
    init(_ tag: UnsafeBufferPointer<UInt8>) {
        var reader = MarkupReader(tag[...])
        _ = reader.next()
        self.init(&reader)
    }

    var alternative: String { values["alt"] ?? "" }
    var title: String { values["title"] ?? "" }
    var link: String? { address("href") }
    var picture: String? { address("src") }

    /// An address without white space at its ends; `nil` for an empty one.
    private func address(_ name: String) -> String? {
        guard let value = values[name]?.utf8 else { return nil }
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        var bytes = value.drop(while: isBlank)
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return bytes.isEmpty ? nil : String(Substring(bytes))
    }
}
