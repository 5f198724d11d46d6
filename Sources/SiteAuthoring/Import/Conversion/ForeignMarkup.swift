import Foundation
import SiteDiagnostics
import SiteMarkdown
import SiteMarkup

/// Translates the markup of other generators in a text: shortcodes, Liquid, attributes of kramdown, elements of MDX. Code
/// stays as it is, and so does markup without a translation.
struct ForeignMarkup {
    private(set) var text = ""
    /// A recording of a player in the text, for an episode that names none.
    var recording: (key: String, value: String)?
    /// The first places of markup that stays, by its name.
    private(set) var visible: [String: SourcePosition] = [:]
    /// Parts in which no end of a tag begins, by the end.
    private var searched: [String: Range<Int>] = [:]
    /// The names of tags that have no end in the rest of the text.
    private var unclosed: Set<String> = []
    let document: OldDocument
    let moved: MovedFiles
    let takesRecording: Bool
    private var report: ImportReport

    /// - Parameter takesRecording: whether the first player in the text becomes the episode's.
    static func translated(
        _ document: OldDocument, moved: MovedFiles, takesRecording: Bool, report: inout ImportReport
    ) -> ForeignMarkup {
        var markup = ForeignMarkup(document: document, moved: moved, takesRecording: takesRecording, report: report)
        markup.text = markup.withoutModules(document.body)
        markup.text = markup.replacingDirectives(in: markup.text)
        markup.text = markup.takingElement(from: markup.text)
        markup.text = moved.changingLinks(of: markup.text, in: document)
        report = markup.report
        return markup
    }

    private init(document: OldDocument, moved: MovedFiles, takesRecording: Bool, report: ImportReport) {
        (self.document, self.moved, self.takesRecording, self.report) = (document, moved, takesRecording, report)
    }

    private var isMDX: Bool { document.location.lowercased().hasSuffix(".mdx") }

    /// Imports and exports of MDX are programs.
    private mutating func withoutModules(_ body: String) -> String {
        guard isMDX else { return body }
        return body.replacing(#/(?m)^(import .+ from .+|import ['"].+|export (const|default|let) .+)\n?/#) { match in
            report.change("imports of MDX removed", example: String(match.1))
            return ""
        }
    }

    // MARK: Directives

    /// A directive with its place in the bytes.
    private struct Found {
        var directive: Directive?
        var range: Range<Int>
        var written: String
    }

    private mutating func replacingDirectives(in body: String) -> String {
        guard body.utf8.contains(UInt8(ascii: "{")) || isMDX else { return body }
        let bytes = Array(body.utf8)
        let code = CodeRanges(bytes)
        var output: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            if let end = code.end(ofCodeAt: offset) {
                output += Self.unescaped(bytes[offset..<end])
                offset = end
            } else if let found = found(in: bytes, at: offset) {
                offset = found.range.upperBound
                write(found, bytes, to: &output, offset: &offset)
            } else {
                output.append(bytes[offset])
                offset += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Code about shortcodes, as visitors saw it.
    private static func unescaped(_ code: ArraySlice<UInt8>) -> [UInt8] {
        let text = String(decoding: code, as: UTF8.self)
        guard text.contains("{{") || text.contains("{%") else { return Array(code) }
        return Array(
            text.replacing("{{</*", with: "{{<").replacing("*/>}}", with: ">}}").replacing("{{%/*", with: "{{%")
                .replacing("*/%}}", with: "%}}").replacing(#/\{%-?\s*(end)?raw\s*-?%\}/#, with: "").utf8)
    }

    private mutating func found(in bytes: [UInt8], at offset: Int) -> Found? {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        func make(_ opening: String, _ closing: String, isExpression: Bool = false) -> Found? {
            guard bytes[offset...].starts(with: opening.utf8) else { return nil }
            let start = offset + opening.utf8.count
            // No tag is longer, so a missing end costs little.
            let limit = min(bytes.count, start + 4_000)
            // A part without an end is searched once.
            let known = searched[closing].flatMap { $0.contains(start) ? $0 : nil }
            let from = max(start, (known?.upperBound ?? 0) - closing.utf8.count)
            guard from < limit, let end = bytes[from..<limit].firstRange(of: closing.utf8) else {
                searched[closing] = (known?.lowerBound ?? start)..<max(limit, known?.upperBound ?? 0)
                return nil
            }
            var inner = text(start..<end.lowerBound).trimmingPrefix { $0.isWhitespace || $0 == "-" }
            while let last = inner.last, last.isWhitespace || last == "-" { inner.removeLast() }
            let range = offset..<end.upperBound
            return Found(directive: Directive(inner, isExpression: isExpression), range: range, written: text(range))
        }
        switch bytes[offset] {
        case UInt8(ascii: "{"):
            if let found = make("{{<", ">}}") ?? make("{{%", "%}}") { return found }
            if let found = make("{{", "}}", isExpression: true) {
                // A function of Zola.
                let inner = found.written.dropFirst(2).dropLast(2)
                guard inner.contains(#/^\s*[\w-]+\(.*\)\s*$/#) else { return found }
                return Found(directive: Directive(inner.trimmingWhitespace), range: found.range, written: found.written)
            }
            return make("{%", "%}") ?? make("{:", "}")
        case UInt8(ascii: "<") where isMDX && offset + 1 < bytes.count && (0x41...0x5A).contains(bytes[offset + 1]):
            guard let found = make("<", "/>"), !found.written.dropLast(2).contains(">") else { return nil }
            return found
        default: return nil
        }
    }

    private mutating func write(_ found: Found, _ bytes: [UInt8], to output: inout [UInt8], offset: inout Int) {
        let written = found.written
        if written.hasPrefix("{:") { return removeAttributes(found, bytes, from: &output) }
        if let shown = Self.escaped(written) {
            output += Array(shown.utf8)
            return
        }
        guard let directive = found.directive else { return leave(found, &output) }
        if directive.isExpression {
            guard let value = value(of: directive) else { return leave(found, &output) }
            report.change("{{ \(directive.name) }}", example: moved.place(of: document))
            output += Array(value.utf8)
            return
        }
        // The text up to the end of the tag belongs to some of them.
        if !directive.isEnd, let kind = Paired(directive.name), let end = end(of: directive, bytes, from: offset) {
            let inner = String(decoding: bytes[offset..<end.lowerBound], as: UTF8.self)
            offset = end.upperBound
            report.change("shortcode \(directive.name)", example: moved.place(of: document))
            output += Array(kind.text(directive, inner).utf8)
            return
        }
        guard !directive.isEnd, let text = translation(of: directive) else { return leave(found, &output) }
        report.change("shortcode \(directive.name)", example: moved.place(of: document))
        // The address of a video is a player only on a line of its own.
        let isAlone = text.hasPrefix("https://") || text.hasPrefix("<audio") || text.hasPrefix("<video")
        if isAlone, !output.isEmpty, output.last != 0x0A { output += [0x0A, 0x0A] }
        output += Array(text.utf8)
        if isAlone, offset < bytes.count, bytes[offset] != 0x0A { output += [0x0A, 0x0A] }
    }

    /// A shortcode that Hugo shows as text: `{{</* figure */>}}`.
    private static func escaped(_ written: String) -> String? {
        guard written.hasPrefix("{{</*") || written.hasPrefix("{{%/*") else { return nil }
        return written.replacing("/*", with: "").replacing("*/", with: "")
    }

    private mutating func leave(_ found: Found, _ output: inout [UInt8]) {
        output += Array(found.written.utf8)
        if found.directive?.isEnd == true { return }
        let isTag = found.directive?.isExpression == false
        let name = isTag ? found.directive?.name ?? "" : "{{ }}"
        report.visible.add(name, example: moved.place(of: document))
        // The body of a file of MDX, or of HTML, was changed first.
        let start = isMDX || document.newBody != nil ? 0 : found.range.lowerBound
        visible[name] =
            visible[name] ?? document.document.source.position(at: document.document.bodyRange.lowerBound + start)
    }

    /// Attributes of kramdown change only the look. They are removed where they follow something, or have a line.
    private mutating func removeAttributes(_ found: Found, _ bytes: [UInt8], from output: inout [UInt8]) {
        let before = output.last
        let isAfterMark = before.map { ")]*_`\n ".utf8.contains($0) } ?? true
        guard isAfterMark else {
            output += Array(found.written.utf8)
            return
        }
        report.change("attributes of kramdown removed", example: found.written)
    }

    private mutating func end(of directive: Directive, _ bytes: [UInt8], from start: Int) -> Range<Int>? {
        guard !unclosed.contains(directive.name) else { return nil }
        var offset = start
        while offset < bytes.count {
            guard let next = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) else { break }
            if let found = found(in: bytes, at: next) {
                let name = found.directive?.name
                if found.directive?.isEnd == true, name == directive.name || name == "end" { return found.range }
                if name == "end", found.directive?.isExpression == false { return found.range }
                offset = found.range.upperBound
            } else {
                offset = next + 1
            }
        }
        unclosed.insert(directive.name)
        return nil
    }

    /// The text without the first HTML player, if that is the recording of the episode.
    private mutating func takingElement(from body: String) -> String {
        guard takesRecording, recording == nil, body.contains("<audio") || body.contains("<video") else { return body }
        let code = CodeRanges(Array(body.utf8))
        for match in body.matches(
            of: #/<(audio|video)\b[^>]{0,400}>[\s\S]{0,600}?<\/(audio|video)>|<(audio|video)\b[^>]{0,400}\/>/#)
        {
            let start = body.utf8.distance(from: body.startIndex, to: match.range.lowerBound)
            let address = match.output.0.firstMatch(of: #/\bsrc\s*=\s*["']?([^"'\s>]+)/#)?.1
            guard let address, !code.contains(start), WrittenKind(address).isRecording else { continue }
            report.change("HTML player to the recording", example: moved.place(of: document))
            recording = (WrittenKind(address) == .audio ? "audio" : "video", String(address))
            return body.replacingCharacters(in: match.range, with: "")
        }
        return body
    }
}
