import SiteEpisodes
import SiteMarkup

/// Links that work on pages of every depth: they start with the mark for the path to the root. A link to a folder leads
/// to its `index.html`, so that pages work on a server, in a subfolder and in a file system.
extension HTML {
    /// A link to this site, for an attribute.
    package init(linkTo address: Address) {
        var link: [UInt8] = []
        link.reserveCapacity(64)
        link += String(HTML.rootMark).utf8
        address.appendLink(from: .home, to: &link)
        self.init(rendered: MarkupRope(link))
    }

    /// A link that an author wrote. An external link or fragment stays unchanged. A link to this site is relative to
    /// the root and keeps query and fragment.
    package init(linkTo written: WebAddress) {
        let text = written.text
        let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        let path = text[..<end]
        if !written.isRemote, !path.isEmpty, !path.contains(":"), let address = try? Address(path: path) {
            self = HTML(trusted: HTML(linkTo: address).text + HTML(escaping: String(text[end...])).text)
        } else {
            self = HTML(escaping: text)
        }
    }

    /// A link to a file, which is published under its path in the content folder.
    package init(linkTo location: AssetLocation) {
        switch location {
        case .file(let path): self.init(linkTo: Address(file: path))
        case .remote(let address): self.init(linkTo: address)
        }
    }
}

extension TemplateValue {
    static func link(_ address: Address?) -> Self { html(address.map { HTML(linkTo: $0) }) }
    static func link(_ address: WebAddress?) -> Self { html(address.map { HTML(linkTo: $0) }) }
    static func link(_ location: AssetLocation?) -> Self { html(location.map { HTML(linkTo: $0) }) }
}
