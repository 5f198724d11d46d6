import SiteDiagnostics
import SiteMarkup

extension HTMLRenderer {
    /// Writes a recording on another site as a link. Pages show its player there, feeds keep the link.
    ///
    /// - Parameters:
    ///   - address: The address that the link leads to.
    ///   - title: The recording's title; empty if it is not known.
    mutating func embed(_ embed: Embed, address: String, title: String, at place: SourcePosition) {
        let start = html.count
        html.append(html: "<a href=\"")
        let range = html.count
        html.append(url: address.utf8)
        note(address, .link, position: place, at: range..<html.count)
        html.append(html: "\">")
        html.append(escaping: (title.isEmpty ? address : title).utf8)
        html.append(html: "</a>")
        references[references.count - 1].element = start..<html.count
        references[references.count - 1].embed = LabelledEmbed(embed, address: address, title: title)
    }
}

extension MarkdownNode {
    /// The video that is all a paragraph of the body names, with its bare address.
    var bareVideo: (embed: Embed, address: String)? {
        guard kind == .paragraph, parent?.kind == .document, let link = onlyChild, link.kind == .link,
            let text = link.firstChild, text.next == nil, text.kind == .text, link.title.isEmpty
        else { return nil }
        let address = String(decoding: link.url, as: UTF8.self)
        let written = String(decoding: text.literal, as: UTF8.self)
        guard address == written || address == "http://" + written, let embed = Embed(address: address),
            ["YouTube", "Vimeo"].contains(embed.site)
        else { return nil }
        return (embed, address)
    }

    /// The only child besides empty texts, which cmark leaves beside the links that it makes of bare addresses.
    private var onlyChild: MarkdownNode? {
        var only: MarkdownNode?
        var child = firstChild
        while let node = child {
            child = node.next
            if node.kind == .text, node.literal.isEmpty { continue }
            guard only == nil else { return nil }
            only = node
        }
        return only
    }
}
