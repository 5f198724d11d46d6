import SiteDiagnostics

/// The settings under `images` in `site.yml`, for the files that are made from pictures.
package struct ImageSettings: Hashable, Sendable {
    /// Formats beside a picture's own.
    package enum Format: String, Hashable, Sendable, CaseIterable {
        case webp, avif
    }

    /// At most so many widths of a picture in one shape; none for pictures as they are.
    package var variants = 5
    package var formats = Format.allCases
    /// 1 to 100, as JPEG counts it.
    package var quality = 80
    /// Pictures with more pixels than this, in millions, are refused.
    package var megapixels = Limits.megapixels
    /// The memory for all pictures that are made at the same time, in megabytes.
    package var memory = 512
    /// Whether pictures are published without what cameras noted of places and owners.
    package var stripsMetadata = true
    /// Whether networks get a picture made of each page.
    package var makesCards = true

    package init() {}
}

/// The keys of `images:` in `site.yml`.
enum ImagesKey: String, FieldKey {
    case variants, formats, quality, megapixels, memory, metadata, cards

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .variants: .init(.whole(from: 0), "Largest number of widths of a picture in one shape.")
        case .formats:
            .init(
                .some(.either([.off, .words(ImageSettings.Format.allCases.map(\.rawValue) + ["none"])])),
                "Formats that are made beside the format of a picture.")
        case .quality: .init(.whole(from: 1), "Quality of the pictures that are made, from 1 to 100.")
        case .megapixels: .init(.whole(from: 1), "Largest number of millions of pixels in a picture.")
        case .memory: .init(.whole(from: 1), "Memory for all pictures that are made at the same time, in megabytes.")
        case .metadata:
            .init(
                .either([.words(["strip", "keep", "none"]), .yesNo]),
                "Whether pictures keep what cameras noted of places and owners: 'strip' or 'keep'.")
        case .cards: .init(.yesNo, "Whether a picture is made of each page, for networks.")
        }
    }

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
            // This limit is above any machine's memory and avoids overflow in sums.
            settings.megapixels = fields.count(.megapixels, atLeast: 1).map { min($0, 100_000) } ?? settings.megapixels
            settings.memory = fields.count(.memory, atLeast: 1).map { min($0, 1_000_000) } ?? settings.memory
            settings.makesCards = fields.boolean(.cards) ?? settings.makesCards
            settings.stripsMetadata = fields.stripsMetadata(.metadata) ?? settings.stripsMetadata
            return settings
        }
    }
}

extension Fields<ImagesKey> {
    /// Reads `strip` or `false`; `keep` or `true`.
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

    /// Reads `[webp, avif]` or `webp`; `false` or `none` for none.
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
