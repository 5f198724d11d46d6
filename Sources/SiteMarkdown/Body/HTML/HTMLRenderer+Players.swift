import SiteDiagnostics
import SiteMarkup

extension HTMLRenderer {
    /// Writes a player that loads nothing before the visitor starts it. Readers that have no players show the link in it.
    mutating func player(_ player: BodyPlayer, at place: SourcePosition) {
        guard let first = player.sources.first else { return }
        let use: Reference.Use = player.isVideo ? .video : .audio
        html.append(html: player.isVideo ? "<video" : "<audio")
        html.append(html: " controls preload=\"none\"")
        if !player.title.isEmpty {
            html.append(html: " title=\"")
            html.append(escaping: player.title.utf8)
            html.append(html: "\"")
        }
        html.append(html: ">")
        for source in player.sources {
            html.append(html: "<source src=\"")
            note(source.address, use, position: place, at: append(address: source.address))
            html.append(html: "\"")
            if !source.type.isEmpty {
                html.append(html: " type=\"")
                html.append(escaping: source.type.utf8)
                html.append(html: "\"")
            }
            html.append(html: ">")
        }
        html.append(html: "<a href=\"")
        note(first.address, .link, position: place, at: append(address: first.address))
        references[references.count - 1].isRepeated = true
        html.append(html: "\">")
        let file = first.address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last.map(String.init)
        html.append(escaping: (player.title.isEmpty ? file ?? first.address : player.title).utf8)
        html.append(html: player.isVideo ? "</a></video>" : "</a></audio>")
    }
}
