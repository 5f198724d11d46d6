import SiteMarkdown
import SiteMediaFacts

/// The facts by which listeners choose among the recordings of an episode. Feeds: `podcast:alternateEnclosure`.
package struct MediaVariant: Hashable, Sendable {
    /// A recording of which nothing more is written.
    package static let plain = MediaVariant()

    /// A name for a menu of apps: `High quality`.
    package var title: String?
    /// Bits per second, as written.
    package var bitrate: String?
    /// The height of a film in pixels.
    package var height: Int?
    package var language: String?
    /// Recordings with the same word have the same content; without one, the content of the episode.
    package var relation: String?
    /// Whether apps should play it instead of the first recording.
    package var isPreferred = false
    /// Further addresses of the same bytes.
    package var sources: [MediaAddress] = []
    package var integrity: MediaIntegrity?
}

/// One more address of a recording, also of another scheme.
package struct MediaAddress: Hashable, Sendable {
    package var address: String
    /// The type of a file that leads to the recording, such as a torrent.
    package var type: String?
}

/// A proof that a recording is unchanged.
package struct MediaIntegrity: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Subresource Integrity: https://www.w3.org/TR/sri/
        case sri
        case pgpSignature = "pgp-signature"
    }

    package var kind: Kind
    package var value: String
}

/// The keys of an entry of `sources:`.
enum MediaAddressKey: String, FieldKey {
    case uri, type

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .uri: .init(.text, "Address, with any scheme.")
        case .type: .init(.text, "Media type of a file that leads to the recording, such as a torrent.")
        }
    }

    var synonyms: [String] { self == .uri ? ["url", "src", "href"] : ["contentType"] }
}

/// The keys of `integrity:`.
enum IntegrityKey: String, FieldKey {
    case type, value

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .type: .init(.words(MediaIntegrity.Kind.self), "Kind of the proof.")
        case .value: .init(.text, "The proof.")
        }
    }
}

extension Fields<MediaKey> {
    mutating func variant() -> MediaVariant {
        MediaVariant(
            title: text(.title), bitrate: decimal(.bitrate), height: count(.height, atLeast: 1), language: text(.lang),
            relation: text(.rel), isPreferred: boolean(.default) ?? false, sources: sources(), integrity: integrity())
    }

    /// Reads addresses, or maps with `uri` and `type`.
    private mutating func sources() -> [MediaAddress] {
        values(.sources).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            if value.text != nil { return uri(value, of: .sources).map { MediaAddress(address: $0) } }
            return whole(value, of: .sources, wants: "addresses, or maps with 'uri'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: MediaAddressKey.self) { fields in
                    fields.uri(.uri).map { MediaAddress(address: $0, type: fields.text(.type)) }
                }
            }
        }
    }

    /// Reads `sha384-…`, or a map with `type` and `value`.
    private mutating func integrity() -> MediaIntegrity? {
        guard let value = value(.integrity) else { return nil }
        if let text = value.text { return integrity(.sri, text, value) }
        return whole(value, of: .integrity, wants: "a text such as 'sha384-…', or a map with 'type'") { fields in
            guard value.entries != nil else { return nil }
            let written = fields.nested(value, as: IntegrityKey.self) { fields in
                (kind: fields.choice(.type) ?? MediaIntegrity.Kind.sri, text: fields.longText(.value))
            }
            return written.text.flatMap { fields.integrity(written.kind, $0, value) }
        }
    }

    private mutating func integrity(_ kind: MediaIntegrity.Kind, _ text: String, _ value: Value) -> MediaIntegrity? {
        let pattern = #/(?:sha(?:256|384|512)-)?[A-Za-z0-9+\/]+={0,2}/#
        let isSRI = ["sha256-", "sha384-", "sha512-"].contains(where: text.hasPrefix)
        if text.wholeMatch(of: pattern) != nil, isSRI == (kind == .sri) {
            return MediaIntegrity(kind: kind, value: text)
        }
        reportWrongType(.integrity, wants: "a digest such as 'sha384-…' in base64", value, as: .warning)
        return nil
    }
}
