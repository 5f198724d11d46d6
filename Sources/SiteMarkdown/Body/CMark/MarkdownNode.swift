import CSitegenMarkGFM

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A node of a `MarkdownTree`. It is valid as long as the tree exists.
struct MarkdownNode {
    enum Kind {
        case document
        case paragraph, heading, blockQuote, list, item, codeBlock, htmlBlock, thematicBreak
        case table, tableHeader, tableRow, tableCell, footnoteDefinition
        case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image, footnoteReference
    }

    enum Alignment { case none, left, center, right }

    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .html
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
        default: extensionKind
        }
    }

    /// Extensions get type numbers when they are registered. Only the names are public.
    private var extensionKind: Kind {
        guard let name = cmark_node_get_type_string(pointer) else { return .document }
        return if strcmp(name, "table_cell") == 0 {
            .tableCell
        } else if strcmp(name, "table_row") == 0 {
            .tableRow
        } else if strcmp(name, "table_header") == 0 {
            .tableHeader
        } else if strcmp(name, "table") == 0 {
            .table
        } else if strcmp(name, "strikethrough") == 0 {
            .strikethrough
        } else {
            .document
        }
    }

    // MARK: Parents and children

    var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }
    var firstChild: MarkdownNode? { cmark_node_first_child(pointer).map(MarkdownNode.init) }
    var lastChild: MarkdownNode? { cmark_node_last_child(pointer).map(MarkdownNode.init) }
    var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
    var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }

    // MARK: Content

    /// The text of a text, code or raw HTML node. For a footnote reference, its number.
    var literal: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_literal(pointer)) }
    /// The destination of a link or image, with entities and escapes decoded.
    var url: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_url(pointer)) }
    var title: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_title(pointer)) }
    /// The text after the opening fence of a code block.
    var fenceInfo: UnsafeBufferPointer<UInt8> { bytes(cmark_node_get_fence_info(pointer)) }

    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
    var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
    var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
    /// True if the task's box is ticked; `nil` for items that are not tasks.
    var isTaskDone: Bool? {
        guard cmark_node_get_syntax_extension(pointer) != nil else { return nil }
        return cmark_gfm_extensions_get_tasklist_item_checked(pointer)
    }

    /// The alignments of a table's columns.
    var alignments: [Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return UnsafeBufferPointer(start: letters, count: count).map { letter in
            switch letter {
            case UInt8(ascii: "l"): .left
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .none
            }
        }
    }

    /// Line and column in the parsed text, from 1; `nil` if cmark does not know them.
    var start: (line: Int, column: Int)? {
        let line = Int(cmark_node_get_start_line(pointer))
        return line > 0 ? (line, max(Int(cmark_node_get_start_column(pointer)), 1)) : nil
    }

    /// Takes the node out of its tree and frees it.
    func remove() {
        cmark_node_unlink(pointer)
        cmark_node_free(pointer)
    }

    /// Replaces texts in the node and its descendants.
    ///
    /// - Parameter change: Returns the new bytes; `nil` to keep the text.
    func rewriteTexts(_ change: (MarkdownNode, UnsafeBufferPointer<UInt8>) -> [UInt8]?) {
        walk { step, node in
            guard step == .enter else { return true }
            func rewrite(_ text: UnsafeBufferPointer<UInt8>, _ set: (OpaquePointer, UnsafePointer<CChar>) -> Int32) {
                guard !text.isEmpty, let changed = change(node, text) else { return }
                _ = set(node.pointer, changed.map { CChar(bitPattern: $0) } + [0])
            }
            switch node.kind {
            case .text, .code, .html, .htmlBlock: rewrite(node.literal, cmark_node_set_literal)
            case .codeBlock:
                rewrite(node.literal, cmark_node_set_literal)
                rewrite(node.fenceInfo, cmark_node_set_fence_info)
            case .link, .image:
                rewrite(node.url, cmark_node_set_url)
                rewrite(node.title, cmark_node_set_title)
            default: break
            }
            return true
        }
    }

    private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
        guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let count = UnsafeBufferPointer(start: text, count: .max).firstIndex(of: 0) ?? 0
        return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
    }
}
