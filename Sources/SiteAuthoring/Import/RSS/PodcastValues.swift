import SiteEpisodes
import SiteMarkdown

/// Elements of the podcast namespace as values of front matter and `site.yml`.
extension XMLNode {
    /// Reads `podcast:remoteItem`.
    var remoteItem: Value? {
        let (guid, url) = (attribute("feedGuid"), attribute("feedUrl"))
        guard guid != nil || url != nil else { return nil }
        let medium = attribute("medium")
        return .map([
            "guid": guid.map(Value.text), "url": url.map(Value.text), "item": attribute("itemGuid").map(Value.text),
            "medium": medium.map(Value.text), "title": words(in: "title").map(Value.text),
        ])
    }

    /// Reads `podcast:image`.
    var podcastImage: Value? {
        guard let address = attribute("href") ?? attribute("url") else { return nil }
        let isWhole = attributes.count == 1
        if isWhole { return .text(address) }
        return .map([
            "src": .text(address), "alt": words(in: "alt").map(Value.text),
            "purpose": attribute("purpose").map(Value.text),
            "aspectRatio": attribute("aspect-ratio").map(Value.text), "width": attribute("width").map(Value.plain),
            "height": attribute("height").map(Value.plain), "type": attribute("type").map(Value.text),
        ])
    }

    /// Reads the former `podcast:images`: addresses with widths, and commas between them.
    var podcastImages: [Value] {
        (attribute("srcset") ?? "").split(separator: ",").compactMap { part in
            let words = part.split(whereSeparator: \.isWhitespace)
            guard let address = words.first else { return nil }
            let width = words.dropFirst().first { $0.hasSuffix("w") }.flatMap { Int($0.dropLast()) }
            guard let width else { return .text(String(address)) }
            return .map(["src": .text(String(address)), "width": .plain(String(width))])
        }
    }

    /// Reads `podcast:socialInteract`.
    var socialPost: Value? {
        guard let network = attribute("protocol")?.lowercased() else { return nil }
        let address = attribute("uri")
        if network == "disabled", address == nil { return .text(network) }
        guard let address else { return nil }
        return .map([
            "protocol": .text(network), "uri": .text(address), "accountId": attribute("accountId").map(Value.text),
            "accountUrl": attribute("accountUrl").map(Value.text), "priority": attribute("priority").map(Value.plain),
        ])
    }

    /// Reads `podcast:chat`.
    var chat: Value? {
        guard let server = attribute("server"), let network = attribute("protocol") else { return nil }
        return .map([
            "server": .text(server), "protocol": .text(network.lowercased()),
            "accountId": attribute("accountId").map(Value.text), "space": attribute("space").map(Value.text),
        ])
    }

    /// Reads `podcast:txt`.
    var note: Value? {
        words.map { .map(["text": .text($0), "purpose": attribute("purpose").map(Value.text)]) }
    }

    /// Reads `podcast:contentLink`.
    var contentLink: Value? {
        guard let address = attribute("href") else { return nil }
        return .map(["title": .text(words ?? address), "url": .text(address)])
    }

    /// Reads `podcast:value`.
    var payments: Value? {
        let recipients = all("podcast:valueRecipient").map(\.recipient)
        guard !recipients.isEmpty else { return nil }
        let splits = all("podcast:valueTimeSplit").map(\.paymentSplit)
        return .map([
            "type": attribute("type").map(Value.text), "method": attribute("method").map(Value.text),
            "suggested": attribute("suggested").map(Value.plain), "recipients": .list(recipients),
            "splits": splits.isEmpty ? nil : .list(splits),
        ])
    }

    private var recipient: Value {
        .map([
            "name": attribute("name").map(Value.text), "type": attribute("type").map(Value.text),
            "address": attribute("address").map(Value.text), "split": attribute("split").map(Value.plain),
            "fee": attribute("fee").flatMap { $0.lowercased() == "true" ? .plain("true") : nil },
            "customKey": attribute("customKey").map(Value.text),
            "customValue": attribute("customValue").map(Value.text),
        ])
    }

    private var paymentSplit: Value {
        let recipients = all("podcast:valueRecipient").map(\.recipient)
        return .map([
            "start": attribute("startTime").map(Value.plain), "duration": attribute("duration").map(Value.plain),
            "remoteStart": attribute("remoteStartTime").map(Value.plain),
            "remotePercentage": attribute("remotePercentage").map(Value.plain),
            "remote": self["podcast:remoteItem"]?.remoteItem,
            "recipients": recipients.isEmpty ? nil : .list(recipients),
        ])
    }

    /// Reads the attributes of `podcast:liveItem`.
    var live: Value? {
        guard name == "podcast:liveItem", let start = instant("start") else { return nil }
        let status = attribute("status")?.lowercased()
        return .map(["status": status.map(Value.text), "start": .plain(start), "end": instant("end").map(Value.plain)])
    }

    private func instant(_ name: String) -> String? {
        attribute(name).flatMap { try? FeedDate(parsing: $0) }?.rfc3339
    }

    /// Reads `podcast:trailer` as an item.
    var trailerItem: XMLNode? {
        guard let url = attribute("url") else { return nil }
        var item = XMLNode(name: "item", position: position)
        func add(_ name: String, text: String = "", _ attributes: [String: String] = [:]) {
            item.children.append(XMLNode(name: name, attributes: attributes, text: text, position: position))
        }
        add("title", text: words ?? "Trailer")
        add("itunes:episodeType", text: "trailer")
        // The reader of XML gives attributes the usual case of their names.
        if let date = attribute("pubDate") { add("pubDate", text: date) }
        if let season = attribute("season") { add("itunes:season", text: season) }
        add("enclosure", ["url": url].merging(attributes.filter { ["length", "type"].contains($0.key) }) { $1 })
        return item
    }
}
