import SiteDiagnostics

/// What `images` in `site.yml` says about the files that are made from pictures.
public struct ImageSettings: Hashable, Sendable {
    /// Formats beside a picture's own.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case webp, avif
    }

    /// At most so many widths of a picture in one shape; none for pictures as they are.
    public var variants = 5
    public var formats = Format.allCases
    /// 1 to 100, as JPEG counts it.
    public var quality = 80
    /// Pictures with more pixels than this, in millions, are refused.
    public var megapixels = Limits.megapixels
    /// What pictures that are made at the same time may take together, in megabytes.
    public var memory = 512
    /// Whether pictures are published without what cameras noted of places and owners.
    public var stripsMetadata = true
    /// Whether networks get a picture made of each page.
    public var makesCards = true

    public init() {}
}

/// The keys of `images:` in `site.yml`.
enum ImagesKey: String, FieldKey {
    case variants, formats, quality, megapixels, memory, metadata, cards

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .megapixels: ["maxMegapixels"]
        case .memory: ["megabytes"]
        default: []
        }
    }
}

extension Fields<SiteKey> {
    mutating func images(_ key: Key) -> ImageSettings {
        var settings = ImageSettings()
        guard let value = value(key) else { return settings }
        if value.isFalse {
            settings.variants = 0
            settings.makesCards = false
            return settings
        }
        guard value.entries != nil else {
            reportWrongType(key, wants: "a map or false", value, as: .warning)
            return settings
        }
        return nested(value, as: ImagesKey.self) { fields in
            settings.variants = fields.count(.variants) ?? settings.variants
            settings.formats = fields.formats(.formats) ?? settings.formats
            settings.quality = fields.count(.quality, atLeast: 1).map { min($0, 100) } ?? settings.quality
            // More than any machine has, and no more, so that sums stay in range.
            settings.megapixels = fields.count(.megapixels, atLeast: 1).map { min($0, 100_000) } ?? settings.megapixels
            settings.memory = fields.count(.memory, atLeast: 1).map { min($0, 1_000_000) } ?? settings.memory
            settings.makesCards = fields.boolean(.cards) ?? settings.makesCards
            settings.stripsMetadata = fields.stripsMetadata(.metadata) ?? settings.stripsMetadata
            return settings
        }
    }
}

extension Fields<ImagesKey> {
    /// `strip` or `false`; `keep` or `true`.
    fileprivate mutating func stripsMetadata(_ key: Key) -> Bool? {
        guard let value = value(key) else { return nil }
        switch (value.text ?? "").trimmingBlanks.lowercased() {
        case "strip", "false", "none": return true
        case "keep", "true": return false
        default:
            reportWrongType(key, wants: "'strip' or 'keep'", value, as: .warning)
            return nil
        }
    }

    /// `[webp, avif]`, `webp`; `false` or `none` for none.
    fileprivate mutating func formats(_ key: Key) -> [ImageSettings.Format]? {
        guard let value = value(key) else { return nil }
        if value.isFalse || value.text == "none" { return [] }
        var formats: [ImageSettings.Format] = []
        for element in value.list ?? [value] {
            guard let format = ImageSettings.Format(rawValue: (element.text ?? "").trimmingBlanks.lowercased()) else {
                let known = ImageSettings.Format.allCases.map(\.rawValue).joined(separator: " and ")
                reportWrongType(key, wants: "formats to make: \(known)", element, as: .warning)
                continue
            }
            if !formats.contains(format) { formats.append(format) }
        }
        return formats
    }
}
