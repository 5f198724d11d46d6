import SiteChecks
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteMarkup
import SiteTheming

/// The rendered body of a file. Links to files of the content folder lead to their pages.
struct Notes: Sendable {
    let html: HTML
    let diagnostics: [Diagnostic]
    /// Links to addresses of the site that no content file has.
    let links: [SiteLink]
    /// Addresses that lead nowhere but stay in the page, ``unescaped(_:)``.
    let unresolved: Set<String>
    /// The headings, by id.
    let headings: [String: BodyHeading]

    /// - Parameters:
    ///   - id: the file that holds the body, for its relative links.
    ///   - shown: the page that shows it.
    ///   - renderer: gives the addresses of pages, which may be in a copy.
    init(
        _ rendered: RenderedMarkdown, of body: Body, in id: String, on shown: NotesPage,
        by renderer: PageRenderer
    ) {
        let (catalog, pictures, page) = (renderer.catalog, renderer.pictures, shown.address)
        let here = renderer.place(of: page)
        let root = renderer.root(of: page)
        var diagnostics = rendered.diagnostics
        var links: [SiteLink] = []
        var unresolved: Set<String> = []
        func address(_ reference: Reference) -> String {
            let counts = (diagnostics.count, links.count)
            defer {
                if reference.isRepeated {
                    diagnostics.removeSubrange(counts.0...)
                    links.removeSubrange(counts.1...)
                }
            }
            switch catalog.target(ofLink: reference.url, in: id) {
            case .place(let address, let fragment):
                links.append(
                    SiteLink(
                        address: address, text: reference.url, source: body.source, position: reference.position,
                        fragment: fragment))
                let suffix = fragment.map(WebAddress.fragment) ?? ""
                if let media = catalog.site.media?.text, isRecording(address.outputPath) {
                    return media + address.link(from: .home) + suffix
                }
                return root + renderer.place(of: address).link(from: here) + suffix
            case .withheld(let path):
                // A refused picture is already reported.
                if !pictures.withheld.contains(path) {
                    diagnostics.append(
                        .withheld(path, noun: reference.noun, in: body.source, at: reference.position))
                }
                // The page must not contain the name of an unpublished file.
                return "#"
            case .nowhere:
                diagnostics.append(
                    .broken(reference.url, noun: reference.noun, in: body.source, at: reference.position))
                unresolved.insert(unescaped(reference.url))
                return reference.url
            case .elsewhere:
                if reference.url.hasPrefix("#") {
                    links.append(
                        SiteLink(
                            address: page, text: reference.url, source: body.source, position: reference.position,
                            fragment: String(reference.url.dropFirst())))
                }
                do {
                    return try WebAddress(checking: reference.url).text
                } catch {
                    diagnostics.append(
                        Diagnostic(
                            .warning, id: "address.unsafe", error.message, hint: error.hint, in: body.source,
                            at: reference.position))
                    return "#"
                }
            }
        }
        let bytes = rendered.html(
            rewriting: address,
            leavingOut: { catalog.isUnshown(picture: $0.url, in: id) },
            files: { reference in
                catalog.file(ofPicture: reference.url, in: id).flatMap {
                    pictures.files(
                        ofBodyPicture: $0, on: here, root: root, widest: renderer.renderer.bodyArtwork)
                }
            },
            embeds: { renderer.renderer.words(for: $0, in: shown.language) })
        let words = renderer.renderer.bodyWords(in: shown.language)
        html = HTML(HTMLText(markup: BodyText.page(bytes, words, shown.additions)))
        self.diagnostics = diagnostics
        self.links = links
        self.unresolved = unresolved
        headings = Dictionary(
            rendered.headings.map { ($0.id, BodyHeading(source: body.source, position: $0.position)) }
        ) { first, _ in first }
    }
}

/// The page that shows a body.
struct NotesPage {
    /// The address on the site itself.
    var address: Address
    /// `nil` for the site's language.
    var language: String?
    var additions = BodyText.PageAdditions()
}

/// A heading and its source position.
struct BodyHeading: Sendable {
    let source: SourceText
    let position: SourcePosition
}

extension Body {
    /// The body as HTML, with headings below the page's title.
    func rendered() -> RenderedMarkdown {
        RenderedMarkdown(source, bytes: range, options: MarkdownOptions(omitsTitle: true, html: html))
    }
}

extension Diagnostic {
    static func broken(_ link: String, noun: String, in source: SourceText, at position: SourcePosition) -> Diagnostic {
        let path = link.prefix { $0 != "#" && $0 != "?" }
        return Diagnostic(
            .warning, id: "content.broken-link", "this \(noun) leads nowhere, because there is no file '\(path)'",
            hint: WrittenPath.hint(for: link) ?? "write the path from the file's folder or the content folder",
            in: source, at: position)
    }

    static func withheld(
        _ path: String, noun: String, in source: SourceText, at position: SourcePosition
    ) -> Diagnostic {
        Diagnostic(
            .warning, id: "content.link-to-withheld",
            "this \(noun) leads nowhere, because '\(path)' is not published",
            hint: "publish it too, or leave the \(noun) out until then", in: source, at: position)
    }
}

extension Reference {
    var noun: String {
        switch use {
        case .link: "link"
        case .image: "picture"
        case .audio, .video: "recording"
        }
    }
}
