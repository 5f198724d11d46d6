import SiteMarkup

/// The sources of a policy for everything that pages load from elsewhere: the schemes (`https:`, `http:`) of pictures and recordings, and
/// the origins of players.
struct RemoteSchemes {
    private var ofPictures: Set<String> = []
    private var ofRecordings: Set<String> = []
    private var ofPlayers: Set<String> = []

    /// `https:` comes first.
    var pictures: [String] { ofPictures.sorted(by: >) }
    var recordings: [String] { ofRecordings.sorted(by: >) }
    /// The origins of known players whose links are in frames of the page's own.
    var players: [String] { ofPlayers.sorted() }

    mutating func scan(_ page: [UInt8]) {
        page.withUnsafeBufferPointer { bytes in
            var reader = MarkupReader(bytes[...])
            while let tag = reader.nextTag() {
                guard case .start(let name) = tag, let element = Self.elements.first(where: { name.isNamed($0) }) else {
                    continue
                }
                var attributes: [(name: MarkupSlice, value: MarkupSlice)] = []
                while let attribute = reader.attribute() { attributes.append(attribute) }
                for (name, value) in attributes where !value.isEmpty {
                    note(name, value, of: element.description, isIcon: attributes.contains(where: Self.saysIcon))
                }
            }
        }
    }

    private static let elements: [StaticString] = [
        "img", "source", "video", "audio", "track", "input", "link", "iframe",
    ]

    private static func saysIcon(_ attribute: (name: MarkupSlice, value: MarkupSlice)) -> Bool {
        attribute.name.isNamed("rel") && String(decoding: attribute.value, as: UTF8.self).lowercased().contains("icon")
    }

    private mutating func note(_ name: MarkupSlice, _ value: MarkupSlice, of element: String, isIcon: Bool) {
        if element == "iframe" {
            if name.isNamed("srcdoc") { notePlayer(inFrame: String(decoding: value, as: UTF8.self)) }
            return
        }
        let isPicture = element == "img" || element == "input"
        if name.isNamed("srcset") || name.isNamed("poster") || name.isNamed("src") && isPicture
            || name.isNamed("href") && isIcon
        {
            ofPictures.formUnion(Self.schemes(in: value))
        } else if name.isNamed("src") {
            ofRecordings.formUnion(Self.schemes(in: value))
        }
    }

    private mutating func notePlayer(inFrame document: String) {
        let html = Array(HTMLEntities.decoded(document, in: .attribute).utf8)
        html.withUnsafeBufferPointer { bytes in
            var reader = MarkupReader(bytes[...])
            while let tag = reader.nextTag() {
                guard case .start(let name) = tag, name.isNamed("a") else { continue }
                while let (name, value) = reader.attribute() {
                    guard name.isNamed("href") else { continue }
                    let address = HTMLEntities.decoded(String(decoding: value, as: UTF8.self), in: .attribute)
                    if let player = Embed(address: address) { ofPlayers.insert(player.origin) }
                }
            }
        }
    }

    /// The schemes in one address, or in the addresses of a `srcset`.
    private static func schemes(in value: MarkupSlice) -> [String] {
        String(decoding: value, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
            // An address without a scheme has the page's scheme, which is `https` on these hosts.
            if word.hasPrefix("https://") || word.hasPrefix("//") { return "https:" }
            return word.hasPrefix("http://") ? "http:" : nil
        }
    }
}
