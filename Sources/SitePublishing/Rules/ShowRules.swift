import SiteDiagnostics
import SiteEpisodes

extension FeedRules {
    /// Problems of the show: missing elements that PSP-1 requires of the channel, in its order, and values that
    /// directories reject.
    var ofTheShow: [Diagnostic] {
        var found: [Diagnostic] = []
        let site = catalog.site
        if !base.text.hasPrefix("https://") {
            found.append(
                problem(
                    "not-https", "podcast directories require https for the feed, not '\(base.text)'",
                    hint: "write 'baseURL: https://…'", at: "baseURL"))
        }
        if WrittenKeys.isMissing("title", inSettings: settings) {
            found.append(
                problem("no-title", "the podcast has no title", hint: "write 'title: …' into site.yml", at: "podcast"))
        }
        found += description(site.summary)
        if WrittenKeys.isMissing("language", inSettings: settings) {
            found.append(
                problem(
                    "no-language", "the podcast does not state its language; '\(site.language)' is used",
                    hint: "write 'language: \(site.language)' into site.yml", at: "podcast"))
        } else if !Self.isLanguage(site.language) {
            found.append(
                problem(
                    "wrong-language", "'\(site.language)' is not a language tag",
                    hint: "write a tag such as en, de or pt-BR",
                    at: "language"))
        }
        found += categories
        if podcast.isExplicit == nil, isMissing("explicit") {
            found.append(
                problem(
                    "no-explicit", "the podcast does not state whether it is explicit",
                    hint: "write 'explicit: no' into 'podcast'", at: "podcast", podcast: "explicit"))
        }
        found += artworkOfTheShow
        if let guid = podcast.guid, !UUIDv5.isUUID(guid) {
            found.append(
                problem(
                    "wrong-guid", "the GUID of a podcast must be a UUID, not '\(guid)'",
                    hint: "remove it: it is made from the feed's address", at: "podcast", podcast: "guid"))
        }
        return found + longTextsOfTheShow
    }

    /// True if `podcast:` lacks a key. A value that cannot be read has been reported already.
    private func isMissing(_ key: String) -> Bool {
        WrittenKeys.isMissing("podcast", podcast: key, inSettings: settings)
    }

    private func description(_ text: String?) -> [Diagnostic] {
        guard let text, !text.isEmpty else {
            guard WrittenKeys.isMissing("description", inSettings: settings) else { return [] }
            return [
                problem(
                    "no-description", "the podcast has no description", hint: "write 'description: …' into site.yml",
                    at: "podcast")
            ]
        }
        guard text.utf8.count > Self.longestDescription else { return [] }
        return [
            problem(
                "long-description",
                "the description has \(text.utf8.count) bytes, but podcast directories accept at most \(Self.longestDescription)",
                hint: "shorten it", at: "description")
        ]
    }

    /// The maximum length of a description in bytes, for shows and episodes.
    static let longestDescription = 4000

    private var categories: [Diagnostic] {
        guard !podcast.categories.isEmpty else {
            guard isMissing("category") else { return [] }
            return [
                problem(
                    "no-category", "the podcast has no category",
                    hint: "write 'category: Technology' or another category of Apple's list into 'podcast'",
                    at: "podcast",
                    podcast: "category")
            ]
        }
        // A value that a comment cuts off has been reported already.
        if WrittenKeys.isCut(podcast: "category", inSettings: settings) { return [] }
        return podcast.categories.compactMap { category in
            guard let first = category.first else { return nil }
            guard let parts = AppleCategories.parts[first] else {
                return unknown(
                    first, among: Array(AppleCategories.parts.keys), hint: "write a category of Apple's list")
            }
            guard category.count > 1, !parts.contains(category[1]) else { return nil }
            let names =
                parts.isEmpty
                ? "this category has no subcategories" : "its subcategories are: " + parts.joined(separator: ", ")
            return unknown("\(first) > \(category[1])", among: parts.map { "\(first) > \($0)" }, hint: names)
        }
    }

    private func unknown(_ name: String, among names: [String], hint: String) -> Diagnostic {
        let meant = suggestion(for: name, among: names.sorted()).map { " (did you mean '\($0)'?)" } ?? ""
        return problem(
            "unknown-category", "'\(name)' is not a category of podcast directories\(meant)", hint: hint, at: "podcast",
            podcast: "category")
    }

    private var artworkOfTheShow: [Diagnostic] {
        guard let image = podcast.image else {
            // A picture that is missing or unreadable has been reported already.
            guard isMissing("image") else { return [] }
            return [
                problem(
                    "no-image", "the podcast has no image", hint: "write 'image: media/cover.jpg' into 'podcast'",
                    at: "podcast", podcast: "image")
            ]
        }
        return problems(ofArtwork: image, called: "the podcast's image").map {
            problem($0.rule, $0.message, hint: $0.hint, at: "podcast", podcast: "image")
        }
    }

    /// True for the form of an RFC 5646 tag: two or three letters, then parts of letters and digits.
    static func isLanguage(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8)
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter) else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
        }
    }
}

extension AssetLocation {
    /// True for an address that starts with `http:`.
    var isInsecure: Bool {
        if case .remote(let address) = self { address.text.lowercased().hasPrefix("http://") } else { false }
    }
}
