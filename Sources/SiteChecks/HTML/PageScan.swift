import SiteMarkup

/// The parts of a finished page that checks need, found in one pass over its bytes.
///
/// Our own templates write pages. A theme's mistakes are read as browsers read them.
package struct PageScan: Sendable {
    struct Heading: Hashable, Sendable {
        var level: Int
        var id: String?
    }

    struct Image: Hashable, Sendable {
        var source: String?
        /// `nil` if the attribute does not exist.
        var alternative: String?
    }

    /// The `id` of every element.
    package private(set) var ids: Set<String> = []
    /// IDs of several elements, in order and without repetitions.
    private(set) var doubledIDs: [String] = []
    /// Addresses of links in order, with entities decoded.
    private(set) var links: [String] = []
    /// Addresses of files that the page loads: scripts, styles, images, media.
    private(set) var scripts: [String] = []
    private(set) var stylesheets: [String] = []
    private(set) var images: [Image] = []
    private(set) var media: [String] = []
    /// Further addresses: other sizes of images, feeds, versions in other languages, prefetched files, and files that
    /// networks show.
    private(set) var related: [String] = []
    /// The number of bytes of styles and scripts inside the page.
    private(set) var inlineStyles = 0
    private(set) var inlineScripts = 0
    /// The headings in order.
    private(set) var headings: [Heading] = []

    /// The IDs read so far, as written.
    private var seen: Set<[UInt8]> = []

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { read(MarkupReader($0[...])) }
        seen = []
    }

    private mutating func read(_ reader: MarkupReader) {
        var reader = reader
        while let piece = reader.next() {
            guard case .start(let name) = piece else { continue }
            let tag = StartTag(name, &reader)
            if let id = tag["id"], !id.isEmpty { note(id) }
            read(tag) { reader.rawText(of: name).count }
            if tag.name == "template" { reader.skipTemplate() }
        }
    }

    /// Records an ID. IDs are compared by bytes, as in browsers.
    private mutating func note(_ id: String) {
        ids.insert(id)
        guard !seen.insert(Array(id.utf8)).inserted, !doubledIDs.contains(id) else { return }
        doubledIDs.append(id)
    }

    /// - Parameter rawText: Reads the content of a script or style and returns its length in bytes.
    private mutating func read(_ tag: StartTag, rawText: () -> Int) {
        switch tag.name {
        case "a", "area":
            if let address = tag["href"] { links.append(address) }
            if tag.name == "a", let name = tag["name"] { ids.insert(name) }
        case "link":
            readLink(tag)
        case "meta":
            let property = (tag["property"] ?? tag["name"])?.lowercased()
            if let property, Self.shown.contains(property), let address = tag["content"] { related.append(address) }
        case "script":
            let isData = tag["type"].map { $0.contains("json") } ?? false
            if let address = tag["src"] { scripts.append(address) }
            let length = rawText()
            if !isData { inlineScripts += length }
        case "style": inlineStyles += rawText()
        case "title", "textarea": _ = rawText()
        case "img":
            images.append(Image(source: tag["src"], alternative: tag["alt"]))
            related += Self.candidates(tag["srcset"])
        case "video":
            if let poster = tag["poster"] { images.append(Image(source: poster, alternative: "")) }
            if let source = tag["src"] { media.append(source) }
        case "audio", "source", "track", "embed":
            if let source = tag["src"] { media.append(source) }
            related += Self.candidates(tag["srcset"])
        case "h1", "h2", "h3", "h4", "h5", "h6":
            headings.append(Heading(level: Int(tag.name.dropFirst()) ?? 1, id: tag["id"]))
        default: return
        }
    }

    private mutating func readLink(_ tag: StartTag) {
        guard let relation = tag["rel"]?.lowercased() else { return }
        related += Self.candidates(tag["imagesrcset"])
        guard let address = tag["href"] else { return }
        switch relation {
        case "stylesheet": stylesheets.append(address)
        case _ where relation.contains("icon"): media.append(address)
        // The other relations are not addresses of files: hosts to connect to, licences, profiles.
        case "alternate", "canonical", "manifest", "preload", "modulepreload", "prefetch", "next", "prev", "search":
            related.append(address)
        default: return
        }
    }

    /// Properties of Open Graph and of cards whose values are addresses.
    private static let shown: Set = [
        "og:url", "og:image", "og:image:url", "og:image:secure_url", "og:video", "og:audio", "twitter:image",
    ]

    /// The addresses of a `srcset`. A descriptor and a comma follow each of them.
    private static func candidates(_ list: String?) -> [String] {
        var isAddress = true
        return (list ?? "").split(whereSeparator: \.isWhitespace).compactMap { word in
            let endsCandidate = word.hasSuffix(",")
            defer { isAddress = endsCandidate }
            guard isAddress else { return nil }
            return String(endsCandidate ? word.dropLast() : word)
        }
    }
}

extension MarkupReader {
    /// Skips the rest of a `<template>`, including nested ones. Pages do not show it; scripts use it.
    fileprivate mutating func skipTemplate() {
        var open = 1
        while open > 0, let piece = next() {
            switch piece {
            case .start(let name) where name.isNamed("template"): open += 1
            case .end(let name) where name.isNamed("template"): open -= 1
            default: continue
            }
        }
    }
}
