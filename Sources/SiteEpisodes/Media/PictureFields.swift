import SiteDiagnostics
import SiteMarkdown

/// The keys of `image:` as a map.
enum PictureKey: String, FieldKey {
    case src, alt, caption, focus

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .src: .init(.text, "File or address.")
        case .alt: .init(.text, "Text for people who cannot see the picture.")
        case .caption: .init(.text, "Text below the picture.")
        case .focus: .init(.some(.text), "Point that stays visible when the picture is cut: 'top left' or '50% 30%'.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .src: ["file", "url", "path", "image"]
        case .alt: ["alternative", "text"]
        case .caption: []
        case .focus: ["position", "focalPoint"]
        }
    }
}

extension Fields {
    /// Reads a picture: a file, an address or a map. Of a list, the first is taken.
    mutating func picture(_ key: Key, in scope: AssetScope) -> Picture? {
        guard var value = value(key), !value.isFalse else { return nil }
        if let first = value.list?.first(where: { !$0.isEmpty }) { value = first }
        return picture(value, of: key, in: scope)
    }

    /// Reads all pictures of a list.
    mutating func pictures(_ key: Key, in scope: AssetScope) -> [Picture] {
        values(key).flatMap { $0.list ?? [$0] }.compactMap { picture($0, of: key, in: scope) }
    }

    private mutating func picture(_ value: Value, of key: Key, in scope: AssetScope) -> Picture? {
        if let text = value.text {
            return asset(text, at: value.position, in: scope).map {
                Picture($0, in: scope.assets, at: WrittenPlace(path: source.path, position: value.position))
            }
        }
        guard value.entries != nil else {
            reportWrongType(key, wants: "a file, an address or a map with 'src'", value, as: .warning)
            return nil
        }
        return whole(value, of: key, wants: "a file, an address or a map with 'src'") { fields in
            fields.nested(value, as: PictureKey.self) { $0.picture(at: value.position, in: scope) }
        }
    }

    /// Reads `left`, `top right`, `50% 30%`, `0.5 0.3` or `[0.5, 0.3]`.
    fileprivate mutating func focus(_ key: Key) -> FocusPoint? {
        guard let value = value(key) else { return nil }
        let words =
            value.list.map { $0.map { $0.text ?? "" } } ?? (value.text ?? "").split { $0 == " " }.map(String.init)
        if let point = FocusPoint(words: words) { return point }
        reportWrongType(key, wants: "two fractions or words such as 'top left'", value, as: .warning)
        return nil
    }
}

extension Fields<PictureKey> {
    /// - Parameter position: the position of the map.
    fileprivate mutating func picture(at position: SourcePosition, in scope: AssetScope) -> Picture? {
        let caption = longText(.caption)
        let alternative = text(.alt) ?? caption
        let focus = focus(.focus)
        let position = value(.src)?.position ?? position
        return asset(.src, in: scope).map {
            var picture = Picture($0, in: scope.assets, at: WrittenPlace(path: source.path, position: position))
            picture.alternative = alternative
            picture.caption = caption
            picture.focus = focus ?? .center
            return picture
        }
    }
}

extension Picture {
    init(_ location: AssetLocation, in assets: AssetIndex, at place: WrittenPlace) {
        self.init(location: location)
        self.place = place
        if case .file(let path) = location { candidates = assets.candidates[path] }
    }
}

extension FocusPoint {
    /// Fails if the words contradict each other or the point is outside the picture.
    init?(words: [String]) {
        var x: Double?
        var y: Double?
        guard (1...2).contains(words.count) else { return nil }
        for word in words {
            switch word.lowercased() {
            case "left" where x == nil: x = 0
            case "right" where x == nil: x = 1
            case "top" where y == nil: y = 0
            case "bottom" where y == nil: y = 1
            case "center", "middle": continue
            case let word:
                let isPercent = word.hasSuffix("%")
                guard let number = Double(isPercent ? word.dropLast() : word[...]) else { return nil }
                let fraction = isPercent ? number / 100 : number
                guard (0...1).contains(fraction) else { return nil }
                if x == nil { x = fraction } else if y == nil { y = fraction } else { return nil }
            }
        }
        self.init(x: x ?? 0.5, y: y ?? 0.5)
    }
}
