import CSitegenMarkGFM
import Synchronization

/// A parsed Markdown text. With `MarkdownNode` the door to cmark-gfm: nothing else calls the C library. All text in it is UTF-8 and
/// made of characters that may be written, whatever character references stand in the Markdown.
struct MarkdownTree: ~Copyable {
    let root: MarkdownNode
    /// Texts that begin with HTML which nothing closes.
    let unclosedHTML: [MarkdownNode]
    /// Nodes with references that stand for no character: U+FFFD is in their place.
    let withoutCharacter: [MarkdownNode]

    /// Parses CommonMark with GitHub's tables, strikethrough, bare links and task lists, and footnotes. HTML blocks that
    /// nothing closes are text.
    ///
    /// - Parameter text: valid UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        let unclosed = UnclosedHTML(text).offsets
        if unclosed.isEmpty {
            root = MarkdownNode(parse(text))
            unclosedHTML = []
        } else {
            // Another byte in the place of `<` keeps every line and column.
            let standIn = standIn(in: text)
            var plain = Array(text)
            for offset in unclosed { plain[offset] = standIn }
            root = MarkdownNode(plain.withUnsafeBufferPointer { parse($0) })
            unclosedHTML = restore(root, standIn)
        }
        withoutCharacter = mayNeedWritableText(text) ? makeTextWritable(in: root) : []
    }

    deinit { cmark_node_free(root.pointer) }
}

/// A control character, of which texts hold none, that no character reference of this text stands for.
private func standIn(in text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    let candidates: ClosedRange<UInt8> = 0x0E...0x1F
    let isUnnamed: (UInt8) -> Bool = { mark in
        let numbers = [String(mark), String(mark, radix: 16), String(mark, radix: 16, uppercase: true)]
        return numbers.allSatisfy { !text.contains("\($0);".utf8) }
    }
    return candidates.first(where: isUnnamed) ?? candidates.lowerBound
}

/// Writes `<` where its stand-in is.
///
/// - Returns: the texts that it was found in.
private func restore(_ root: MarkdownNode, _ standIn: UInt8) -> [MarkdownNode] {
    var texts: [MarkdownNode] = []
    root.rewriteTexts { node, text in
        guard text.contains(standIn) else { return nil }
        if node.kind == .text { texts.append(node) }
        return text.map { $0 == standIn ? UInt8(ascii: "<") : $0 }
    }
    return texts
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
