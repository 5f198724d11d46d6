import CCMarkGFM
import Synchronization

/// A parsed Markdown text. With `MarkdownNode` the door to cmark-gfm: nothing else calls the C library.
struct MarkdownTree: ~Copyable {
    let root: MarkdownNode

    /// Parses CommonMark with GitHub's tables, strikethrough, bare links and task lists, and footnotes.
    ///
    /// - Parameter text: valid UTF-8.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        root = MarkdownNode(parse(text))
    }

    deinit { cmark_node_free(root.pointer) }
}

/// cmark-gfm 0.29 adds the special characters of its extensions to a table of the whole process when a parse begins and
/// removes them when it ends, so two parses at a time spoil each other. Finished trees are independent.
private let oneAtATime = Mutex<Void>(())

private let extensionsAreRegistered: Void = cmark_gfm_core_extensions_ensure_registered()

private func parse(_ text: UnsafeBufferPointer<UInt8>) -> OpaquePointer {
    let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES)!
    defer { cmark_parser_free(parser) }
    var root: OpaquePointer!
    oneAtATime.withLock { _ in
        extensionsAreRegistered
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
        }
        text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        root = cmark_parser_finish(parser)
    }
    return root
}
