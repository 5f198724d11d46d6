import CCMarkGFM
import Synchronization

/// A parsed Markdown text. With `MarkdownNode` the door to cmark-gfm: nothing else calls the C library.
struct MarkdownTree: ~Copyable {
    let root: MarkdownNode
    /// Texts that begin with HTML which nothing closes.
    let unclosedHTML: [MarkdownNode]

    /// Parses CommonMark with GitHub's tables, strikethrough, bare links and task lists, and footnotes. HTML blocks that
    /// nothing closes are text.
    ///
    /// - Parameter text: valid UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        let unclosed = UnclosedHTML(text).offsets
        if unclosed.isEmpty {
            root = MarkdownNode(parse(text))
            unclosedHTML = []
            return
        }
        // Another byte in the place of `<` keeps every line and column.
        var plain = Array(text)
        for offset in unclosed { plain[offset] = standIn }
        root = MarkdownNode(plain.withUnsafeBufferPointer { parse($0) })
        unclosedHTML = restore(root)
    }

    deinit { cmark_node_free(root.pointer) }
}

/// `SUB`, a control character, of which texts hold none.
private let standIn: UInt8 = 0x1A

/// Writes `<` where its stand-in is.
///
/// - Returns: the texts that it was found in.
private func restore(_ root: MarkdownNode) -> [MarkdownNode] {
    var texts: [MarkdownNode] = []
    root.walk { step, node in
        guard step == .enter else { return true }
        if let literal = restored(node.literal) {
            cmark_node_set_literal(node.pointer, literal)
            if node.kind == .text { texts.append(node) }
        }
        if let url = restored(node.url) { cmark_node_set_url(node.pointer, url) }
        if let title = restored(node.title) { cmark_node_set_title(node.pointer, title) }
        return true
    }
    return texts
}

/// As a C string; `nil` when there is no stand-in.
private func restored(_ text: UnsafeBufferPointer<UInt8>) -> [CChar]? {
    guard text.contains(standIn) else { return nil }
    return text.map { CChar(bitPattern: $0 == standIn ? UInt8(ascii: "<") : $0) } + [0]
}

/// cmark-gfm 0.29 adds the special characters of its extensions to a table of the whole process before it reads what stands in blocks,
/// and removes them after it, so two texts that are finished at a time spoil each other. Finding blocks changes nothing that parsers
/// share, and finished trees are independent.
private let oneAtATime = Mutex<Void>(())

/// Their list is only read from then on.
private let extensionsAreRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

private func parse(_ text: UnsafeBufferPointer<UInt8>) -> OpaquePointer {
    let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES)!
    defer { cmark_parser_free(parser) }
    extensionsAreRegistered
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    var root: OpaquePointer!
    oneAtATime.withLock { _ in root = cmark_parser_finish(parser) }
    return root
}
