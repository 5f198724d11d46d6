/// Reads an XML 1.0 document without document type, event by event. Strict: the first broken rule ends it
/// (https://www.w3.org/TR/xml/, with https://www.w3.org/TR/xml-names/ for namespaces). The entity names of HTML are read, which
/// feeds use without declaring them.
///
/// A reader of our own, because Foundation's binds every start of the program to libxml2 and thirty megabytes behind it.
struct XMLScanner {
    let bytes: [UInt8]
    var offset = 0
    /// Where the last tag begins.
    private(set) var tagStart = 0
    /// Names of the elements that are open, each with the namespaces that it declares, by prefix.
    private var open: [(name: String, namespaces: [String: String])] = []
    private var hadRoot = false
    /// Whether the tag just read was its own end.
    private var isClosing = false

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// - Returns: `nil` at the end of a whole document.
    mutating func next() throws(NotWellFormed) -> XMLEvent? {
        if isClosing {
            isClosing = false
            open.removeLast()
            return .end
        }
        while offset < bytes.count {
            if bytes[offset] != UInt8(ascii: "<") {
                let text = try text()
                if !open.isEmpty { return .text(text) }
                guard text.utf8.allSatisfy(\.isXMLSpace) else { throw NotWellFormed() }
            } else if skip("<!--") {
                try skipComment()
            } else if skip("<?") {
                _ = try name()
                _ = try upTo("?>")
            } else if !open.isEmpty, skip("<![CDATA[") {
                return .text(String(decoding: try upTo("]]>"), as: UTF8.self).withXMLLineEnds)
            } else if skip("</") {
                try endTag()
                return .end
            } else {
                tagStart = offset
                offset += 1
                return try startTag()
            }
        }
        guard hadRoot, open.isEmpty else { throw NotWellFormed() }
        return nil
    }

    private mutating func startTag() throws(NotWellFormed) -> XMLEvent {
        guard !hadRoot || !open.isEmpty else { throw NotWellFormed() }
        hadRoot = true
        let name = try name()
        var attributes: [String: String] = [:]
        var namespaces: [String: String] = [:]
        while true {
            let hasSpace = skipSpace()
            if skip("/>") {
                isClosing = true
                break
            }
            if skip(">") { break }
            guard hasSpace else { throw NotWellFormed() }
            let key = try self.name()
            skipSpace()
            guard skip("=") else { throw NotWellFormed() }
            skipSpace()
            let value = try attributeValue()
            guard attributes.updateValue(value, forKey: key) == nil else { throw NotWellFormed() }
        }
        for (key, value) in attributes where key == "xmlns" || key.hasPrefix("xmlns:") {
            namespaces[String(key.dropFirst(6))] = value
            attributes[key] = nil
        }
        open.append((name, namespaces))
        return .start(name: name, namespace: namespace(of: name), attributes: attributes)
    }

    private mutating func endTag() throws(NotWellFormed) {
        let name = try name()
        skipSpace()
        guard skip(">"), open.popLast()?.name == name else { throw NotWellFormed() }
    }

    /// What the nearest open element declares for the name's prefix.
    private func namespace(of name: String) -> String? {
        let prefix = name.contains(":") ? String(name.prefix { $0 != ":" }) : ""
        for element in open.reversed() {
            if let namespace = element.namespaces[prefix] { return namespace.isEmpty ? nil : namespace }
        }
        return nil
    }

    private mutating func skipComment() throws(NotWellFormed) {
        _ = try upTo("--")
        guard skip(">") else { throw NotWellFormed() }
    }
}
