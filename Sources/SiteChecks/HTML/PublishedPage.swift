import SiteFileSystem
import SiteMarkup

/// The facts about a finished page that visitors and search engines notice.
///
/// Its own text is the text of `<main>` with the dates, tags and description of its head. Navigation, neighbours and
/// everything outside `<main>` are common parts, which change together with other pages.
package struct PublishedPage: Sendable {
    /// The first heading of level 1, else the title in the head. Empty if there is neither.
    package private(set) var title = ""
    /// Whether the head calls the page an episode.
    package private(set) var isEpisode = false
    /// The link to which the page sends its visitors at once; `nil` for pages that are read.
    package private(set) var redirection: String?
    /// The absolute address that counts for search engines.
    package private(set) var canonical: String?
    /// Whether search engines may list the page.
    package private(set) var isListed = true
    /// A digest of the page's own text.
    package let text: ContentDigest

    package init(_ bytes: [UInt8]) {
        var reading = Reading()
        bytes.withUnsafeBufferPointer { reading.read(MarkupReader($0[...])) }
        let heading = reading.heading.isEmpty ? reading.headTitle : reading.heading
        title = HTMLEntities.decoded(String(decoding: heading.withoutLastBlank, as: UTF8.self))
        (isEpisode, redirection) = (reading.isEpisode, reading.redirection)
        (canonical, isListed) = (reading.canonical, reading.isListed)
        text = ContentDigest(reading.facts + (reading.hasMain ? reading.main : reading.rest).withoutLastBlank)
    }
}

/// One pass over the bytes of a page.
private struct Reading {
    var headTitle: [UInt8] = []
    var heading: [UInt8] = []
    /// The text inside `<main>`, words separated by single spaces.
    var main: [UInt8] = []
    /// The text of the body outside `<main>`, without headers and footers. It counts for a theme without `<main>`.
    var rest: [UInt8] = []
    /// Values of the head that belong to this page alone.
    var facts: [UInt8] = []
    var isEpisode = false
    var redirection: String?
    var canonical: String?
    var isListed = true
    var hasMain = false
    private var isInMain = false
    private var isInBody = false
    private var isInHeading = false

    mutating func read(_ reader: MarkupReader) {
        var reader = reader
        while let piece = reader.next() {
            switch piece {
            case .text(let text): note(text)
            case .end(let name):
                if name.isNamed("main") { isInMain = false } else if name.isNamed("h1") { isInHeading = false }
            case .start(let name):
                let tag = StartTag(name, &reader)
                start(tag)
                if ["script", "style", "textarea"].contains(tag.name) {
                    _ = reader.rawText(of: name)
                } else if tag.name == "title", !isInBody {
                    append(reader.rawText(of: name), to: &headTitle)
                } else if isCommonPart(tag) {
                    reader.skip(to: tag.name)
                }
            }
        }
    }

    private mutating func start(_ tag: StartTag) {
        switch tag.name {
        case "body":
            isInBody = true
            // Without a public address, the head says less.
            if tag["class"]?.split(separator: " ").contains("kind-episode") ?? false { isEpisode = true }
        case "main": (isInMain, hasMain) = (true, true)
        case "h1": isInHeading = heading.isEmpty
        case "link" where tag["rel"]?.lowercased() == "canonical": canonical = tag["href"]
        case "meta": readMeta(tag)
        default: break
        }
    }

    private mutating func readMeta(_ tag: StartTag) {
        guard let content = tag["content"] else { return }
        if tag["http-equiv"]?.lowercased() == "refresh", let mark = content.firstRange(of: "url=") {
            redirection = String(content[mark.upperBound...])
        }
        switch tag["property"] ?? tag["name"] {
        case "robots": if content.contains("noindex") { isListed = false }
        case "og:type": isEpisode = content == "article" || content == "video.episode"
        case "description": facts += content.utf8
        case let name? where name.hasPrefix("article:"): facts += (name + content).utf8
        default: break
        }
    }

    /// Whether an element and everything in it is the same on many pages, is not shown, or names neighbours.
    private func isCommonPart(_ tag: StartTag) -> Bool {
        switch tag.name {
        case "nav", "template": true
        case "header", "footer": !isInMain
        // The place of an episode in its collections, with its neighbours there.
        default: tag["class"]?.split(separator: " ").contains("membership") ?? false
        }
    }

    private mutating func note(_ text: MarkupSlice) {
        guard isInBody else { return }
        if isInHeading { append(text, to: &heading) }
        if isInMain { append(text, to: &main) } else { append(text, to: &rest) }
    }

    private func append(_ text: MarkupSlice, to words: inout [UInt8]) {
        for byte in text {
            if byte > 0x20 {
                words.append(byte)
            } else if let last = words.last, last != 0x20 {
                words.append(0x20)
            }
        }
    }
}

extension [UInt8] {
    fileprivate var withoutLastBlank: ArraySlice<UInt8> { last == 0x20 ? dropLast() : self[...] }
}

extension MarkupReader {
    /// Skips the rest of an element, with elements of the same name in it.
    fileprivate mutating func skip(to end: String) {
        var open = 1
        while open > 0, let piece = nextTag() {
            switch piece {
            case .start(let name): if String(decoding: name, as: UTF8.self).lowercased() == end { open += 1 }
            case .end(let name): if String(decoding: name, as: UTF8.self).lowercased() == end { open -= 1 }
            case .text: continue
            }
        }
    }
}
