import SiteDiagnostics
import SiteMarkdown

/// Hugo's shortcodes, which stay as text.
enum Shortcodes {
    /// One warning for each name in a file, at its first position.
    static func problems(in document: Document) -> [Diagnostic] {
        let source = document.source
        let bytes = source.bytes[document.bodyRange]
        var found: [String: (first: Int, count: Int)] = [:]
        var offset = bytes.startIndex
        while offset + 3 < bytes.endIndex {
            guard bytes[offset] == UInt8(ascii: "{"), bytes[offset + 1] == UInt8(ascii: "{"),
                bytes[offset + 2] == UInt8(ascii: "<") || bytes[offset + 2] == UInt8(ascii: "%")
            else {
                offset += 1
                continue
            }
            let rest = bytes[(offset + 3)...].drop { $0 == 0x20 || $0 == UInt8(ascii: "/") }
            let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "%") }
            let isEnd = bytes[(offset + 3)...].first { $0 != 0x20 } == UInt8(ascii: "/")
            if !name.isEmpty, !isEnd, name.first != UInt8(ascii: "*") {
                found[String(decoding: name, as: UTF8.self), default: (offset, 0)].count += 1
            }
            offset += 3
        }
        return found.sorted { $0.value.first < $1.value.first }.map { name, place in
            let others = place.count == 1 ? "" : " (and \(place.count - 1) more of it in this file)"
            return Diagnostic(
                .warning, id: "import.shortcode", "the Hugo shortcode '\(name)' is shown as text\(others)",
                hint: "replace it by Markdown, or remove it", in: source,
                at: source.position(at: place.first))
        }
    }
}
