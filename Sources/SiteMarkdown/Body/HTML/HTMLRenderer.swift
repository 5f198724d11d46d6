import SiteDiagnostics

/// Writes a Markdown tree as HTML and notes headings, references and the summary on the way.
struct HTMLRenderer {
    let source: SourceText
    let options: MarkdownOptions
    /// Where the body lies in the file.
    let body: Range<Int>
    let bodyStart: SourcePosition

    var html: [UInt8] = []
    var headings: [Heading] = []
    var references: [Reference] = []
    var diagnostics: [Diagnostic] = []
    var title: String?
    var summary = Summary()

    /// How many levels headings go down.
    var headingShift = 0
    var headingIDs = HeadingIDs()
    var table = TableState()
    var footnotes = FootnoteState()
    /// More than 0 inside of images, where only the text of the content counts.
    var imageDepth = 0
    /// Of the image around: which reference it is, and where its element begins.
    var imageStart = (reference: 0, bytes: 0)
    var linkIsOpen = false
    /// Whether the paragraph that is being written lists times of the recording, a line each.
    var isListingTimes = false
    var rawHTMLPlaces: [SourcePosition] = []
    /// How many quotations, lists, marks and links are open.
    private var depth = 0
    /// Why the text is not rendered after all.
    private var excess: Diagnostic?
    var lost = LostReferences()

    init(source: SourceText, body: Range<Int>, options: MarkdownOptions) {
        self.source = source
        self.options = options
        self.body = body
        bodyStart = source.position(at: body.lowerBound)
        html.reserveCapacity(body.count + body.count / 2)
    }

    mutating func render(_ root: MarkdownNode) -> RenderedMarkdown {
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
        if let excess { return RenderedMarkdown(refused: excess) }
        reportRawHTML()
        diagnostics += lost.diagnostics(in: source, body, footnoteCount: footnotes.current)
        return RenderedMarkdown(
            html: html.withoutSpareRoom, headings: headings, title: title, summary: summary.text,
            references: references, diagnostics: diagnostics)
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
        case .paragraph: openParagraph(node)
        case .heading: return openHeading(node)
        case .blockQuote: block("<blockquote>\n")
        case .list: openList(node)
        case .item: openItem(node)
        case .codeBlock: codeBlock(node)
        case .htmlBlock: rawBlock(node)
        case .thematicBreak: block("<hr>\n")
        case .table: openTable(node)
        case .tableHeader: openRow(isHeader: true)
        case .tableRow: openRow(isHeader: false)
        case .tableCell: openCell(node)
        case .footnoteDefinition: openFootnote()
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
        switch kind {
        case .document: closeFootnotes()
        case .paragraph: closeParagraph(node)
        case .heading: closeHeading(node)
        case .blockQuote: block("</blockquote>\n")
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
    /// Whether what stands in it is nested one level deeper.
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
    /// A copy that takes no more room than it needs: the bodies of a site are all held together.
    fileprivate var withoutSpareRoom: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in filled = buffer.update(fromContentsOf: self) }
    }
}
