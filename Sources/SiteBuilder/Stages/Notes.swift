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
            switch catalog.target(ofLink: reference.url, in: id) {
            case .place(let address, let fragment):
                return address.link(from: page) + (fragment.map { "#" + $0 } ?? "")
            case .withheld(let path):
                diagnostics.append(.withheld(path, reference, in: body.source))
                // Not even the name of what is not out.
                return "#"
            case .nowhere:
                diagnostics.append(.broken(reference, in: body.source))
                return reference.url
            case .elsewhere:
                return reference.url
            }
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

extension Diagnostic {
    fileprivate static func broken(_ reference: Reference, in source: SourceText) -> Diagnostic {
        let path = reference.url.prefix { $0 != "#" && $0 != "?" }
        return Diagnostic(
            .warning, id: "content.broken-link", "this \(reference.noun) leads nowhere: there is no file '\(path)'",
            hint: "paths count from the file's own folder or from the content folder", in: source,
            at: reference.position)
    }

    fileprivate static func withheld(_ path: String, _ reference: Reference, in source: SourceText) -> Diagnostic {
        Diagnostic(
            .warning, id: "content.link-to-withheld",
            "this \(reference.noun) leads nowhere: '\(path)' is not published",
            hint: "publish it too, or leave the \(reference.noun) out until then", in: source, at: reference.position)
    }
}

extension Reference {
    fileprivate var noun: String { use == .image ? "picture" : "link" }
}
