import SiteDiagnostics
import SiteEpisodes

/// A record of the published episodes and their GUIDs. It is the text file `episodes.lock` in the content folder and is
/// committed with the content.
///
/// Each episode has one line; fields are separated by tabs. Lines are sorted by the bytes of the GUID, so that two
/// branches that add episodes rarely change neighbouring lines.
struct Ledger: Hashable {
    struct Entry: Hashable {
        var guid: String
        /// RFC 3339; `nil` for an episode without a date.
        var date: String?
        /// A path of the site, an address, or the ID of a video. See ``Episode/recordingName``.
        var recording: String?
        /// The page's current address, then its earlier addresses.
        var addresses: [Address]
        /// The episode's ID.
        var file: String
        /// The line number in the ledger; 0 for a new entry.
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
    /// The text without tabs and line ends, which a file name may contain.
    fileprivate var inLedger: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
        return unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }.joined()
    }
}

extension Episode {
    /// A name that identifies the recording: its address in feeds, or `youtube:` or `vimeo:` with an ID.
    var recordingName: String? {
        if let location = enclosures.first?.location {
            switch location {
            case .file(let path): return Address(file: path).encodedPath
            case .remote(let address): return address.text
            }
        }
        return self.media.lazy.compactMap { media in
            if case .player(let video) = media.source { "\(video.key ?? ""):\(video.id)" } else { nil }
        }.first
    }
}
