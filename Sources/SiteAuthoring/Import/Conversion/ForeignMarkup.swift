import Foundation
import SiteDiagnostics
import SiteMarkdown
import SiteMarkup

/// Translates the markup of other generators in a text: shortcodes, Liquid, attributes of kramdown, elements of MDX. Code
/// stays as it is, and so does markup without a translation.
struct ForeignMarkup {
    private(set) var text = ""
    /// A recording of a player in the text, for an episode that names none.
    private(set) var recording: (key: String, value: String)?
    /// The first places of markup that stays, by its name.
    private(set) var visible: [String: SourcePosition] = [:]
    /// Parts in which no end of a tag begins, by the end.
    private var searched: [String: Range<Int>] = [:]
    /// The names of tags that have no end in the rest of the text.
    private var unclosed: Set<String> = []
    private let document: OldDocument
    private let moved: MovedFiles
    private let takesRecording: Bool
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
                return Found(directive: Directive(inner.trimmed), range: found.range, written: found.written)
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

    /// Shortcodes with a text between two tags.
    private enum Paired: String {
        case highlight, raw, comment, details, quote, blockquote

        init?(_ name: String) { self.init(rawValue: name) }

        func text(_ directive: Directive, _ inner: String) -> String {
            switch self {
            case .comment: return ""
            case .raw: return inner
            case .highlight:
                let code = inner.trimmingPrefix("\n")
                return "```\(directive.positional(0) ?? "")\n\(code)\(code.hasSuffix("\n") ? "" : "\n")```"
            case .quote, .blockquote:
                let source = directive.value("author", "source", "by").map { "\n\n— \($0)" } ?? ""
                return (inner.trimmed + source).split(separator: "\n", omittingEmptySubsequences: false)
                    .map { "> " + $0 }.joined(separator: "\n")
            case .details:
                let title = directive.value("summary", "title") ?? directive.positional(0) ?? ""
                return "<details><summary>\(title)</summary>\n\n\(inner.trimmed)\n\n</details>"
            }
        }
    }

    /// The text of an expression, or `nil` if only the generator knows it.
    private func value(of directive: Directive) -> String? {
        let name = directive.name
        let filters = directive.arguments.map(\.value)
        let bases = ["baseurl", "url", "github.url", "base_path", "pathprefix"]
        let last = name.hasPrefix("site.") ? String(name.dropFirst(5)) : name
        if bases.contains(last.lowercased()) { return filters.last { $0.hasPrefix("/") } ?? "" }
        if name.hasPrefix("/") || filters.contains(where: ["relative_url", "absolute_url", "url", "prepend"].contains) {
            return name.hasPrefix("/") ? name : nil
        }
        guard filters.isEmpty, name.hasPrefix("page.") || name.hasPrefix("frontmatter.") || !name.contains(".") else {
            return nil
        }
        return document.text(DocumentName.last(name.replacing(".", with: "/")).lowercased())
    }

    private mutating func translation(of directive: Directive) -> String? {
        let name = directive.name.filter { $0.isLetter }
        let first = directive.positional(0)
        switch name {
        case "ref", "relref", "posturl", "link", "geturl":
            let target = directive.value("path") ?? first ?? ""
            return moved.reference(target, in: document)
        case "figure", "img", "image", "picture", "photo":
            return figure(directive)
        case "gist":
            guard let user = first, let id = directive.positional(1) else {
                return first.map { "https://gist.github.com/\($0)" }
            }
            return "<https://gist.github.com/\(user)/\(id)>"
        case "tweet", "twitter", "x", "tweetsimple", "twittersimple", "xsimple":
            guard let id = directive.value("id") ?? directive.positional(1) ?? first else { return nil }
            return id.hasPrefix("http")
                ? "<\(id)>" : "<https://twitter.com/\(directive.value("user") ?? "i")/status/\(id)>"
        case "instagram":
            return (directive.value("id") ?? first).map { "<https://www.instagram.com/p/\($0)/>" }
        case "spotify":
            guard let id = directive.value("id", "src", "url") ?? directive.positional(1) ?? first else { return nil }
            return id.hasPrefix("http") ? "<\(id)>" : "<https://open.spotify.com/episode/\(id)>"
        case "toc", "tableofcontents", "more", "break": return ""
        default: return player(directive, name: name)
        }
    }

    private func figure(_ directive: Directive) -> String? {
        let values = directive.arguments
        let picture =
            directive.value("src", "imagepath", "image", "url", "path", "file")
            ?? values.first { WrittenKind($0.value) == .picture }?.value
        guard let picture else { return nil }
        let caption = directive.value("caption", "title")
        let alt = directive.value("alt") ?? caption ?? directive.positional(1) ?? ""
        let address = moved.link(picture, in: document).split(separator: " ").joined(separator: "%20")
        let shown = "![\(alt.inBrackets)](\(address))"
        let linked = directive.value("link", "href").map { "[\(shown)](\($0))" } ?? shown
        var lines = [linked]
        if let caption, caption != alt || directive.value("alt") != nil { lines.append("*\(caption.trimmed)*") }
        if let source = directive.value("attr", "credit") {
            lines.append(directive.value("attrlink").map { "[\(source.inBrackets)](\($0))" } ?? source)
        }
        return lines.joined(separator: "\n\n")
    }

    /// A player of a recording or a video, or `nil` for any other shortcode.
    private mutating func player(_ directive: Directive, name: String) -> String? {
        let values = directive.arguments.map(\.value)
        var video: Embed?
        for key in ["youtube", "vimeo"] where name.contains(key) || key == "youtube" && name == "yt" {
            let id = directive.value("id", "v", "video", "videoid", "url", "src") ?? directive.positional(0)
            video = id.flatMap { Embed(video: $0, on: key) }
        }
        video = video ?? values.lazy.compactMap { Embed(address: $0) }.first { $0.key != nil }
        if let video, let key = video.key {
            if take(key, video.name) { return "" }
            return video.link
        }
        guard let file = values.first(where: { WrittenKind($0).isRecording }) else { return nil }
        let key = WrittenKind(file) == .audio ? "audio" : "video"
        if take(key, file) { return "" }
        return "<\(key) controls src=\"\(moved.link(file, in: document))\"></\(key)>"
    }

    /// Makes a player in the text the recording of an episode that has none.
    private mutating func take(_ key: String, _ value: String) -> Bool {
        if let recording { return recording == (key, value) }
        guard takesRecording else { return false }
        recording = (key, value)
        return true
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

extension StringProtocol {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

extension String {
    /// A text between brackets of a link.
    fileprivate var inBrackets: String { replacing("[", with: "\\[").replacing("]", with: "\\]") }
}
