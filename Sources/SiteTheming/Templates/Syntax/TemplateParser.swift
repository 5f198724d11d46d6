import SiteDiagnostics
import SiteMarkup

/// Parses the tags and texts of a template to parts (https://github.com/mustache/spec, with inheritance).
///
/// The sections must be balanced (`structureProblem`).
struct TemplateParser {
    private let source: SourceText
    private let tags: [TemplateTag]
    private let lines: StandaloneLines
    private var next = 0
    /// The start of the text that is not yet part of the result.
    private var position = 0
    private var problem: Diagnostic?

    static func parts(of source: SourceText, tags: [TemplateTag]) -> Result<[TemplatePart], Diagnostic> {
        var parser = TemplateParser(source: source, tags: tags, lines: StandaloneLines(tags, in: source.bytes))
        let parts = parser.parts()
        return parser.problem.map(Result.failure) ?? .success(parts)
    }

    private init(source: SourceText, tags: [TemplateTag], lines: StandaloneLines) {
        self.source = source
        self.tags = tags
        self.lines = lines
    }

    /// The parts up to the tag that closes the current section, or to the end.
    private mutating func parts() -> [TemplatePart] {
        var parts: [TemplatePart] = []
        while next < tags.count {
            let tag = tags[next]
            let taken = lines.range(of: next)
            if position < taken.lowerBound { parts.append(text(position..<taken.lowerBound)) }
            position = taken.upperBound
            next += 1
            if tag.kind == .close { return parts }
            if let part = part(tag, indentation: Array(source.bytes[taken.lowerBound..<tag.offset])) {
                parts.append(part)
            }
        }
        if position < source.bytes.count { parts.append(text(position..<source.bytes.count)) }
        position = source.bytes.count
        return parts
    }

    private func text(_ range: Range<Int>) -> TemplatePart { .text(HTMLText(markup: Array(source.bytes[range])).bytes) }

    /// The part of a tag, up to its closing tag, or `nil` for a tag without output.
    private mutating func part(_ tag: TemplateTag, indentation: [UInt8]) -> TemplatePart? {
        switch tag.kind {
        case .variable, .unescaped: return path(tag).map(TemplatePart.value)
        case .section:
            let path = path(tag)
            let inner = parts()
            return path.map { .section($0, inner) }
        case .inverted:
            let path = path(tag)
            let inner = parts()
            return path.map { .inverted($0, inner) }
        case .partial: return .partial(tag.name, indentation: indentation)
        case .parent: return .parent(tag.name, blocks: blocks(), indentation: indentation)
        case .block:
            if tag.name.contains(".") { report("the name of a block cannot have a dot", at: tag) }
            return .block(tag.name, parts())
        case .delimiters:
            if tag.name.split(separator: " ").count != 2 { report("write new delimiters as {{=<% %>=}}", at: tag) }
            return nil
        case .pragma:
            report("pragmas, such as '\(tag.name)', are not supported", at: tag)
            return nil
        case .comment, .close: return nil
        }
    }

    /// The blocks in a tag that names a parent. Text between them is ignored.
    private mutating func blocks() -> [String: [TemplatePart]] {
        let first = next
        var blocks: [String: [TemplatePart]] = [:]
        for part in parts() {
            switch part {
            case .block(let name, let parts): blocks[name] = parts
            case .text: continue
            default:
                guard problem == nil else { continue }
                let stray = strayTag(from: first)
                report("only blocks ({{$name}}…{{/name}}) are allowed directly in {{<parent}}", at: stray)
            }
        }
        return blocks
    }

    /// The first tag after another that is neither a block nor in one.
    private func strayTag(from first: Int) -> TemplateTag {
        var depth = 0
        for tag in tags[first...] {
            if depth == 0, ![.block, .close, .comment, .delimiters].contains(tag.kind) { return tag }
            if tag.opensSection { depth += 1 } else if tag.kind == .close { depth -= 1 }
        }
        return tags[first]
    }

    private mutating func path(_ tag: TemplateTag) -> TemplatePath? {
        let path = TemplatePath(tag.name)
        if path == nil {
            report(
                "a name consists of letters, digits, '.', '_' and '-', and ends at the end of the tag", at: tag)
        }
        return path
    }

    /// Reports only the first problem of a template.
    private mutating func report(_ message: String, at tag: TemplateTag) {
        problem =
            problem
            ?? syntaxError(
                message, hint: "the manual's page 'Themes' explains the syntax of templates", in: source, at: tag.offset
            )
    }
}
