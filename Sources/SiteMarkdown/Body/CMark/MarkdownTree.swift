import CSitegenMarkGFM
import Synchronization

/// A parsed Markdown text. Only `MarkdownTree` and `MarkdownNode` call cmark-gfm. All text in the tree is UTF-8 and
/// contains only characters that output formats allow, whatever character references the Markdown contains.
struct MarkdownTree: ~Copyable {
    let root: MarkdownNode
    /// Text nodes that begin with an HTML tag that is never closed.
    let unclosedHTML: [MarkdownNode]
    /// Nodes with references to invalid characters. U+FFFD replaces them.
    let withoutCharacter: [MarkdownNode]
    /// The quotations that are callouts.
    let callouts: [OpaquePointer: Callout]

    /// Parses CommonMark with GitHub's tables, strikethrough, autolinks and task lists, and footnotes. HTML blocks that
    /// are never closed are treated as text.
    ///
    /// - Parameter text: Valid UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        let unclosed = UnclosedHTML(text).offsets
        if unclosed.isEmpty {
            root = MarkdownNode(parse(text))
            unclosedHTML = []
        } else {
            // One byte replaces each `<`, so that lines and columns stay the same.
            let standIn = standIn(in: text)
            var plain = Array(text)
            for offset in unclosed { plain[offset] = standIn }
            root = MarkdownNode(plain.withUnsafeBufferPointer { parse($0) })
            unclosedHTML = restore(root, standIn)
        }
        withoutCharacter = mayNeedWritableText(text) ? makeTextWritable(in: root) : []
        callouts = text.contains("[!".utf8) ? root.takeCallouts() : [:]
    }

    deinit { cmark_node_free(root.pointer) }
}

/// A control character that neither the text nor its character references contain.
private func standIn(in text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let candidates: ClosedRange<UInt8> = 0x0E...0x1F
    let isUnnamed: (UInt8) -> Bool = { mark in
        let numbers = [String(mark), String(mark, radix: 16), String(mark, radix: 16, uppercase: true)]
        return numbers.allSatisfy { !text.contains("\($0);".utf8) }
    }
    return candidates.first(where: isUnnamed) ?? candidates.lowerBound
}

/// Replaces the stand-in by `<`.
///
/// - Returns: The text nodes that contained it.
private func restore(_ root: MarkdownNode, _ standIn: UInt8) -> [MarkdownNode] {
    var texts: [MarkdownNode] = []
    root.rewriteTexts { node, text in
        guard text.contains(standIn) else { return nil }
        if node.kind == .text { texts.append(node) }
        return text.map { $0 == standIn ? UInt8(ascii: "<") : $0 }
    }
    return texts
}

/// cmark-gfm 0.29 adds the special characters of its extensions to a table of the process before it parses inlines, and
/// removes them afterwards. Two texts in this phase would therefore disturb each other. Block parsing changes nothing
/// that parsers share, and finished trees are independent.
private let oneAtATime = Mutex<Void>(())

/// After this call, the list of extensions is only read.
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
