import SiteMarkup

/// A player of another site, with a name that tells it from the others of a page.
package struct LabelledEmbed: Hashable, Sendable {
    package let embed: Embed
    package let label: String

    /// - Parameter title: The recording's title. If it is empty, the address is in the label.
    init(_ embed: Embed, address: String, title: String) {
        self.embed = embed
        let shown = address.split(separator: "//", maxSplits: 1).last ?? ""
        label = title.isEmpty ? "\(embed.site): \(shown)" : title
    }
}

/// The words on a page beside a player of another site, in the page's language.
package struct EmbedWords: Sendable {
    /// The language tag.
    var language: String
    /// The text of the link that loads the player: `Play on YouTube`.
    var play: String
    /// The note that names the host of the player.
    var note: String

    package init(language: String, play: String, note: String) {
        self.language = language
        self.play = play
        self.note = note
    }
}

/// The frame holds a document of the page itself with one link. The visitor's click loads the player in the frame, and
/// nothing is asked of the other site before. This needs no script. A frame with `loading="lazy"` in a closed
/// `<details>` would not do, because browsers without scripts load such a frame at once.
extension LabelledEmbed {
    /// Writes the box up to the link that stands below the frame.
    func appendStart(_ words: EmbedWords, to html: inout [UInt8]) {
        html.append(html: "<span class=\"embed")
        switch embed.box {
        case .wide: html.append(html: "\"><iframe width=\"640\" height=\"360\"")
        case .tall: html.append(html: " embed-tall\"><iframe width=\"360\" height=\"640\"")
        case .low(let height):
            html.append(html: " embed-low\"><iframe width=\"640\" height=\"")
            html.append(number: height)
            html.append(html: "\"")
        }
        html.append(html: " title=\"")
        html.append(escaping: label.utf8)
        html.append(html: "\" loading=\"lazy\"")
        html.append(html: " allow=\"autoplay; encrypted-media; fullscreen; picture-in-picture\"")
        html.append(html: " sandbox=\"allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation")
        html.append(html: " allow-same-origin allow-scripts\" srcdoc=\"")
        html.append(escaping: document(words))
        html.append(html: "\"></iframe><small>")
    }

    static func appendEnd(to html: inout [UInt8]) { html.append(html: "</small></span>") }

    /// The document in the frame. System colours suit every colour scheme, and the page's background is behind them.
    private func document(_ words: EmbedWords) -> [UInt8] {
        var html: [UInt8] = []
        html.append(html: "<!doctype html><html dir=\"auto\" lang=\"")
        html.append(escaping: words.language.utf8)
        html.append(html: "\"><meta name=\"color-scheme\" content=\"light dark\"><title>")
        html.append(escaping: words.play.utf8)
        html.append(html: "</title><style>")
        html += Self.style.utf8
        html.append(html: "</style><a href=\"")
        html.append(url: embed.playing.utf8)
        html.append(html: "\"><svg viewBox=\"0 0 48 48\" aria-hidden=\"true\"><circle cx=\"24\" cy=\"24\" r=\"22\"/>")
        html.append(html: "<path d=\"M19 15v18l15-9z\"/></svg><span><b>")
        html.append(escaping: words.play.utf8)
        html.append(html: "</b><br>")
        html.append(escaping: words.note.utf8)
        html.append(html: "</span></a></html>")
        return html
    }

    private static let style =
        "a{position:fixed;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.75em;"
        + "padding:.75em;color:CanvasText;font:.875rem/1.4 system-ui,sans-serif;text-align:center;text-decoration:none}"
        + "b{font-size:1.0625rem}svg{flex:none;width:3.5rem}circle{fill:none;stroke:currentColor;stroke-width:2}"
        + "path{fill:currentColor}a:hover b{text-decoration:underline}a:focus-visible{outline:3px solid;outline-offset:-5px}"
        + "@media(max-height:260px){a{flex-direction:row;text-align:start}}"
}
