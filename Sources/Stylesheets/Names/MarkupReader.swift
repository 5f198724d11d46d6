/// Finds names in HTML. It reads what authors wrote as well as what templates made, so it forgives what browsers forgive.
struct MarkupReader {
    private let html: [UInt8]
    private var position = 0
    private(set) var names = MarkupNames()
    /// Values of class attributes that have been read: most stand on a page many times.
    private var known: Set<StyleName> = []

    init(_ html: [UInt8]) { self.html = html }

    mutating func read() {
        while let start = html[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            guard position < html.count else { return }
            if html[position...].starts(with: "!--".utf8) {
                position = end(of: "-->", from: position)
            } else if html[position].isLetter {
                tag()
            }
        }
    }

    private mutating func tag() {
        let name = take { $0.isNameByte }
        names.names.insert(StyleName(.element, name))
        var type: ArraySlice<UInt8> = []
        var source: ArraySlice<UInt8>?
        while let attribute = attribute() {
            let (key, value) = attribute
            switch key.count {
            case 5 where key.isNamed("class"):
                if known.insert(StyleName(.class, value)).inserted { classes(value) }
            case 5 where key.isNamed("style"): names.names.formUnion(StyleName.properties(in: value))
            case 2 where key.isNamed("id"): names.names.insert(StyleName(.identifier, value))
            case 3 where key.isNamed("src"): source = value
            case 4 where key.isNamed("type"): type = value
            default: if key.count > 5, key.prefix(5).isNamed("data-") { names.names.insert(StyleName(.attribute, key)) }
            }
        }
        if name.isNamed("style") {
            names.names.formUnion(StyleName.properties(in: text(until: "</style")))
        } else if name.isNamed("script") {
            if let source { names.scripts.insert(String(decoding: source, as: UTF8.self)) }
            let script = text(until: "</script")
            // Data in JSON is no script.
            if !String(decoding: type, as: UTF8.self).contains("json") { names.formUnion(words: script) }
        }
    }

    private mutating func classes(_ value: ArraySlice<UInt8>) {
        for name in value.split(whereSeparator: \.isBlank) { names.names.insert(StyleName(.class, name)) }
    }

    /// The next attribute of a tag; `nil` behind the last, with the position behind the tag.
    private mutating func attribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        _ = take { $0.isBlank || $0 == UInt8(ascii: "/") }
        guard position < html.count, html[position] != UInt8(ascii: ">") else {
            position = min(position + 1, html.count)
            return nil
        }
        let first = position
        position += 1
        _ = take { !$0.isBlank && !Self.endsName.contains($0) }
        let name = html[first..<position]
        _ = take(\.isBlank)
        guard position < html.count, html[position] == UInt8(ascii: "=") else { return (name, []) }
        position += 1
        _ = take(\.isBlank)
        guard position < html.count else { return (name, []) }
        let quote = html[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return (name, take { !$0.isBlank && $0 != UInt8(ascii: ">") })
        }
        position += 1
        let value = take { $0 != quote }
        position = min(position + 1, html.count)
        return (name, value)
    }

    private static let endsName = Set("=>/".utf8)

    private mutating func take(_ belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = position
        while position < html.count, belongs(html[position]) { position += 1 }
        return html[start..<position]
    }

    private mutating func text(until mark: String) -> ArraySlice<UInt8> {
        let start = position
        position = end(of: mark, from: start)
        return html[start..<position]
    }

    /// Behind the next mark, whatever its case, or at the end.
    private func end(of mark: String, from start: Int) -> Int {
        let mark = Array(mark.utf8)
        var start = start
        while let found = html[start...].firstIndex(of: mark[0]) {
            if html[found...].prefix(mark.count).elementsEqual(mark, by: { $0.lowercased == $1 }) {
                return found + mark.count
            }
            start = found + 1
        }
        return html.count
    }
}

extension ArraySlice<UInt8> {
    fileprivate func isNamed(_ name: StaticString) -> Bool {
        count == name.utf8CodeUnitCount
            && elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: count)) { $0.lowercased == $1 }
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
