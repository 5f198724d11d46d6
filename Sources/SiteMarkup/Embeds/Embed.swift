/// A recording on another site that has a player for the pages of others. The known players are in ``EmbedSite``.
package struct Embed: Hashable, Sendable {
    /// The room that the player needs.
    package enum Box: Hashable, Sendable {
        /// As wide as the column, 16 to 9.
        case wide
        /// Upright, 9 to 16.
        case tall
        /// As wide as the column, and this many CSS pixels high.
        case low(Int)
    }

    /// The site's name: `YouTube`.
    package let site: String
    /// The documented key of videos, `youtube` or `vimeo`; `nil` for all else.
    package let key: String?
    /// The video's id; empty for all else.
    package let id: String
    /// The address for people. Without a page of its own, the recording has that of its player.
    package let link: String
    /// The address of the player.
    package let player: String
    /// The address of the player for a visitor who has asked for it. It begins at once if the site can do that.
    package let playing: String
    package let box: Box
    /// The text before a number of seconds in ``link``; `nil` if the site has no such addresses.
    package let timeMark: String?

    /// Reads an address with `http:`, `https:`, `//` or `www.`. Fails for an address that no known player has.
    package init?(address: some StringProtocol) {
        self.init(address, takesStart: true)
    }

    /// - Parameter takesStart: False to leave out the time at which the player would begin.
    private init?(_ address: some StringProtocol, takesStart: Bool) {
        guard let parts = AddressParts(address), let forms = Self.forms[parts.host] else { return nil }
        for (site, form) in forms {
            guard let values = form.values(in: parts) else { continue }
            self.init(site, values, start: takesStart ? parts.start : nil)
            return
        }
        return nil
    }

    /// Reads a whole video by its id or its address. A pasted `<iframe …>` has the address of its player.
    ///
    /// - Parameter key: `youtube` or `vimeo`: the site whose ids count.
    package init?(video text: some StringProtocol, on key: String) {
        let text = Self.trimmed(text)
        if let found = Embed(Self.framed(text), takesStart: false), found.key != nil {
            self = found
        } else if let host = ["youtube": "youtu.be", "vimeo": "vimeo.com"][key],
            let found = Embed(address: "https://\(host)/\(text)"), found.id == text
        {
            self = found
        } else {
            return nil
        }
    }

    /// Reads `youtube:ID`, `vimeo:ID`, or the address of a video on these sites.
    package init?(video text: some StringProtocol) {
        let text = Self.trimmed(text)
        let key = ["youtube", "vimeo"].first { text.hasPrefix($0 + ":") }
        self.init(video: text.dropFirst(key.map { $0.count + 1 } ?? 0), on: key ?? "")
    }

    /// The value of ``key`` in front matter: the id, or the address of a video that has a secret in its address.
    package var name: String { player.contains("?h=") ? String(link.prefix { $0 != "#" }) : id }

    /// The origin of the player: `https://player.vimeo.com`.
    package var origin: String { player.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//") }

    private init(_ site: EmbedSite, _ values: [Substring: String], start: Int?) {
        let start = site.time == nil ? nil : start
        key = site.key
        self.site = site.name
        id = site.key == nil ? "" : values["id"] ?? ""
        box = site.box
        timeMark = site.time?.link
        let player = site.player.filled(values)
        link = (site.link?.filled(values) ?? player) + (start.map { "\(site.time?.link ?? "")\($0)" } ?? "")
        self.player = player.adding(site.time?.player, start)
        playing = player.adding("?" + site.playing).adding(site.time?.player, start)
    }

    /// The sites and forms of each host.
    private static let forms: [String: [(site: EmbedSite, form: AddressForm)]] = {
        let all = EmbedSite.all.flatMap { site in site.forms.map { (site, AddressForm($0)) } }
        return Dictionary(grouping: all) { $0.1.host }
    }()

    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var text = Substring(text).drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// The address in a pasted `<iframe …>`, or the text itself.
    private static func framed(_ text: Substring) -> Substring {
        guard text.prefix(7).lowercased() == "<iframe", let source = text.firstRange(of: "src=") else { return text }
        let rest = text[source.upperBound...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return text }
        return rest.dropFirst().prefix { $0 != quote }
    }
}

extension String {
    /// The text with each `{name}` replaced.
    fileprivate func filled(_ values: [Substring: String]) -> String {
        values.reduce(self) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    /// The address with a parameter, written with the `?` of a first one, or with a fragment.
    fileprivate func adding(_ mark: String?, _ number: Int? = nil) -> String {
        guard let mark, mark.count > 1, number != nil || !mark.hasSuffix("=") else { return self }
        let value = number.map(String.init) ?? ""
        return self + (mark.hasPrefix("?") && contains("?") ? "&" + mark.dropFirst() : mark) + value
    }
}
