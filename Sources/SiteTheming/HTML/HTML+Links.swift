import SiteEpisodes
import SiteMarkup

/// Links that serve on pages of every depth: they start with the mark for the way to the root. A folder is linked as its
/// `index.html`, so that the same page works behind a server, under a subpath and opened from a file system.
extension HTML {
    /// A place of this site, for an attribute.
    package init(linkTo address: Address) {
        var link: [UInt8] = []
        link.reserveCapacity(64)
        link += String(HTML.rootMark).utf8
        address.appendLink(from: .home, to: &link)
        self.init(rendered: MarkupRope(link))
    }

    /// An address that an author wrote: as it is when it leads elsewhere or is a fragment, else a place of this site, seen
    /// from its root, with query and fragment kept.
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

    /// A file of the content folder is published under its path there.
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
