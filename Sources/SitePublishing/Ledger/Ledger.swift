import SiteDiagnostics
import SiteEpisodes

/// What has been published under which GUID: `episodes.lock` in the content folder, a text that is kept with the content.
///
/// One line an episode, in the order of the GUIDs' bytes, so that two branches that add episodes rarely touch neighbours;
/// fields are parted by tabs.
struct Ledger: Hashable {
    struct Entry: Hashable {
        var guid: String
        /// RFC 3339; `nil` for an episode without a date.
        var date: String?
        /// A path of the site, an address, or the id of a video: ``Episode/recordingName``.
        var recording: String?
        /// Where its page is, then where it has been.
        var addresses: [Address]
        /// The episode's id.
        var file: String
        /// Line of the ledger; 0 for what is new.
        var line = 0
    }

    var entries: [Entry] = []

    static let heading = """
        # What has been published, by sitegen. Commit this file; `sitegen build` keeps it.
        # GUID, first date, recording, page and its old addresses, file

        """

    var bytes: [UInt8] {
        let lines = entries.sorted { $0.guid.precedesInBytes($1.guid) }.map(\.text)
        return Array((Self.heading + lines.joined()).utf8)
    }
}

extension Ledger.Entry {
    fileprivate var text: String {
        let addresses = addresses.map(\.encodedPath).joined(separator: " ")
        return [guid.inLedger, date ?? "-", recording?.inLedger ?? "-", addresses, file.inLedger]
            .joined(separator: "\t") + "\n"
    }
}

extension String {
    /// Without what would break the line apart: file names may hold anything.
    fileprivate var inLedger: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
        return unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }.joined()
    }
}

extension Episode {
    /// What tells its recording from others: the address in feeds, or `youtube:` and `vimeo:` with an id.
    var recordingName: String? {
        if let location = enclosures.first?.location {
            switch location {
            case .file(let path): return Address(file: path).encodedPath
            case .remote(let address): return address.text
            }
        }
        return self.media.lazy.compactMap { media in
            switch media.source {
            case .youtube(let id): "youtube:" + id
            case .vimeo(let id): "vimeo:" + id
            case .asset: nil
            }
        }.first
    }
}
