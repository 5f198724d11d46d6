import SiteDiagnostics

/// Writes a Markdown tree as HTML, and records headings, references and the summary.
struct HTMLRenderer {
    let source: SourceText
    let options: MarkdownOptions
    /// The body's byte range in the file.
    let body: Range<Int>
    let bodyStart: SourcePosition

    var html: [UInt8] = []
    var headings: [Heading] = []
    var references: [Reference] = []
    var diagnostics: [Diagnostic] = []
    var title: String?
    var summary = Summary()

    /// The number of levels by which headings are lowered.
    var headingShift = 0
    var headingIDs = HeadingIDs()
    var table = TableState()
    var footnotes = FootnoteState()
    /// Greater than 0 inside images, whose content is reduced to its text.
    var imageDepth = 0
    /// For the enclosing image: the index of its reference, and the start of its element in the HTML.
    var imageStart = (reference: 0, bytes: 0)
    var linkIsOpen = false
    /// True if the current paragraph is a list of times, one per line.
    var isListingTimes = false
    /// The quotations that are callouts.
    var callouts: [OpaquePointer: Callout] = [:]
    /// The places of code whose language is not known, by the language's name.
    var unknownLanguages: [String: [SourcePosition]] = [:]
    var rawHTMLPlaces: [SourcePosition] = []
    var pairs = PairedTags()
    /// The open HTML elements of the author, the innermost last.
    var elements: [InlineElement] = []
    /// HTML of the author that goes through the parser.
    var authored = AuthorsHTML()
    /// The IDs of the author's elements.
    var anchors: [String] = []
    /// The places of HTML that is left out, by its kind.
    var removals: [String: [SourcePosition]] = [:]
    /// The open elements while the tree of the author's HTML is written, the innermost last.
    var stack: [OpenHTML] = []
    /// The position of the author's last start tag.
    var lastPlace: SourcePosition
    /// The number of open quotations, lists, marks and links.
    private var depth = 0
    /// The reason why the text is not rendered.
    private var excess: Diagnostic?
    var lost = LostReferences()

    init(source: SourceText, body: Range<Int>, options: MarkdownOptions) {
        self.source = source
        self.options = options
        self.body = body
        bodyStart = source.position(at: body.lowerBound)
        lastPlace = bodyStart
        html.reserveCapacity(body.count + body.count / 2)
    }

    /// - Parameter reason: The reason why HTML is text although the options allow it.
    /// - Returns: The body, or the reason why its HTML must be text.
    mutating func render(
        _ root: MarkdownNode, htmlIsTextFor reason: HTMLExcess? = nil
    ) -> Result<RenderedMarkdown, HTMLExcess> {
        headingShift = shift(ofHeadingsIn: root)
        root.walk { step, node in
            switch step {
            case .enter:
                return enter(node)
            case .exit:
                exit(node)
                return true
            }
        }
        if let excess { return .success(RenderedMarkdown(refused: excess)) }
        if let reason = authored.excess ?? (authored.isEmpty ? nil : writeAuthorsHTML()) { return .failure(reason) }
        reportRawHTML(reason)
        reportRemovals()
        reportUnknownLanguages()
        diagnostics += lost.diagnostics(in: source, body, footnoteCount: footnotes.current)
        return .success(
            RenderedMarkdown(
                html: html.withoutSpareRoom, headings: headings, anchors: anchors, title: title, summary: summary.text,
                references: references, diagnostics: diagnostics))
    }

    private mutating func enter(_ node: MarkdownNode) -> Bool {
        let kind = node.kind
        if kind.isLevel {
            depth += 1
            if depth > Limits.depth, excess == nil {
                excess = MarkdownExcess(kind: .depth, offset: 0).diagnostic(in: source, at: position(of: node))
            }
        }
        if excess != nil { return false }
        switch kind {
        case .document: break
        case .paragraph: return openParagraph(node)
        case .heading: return openHeading(node)
        case .blockQuote: openQuotation(node)
        case .list: openList(node)
        case .item: openItem(node)
        case .codeBlock: codeBlock(node)
        case .htmlBlock: rawBlock(node)
        case .thematicBreak: block("<hr>\n")
        case .table: openTable(node)
        case .tableHeader: openRow(isHeader: true)
        case .tableRow: openRow(isHeader: false)
        case .tableCell: openCell(node)
        case .footnoteDefinition:
            if let parent = node.parent, !authored.isEmpty { closeAuthorsHTML(in: parent) }
            openFootnote()
        case .text:
            text(node.literal)
            lost.note(node.literal)
        case .softBreak: softBreak(node)
        case .lineBreak: breakLine()
        case .code: code(node)
        case .html: rawInline(node)
        case .emphasis: tag("<em>")
        case .strong: tag("<strong>")
        case .strikethrough: tag("<del>")
        case .link: openLink(node)
        case .image: openImage(node)
        case .footnoteReference: footnoteReference(node)
        }
        return true
    }

    private mutating func exit(_ node: MarkdownNode) {
        let kind = node.kind
        if kind.isLevel { depth -= 1 }
        if excess != nil { return }
        if !authored.isEmpty { closeAuthorsHTML(in: node) }
        switch kind {
        case .document: closeFootnotes()
        case .paragraph: closeParagraph(node)
        case .heading: closeHeading(node)
        case .blockQuote: block(callouts[node.pointer] == nil ? "</blockquote>\n" : "</div>\n")
        case .list: block(node.isOrderedList ? "</ol>\n" : "</ul>\n")
        case .item: html.append(html: "</li>\n")
        case .table: closeTable()
        case .tableHeader: closeRow(isHeader: true)
        case .tableRow: closeRow(isHeader: false)
        case .tableCell: closeCell()
        case .footnoteDefinition: closeFootnote(node)
        case .emphasis: tag("</em>")
        case .strong: tag("</strong>")
        case .strikethrough: tag("</del>")
        case .link: closeLink(node)
        case .image: closeImage(node)
        case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .html, .footnoteReference:
            break
        }
    }
}

extension MarkdownNode.Kind {
    /// True if the node's content is nested one level deeper.
    fileprivate var isLevel: Bool {
        switch self {
        case .blockQuote, .list, .footnoteDefinition, .emphasis, .strong, .strikethrough, .link, .image: true
        case .document, .paragraph, .heading, .item, .codeBlock, .htmlBlock, .thematicBreak: false
        case .table, .tableHeader, .tableRow, .tableCell: false
        case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: false
        }
    }
}

extension [UInt8] {
    /// A copy without reserved capacity, because all bodies of a site are in memory together.
    fileprivate var withoutSpareRoom: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in filled = buffer.update(fromContentsOf: self) }
    }
}
