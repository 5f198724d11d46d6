import SiteCode
import SiteDiagnostics

/// Writes code with an element around each coloured part. The text stays the same.
struct CodeColours {
    /// The number of bytes that may still be coloured.
    private var rest = Limits.colouredCode

    /// - Parameters:
    ///   - code: The code as HTML without tags.
    ///   - language: The language as HTML, as written after the fence.
    mutating func append(_ code: ArraySlice<UInt8>, in language: ArraySlice<UInt8>, to html: inout [UInt8]) {
        guard let language = CodeLanguage(named: CodeLanguage.name(inFence: language)), language.hasColours,
            code.count <= rest
        else {
            html += code
            return
        }
        rest -= code.count
        let text = Self.unescaped(code)
        var start = 0
        for run in language.runs(in: text) {
            html.append(escaping: text[start..<run.range.lowerBound])
            html.append(html: "<span class=\"")
            html.append(html: run.kind.className)
            html.append(html: "\">")
            html.append(escaping: text[run.range])
            html.append(html: "</span>")
            start = run.range.upperBound
        }
        html.append(escaping: text[start...])
    }

    /// The inverse of escaping.
    private static func unescaped(_ html: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(html.count)
        var rest = html
        while let byte = rest.first {
            guard byte == UInt8(ascii: "&"),
                let (entity, character) = entities.first(where: { rest.starts(with: $0.entity) })
            else {
                text.append(byte)
                rest.removeFirst()
                continue
            }
            text.append(character)
            rest.removeFirst(entity.count)
        }
        return text
    }

    private static let entities: [(entity: [UInt8], character: UInt8)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""),
    ].map { (Array(($0.0 as String).utf8), UInt8(ascii: $0.1)) }
}
