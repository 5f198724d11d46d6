import Diagnostics
import Episodes
import Markdown
import Theming

/// The body of a file as it stands on its page: links between files of the content folder lead to their pages.
struct Notes: Sendable {
    let html: HTML
    let diagnostics: [Diagnostic]

    /// - Parameter id: the file that holds the body, for its relative links.
    init(_ rendered: RenderedMarkdown, of body: Body, in id: String, at page: Address, catalog: Catalog) {
        var diagnostics = rendered.diagnostics
        let bytes = rendered.html { reference in
            if let (address, fragment) = catalog.target(ofLink: reference.url, in: id) {
                return address.link(from: page) + (fragment.map { "#" + $0 } ?? "")
            }
            if reference.isRelativePath {
                diagnostics.append(.brokenLink(reference, in: body.source))
            }
            return reference.url
        }
        html = HTML(trusted: bytes)
        self.diagnostics = diagnostics
    }
}

extension Body {
    /// The body as HTML below the page's own title.
    func rendered() -> RenderedMarkdown {
        RenderedMarkdown(source, bytes: range, options: MarkdownOptions(omitsTitle: true))
    }
}

extension Reference {
    /// A path from the file on, as opposed to an address with a scheme, a fragment or a place of another tool's site.
    fileprivate var isRelativePath: Bool {
        guard let first = url.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "/") else { return false }
        let head = url.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return !head.contains(":")
    }
}

extension Diagnostic {
    fileprivate static func brokenLink(_ reference: Reference, in source: SourceText) -> Diagnostic {
        let what = reference.use == .image ? "picture" : "link"
        return Diagnostic(
            .warning, id: "content.broken-link", "this \(what) leads nowhere: there is no file '\(reference.url)'",
            hint: "paths count from the file's own folder or from the content folder", in: source,
            at: reference.position)
    }
}
